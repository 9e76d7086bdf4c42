"""For whom a character is as an adjacent one when they move or break away, by its card (10.7b, 10.7c, 10.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import one

MOVING = "Opposing characters within 3 squares and line of fire consider Hollis adjacent for movement purposes."
NO_SIGHT = "Opposing characters within 3 squares treat Hollis as adjacent for movement."
LEAVING = "Opposing characters within 3 squares must break away as if they were adjacent to Hollis."
BOARD: dict[str, Any] = {"size": [16, 3]}


def way(text: str, path: list[str], *others: dict[str, Any]) -> dict[str, Any]:
    """Return what is said of Rob's path past Hollis on P2."""
    question: dict[str, Any] = {"type": "path", "figure": "rob", "path": path}
    figures = figure("Hollis", "red", "P2", text), figure("Rob", "blue", path[0])
    return asked(question, *figures, *others, map=BOARD)


def squares(first: str, last: str) -> list[str]:
    """Return the squares of row 2 from one column to another."""
    return [f"{chr(letter)}2" for letter in range(ord(first), ord(last) + 1)]


@pytest.mark.parametrize(
    ("text", "last", "legal"),
    [
        ("", "O", True),
        (MOVING, "M", True),  # three squares away its movement stops
        (MOVING, "N", False),
        (NO_SIGHT, "M", True),
        (NO_SIGHT, "N", False),
        (LEAVING, "O", True),  # nobody stops by that: only who breaks away is spoken of
    ],
)
def test_10_7b_where_movement_stops(text: str, last: str, legal: bool) -> None:
    """At the first square in which it counts as adjacent."""
    assert way(text, squares("I", last))["legal"] == legal


def test_10_7b_out_of_line_of_fire() -> None:
    """Where the card asks for a line of fire, whoever stands in it lets others pass."""
    sam = figure("Sam", "blue", "O2")
    assert way(MOVING, squares("I", "N"), sam)["legal"]
    assert not way(NO_SIGHT, squares("I", "N"), sam)["legal"]


@pytest.mark.parametrize(
    ("text", "at", "held"),
    [
        ("", "M2", False),
        (MOVING, "M2", True),
        (MOVING, "L2", False),
        (LEAVING, "M2", True),
        (LEAVING, "L2", False),
    ],
)
def test_10_8_who_must_break_away(text: str, at: str, held: bool) -> None:
    """Three squares away, and no farther; the ruling says by whom it is held."""
    figures = figure("Hollis", "red", "P2", text), figure("Rob", "blue", at)
    answer = asked({"type": "break_away", "figure": "rob"}, *figures, map=BOARD)
    assert answer["required"] == held
    told = [step["message"] for step in answer["ruling"]["steps"]]
    assert ("break-away-as-beside" in told) == held


def test_10_8_once_away_it_moves_on() -> None:
    """Whoever broke away from it does not stop for it again in that movement."""
    assert way(MOVING, squares("M", "O"))["legal"]


def test_10_8_friends_are_not_held() -> None:
    """Opposing characters alone."""
    figures = figure("Hollis", "red", "P2", MOVING), figure("Sam", "red", "M2")
    assert asked({"type": "break_away", "figure": "sam"}, *figures, map=BOARD)["required"] is False


HELD = "Opposing characters within 3 squares can't automatically break away and decrease their break away rolls by -1."


@pytest.mark.parametrize(
    ("text", "powers", "automatic", "on"),
    [
        ("", ["improved-movement:characters"], True, [1, 2, 3, 4, 5, 6]),
        ("Opposing characters within 3 squares can't automatically break away.", ["improved-movement:characters"],
         False, [4, 5, 6]),
        (HELD, ["improved-movement:characters"], False, [5, 6]),
        (HELD, [], False, [5, 6]),
        ("", [], False, [4, 5, 6]),
    ],
)  # fmt: skip
def test_20_4_nobody_breaks_away_automatically(text: str, powers: list[str], automatic: bool, on: list[int]) -> None:
    """The can't wins (20.4): it rolls as anybody does."""
    rob = figure("Rob", "blue", "O2", abilities=powers)
    answer = asked({"type": "break_away", "figure": "rob"}, figure("Hollis", "red", "P2", text), rob, map=BOARD)
    assert (answer["automatic"], answer["succeeds_on"]) == (automatic, on)


@pytest.mark.parametrize(
    "text",
    [
        "Friendly characters within 3 squares consider Hollis adjacent for movement purposes.",
        "Characters within 3 squares consider Hollis adjacent for movement purposes.",
        "Opposing characters within 3 squares consider Hollis adjacent for all purposes.",
        "Opposing characters within 3 squares don't consider Hollis adjacent for movement purposes.",
        "Opposing characters within 3 squares consider Rob adjacent for movement purposes.",
        "Opposing characters within 3 squares may break away as if they were adjacent to Hollis.",
        "Opposing characters within 3 squares can automatically break away and decrease their speed by -1.",
    ],
)
def test_10_7_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert one(text, "Hollis").status != "judged"
