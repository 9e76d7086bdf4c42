"""How steps and answers name what stands on the board."""

from __future__ import annotations

from typing import Any

from engine.heroclix.board.ground.board import Spot
from engine.heroclix.board.ground.pieces import Removed
from engine.heroclix.position import Position
from engine.ruling import FigureId

__all__ = ["name_pair", "name_piece", "name_pieces", "name_spot"]


def name_spot(position: Position, spot: Spot) -> str:
    """Return a square's name, or the id of a figure marked as such, so that readers see the figure's name."""
    return position.map.name_of(spot) if isinstance(spot, int) else FigureId(spot.id)


def name_pair(position: Position, a: Spot, b: Spot) -> dict[str, Any]:
    """Return the names of two places as the data `a` and `b` of a step."""
    return {"a": name_spot(position, a), "b": name_spot(position, b)}


def name_piece(position: Position, piece: Removed) -> str:
    """Return the name of one piece of blocking terrain: its square, or its edge for a wall."""
    if piece.squares:
        return position.map.name_of(piece.squares.bit_length() - 1)
    east, south = piece.walls
    first = (east or south).bit_length() - 1
    return position.map.edge_name(first, first + (1 if east else position.map.columns))


def name_pieces(position: Position, pieces: Removed) -> list[str]:
    """Return the names of pieces of blocking terrain: squares in order, then walls in order."""
    name, squares_of = position.map.name_of, position.map.squares_of
    east, south = pieces.walls
    walls = [(square, square + 1) for square in squares_of(east)]
    walls += [(square, square + position.map.columns) for square in squares_of(south)]
    return [name(square) for square in squares_of(pieces.squares)] + [position.map.edge_name(*wall) for wall in walls]
