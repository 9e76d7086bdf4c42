"""Placing, generating, putting down and dropping (10.10, 13.2, 16.9, 17.5-17.8, 21.6a, 25.2d, 25.5)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.grid import place_name
from tests.engine.effects.scenes import board, figure, place, reasons, said, squares

OPEN = {"size": [16, 16]}
CAP = {"cap": figure("E5")}


def test_10_10_a_placed_figure_does_not_move() -> None:
    """Wherever it is placed, speed and break away play no part."""
    crowd = {**CAP, "foe": figure("E6", "blue")}
    answer = place("figure", crowd, id="cap", at="P16")
    assert (answer.fields["legal"], "place-no-break-away" in said(answer)) == (True, True)


def test_13_2_occupied_or_blocking() -> None:
    """Neither in another figure's square nor in blocking terrain; its own square and debris are allowed."""
    crowd = {**CAP, "foe": figure("E7", "blue")}
    printed = {**OPEN, "blocking": ["G5", "H5"]}
    rubble = [{"kind": "debris", "at": ["H5"]}]
    for square, expected in (("E7", ["13.2"]), ("G5", ["13.2"]), ("H5", []), ("E5", []), ("F5", [])):
        assert reasons(place("figure", crowd, id="cap", at=square, map=printed, markers=rubble)) == expected


def test_12_5d_the_kod_are_gone() -> None:
    """A KO'd figure occupies nothing, and is placed nowhere."""
    crowd = {**CAP, "out": figure("E6", life={"click": 9, "clicks": 8})}
    assert reasons(place("figure", crowd, id="cap", at="E6")) == []
    assert reasons(place("figure", crowd, id="out", at="F6")) == ["12.5d"]


def test_27_7f_27_7g_immobile_and_immune() -> None:
    """Immobile is placed by nobody, Immune by no opponent."""
    crowd = {
        "statue": figure("A1", abilities=["immobile"]),
        "ghost": figure("C1", abilities=["immune"]),
        "foe": figure("E1", "blue"),
        "ally": figure("G1"),
    }
    assert reasons(place("figure", crowd, id="statue", at="A3", by="ally")) == ["27.7f"]
    assert reasons(place("figure", crowd, id="ghost", at="C3", by="ally")) == []
    assert reasons(place("figure", crowd, id="ghost", at="C3", by="foe")) == ["27.7g"]


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (["F5", "F6"], []),
        (["F5", "G5"], []),
        (["F5", "G6"], ["24.2a"]),
        (["F5"], ["24.2a"]),
        (["J5", "K5"], ["24.2d"]),
        (["M5", "N5"], ["16.5g"]),
    ],
)
def test_24_2_larger_bases(at: list[str], expected: list[str]) -> None:
    """Upright or across, never diagonal; no wall through it, one level."""
    printed = {**OPEN, "walls": ["J5/K5"], "elevated": {"2": ["N5"]}}
    assert reasons(place("figure", {"tank": figure(["A1", "B1"])}, id="tank", at=at, map=printed)) == expected


def test_24_2c_a_flying_larger_base_lies_on_two_levels() -> None:
    """Flight lets it; so do giant and colossal sizes."""
    printed = {**OPEN, "elevated": {"2": ["N5"]}}
    for more in ({"abilities": ["flight"]}, {"size": "giant"}):
        assert reasons(place("figure", {"d": figure(["A1", "B1"], **more)}, id="d", at=["M5", "N5"], map=printed)) == []


def test_13_2_an_effect_that_is_not_optional() -> None:
    """The opponent chooses among the squares nearest to the one that is not possible."""
    crowd = {**CAP, "foe": figure("H8", "blue")}
    printed = {**OPEN, "blocking": ["G7:I7", "G9:I9", "G8"]}
    answer = place("figure", crowd, id="cap", at="H8", optional=False, map=printed)
    assert (answer.fields["legal"], answer.fields["instead"]) == (False, ["I8"])
    assert place("figure", crowd, id="cap", at="H8", map=printed).fields["instead"] == []


def test_21_6a_generated_beside_its_generator() -> None:
    """A generated figure or marker is placed adjacent by default: not behind a wall."""
    printed = {**OPEN, "walls": ["E5/F5"]}
    crowd = {**CAP, "pog": figure(None)}
    for square, expected in (("E6", []), ("F5", ["21.6a"]), ("E7", ["21.6a"]), ("E5", ["21.6a", "13.2"])):
        assert reasons(place("figure", crowd, id="pog", at=square, how="generate", by="cap", map=printed)) == expected


