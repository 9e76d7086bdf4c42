"""What would clear a line: which pieces can be destroyed, and how much of them goes (16.9, 17.10, 17.14c)."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import pytest

import engine.heroclix.answers.board
from bot.table.ruling import answer_document, answer_reply
from engine import adjudicate
from engine.errors import DocumentError
from engine.heroclix import judge, questions
from engine.heroclix.answers.board import spot_of, target_of
from engine.heroclix.board.ground.terrain import Terrain
from engine.heroclix.board.lines.clear_if import clear_if
from engine.heroclix.board.lines.pairs import line_result
from engine.heroclix.board.lines.tables import BLOCKED
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.position import Marker
from tests.bench.boards import board
from tests.bench.speed import spot_pairs
from tests.engine.board import exhaustive
from tests.engine.board.scenes import document, lines_of, scene_of
from tests.engine.board.slow_rules import BOOKS, Book

ENDS = [{"id": "cap", "side": "red", "at": "A1"}, {"id": "foe", "side": "blue", "at": "D1"}]
HINDERING = {"gained": "improved-targeting:hindering"}


def changes(**document: Any) -> list[list[dict[str, str]]]:
    """Return the sets of changes that clear the line from A1 to D1."""
    ask = {"type": "line_of_fire", "from": "cap", "to": "foe"}
    full = {"ruleset": "heroclix-modern", "map": {"size": [8, 2]}, "figures": ENDS, "ask": ask, **document}
    found: Any = adjudicate(full).fields["clear_if"]
    return [list(each) for each in found]


def test_17_14c_an_elevated_marker_can_be_destroyed_printed_elevation_cannot() -> None:
    """The marker leaves debris that hinders; of printed elevated terrain nothing can be destroyed (16.5)."""
    marked = changes(markers=[{"kind": "elevated", "at": ["B1"]}])
    assert [{"destroyed": "B1"}, HINDERING] in marked
    printed = changes(map={"size": [8, 2], "elevated": {2: ["B1"]}})
    assert printed == [[{"gained": "improved-targeting:elevated"}]]


def test_17_10_a_larger_marker_goes_whole_and_barrier_markers_one_by_one() -> None:
    """One change clears both squares of a blocking marker; two barrier markers take two (P40)."""
    assert [{"destroyed": "B1"}, HINDERING] in changes(markers=[{"kind": "blocking", "at": ["B1", "C1"]}])
    barriers = changes(markers=[{"kind": "barrier", "at": ["B1", "C1"]}])
    assert [{"destroyed": "B1"}, HINDERING] not in barriers
    assert [{"destroyed": "B1"}, {"destroyed": "C1"}, HINDERING] in barriers


def test_25_5e_special_terrain_is_not_destroyed() -> None:
    """No change destroys special terrain; the same marker without that word is destroyed like any other."""
    castle: dict[str, Any] = {"kind": "special", "at": ["B1"], "terrain": "blocking"}
    assert [{"destroyed": "B1"}, HINDERING] in changes(markers=[castle])
    special = changes(markers=[{**castle, "abilities": ["special-terrain"]}])
    assert all("destroyed" not in change for each in special for change in each)


def test_27_7h_what_is_indestructible_is_not_destroyed() -> None:
    """A blocking marker is destroyed, one with Indestructible is not."""
    marker: dict[str, Any] = {"kind": "blocking", "at": ["B1"]}
    assert [{"destroyed": "B1"}, HINDERING] in changes(markers=[marker])
    lasting = changes(markers=[{**marker, "abilities": ["indestructible"]}])
    assert all("destroyed" not in change for each in lasting for change in each)


CRATE = {"id": "crate", "kind": "light", "at": "B1"}
OLD: dict[str, Any] = {"ruleset": "heroclix-2012"}


@pytest.mark.parametrize("at", ["B1", "D1"])
@pytest.mark.parametrize("kind", ["light", "heavy", "immobile", "ultra-heavy"])
def test_destruir_objetos_an_object_that_hinders_can_be_destroyed_and_leaves_nothing(kind: str, at: str) -> None:
    """One object on the way or in the target's own square: without it the line is clear, no debris lies there."""
    assert changes(**OLD, objects=[{**CRATE, "kind": kind, "at": at}]) == [[{"destroyed": "crate"}], [HINDERING]]


def test_destruir_objetos_of_two_objects_in_one_square_both_have_to_go() -> None:
    """However many lie there, the square is hindering until none does (R70); printed hindering terrain stays."""
    both = [CRATE, {**CRATE, "id": "barrel"}]
    assert changes(**OLD, objects=both) == [[HINDERING], [{"destroyed": "crate"}, {"destroyed": "barrel"}]]
    assert changes(**OLD, map={"size": [8, 2], "hindering": ["B1"]}, objects=both) == [[HINDERING]]


