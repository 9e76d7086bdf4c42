"""Dice that cards roll again or replace in an attack (21.3, 21.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import attack, figure, said, target

CARD = {"name": "Loaded dice", "kind": "trait", "text": "Once per turn."}
FOE = figure("foe", "blue", "C6", special=[CARD])


def rolled(*figures: dict[str, Any], roll: tuple[int, int] = (1, 2), **choices: Any) -> Any:
    """A close attack that needs a 7."""
    cap = figure("cap", "red", "C5", powers=["probability-control"], special=[CARD])
    named = {name.replace("_", "-").replace("--", ":"): answer for name, answer in choices.items()}
    return attack("close", roll, ["foe"], cap, *(figures or (FOE,)), choices=named)


def test_21_4_replaced_dice_make_the_roll() -> None:
    """3 misses; with a 1 replaced by a 5 it is 7, which hits, and whether the card allows it is said to be open."""
    assert target(rolled(), "foe")["result"] == "miss"
    answer = rolled(replace_roll__cap=[5, 2])
    assert (answer.fields["attack_total"], target(answer, "foe")["result"]) == (17, "hit")
    assert {"attack-dice-replaced", "attack-dice-card"} <= set(said(answer))
    assert "21.4" in answer.ruling.rules


def test_21_4_dice_are_replaced_after_all_rerolls() -> None:
    """Listed before the reroll, the replacement still comes last."""
    answer = rolled(replace_roll__foe=[1, 3], probability_control__cap=[6, 5])
    assert answer.fields["attack_total"] == 14
    order = [message for message in said(answer) if message in ("attack-rerolled", "attack-dice-replaced")]
    assert order == ["attack-rerolled", "attack-dice-replaced"]


def test_21_4_replaced_dice_may_be_critical() -> None:
    """The result of the roll is changed: two 6s hit, and deal 1 more."""
    answer = rolled(replace_roll__cap=[6, 6], roll=(6, 2))
    assert (answer.fields["critical"], target(answer, "foe")["damage_dealt"]) == ("hit", 4)


def test_21_3_a_card_rolls_again() -> None:
    """By a card the new dice count like those of Probability Control, in the order in which they are listed."""
    assert rolled(reroll__foe=[2, 2]).fields["attack_total"] == 14
    both = rolled(probability_control__cap=[6, 5], reroll__foe=[2, 2])
    assert (both.fields["attack_total"], "P20" in both.ruling.readings) == (14, True)
    assert rolled(reroll__foe=[2, 2], probability_control__cap=[6, 5]).fields["attack_total"] == 21


@pytest.mark.parametrize("name", ["reroll", "replace-roll"])
def test_21_4_without_a_card_nobody_changes_dice(name: str) -> None:
    """No standard power replaces dice; such an answer is refused, and none is ever waited for."""
    plain = figure("foe", "blue", "C6")
    answer = attack("close", (1, 2), ["foe"], figure("cap", "red", "C5"), plain, choices={f"{name}:foe": [6, 6]})
    assert (answer.fields["refused"], answer.fields["attack_total"]) == ((f"{name}:foe",), 13)
    waiting = rolled().fields["pending"]
    assert not [key for key in waiting if key.startswith(name)]
    declined: dict[str, Any] = {f"{name.replace('-', '_')}__cap": "decline"}
    assert rolled(**declined).fields["attack_total"] == 13
