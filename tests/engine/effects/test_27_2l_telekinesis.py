"""Telekinesis: whom and what it may choose, and where it may place that (27.2l)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.grid import place_name
from tests.engine.effects.scenes import area, board, figure, reasons, said, squares, why

JEAN = figure("E5", powers=["telekinesis"], values={"range": 6})


def may_choose(what: str, figures: dict[str, dict[str, Any]], **more: Any) -> list[str]:
    """The sections of the reasons against choosing something."""
    return reasons(area("telekinesis", "jean", {"jean": JEAN, **figures}, chosen=what, **more))


def to(square: str, chosen: str, figures: dict[str, dict[str, Any]], **more: Any) -> list[str]:
    """The sections of the reasons against placing what is chosen in a square."""
    return reasons(area("telekinesis", "jean", {"jean": JEAN, **figures}, chosen=chosen, at=square, **more))


def test_6_2_friends_and_itself_but_no_opponent() -> None:
    """A friendly character may be chosen, itself too; an opposing one may not."""
    crowd = {"ally": figure("F5"), "foe": figure("D5", "blue")}
    assert may_choose("ally", crowd) == []
    assert may_choose("jean", crowd) == []
    assert may_choose("foe", crowd) == ["6.2"]


def test_27_2l_single_bases_only() -> None:
    """A larger base is not chosen."""
    assert may_choose("dragon", {"dragon": figure(["F5", "G5"])}) == ["27.2l"]


def test_27_7f_an_immobile_friend_can_not_be_placed() -> None:
    """Immobile forbids placing; Immune does not hinder a friend."""
    assert may_choose("statue", {"statue": figure("F5", abilities=["immobile"])}) == ["27.7f"]
    assert may_choose("ghost", {"ghost": figure("F5", abilities=["immune"])}) == []


def test_27_7n_a_safeguard() -> None:
    """SAFEGUARD: Telekinesis keeps the line of fire from making it a target."""
    assert may_choose("ally", {"ally": figure("F5", abilities=["safeguard:telekinesis"])}) == ["27.7n"]


def test_11_3b_within_range_and_line_of_fire() -> None:
    """Six squares away is in range, seven is not; behind a building there is no line of fire."""
    assert may_choose("ally", {"ally": figure("K5")}) == []
    assert may_choose("ally", {"ally": figure("L5")}) == ["11.3b"]
    behind = {"size": [16, 16], "blocking": ["F5"]}
    assert may_choose("ally", {"ally": figure("G5")}, map=behind) == ["11.4d"]


def test_13_4_minimum_range_four() -> None:
    """A range of 0 counts as 4."""
    weak = {"jean": figure("E5", powers=["telekinesis"], values={"range": 0}), "ally": figure("I5")}
    assert reasons(area("telekinesis", "jean", weak, chosen="ally")) == []


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("hindering", []),
        ("blocking", []),
        ("barrier", []),
        ("smoke", []),
        ("water", []),
        ("elevated", []),
        ("debris", ["17.14d"]),
        ("special", ["17.14h"]),
    ],
)
def test_17_14_which_markers(kind: str, expected: list[str]) -> None:
    """Every terrain marker may be chosen but Immobile debris; a special marker without terrain is none."""
    marker = [{"kind": kind, "at": ["G5"], "id": "it"}]
    assert may_choose("it", {}, markers=marker) == expected


def test_p42_a_blocking_marker_does_not_hide_itself() -> None:
    """The line to a barrier isn't blocked by its own square, but by another one before it."""
    own = [{"kind": "barrier", "at": ["G5"], "id": "wall"}]
    answer = area("telekinesis", "jean", {"jean": JEAN}, chosen="wall", markers=own)
    assert (answer.fields["legal"], "area-telekinesis-own-square" in said(answer)) == (True, True)
    before = [*own, {"kind": "barrier", "at": ["F5"], "id": "other"}]
    assert may_choose("wall", {}, markers=before) == ["11.4d"]


def test_p40_single_markers_are_chosen_one_by_one() -> None:
    """A smoke cloud in a document is as many markers as squares."""
    fog = [{"kind": "smoke", "at": ["F5", "G5"], "id": "fog"}]
    answer = area("telekinesis", "jean", {"jean": JEAN}, markers=fog)
    assert answer.fields["elements"] == ["fog@F5", "fog@G5"]


def test_17_7_held_objects_are_off_the_map() -> None:
    """An object on the map is listed, a held one is not."""
    things = [{"id": "crate", "at": "G5"}, {"id": "lamp", "held_by": "jean"}]
    answer = area("telekinesis", "jean", {"jean": JEAN}, objects=things)
    assert (answer.fields["figures"], answer.fields["elements"]) == (["jean"], ["crate"])


