"""What cards say of damage dealt and of how far it is reduced: both sides of each (12.4a, 12.5a, 12.5b, 13.4, 20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure

TAUGHT = {"powers": ["toughness"]}


def hit(text: str, of: str, kind: str = "close", roll: tuple[int, int] = (5, 6), **rob: Any) -> dict[str, Any]:
    """Return what becomes of Rob, hit by Hollis for 3 damage; the text is on her card, his, or Pat's beside."""
    there = "C7" if kind == "close" else "C9"
    hollis = figure("Hollis", "red", "C6", text if of == "hollis" else "", points=60)
    target = figure("Rob", "blue", there, text if of == "rob" else "", points=50, keywords=["Ash"], **rob)
    pat = figure("Pat", "blue" if "riend" in text else "red", "D8", text if of == "pat" else "", points=70)
    answer = asked({**HIT, "kind": kind, "roll": list(roll)}, hollis, target, pat)
    assert {row["status"] for row in answer["cards"]} <= {"judged"}
    found: dict[str, Any] = answer["targets"]["rob"]
    return found


@pytest.mark.parametrize(
    ("text", "of", "kind", "taken"),
    [
        ("Reduce damage taken by 1.", "rob", "close", 2),
        ("Reduce damage taken from range attacks by 2.", "rob", "range", 1),
        ("Reduce damage taken from range attacks by 2.", "rob", "close", 3),
        ("If Rob occupies water terrain, he reduces damage taken by 1.", "rob", "close", 3),
        ("Adjacent friendly characters reduce damage taken by 1.", "pat", "close", 2),
        ("Adjacent friendly characters reduce damage taken by 2 from range attacks.", "pat", "close", 3),
        ("Friendly characters with the Fog keyword reduce damage taken by 1.", "pat", "close", 3),
    ],
)
def test_12_5b_a_reducer_by_a_card(text: str, of: str, kind: str, taken: int) -> None:
    """For those it names, from the attacks it names, under its condition."""
    assert hit(text, of, kind)["damage_taken"] == taken


def test_12_5b_one_reducer_counts() -> None:
    """Beside Toughness a friend's card adds nothing; the better of the two is taken, and either may be chosen."""
    text = "Adjacent friendly characters reduce damage taken by 2."
    found = hit(text, "pat", **TAUGHT)
    assert (found["damage_taken"], found["reducer"]) == (1, "Trick")
    hollis, pat = figure("Hollis", "red", "C6"), figure("Pat", "blue", "D8", text)
    rob = figure("Rob", "blue", "C7", **TAUGHT)
    answer = asked({**HIT, "choices": {"reducer:rob": "toughness"}}, hollis, rob, pat)
    assert answer["targets"]["rob"]["damage_taken"] == 2


def test_12_4d_penetrating_damage_is_not_reduced_by_a_card() -> None:
    """Nor by a friend's, without a word of penetrating damage."""
    hollis = figure("Hollis", "red", "C6", "Hollis's attacks deal penetrating damage.")
    pat = figure("Pat", "blue", "D8", "Adjacent friendly characters reduce damage taken by 2.")
    answer = asked(HIT, hollis, figure("Rob", "blue", "C7"), pat)
    assert answer["targets"]["rob"]["damage_taken"] == 3


@pytest.mark.parametrize(
    ("text", "kind", "dealt"),
    [
        ("When Hollis attacks an adjacent character, increase damage dealt by 1.", "close", 4),
        ("When Hollis attacks an adjacent character, increase damage dealt by 1.", "range", 3),
        ("When making a close attack, increase damage dealt by +2.", "close", 5),
        ("Hollis's attacks deal a maximum of 2 damage.", "close", 2),
        ("Hollis's range attacks deal a maximum of 2 damage.", "range", 2),
        ("Hollis's range attacks deal a maximum of 2 damage.", "close", 3),
        ("Hollis deals a maximum of 1 damage to characters of lower points.", "close", 1),
        ("Hollis deals a maximum of 1 damage to characters of higher points.", "close", 3),
    ],
)
def test_12_4a_damage_dealt(text: str, kind: str, dealt: int) -> None:
    """More than the damage value, or no more than a maximum, in the attacks that are named."""
    assert hit(text, "hollis", kind)["damage_dealt"] == dealt


def test_13_4_a_maximum_is_asked_last() -> None:
    """A critical hit adds 1 before it (12.3b)."""
    assert hit("Hollis's attacks deal a maximum of 3 damage.", "hollis", roll=(6, 6))["damage_dealt"] == 3


@pytest.mark.parametrize(
    ("text", "of", "kind", "taken"),
    [
        ("Damage dealt by Hollis's attacks can't be reduced.", "hollis", "close", 3),
        ("Damage dealt by Hollis's range attacks can't be reduced.", "hollis", "close", 2),
        ("Damage dealt by Hollis's attacks can't be reduced below 3.", "hollis", "close", 3),
        ("Damage dealt by Hollis's attacks can't be reduced below 1.", "hollis", "close", 2),
        ("Opposing characters within 6 squares can't reduce damage.", "pat", "close", 3),
        ("Opposing characters within 6 squares can't reduce damage from Hollis's attacks.", "hollis", "close", 3),
        ("Opposing characters with the Fog keyword can't reduce damage.", "pat", "close", 2),
    ],
)
def test_20_4_damage_that_cant_be_reduced(text: str, of: str, kind: str, taken: int) -> None:
    """By Toughness or anything, or not so far."""
    assert hit(text, of, kind, **TAUGHT)["damage_taken"] == taken


def test_20_4_no_more_than_so_much_reduced() -> None:
    """Invulnerability takes off 1 where that is the most, and 2 without the card."""
    for text, taken in (("Opposing characters can't reduce damage by more than 1.", 2), ("Modify speed +1.", 1)):
        assert hit(text, "pat", powers=["invulnerability"])["damage_taken"] == taken


def test_12_5_damage_outside_attacks() -> None:
    """Poison: penetrating where the card says so of all damage, reduced by a friend's card, at most so much."""
    question = {"type": "use", "figure": "hollis", "action": "poison"}
    for text, powers, taken in (
        ("Hollis deals penetrating damage.", ["toughness"], 1),
        ("Hollis deals penetrating damage with close attacks.", ["toughness"], 0),
    ):
        hollis = figure("Hollis", "red", "C6", text, powers=["poison"])
        answer = asked(question, hollis, figure("Rob", "blue", "C7", powers=powers))
        assert answer["targets"]["rob"]["damage_taken"] == taken
    hollis = figure("Hollis", "red", "C6", powers=["poison"])
    pat = figure("Pat", "blue", "D8", "Adjacent friendly characters reduce damage taken by 1.")
    answer = asked(question, hollis, figure("Rob", "blue", "C7"), pat)
    assert answer["targets"]["rob"]["damage_taken"] == 0


def test_12_6e_knockback_damage_is_reduced_by_a_friends_card() -> None:
    """At the wall 1 is dealt, and none taken."""
    question = {"type": "knockback", "figure": "rob", "away_from": "hollis"}
    hollis, rob = figure("Hollis", "red", "C14"), figure("Rob", "blue", "C15")
    for text, taken in (("Friendly characters reduce damage taken by 1.", 0), ("Modify speed +1.", 1)):
        assert asked(question, hollis, rob, figure("Pat", "blue", "H2", text))["damage_taken"] == taken
