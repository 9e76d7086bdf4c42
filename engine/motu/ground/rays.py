"""Lines from the corners of one hex to those of another: what each runs through, as exact integer tables.

What the lines between two hexes meet depends only on how far these lie apart, so there is one table entry for each
offset, made when first asked for. A set of hexes is an integer with four bits for each: the hex itself, and whether
the hex to its east, south-east or south-west is of the set too, since a line along their common side meets both (M4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from math import gcd
from types import MappingProxyType
from typing import NamedTuple

from engine.motu.ground.hexes import CORNERS, SIDES, Hex, Point, along, centre, neighbour, overlap

__all__ = ["ORIGINS", "PAIRED", "Course", "Line", "Rays"]

BITS = 4
PAIRED = ("e", "se", "sw")  # the other three sides are these of other hexes
# every corner is the north or the south one of a hex: its own, or the one across a side
ORIGINS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"n": ("n", ""), "ne": ("s", "ne"), "se": ("n", "se"), "s": ("s", ""), "sw": ("n", "sw"), "nw": ("s", "nw")}
)


class Line(NamedTuple):
    """A line from one corner to another, and the set of what it meets."""

    start: str
    end: str
    mask: int


class Course(NamedTuple):
    """What a line meets that leaves a hex by its north or south corner, or its centre, in numbers counted from its own.

    `runs`: the first and the number of the hexes of each row that it runs through; `pairs`: those that it runs beside,
    each with the side (from 1, as in `PAIRED`). `base` and `mask`: the same as a set, from that number on.
    """

    runs: tuple[tuple[int, int], ...]
    pairs: tuple[tuple[int, int], ...]
    base: int
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
        self.rows = rows
        self.stride = columns + rows // 2 + 6
        self.first = 2 * self.stride + rows  # lines may touch hexes off the board: room above it, and to its left
        self._fans: dict[int, Fan] = {}  # by the difference of the keys
        self._courses: dict[tuple[str, int, int], Course] = {}  # by the corner where they begin, and how far they lead
        self._numbers: dict[Hex, int] = {}
        self._keys: dict[Hex, int] = {}
        self.side_steps = {side: self.number(neighbour((0, 0), side)) - self.first for side in SIDES} | {"": 0}

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
            paired = sum(1 << kind for kind, side in enumerate(PAIRED, 1) if number + self.side_steps[side] in numbers)
            found |= (1 | paired) << BITS * number
        return found

    def holds(self, packed: int, at: Hex) -> bool:
        """Return whether a hex is of a set."""
        return bool(packed >> BITS * self.number(at) & 1)

    def met(self, packed: int, a: Hex, b: Hex) -> tuple[frozenset[Hex], tuple[tuple[Hex, Hex], ...]]:
        """Return what of a set the line from centre to centre runs through, and the pairs beside which it runs (M4).

        >>> rays = Rays.of(5, 5)
        >>> rays.met(rays.packed({(1, 0), (1, 2)}), (0, 0), (2, 0))
        (frozenset({(1, 0)}), ())
        """
        (ax, ay), (bx, by) = centre(a), centre(b)
        course = self.course("", (bx - ax, by - ay))
        first = self.number(a) + course.base
        found = packed >> BITS * first & course.mask
        inside, pairs = [], []
        while found:
            bit = (found & -found).bit_length() - 1
            found ^= 1 << bit
            at = self._hex(first + bit // BITS)
            if bit % BITS:
                pairs.append((at, neighbour(at, PAIRED[bit % BITS - 1])))
            else:
                inside.append(at)
        return frozenset(inside), tuple(pairs)

    def _hex(self, number: int) -> Hex:
        """Return the hex of the board that has a number."""
        row = (number - self.first + self.rows // 2) // self.stride
        return number - self.first - row * self.stride + row // 2, row

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

    def course(self, start: str, way: Point) -> Course:
        """Return the line that leaves a hex by a corner, `n` or `s`, or by its centre, and leads so far.

        >>> Rays.of(5, 5).course("s", (4, 0)).runs, Rays.of(5, 5).course("n", (0, -2)).pairs
        (((13, 2),), ((-13, 1),))
        """
        found = self._courses.get((start, *way))
        if found is None:
            found = self._courses[start, *way] = self._laid(start, way)
        return found

    def ways(self, start: str, offset: Point) -> tuple[tuple[str, Point], ...]:
        """Return the lines from a corner of a hex to those of another so far away: the corner, and how far it leads."""
        (ax, ay), (x, y) = CORNERS[start], offset
        found = ((end, (x + bx - ax, y + by - ay)) for end, (bx, by) in CORNERS.items())
        return tuple((end, way) for end, way in found if way != (0, 0))

    def overlapping(self, offset: Point) -> frozenset[frozenset[tuple[str, str]]]:
        """Return which of the lines between two hexes share more than a point, by their corners."""
        return _overlapping(offset)

    def _made(self, offset: Point) -> Fan:
        met = []
        for start, (pole, side) in ORIGINS.items():
            for end, way in self.ways(start, offset):
                course = self.course(pole, way)
                met.append((start, end, self.side_steps[side] + course.base, course.mask))
        base = min((first for _, _, first, mask in met if mask), default=0)
        lines = tuple(Line(start, end, mask << BITS * (first - base) if mask else 0) for start, end, first, mask in met)
        every = 0
        for line in lines:
            every |= line.mask
        return Fan(base, lines, every, self.overlapping(offset))

    def _laid(self, start: str, way: Point) -> Course:
        a = CORNERS[start] if start else (0, 0)
        b = (a[0] + way[0], a[1] + way[1])
        runs = tuple(
            (row * self.stride + (first - row) // 2, (last - first) // 2 + 1) for row, first, last in _crossed(a, b)
        )
        slanted = bool(way[1]) and way[0] in {0, way[1], -way[1]}  # as sides are
        pairs = tuple(self._beside(a, b)) if slanted else ()
        base = min((number for number, _ in (*runs, *pairs)), default=0)
        mask = 0
        for number, count in runs:
            mask |= _REPEATED[count] << BITS * (number - base)
        for number, kind in pairs:
            mask |= 1 << BITS * (number - base) + kind
        return Course(runs, pairs, base, mask)

    def _beside(self, a: Point, b: Point) -> Iterator[tuple[int, int]]:
        """Yield the hexes, on the board or not, along whose common side with another a line runs (M4)."""
        slant = (b[0] - a[0]) // (b[1] - a[1])
        top, bottom = sorted((a[1], b[1]))
        for row in range(top // 3 - 1, bottom // 3 + 2):
            middle = (a[0] + slant * (3 * row - a[1])) // 2
            for column in range(middle - 2, middle + 3):
                at = (column, row)
                for kind, side in enumerate(PAIRED, 1):
                    if along(a, b, at, neighbour(at, side)):
                        yield self.number(at) - self.first, kind


# so many hexes of a row, without the sides: a set bit for each
_REPEATED = tuple(sum(1 << BITS * number for number in range(count)) for count in range(256))


def _crossed(a: Point, b: Point) -> Iterator[tuple[int, int, int]]:
    """Yield the hexes that a line runs through (M4), row by row: the row, and across the first and last one's centre.

    As `crosses` says of each hex: in none of the three directions of its sides, nor in that of the line, do both lie
    apart. In a row each of these bounds where the centre lies, so what is met is what stands between the bounds.

    >>> list(_crossed((0, 0), (8, 0)))
    [(0, 0, 8)]
    """
    if a[1] > b[1]:
        a, b = b, a
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    reach = max(abs(2 * dx), abs(dx - dy), abs(dx + dy))
    left, right = min(ax, bx), max(ax, bx)
    down_left, down_right = min(ax + ay, bx + by) - 1, max(ax + ay, bx + by) + 1
    up_left, up_right = min(ax - ay, bx - by) - 1, max(ax - ay, bx - by) + 1
    for row in range(ay // 3, by // 3 + 2):
        y = 3 * row
        apart = ax * dy - (ay - y) * dx
        first, last = max(left, down_left - y, up_left + y), min(right, down_right - y, up_right + y)
        if dy:
            first, last = max(first, (apart - reach) // dy + 1), min(last, -(-(apart + reach) // dy) - 1)
        elif abs(apart) >= reach:
            continue
        first, last = first + (first + row) % 2, last - (last + row) % 2  # there the row's centres lie
        if first <= last:
            yield row, first, last


def _overlapping(offset: Point) -> frozenset[frozenset[tuple[str, str]]]:
    """Return which of the lines between two hexes overlap, by their corners.

    Only those can that lie on one straight line, which then runs through two corners of one hex.
    """
    straight: dict[tuple[int, int, int], list[tuple[str, str]]] = {}
    courses: dict[tuple[str, str], tuple[Point, Point]] = {}
    for start, (ax, ay) in CORNERS.items():
        for end, (bx, by) in CORNERS.items():
            dx, dy = offset[0] + bx - ax, offset[1] + by - ay
            if (dx or dy) and (not dx or abs(dy) in {0, abs(dx), 3 * abs(dx)}):
                times = gcd(dx, dy)
                dx, dy = dx // times, dy // times
                dx, dy = (dx, dy) if (dx, dy) > (0, 0) else (-dx, -dy)
                straight.setdefault((dx, dy, ax * dy - ay * dx), []).append((start, end))
                courses[start, end] = (ax, ay), (offset[0] + bx, offset[1] + by)
    return frozenset(
        frozenset((one, other))
        for each in straight.values()
        for one, other in combinations(each, 2)
        if overlap(courses[one], courses[other])
    )
