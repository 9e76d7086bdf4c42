"""What the ground itself does to moves: where entering it stops, and where beginning on it costs speed."""

from __future__ import annotations

from collections.abc import Iterable

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.terrain import Terrain
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.position import Figure, Position

__all__ = ["slowing", "stopping"]


def stopping(position: Position, figure: Figure) -> int:
    """Return the squares that stop a figure which comes from ground that is none of them, as a set."""
    terrain, kinds = Board.of(position).terrain, position.ruleset.steps.stopping
    return 0 if not kinds or traits(position.powers, figure).moves("hindering") else _of_kinds(terrain, kinds)


def slowing(position: Position, figure: Figure) -> bool:
    """Return whether a figure's speed value is halved for where it begins a move: any square of its base counts."""
    kinds = position.ruleset.steps.slowing
    if not kinds or traits(position.powers, figure).moves("hindering"):
        return False
    return bool(_of_kinds(Board.of(position).terrain, kinds) & figure.squares_bits)


def _of_kinds(terrain: Terrain, kinds: Iterable[str]) -> int:
    squares = 0
    for kind in kinds:
        squares |= terrain.hindering if kind == "hindering" else terrain.water
    return squares
