"""What an attack may come to, how likely that is, and the one measure of whom it helps (P70)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from engine.heroclix.fight.attack.outcome import Result

__all__ = [
    "DICE",
    "FACES",
    "NOTHING",
    "ROLLED",
    "End",
    "Fate",
    "Prospect",
    "Told",
    "Worth",
    "certain",
    "chosen",
    "mixed",
    "weighed",
]

FACES = range(1, 7)
DICE = tuple((a, b) for a in FACES for b in FACES)  # the 36 results of an attack roll
ROLLED = "roll"  # the answer where a die is rolled

Worth = tuple[Fraction, Fraction, Fraction, Fraction]
NOTHING: Worth = (Fraction(0),) * 4


class Fate(NamedTuple):
    """What becomes of one figure: `clicks` its dial was turned (less than 0: healed), else the damage taken."""

    figure: str
    result: Result
    clicks: int
    ko: bool


class End(NamedTuple):
    """How an attack ends: each fate, in the order of the ids, and the attacker's own clicks (less than 0: healed)."""

    fates: tuple[Fate, ...]
    own_clicks: int = 0
    own_ko: bool = False


class Told(NamedTuple):
    """A decision taken on the way: its name (as in `choices`) and the answer, `shares` those of a division."""

    name: str
    answer: str
    shares: tuple[tuple[str, int], ...] = ()
    critical: bool = False


@dataclass(frozen=True, slots=True)
class Prospect:
    """What lies ahead: how likely each end is, the decisions taken on the way, and the worth to the attacker's side.

    `worth` is compared part by part: the clicks of opposing figures less those of its own side, then the KO's,
    then clicks × points, then hits (P70).
    """

    ends: Mapping[End, Fraction]
    worth: Worth
    told: frozenset[Told] = frozenset()


def certain(end: End, worth: Worth) -> Prospect:
    """Return the prospect of one end."""
    return Prospect({end: Fraction(1)}, worth)


def weighed(parts: Iterable[tuple[Fraction, Worth]]) -> Worth:
    """Return the mean of worths by their chances.

    >>> half = Fraction(1, 2)
    >>> weighed([(half, NOTHING), (half, (Fraction(3),) * 4)])[0]
    Fraction(3, 2)
    """
    sums = [Fraction(0)] * 4
    for chance, worth in parts:
        for index, part in enumerate(worth):
            if part:
                sums[index] += chance * part
    return sums[0], sums[1], sums[2], sums[3]


def mixed(parts: Iterable[tuple[Fraction, Prospect]]) -> Prospect:
    """Return the prospect of a roll: each part with its chance, which add up to 1."""
    kept = [(chance, prospect) for chance, prospect in parts if chance]
    if len(kept) == 1:
        return kept[0][1]
    ends: dict[End, Fraction] = {}
    told: frozenset[Told] = frozenset()
    for chance, prospect in kept:
        told |= prospect.told
        for end, likely in prospect.ends.items():
            ends[end] = ends.get(end, 0) + chance * likely
    return Prospect(ends, weighed((chance, prospect.worth) for chance, prospect in kept), told)


def chosen(for_attacker: bool, options: Iterable[tuple[Told | None, Prospect]]) -> Prospect:
    """Return the prospect of what helps its owner most; of several alike the first.

    `for_attacker`: whose decision it is, the attacker's side's or its opponents'.
    """
    best: tuple[Told | None, Prospect] | None = None
    for option in options:
        if best is None or _better(for_attacker, option[1].worth, best[1].worth):
            best = option
    assert best is not None  # noqa: S101 - a decision has at least one answer
    told, prospect = best
    return prospect if told is None else Prospect(prospect.ends, prospect.worth, prospect.told | {told})


def _better(for_attacker: bool, worth: Worth, other: Worth) -> bool:
    return worth > other if for_attacker else worth < other
