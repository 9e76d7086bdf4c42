"""Pieces of blocking terrain, squares and walls, that are judged as if they were gone (16.9, 27.5d, 27.6d)."""

from __future__ import annotations

from typing import NamedTuple

from engine.heroclix.board.ground.terrain import Edges

__all__ = ["NOTHING", "Removed"]


class Removed(NamedTuple):
    """Pieces judged as if they were gone: squares of blocking terrain, and walls."""

    squares: int = 0
    walls: Edges = Edges(0, 0)

    def joined(self, other: Removed) -> Removed:
        """Return both sets of pieces."""
        return Removed(self.squares | other.squares, self.walls.joined(other.walls))


NOTHING = Removed()
