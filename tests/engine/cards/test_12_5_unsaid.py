"""Damage of which no subject is said, and who reduces what in more words: both sides of each (12.4, 12.5, 20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import of, one
from tests.engine.cards.test_12_5_damage import taken


@pytest.mark.parametrize(
    ("text", "kind", "damage"),
    [
        ("Deals penetrating damage.", "close", 3),
        ("Deals penetrating damage with close attacks.", "close", 3),
        ("Deals penetrating damage with close attacks.", "range", 2),
        ("Hollis deals penetrating damage during her attacks.", "range", 3),
        ("Characters can't reduce damage dealt by Hollis.", "close", 3),
        ("Damage dealt by Hollis can't be reduced to less than 1.", "close", 2),
    ],
)
def test_12_4d_of_nobody_named(text: str, kind: str, damage: int) -> None:
    """It is the character's own."""
    assert taken(text, kind, powers=["toughness"]) == damage


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Damage dealt by Hollis can't be reduced to less than 2.", 2),
        ("Damage dealt by Hollis can't be reduced to 0.", 1),
        ("Damage dealt by Hollis can't be reduced below 1.", 1),
        ("Hollis modifies speed +1.", 0),
    ],
)
def test_20_4_what_is_left_of_it(text: str, damage: int) -> None:
    """Of 3, of which Rob's card takes off all."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7", "Reduce damage taken by 3.")
    assert asked(HIT, hollis, rob)["targets"]["rob"]["damage_taken"] == damage


@pytest.mark.parametrize(
    ("text", "kind", "damage"),
    [
        ("Can reduce penetrating damage.", "range", 2),
        ("Can reduce penetrating damage from close attacks.", "range", 3),
        ("Takes a maximum of 2 damage from attacks.", "range", 2),
    ],
)
def test_12_5_taken_by_nobody_named(text: str, kind: str, damage: int) -> None:
    """Of penetrating damage, by who has Toughness; so much at most."""
    hollis = figure("Hollis", "red", "C6", powers=["penetrating-psychic-blast"])
    rob = figure("Rob", "blue", "C9", text, powers=["toughness"])
    assert asked({**HIT, "kind": kind}, hollis, rob)["targets"]["rob"]["damage_taken"] == damage


def test_21_9_nobody_named_behind_somebody_else() -> None:
    """Whoever the sentence before speaks of may be meant."""
    [before, behind] = of(
        "Friendly characters adjacent to a character can use Toughness. Can reduce penetrating damage."
    )
    assert behind.status != "judged"
    assert before.status != behind.status or before.effects == ()


@pytest.mark.parametrize(("at", "damage"), [("D7", 2), ("D9", 3)])
def test_12_5a_reduced_for_those_beside_her(at: str, damage: int) -> None:
    """What is dealt to an adjacent friend, and to no other."""
    text = "Adjacent friendly characters reduce the damage they take by 1."
    hollis, sam, rob = figure("Hollis", "red", "C6", text), figure("Sam", "red", at), figure("Rob", "blue", "E8")
    question = {**HIT, "attacker": "rob", "targets": ["sam"]}
    assert asked(question, hollis, sam, rob)["targets"]["sam"]["damage_taken"] == damage


@pytest.mark.parametrize(("powers", "damage"), [([], 2), (["outwit"], 3)])
def test_13_4_unless_the_attacker_can_use_something(powers: list[str], damage: int) -> None:
    """Of opponents that can't; what stands before and behind of the attacker counts."""
    text = "Rob takes a maximum of 2 damage from opposing attacks, unless the attacker can use Outwit."
    hollis = figure("Hollis", "red", "C6", powers=powers)
    assert asked(HIT, hollis, figure("Rob", "blue", "C7", text))["targets"]["rob"]["damage_taken"] == damage


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Opposing characters adjacent to Hollis take +1 damage.", 4),
        ("When Hollis uses Charge and hits, increase damage dealt by 1.", 3),
    ],
)
def test_12_5a_more_of_it(text: str, damage: int) -> None:
    """Of who stands there; by another action nothing is added."""
    assert taken(text) == damage


@pytest.mark.parametrize(("action", "damage"), [("charge", 4), ("close", 3)])
def test_20_4_in_the_action_that_it_names(action: str, damage: int) -> None:
    """Increased damage of an attack that Charge makes."""
    text = "When Hollis uses Charge and hits, increase damage dealt by 1."
    hollis: dict[str, Any] = figure("Hollis", "red", "C6", text, powers=["charge"])
    answer = asked({**HIT, "action": action}, hollis, figure("Rob", "blue", "C7"))
    assert answer["targets"]["rob"]["damage_dealt"] == damage


def test_12_5_it_behind_an_attacker_is_nobody_sure() -> None:
    """Whoever attacks stands nearer to the word than the character itself, who alone is he or she."""
    begin = "When Hollis is attacked by an adjacent character, reduce the damage dealt to"
    for that, meant in (("it", False), ("them", False), ("her", True), ("him", True)):
        assert (one(f"{begin} {that} by 1.", "Hollis").why == "readings") == meant, that
    assert one("When Hollis is attacked, reduce the damage dealt to it by 1.", "Hollis").why == "readings"


@pytest.mark.parametrize(
    ("text", "action", "damage"),
    [
        ("When Hollis is given a CLOSE Terrain Action, increase damage dealt by 2.", "close-terrain-action", 2),
        ("When Hollis is given a RANGE Terrain Action, increase damage dealt by 2.", "close-terrain-action", 0),
        (
            "When Hollis is given a CLOSE or RANGE Terrain Action, increase damage dealt by 2.",
            "close-terrain-action",
            2,
        ),
        ("When Hollis is given a CLOSE Terrain Action, increase damage dealt by 2.", "close", 0),
    ],
)
def test_27_8_attacks_with_terrain_markers(text: str, action: str, damage: int) -> None:
    """By that action, and by no other attack."""
    powers = ["super-strength"]
    found = [
        asked(
            {**HIT, "action": action},
            figure("Hollis", "red", "C6", words, powers=powers),
            figure("Rob", "blue", "C7"),
            objects=[{"id": "crate", "kind": "standard", "held_by": "hollis"}],
        )["targets"]["rob"]["damage_dealt"]
        for words in (text, "")
    ]
    assert found[0] - found[1] == damage
