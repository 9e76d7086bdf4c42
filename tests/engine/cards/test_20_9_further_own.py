"""What is so of the character itself in further words, and who can't do what to it (6.12, 12.4, 20.4, 20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, usable, value
from tests.engine.cards.reading import statuses


@pytest.mark.parametrize(
    ("text", "own", "able"),
    [
        ("If Hollis has fewer than three Ember tokens, she can use Charge.", {"named_tokens": {"Ember": 2}}, True),
        ("If Hollis has fewer than three Ember tokens, she can use Charge.", {"named_tokens": {"Ember": 3}}, False),
        ("If Hollis has a printed range value of 0, she can use Charge.", {}, False),
        ("If Hollis has a printed range value of 6, she can use Charge.", {}, True),
        ("If Hollis has a printed range value of 5 or less, she can use Charge.", {}, False),
        ("If Hollis used Sidestep this turn, she can use Charge.", {"this_turn": {"used": ["sidestep"]}}, True),
        ("If Hollis used Sidestep this turn, she can use Charge.", {"this_turn": {"used": ["perplex"]}}, False),
        ("If Hollis didn't use Sidestep this turn, she can use Charge.", {"this_turn": {"used": ["sidestep"]}}, False),
        ("If Hollis didn't use Sidestep this turn, she can use Charge.", {}, True),
        ("If Hollis didn't move or get placed this turn, she can use Charge.", {"this_turn": {"moved": True}}, False),
        ("If Hollis has not been given a costed action this turn, she can use Charge.", {}, True),
    ],
)
def test_20_9_a_condition_of_its_own(text: str, own: dict[str, Any], able: bool) -> None:
    """Met and not met."""
    assert usable("hollis", "charge", figure("Hollis", "red", "H8", text, **own)) == able


@pytest.mark.parametrize(("at", "able"), [("D6", True), ("H8", False)])
def test_20_9_beside_terrain(at: str, able: bool) -> None:
    """A square beside water, which lies at D5."""
    text = "If Hollis occupies a square adjacent to water terrain, she can use Charge."
    assert usable("hollis", "charge", figure("Hollis", "red", at, text)) == able


@pytest.mark.parametrize(
    ("text", "of", "defense"),
    [
        ("While adjacent to Hollis, opposing characters modify defense -1.", "rob", 16),
        ("While adjacent to Hollis, opposing characters modify defense -1.", "zoe", 17),
        ("While adjacent to Hollis, opposing characters modify defense -1.", "sam", 17),
        ("If within 3 squares of Hollis, friendly characters modify defense +1.", "sam", 18),
        ("If within 3 squares of Hollis, friendly characters modify defense +1.", "rob", 17),
    ],
)
def test_20_9_where_those_are_that_get_something(text: str, of: str, defense: int) -> None:
    """Told before they are named: each of those that is there."""
    figures = figure("Hollis", "red", "H8", text), figure("Sam", "red", "I8"), figure("Rob", "blue", "H9")
    assert value(of, "defense", *figures, figure("Zoe", "blue", "H12")) == defense


def test_21_9_near_whom_nobody_tells() -> None:
    """Whoever gets it, or the character itself, may be beside an opponent."""
    assert statuses("While adjacent to an opposing character, friendly characters modify attack +1.") == ["unread"]


@pytest.mark.parametrize(("tokens", "damage"), [(0, 2), (1, 3)])
def test_20_9_those_without_tokens(tokens: int, damage: int) -> None:
    """Each of those that get it is asked for its own."""
    text = "Other friendly characters can use Toughness if they don't have any action tokens."
    figures = figure("Hollis", "red", "A1", text), figure("Sam", "red", "C7", tokens=tokens)
    question = {**HIT, "attacker": "rob", "targets": ["sam"]}
    assert asked(question, *figures, figure("Rob", "blue", "C6"))["targets"]["sam"]["damage_taken"] == damage


@pytest.mark.parametrize(
    ("text", "powers", "dealt", "taken"),
    [
        ("Maximum damage dealt to Rob by close attacks is 2.", ["toughness"], 2, 1),
        ("The maximum damage taken by Rob from attacks is 2.", ["toughness"], 3, 2),
        ("The maximum damage taken by Rob from range attacks is 2.", ["toughness"], 3, 2),
        ("Maximum damage dealt to Rob by range attacks is 1.", [], 3, 3),
        ("Rob may only take 1 damage from each attack.", [], 3, 1),
    ],
)
def test_12_4a_a_maximum_dealt_or_taken(text: str, powers: list[str], dealt: int, taken: int) -> None:
    """What is dealt is bounded before anything reduces it, what is taken afterwards."""
    rob = asked(HIT, figure("Hollis", "red", "C6"), figure("Rob", "blue", "C7", text, powers=powers))["targets"]["rob"]
    assert (rob["damage_dealt"], rob["damage_taken"]) == (dealt, taken)


@pytest.mark.parametrize(("side", "legal"), [("blue", False), ("red", True)])
def test_20_4_who_cant_carry_it(side: str, legal: bool) -> None:
    """Of whom it is said, and no others."""
    text = "{} characters can't carry Rob.".format("Friendly" if side == "blue" else "Opposing")
    carrier = figure("Zoe", "blue", "C8", abilities=["flight"], size="giant")
    question = {"type": "legal", "figure": "zoe", "action": "carry", "target": "rob"}
    rob = figure("Rob", "blue", "C7", text)
    assert asked(question, rob, carrier, turn={"active": "blue"})["legal"] == legal


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Hollis's Toughness can reduce penetrating damage.", "judged"),
        ("Hollis's Stealth can reduce penetrating damage.", "unread"),
        ("Rob's Toughness can reduce penetrating damage.", "unread"),
        ("When opposing characters attack Hollis, their attack values can't be positively modified.", "judged"),
        ("When opposing characters attack Hollis, their defense values can't be positively modified.", "reminded"),
    ],
)
def test_20_4_whose_it_is_and_which(text: str, kind: str) -> None:
    """Of the character's own reducers, and of values that count in an attack by those."""
    assert statuses(text, "Hollis") == [kind]
