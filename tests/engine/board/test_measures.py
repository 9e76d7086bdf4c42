"""Adjacency and distance: 6.3, 11.3a, 16.4, 16.5b, 16.8c, 24.2b."""

from __future__ import annotations

import pytest

from engine.heroclix.board.measures import adjacent_opponents, close_across_transition
from engine.heroclix.judge import read
from tests.engine.board.asking import adjacent, ask, figure, messages


@pytest.mark.parametrize("other", ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"])
def test_6_3_eight_squares_are_adjacent(other: str) -> None:
    """Sides and corners alike."""
    assert adjacent("C3", other) is True


@pytest.mark.parametrize("other", ["A3", "E3", "C1", "C5", "E5", "A1"])
def test_6_3_squares_that_do_not_touch_are_not_adjacent(other: str) -> None:
    """Two squares away is too far."""
    assert adjacent("C3", other) is False


def test_6_3a_nothing_is_adjacent_to_itself_or_its_own_square() -> None:
    """Not the square, not the figure, not the figure and a square it occupies."""
    tank = {"tank": figure(["C3", "D3"])}
    assert [adjacent(*ends, tank) for ends in (("C3", "C3"), ("tank", "tank"), ("tank", "D3"), ("C3", "tank"))] == [
        False
    ] * 4


def test_16_4c_walls_windows_and_doors_part_squares() -> None:
    """Any of the three between two squares takes adjacency away; one elsewhere does not."""
    for kind in ("walls", "windows", "doors"):
        assert adjacent("C3", "D3", **{kind: ["C3/D3"]}) is False
        assert adjacent("C3", "D3", **{kind: ["C3/C4"]}) is True


def test_16_4d_blocking_squares_are_adjacent_themselves() -> None:
    """A square of blocking terrain is adjacent to its neighbours, so that it can be destroyed from there."""
    assert adjacent("C3", "D3", blocking=["D3"]) is True
    assert adjacent("C3", "D4", blocking=["D4"]) is True


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({"blocking": ["D3"]}, True),
        ({"blocking": ["D3", "C4"]}, False),
        ({"blocking": ["D3"], "walls": ["C3/C4"]}, False),
        ({"blocking": ["D3"], "walls": ["C4/D4"]}, False),
        ({"blocking": ["D3"], "walls": ["D3/D4"]}, True),
        ({"walls": ["C3/D3", "D3/D4"]}, True),
        ({"walls": ["C3/D3", "C4/D4"]}, False),
        ({"elevated": {2: ["D3"]}}, True),
        ({"elevated": {2: ["D3", "C4"]}}, False),
        ({"elevated": {2: ["D3"]}, "blocking": ["C4"]}, False),
        ({"elevated": {2: ["C3", "D3", "C4", "D4"]}}, True),
        ({"elevated": {2: ["C3", "D4"]}}, False),
    ],
)
def test_16_8c_diagonal_adjacency_needs_one_open_side(parts: dict[str, object], expected: bool) -> None:
    """R8: a side that is level, not blocking, and free of walls at the corner joins the two squares."""
    assert adjacent("C3", "D4", **parts) is expected


def test_6_3b_squares_of_different_levels_are_not_adjacent() -> None:
    """Up one level is not adjacent, nor across a transition."""
    assert adjacent("C3", "D3", elevated={2: ["D3"]}) is False
    found = ask({"type": "adjacent", "a": "C3", "b": "D3"}, elevated={2: ["D3"]}, transitions=["C3/D3"])
    assert found.fields["result"] is False
    assert "lof-adjacent-transition" in messages(found)


def test_16_5b_close_attacks_cross_a_transition_straight() -> None:
    """The two squares of the diamond alone, and not through a wall (P12)."""
    document = {
        "ruleset": "heroclix-modern",
        "map": {"size": [8, 8], "elevated": {2: ["D1:D8"]}, "transitions": ["C3/D3"]},
        "figures": [{"id": name, "at": at} for name, at in (("low", "C3"), ("high", "D3"), ("beside", "D4"))],
        "ask": {"type": "distance", "a": "A1", "b": "A2"},
    }
    position = read(document)[0]
    low, high, beside = position.figures
    assert close_across_transition(position, low, high)
    assert close_across_transition(position, high, low)
    assert not close_across_transition(position, low, beside)
    document["map"]["walls"] = ["C3/D3"]  # type: ignore[index]
    walled = read(document)[0]
    assert not close_across_transition(walled, *walled.figures[:2])


