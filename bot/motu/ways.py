"""A way to a place that costs fewest points, for players who name its end alone (6b)."""

from __future__ import annotations

from bot.app.errors import UserError
from engine.motu.ground.field import Places
from engine.motu.moves.reach import flood
from engine.motu.position import Position

__all__ = ["way_to"]


def way_to(position: Position, mover: str, wanted: str, points: int) -> list[str]:
    """Return the places of a way of fewest points to `wanted`; of equals one. Raises UserError where none leads there.

    >>> from engine.motu.ground.field import Field, Place
    >>> from engine.motu.position import Figure
    >>> brak = Figure("brak", "Brak", "masters", (Place((0, 0)),))
    >>> way_to(Position(Field(4, 3), (brak,)), "brak", "C1", 3)
    ['B1', 'C1']
    """
    field, figure = position.ground, position.by_id[mover]
    found = flood(position, figure, points)
    ends = [base for base in found.costs if field.name(base[0]) == wanted and base != figure.places]
    if not ends:
        raise UserError("motu-out-of-reach", figure=figure.name[:60], place=wanted[:20], points=points)
    base: Places = min(ends, key=lambda end: found.costs[end])
    way = [field.name(base[0])]
    while found.before[base][0] != figure.places:
        base = found.before[base][0]
        way.insert(0, field.name(base[0]))
    return way
