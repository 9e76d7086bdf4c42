"""Versions of one power, sizes one after the other, rolls that can't be rerolled, texts (18.6, 20.7a, 21.2c, 21.3a)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer
from tests.engine.fight.scenes import ask, attack, figure, legal, said, target


def card(name: str, *effects: dict[str, Any], text: str = "", **more: Any) -> dict[str, Any]:
    """A special power or the like."""
    return {"name": name, "effects": list(effects), "text": text, **more}


def steps(answer: Answer, message: str) -> list[tuple[Any, ...]]:
    """The section of each step of one kind, with whose card it is about."""
    return [(step.rule, step.data.get("special")) for step in answer.ruling.steps if step.message == message]


SHARP = card("Sharp", {"grants": "super-senses"}, text="When this character uses Super Senses, the result is +1.")


@pytest.mark.parametrize(
    ("powers", "cards", "found"),
    [
        (["super-senses"], [SHARP], ["Sharp"]),
        ([], [SHARP, card("Other", {"grants": "super-senses"})], ["Sharp"]),
        ([], [SHARP], []),
        (["super-senses"], [{**SHARP, "text": ""}], []),
        (["toughness"], [SHARP], []),
        (["super-senses"], [{**SHARP, "points": 99}], []),
    ],
)
def test_20_7a_two_versions_of_one_power_are_named(
    powers: list[str], cards: list[dict[str, Any]], found: list[str]
) -> None:
    """A text beside a power that comes from elsewhere too; nothing for one source, no text, or a card that is off."""
    answer = legal("move", "cap", figure("cap", "red", "C5", powers=powers, special=cards))
    assert steps(answer, "value-special-versions") == [("20.7a", name) for name in found]


def test_20_7_two_versions_are_used_once() -> None:
    """Super Senses twice is one roll."""
    foe = figure("foe", "blue", "C6", powers=["super-senses"], special=[SHARP])
    answer = attack("close", (3, 4), ["foe"], figure("cap", "red", "C5"), foe)
    assert answer.fields["pending"] == ("super-senses:foe",)


@pytest.mark.parametrize(
    ("text", "sections"),
    [
        ("Deal 3 damage instead of normal damage.", ["12.4c"]),
        ("Use a standard power printed on that card. If you do, heal 1.", ["18.6", "20.9b"]),
        ("Su tirada no se puede repetir.", ["21.3a"]),
        ("This roll can\u2019t be rerolled.", ["21.3a"]),
        ("Move up to 2 squares.", []),
    ],
)
def test_18_2_what_a_text_speaks_of_is_named_with_its_section(text: str, sections: list[str]) -> None:
    """It is not judged; the section that says how it counts is cited."""
    answer = legal("move", "cap", figure("cap", "red", "C5", special=[card("Plan", text=text, read=False)]))
    assert steps(answer, "value-special-speaks") == [(section, "Plan") for section in sections]


def test_21_3a_what_is_put_into_an_effect_is_not_named_as_text() -> None:
    """The roll that can't be rerolled is judged then."""
    fixed = card("Fate", {"cant_reroll": "attack-roll"}, text="Attack rolls can't be rerolled.")
    assert steps(legal("move", "cap", figure("cap", "red", "C5", special=[fixed])), "value-special-speaks") == []


def shot(*cards: dict[str, Any], **choices: Any) -> Answer:
    """Cap's shot at Foe, with a friend of Foe's who has Probability Control."""
    cap = figure("cap", "red", "C3", special=list(cards))
    foes = [figure("foe", "blue", "C8"), figure("fate", "blue", "F6", powers=["probability-control"])]
    return attack("range", (3, 4), ["foe"], cap, *foes, choices=choices)


def test_21_3a_an_attack_roll_that_cannot_be_rerolled() -> None:
    """Nobody is asked, and a reroll given is refused, by power or card; another roll or another attacker is as ever."""
    fixed = card("Fate", {"cant_reroll": "attack-roll"})
    answer = shot(fixed)
    assert (answer.fields["pending"], steps(answer, "attack-cant-be-rerolled")) == ((), [("21.3a", "Fate")])
    given = shot(fixed, **{"probability-control:fate": [1, 1], "reroll:cap": [6, 6]})
    assert (given.fields["attack_total"], len(given.fields["refused"])) == (17, 2)
    assert "attack-choice-no-card" not in said(given)
    for free in (shot(), shot(card("Fate", {"cant_reroll": "break-away-roll"}))):
        assert free.fields["pending"] == ("probability-control:fate",)
    assert "attack-cant-be-rerolled" not in said(attack("close", (3, 4), ["foe"], *plain(fixed)))


def plain(fixed: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """Nobody who could reroll: nothing is said."""
    return figure("cap", "red", "C5", special=[fixed]), figure("foe", "blue", "C6")


@pytest.mark.parametrize(
    ("cards", "size", "told"),
    [
        ([card("Grow", {"size": "giant"}), card("Shrink", {"size": "tiny"})], "tiny", ["value-special-size-replaced"]),
        ([card("Shrink", {"size": "tiny"}), card("Grow", {"size": "giant"})], "giant", ["value-special-size-replaced"]),
        ([card("Grow", {"size": "giant"}), card("Shrink", {"size": "tiny"}, points=9)], "giant", []),
        ([card("Grow", {"size": "giant"})], "giant", []),
    ],
)
def test_21_2c_the_most_recent_symbol_counts(cards: list[dict[str, Any]], size: str, told: list[str]) -> None:
    """The last one listed that is in force; the ones before it are named (P93). A giant is no target of knockback."""
    foe = figure("foe", "blue", "C6", special=cards)
    answer = attack("close", (4, 4), ["foe"], figure("cap", "red", "C5"), foe)
    assert answer.fields["knockback"] == ("no" if size == "giant" else "may")
    assert [message for message in said(answer) if message == "value-special-size-replaced"] == told
    assert target(answer, "foe")["result"] == "hit"


def test_24_4_a_vehicle_keeps_its_symbol() -> None:
    """It is said that the card's size doesn't count."""
    car = figure("car", "red", "C5", abilities=["vehicle", "autopilot"], special=[card("Grow", {"size": "giant"})])
    answer = ask({"type": "value", "figure": "car", "value": "speed"}, car)
    assert steps(answer, "value-special-size-vehicle") == [("24.4", "Grow")]
    assert "value-special-size" not in said(answer)
