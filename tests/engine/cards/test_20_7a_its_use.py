"""What a card says of the one power that it gives: "when Hollis uses it" (20.7a), and "when Hollis hits" (12.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import of, one, statuses


def hit(text: str, action: str | None = None, kind: str = "close", **rob: Any) -> dict[str, Any]:
    """Return what becomes of Rob, whom Hollis attacks with an action."""
    hollis = figure("Hollis", "red", "C6", text)
    target = figure("Rob", "blue", "C7" if kind == "close" else "C10", **rob)
    question = {**HIT, "kind": kind, **({"action": action} if action else {})}
    found: dict[str, Any] = asked(question, hollis, target)["targets"]["rob"]
    return found


@pytest.mark.parametrize(
    ("text", "action", "kind", "taken"),
    [
        ("Flurry. When Hollis uses it, she deals penetrating damage.", "flurry", "close", 3),
        ("Flurry. When Hollis uses it, she deals penetrating damage.", None, "close", 2),
        ("Flurry. When Hollis uses it, damage dealt is penetrating damage.", "flurry", "close", 3),
        ("Charge. When Hollis uses it, modify damage +1.", "charge", "close", 3),
        ("Charge. When Hollis uses it, modify damage +1.", None, "close", 2),
        ("Energy Explosion. When Hollis uses it, increase damage dealt by 1.", "energy-explosion", "range", 2),
        ("Energy Explosion. When Hollis uses it, increase damage dealt by 1.", None, "range", 2),
        ("Energy Explosion.", "energy-explosion", "range", 1),
    ],
)
def test_20_7a_what_counts_while_it_is_used(text: str, action: str | None, kind: str, taken: int) -> None:
    """In attacks by that power, and in no other; Rob's Toughness reduces what is not penetrating."""
    assert hit(text, action, kind, powers=["toughness"])["damage_taken"] == taken


@pytest.mark.parametrize(("reducer", "taken"), [("invulnerability", 1), ("toughness", 1)])
def test_20_7a_how_far_its_damage_is_reduced(reducer: str, taken: int) -> None:
    """Quake deals 2 damage: by the card 1 of it stays, without the card none where 2 are reduced."""
    text = "Quake. When Hollis uses it, damage from the attack can't be reduced below 1."
    assert hit(text, "quake", powers=[reducer])["damage_taken"] == taken
    assert hit("Quake.", "quake", powers=["invulnerability"])["damage_taken"] == 0


