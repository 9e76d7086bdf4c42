"""What the fight asks of the board, in one place: adjacency, distance and line of fire."""

from __future__ import annotations

from engine.heroclix.position import Figure, Position

__all__ = ["adjacent", "hindered"]


def adjacent(position: Position, a: Figure, b: Figure) -> bool:
    """Return whether two figures are adjacent (6.3)."""
    places_a = [position.map.column_row(square) for square in a.squares]
    places_b = [position.map.column_row(square) for square in b.squares]
    return any(max(abs(x - u), abs(y - v)) == 1 for x, y in places_a for u, v in places_b)


def hindered(position: Position, attacker: Figure, target: Figure) -> bool:  # noqa: ARG001 - asked of the board soon
    """Return whether the line of fire of a range attack is hindered (16.2b)."""
    return False
