"""Who sees whom on a whole field at once, on the flat: every hex against every other (6c).

What the lines between two hexes meet depends on how far these lie apart alone. So for each offset all hexes are looked
at together: a set of hexes is an integer with one bit for each, moved by a step in one shift, and the lines of every
pair that lies so apart are found open or not in a few operations on such sets. It tells what `lines.sees` tells of each
pair, and nothing of why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.motu.ground.field import Field
from engine.motu.ground.hexes import Hex
from engine.motu.ground.rays import BITS, Fan, Rays

__all__ = ["Survey", "survey"]

Pairs = tuple[tuple[int, int], ...]
Sets = Sequence[int]  # the obstacles, and those with an obstacle to the east, south-east, south-west; a bit a hex


class Survey:
    """Who sees whom: for each offset the hexes from which the one that lies so far away is seen."""

    def __init__(self, rays: Rays, seen: Mapping[int, int]) -> None:
        self._rays = rays
        self._seen = seen

    def sees(self, a: Hex, b: Hex) -> bool:
        """Return whether two lines are open from one hex to another; False for hexes that are not of the field."""
        offset = self._rays.key(b) - self._rays.key(a)
        return bool(self._seen.get(offset, 0) >> self._rays.number(a) & 1)

    def count(self) -> int:
        """Return how many pairs see each other, each way counted."""
        return sum(each.bit_count() for each in self._seen.values())


def survey(field: Field) -> Survey:
    """Return who sees whom of all hexes of a field, at standard height.

    >>> from types import MappingProxyType
    >>> from engine.motu.ground.field import Piece
    >>> found = survey(Field(3, 1, pieces=(Piece("wall", MappingProxyType({(1, 0): "high"})),)))
    >>> found.sees((0, 0), (1, 0)), found.sees((0, 0), (2, 0))
    (True, True)
    """
    tables = _tables(field.columns, field.rows)
    moved = _moved(_layers(field), tables.met)
    seen: dict[int, int] = {}
    for offset, courses in tables.courses:
        seen[offset], back = _seen(courses, moved)
        seen[-offset] = back << courses.step if courses.step >= 0 else back >> -courses.step
    return Survey(field.rays, seen)


def _layers(field: Field) -> Sets:
    """Return the high obstacles with one bit for each hex, each kind of bit that lines are held against by itself."""
    packed, layers = field.packed_high, [0] * BITS
    number = 0
    while packed >> BITS * number:
        four = packed >> BITS * number & (1 << BITS) - 1
        for kind in range(BITS):
            layers[kind] |= (four >> kind & 1) << number
        number += 1
    return layers


class _Courses:
    """The lines of one offset: what each meets, by the numbers of the tables.

    `step`: from the number of a hex to that of the one so far away; `sources`: the hexes that have one.

    `ends`, `starts`: the lines, by number, that lead to one corner of the second hex, or of the first one. `pairs`: of
    an offset at which lines may overlap, those of which two make a sight there, and back.
    """

    def __init__(self, fan: Fan, known: dict[int, int], step: int, sources: int) -> None:
        self.step = step
        self.sources = sources
        self.met = [tuple(_met(fan, line.mask, known)) for line in fan.lines]
        self.every = tuple(_met(fan, fan.every, known))
        self.ends = _grouped([line.end for line in fan.lines])
        self.starts = _grouped([line.start for line in fan.lines])
        self.pairs = (_pairs(fan, "end"), _pairs(fan, "start")) if fan.overlapping else None


def _grouped(corners: Sequence[str]) -> list[list[int]]:
    return [[number for number, at in enumerate(corners) if at == corner] for corner in sorted(set(corners))]


def _met(fan: Fan, mask: int, known: dict[int, int]) -> Iterator[int]:
    """Yield the number of each thing that a mask holds: the step to a hex, times four, and the kind of bit."""
    while mask:
        bit = mask & -mask
        key = bit.bit_length() - 1 + BITS * fan.base
        yield known.setdefault(key, len(known))
        mask ^= bit


def _pairs(fan: Fan, at: str) -> Pairs:
    """Return the lines, by number, of which two make a sight: to different corners, sharing no more than a point."""
    lines = fan.lines
    return tuple(
        (one, other)
        for one in range(len(lines))
        for other in range(one)
        if getattr(lines[one], at) != getattr(lines[other], at)
        and frozenset((lines[one][:2], lines[other][:2])) not in fan.overlapping
    )


class _Tables(NamedTuple):
    """What lines meet on fields of one size, each thing once, in the order of its number; the lines of every offset."""

    met: tuple[int, ...]
    courses: tuple[tuple[int, _Courses], ...]


@lru_cache(maxsize=4)
def _tables(columns: int, rows: int) -> _Tables:
    """Return the tables of one size; of two opposite offsets they have the lines of one."""
    rays = Rays.of(columns, rows)
    lines = [sum(1 << rays.number((column, row)) for column in range(columns)) for row in range(rows)]
    known: dict[int, int] = {}
    found: dict[int, _Courses] = {}
    corners = [(0, 0), (columns - 1, 0), (0, min(1, rows - 1)), (columns - 1, min(1, rows - 1))]
    corners += [(0, rows - 1), (columns - 1, rows - 1), (0, max(rows - 2, 0)), (columns - 1, max(rows - 2, 0))]
    for a in corners:
        for b in ((column, row) for row in range(rows) for column in range(columns)):
            offset, step = rays.key(b) - rays.key(a), rays.number(b) - rays.number(a)
            if offset >= 0 and offset not in found:
                found[offset] = _Courses(rays.fan(a, b), known, step, _sources(lines, b[1] - a[1], step))
    return _Tables(tuple(known), tuple(found.items()))


def _sources(lines: Sequence[int], down: int, step: int) -> int:
    """Return the hexes of the board that have another so many rows down, and by that step of its number."""
    found = 0
    for row, line in enumerate(lines):
        if 0 <= row + down < len(lines):
            there = lines[row + down]
            found |= line & (there >> step if step >= 0 else there << -step)
    return found


def _moved(sets: Sets, met: Sequence[int]) -> list[int]:
    """Return, for each thing that lines may meet, the hexes from which it is there."""
    found = []
    for key in met:
        step, kind = divmod(key, BITS)
        found.append(sets[kind] >> step if step >= 0 else sets[kind] << -step)
    return found


def _seen(courses: _Courses, moved: Sequence[int]) -> tuple[int, int]:
    """Return the hexes from which the one that lies an offset away is seen, and those that it sees."""
    shut = _blocked(courses.every, moved)
    clear, doubtful = courses.sources & ~shut, courses.sources & shut
    if not doubtful:
        return clear, clear
    open_ = [doubtful & ~_blocked(met, moved) for met in courses.met]
    pairs = courses.pairs or (None, None)
    there, back = (
        _two_lines(open_, groups, each) for groups, each in zip((courses.ends, courses.starts), pairs, strict=True)
    )
    return clear | there, clear | back


def _two_lines(open_: Sequence[int], groups: Sequence[Sequence[int]], pairs: Pairs | None) -> int:
    """Return from where two lines to different corners are open that share no more than a point.

    Of three lines to three corners two never lie on one straight line; of two it is asked, where `pairs` are given.
    """
    once = twice = thrice = 0
    for numbers in groups:
        here = 0
        for number in numbers:
            here |= open_[number]
        thrice |= twice & here
        twice |= once & here
        once |= here
    left = twice & ~thrice
    if pairs is None or not left:
        return twice
    found = 0
    for one, other in pairs:
        found |= open_[one] & open_[other]
    return thrice | left & found


def _blocked(met: Sequence[int], moved: Sequence[int]) -> int:
    """Return the hexes from which a line meets an obstacle."""
    found = 0
    for number in met:
        found |= moved[number]
    return found
