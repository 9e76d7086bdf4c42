"""A speed value that counts for the action of a move: what its card says of that action applies as it moves (7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure

DOUBLED = "Double Hollis's speed when he uses Charge."
ATTACK = "During close attacks, modify attack +1."


def applies(ask: dict[str, Any], text: str) -> tuple[list[bool], Any]:
    """Return whether Hollis's sentences took part in an answer, and what the answer is."""
    hollis = figure("Hollis", "red", "H8", text, powers=["charge", "running-shot"])
    answer = asked({"figure": "hollis", **ask}, hollis, figure("Rob", "blue", "A1"))
    found = answer["result"]
    return [row["applies"] for row in answer["cards"]], found


@pytest.mark.parametrize(("action", "counts"), [("charge", True), ("running-shot", False), ("", False)])
def test_20_7a_a_speed_value_in_an_action(action: str, counts: bool) -> None:
    """What doubled the squares that are reached is said to have, and what didn't is not."""
    ask = {"type": "reachable", **({"action": action} if action else {})}
    took_part, squares = applies(ask, DOUBLED)
    assert took_part == [counts]
    assert (squares != applies(ask, "Stealth.")[1]) is counts


def test_12_1_no_attack_is_made_on_the_way() -> None:
    """What counts in attacks has no part in a move, though the action makes one afterwards."""
    assert applies({"type": "reachable", "action": "charge"}, ATTACK)[0] == [False]


@pytest.mark.parametrize(("action", "counts", "speed"), [("charge", True, 8), ("running-shot", False, 4)])
def test_20_7a_the_value_itself(action: str, counts: bool, speed: int) -> None:
    """The same where the value is asked for during that action."""
    assert applies({"type": "value", "value": "speed", "during": {"action": action}}, DOUBLED) == ([counts], speed)


@pytest.mark.parametrize(("action", "counts", "attack"), [("charge", True, 11), ("running-shot", False, 10)])
def test_12_1_the_attack_of_an_action(action: str, counts: bool, attack: int) -> None:
    """A value during an action counts for the attack that it makes, and the answer says so."""
    assert applies({"type": "value", "value": "attack", "during": {"action": action}}, ATTACK) == ([counts], attack)
