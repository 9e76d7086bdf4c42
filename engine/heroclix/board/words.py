"""How steps and answers name what stands on the board."""

from __future__ import annotations

from typing import Any

from engine.heroclix.board.board import Spot
from engine.heroclix.position import Position
from engine.ruling import FigureId

__all__ = ["name_pair", "name_spot"]


def name_spot(position: Position, spot: Spot) -> str:
    """Return a square's name, or the id of a figure marked as such, so that readers see the figure's name."""
    return position.map.name_of(spot) if isinstance(spot, int) else FigureId(spot.id)


def name_pair(position: Position, a: Spot, b: Spot) -> dict[str, Any]:
    """Return the names of two places as the data `a` and `b` of a step."""
    return {"a": name_spot(position, a), "b": name_spot(position, b)}
