"""Where the powers of 27 meet each other, and a turn, a carry or a taken power: one fine point each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import attack, figure, legal, reasons


@pytest.mark.parametrize("turn", [{}, {"turn": {"active": "red"}}])
def test_27_1k_stealth_does_not_hide_an_attacker_from_luck(turn: dict[str, Any]) -> None:
    """Untold, it is the attacker's turn, so its Stealth does nothing and an opponent in range may reroll (27.4f)."""
    cat = figure("cap", "red", "C3", powers=["stealth"])
    fate = figure("fate", "blue", "F6", powers=["probability-control"])
    scene = {"map": {"hindering": ["C3"]}, "choices": {"probability-control:fate": [1, 2]}, **turn}
    answer = attack("range", (4, 3), ["boar"], cat, figure("boar", "blue", "F3"), fate, **scene)
    assert answer.fields["attack_total"] == 13


def test_27_1k_stealth_hides_an_attacker_out_of_its_turn() -> None:
    """In blue's turn the same reroll is refused: the hindered line to the red attacker is blocked."""
    cat = figure("cap", "red", "C3", powers=["stealth"])
    fate = figure("fate", "blue", "F6", powers=["probability-control"])
    scene = {"map": {"hindering": ["C3"]}, "choices": {"probability-control:fate": [1, 2]}, "turn": {"active": "blue"}}
    answer = attack("range", (4, 3), ["boar"], cat, figure("boar", "blue", "F3"), fate, **scene)
    assert (answer.fields["attack_total"], answer.fields["refused"]) == (17, ("probability-control:fate",))


@pytest.mark.parametrize(
    ("this_turn", "found"), [({}, []), ({"carried": True}, ["27.2j"]), ({"placed": True}, ["27.2j"])]
)
def test_27_2j_who_was_carried_has_been_placed(this_turn: dict[str, bool], found: list[str]) -> None:
    """Poison needs a turn without having been moved or placed; carrying places the passenger (27.8d)."""
    asp = figure("cap", "red", "C3", powers=["poison"], this_turn=this_turn)
    assert reasons(legal("poison", "cap", asp, figure("boar", "blue", "D3"))) == found
