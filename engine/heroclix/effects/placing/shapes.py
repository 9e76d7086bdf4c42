"""Every way in which a thing of several squares may lie on the map: turned, and moved about (24.2a, P45)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heroclix.board.ground.bases import DIAGONALS, PAIR
from engine.heroclix.position import Position

__all__ = ["everywhere", "through"]

Shape = tuple[tuple[int, int], ...]  # rows and columns, counted from the thing's own corner
PAIRS: tuple[Shape, ...] = (((0, 0), (0, 1)), ((0, 0), (1, 0)), *DIAGONALS)


def everywhere(
    position: Position, shape: Sequence[tuple[int, int]], diagonals: bool = False
) -> Iterator[tuple[int, ...]]:
    """Yield the squares of every way in which a shape, given as columns and rows, may lie on the map.

    `diagonals`: two squares may also touch at a corner alone.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> sorted(everywhere(Position(MODERN, MapPrint(2, 2)), [(0, 0), (1, 0)]))
    [(0, 1), (0, 2), (1, 3), (2, 3)]
    """
    columns, rows = position.map.columns, position.map.rows
    pair = diagonals and len(shape) == PAIR
    for turned in PAIRS if pair else _turned(tuple((row, column) for column, row in shape)):
        high, wide = max(row for row, _ in turned), max(column for _, column in turned)
        for down in range(rows - high):
            for right in range(columns - wide):
                yield tuple((row + down) * columns + column + right for row, column in turned)


def through(position: Position, squares: Sequence[int], to: int) -> Iterator[tuple[int, ...]]:
    """Yield every way in which a thing that lies on these squares may lie on the map with one of them in `to`."""
    columns, rows = position.map.columns, position.map.rows
    row, column = divmod(to, columns)
    for turned in _turned(tuple(divmod(square, columns) for square in squares)):
        for part in turned:
            down, right = row - part[0], column - part[1]
            if all(0 <= r + down < rows and 0 <= c + right < columns for r, c in turned):
                yield tuple((r + down) * columns + c + right for r, c in turned)


def _turned(shape: Shape) -> list[Shape]:
    """Return a shape in every direction, each once."""
    found = []
    for _ in range(4):
        top, left = min(row for row, _ in shape), min(column for _, column in shape)
        found.append(tuple(sorted((row - top, column - left) for row, column in shape)))
        shape = tuple((column, -row) for row, column in shape)
    return list(dict.fromkeys(found))
