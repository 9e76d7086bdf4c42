"""The free squares near figures, nearest first: where a card may have one put."""

from __future__ import annotations

from collections.abc import Sequence

from engine.heroclix.board.ground.board import Board
from engine.heroclix.game import GameFigure, GameState

__all__ = ["squares_near"]


def squares_near(state: GameState, figure: GameFigure, around: Sequence[GameFigure], within: int) -> list[str]:
    """Return the names of the free squares within so many squares of these figures, nearest first.

    Of a figure that occupies several squares none: which it would occupy is typed.
    """
    if state.map is None or len(figure.squares) > 1:
        return []
    taken = {square for one in state.figures for square in one.squares}
    blocking = Board.of(state.position()).terrain.blocking
    printed = state.map
    starts = [printed.column_row(square) for one in around for square in one.squares]
    found: list[tuple[int, int]] = []
    for square in range(printed.columns * printed.rows):
        column, row = printed.column_row(square)
        away = min((max(abs(column - c), abs(row - r)) for c, r in starts), default=within + 1)
        if away <= within and square not in taken and not blocking >> square & 1:
            found.append((away, square))
    return [printed.name_of(square) for _, square in sorted(found)]
