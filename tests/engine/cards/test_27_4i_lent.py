"""What a card gives its own figure, and that lends its friends, is traced back to the card (27.3c, 27.4e, 27.4i)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure

DURING = {"attack": "close", "attacker": "sam", "target": "rob"}
DAMAGE = {"type": "value", "figure": "sam", "value": "damage", "during": DURING}


def rows(question: dict[str, Any], text: str, at: str = "C5", *others: dict[str, Any]) -> list[tuple[str, bool, str]]:
    """Return what an answer about Sam says of Hollis's card: whether it applies, and the section of why not."""
    hollis, sam, rob = figure("Hollis", "red", at, text), figure("Sam", "red", "C6"), figure("Rob", "blue", "C7")
    found = asked(question, hollis, sam, rob, *others)["cards"]
    return [(row["figure"], row["applies"], row["because"]["rule"] if row["because"] else "") for row in found]


@pytest.mark.parametrize(
    ("text", "kind", "lends"),
    [
        ("Empower.", "close", True),
        ("Empower.", "range", False),
        ("Enhancement.", "range", True),
        ("Enhancement.", "close", False),
        ("Hollis can use Empower.", "close", True),
        ("Flurry.", "close", False),
    ],
)
def test_27_4_a_friend_s_attack(text: str, kind: str, lends: bool) -> None:
    """In the attacks for which it is lent, of who stands beside the card's figure."""
    question = {**HIT, "attacker": "sam", "targets": ["rob"], "kind": kind}
    assert rows(question, text) == ([("hollis", True, "")] if lends else [])
    assert rows(question, text, "C2") == []  # too far to lend it
    assert rows({**DAMAGE, "during": {**DURING, "attack": kind}}, text) == ([("hollis", True, "")] if lends else [])


def test_27_3c_a_friend_that_is_attacked() -> None:
    """Defend is lent to a target; not to who attacks."""
    defended = {**HIT, "attacker": "rob", "targets": ["sam"]}
    assert rows(defended, "Defend.") == [("hollis", True, "")]
    assert rows({**HIT, "attacker": "sam"}, "Defend.") == []


def test_20_9_a_condition_that_is_not_met_is_told() -> None:
    """What would be lent if it were, is named with the reason."""
    text = "If Hollis is adjacent to another character named Una, she can use Empower."
    [(name, applies, _)] = rows(DAMAGE, text)
    assert (name, applies) == ("hollis", False)
    assert rows(DAMAGE, text, "C5", figure("Una", "red", "B5")) == [("hollis", True, "")]


def test_6_2_a_foe_is_lent_nothing() -> None:
    """Rob stands beside Hollis and attacks: her card has no part in it."""
    attack = {**HIT, "attacker": "rob", "targets": ["sam"]}
    assert rows(attack, "Empower.", "C8") == []
