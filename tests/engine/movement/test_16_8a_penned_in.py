"""What bars each step of a figure that can take none (10.7, 16.3a, 16.4a, 16.8a); the way of a larger base (24.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.movement.asking import figure, move, reached, walk

CAP = {"cap": figure("A1", values={"speed": 4})}
BIG = {"cap": figure(["C5", "D5", "C6", "D6"], size="giant", values={"speed": 4})}


def said(kind: str, given: dict[str, Any], **parts: Any) -> list[str]:
    """Return the sections that bar a step of the figure in the corner."""
    barring = ("move-corner", "move-blocking", "move-wall", "move-ends-occupied", "move-occupied")
    steps = move(kind, parts.pop("figures", CAP), given, **parts).ruling.steps
    return [step.rule or "" for step in steps if step.message in barring]


@pytest.mark.parametrize(
    ("board", "sections"),
    [
        ({"blocking": ["A2", "B1"]}, {"16.3a", "16.8a"}),
        ({"walls": ["A1/A2", "A1/B1"]}, {"16.4a", "16.8a"}),
        ({"blocking": ["A2", "B1", "B2"]}, {"16.3a", "16.8a"}),
        ({"blocking": ["A2"], "walls": ["A1/B1"]}, {"16.3a", "16.4a", "16.8a"}),
        ({"blocking": ["A2"]}, set()),  # B1 is open
    ],
)
def test_16_8a_shut_in_by_corners(board: dict[str, Any], sections: set[str]) -> None:
    """`reachable` of nothing but its own square cites what shuts each side, the corner with it."""
    assert set(said("reachable", {}, **board)) == sections
    assert (reached(CAP, **board)["result"] == ["A1"]) is bool(sections)


def test_16_8a_the_shortest_way_out_of_nowhere() -> None:
    """`shortest_path` says so too; with a way that is only too long it does not."""
    assert "16.8a" in said("shortest_path", {"to": "E5"}, blocking=["A2", "B1"])
    assert said("shortest_path", {"to": "J10"}, blocking=["A2"]) == []


def test_10_7a_friends_on_every_square() -> None:
    """Friends all around may be passed through, but nobody ends on them, and nothing lies beyond in reach."""
    friends = {name: figure(at) for name, at in (("a", "A2"), ("b", "B1"), ("c", "B2"))}
    found = move("reachable", {**CAP, **friends}, {}, speed=1)
    assert found.fields["result"] == ["A1"]
    assert sum(step.message == "move-ends-occupied" for step in found.ruling.steps) == 3


@pytest.mark.parametrize(
    ("path", "start", "ends_at"),
    [
        (["C6"], "C5", "C6"),  # one square that it stands on: its top left square goes there
        ("C6", "C5", "C6"),
        (["C5"], "C5", "C5"),  # its top left square itself: it stays
        (["C7"], "C6", "C7"),
        (["D6", "D7"], "D6", "D7"),  # the start before the square entered
        (["C5", "C6", "C7"], "C5", "C7"),
    ],
)
def test_24_2d_the_way_of_a_larger_base(path: Any, start: str, ends_at: str) -> None:
    """Which square moves, and where that one ends (P132)."""
    found = walk(path, BIG)
    assert (found["legal"], found["from"], found["ends_at"]) == (True, start, ends_at)


def test_10_2_one_square_as_the_way_of_a_single_base() -> None:
    """It needs no list."""
    assert walk("B2", CAP) == walk(["B2"], CAP)  # type: ignore[arg-type]
