"""Dice are handed in: the engine asks for results and never makes chance of its own."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Dice", "FixedDice", "Watched"]


class Dice(Protocol):
    """Whatever rolls: a player's hand, the bot's generator, a test's list."""

    def roll(self, count: int) -> tuple[int, ...]:
        """Return `count` natural results, each from 1 to 6."""


class FixedDice:
    """Results known beforehand, in order: what players rolled by hand, or a test's.

    >>> FixedDice([3, 4]).roll(2)
    (3, 4)
    """

    def __init__(self, results: list[int]) -> None:
        self._results = list(results)

    def roll(self, count: int) -> tuple[int, ...]:
        """Return the next `count` results. Raises ValueError when too few are left."""
        if count > len(self._results):
            raise ValueError(f"{count} dice are needed and {len(self._results)} are left")
        taken, self._results = self._results[:count], self._results[count:]
        return tuple(taken)

    @property
    def left(self) -> int:
        """How many results are left."""
        return len(self._results)


class Watched:
    """Dice of which it is known how many were thrown.

    >>> dice = Watched(FixedDice([3, 4]))
    >>> dice.roll(2), dice.thrown
    ((3, 4), 2)
    """

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.thrown = 0

    def roll(self, count: int) -> tuple[int, ...]:
        """Return `count` natural results, each from 1 to 6."""
        found = self._dice.roll(count)
        self.thrown += count
        return found