@pytest.mark.parametrize(
    ("kind", "on_blocking", "on_figure", "on_object"),
    [
        ("hindering", ["17.5"], [], []),
        ("water", ["17.5"], [], []),
        ("elevated", ["17.5"], [], []),
        ("smoke", ["17.5"], [], []),
        ("debris", [], [], []),
        ("blocking", ["17.5"], ["13.2"], ["13.2"]),
        ("barrier", ["17.5"], ["13.2"], ["13.2"]),
    ],
)
def test_17_5_new_markers(kind: str, on_blocking: list[str], on_figure: list[str], on_object: list[str]) -> None:
    """Only debris lies on blocking terrain; blocking terrain buries neither characters nor objects."""
    position: dict[str, Any] = {"map": {**OPEN, "blocking": ["G5"]}, "objects": [{"id": "crate", "at": "I5"}]}
    for square, expected in (("G5", on_blocking), ("E5", on_figure), ("I5", on_object), ("K5", [])):
        assert reasons(place("marker", CAP, kind=kind, at=square, **position)) == expected


def test_17_5_several_markers_in_a_square() -> None:
    """A new one is put on top."""
    answer = place("marker", kind="hindering", at="G5", markers=[{"kind": "water", "at": ["G5"]}])
    assert (answer.fields["legal"], "place-on-top" in said(answer)) == (True, True)


def test_17_5_no_wall_under_a_larger_marker() -> None:
    """Not along an edge between two of its squares; along an outer edge a wall is no matter."""
    printed = {**OPEN, "walls": ["G5/H5"]}
    assert reasons(place("marker", at=["G5", "H5"], map=printed)) == ["17.5"]
    assert reasons(place("marker", at=["F5", "G5"], map=printed)) == []


def test_16_5g_one_elevation_under_a_larger_marker() -> None:
    """Game elements larger than a square lie on one level."""
    assert reasons(place("marker", at=["G5", "H5"], map={**OPEN, "elevated": {"2": ["H5"]}})) == ["16.5g"]


def test_17_14d_debris_is_not_moved() -> None:
    """Debris has Immobile."""
    assert reasons(place("marker", id="it", at="G5", markers=[{"kind": "debris", "at": ["F5"], "id": "it"}])) == [
        "17.14d"
    ]


def test_13_2_objects() -> None:
    """An object lies in no blocking terrain, with characters and other markers it may."""
    crate = [{"id": "crate", "at": "A1"}]
    for square, expected in (("G5", ["13.2"]), ("E5", []), ("F5", [])):
        answer = place("object", CAP, id="crate", at=square, map={**OPEN, "blocking": ["G5"]}, objects=crate)
        assert reasons(answer) == expected


def test_17_7_a_held_object_is_off_the_map() -> None:
    """An effect that places objects does not reach what is held."""
    assert reasons(place("object", CAP, id="crate", at="F5", objects=[{"id": "crate", "held_by": "cap"}])) == ["17.7"]


def test_17_8_putting_down_on_the_way() -> None:
    """In a square moved through or beside one, its own included; not through a wall."""
    held = [{"id": "crate", "held_by": "cap"}]
    path = ["F5", "G5"]
    printed = {**OPEN, "walls": ["G5/H5"]}
    for square, expected in (("E5", []), ("G5", []), ("G6", []), ("H5", ["17.8"]), ("I5", ["17.8"])):
        answer = place("object", CAP, how="put-down", by="cap", path=path, at=square, objects=held, map=printed)
        assert reasons(answer) == expected


def test_17_7_dropped_beside_a_kod_holder() -> None:
    """In a square adjacent to the one it last occupied, not in that one."""
    crowd = {"cap": figure("E5", life={"click": 9, "clicks": 8})}
    held = [{"id": "crate", "held_by": "cap"}]
    assert reasons(place("object", crowd, how="drop", by="cap", at="E6", objects=held)) == []
    assert reasons(place("object", crowd, how="drop", by="cap", at="E5", objects=held)) == ["17.7"]
    assert len(squares(place("object", crowd, how="drop", by="cap", objects=held))) == 8


