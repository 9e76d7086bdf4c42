"""The odds of Support by an attack roll agree with the judge, asked about every roll and every d6 (R62 of 2022)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from engine.heroclix.judge import adjudicate
from tests.engine.odds.tables import document, figure

FACES = range(1, 7)
DICE = tuple(product(FACES, FACES))


def asked(medic: dict[str, Any], hurt: dict[str, Any], *others: dict[str, Any], **ask: Any) -> dict[str, Any]:
    """Return a document of 2022 that asks for the odds of Support."""
    found = document(medic, hurt, *others, action="support", **ask)
    return {**found, "ruleset": "heroclix-2022"}


def odds(found: dict[str, Any]) -> Any:
    """Return the fields that answer it."""
    return adjudicate(found).fields


def brute(found: dict[str, Any]) -> tuple[Fraction, dict[int, Fraction], Fraction]:
    """Return the chance to succeed, of each number of clicks, and of damage to who treats: every roll judged."""
    hit, damaged, healed = Fraction(0), Fraction(0), dict[int, Fraction]()
    each = Fraction(1, len(DICE) * len(FACES))
    for roll, face in product(DICE, FACES):
        ask = {key: value for key, value in found["ask"].items() if key != "type"}
        choices = {f"support:{ask['attacker']}": face, **ask.get("choices", {})}
        told: Any = adjudicate(
            {**found, "ask": {**ask, "type": "attack", "roll": list(roll), "choices": choices}}
        ).fields
        one = told["targets"][ask["targets"][0]]
        hit += each * (one["result"] == "hit")
        damaged += each * (told["attacker_damage"] > 0)
        healed[one["healed"]] = healed.get(one["healed"], Fraction(0)) + each
    return hit, healed, damaged


MEDIC = figure("medic", "C5", "red", "support", life={"click": 1, "clicks": 8})
HURT = figure("hurt", "C6", "red", life={"click": 6, "clicks": 8})
CASES = {
    "a hurt friend": asked(MEDIC, HURT),
    "near its starting line": asked(MEDIC, figure("hurt", "C6", "red", life={"click": 3, "clicks": 8})),
    "a low defense": asked(MEDIC, figure("hurt", "C6", "red", defense=11, life={"click": 6, "clicks": 8})),
    "a high defense": asked(MEDIC, figure("hurt", "C6", "red", defense=30, life={"click": 6, "clicks": 8})),
    "a bystander": asked(MEDIC, figure("hurt", "C6", "red", bystander=True)),
    "the d6 given": asked(MEDIC, HURT, choices={"support:medic": 5}),
}


@pytest.mark.parametrize("name", CASES)
def test_the_chances_are_those_of_every_roll(name: str) -> None:
    """To succeed, to heal so many clicks, and to be damaged by a critical miss."""
    found = odds(CASES[name])
    hit, healed, damaged = brute(CASES[name])
    told = found["targets"]["hurt"]
    assert Fraction(told["hit"]["exact"]) == hit
    assert {one["clicks"]: Fraction(one["chance"]["exact"]) for one in told["healed"]} == healed
    assert Fraction(told["expected_healed"]["exact"]) == sum(clicks * chance for clicks, chance in healed.items())
    assert Fraction(found["attacker"]["damaged"]["exact"]) == damaged == Fraction(1, 36)
    assert told["clicks"] == [{"clicks": 0, "chance": {"exact": "1", "decimal": 1.0}, "ko": False}]


def test_needed_7_heals_what_was_worked_out_by_hand() -> None:
    """21 of 36 rolls succeed; the d6 less 2, at least 2, is 2, 2, 2, 2, 3 or 4: 15 sixths on average."""
    told = odds(CASES["a hurt friend"])["targets"]["hurt"]
    assert (told["needs"], told["rolls_that_hit"]) == (7, 21)
    assert told["expected_healed"]["exact"] == str(Fraction(21, 36) * Fraction(15, 6))


def test_a_friend_s_reroll_is_used_on_failures() -> None:
    """One Probability Control: every failure is rolled again, so only two failures in a row fail."""
    owl = figure("owl", "D6", "red", "probability-control")
    found = odds(asked(MEDIC, HURT, owl))
    assert found["targets"]["hurt"]["hit"]["exact"] == str(1 - Fraction(15, 36) ** 2)


def test_an_opponent_s_reroll_is_used_on_successes() -> None:
    """Whoever is opposed to both gains by its failure."""
    owl = figure("owl", "D6", "blue", "probability-control")
    found = odds(asked(MEDIC, HURT, owl))
    assert found["targets"]["hurt"]["hit"]["exact"] == str(Fraction(21, 36) ** 2)


def test_the_steps_say_what_it_heals() -> None:
    """They rest on the reading about Support's roll and on no damage."""
    ruling = adjudicate(CASES["a hurt friend"]).ruling
    assert {"27.4c", "12.2a", "12.3b"} <= set(ruling.rules)
    assert "R62" in ruling.readings
    assert "odds-treated" in [step.message for step in ruling.steps]


def test_what_is_no_treatment_has_no_odds() -> None:
    """An opponent can't be healed, nor a friend that is not adjacent."""
    assert odds(asked(MEDIC, figure("hurt", "C6", "blue")))["legal"] is False
    assert odds(asked(MEDIC, figure("hurt", "C8", "red")))["legal"] is False
    assert odds(asked(MEDIC, HURT, kind="range"))["legal"] is False
