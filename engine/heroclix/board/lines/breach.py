"""Improved Targeting: Destroy Blocking: one piece of blocking terrain that a range attack opens (27.6d, R20)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.grid import Touch
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.pieces import Removed
from engine.heroclix.board.lines.sight import Sight
from engine.heroclix.board.lines.tables import BLOCKED, blocking_squares, blocking_walls, course, judge_pair

__all__ = ["opened_by"]


def _pieces_on(board: Board, a: int, b: int, sight: Sight) -> Iterator[Removed]:
    """Yield the pieces of blocking terrain that restrict a line, one square or one wall each, nearest first."""
    level = course(board.terrain, a, b, sight).level
    squares, walls = blocking_squares(board.terrain, level, sight), blocking_walls(board.terrain, level, sight)
    for met in board.lines.met(a, b):
        places, edges = [met.a], []
        if met.touch is Touch.EDGE:
            places, edges = [], [(met.a, met.b)]
        elif met.touch is Touch.CORNER:
            places = [met.left, met.right]
            edges = [(end, side) for side in places for end in (met.a, met.b)]
        for square in places:
            if squares >> square & 1 and square != a:
                yield Removed(1 << square)
        for edge in edges:
            if board.terrain.has_edge(walls, *edge):
                yield Removed(0, board.terrain.edge(*edge))


def opened_by(board: Board, a: int, b: int, sight: Sight, worst: int = BLOCKED) -> tuple[int, Removed] | None:
    """Return the best result below `worst` that the loss of one piece gives a line, and that piece; None if none does.

    Of several pieces with the same result it is the one nearest to the source.
    """
    tries = ((judge_pair(board, a, b, sight.without(piece)), piece) for piece in _pieces_on(board, a, b, sight))
    better = [found for found in tries if found[0] < worst]
    return min(better, key=lambda found: found[0]) if better else None
