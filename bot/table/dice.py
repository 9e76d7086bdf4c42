"""Dice that the bot rolls: chance from the operating system, nothing that could be foreseen."""

from __future__ import annotations

import re
import secrets

from bot.app.errors import UserError
from bot.table.verified_dice import MOST_TOGETHER

__all__ = ["SystemDice", "parse_dice"]


_DICE = re.compile(r"\s*([0-9]{0,3})\s*d\s*6?\s*(?:([+-])\s*([0-9]{1,2}))?\s*", re.IGNORECASE)


class SystemDice:
    """Six-sided dice; implements `engine.dice.Dice`.

    >>> all(1 <= die <= 6 for die in SystemDice().roll(50))
    True
    """

    def roll(self, count: int) -> tuple[int, ...]:
        """Return `count` results, each from 1 to 6."""
        return tuple(secrets.randbelow(6) + 1 for _ in range(count))


def parse_dice(text: str) -> tuple[int, int]:
    """Return (how many d6, what is added) of `2d6`, `d6+1`. Raises UserError with what would be right.

    >>> parse_dice("2d6"), parse_dice("d6 - 2")
    ((2, 0), (1, -2))
    """
    match = _DICE.fullmatch(text)
    count = int(match[1] or 1) if match else 0
    if match is None or not 1 <= count <= MOST_TOGETHER:
        raise UserError("roll-malformed", given=text[:40], most=MOST_TOGETHER)
    added = int(match[3] or 0)
    return count, -added if match[2] == "-" else added
