"""Dice for the club: results that a test names, in place of chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

import pytest


class Loaded:
    """Dice that fall as they were told to, and from then on as 3 and 4 in turn: no double, nothing critical."""

    def __init__(self, *results: int) -> None:
        self._results: Iterator[int] = iter(results)
        self._after: Iterator[int] = (face for pair in repeat((3, 4)) for face in pair)

    def roll(self, count: int) -> tuple[int, ...]:
        """Return the next results."""
        return tuple(next(self._results, None) or next(self._after) for _ in range(count))


def load(monkeypatch: pytest.MonkeyPatch, *results: int) -> None:
    """Let the bot's next rolls be these. What the bot only tries out rolls nothing of them."""
    dice = Loaded(*results)
    monkeypatch.setattr("bot.table.verified_dice.thrown", lambda *roll: dice.roll(roll[-1]))
