"""Whose power lends a figure of the question a value: its card is named though nobody asked about it (27.4e)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure

SHOT = {"type": "attack", "attacker": "hollis", "targets": ["sam"], "kind": "range", "roll": [5, 6]}
BLOW = {"type": "attack", "attacker": "hollis", "targets": ["tom"], "kind": "close", "roll": [5, 6]}
VALUE = {"type": "value", "figure": "hollis", "value": "damage"}
AIMING = {**VALUE, "during": {"attacker": "hollis", "target": "sam", "attack": "range"}}


def rows(question: dict[str, Any], text: str, at: str = "C7", side: str = "red", **rob: Any) -> list[tuple[Any, ...]]:
    """Return what the answer names of Rob's card: its status, whether it counts, and the section of why not."""
    figures = (
        figure("Hollis", "red", "C6", keywords=["Ash"]),
        figure("Rob", side, at, text, **rob),
        figure("Sam", "blue", "F6"),
        figure("Tom", "blue", "D6"),
    )
    found = [row for row in asked(question, *figures)["cards"] if row["figure"] == "rob"]
    return [(row["status"], row["applies"], row["because"] and row["because"]["rule"]) for row in found]


@pytest.mark.parametrize(
    ("text", "question", "found"),
    [
        ("Enhancement.", SHOT, [("judged", True, None)]),
        ("Enhancement.", AIMING, [("judged", True, None)]),
        ("Enhancement.", BLOW, []),
        ("Enhancement.", {**AIMING, "value": "attack"}, []),
        ("Empower.", BLOW, [("judged", True, None)]),
        ("Empower.", SHOT, []),
        (
            "Enhancement, but only to target friendly characters with the Ash keyword.",
            SHOT,
            [("judged", True, None)],
        ),
        (
            "Enhancement, but only to target friendly characters with the Fog keyword.",
            SHOT,
            [("judged", False, "20.2")],
        ),
        ("If Rob occupies hindering terrain, he can use Enhancement.", SHOT, [("judged", False, "20.2")]),
        ("If Rob occupies clear terrain, he can use Enhancement.", SHOT, [("judged", True, None)]),
        ("Toughness.", SHOT, []),
    ],
)
def test_27_4e_who_lends_damage_is_named(text: str, question: dict[str, Any], found: list[tuple[Any, ...]]) -> None:
    """In the kind of attack in which the power lends it, or would if its own condition were met; in no other."""
    assert rows(question, text) == found


def test_27_4e_who_lends_nothing_is_not_named() -> None:
    """Not adjacent, or not friendly: such a card has no part in the attack."""
    assert rows(SHOT, "Enhancement.", at="C9") == []
    assert rows(SHOT, "Enhancement.", side="blue") == []


def test_27_4e_a_card_that_gives_somebody_else_the_power_is_named() -> None:
    """Who gives the lender his power has a part in it as well as the lender."""
    [apart] = rows(SHOT, "Adjacent friendly characters can use Enhancement.", at="B8")
    assert apart == ("judged", False, "6.2")
    beside = "Other friendly characters within 3 squares can use Enhancement."
    figures = (
        figure("Hollis", "red", "C6"),
        figure("Mara", "red", "C7"),
        figure("Rob", "red", "C9", beside),
        figure("Sam", "blue", "F6"),
    )
    [row] = asked(SHOT, *figures)["cards"]
    assert (row["figure"], row["applies"]) == ("rob", True)


def test_27_3c_who_defends_is_named() -> None:
    """Whose defense may stand in for the target's, by the card that gives him Defend."""
    figures = (
        figure("Hollis", "red", "C6"),
        figure("Rob", "blue", "F7", "Defend."),
        figure("Sam", "blue", "F6"),
    )
    [row] = asked(SHOT, *figures)["cards"]
    assert (row["figure"], row["status"], row["applies"]) == ("rob", "judged", True)
