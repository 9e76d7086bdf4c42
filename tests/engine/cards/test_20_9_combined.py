"""Several changes in one sentence, attacks under a condition, and what is the same said otherwise (20.9, 22.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import one


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Incapacitate, but only as a close attack.", "Incapacitate, but only with close attacks."),
        ("Mind Control, but only as a close attack.", "Mind Control, but only with close attacks."),
        ("Barrier, but generates up to 6 markers instead.", "Barrier, but may generate up to 6 markers."),
        ("Mastermind, but can choose characters of higher or equal points.", "Mastermind regardless of points."),
        ("Leadership, but may target characters of any point value.", "Leadership regardless of points."),
        ("Passenger: 2, but carried characters may be of any size.", "Passenger: 2, regardless of size."),
        ("Passenger: 2, but only Rob characters.", ""),
        ("Steal Energy, but heals up to 2 clicks.", "Steal Energy, but heals 2 clicks instead of 1."),
        (
            "Defend, but only to characters with the Ash keyword.",
            "Defend, but only for characters with the Ash keyword.",
        ),
        ("Attack +1, defense +2, damage +3.", "Modify attack +1, defense +2, and damage +3."),
        ("Hollis modifies attack +1 but damage -1.", "Hollis modifies attack +1 and damage -1."),
        (
            "If Hollis hasn't been moved this turn, modify attack +1 and range +2.",
            "If Hollis hasn't moved this turn, modify attack +1 and range +2.",
        ),
        ("Modify attack +1, but not if Hollis is elevated.", "Modify attack +1 unless Hollis is elevated."),
        (
            "If Hollis isn't adjacent to a friendly character, modify her attack +1.",
            "If Hollis isn't adjacent to a friendly character, modify attack +1.",
        ),
        (
            "If Hollis is not within 4 squares of an opposing character, modify his attack +1.",
            "If Hollis is not within 4 squares of an opposing character, modify attack +1.",
        ),
        ("If Hollis is adjacent to a friendly character, modify his attack +1.", ""),
        ("During close attacks, modify damage +1.", "Modify damage +1 during close attacks."),
        ("Modify attack +1 if on click #4 or higher.", "If Hollis is on click #4 or later, modify attack +1."),
        (
            "Opposing characters modify defense -1 against attacks made by Hollis.",
            "Opposing characters modify defense -1 when Hollis attacks them.",
        ),
    ],
)
def test_20_9_the_same_said_otherwise(text: str, other: str) -> None:
    """Both are judged, and mean the same; without another, it is none of the kind."""
    found = one(text, "Hollis")
    assert (found.status == "judged") == bool(other)
    assert not other or found.effects == one(other, "Hollis").effects


@pytest.mark.parametrize(
    ("text", "more", "attack", "damage"),
    [
        ("When making a close attack, if Hollis hasn't been moved this turn, modify attack +1.", {}, 11, 3),
        (
            "When making a close attack, if Hollis hasn't been moved this turn, modify attack +1.",
            {"moved": True},
            10,
            3,
        ),
        ("When making a range attack, if Hollis hasn't been moved this turn, modify attack +1.", {}, 10, 3),
        ("If Hollis hasn't been moved this turn, modify attack +1 and damage +2.", {}, 11, 5),
        ("If Hollis hasn't been moved this turn, modify attack +1 and damage +2.", {"placed": True}, 11, 5),
        ("If Hollis hasn't been moved this turn, modify attack +1 and damage +2.", {"moved": True}, 10, 3),
        ("When Hollis hasn't moved this turn, modify attack +1.", {"moved": True}, 10, 3),
        ("Modify attack +1 when making a close attack while adjacent to an opposing character.", {}, 11, 3),
        ("Modify attack +1 when making a close attack while elevated.", {}, 10, 3),
        ("Modify attack +1 when making a close attack while not elevated.", {}, 11, 3),
        ("When Hollis attacks and no friendly characters are adjacent, modify damage +1.", {}, 10, 4),
        ("When Hollis attacks and an opposing character is adjacent, modify damage +1.", {}, 10, 4),
        ("When Hollis attacks and two or more opposing characters are adjacent, modify damage +1.", {}, 10, 3),
        ("When Hollis attacks with Flurry, modify attack +1.", {}, 10, 3),
        ("When Hollis makes a close attack with a single target, modify attack +1.", {}, 11, 3),
        ("When Hollis makes a close attack with two or more targets, modify attack +1.", {}, 10, 3),
        ("Modify damage +1 if the target is adjacent to another friendly character.", {}, 10, 3),
        ("Modify attack +1, defense +1, and damage -1.", {}, 11, 2),
        ("Modify attack +1 for each adjacent opposing character, up to +1.", {}, 11, 3),
        ("Modify attack +2 when making close attacks for each adjacent opposing character.", {}, 12, 3),
        ("Modify attack +2 when making range attacks for each adjacent opposing character.", {}, 10, 3),
        ("Modify attack +1 when making a close attack for each action token on the target, up to +1.", {}, 10, 3),
    ],
)
def test_20_9_an_attack_under_conditions(text: str, more: dict[str, Any], attack: int, damage: int) -> None:
    """A close attack on Rob beside her, with nobody else near."""
    answer = asked(HIT, figure("Hollis", "red", "C6", text, this_turn=more), figure("Rob", "blue", "C7"))
    assert answer["attack_value"] == attack
    assert answer["targets"]["rob"]["damage_dealt"] == damage
    assert [row["status"] for row in answer["cards"]] == ["judged"]


@pytest.mark.parametrize(("at", "damage"), [("D7", 4), ("E7", 3)])
def test_12_1_a_target_beside_another_friend(at: str, damage: int) -> None:
    """Of the card's own side, and not its own character."""
    text = "Modify damage +1 if the target is adjacent to another friendly character."
    sam = figure("Sam", "red", at)
    answer = asked(HIT, figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7"), sam)
    assert answer["targets"]["rob"]["damage_dealt"] == damage


@pytest.mark.parametrize(
    ("text", "kind", "defense"),
    [
        ("Hollis modifies defense +1 against close attacks while adjacent to an opposing character.", "close", 18),
        ("Hollis modifies defense +1 against range attacks while not elevated.", "range", 18),
        ("Hollis modifies defense +1 against range attacks while not elevated.", "close", 17),
        ("Hollis modifies defense +1 against close attacks while elevated.", "close", 17),
        ("Modify defense +1 against close attacks if Hollis has an action token.", "close", 17),
        ("Modify defense +1 against close attacks, but only if Hollis has no action tokens.", "close", 18),
        ("Modify defense +1 against close attacks for each adjacent opposing character.", "close", 18),
        ("Modify defense +1 against range attacks for each adjacent opposing character.", "range", 17),
        ("When Hollis is the target of an attack by a character of lower points, modify defense +2.", "close", 19),
        ("When Hollis is the target of an attack by a character of higher points, modify defense +2.", "close", 17),
    ],
)
def test_20_9_a_defense_under_conditions(text: str, kind: str, defense: int) -> None:
    """The attack and what is so of its target, both."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", points=40)
    during = {"attack": kind, "attacker": "rob", "target": "hollis"}
    assert value("hollis", "defense", figure("Hollis", "red", "C6", text, points=50), rob, during=during) == defense


@pytest.mark.parametrize(
    "text",
    [
        "Modify attack +1 when making a close attack while.",
        "Modify defense +1 against close attacks, but if Hollis has no action tokens.",
        "When Hollis attacks a character and no friendly characters are adjacent, modify damage +1.",  # beside whom
        "Hollis modifies attack +1 or damage +1.",
        "Modify attack +1 for each adjacent opposing character, up to 2.",
        "Hollis modifies attack +1, but damage.",
        "Modify attack +1 and damage -1 and.",
        "Modify attack +1 against close attacks for each adjacent opposing character.",
        "Modify attack +1 and damage +2 when making close attacks for each adjacent opposing character.",
        "If Hollis isn't on click #4 or later, modify attack +1.",
    ],
)
def test_20_9_not_surely_one_meaning(text: str) -> None:
    """Words are missing, or nobody tells of whom or how much."""
    assert one(text, "Hollis").status != "judged"
