"""Lines between the centres of two squares: what each crosses, as exact integer tables.

A line's shape depends only on how far its ends lie apart, so there is one table entry for each offset,
made when first asked for; a line and its way back share it. Sets of squares, edges and corner points are
integers. In a packed set every square has five bits: itself, the edge on its right, the edge below it, and
the corner point at its lower right, once as crossed from the upper left and once from the upper right.
What a line crosses lies between its ends' rows, so a test costs about as much as the line is long.
"""

from __future__ import annotations

from array import array
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from engine.grid.names import place_name

__all__ = ["BITS", "EAST", "SOUTH", "SQUARE", "Lines", "Met", "Sides", "Touch", "spread"]

BITS = 5  # of each square in a packed set
SQUARE, EAST, SOUTH, FALLING, RISING = range(BITS)
BELOW, BESIDE = (0, 0, 1, 1, 1), (0, 1, 0, 1, 1)  # of each of them, whether it lies half a square on from its square


class Touch(IntEnum):
    """What a line meets on its way."""

    SQUARE = 0
    EDGE = 1
    CORNER = 2


class Met(NamedTuple):
    """One thing that a line meets, squares by number.

    SQUARE: `a` is the square. EDGE: between `a`, left behind, and `b`, entered. CORNER: the point
    between `a` and `b`, with the squares `left` and `right` of the line beside it.
    """

    touch: Touch
    a: int
    b: int
    left: int
    right: int


class Sides(NamedTuple):
    """Of every corner point, by its upper left square: whether each square around it is shut, its two walls there."""

    upper_left: int
    upper_right: int
    lower_left: int
    lower_right: int


def spread(squares: int) -> int:
    """Return a set of squares as a packed set, with room for what lies between them.

    >>> f"{spread(0b101):b}"
    '10000000001'
    """
    return int(f"{squares:b}", 1 << BITS)  # binary digits, read as digits of five bits each


class Masks(dict[int, int]):
    """What a line meets, its two end squares left out, by the difference of its ends' keys; each made when asked for.

    Counted from the end with the lower number, with a row to spare, since a line may run to the left first.
    """

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.courses: dict[int, array[int]] = {}  # the squares crossed, relative to the end with the lower number

    def __missing__(self, offset: int) -> int:
        # the difference of two keys is rows and columns in one number
        down, across = divmod(abs(offset) + self.columns - 1, 2 * self.columns - 1)
        mask, squares = self._course(down, across - self.columns + 1)
        self.courses[offset] = self.courses[-offset] = squares
        self[offset] = self[-offset] = mask
        return mask

    def _course(self, high: int, across: int) -> tuple[int, array[int]]:
        """Return the mask and the squares of the line to a square `high` rows below and `across` columns to the right.

        Both are counted from the first square. Every step adds what it passes and the square it enters.
        """
        wide, columns = abs(across), self.columns
        right, first = (1, 0) if across > 0 else (-1, -BITS)
        flat = 1 << EAST | 1 << (BITS if across > 0 else 0)
        fall = 1 << SOUTH | 1 << BITS * columns
        slant = 1 << FALLING | 1 << BITS * (columns + 1) if across > 0 else 1 << RISING | 1 << BITS * columns
        spare = BITS * columns
        here = mask = 0
        squares = array("h", (0,))
        # the next border between columns is reached at (2·column+1)/(2·wide) of the way, rows likewise
        border = high - wide
        end = high * columns + across
        while here != end:
            start = spare + BITS * here
            if border < 0:
                mask |= flat << start + first
                here += right
                border += 2 * high
            elif border > 0:
                mask |= fall << start
                here += columns
                border -= 2 * wide
            else:
                mask |= slant << start + first
                here += right + columns
                border += 2 * (high - wide)
            squares.append(here)
        return mask & ~(1 << spare + BITS * end), squares