def test_17_7_nowhere_to_drop_it() -> None:
    """An object is destroyed without debris (P36), another marker leaves one in the holder's square."""
    crowd = {"cap": figure("A1")}
    shut = {**OPEN, "walls": ["A1/B1", "A1/A2"]}
    lost = place("object", crowd, how="drop", by="cap", objects=[{"id": "crate", "held_by": "cap"}], map=shut)
    assert (lost.fields["destroyed"], lost.fields["debris"]) == (True, [])
    bush = place("marker", crowd, how="drop", by="cap", map=shut)
    assert (bush.fields["destroyed"], bush.fields["debris"]) == (True, ["A1"])


def test_25_2d_unequipped_into_the_bearers_square() -> None:
    """Equipment goes into the square of the character that had it."""
    for square, expected in (("E5", []), ("E6", ["25.2d"])):
        assert reasons(place("object", CAP, how="unequip", by="cap", at=square)) == expected


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (["H8", "I8"], []),
        (["H4"], []),
        (["H3"], ["25.5b"]),
        (["K8", "L8"], ["25.5b"]),
        (["C8"], ["25.5b"]),
        (["E8"], ["25.5b"]),
        (["N8"], ["25.5b"]),
    ],
)
def test_25_5b_special_terrain(at: list[str], expected: list[str]) -> None:
    """Three squares from a starting area, one level, no orange square, no transition, no other special terrain."""
    printed = {
        **OPEN,
        "starting_areas": {"red": ["A1:P1"], "blue": ["A16:P16"]},
        "elevated": {"2": ["L8"]},
        "orange": ["C8"],
        "transitions": ["E8/F8"],
    }
    other = [{"kind": "special", "terrain": "water", "at": ["N8"], "abilities": ["special-terrain"]}]
    assert reasons(place("special-terrain", at=at, map=printed, markers=other)) == expected


@settings(max_examples=20, deadline=None)
@given(st.sets(st.integers(0, 35), max_size=12), st.sets(st.integers(0, 35), max_size=5))
def test_law_where_a_figure_may_be_placed_nobody_is(blocks: set[int], others: set[int]) -> None:
    """Every square listed is free, and every free square is listed (15.5)."""
    free = others - blocks - {0}
    figures = {"cap": figure("A1"), **{f"f{n}": figure(place_name(n % 6, n // 6), "blue") for n in free}}
    drawn = {"size": [6, 6], "blocking": [place_name(n % 6, n // 6) for n in sorted(blocks - {0})]}
    expected = {place_name(n % 6, n // 6) for n in range(36) if n not in free and n not in blocks - {0}}
    assert squares(place("figure", figures, id="cap", map=drawn)) == expected


def test_24_2a_where_a_larger_base_may_lie() -> None:
    """Every square that it can come to cover is told, either way round; a single free square is none of them."""
    open_map = board("..#.", "..##", "####", "...#")
    wide = place("figure", {"ogre": figure(["A1", "B1"])}, id="ogre", map=open_map)
    assert squares(wide) == {"A1", "B1", "A2", "B2", "A4", "B4", "C4"}
    assert "place-squares-covered" in said(wide)
    assert squares(place("figure", {"cap": figure("A1")}, id="cap", map=open_map)) == {*squares(wide), "D1"}


@pytest.mark.parametrize(
    ("what", "how", "section"),
    [
        ("marker", "place", "17.5"),
        ("object", "place", "10.10"),
        ("marker", "generate", "21.6a"),
        ("object", "put-down", "17.8"),
        ("object", "drop", "17.7"),
        ("marker", "set-up", "17.4"),
        ("special-object", "set-up", "25.1"),
        ("effect-terrain", "set-up", "25.9"),
        ("special-terrain", "set-up", "25.5b"),
    ],
)
def test_10_10_the_answer_rests_on_how_it_comes_there(what: str, how: str, section: str) -> None:
    """Placed, generated, put down, dropped or set up: each has its own section, whether squares are named or not."""
    printed = {**OPEN, "starting_areas": {"red": ["A1:P1"], "blue": ["A16:P16"]}}
    for at in ({}, {"at": "H8"}):
        answer = place(
            what, CAP, how=how, by="cap" if how in ("generate", "put-down", "drop") else None, map=printed, **at
        )
        assert answer.ruling.steps[-1].rule == section
