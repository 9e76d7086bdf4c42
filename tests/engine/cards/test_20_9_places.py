"""Where somebody is, whose turn it is, and who is near: conditions in the words of cards, both sides of each (20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure, usable, value
from tests.engine.cards.reading import one

OWN, THEIRS = {"turn": {"active": "red"}}, {"turn": {"active": "blue"}}


def flurry(text: str, at: str = "C6", others: list[dict[str, Any]] | None = None, **hollis: Any) -> bool:
    """Return whether Hollis can use Flurry by a text, standing there."""
    return usable("hollis", "flurry", figure("Hollis", "red", at, text, **hollis), *(others or []))


@pytest.mark.parametrize(
    ("text", "at", "may"),
    [
        ("Flurry, but only while occupying hindering terrain.", "C5", True),
        ("Flurry, but only while occupying hindering terrain.", "C6", False),
        ("Hollis can use Flurry while in water terrain.", "D5", True),
        ("Hollis can use Flurry while in water terrain.", "C5", False),
        ("When occupying hindering terrain, Hollis can use Flurry.", "C5", True),
        ("When occupying hindering terrain, Hollis can use Flurry.", "C6", False),
        ("Flurry, but only if adjacent to water terrain.", "D6", True),
        ("Flurry, but only if adjacent to water terrain.", "D8", False),
        ("If Hollis is adjacent to a square of hindering terrain, he can use Flurry.", "C6", True),
        ("If Hollis is adjacent to a square of hindering terrain, he can use Flurry.", "H6", False),
        ("If Hollis is adjacent to elevated terrain, he can use Flurry.", "H6", False),
        ("If Hollis is adjacent to clear terrain, he can use Flurry.", "H6", True),
    ],
)
def test_16_where_it_stands(text: str, at: str, may: bool) -> None:
    """C5 is hindering terrain, D5 is water, all else clear."""
    assert flurry(text, at) == may


ROB, SAM = figure("Rob", "blue", "C9", points=50), figure("Sam", "red", "C8", points=50, keywords=["Ash"])


@pytest.mark.parametrize(
    ("text", "others", "may"),
    [
        ("If Hollis is adjacent to no other characters, he can use Flurry.", [SAM], True),
        ("If Hollis is adjacent to no other characters, he can use Flurry.", [{**SAM, "at": "C7"}], False),
        ("If Hollis isn't within 2 squares of another friendly character, she can use Flurry.", [SAM], False),
        ("If Hollis isn't within 2 squares of another friendly character, she can use Flurry.", [ROB], True),
        ("If 2+ opposing characters are within 3 squares, Hollis can use Flurry.", [ROB], False),
        (
            "If 2+ opposing characters are within 3 squares, Hollis can use Flurry.",
            [ROB, {**ROB, "id": "b", "at": "D9"}], True,
        ),
        ("If two or more opposing characters are within 3 squares of Hollis, she can use Flurry.", [ROB], False),
        ("If a friendly character named Sam isn't on the map, Hollis can use Flurry.", [SAM], False),
        ("If a friendly character named Sam isn't on the map, Hollis can use Flurry.", [{**SAM, "side": "blue"}], True),
        ("If no friendly character named Sam is within 3 squares, Hollis can use Flurry.", [SAM], False),
        ("If no opposing characters are within 2 squares of Hollis, she can use Flurry.", [ROB], True),
        ("If you have two or more characters with the Ash keyword on your force, Hollis can use Flurry.", [SAM], False),
        (
            "If every character on your force has the Ash keyword, Hollis can use Flurry.",
            [SAM], False,
        ),
        ("If Hollis is the only friendly character within 2 squares, she can use Flurry.", [SAM], False),
        ("If Hollis is the only friendly character within 2 squares, she can use Flurry.", [ROB], True),
    ],
)  # fmt: skip
def test_20_9_who_is_there(text: str, others: list[dict[str, Any]], may: bool) -> None:
    """Rob is an opponent three squares off, Sam a friend two squares off."""
    assert flurry(text, others=others) == may


@pytest.mark.parametrize(
    ("text", "turn", "may"),
    [
        ("When it's not your turn, Hollis can use Combat Reflexes.", THEIRS, 19),
        ("When it's not your turn, Hollis can use Combat Reflexes.", OWN, 17),
        ("During an opponent's turn, Hollis can use Combat Reflexes.", THEIRS, 19),
        ("During an opponent's turn, Hollis can use Combat Reflexes.", OWN, 17),
        ("On your turn, adjacent friendly characters can use Combat Reflexes.", OWN, 17),
        ("Hollis can use Combat Reflexes during your turn.", OWN, 19),
        ("Hollis can use Combat Reflexes, but only during your turn.", THEIRS, 17),
    ],
)
def test_9_1_whose_turn(text: str, turn: dict[str, Any], may: int) -> None:
    """Its own side's, or another's; said of a standing effect it is no trigger."""
    during = {"attack": "close", "attacker": "rob", "target": "hollis"}
    rob = figure("Rob", "blue", "C7")
    assert value("hollis", "defense", figure("Hollis", "red", "C6", text), rob, during=during, **turn) == may


def test_21_1b_what_hangs_on_whose_turn_it_is_is_no_standing_effect() -> None:
    """A sentence behind one that begins with a turn may belong to it, and one that does something is reminded."""
    assert one("During your turn, you may place Hollis in an adjacent square.", "Hollis").status == "reminded"
    hollis = figure("Hollis", "red", "C6", "During your turn, Hollis can use Flurry. Modify attack +1.")
    rows = asked({"type": "value", "figure": "hollis", "value": "attack"}, hollis)["cards"]
    assert [row["status"] for row in rows] == ["judged", "unread"]


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("If Hollis is adjacent to a friendly character, she can use Flurry.", "judged"),
        ("When Hollis is adjacent to a friendly character, she can use Flurry.", "judged"),
        ("Hollis can use Flurry if she's adjacent to a friendly character.", "judged"),
        # of whom, nobody tells
        ("If a friendly character is adjacent to Hollis, she can use Flurry.", "unread"),
        ("If an opposing character is adjacent, she can use Flurry.", "unread"),
        # in an attack the target alone evades, and the attacker alone deals penetrating damage
        ("When Hollis is attacked by a character of higher points, she can use Super Senses.", "judged"),
        ("When Hollis attacks an opposing character, she can use Super Senses.", "reminded"),
        ("When Hollis attacks an opposing character, she can use Exploit Weakness.", "judged"),
        ("When Hollis is attacked by a character of higher points, she can use Exploit Weakness.", "reminded"),
        ("When Hollis attacks a character of higher points, modify her attack +1.", "judged"),
        ("When Hollis attacks a character of higher points, modify her defense -1.", "reminded"),
        ("When Hollis is attacked by a character of higher points, modify her defense +1.", "judged"),
        ("When Hollis is attacked by a character of higher points, modify her attack -1.", "reminded"),
        ("When Hollis attacks a character of higher points, modify their attack +1.", "reminded"),
        ("When a character of higher points attacks Hollis, modify her defense +1.", "reminded"),
    ],
)
def test_21_9_he_who_was_named_first(text: str, status: str) -> None:
    """Behind a condition that begins with the character itself, he or she is the character; else it may be another."""
    assert one(text, "Hollis").status == status
