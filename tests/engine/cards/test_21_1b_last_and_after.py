"""Moments that a sentence names last, those behind "after" and "before", and whose rolls are rerolled (21.1b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import of, one


@pytest.mark.parametrize(
    ("text", "kind", "turn"),
    [
        ("Roll a d6 at the beginning of your turn.", "turn-begins", "own"),
        ("You may choose a friendly character when Hollis moves.", "moves", ""),
        ("Place an Ember token on this card when an adjacent friendly character is KO'd.", "koed", ""),
        ("After Hollis attacks, she may move up to 2 squares.", "attacks", ""),
        ("After Hollis resolves a close attack, roll a d6.", "attacks", ""),
        ("Immediately before Hollis attacks, choose a power.", "attacks", ""),
        ("After an opposing character resolves an attack, roll a d6.", "attacks", ""),
        ("Hollis' attack misses when she moves.", "moves", ""),
        ("When Hollis' attack misses, roll a d6.", "misses", ""),
        ("When Hollis' close attack hits, roll a d6.", "hits", ""),
        ("Before your first turn, choose a keyword.", "set-up", ""),
        ("When you lose initiative, choose a keyword.", "set-up", ""),
        ("Hollis may begin the game on click #3.", "set-up", ""),
        ("You may include an Imp bystander on your Sideline.", "set-up", ""),
    ],
)
def test_21_1b_when_it_matters(text: str, kind: str, turn: str) -> None:
    """It is remembered then, and what follows belongs to it."""
    found = one(text, "Hollis")
    assert found.status == "reminded"
    assert found.at is not None
    assert (found.at.kind, found.at.turn) == (kind, turn)
    assert of(f"{text} Modify attack +1.", "Hollis")[1].status == "reminded"


@pytest.mark.parametrize(
    "text",
    [
        "Roll a d6 at the beginning of the song.",
        "After the moon hums, roll a d6.",
        "You may choose a friendly character when the moon hums.",
        "Once per round, choose a character.",
    ],
)
def test_21_1b_what_is_no_known_moment(text: str) -> None:
    """Its words, or the time, are not understood."""
    assert one(text, "Hollis").status == "unread"


@pytest.mark.parametrize(
    ("text", "name", "limit"),
    [
        ("CLOSE or RANGE: Make an attack.", "close/range", ""),
        ("FREE, once per game: Heal Hollis 2 clicks.", "free", "once-per-game"),
        ("Once per turn, FREE: Heal Hollis 2 clicks.", "free", "once-per-turn"),
        ('Friendly characters with the Ash keyword can use: "POWER: Generate an Imp."', "power", ""),
    ],
)
def test_21_1a_actions_in_other_words(text: str, name: str, limit: str) -> None:
    """Of these types, so often."""
    found = one(text, "Hollis").at
    assert found is not None
    assert (found.kind, found.name, found.limit) == ("action", name, limit)


def reminded(text: str, question: dict[str, Any], at: str = "D6") -> bool:
    """Return whether Hollis's card is remembered, where Sam attacks or moves beside Rob."""
    figures = figure("Hollis", "red", "C6", text), figure("Sam", "red", at), figure("Rob", "blue", "E7")
    return any(row["status"] == "reminded" for row in asked(question, *figures)["cards"])


ATTACK = {**HIT, "attacker": "sam"}
LEAVING = {"type": "break_away", "figure": "sam"}


@pytest.mark.parametrize(
    ("text", "question", "at", "now"),
    [
        ("Once per turn, you may reroll a roll made by a character within 4 squares.", ATTACK, "D6", True),
        ("Once per turn, you may reroll a roll made by a character within 4 squares.", LEAVING, "D6", True),
        ("Once per turn, you may reroll a roll made by a character within 1 squares.", LEAVING, "F6", False),
        ("Once per turn, you may reroll an attack roll made by a friendly character.", ATTACK, "D6", True),
        ("Once per turn, you may reroll an attack roll made by a friendly character.", LEAVING, "D6", False),
        ("Once per turn, you may reroll an attack roll made by an opposing character.", ATTACK, "D6", False),
        ("Once per game, you may reroll an attack roll.", ATTACK, "D6", True),
        ("Once per turn, an adjacent friendly character may reroll its attack roll.", ATTACK, "D6", True),
        ("Once per turn, an adjacent friendly character may reroll its attack roll.", ATTACK, "F6", False),
    ],
)
def test_12_2b_whose_roll_may_be_rerolled(text: str, question: dict[str, Any], at: str, now: bool) -> None:
    """An attack roll as it is made, and of any roll that to break away, too (10.8)."""
    assert reminded(text, question, at) == now