@pytest.mark.parametrize(
    ("text", "action", "result"),
    [
        ("Flurry. When Hollis uses it, opposing characters can't use Super Senses.", "flurry", "hit"),
        ("Flurry. When Hollis uses it, targets can't use Super Senses or Shape Change.", "flurry", "hit"),
        ("Flurry. When Hollis uses it, opposing characters can't use Super Senses.", None, "evaded"),
        ("Flurry. When Hollis uses it, opposing characters can't use Shape Change.", "flurry", "evaded"),
    ],
)
def test_20_7a_what_targets_cant_use_against_it(text: str, action: str | None, result: str) -> None:
    """In its attacks alone, and nothing but what the card names."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7", powers=["super-senses"])
    question = {**HIT, **({"action": action} if action else {}), "choices": {"super-senses:rob": 6}}
    assert asked(question, hollis, rob)["targets"]["rob"]["result"] == result


@pytest.mark.parametrize(("at", "taken"), [("C5", 4), ("C6", 3)])
def test_20_7a_under_a_condition_of_its_own(at: str, taken: int) -> None:
    """While she occupies hindering terrain, as the board has it in C5."""
    text = "Running Shot. When Hollis uses it, if she occupies hindering terrain, modify damage +1."
    figures = figure("Hollis", "red", at, text), figure("Rob", "blue", "C10")
    question = {**HIT, "kind": "range", "action": "running-shot"}
    assert asked(question, *figures)["targets"]["rob"]["damage_taken"] == taken


def test_20_7a_used_as_one_type_or_on_several() -> None:
    """Of the ways to use it only those that the card names."""
    texts = {
        "as RANGE": {"kind": "range"},
        "as CLOSE": {"kind": "close"},
        "to target more than one character": {"targets": {"least": 2}},
    }
    for words, more in texts.items():
        [_, rider] = of(f"Mind Control. When Hollis uses it {words}, modify attack +2.", "Hollis")
        attack = {"role": "attacker", "using": ["mind-control"], **more, "version": True}
        assert rider.effects == ({"modify": "attack", "add": 2, "when": {"attack": attack}},)


@pytest.mark.parametrize(
    "text",
    [
        # more than one power, or one that the card gives under a condition or changed: another may be used
        "Charge, Flurry. When Hollis uses it, modify attack +1.",
        "Charge, but only if Hollis has no action tokens. When Hollis uses it, modify attack +1.",
        "Charge. Flurry, but only if Hollis has no action tokens. When Hollis uses it, modify attack +1.",
        "Charge, but does not halve speed. When Hollis uses it, modify attack +1.",
        # worse than the power is without it: whoever has it from elsewhere too may use that version
        "Charge. When Hollis uses it, modify attack -1.",
        "Charge. When Hollis uses it, modify attack +1 and damage -1.",
        "Flurry. When Hollis uses it, she deals a maximum of 1 damage.",
        "Flurry. When Hollis uses it, she can't use Precision Strike.",
        "Flurry, Charge. When Hollis uses Flurry, modify attack -1.",
        # no attack, or no part of it
        "Poison. When Hollis uses it, modify damage +1.",
        "Charge. When Hollis uses it, modify speed +2.",
        # whether it hits is known behind the roll
        "Charge. When Hollis uses it and hits, modify attack +1.",
        "Charge. When a friendly character uses it, modify attack +1.",
    ],
)
def test_20_7a_of_which_nobody_is_sure(text: str) -> None:
    """Reminded at its moment."""
    assert statuses(text, "Hollis")[-1] == "reminded"


def test_20_7a_what_makes_every_use_worse() -> None:
    """Said of every use of a power, which this text does not give: no version is without it."""
    [effect] = one("When Hollis uses Charge, modify attack -1.", "Hollis").effects
    assert effect["when"] == {"attack": {"role": "attacker", "using": ["charge"]}}


def test_12_4a_damage_is_increased_for_those_alone_of_whom_it_is_said() -> None:
    """Of two that Quake hits, one with the keyword; the damage dealt is told for each hit target."""
    text = "When Hollis hits a character with the Ash keyword, increase damage dealt by 1."
    hollis = figure("Hollis", "red", "C6", text, powers=["quake"])
    rob, sam = figure("Rob", "blue", "C7", keywords=["Ash"]), figure("Sam", "blue", "D7")
    found = asked({**HIT, "action": "quake", "targets": ["rob", "sam"]}, hollis, rob, sam)["targets"]
    assert [found[each]["damage_dealt"] for each in ("rob", "sam")] == [3, 2]


@pytest.mark.parametrize(
    ("text", "kind", "taken"),
    [
        ("When Hollis hits, damage dealt is penetrating damage.", "close", 3),
        ("When Hollis hits with a close attack, she deals penetrating damage.", "close", 3),
        ("When Hollis hits with a close attack, she deals penetrating damage.", "range", 2),
        ("When Hollis hits, increase damage dealt by 1.", "close", 3),
        ("When Hollis hits a character with the Ash keyword, increase damage dealt by 1.", "close", 3),
        ("When Hollis hits a character with the Fog keyword, increase damage dealt by 1.", "close", 2),
        ("When Hollis makes a range attack and hits, increase damage dealt by 1.", "close", 2),
        ("Whenever Hollis hits, the damage dealt can't be reduced below 3.", "close", 3),
    ],
)
def test_12_4_damage_of_whom_she_hits(text: str, kind: str, taken: int) -> None:
    """Nobody else is dealt any; Rob has Toughness and the Ash keyword."""
    assert one(text, "Hollis").status == "judged"
    assert hit(text, None, kind, powers=["toughness"], keywords=["Ash"])["damage_taken"] == taken


@pytest.mark.parametrize(
    "text",
    [
        "When Hollis misses, damage dealt is penetrating damage.",
        "When Hollis is hit, damage dealt is penetrating damage.",
        "When Hollis is hit, the damage dealt can't be reduced below 1.",
        "When Hollis hits or misses, damage dealt is penetrating damage.",
        "When Hollis hits, modify attack +1.",
        "When Hollis hits a character with the Ash keyword, she modifies damage +1.",
    ],
)
def test_12_4_what_is_no_word_of_her_hits(text: str) -> None:
    """Somebody else's hit, none at all, or a value that was asked before the roll."""
    assert one(text, "Hollis").status != "judged"
