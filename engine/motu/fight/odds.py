"""Exact chances of a test and of an attack: every explosion thrown, nothing rerolled (5, 5a)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import fsum

from engine.motu.fight.roll import EXPLODES, NEW_SUCCEEDS
from engine.motu.fight.threshold import FACES, succeeds

__all__ = ["MOST", "at_least", "by_value", "net", "successes"]

MOST = 6  # net successes that are told apart
TAIL = 30  # successes of one die's explosions; beyond them lies less than a chance of 10^-22
Chances = tuple[float, ...]  # by the number of successes, from none


def _one_die(threshold: int) -> tuple[list[int], int]:
    """Return what a die brings with all that follow from it: ways by successes, of so many in all.

    A new die succeeds on its own numbers; a six among them goes on.
    """
    ways = len(FACES) ** (TAIL + 2)
    new = [ways * sum(face < NEW_SUCCEEDS for face in FACES) // len(FACES)]
    ends = ways * sum(NEW_SUCCEEDS <= face < EXPLODES for face in FACES) // len(FACES)
    for count in range(TAIL):
        new.append(new[-1] // len(FACES) + (0 if count else ends))
    plain = sum(succeeds(face, threshold) for face in FACES if face != EXPLODES)
    found = [0, *(each // len(FACES) for each in new)]
    found[0] += ways * (len(FACES) - 1 - plain) // len(FACES)
    found[1] += ways * plain // len(FACES)
    return found, ways


@lru_cache(maxsize=256)
def successes(dice: int, threshold: int) -> Chances:
    """Return the chance of each number of successes of a test.

    >>> [round(each, 4) for each in successes(1, 4)[:3]]
    [0.5, 0.4444, 0.0463]
    """
    one, ways = _one_die(threshold)
    found = [1]
    for _ in range(dice):
        found = _both(found, one, dice + TAIL)
    return tuple(each / ways**dice for each in found)


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
    found: list[list[float]] = [[] for _ in attack]
    for hits, chance in enumerate(attack):
        for saved, other in enumerate(defense):
            found[max(hits - saved, 0)].append(chance * other)
    return tuple(fsum(each) for each in found)


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
        found[value_of(count)] = found.get(value_of(count), 0.0) + chance
    return dict(sorted(found.items()))
