"""A figure supposed to stand on another square: the position with it there."""

from __future__ import annotations

from dataclasses import replace

from engine.grid import parse_place
from engine.heroclix.position import Figure, Position

__all__ = ["moved"]


def moved(position: Position, figure: Figure, square: str) -> tuple[Position, tuple[str, ...]] | None:
    """Return the position with a figure set down, its top left square there, and all its squares; None if impossible.

    Whether it may stand there, the judge says of the document so changed.
    """
    column, row = parse_place(square)
    there: list[int] = []
    first = min(figure.squares, default=None)
    for own in figure.squares or (None,):
        right, down = _apart(position, own, first)
        if not (0 <= column + right < position.map.columns and row + down < position.map.rows):
            return None
        there.append(position.map.square(column + right, row + down))
    changed = replace(figure, squares=tuple(there))
    if any(other.id != figure.id and set(other.squares) & set(there) for other in position.figures):
        return None
    return position.with_figure(changed), tuple(position.map.name_of(each) for each in there)


def _apart(position: Position, own: int | None, first: int | None) -> tuple[int, int]:
    if own is None or first is None:
        return 0, 0
    (column, row), (left, top) = position.map.column_row(own), position.map.column_row(first)
    return column - left, row - top
