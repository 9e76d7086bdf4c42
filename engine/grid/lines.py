"""Lines between the centres of two squares: what each crosses, as exact integer tables.

A line's shape depends only on how far its ends lie apart, so there is one table entry for each offset,
made when first asked for. Sets of squares, edges and corner points are integers. One integer holds five
blocks of `area` bits each: squares, edges on a square's right, edges below a square, and corner points
by their upper left square: those crossed from the upper left, those crossed from the lower left.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from engine.grid.names import place_name

__all__ = ["Crossing", "Crossings", "Lines", "Met", "Touch"]


class Touch(IntEnum):
    """What a line meets on its way."""

    SQUARE = 0
    EDGE = 1
    CORNER = 2


class Crossing(NamedTuple):
    """One thing that a line meets.

    SQUARE: `a` is the square. EDGE: between `a`, left behind, and `b`, entered. CORNER: the point
    between `a` and `b`, with the squares `left` and `right` of the line beside it. Squares are
    (column, row) pairs relative to the line's first square.
    """

    touch: Touch
    a: tuple[int, int]
    b: tuple[int, int] = (0, 0)
    left: tuple[int, int] = (0, 0)
    right: tuple[int, int] = (0, 0)


Crossings = tuple[Crossing, ...]


class Met(NamedTuple):
    """A `Crossing` on a board, its squares by number."""

    touch: Touch
    a: int
    b: int
    left: int
    right: int


def crossings(columns: int, rows: int) -> Crossings:
    """Return what the line to the square `columns` right and `rows` below meets, in order, both ends included.

    >>> [c.a for c in crossings(2, 1) if c.touch is Touch.SQUARE]
    [(0, 0), (1, 0), (1, 1), (2, 1)]
    >>> [(c.touch.name, c.a) for c in crossings(1, -1)]
    [('SQUARE', (0, 0)), ('CORNER', (0, 0)), ('SQUARE', (1, -1))]
    """
    right, down = (1 if columns > 0 else -1), (1 if rows > 0 else -1)
    wide, high = abs(columns), abs(rows)
    across = along = 0
    here = (0, 0)
    found = [Crossing(Touch.SQUARE, here)]
    while (across, along) != (wide, high):
        # the next border between columns is reached at (2·across+1)/(2·wide) of the way, rows likewise
        border = (2 * across + 1) * high - (2 * along + 1) * wide
        across += border <= 0
        along += border >= 0
        there = (right * across, down * along)
        if border:
            found.append(Crossing(Touch.EDGE, here, there))
        else:
            sides = ((there[0], here[1]), (here[0], there[1]))
            left, other = sides if right == down else sides[::-1]
            found.append(Crossing(Touch.CORNER, here, there, left, other))
        here = there
        found.append(Crossing(Touch.SQUARE, here))
    return tuple(found)


class _Course(NamedTuple):
    """A line of one offset: what it meets, squares counted from its first one, and by which bit of a mask."""

    offsets: tuple[Met, ...]
    order: dict[int, int]  # the length of a bit, as bit_length() counts it, to the place in `offsets`
    squares: tuple[int, ...]
    corners: int


class Lines:
    """The tables of one size of board.

    >>> lines = Lines.of(16, 16)
    >>> met = lines.packed(1 << 1, 0, 0)  # square B1
    >>> bool(met << lines.area - 0 & lines.mask(0, 2)), bool(met << lines.area - 0 & lines.mask(0, 32))
    (True, False)
    """

    __slots__ = ("_courses", "area", "columns", "inner", "key", "masks", "names", "rows")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.area = columns * rows
        span = 2 * columns - 1
        # the difference of two keys is different for every offset
        self.key = tuple(row * span + column for row in range(rows) for column in range(columns))
        # by the difference of two keys, negative ones counted from the end; -1 where none was asked for yet
        self.masks = [-1] * (2 * self.key[-1] + 1)
        self._courses: dict[int, _Course] = {}
        top = ((1 << (columns - 1)) - 1) if columns > 1 else 0
        self.names = tuple(place_name(column, row) for row in range(rows) for column in range(columns))
        self.inner = sum(top << row * columns for row in range(rows - 1))  # upper left squares of corner points

    @staticmethod
    @lru_cache(maxsize=16)
    def of(columns: int, rows: int) -> Lines:
        """Return the shared tables of boards of this size."""
        return Lines(columns, rows)

    def crossings(self, a: int, b: int) -> Crossings:
        """Return what the line from square `a` to square `b` meets, relative to `a`."""
        row_a, column_a = divmod(a, self.columns)
        row_b, column_b = divmod(b, self.columns)
        return crossings(column_b - column_a, row_b - row_a)

    def met(self, a: int, b: int) -> Iterator[Met]:
        """Yield what the line from square `a` to square `b` meets, in order, squares by number.

        >>> [met.a for met in Lines.of(16, 16).met(0, 18) if met.touch is Touch.SQUARE]
        [0, 1, 17, 18]
        """
        for touch, one, other, left, right in self._course(a, b).offsets:
            yield Met(touch, a + one, a + other, a + left, a + right)

    def met_among(self, a: int, b: int, packed: int) -> list[Met]:
        """Return what the line meets of a packed set, in order, its two end squares left out.

        >>> lines = Lines.of(16, 16)
        >>> [met.a for met in lines.met_among(0, 3, lines.packed(0b1111, 0, 0))]
        [1, 2]
        """
        course = self._course(a, b)
        bits = packed << self.area - a & self.mask(a, b)
        found = []
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            found.append(course.order[lowest.bit_length()])
        found.sort()
        offsets = [course.offsets[number] for number in found]
        return [Met(touch, a + one, a + other, a + left, a + right) for touch, one, other, left, right in offsets]

    def squares_crossed(self, a: int, b: int) -> list[int]:
        """Return the squares that the line crosses, in order, both ends included."""
        return [a + offset for offset in self._course(a, b).squares]

    def corners_passed(self, a: int, b: int) -> int:
        """Return how many corner points the line passes exactly."""
        return self._course(a, b).corners

    def _course(self, a: int, b: int) -> _Course:
        offset = self.key[b] - self.key[a]
        found = self._courses.get(offset)
        if found is None:
            found = self._courses[offset] = self._new_course(self.crossings(a, b))
        return found

    def _new_course(self, found: Crossings) -> _Course:
        offsets = tuple(
            Met(touch, *(row * self.columns + column for column, row in places)) for touch, *places in found
        )
        return _Course(
            offsets,
            {self.area + self.bit(crossing) + 1: number for number, crossing in enumerate(found)},
            tuple(met.a for met in offsets if met.touch is Touch.SQUARE),
            sum(met.touch is Touch.CORNER for met in offsets),
        )

    def mask(self, a: int, b: int) -> int:
        """Return all that the line meets, its two end squares left out, to be tested on a set moved by `area - a`.

        Moving the set and not the mask makes one mask serve every line of the same offset.
        """
        offset = self.key[b] - self.key[a]
        found = self.masks[offset]
        if found < 0:
            found = 0
            for crossing in self.crossings(a, b)[1:-1]:
                found |= 1 << self.area + self.bit(crossing)
            self.masks[offset] = found
        return found

    def bit(self, crossing: Crossing) -> int:
        """Return the bit of a crossing, counted from the line's first square."""
        a, b = crossing.a, crossing.b
        if crossing.touch is Touch.SQUARE:
            return a[1] * self.columns + a[0]
        upper_left = min(a[1], b[1]) * self.columns + min(a[0], b[0])
        if crossing.touch is Touch.EDGE:
            return upper_left + self.area * (1 if a[1] == b[1] else 2)
        return upper_left + self.area * (3 if (b[0] - a[0]) == (b[1] - a[1]) else 4)

    def sealed(self, closed: int, east: int, south: int) -> tuple[int, int]:
        """Return the corner points shut on both sides: crossed from the upper left, and from the lower left.

        A side is shut when its square is in `closed`, or one of its two edges at the corner in `east` or `south`.
        """
        c = self.columns
        upper_right = closed >> 1 | east | south >> 1
        lower_left = closed >> c | south | east >> c
        upper_left = closed | east | south
        lower_right = closed >> c + 1 | east >> c | south >> 1
        return upper_right & lower_left & self.inner, upper_left & lower_right & self.inner

    def touched(self, squares: int, east: int, south: int) -> int:
        """Return these squares and edges, and every corner point beside one of them, packed."""
        c, area = self.columns, self.area
        edges = east | east >> c | south | south >> 1
        falling = (squares >> 1 | squares >> c | edges) & self.inner
        rising = (squares | squares >> c + 1 | edges) & self.inner
        return squares | east << area | south << 2 * area | falling << 3 * area | rising << 4 * area

    def packed(self, closed: int, east: int, south: int) -> int:
        """Return squares, edges and the corner points they shut as the one integer that lines are tested on."""
        falling, rising = self.sealed(closed, east, south)
        area = self.area
        return closed | east << area | south << 2 * area | falling << 3 * area | rising << 4 * area
