"""Pulse Wave that leaves friends out: whoever else is in range is a target, and they are none (12.1b, 20.2, 27.2c)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import one

TEXTS = (
    "Pulse Wave, but only targets opposing characters.",
    "Pulse Wave, but only to target opposing characters.",
    "Pulse Wave, but friendly characters aren't targeted.",
    "Pulse Wave, but doesn't target friendly characters.",
)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(("targets", "legal"), [(["rob"], True), (["rob", "sam"], False), (["sam"], False)])
def test_27_2c_friends_are_left_out(text: str, targets: list[str], legal: bool) -> None:
    """Sam is a friend in range; without the card he has to be a target."""
    question = {**HIT, "kind": "range", "action": "pulse-wave", "targets": targets}
    figures = figure("Rob", "blue", "C8"), figure("Sam", "red", "D8")
    assert asked(question, figure("Hollis", "red", "C6", text), *figures)["legal"] == legal
    plain = asked(question, figure("Hollis", "red", "C6", "Pulse Wave."), *figures)
    assert plain["legal"] == (targets == ["rob", "sam"])


def test_27_2c_the_other_way_round_is_nothing_known() -> None:
    """Of friends alone it asks for an opponent in vain, and no words say that."""
    assert one("Pulse Wave, but opposing characters aren't targeted.").effects == ()