class Lines:
    """The tables of one size of board.

    >>> lines = Lines.of(16, 16)
    >>> met = lines.spared(spread(1 << 1))  # square B1
    >>> bool(met >> BITS * 0 & lines.mask(0, 2)), bool(met >> BITS * 0 & lines.mask(0, 32))
    (True, False)
    """

    __slots__ = ("_points", "area", "columns", "inner", "key", "masks", "names", "rows")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.area = columns * rows
        span = 2 * columns - 1
        # the difference of two keys is different for every offset
        self.key = tuple(row * span + column for row in range(rows) for column in range(columns))
        self.masks = Masks(columns)
        self.names = tuple(place_name(column, row) for row in range(rows) for column in range(columns))
        top = (1 << columns - 1) - 1
        self.inner = spread(sum(top << row * columns for row in range(rows - 1)))  # squares with a corner point
        self._points = spread((1 << self.area + columns) - 1) * (1 << FALLING | 1 << RISING)

    @staticmethod
    @lru_cache(maxsize=16)
    def of(columns: int, rows: int) -> Lines:
        """Return the shared tables of boards of this size."""
        return Lines(columns, rows)

    def mask(self, a: int, b: int) -> int:
        """Return all that the line meets, its two end squares left out, counted from its end with the lower number.

        To be tested on a packed set with a row to spare, moved to that square by as many bits as lie before it.
        """
        return self.masks[self.key[b] - self.key[a]]

    def spared(self, packed: int) -> int:
        """Return a packed set with a row to spare, as masks have it."""
        return packed << BITS * self.columns

    def met(self, a: int, b: int) -> list[Met]:
        """Return what the line from square `a` to square `b` meets, in order, squares by number, both ends included.

        >>> [met.a for met in Lines.of(16, 16).met(0, 18) if met.touch is Touch.SQUARE]
        [0, 1, 17, 18]
        """
        ends = [Met(Touch.SQUARE, end, end, end, end) for end in (a, b)]
        between = [self.met_at(place, kind, a, b) for place, kind in self.among(a, b, -1)]
        return [ends[0], *between, ends[1]] if a != b else ends[:1]

    def among(self, a: int, b: int, packed: int) -> list[tuple[int, int]]:
        """Return what the line meets of a packed set, in order: each square with its kind, the two ends left out.

        >>> lines = Lines.of(16, 16)
        >>> lines.among(0, 3, lines.packed(spread(0b1111))) == [(1, SQUARE), (2, SQUARE)]
        True
        """
        low = a if a < b else b
        bits = self.spared(packed) >> BITS * low & self.masks[self.key[b] - self.key[a]]
        first = low - self.columns
        found = []
        while bits:
            highest = bits.bit_length() - 1
            bits ^= 1 << highest
            square, kind = divmod(highest, BITS)
            found.append((first + square, kind))
        if len(found) > 1:
            columns = self.columns
            down, across = b // columns - a // columns, b % columns - a % columns
            if down * across < 0:
                # each row runs to the left, so that numbers are no order: sort by how far along the line they lie
                found.sort(
                    key=lambda thing: (
                        (2 * (thing[0] // columns) + BELOW[thing[1]]) * down
                        + (2 * (thing[0] % columns) + BESIDE[thing[1]]) * across
                    )
                )
            elif a < b:
                found.reverse()
        return found

    def met_at(self, square: int, kind: int, a: int, b: int) -> Met:
        """Return one thing that the line from `a` to `b` meets, told by a square and its kind, as `among` finds it."""
        if kind == SQUARE:
            return Met(Touch.SQUARE, square, square, square, square)
        beside, below = square + 1, square + self.columns
        if kind == EAST:
            one, other = (square, beside) if a % self.columns < b % self.columns else (beside, square)
            return Met(Touch.EDGE, one, other, one, other)
        if kind == SOUTH:
            one, other = (square, below) if a < b else (below, square)
            return Met(Touch.EDGE, one, other, one, other)
        ends, sides = (square, below + 1), (beside, below)
        if kind == RISING:
            ends, sides = (beside, below), (below + 1, square)
        return Met(Touch.CORNER, *ends, *sides) if a < b else Met(Touch.CORNER, *ends[::-1], *sides[::-1])

    def squares_crossed(self, a: int, b: int) -> list[int]:
        """Return the squares that the line crosses, in order, both ends included.

        >>> Lines.of(16, 16).squares_crossed(18, 0)
        [18, 17, 1, 0]
        """
        course = self._course(a, b)
        return [a + square for square in course] if a <= b else [b + square for square in course[::-1]]

    def names_crossed(self, a: int, b: int) -> tuple[str, ...]:
        """Return the names of the squares that the line crosses, in order, the one it starts from left out.

        >>> Lines.of(16, 16).names_crossed(18, 0)
        ('B2', 'B1', 'A1')
        """
        course, names = self._course(a, b), self.names
        if a <= b:
            return tuple([names[a + square] for square in course[1:]])
        return tuple([names[b + square] for square in course[-2::-1]])

    def _course(self, a: int, b: int) -> array[int]:
        """Return the squares crossed, relative to the end with the lower number and beginning there."""
        offset = self.key[b] - self.key[a]
        if offset not in self.masks:
            self.mask(a, b)
        return self.masks.courses[offset]

    def edge_name(self, a: int, b: int) -> str:
        """Return the name of the edge between two squares that share a side.

        >>> Lines.of(16, 16).edge_name(17, 1)
        'B1/B2'
        """
        return f"{self.names[a]}/{self.names[b]}" if a < b else f"{self.names[b]}/{self.names[a]}"

    def corners_passed(self, a: int, b: int) -> int:
        """Return how many corner points the line passes exactly."""
        return (self.mask(a, b) & self._points).bit_count()

    def sides(self, closed: int, east: int, south: int) -> Sides:
        """Return what shuts the squares around every corner point: itself, or a wall on its two edges there.

        `closed`, `east` and `south` are spread sets: squares, edges on their right, edges below them.
        """
        row = BITS * self.columns
        return Sides(
            closed | east | south,
            closed >> BITS | east | south >> BITS,
            closed >> row | south | east >> row,
            closed >> row + BITS | east >> row | south >> BITS,
        )

    def shut(self, sides: Sides, more: int = 0) -> int:
        """Return the corner points shut on both sides, packed; `more` are further closed squares."""
        row = BITS * self.columns
        falling = (sides.upper_right | more >> BITS) & (sides.lower_left | more >> row)
        rising = (sides.upper_left | more) & (sides.lower_right | more >> row + BITS)
        return (falling & self.inner) << FALLING | (rising & self.inner) << RISING

    def packed(self, squares: int, east: int = 0, south: int = 0) -> int:
        """Return spread squares and edges as one packed set, without corner points."""
        return squares | east << EAST | south << SOUTH

    def touched(self, squares: int, east: int = 0, south: int = 0) -> int:
        """Return spread squares and edges, and every corner point beside one of them, packed."""
        row = BITS * self.columns
        edges = east | east >> row | south | south >> BITS
        falling = (squares >> BITS | squares >> row | edges) & self.inner
        rising = (squares | squares >> row + BITS | edges) & self.inner
        return squares | east << EAST | south << SOUTH | falling << FALLING | rising << RISING
