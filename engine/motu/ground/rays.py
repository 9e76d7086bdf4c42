"""Lines from the corners of one hex to those of another: what each runs through, as exact integer tables.

What the lines between two hexes meet depends only on how far these lie apart, so there is one table entry for each
offset, made when first asked for. A set of hexes is an integer with four bits for each: the hex itself, and whether
the hex to its east, south-east or south-west is of the set too, since a line along their common side meets both (M4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, permutations, product
from math import gcd
from types import MappingProxyType
from typing import NamedTuple

from engine.motu.ground.hexes import CORNERS, SIDES, Hex, Point, centre, neighbour, overlap

__all__ = ["ORIGINS", "PAIRED", "Course", "Line", "Rays"]

BITS = 4
PAIRED = ("e", "se", "sw")  # the other three sides are these of other hexes
# every corner is the north or the south one of a hex: its own, or the one across a side
ORIGINS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"n": ("n", ""), "ne": ("s", "ne"), "se": ("n", "se"), "s": ("s", ""), "sw": ("n", "sw"), "nw": ("s", "nw")}
)


# the lines of two hexes as bits of a number, by the corners that they join: those to one corner lie side by side
_BITS = {(start, end): place for place, (end, start) in enumerate(product(CORNERS, repeat=2))}
# from each corner of a hex to each corner of the same
_ACROSS = {
    start: tuple((end, bx - ax, by - ay) for end, (bx, by) in CORNERS.items()) for start, (ax, ay) in CORNERS.items()
}
_TO_ONE = (1 << len(CORNERS)) - 1
# by the place of a line's bit, from 1: the lines to all other corners than its own
_ELSEWHERE = (0, *(~(_TO_ONE << place // len(CORNERS) * len(CORNERS)) for place in _BITS.values()))


class Line(NamedTuple):
    """A line from one corner to another, and the set of what it meets."""

    start: str
    end: str
    mask: int

    @property
    def bit(self) -> int:
        """The one bit by which it is named among the lines of two hexes; those to one corner lie side by side."""
        return 1 << _BITS[self.start, self.end]


class Course(NamedTuple):
    """What a line meets that leaves a hex by its north or south corner, or its centre, in numbers counted from its own.

    `runs`: the first and the number of the hexes of each row that it runs through; `pairs`: those that it runs beside,
    each with the side (from 1, as in `PAIRED`).
    """

    runs: tuple[tuple[int, int], ...]
    pairs: tuple[tuple[int, int], ...]

    def packed(self) -> tuple[int, int]:
        """Return the same as a set: the number from which it counts, and its bits."""
        base = min((number for number, _ in (*self.runs, *self.pairs)), default=0)
        mask = 0
        for number, count in self.runs:
            mask |= _REPEATED[count] << BITS * (number - base)
        for number, kind in self.pairs:
            mask |= 1 << BITS * (number - base) + kind
        return base, mask


class Fan(NamedTuple):
    """The lines between the corners of two hexes; their masks begin so many hexes from the first one's number.

    `every`: what any of them meets. `overlapping`: the corners of two lines that share more than a point (M3).
    `named`: the bits of all of them. `apart`: by the place of the bit of a line that overlaps others, from 1, the lines
    to other corners that it does not overlap. `left`: by the place of a bit of `every`, from 1, the lines that do not
    meet what it stands for, as far as they were looked for.
    """

    base: int
    lines: tuple[Line, ...]
    every: int
    overlapping: frozenset[frozenset[tuple[str, str]]]
    named: int
    apart: Mapping[int, int]
    left: dict[int, int]

    def passing(self, place: int) -> int:
        """Return which lines do not meet what one bit of the set stands for."""
        bit = 1 << place - 1
        found = self.left[place] = sum(line.bit for line in self.lines if not line.mask & bit)
        return found


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
        self._masks: dict[tuple[str, int, int], tuple[int, int]] = {}
        self._crossings: dict[tuple[str, int, int], tuple[tuple[int, int, int], ...]] = {}
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
        base, mask = self._packed("", (bx - ax, by - ay))
        first = self.number(a) + base
        found = packed >> BITS * first & mask
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
        met = packed >> BITS * (first + fan.base) & fan.every
        if not met:
            return True
        open_, left = fan.named, fan.left
        while met:
            place = (met & -met).bit_length()
            open_ &= left[place] if place in left else fan.passing(place)
            if not open_:
                return False
            met ^= 1 << place - 1
        apart, rest = fan.apart, open_
        while rest:
            place = (rest & -rest).bit_length()
            if open_ & apart.get(place, _ELSEWHERE[place]):
                return True
            rest ^= 1 << place - 1
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

    def _packed(self, start: str, way: Point) -> tuple[int, int]:
        """Return the same line as a set."""
        found = self._masks.get((start, *way))
        if found is None:
            found = self._masks[start, *way] = self.course(start, way).packed()
        return found

    def ways(self, start: str, offset: Point) -> tuple[tuple[str, Point], ...]:
        """Return the lines from a corner of a hex to those of another so far away: the corner, and how far it leads."""
        x, y = offset
        found = [(end, (x + across, y + down)) for end, across, down in _ACROSS[start]]
        return tuple(each for each in found if each[1] != (0, 0))

    def overlapping(self, offset: Point) -> frozenset[frozenset[tuple[str, str]]]:
        """Return which of the lines between two hexes share more than a point, by their corners."""
        return _overlapping(offset)

    def _made(self, offset: Point) -> Fan:
        met = []
        for start, (pole, side) in ORIGINS.items():
            for end, way in self.ways(start, offset):
                first, mask = self._packed(pole, way)
                met.append((start, end, self.side_steps[side] + first, mask))
        base = min((first for _, _, first, mask in met if mask), default=0)
        lines = tuple(Line(start, end, mask << BITS * (first - base) if mask else 0) for start, end, first, mask in met)
        every = named = 0
        for line in lines:
            every |= line.mask
            named |= line.bit
        overlapping = self.overlapping(offset)
        return Fan(base, lines, every, overlapping, named, _apart(overlapping), {})

    def _laid(self, start: str, way: Point) -> Course:
        a = CORNERS[start] if start else (0, 0)
        b = (a[0] + way[0], a[1] + way[1])
        runs = tuple(
            (row * self.stride + (first - row) // 2, (last - first) // 2 + 1)
            for row, first, last in self._rows(start, way)
        )
        slanted = bool(way[1]) and way[0] in {0, way[1], -way[1]}  # as sides are
        pairs = tuple(self._beside(a, b)) if slanted else ()
        return Course(runs, pairs)

    def _rows(self, start: str, way: Point) -> Iterator[tuple[int, int, int]]:
        """Yield the hexes that a line runs through, as `_crossed` does: of lines that mirror each other one is made."""
        (x, y), turned = way, start == "s"
        key = ("n" if turned else start, abs(x), -y if turned else y)
        made = self._crossings.get(key)
        if made is None:
            a = CORNERS[key[0]] if key[0] else (0, 0)
            made = self._crossings[key] = tuple(_crossed(a, (a[0] + key[1], a[1] + key[2])))
        for row, first, last in made:
            yield -row if turned else row, *((first, last) if x >= 0 else (-last, -first))

    def _beside(self, a: Point, b: Point) -> Iterator[tuple[int, int]]:
        """Yield the hexes, on the board or not, along whose common side with another a line runs (M4).

        Of each row one at most: `across` leads from the line, where it crosses the row's middle, to that hex's centre.
        """
        slant = (b[0] - a[0]) // (b[1] - a[1])
        side, across, first, last = _ALONG[slant]
        top, bottom = sorted((a[1], b[1]))
        for row in range(top // 3 - 1, bottom // 3 + 2):
            x = a[0] + slant * (3 * row - a[1]) + across
            if (x + row) % 2 == 0 and max(top, 3 * row + first) < min(bottom, 3 * row + last):
                yield row * self.stride + (x - row) // 2, PAIRED.index(side) + 1


# by how far a line leads across for each step down: the side that can lie along it, how far across the line's point at
# the height of the hex's centre that lies, and how far above and below it the side begins and ends
_ALONG = {0: ("e", -1, -1, 1), 1: ("sw", 2, 1, 2), -1: ("se", -2, 1, 2)}
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
        if dy:
            first, last = (apart - reach) // dy + 1, -(-(apart + reach) // dy) - 1
        elif abs(apart) < reach:
            first, last = left, right
        else:
            continue
        first, last = max(first, left, down_left - y, up_left + y), min(last, right, down_right - y, up_right + y)
        first, last = first + (first + row) % 2, last - (last + row) % 2  # there the row's centres lie
        if first <= last:
            yield row, first, last


def _apart(overlapping: Iterable[frozenset[tuple[str, str]]]) -> Mapping[int, int]:
    """Return the lines to other corners that each line which overlaps any does not overlap, by the places of bits."""
    found: dict[int, int] = {}
    for one, other in (each for pair in overlapping for each in permutations(_BITS[corners] for corners in pair)):
        found[one + 1] = found.get(one + 1, _ELSEWHERE[one + 1]) & ~(1 << other)
    return found


def _overlapping(offset: Point) -> frozenset[frozenset[tuple[str, str]]]:
    """Return which of the lines between two hexes overlap, by their corners.

    Only those can that lie on one straight line, which then runs through two corners of one hex.
    """
    x, y = abs(offset[0]), abs(offset[1])
    if x > 2 and y > 4 and abs(x - y) > 6 and abs(3 * x - y) > 10:  # farther than corners lie apart
        return frozenset()
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
