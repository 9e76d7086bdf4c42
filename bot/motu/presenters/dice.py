"""The dice of a game's log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.table.face import Roll
from engine.motu.game import Event

__all__ = ["rolls_of"]

WHOSE = ("bot", "typed", "both")
HOLDING = ("rolls", "new")  # the fields of events that hold dice as they fell


def rolls_of(event: Event) -> Sequence[Roll]:
    """Return the dice of a test, as thrown and as they exploded."""
    whose = str(getattr(event, "dice", ""))
    found: list[Roll] = []
    for name in HOLDING if whose in WHOSE else ():
        dice: Any = getattr(event, name, ())
        if isinstance(dice, (tuple, list)) and dice and all(isinstance(die, int) for die in dice):
            found.append(Roll(event.actor, tuple(dice), whose))
    return tuple(found)
