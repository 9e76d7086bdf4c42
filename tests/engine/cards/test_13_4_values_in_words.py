"""Values that a card sets, bounds or keeps, of its own character and of others: both sides of each (13.1, 13.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import one, statuses


@pytest.mark.parametrize(
    ("text", "name", "result"),
    [
        ("Hollis has an attack value of 12 and a damage value of 4.", "attack", 12),
        ("Hollis has an attack value of 12 and a damage value of 4.", "damage", 4),
        ("Hollis has an attack value of 12 and a damage value of 4.", "defense", 17),
        ("Hollis has a minimum attack value of 9 and a minimum damage value of 4.", "attack", 10),
        ("Hollis has a minimum attack value of 9 and a minimum damage value of 4.", "damage", 4),
        ("Hollis's defense can't be less than 18.", "defense", 18),
        ("Hollis's defense can't be less than 16.", "defense", 17),
        ("Hollis's damage can't be more than 2.", "damage", 2),
        ("Minimum defense value 18.", "defense", 18),
        ("Hollis has minimum defense 18.", "defense", 18),
        ("Replace Hollis's attack value with 8.", "attack", 8),
        ("Hollis has a range of 8.", "range", 8),
    ],
)
def test_13_4_her_own_values(text: str, name: str, result: int) -> None:
    """What is printed counts where the card says nothing of it, or asks for no more."""
    assert value("hollis", name, figure("Hollis", "red", "C6", text)) == result


@pytest.mark.parametrize(
    ("text", "at", "result"),
    [
        ("Opposing characters' maximum attack value is 8.", "C9", 8),
        ("Adjacent opposing characters' attack values can't be more than 8.", "C7", 8),
        ("Adjacent opposing characters' attack values can't be more than 8.", "C9", 10),
        ("Friendly characters' attack values can't be less than 12.", "C9", 10),
        ("Opposing characters' minimum attack value is 12.", "C9", 12),
    ],
)
def test_13_4_values_of_others(text: str, at: str, result: int) -> None:
    """Of those who stand before them alone."""
    assert value("rob", "attack", figure("Hollis", "red", "C6", text), figure("Rob", "blue", at)) == result


@pytest.mark.parametrize(
    ("text", "kind", "defense"),
    [
        ("When Hollis attacks, the target's defense value is 15.", "close", 15),
        ("When Hollis makes a close attack, the target's maximum defense value is 15.", "close", 15),
        ("When Hollis makes a range attack, the target's maximum defense value is 15.", "close", 17),
        ("When Hollis attacks, the target's defense can't be more than 18.", "close", 17),
        ("When Hollis attacks a character with the Ash keyword, replace the target's defense with 15.", "close", 15),
        ("When Hollis attacks a character with the Fog keyword, replace the target's defense with 15.", "close", 17),
    ],
)
def test_13_1_the_defense_of_whom_she_attacks(text: str, kind: str, defense: int) -> None:
    """In attacks of hers of that kind, on such a target; when somebody else attacks it is what it was."""
    rob = figure("Rob", "blue", "C7", keywords=["Ash"])
    hollis, sam = figure("Hollis", "red", "C6", text), figure("Sam", "red", "D8")
    assert asked({**HIT, "kind": kind}, hollis, sam, rob)["targets"]["rob"]["defense"] == defense
    assert asked({**HIT, "attacker": "sam"}, hollis, sam, rob)["targets"]["rob"]["defense"] == 17


@pytest.mark.parametrize(
    ("text", "attack", "damage"),
    [
        ("Hollis's attack and defense values can't be modified.", 10, 4),
        ("Hollis's attack and damage values can't be modified.", 10, 3),
        ("Hollis's attack or damage can't be positively modified.", 10, 3),
        ("Hollis's attack and damage values can't be negatively modified.", 11, 4),
    ],
)
def test_13_1_two_values_that_cant_be_modified(text: str, attack: int, damage: int) -> None:
    """Neither of them, and nothing else."""
    more: list[dict[str, Any]] = [{"value": name, "add": 1, "from": "Plan"} for name in ("attack", "damage")]
    hollis = figure("Hollis", "red", "C6", text, modifiers=more)
    assert (value("hollis", "attack", hollis), value("hollis", "damage", hollis)) == (attack, damage)


def test_13_4_what_is_no_value_of_hers() -> None:
    """The most of what: of damage that is taken, or of the damage value, nobody tells; nor one value twice."""
    for text in ("Maximum damage 2.", "Minimum defense.", "Hollis has a damage value of 4 and a damage value of 5."):
        assert "judged" not in statuses(text, "Hollis"), text
    assert one("Opposing characters' attack value is a minimum of 12.").effects != ()


@pytest.mark.parametrize(
    ("text", "at", "result"),
    [
        ("Adjacent opposing characters' defense values can't be positively modified.", "C7", 17),
        ("Adjacent opposing characters' defense values can't be positively modified.", "C9", 18),
        ("Opposing characters' defense can't be negatively modified.", "C9", 18),
        ("Opposing characters' combat values can't be modified.", "C9", 17),
    ],
)
def test_13_1_values_of_opponents_that_stay(text: str, at: str, result: int) -> None:
    """Those of whoever stands before them, the way that is said."""
    rob = figure("Rob", "blue", at, modifiers=[{"value": "defense", "add": 1, "from": "Plan"}])
    assert value("rob", "defense", figure("Hollis", "red", "C6", text), rob) == result


def test_6_2_friendly_to_whom_is_not_told() -> None:
    """Effects friendly to the opponents or to the card's own figure: nobody tells."""
    assert statuses("Opposing characters' attack values can't be modified by friendly effects.") != ["judged"]


@pytest.mark.parametrize(
    ("text", "of", "name", "result"),
    [
        ("Opposing characters adjacent to Hollis halve their speed.", "rob", "speed", 4),
        ("Opposing characters adjacent to Hollis halve their speed.", "hollis", "speed", 8),
        ("Double Hollis's range value when she has no action tokens.", "hollis", "range", 12),
        ("Double Hollis's range value when she has an action token.", "hollis", "range", 6),
        ("Hollis's speed value is halved.", "hollis", "speed", 4),
        ("Hollis doubles her damage value.", "hollis", "damage", 6),
    ],
)
def test_6_8_values_that_are_halved_and_doubled(text: str, of: str, name: str, result: int) -> None:
    """As replacement values, of whom it is said, under their condition."""
    assert value(of, name, figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7")) == result
