"""Exact chances of a test and of an attack: every explosion thrown, nothing rerolled (5, 5a)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import fsum
from operator import mul

from engine.motu.fight.roll import EXPLODES, NEW_SUCCEEDS
from engine.motu.fight.threshold import FACES, succeeds

__all__ = ["MOST", "at_least", "by_value", "left", "net", "successes", "ways"]

MOST = 6  # net successes that are told apart
TAIL = 30  # successes of one die's explosions; beyond them lies less than a chance of 10^-22
Chances = tuple[float, ...]  # by the number of successes, from none


@lru_cache(maxsize=256)
def _one_die(threshold: int) -> tuple[list[int], int]:
    """Return what a die brings with all that follow from it: ways by successes, of so many in all.

    A new die succeeds on its own numbers; a six among them goes on.
    """
    all_ = len(FACES) ** (TAIL + 2)
    new = [all_ * sum(face < NEW_SUCCEEDS for face in FACES) // len(FACES)]
    ends = all_ * sum(NEW_SUCCEEDS <= face < EXPLODES for face in FACES) // len(FACES)
    for count in range(TAIL):
        new.append(new[-1] // len(FACES) + (0 if count else ends))
    plain = sum(succeeds(face, threshold) for face in FACES if face != EXPLODES)
    found = [0, *(each // len(FACES) for each in new)]
    found[0] += all_ * (len(FACES) - 1 - plain) // len(FACES)
    found[1] += all_ * plain // len(FACES)
    return found, all_


@lru_cache(maxsize=1024)
def ways(dice: int, threshold: int) -> tuple[tuple[int, ...], int]:
    """Return in how many ways a test brings each number of successes, of how many in all."""
    one, each = _one_die(threshold)
    found = [1]
    for _ in range(dice):
        found = _both(found, one, dice + TAIL)
    return tuple(found), each**dice


def successes(dice: int, threshold: int) -> Chances:
    """Return the chance of each number of successes of a test.

    >>> [round(each, 4) for each in successes(1, 4)[:3]]
    [0.5, 0.4444, 0.0463]
    """
    found, of = ways(dice, threshold)
    return tuple(each / of for each in found)


def _both(a: Sequence[int], b: Sequence[int], most: int) -> list[int]:
    found = [0] * min(len(a) + len(b) - 1, most + 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b[: len(found) - i]):
            found[i + j] += x * y
    return found


def net(attack: Chances, defense: Chances) -> Chances:
    """Return the chance of each number of successes left after the defense (5a).

    >>> [round(each, 4) for each in net((0.5, 0.5), (0.75, 0.25))]
    [0.625, 0.375]
    """
    saved = [fsum(defense[count:]) for count in range(len(attack))]  # so many at least: nothing is left
    none = fsum(map(mul, attack, saved))
    return (none, *(fsum(map(mul, attack[left:], defense)) for left in range(1, len(attack))))


@lru_cache(maxsize=1024)
def left(dice: int, threshold: int, defense_dice: int, defense_threshold: int) -> Chances:
    """Return the chance of each number of successes that a defense leaves of an attack (5, 5a).

    >>> left(1, 4, 0, 4) == successes(1, 4)
    True
    """
    return net(successes(dice, threshold), successes(defense_dice, defense_threshold))


def at_least(chances: Chances) -> list[float]:
    """Return the chances of one to six successes at least.

    >>> at_least((0.5, 0.25, 0.25))
    [0.5, 0.25, 0.0, 0.0, 0.0, 0.0]
    """
    return [fsum(chances[count:]) for count in range(1, MOST + 1)]


def by_value(chances: Chances, value_of: Callable[[int], int]) -> dict[int, float]:
    """Return the chance of each value that numbers of successes have, such as wounds.

    >>> by_value((0.5, 0.25, 0.25), lambda count: min(count, 1))
    {0: 0.5, 1: 0.5}
    """
    found: dict[int, float] = {}
    for count, chance in enumerate(chances):
        value = value_of(count)
        found[value] = found.get(value, 0.0) + chance
    return dict(sorted(found.items()))
