"""Lines from the corners of one hex to those of another: what each runs through, as exact integer tables.

What the lines between two hexes meet depends only on how far these lie apart, so there is one table entry for each
offset, made when first asked for. A set of hexes is an integer with four bits for each: the hex itself, and whether
the hex to its east, south-east or south-west is of the set too, since a line along their common side meets both (M4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from itertools import combinations
from math import ceil, floor, gcd
from operator import or_
from typing import NamedTuple

from engine.motu.ground.hexes import CORNERS, Hex, Point, along, centre, crosses, hex_at, neighbour, overlap

__all__ = ["Line", "Rays"]

BITS = 4
SLIGHT = 1e-6  # more than what is lost in dividing; who is let in by it is judged exactly
PAIRED = ("e", "se", "sw")  # the other three sides are these of other hexes


class Line(NamedTuple):
    """A line from one corner to another, and the set of what it meets."""

    start: str
    end: str
    mask: int


class Fan(NamedTuple):
    """The lines between the corners of two hexes; their masks begin so many hexes from the first one's number.

    `every`: what any of them meets. `overlapping`: the corners of two lines that share more than a point (M3).
    """

    base: int
    lines: tuple[Line, ...]
    every: int
    overlapping: frozenset[frozenset[tuple[str, str]]]


class Rays:
    """The tables of one size of field.

    >>> rays = Rays.of(5, 5)
    >>> wall = rays.packed({(1, 0)})
    >>> len(rays.open_lines(wall, (0, 0), (2, 0))), len(rays.open_lines(0, (0, 0), (2, 0)))
    (2, 36)
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.stride = columns + rows // 2 + 6
        self.first = 2 * self.stride + rows  # lines may touch hexes off the board: room above it, and to its left
        self._fans: dict[int, Fan] = {}  # by the difference of the keys
        self._numbers: dict[Hex, int] = {}
        self._keys: dict[Hex, int] = {}

    @staticmethod
    @lru_cache(maxsize=16)
    def of(columns: int, rows: int) -> Rays:
        """Return the shared tables of fields of this size."""
        return Rays(columns, rows)

    def number(self, at: Hex) -> int:
        """Return the number of a hex: the same step leads to the same difference, from whichever row."""
        found = self._numbers.get(at)
        if found is None:
            x, y = centre(at)
            found = self._numbers[at] = self.first + y // 3 * self.stride + (x - y // 3) // 2
        return found

    def key(self, at: Hex) -> int:
        """Return the key of a hex: as its number, but with room for every step along a row, back and forth.

        So the difference of two keys is another for every offset; that of two numbers is not on a wide field.

        >>> rays = Rays.of(30, 25)
        >>> rays.number((29, 0)) - rays.number((0, 0)) == rays.number((1, 1)) - rays.number((20, 0))
        True
        >>> rays.key((29, 0)) - rays.key((0, 0)) == rays.key((1, 1)) - rays.key((20, 0))
        False
        """
        found = self._keys.get(at)
        if found is None:
            x, y = centre(at)
            found = self._keys[at] = y // 3 * 2 * self.stride + (x - y // 3) // 2
        return found

    def packed(self, hexes: Iterable[Hex]) -> int:
        """Return a set of hexes as lines are held against it."""
        numbers = {self.number(at) for at in hexes}
        found = 0
        for number in numbers:
            paired = sum(1 << kind for kind, step in enumerate(self._steps(), 1) if number + step in numbers)
            found |= (1 | paired) << BITS * number
        return found

    def _steps(self) -> tuple[int, ...]:
        return tuple(self.number(neighbour((0, 0), side)) - self.first for side in PAIRED)

    def open_lines(self, packed: int, a: Hex, b: Hex) -> list[Line]:
        """Return the lines from the corners of one hex to those of another that meet nothing of a set."""
        fan = self.fan(a, b)
        near = packed >> BITS * (self.number(a) + fan.base)
        return [line for line in fan.lines if not near & line.mask]

    def two_open(self, packed: int, a: Hex, b: Hex) -> tuple[Line, Line] | None:
        """Return two open lines to different corners that share no more than a point (6c, M3); None without such."""
        found = self.open_lines(packed, a, b)
        overlapping = self.fan(a, b).overlapping
        for one, other in combinations(found, 2):
            if one.end != other.end and frozenset((one[:2], other[:2])) not in overlapping:
                return one, other
        return None

    def sees(self, packed: int, a: Hex, b: Hex) -> bool:
        """Return whether there are two such lines, without telling which."""
        keys = self._keys
        try:  # in the case of every question but the first
            first = self._numbers[a]
            fan = self._fans[keys[b] - keys[a]]
        except KeyError:
            fan, first = self.fan(a, b), self.number(a)
        near = packed >> BITS * (first + fan.base)
        if not near & fan.every:
            return True
        one = None
        for line in fan.lines:
            if near & line.mask:
                continue
            if one is None:
                one = line
            elif line.end != one.end:
                return not fan.overlapping or self.two_open(packed, a, b) is not None
        return False

    def fan(self, a: Hex, b: Hex) -> Fan:
        """Return the lines from the corners of one hex to those of another; two corners at one point have none."""
        key = self.key(b) - self.key(a)
        if key not in self._fans:
            (ax, ay), (bx, by) = centre(a), centre(b)
            self._fans[key] = self._made((bx - ax, by - ay))
        return self._fans[key]

    def _made(self, offset: Point) -> Fan:
        end = hex_at(offset)
        met, courses = {}, {}
        for start, (ax, ay) in CORNERS.items():
            for last, (bx, by) in CORNERS.items():
                a, b = (ax, ay), (bx + offset[0], by + offset[1])
                if a != b:
                    courses[start, last] = a, b
                    met[start, last] = list(self._met(a, b, end))
        base = min((bit for bits in met.values() for bit in bits), default=0) // BITS
        masks = {names: sum(1 << bit - BITS * base for bit in bits) for names, bits in met.items()}
        return Fan(
            base,
            tuple(Line(*names, mask) for names, mask in masks.items()),
            reduce(or_, masks.values()),
            _overlapping(courses),
        )

    def _met(self, a: Point, b: Point, end: Hex) -> Iterator[int]:
        """Yield what a line from a corner of the hex A1 to one of hex `end` meets, as bits counted from A1's."""
        slanted = b[0] - a[0] in {0, b[1] - a[1], a[1] - b[1]}  # as sides are
        for at in self._near(a, b, end[1]):
            bit = BITS * (self.number(at) - self.first)
            if crosses(a, b, centre(at)):
                yield bit
            if slanted:
                yield from (bit + kind for kind, side in enumerate(PAIRED, 1) if along(a, b, at, neighbour(at, side)))

    @staticmethod
    def _near(a: Point, b: Point, row: int) -> Iterator[Hex]:
        """Yield the hexes, on the board or not, that a line may meet: those no further than a side from it in a row."""
        (ax, ay), (bx, by) = a, b
        for each in range(min(row, 0) - 1, max(row, 0) + 2):
            if max(ay, by) < 3 * each - 2 or min(ay, by) > 3 * each + 2:
                continue
            ends: list[float] = [ax, bx]
            if ay != by:  # where the line enters and leaves the row's strip, or begins and ends in it
                ways = [min(max((3 * each + edge - ay) / (by - ay), 0), 1) for edge in (-2, 2)]
                ends = [ax + way * (bx - ax) for way in ways]
            first, last = min(ends) - 1 - (each & 1) - SLIGHT, max(ends) + 1 - (each & 1) + SLIGHT
            yield from ((column, each) for column in range(ceil(first / 2), floor(last / 2) + 1))


def _overlapping(courses: Mapping[tuple[str, str], tuple[Point, Point]]) -> frozenset[frozenset[tuple[str, str]]]:
    """Return which of some lines overlap: only those can that lie on one straight line."""
    straight: dict[tuple[int, int, int], list[tuple[str, str]]] = {}
    for names, ((ax, ay), (bx, by)) in courses.items():
        times = gcd(bx - ax, by - ay)
        dx, dy = (bx - ax) // times, (by - ay) // times
        dx, dy = (dx, dy) if (dx, dy) > (0, 0) else (-dx, -dy)
        straight.setdefault((dx, dy, ax * dy - ay * dx), []).append(names)
    return frozenset(
        frozenset((one, other))
        for each in straight.values()
        for one, other in combinations(each, 2)
        if overlap(courses[one], courses[other])
    )