def test_27_2l_at_most_four_squares_from_where_it_was() -> None:
    """Four squares from the chosen one, and within the user's own range of six."""
    ally = {"ally": figure("G6")}
    assert to("K6", "ally", ally) == []
    assert to("G10", "ally", ally) == []
    assert to("G11", "ally", ally) == ["27.2l"]
    assert to("L6", "ally", ally) == ["11.3b", "27.2l"]


def test_27_2l_line_of_fire_from_both() -> None:
    """A wall between the chosen one and the square forbids it, and so does one before the user."""
    ally = {"ally": figure("E2")}
    assert to("G2", "ally", ally, map={"size": [16, 16], "walls": ["F2/G2"]}) == ["27.2l"]
    blind = {"size": [16, 16], "walls": ["E3/F3", "E4/F4", "E5/F5", "F3/F4", "F4/F5", "F5/F6", "E6/F6"]}
    assert "11.4d" in to("G5", "ally", ally, map=blind)


def test_p44_the_chosen_one_is_in_its_own_way() -> None:
    """The square straight behind it is out of the user's line of fire; its own square is allowed."""
    ally = {"ally": figure("G5")}
    assert to("H5", "ally", ally) == ["11.4d"]
    assert to("G5", "ally", ally) == []


def test_13_2_no_occupied_square_and_no_blocking_terrain() -> None:
    """A character is placed neither on another nor in blocking terrain; an object may share a character's square."""
    crowd = {"ally": figure("G5"), "foe": figure("G7", "blue")}
    printed = {"size": [16, 16], "blocking": ["G3"]}
    assert to("G7", "ally", crowd, map=printed) == ["13.2"]
    assert "13.2" in to("G3", "ally", crowd, map=printed)
    assert to("G7", "crate", crowd, objects=[{"id": "crate", "at": "F6"}]) == []


def test_13_2_a_blocking_marker_buries_nobody() -> None:
    """A barrier is placed on no character and no object; smoke may be."""
    crowd = {"foe": figure("G7", "blue")}
    things = [{"id": "crate", "at": "G6"}]
    for kind, expected in (("barrier", ["13.2"]), ("smoke", [])):
        marker = [{"kind": kind, "at": ["E7"], "id": "it"}]
        assert to("G7", "it", crowd, markers=marker, objects=things) == expected
        assert to("G6", "it", crowd, markers=marker, objects=things) == expected


def test_p45_a_larger_marker_is_placed_by_one_of_its_squares() -> None:
    """It may be turned, and lies nowhere across a wall or over a second level."""
    hedge = [{"kind": "hindering", "at": ["F5", "F6"], "id": "hedge"}]
    assert to("H5", "hedge", {}, markers=hedge) == []
    boxed = board(*["........"] * 8) | {"walls": ["H5/H6", "H4/H5", "G5/H5"]}
    assert to("H5", "hedge", {}, markers=hedge, map=boxed)[-1] == "27.2l"


def test_unknown_choice_is_an_input_error() -> None:
    """A name that stands for nothing is malformed, with what there is."""
    with pytest.raises(Exception, match="error-no-element"):
        area("telekinesis", "jean", {"jean": JEAN}, chosen="nobody")


@settings(max_examples=15, deadline=None)
@given(
    st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=9),
    st.tuples(st.integers(0, 5), st.integers(0, 5)),
    st.sampled_from(["figure", "object", "marker"]),
)
def test_law_the_listed_squares_are_those_not_refused(
    blocks: set[tuple[int, int]], at: tuple[int, int], what: str
) -> None:
    """The bare list of squares and the explained judgement agree everywhere."""
    if at == (2, 2):
        return
    drawn = {"size": [6, 6], "blocking": sorted(place_name(*b) for b in blocks - {(2, 2), at})}
    place = place_name(*at)
    figures = {"jean": figure("C3", powers=["telekinesis"])}
    more: dict[str, Any] = {}
    if what == "figure":
        figures["it"] = figure(place)
    elif what == "object":
        more["objects"] = [{"id": "it", "at": place}]
    else:
        more["markers"] = [{"kind": "hindering", "at": [place], "id": "it"}]
    answer = area("telekinesis", "jean", figures, map=drawn, chosen="it", **more)
    if not answer.fields["legal"]:
        assert squares(answer) == set()
        return
    for column in range(6):
        for row in range(6):
            name = place_name(column, row)
            one = area("telekinesis", "jean", figures, map=drawn, chosen="it", at=name, **more)
            assert (name in squares(answer)) is (why(one) == [])
