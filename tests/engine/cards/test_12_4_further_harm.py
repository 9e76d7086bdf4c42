"""Damage in further words: less dealt, more under a condition, what pierces it; both sides of each (12.4, 12.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import of, one


def dealt(text: str, attacker: str = "rob", target: str = "hollis", **rob: Any) -> int:
    """Return the damage that one deals another, where Hollis's card has a text; Rob is an opponent beside her."""
    hollis, sam = figure("Hollis", "red", "C6", text), figure("Sam", "red", "D8")
    answer = asked({**HIT, "attacker": attacker, "targets": [target]}, hollis, sam, figure("Rob", "blue", "C7", **rob))
    return int(answer["targets"][target]["damage_dealt"])


@pytest.mark.parametrize(
    ("text", "target", "damage"),
    [
        ("Opposing characters deal -1 damage to Hollis.", "hollis", 2),
        ("Opposing characters deal -1 damage to Hollis.", "sam", 3),
        ("Opposing characters within 3 squares deal -1 damage.", "sam", 2),
        ("Adjacent opposing characters decrease damage dealt by 2.", "sam", 1),
        ("Damage dealt by adjacent opposing characters is decreased by 1.", "sam", 2),
        ("Damage dealt by friendly characters is decreased by 1.", "sam", 3),
    ],
)
def test_12_4a_less_damage_that_others_deal(text: str, target: str, damage: int) -> None:
    """To her alone, or to anybody."""
    assert dealt(text, target=target) == damage


@pytest.mark.parametrize(
    ("text", "tokens", "damage"),
    [
        ("When Hollis hits, increase damage dealt by 1 if the target has an action token.", 1, 4),
        ("When Hollis hits, increase damage dealt by 1 if the target has an action token.", 0, 3),
        ("When Hollis hits, if the target has no action tokens, increase damage dealt by 1.", 0, 4),
        ("If Hollis hasn't moved this turn, increase damage dealt by 1 when she makes a close attack.", 0, 4),
        ("If Hollis hasn't moved this turn, increase damage dealt by 1 when she makes a range attack.", 0, 3),
        ("If Hollis occupies water terrain, increase damage dealt by 1 when she makes a close attack.", 0, 3),
        ("Increase damage dealt by Hollis by 1 when she attacks characters with the Ash keyword.", 0, 4),
        ("Increase damage dealt by Hollis by 1 when she attacks characters with the Fog keyword.", 0, 3),
        ("Hollis's damage dealt is increased by 1.", 0, 4),
    ],
)
def test_12_4a_more_damage_that_she_deals(text: str, tokens: int, damage: int) -> None:
    """In such attacks, under such conditions."""
    assert dealt(text, "hollis", "rob", tokens=tokens, keywords=["Ash"]) == damage


@pytest.mark.parametrize(
    ("text", "action", "taken"),
    [
        ("Hollis deals penetrating damage with Charge.", "charge", 3),
        ("Hollis deals penetrating damage with Charge.", "close", 2),
        ("Hollis deals penetrating damage with Charge or Flurry.", "flurry", 3),
    ],
)
def test_12_4d_penetrating_damage_of_an_action(text: str, action: str, taken: int) -> None:
    """Of the actions that it names; of no other power nobody knows beforehand whether it is used."""
    hollis = figure("Hollis", "red", "C6", text, powers=["charge", "flurry"])
    answer = asked({**HIT, "action": action}, hollis, figure("Rob", "blue", "C7", powers=["toughness"]))
    assert answer["targets"]["rob"]["damage_taken"] == taken
    assert one("Hollis deals penetrating damage with Blades/Claws/Fangs.", "Hollis").effects == ()


