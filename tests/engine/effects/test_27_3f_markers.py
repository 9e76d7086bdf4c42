"""Barrier and Smoke Cloud: the squares for each marker (27.2h, 27.3f, 21.6b)."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.grid import parse_place, place_name
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.lines.pairs import line_result
from engine.heroclix.board.lines.tables import BLOCKED
from engine.heroclix.board.measures import distance
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.effects import Laying, cloud_of
from engine.heroclix.position import Figure, MapPrint, Marker, Position, bits
from tests.engine.effects.scenes import area, board, figure, legal, reasons, said, squares, why

CAP = {"cap": figure("E5", powers=["barrier", "smoke-cloud"])}
CLOUDS = ("barrier", "smoke-cloud")


@pytest.mark.parametrize("effect", CLOUDS)
def test_11_3b_every_marker_lies_within_range(effect: str) -> None:
    """Four squares away is within range 4, five squares away is not."""
    assert reasons(area(effect, "cap", CAP, at="I5")) == []
    assert reasons(area(effect, "cap", CAP, at="J5")) == ["11.3b"]


@pytest.mark.parametrize(("printed", "farthest", "beyond"), [(0, "I5", "J5"), (6, "K5", "L5")])
def test_13_4_minimum_range_four(printed: int, farthest: str, beyond: str) -> None:
    """A range value below 4 counts as 4, one above it as it is."""
    cap = {"cap": figure("E5", powers=["barrier"], values={"range": printed})}
    assert {farthest} == squares(area("barrier", "cap", cap)) & {farthest, beyond}


def test_27_3f_barrier_on_no_character_and_no_object() -> None:
    """A character or an object would occupy blocking terrain; its own square is no exception (13.2, P41)."""
    crowd = {**CAP, "foe": figure("F5", "blue"), "ally": figure("G5")}
    crate = [{"id": "crate", "at": "H5"}]
    for square in ("E5", "F5", "G5", "H5"):
        assert reasons(area("barrier", "cap", crowd, objects=crate, at=square)) == ["13.2"]
        assert reasons(area("smoke-cloud", "cap", crowd, objects=crate, at=square)) == []


def test_17_7_a_held_object_is_in_nobodys_way() -> None:
    """What is held lies nowhere on the map."""
    assert reasons(area("barrier", "cap", CAP, objects=[{"id": "crate", "held_by": "cap"}], at="F6")) == []


@pytest.mark.parametrize("effect", CLOUDS)
@pytest.mark.parametrize("markers", [[], [{"kind": "debris", "at": ["G5"]}]])
def test_17_5_never_in_blocking_terrain(effect: str, markers: list[dict[str, Any]]) -> None:
    """Blocking terrain takes no marker; once it is destroyed it does."""
    answer = area(effect, "cap", CAP, map={"size": [16, 16], "blocking": ["G5"]}, markers=markers, at="G5")
    assert reasons(answer) == ([] if markers else ["17.5"])


@pytest.mark.parametrize("effect", CLOUDS)
@pytest.mark.parametrize("under", ["hindering", "water", "smoke", "elevated"])
def test_17_5_markers_lie_on_top_of_others(effect: str, under: str) -> None:
    """Other markers below are no hindrance."""
    assert reasons(area(effect, "cap", CAP, markers=[{"kind": under, "at": ["F5"]}], at="F5")) == []


@pytest.mark.parametrize("effect", CLOUDS)
def test_21_6b_each_after_the_first_is_adjacent_to_another(effect: str) -> None:
    """The second marker lies beside the first, never apart; the third beside either of them."""
    assert reasons(area(effect, "cap", CAP, placed=["F3"], at="G3")) == []
    assert why(area(effect, "cap", CAP, placed=["F3"], at="H3")) == ["area-not-adjacent"]
    assert reasons(area(effect, "cap", CAP, placed=["F3", "G3"], at="H3")) == []
    assert reasons(area(effect, "cap", CAP, placed=["F3", "G3"], at="E2")) == []


@pytest.mark.parametrize("effect", CLOUDS)
def test_6_3b_a_wall_or_a_change_of_level_breaks_the_chain(effect: str) -> None:
    """Adjacency is the usual one."""
    walled = {"size": [16, 16], "walls": ["F3/G3"]}
    assert "16.4c" in reasons(area(effect, "cap", CAP, map=walled, placed=["F3"], at="G3"))
    higher = {"size": [16, 16], "elevated": {"2": ["G2:G4"]}}
    assert "6.3b" in reasons(area(effect, "cap", CAP, map=higher, placed=["F3"], at="G3"))


@pytest.mark.parametrize("effect", CLOUDS)
def test_distinct_squares(effect: str) -> None:
    """A square takes one marker of one use."""
    assert why(area(effect, "cap", CAP, placed=["F3"], at="F3"))[0] == "area-same-square"


@pytest.mark.parametrize(("effect", "most"), [("barrier", 4), ("smoke-cloud", 6)])
def test_27_2h_27_3f_how_many(effect: str, most: int) -> None:
    """Four barrier markers, six of smoke, and no more."""
    row = [place_name(column, 1) for column in range(2, 2 + most)]
    assert squares(area(effect, "cap", CAP, placed=row[:-1]))
    full = area(effect, "cap", CAP, placed=row)
    assert (squares(full), full.fields["complete"]) == (set(), True)
    assert why(area(effect, "cap", CAP, placed=row, at="B2")) == ["area-markers-all-placed"]


def test_27_3f_an_illegal_marker_before_is_said() -> None:
    """The first marker placed that may not lie there ends the judgement."""
    answer = area("barrier", "cap", CAP, placed=["F3", "H3", "G3"])
    assert answer.fields["legal"] is False
    assert "area-marker-refused" in said(answer)
    assert squares(answer) == set()


CORRIDOR = board(
    ".....",
    "####.",
    ".....",
)
# from A3 the line of fire to the upper row is blocked but at its right end
LOW = {"cap": figure("A3", powers=["barrier", "smoke-cloud"], values={"range": 6})}


@pytest.mark.parametrize("effect", CLOUDS)
def test_11_4d_any_marker_may_be_the_one_within_line_of_fire(effect: str) -> None:
    """The chain may begin out of sight if it can still come into line of fire (P43)."""
    first = area(effect, "cap", LOW, map=CORRIDOR, at="D1")
    assert first.fields["legal"] is True
    assert "area-line-to-later" in said(first)
    assert area(effect, "cap", LOW, map=CORRIDOR, placed=["D1"]).fields["complete"] is False


def test_11_4d_too_far_from_any_line_of_fire() -> None:
    """A square from which no chain of four comes into line of fire is refused; with six it is not."""
    assert why(area("barrier", "cap", LOW, map=CORRIDOR, at="A1"))[-1] == "area-none-in-line"
    assert reasons(area("smoke-cloud", "cap", LOW, map=CORRIDOR, at="A1")) == []


def test_11_4d_the_last_marker_has_to_be_seen() -> None:
    """When one marker is left and none is within line of fire yet, only such squares remain."""
    chain = ["C1", "B1", "A1"]
    left = area("barrier", "cap", LOW, map=CORRIDOR, placed=chain)
    for square in squares(left):
        assert area("barrier", "cap", LOW, map=CORRIDOR, placed=[*chain, square]).fields["complete"] is True
    assert why(area("barrier", "cap", LOW, map=CORRIDOR, placed=chain, at="A2"))


def test_11_4d_one_marker_in_line_of_fire_is_enough() -> None:
    """Behind the first barrier, which is within line of fire, the next ones need no line."""
    alley = board("#####", ".....", "#####")
    cap = {"cap": figure("A2", powers=["barrier"])}
    behind = area("barrier", "cap", cap, map=alley, placed=["C2"], at="D2")
    assert behind.fields["legal"] is True
    assert "area-line-to-earlier" in said(behind)


def test_the_users_size_and_targeting_count_for_the_line() -> None:
    """Improved Targeting: Blocking draws the line through the wall of squares."""
    able = {"cap": {**LOW["cap"], "abilities": ["improved-targeting:blocking"]}}
    assert "A1" in squares(area("barrier", "cap", able, map=CORRIDOR))
    assert "A1" not in squares(area("barrier", "cap", LOW, map=CORRIDOR))


def test_25_5c_special_terrain_takes_markers_on_clear_squares() -> None:
    """Smoke lies on special terrain only where that is clear."""
    special = [{"kind": "special", "at": ["F5"], "terrain": "hindering", "abilities": ["special-terrain"]}]
    assert reasons(area("smoke-cloud", "cap", CAP, markers=special, at="F5")) == ["25.5c"]
    special[0]["terrain"] = "clear"
    assert reasons(area("smoke-cloud", "cap", CAP, markers=special, at="F5")) == []


def test_a_larger_base_counts_range_and_line_from_one_square() -> None:
    """The nearest square of the base counts the range (11.3a, 11.5)."""
    big = {"dragon": figure(["D4", "E4", "D5", "E5"], powers=["smoke-cloud"])}
    found = squares(area("smoke-cloud", "dragon", big))
    assert "I5" in found
    assert "J5" not in found


def _open(rows: int, columns: int, blocks: set[tuple[int, int]]) -> dict[str, Any]:
    return {"size": [columns, rows], "blocking": sorted(place_name(*at) for at in blocks)}


@settings(max_examples=12, deadline=None)
@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 3)), max_size=8), st.sampled_from(CLOUDS))
def test_law_the_listed_squares_are_those_not_refused(blocks: set[tuple[int, int]], effect: str) -> None:
    """The bare list and the explained judgement agree on every square, for the first and a second marker."""
    drawn = _open(4, 5, blocks - {(0, 0)})
    cap = {"cap": figure("A1", powers=[effect], values={"range": 0})}
    first = squares(area(effect, "cap", cap, map=drawn))
    assert legal(effect, "cap", cap, map=drawn).fields["legal"] is bool(first)
    for placed in ([], [min(first)] if first else []):
        listed = squares(area(effect, "cap", cap, map=drawn, placed=placed))
        for column in range(5):
            for row in range(4):
                name = place_name(column, row)
                assert (name in listed) is (reasons(area(effect, "cap", cap, map=drawn, placed=placed, at=name)) == [])


def _completes(position: Position, cap: Figure, chain: tuple[int, ...], seen: bool) -> bool:
    """Whether some Barrier begins with these squares: every chain is tried, on the board as it then is (P43)."""
    if seen:
        return True
    if len(chain) == 4:
        return False
    board_now = Board.of(position)
    for square in range(position.map.columns * position.map.rows):
        barred = square in chain or board_now.terrain.blocking >> square & 1 or square in cap.squares
        if (
            barred
            or distance(position, cap, square) > 4
            or not any(board_now.adjacent_squares(s, square) for s in chain)
        ):
            continue
        if _goes_on(position, cap, chain, square):
            return True
    return False


def _goes_on(position: Position, cap: Figure, chain: tuple[int, ...], square: int) -> bool:
    seen = line_result(position, cap, square, "effect") != BLOCKED
    after = replace(position, markers=(*position.markers, Marker("barrier", (square,))))
    return _completes(after, cap, (*chain, square), seen)


@settings(max_examples=25, deadline=None)
@given(
    st.sets(st.tuples(st.integers(0, 3), st.integers(0, 2)), max_size=7),
    st.sets(st.integers(0, 11), max_size=4),
    st.sets(st.integers(0, 11), max_size=4),
)
def test_law_a_first_square_is_legal_exactly_if_some_barrier_begins_there(
    blocks: set[tuple[int, int]], east: set[int], south: set[int]
) -> None:
    """The search agrees with trying out every chain of four."""
    blocking = bits(row * 4 + column for column, row in blocks - {(0, 0)})
    walls = bits(square for square in east if square % 4 < 3), bits(square for square in south if square < 8)
    cap = Figure("cap", "Cap", "red", (0,), powers=frozenset(["barrier"]))
    position = Position(MODERN, MapPrint(4, 3, blocking=blocking, walls_east=walls[0], walls_south=walls[1]), (cap,))
    found = Laying(position, cap, cloud_of(MODERN, "barrier")).squares()
    for square in range(1, 12):
        legal = not blocking >> square & 1 and _goes_on(position, cap, (), square)
        assert bool(found >> square & 1) is legal


def test_law_the_order_of_a_chain_in_sight_is_free() -> None:
    """Every order in which each smoke marker touches an earlier one is legal."""
    chain = ("F3", "G3", "H3")
    for order in permutations(chain):
        apart = {parse_place(order[0])[0], parse_place(order[1])[0]} == {5, 7}
        answer = area("smoke-cloud", "cap", CAP, placed=list(order))
        assert answer.fields["complete"] is not apart
