"""Several cards that give one figure the same action, each with something more when it is used (20.7, 20.7a)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import of

ATTACK = "Charge. When Hollis uses it, modify attack +1."
DAMAGE = "Charge. When Hollis uses it, modify damage +1."
MORE = "Charge. When Hollis uses it, modify attack +2."
APART = "Charge. // When Hollis uses Charge, modify attack +1."
NAMED = "Charge. When Hollis uses Charge, modify attack +1."


def struck(*texts: str, action: str = "charge", at: str = "C6", **choices: str) -> dict[str, Any]:
    """Return the answer to Hollis's attack on Rob, her cards being called One, Two …"""
    special = [{"name": name, "text": text} for name, text in zip(("One", "Two", "Three"), texts, strict=False)]
    hollis, rob = figure("Hollis", "red", at, special=special), figure("Rob", "blue", "C7")
    chosen = {f"version:{name}": card for name, card in choices.items()}
    question = {**HIT, "kind": "close", "action": action, "roll": [3, 4], "choices": chosen}
    return asked(question, hollis, rob)


@pytest.mark.parametrize(
    ("texts", "attack"),
    [
        ([ATTACK], 11),
        ([ATTACK, ATTACK], 11),
        ([ATTACK, NAMED], 11),
        ([NAMED, NAMED], 11),
        ([ATTACK, "Charge."], 11),
        ([ATTACK, "Toughness. // When Hollis uses Charge, modify attack +1."], 12),  # of any use
        ([APART, APART], 12),
        ([ATTACK, APART], 12),
        ([MORE, ATTACK], 12),
        ([ATTACK, MORE], 11),  # nobody said which: the first listed
        ([ATTACK, ATTACK, MORE], 11),
        ([ATTACK, "Flurry. When Hollis uses it, modify attack +1."], 11),
    ],
)
def test_20_7_what_two_versions_add_is_not_combined(texts: list[str], attack: int) -> None:
    """One version is used, with what its own card ties to it; what `//` sets apart counts for any use."""
    assert struck(*texts)["attack_value"] == attack


@pytest.mark.parametrize(("chosen", "attack"), [("One", 11), ("Two", 12), ("Three", 11)])
def test_20_7_its_controller_chooses_the_version(chosen: str, attack: int) -> None:
    """A card that is none of the versions is refused, and the ruling says so, as it names the version that counts."""
    answer = struck(ATTACK, MORE, hollis=chosen)
    assert answer["attack_value"] == attack
    assert answer["refused"] == (["version:hollis"] if chosen == "Three" else [])
    steps = [step["text"] for step in answer["ruling"]["steps"] if step.get("rule") == "20.7"]
    assert any("Two" in step and "One" in step for step in steps)
    assert any("Three" in step for step in steps) == (chosen == "Three")


def test_20_7_different_things_are_not_combined_either() -> None:
    """More attack by one card and more damage by the other: of the two one counts."""
    first, second = struck(ATTACK, DAMAGE), struck(ATTACK, DAMAGE, hollis="Two")
    assert (first["attack_value"], first["targets"]["rob"]["damage_taken"]) == (11, 3)
    assert (second["attack_value"], second["targets"]["rob"]["damage_taken"]) == (10, 4)


@pytest.mark.parametrize(("at", "attack"), [("C5", 12), ("C6", 11)])
def test_20_7_a_version_whose_condition_is_not_met_is_no_choice(at: str, attack: int) -> None:
    """While its condition is met it is the first listed; else the other one adds what it adds."""
    wet = "Charge. When Hollis uses it, if she occupies hindering terrain, modify attack +2."
    texts = [wet, ATTACK]
    special = [{"name": name, "text": text} for name, text in zip(("One", "Two"), texts, strict=True)]
    hollis, rob = figure("Hollis", "red", at, special=special), figure("Rob", "blue", "D6")
    question = {**HIT, "action": "charge"}
    assert asked(question, hollis, rob)["attack_value"] == attack


def test_20_7_no_version_is_asked_for_where_one_card_alone_adds_something() -> None:
    """Then the answer is refused; and so it is for another action."""
    assert struck(ATTACK, hollis="One")["refused"] == ["version:hollis"]
    assert struck(ATTACK, MORE, action="close", hollis="One")["refused"] == ["version:hollis"]
    assert struck(ATTACK, MORE, action="close")["attack_value"] == 10


def test_20_7_a_restricted_version_beside_one_that_adds_something() -> None:
    """Who uses the version that adds something does not use the one that deals more, and the other way round."""
    texts = "Energy Explosion. When Hollis uses it, modify attack +1.", "Energy Explosion, but deals 3 damage instead."
    special = [{"name": name, "text": text} for name, text in zip(("One", "Two"), texts, strict=True)]
    figures = figure("Hollis", "red", "C6", special=special), figure("Rob", "blue", "C10")
    question = {**HIT, "kind": "range", "action": "energy-explosion", "roll": [3, 4]}
    one = asked(question, *figures)
    two = asked({**question, "choices": {"version:hollis": "Two"}}, *figures)
    assert (one["attack_value"], two["attack_value"]) == (11, 10)
    assert one["targets"]["rob"]["damage_dealt"] < two["targets"]["rob"]["damage_dealt"]


def test_20_7_a_value_and_the_sentences_say_the_same() -> None:
    """The value in such an attack, and what becomes of each sentence in it."""
    special = [{"name": "One", "text": ATTACK}, {"name": "Two", "text": MORE}]
    hollis, rob = figure("Hollis", "red", "C6", special=special), figure("Rob", "blue", "C7")
    during = {"attack": "close", "attacker": "hollis", "target": "rob", "action": "charge"}
    assert value("hollis", "attack", hollis, rob, during=during) == 11
    cards = struck(ATTACK, MORE)["cards"]
    applied = {(one["special"], one["sentence"]): one["applies"] for one in cards}
    assert applied["One", "When Hollis uses it, modify attack +1."]
    assert not applied["Two", "When Hollis uses it, modify attack +2."]
    [because] = [one["because"] for one in cards if one["sentence"].endswith("+2.")]
    assert because["rule"] == "20.7"
    assert "One" in because["text"]


@pytest.mark.parametrize(
    ("text", "tied"),
    [
        (ATTACK, True),
        (NAMED, True),
        (APART, False),
        ("When Hollis uses Charge, modify attack +1.", False),
        ("Flurry. When Hollis uses Charge, modify attack +1.", False),
        ("Charge, Flurry. When Hollis uses Charge or Flurry, modify attack +1.", True),
        ("Charge. When Hollis uses Charge or Flurry, modify attack +1.", False),
    ],
)
def test_20_7a_what_is_tied_to_its_own_card(text: str, tied: bool) -> None:
    """Whatever the same part gives and uses; not what another part, or no part, gives."""
    *_, last = of(text, "Hollis")
    assert last.status == "judged"
    assert last.effects[0]["when"]["attack"].get("version", False) is tied
