"""Dice that players threw themselves: the results they name, checked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import DocumentError

__all__ = ["one_die", "two_dice"]

FACES = (1, 2, 3, 4, 5, 6)


def one_die(result: object, path: str = "roll", *others: str) -> int:
    """Return a d6's result. Raises DocumentError unless it is one; `others`: what else may be named there.

    >>> one_die(4)
    4
    """
    if isinstance(result, bool) or not isinstance(result, int) or result not in FACES:
        expected = ", ".join((*map(str, FACES), *others))
        raise DocumentError(path, "error-not-one-of", given=str(result)[:60], expected=expected)
    return result


def two_dice(roll: Sequence[int]) -> tuple[int, int]:
    """Return the roll. Raises DocumentError unless it is two natural results."""
    if len(roll) != 2 or any(isinstance(die, bool) or die not in FACES for die in roll):
        shown = ", ".join(str(die) for die in roll)
        raise DocumentError("roll", "error-game-two-dice", given=shown[:60])
    return roll[0], roll[1]
