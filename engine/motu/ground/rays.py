"""Lines from the corners of one hex to those of another: what each runs through, as exact integer tables.

What the lines between two hexes meet depends only on how far these lie apart, so there is one table entry for each
offset, made when first asked for. A set of hexes is an integer with four bits for each: the hex itself, and whether
the hex to its east, south-east or south-west is of the set too, since a line along their common side meets both (M4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, permutations, product
from types import MappingProxyType
from typing import NamedTuple

from engine.motu.ground.crossings import Crossing, crossed
from engine.motu.ground.hexes import CORNERS, SIDES, Hex, Point, centre, neighbour, overlap

__all__ = ["ORIGINS", "PAIRED", "Course", "Line", "Overlap", "Rays", "Straight", "touching"]

Overlap = frozenset[frozenset[tuple[str, str]]]  # two lines that share more than a point, each by its corners
Straight = tuple[tuple[str, str], ...]  # lines on one straight line, by their corners
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

    `firsts` and `counts`: of each row that it runs through the first hex, and how many it meets there; `pairs`: those
    that it runs beside, each with the side (from 1, as in `PAIRED`).
    """

    firsts: tuple[int, ...]
    counts: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]

    def packed(self) -> tuple[int, int]:
        """Return the same as a set: the number from which it counts, and its bits."""
        base = min((*self.firsts, *(number for number, _ in self.pairs)), default=0)
        mask = 0
        for number, count in zip(self.firsts, self.counts, strict=True):
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
    overlapping: Overlap
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
        self._crossings: dict[tuple[str, int, int], Crossing] = {}
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

        >>> Rays.of(5, 5).course("s", (4, 0))[:2], Rays.of(5, 5).course("n", (0, -2)).pairs
        (((13,), (2,)), ((-13, 1),))
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

    @staticmethod
    def straight(offset: Point) -> tuple[Straight, ...]:
        """Return the lines between two hexes that lie on one straight line, by their corners: several for each."""
        x, y = offset
        return tuple(lines for across, down, of in _STRAIGHT for lines in of.get(x * down - y * across, ()))

    @staticmethod
    def overlapping(offset: Point) -> Overlap:
        """Return which of the lines between two hexes share more than a point, by their corners (M3)."""
        return _pairs(Rays.straight(offset), offset if touching(offset) else None)

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
        firsts, counts = self._runs(start, way)
        if not (way[1] and way[0] in {0, way[1], -way[1]}):  # sides alone slant so
            return Course(firsts, counts, ())
        a = CORNERS[start] if start else (0, 0)
        return Course(firsts, counts, tuple(self._beside(a, (a[0] + way[0], a[1] + way[1]))))

    def _runs(self, start: str, way: Point) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the hexes that a line runs through, as `crossed` does: of lines that mirror each other one is made.

        Across its row a hex is counted along the slant: mirrored, what lies so far to the right lies as far to the left
        of the one that is as many further as the rows down.
        """
        (x, y), turned, stride = way, start == "s", self.stride
        key = ("n" if turned else start, abs(x), -y if turned else y)
        made = self._crossings.get(key)
        if made is None:
            a = CORNERS[key[0]] if key[0] else (0, 0)
            made = self._crossings[key] = crossed(a, (a[0] + key[1], a[1] + key[2]))
        rows, slanted, counts = made
        if x >= 0:
            down = 1 - stride if turned else stride
            return tuple([first + row * down for row, first in zip(rows, slanted, strict=True)]), counts
        down = -stride if turned else stride - 1
        return tuple([1 - f - count + row * down for row, f, count in zip(rows, slanted, counts, strict=True)]), counts

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


def touching(offset: Point) -> bool:
    """Return whether hexes so far from each other are one, or share a side."""
    return offset == (0, 0) or offset in SIDES.values()


def _apart(overlapping: Iterable[frozenset[tuple[str, str]]]) -> Mapping[int, int]:
    """Return the lines to other corners that each line which overlaps any does not overlap, by the places of bits."""
    found: dict[int, int] = {}
    for one, other in (each for pair in overlapping for each in permutations(_BITS[corners] for corners in pair)):
        found[one + 1] = found.get(one + 1, _ELSEWHERE[one + 1]) & ~(1 << other)
    return found


def _on_one_line(across: int, down: int) -> dict[int, tuple[Straight, ...]]:
    """Return the lines between two hexes that lie on one straight line of a direction, by how far these lie aside."""
    aside = {name: x * down - y * across for name, (x, y) in CORNERS.items()}
    found: dict[int, dict[int, list[tuple[str, str]]]] = {}
    for start, end in product(CORNERS, repeat=2):
        found.setdefault(aside[start] - aside[end], {}).setdefault(aside[start], []).append((start, end))
    return {far: tuple(tuple(lines) for lines in groups.values() if len(lines) > 1) for far, groups in found.items()}


# the directions in which a straight line can run through two corners of one hex
_STRAIGHT = [
    (across, down, _on_one_line(across, down)) for across, down in ((1, 0), (0, 1), (1, 1), (1, -1), (1, 3), (1, -3))
]


@lru_cache(maxsize=256)
def _pairs(straight: tuple[Straight, ...], touching: Point | None) -> Overlap:
    """Return the pairs of lines that share more than a point: on one straight line all, if the hexes do not touch."""
    x, y = touching or (0, 0)
    points = {name: ((ax, ay), (x + ax, y + ay)) for name, (ax, ay) in CORNERS.items()}
    return frozenset(
        frozenset((one, other))
        for lines in straight
        for one, other in combinations(lines, 2)
        if touching is None
        or overlap((points[one[0]][0], points[one[1]][1]), (points[other[0]][0], points[other[1]][1]))
    )