def test_24_2b_a_larger_base_is_adjacent_around_all_its_squares() -> None:
    """From any of its squares, and to another larger base."""
    figures = {"tank": figure(["C3", "D3", "C4", "D4"]), "ship": figure(["F5", "G5"], "blue")}
    assert adjacent("tank", "E5", figures) is True
    assert adjacent("tank", "ship", figures) is False
    assert adjacent("tank", "ship", {**figures, "ship": figure(["E5", "F5"], "blue")}) is True


def test_16_8c_opponents_are_found_where_they_are_adjacent() -> None:
    """Friends, distant opponents and those behind a wall are not among the adjacent opponents."""
    document = {
        "ruleset": "heroclix-modern",
        "map": {"size": [8, 8], "walls": ["C3/D3"]},
        "figures": [
            {"id": "cap", "side": "red", "at": "C3"},
            {"id": "friend", "side": "red", "at": "B3"},
            {"id": "walled", "side": "blue", "at": "D3"},
            {"id": "far", "side": "blue", "at": "F6"},
            {"id": "near", "side": "blue", "at": "C4"},
        ],
        "ask": {"type": "distance", "a": "A1", "b": "A2"},
    }
    position = read(document)[0]
    assert [other.id for other in adjacent_opponents(position, position.figure("cap"))] == ["near"]


@pytest.mark.parametrize(("other", "squares"), [("C3", 0), ("C4", 1), ("D4", 1), ("F4", 3), ("A1", 2), ("P16", 13)])
def test_11_3a_diagonals_count_as_one(other: str, squares: int) -> None:
    """The larger of the two differences."""
    assert ask({"type": "distance", "a": "C3", "b": other}).fields["result"] == squares


def test_24_2_distance_runs_between_the_nearest_squares() -> None:
    """A larger base is as near as its nearest square, and walls or levels do not lengthen the way."""
    figures = {"tank": figure(["C3", "D3"]), "ship": figure(["G5", "G6"], "blue")}
    found = ask({"type": "distance", "a": "tank", "b": "ship"}, figures, walls=["D3/E3"], elevated={3: ["G5"]})
    assert found.fields["result"] == 3
    assert messages(found) == ["lof-distance-nearest", "lof-distance"]


def test_6_3c_next_to_is_not_adjacent() -> None:
    """Across a wall, between levels and at a shut corner squares are next to each other all the same."""
    for parts in ({"walls": ["C3/D3"]}, {"elevated": {2: ["D3"]}}):
        fields = ask({"type": "adjacent", "a": "C3", "b": "D3"}, **parts).fields  # type: ignore[arg-type]
        assert (fields["result"], fields["next_to"]) == (False, True)
    assert ask({"type": "adjacent", "a": "C3", "b": "E3"}).fields["next_to"] is False
    assert ask({"type": "adjacent", "a": "C3", "b": "C3"}).fields["next_to"] is False


def test_16_5b_close_attacks_cross_a_transition_alone() -> None:
    """The two squares of a diamond between levels, not those beside them; a wall between forbids it (P12)."""
    parts = {"elevated": {2: ["D1:D16"]}, "transitions": ["C3/D3"]}
    for a, b, walls, across in (
        ("C3", "D3", [], True),
        ("D3", "C3", [], True),
        ("C3", "D4", [], False),
        ("C4", "D4", [], False),
        ("C3", "D3", ["C3/D3"], False),
    ):
        fields = ask({"type": "adjacent", "a": a, "b": b}, walls=walls, **parts).fields  # type: ignore[arg-type]
        assert (fields["result"], fields["across_transition"]) == (False, across)
