"""The shape of a base: a rectangle of squares, and where an edition allows it two that touch at a corner (24.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.heroclix.position import MapPrint
from engine.heroclix.ruleset import Ruleset

__all__ = ["DIAGONALS", "PAIR", "diagonals_allowed", "is_base", "is_diagonal", "size_of"]

PAIR = 2  # squares of the one base that may lie on a diagonal
DIAGONALS = (((0, 0), (1, 1)), ((0, 1), (1, 0)))  # both ways, as rows and columns


def diagonals_allowed(ruleset: Ruleset) -> bool:
    """Return whether a base of two squares may lie on a diagonal (24.2a)."""
    return ruleset.ground.diagonal_bases


def is_diagonal(columns: int, squares: Sequence[int]) -> bool:
    """Return whether these are two squares that touch at a corner, on a map so many columns wide.

    >>> is_diagonal(4, (0, 5)), is_diagonal(4, (1, 4)), is_diagonal(4, (0, 1)), is_diagonal(4, (3, 4))
    (True, True, False, False)
    """
    if len(squares) != PAIR:
        return False
    (row, column), (other_row, other_column) = (divmod(square, columns) for square in squares)
    return abs(row - other_row) == 1 == abs(column - other_column)


def size_of(printed: MapPrint, squares: Sequence[int]) -> tuple[int, int]:
    """Return the columns and rows of the base that lies on these squares; one on a diagonal is one wide and two long.

    >>> size_of(MapPrint(4, 4), (0, 1)), size_of(MapPrint(4, 4), (0, 5))
    ((2, 1), (1, 2))
    """
    if is_diagonal(printed.columns, squares):
        return 1, PAIR
    places = [printed.column_row(square) for square in squares]
    columns, rows = [place[0] for place in places], [place[1] for place in places]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def is_base(ruleset: Ruleset, printed: MapPrint, squares: Sequence[int]) -> bool:
    """Return whether a base may have the shape of these squares, at least one (24.2, 24.2a).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> is_base(MODERN, MapPrint(4, 4), (0, 1, 4, 5)), is_base(MODERN, MapPrint(4, 4), (0, 5))
    (True, False)
    """
    if not squares:
        return False
    if is_diagonal(printed.columns, squares):
        return diagonals_allowed(ruleset)
    width, height = size_of(printed, squares)
    return width * height == len(set(squares)) == len(squares)