def test_12_4d_penetrating_damage_of_friends_that_hit() -> None:
    """Of those whom it names."""
    for keyword, taken in (("Ash", 3), ("Fog", 2)):
        text = f"When a friendly character with the {keyword} keyword hits, damage dealt is penetrating."
        hollis, sam = figure("Hollis", "red", "C6", text), figure("Sam", "red", "D8", keywords=["Ash"])
        rob = figure("Rob", "blue", "C7", powers=["toughness"])
        answer = asked({**HIT, "attacker": "sam"}, hollis, sam, rob)
        assert answer["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    ("text", "powers", "taken"),
    [
        ("Rob can use Toughness to reduce penetrating damage.", ["toughness"], 2),
        ("Rob can use Toughness to reduce penetrating damage.", ["invulnerability"], 3),
        ("When Rob takes 3 or more damage from an attack, he takes 2 damage instead.", [], 2),
        ("When Rob takes 4 or more damage from an attack, he takes 3 damage instead.", [], 3),
    ],
)
def test_12_5_what_is_taken_of_it(text: str, powers: list[str], taken: int) -> None:
    """Of three penetrating ones, by the power that is named alone."""
    hollis = figure("Hollis", "red", "C6", powers=["exploit-weakness"])
    answer = asked(HIT, hollis, figure("Rob", "blue", "C7", text, powers=powers))
    assert answer["targets"]["rob"]["damage_taken"] == taken


def test_27_2j_no_damage_by_poison() -> None:
    """A safeguard from it."""
    for words in ("isn't dealt damage by", "takes no damage from"):
        assert list(one(f"Hollis {words} Poison.", "Hollis").effects) == [{"safeguard": "poison"}]
    assert of("Hollis is dealt damage by Poison.", "Hollis")[0].effects == ()


@pytest.mark.parametrize(
    ("text", "kind", "taken"),
    [
        ("Rob takes 1 less damage from range attacks.", "range", 2),
        ("Rob takes 1 less damage from range attacks.", "close", 3),
        ("Rob takes 2 less damage.", "close", 1),
    ],
)
def test_12_5a_so_much_less(text: str, kind: str, taken: int) -> None:
    """Of attacks of that kind."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", text)
    answer = asked({**HIT, "kind": kind}, figure("Hollis", "red", "C6"), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    ("text", "kind", "at", "damage"),
    [
        ("Hollis deals 1 additional damage when she attacks a single character.", "close", "C6", 4),
        ("Hollis deals an additional 2 damage when making a range attack.", "close", "C6", 3),
        ("Hollis's range attacks deal 2 penetrating damage instead of normal damage.", "range", "C6", 2),
        ("Hollis's range attacks deal 2 penetrating damage instead of normal damage.", "close", "C6", 3),
        ("Instead of normal damage, Hollis deals 1 damage when making a close attack.", "close", "C6", 1),
        ("Instead of normal damage, Hollis deals 1 damage when making a close attack.", "range", "C6", 3),
        ("When Hollis attacks from hindering terrain, increase damage dealt by 1.", "range", "C5", 4),
        ("When Hollis attacks from hindering terrain, increase damage dealt by 1.", "range", "C6", 3),
        ("When Hollis makes a close attack from hindering terrain, increase damage dealt by 1.", "range", "C5", 3),
    ],
)
def test_12_4_what_her_attacks_deal(text: str, kind: str, at: str, damage: int) -> None:
    """Of that kind, on so many, from where she stands."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9")
    answer = asked({**HIT, "kind": kind}, figure("Hollis", "red", at, text), rob)
    assert answer["targets"]["rob"]["damage_dealt"] == damage


@pytest.mark.parametrize(
    ("text", "roll", "taken"),
    [
        ("Damage dealt by Hollis is penetrating if the attack roll is doubles.", [5, 5], 3),
        ("Damage dealt by Hollis is penetrating if the attack roll is doubles.", [4, 6], 1),
        ("Hollis's damage dealt can't be reduced by more than 1.", [4, 6], 2),
        ("Hollis's range attacks deal 2 penetrating damage instead of normal damage.", [4, 6], 1),
    ],
)
def test_12_4d_what_is_left_of_three(text: str, roll: list[int], taken: int) -> None:
    """By who has Invulnerability, of a close attack."""
    rob = figure("Rob", "blue", "C7", powers=["invulnerability"])
    answer = asked({**HIT, "roll": roll}, figure("Hollis", "red", "C6", text), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken
