"""Where things lie in the picture: pixels of squares, corners and edges."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["Box", "Layout", "Point", "layout_of"]

Box = tuple[int, int, int, int]  # left, top, right, bottom in pixels; right and bottom lie outside
Point = tuple[float, float]

WIDEST = 1100  # pixels; what a phone shows without cutting anything off
TALLEST = 1650
LARGEST_CELL = 64
SMALLEST_CELL = 8
LARGEST_SIDE = 4000  # of a picture whose cell the caller chose
MARGIN = 0.58  # of a cell, on each side, for the coordinates


@dataclass(frozen=True, slots=True)
class Layout:
    """A board of `columns` by `rows` squares, each `cell` pixels wide, inside a margin for the coordinates.

    >>> Layout(2, 1, 40, 20).box(1)
    (60, 20, 100, 60)
    """

    columns: int
    rows: int
    cell: int
    margin: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the board's picture in pixels."""
        return self.columns * self.cell + 2 * self.margin, self.rows * self.cell + 2 * self.margin

    def box(self, square: int) -> Box:
        """Return the pixels of a square."""
        row, column = divmod(square, self.columns)
        left, top = self.margin + column * self.cell, self.margin + row * self.cell
        return left, top, left + self.cell, top + self.cell

    def around(self, squares: Iterable[int]) -> Box:
        """Return the smallest box that holds these squares."""
        boxes = [self.box(square) for square in squares]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def center(self, square: int) -> Point:
        """Return the middle of a square."""
        left, top, _, _ = self.box(square)
        return left + self.cell / 2, top + self.cell / 2

    def corner(self, column: int, row: int) -> Point:
        """Return a corner of the grid, counted from 0 at the top left."""
        return self.margin + column * self.cell, self.margin + row * self.cell

    def edge(self, a: int, b: int) -> tuple[Point, Point]:
        """Return the two ends of the edge between two squares that share a side."""
        left, top, right, bottom = self.box(max(a, b))
        if self.columns > 1 and abs(a - b) == 1:
            return (left, top), (left, bottom)
        return (left, top), (right, top)

    def share(self, part: float, least: int = 1) -> int:
        """Return that part of a cell in whole pixels, at least `least`."""
        return max(least, round(self.cell * part))


def layout_of(columns: int, rows: int, cell: int | None = None) -> Layout:
    """Return the layout of a board; `cell` in pixels, else as large as a phone's width allows.

    >>> layout_of(16, 16).cell, layout_of(24, 24).cell
    (64, 43)
    """
    fitting = min(WIDEST / (columns + 2 * MARGIN), TALLEST / (rows + 2 * MARGIN), LARGEST_CELL)
    wanted = fitting if cell is None else min(cell, LARGEST_SIDE / (max(columns, rows) + 2))
    side = max(SMALLEST_CELL, int(wanted))
    return Layout(columns, rows, side, max(18, round(side * MARGIN)))
