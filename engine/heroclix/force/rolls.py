"""Two dice of each player, ties rolled again: for the first player (4.1b), and for a tied result (5.4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

__all__ = ["Ranking", "ranked"]

Rounds = Sequence[Mapping[str, Sequence[int]]]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who rolled what: `groups`, the highest first, more than one side in a group while it is tied.

    `missing`: the sides whose next roll is needed and was not given.
    """

    groups: tuple[tuple[str, ...], ...]
    missing: tuple[str, ...]

    @property
    def settled(self) -> tuple[str, ...]:
        """The sides in their order, as far as it is known from the highest on."""
        found: list[str] = []
        for group in self.groups:
            if len(group) > 1:
                break
            found += group
        return tuple(found)


def ranked(sides: Iterable[str], rounds: Rounds, bonus: Mapping[str, int], places: int | None = None) -> Ranking:
    """Return the sides by their two dice and bonus; the tied ones roll again, for their places alone (P66).

    `places`: how many of them count, from the highest on; who ties for others stays tied. None: all.

    >>> ranked(("red", "blue"), [{"red": [3, 4], "blue": [6, 1]}, {"red": [1, 1], "blue": [2, 1]}], {}).settled
    ('blue', 'red')
    """
    groups: list[tuple[str, ...]] = []
    missing: list[str] = []
    names = tuple(sides)
    _rank(names, rounds, 0, bonus, groups, missing, len(names) if places is None else places)
    return Ranking(tuple(groups), tuple(missing))


def _rank(
    sides: tuple[str, ...],
    rounds: Rounds,
    number: int,
    bonus: Mapping[str, int],
    groups: list[tuple[str, ...]],
    missing: list[str],
    places: int,
) -> None:
    placed = sum(len(group) for group in groups)
    if len(sides) < 2 or placed >= places:
        groups += [sides] if sides else []
        return
    given = rounds[number] if number < len(rounds) else {}
    absent = [side for side in sides if side not in given]
    if absent:
        missing += absent
        groups.append(sides)
        return
    totals: dict[int, list[str]] = defaultdict(list)
    for side in sides:
        totals[sum(given[side]) + bonus.get(side, 0)].append(side)
    for total in sorted(totals, reverse=True):
        _rank(tuple(totals[total]), rounds, number + 1, bonus, groups, missing, places)