def test_reliquias_no_relic_is_destroyed_and_what_is_held_is_in_nobodys_way() -> None:
    """A relic hinders and stays; a light object beside it goes alone; one in hand hinders no line."""
    relic = {"id": "altar", "kind": "relic", "at": "B1", "taken_on": [5, 6]}
    assert changes(**OLD, objects=[relic]) == [[HINDERING]]
    assert changes(**OLD, objects=[relic, {**CRATE, "at": "C1"}]) == [[HINDERING]]
    assert changes(**OLD, objects=[{"id": "crate", "kind": "light", "held_by": "cap"}]) == []


def test_destruir_objetos_a_character_and_an_object_in_the_way() -> None:
    """Who stands on an object is gone and the object destroyed, or both are overlooked: one change is not enough."""
    someone = {"id": "wasp", "side": "red", "at": "B1"}
    found = changes(**OLD, figures=[*ENDS, someone], objects=[CRATE])
    assert [{"gone": "wasp"}, {"destroyed": "crate"}] in found
    assert all(len(each) == 2 for each in found)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_17_1b_objects_of_the_other_books_hinder_nothing(ruleset: str) -> None:
    """An object there changes no square's terrain, so the line is clear and nothing has to go."""
    assert changes(ruleset=ruleset, objects=[{"id": "crate", "at": "B1"}]) == []


@pytest.mark.parametrize("at", [["A1", "C1"], ["A1", "B2"], ["A1", "B1", "B2"]])
def test_24_2_a_base_is_a_rectangle(at: list[str]) -> None:
    """Squares that make no rectangle are no base: the error names the field; a rectangle is one, whatever its order."""
    with pytest.raises(DocumentError) as error:
        changes(figures=[{**ENDS[0], "at": at}, ENDS[1]])
    assert error.value.path == "figures[0].at"
    assert changes(figures=[{**ENDS[0], "at": ["B2", "A1", "B1", "A2"]}, ENDS[1]]) == []


POSITIONS = int(os.environ.get("CLIX_CLEAR_IF", "150"))


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_3_1_the_sets_are_those_of_judging_after_every_change(book: Book) -> None:
    """On boards with every feature, and for every purpose, the sets are found that an exhaustive search finds."""
    several = destroyed = 0
    for seed in range(POSITIONS):
        for query in lines_of(*scene_of(seed, everything=True, book=book), 3):
            position, ask = judge.read(document(query))
            assert isinstance(ask, questions.LineOfFireAsk)
            position = position.in_play()
            try:
                ends = spot_of(position, "ask.from", ask.from_), target_of(position, ask.to, ask.for_)
            except DocumentError:
                continue
            found = clear_if(position, *ends, ask.for_)
            assert found == exhaustive.clear_if(position, *ends, ask.for_), (seed, ask)
            several += len(found) > 1
            destroyed += any(change.kind == "destroyed" and change.place is None for each in found for change in each)
    assert several > POSITIONS // 10
    assert bool(destroyed) is book.clutter  # objects that lie hinder in one book alone


def test_3_1_the_sets_are_the_same_on_crowded_boards() -> None:
    """Across 24×24 squares, where hundreds of sets are tried, the same are found as by judging each of them."""
    position = board(24, 30)
    lines = [pair for pair in spot_pairs(position, 60) if line_result(position, *pair) == BLOCKED]
    assert len(lines) > 20
    for pair in lines[:20]:
        assert clear_if(position, *pair) == exhaustive.clear_if(position, *pair, "range-attack")


def test_17_terrain_laid_anew_on_some_squares_is_terrain_made_anew() -> None:
    """Where markers change on some squares and walls go, the rest is taken over: the terrain is as if made afresh."""
    for seed in range(60):
        position, _ = judge.read(document(lines_of(*scene_of(seed, everything=True), 1)[0]))
        printed, markers = position.map, position.markers
        first = (0, printed.columns * printed.rows - 1)
        later = (*markers[1:], Marker("debris", first), Marker("elevated", first[:1], levels=2))
        squares = (*first, *(markers[0].squares if markers else ()))
        opened = replace(printed, walls_east=0, doors_south=0)
        relaid = Terrain(MODERN, printed, markers).relaid(opened, later, squares)
        anew = Terrain(MODERN, opened, later)
        for name in ("blocking", "hindering", "water", "levels", "at_level", "flat", "walls", "doors", "barriers",
                     "transitions", "rough", "fences", "levels_apart", "indoor_edges"):  # fmt: skip
            assert getattr(relaid, name) == getattr(anew, name), (seed, name)


def test_3_1_clear_if_is_worked_out_where_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruling to read needs no sets of changes and costs none; the answer's own field has them, last, once."""
    asked: list[int] = []
    monkeypatch.setattr(engine.heroclix.answers.board, "sets_of_changes", lambda *_: asked.append(1) or [])
    answer = adjudicate(
        {
            "ruleset": "heroclix-modern",
            "map": {"size": [8, 2], "blocking": ["B1"]},
            "figures": ENDS,
            "ask": {"type": "line_of_fire", "from": "cap", "to": "foe"},
        }
    )
    answer_reply(answer, "en")
    assert not asked
    assert list(answer.fields)[-1] == "clear_if"
    assert answer.fields["clear_if"] == answer.fields["clear_if"] == answer_document(answer, "en")["clear_if"] == []
    assert asked == [1]
