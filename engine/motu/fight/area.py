"""Area attacks: whom they strike besides their first target (7e)."""

from __future__ import annotations

from engine.motu.ground.hexes import apart
from engine.motu.position import Figure, Position
from engine.motu.sight.lines import sees

__all__ = ["area_targets"]


def area_targets(position: Position, attacker: Figure, initial: Figure, radius: int) -> tuple[Figure, ...]:
    """Return the further targets, friends too, never who attacks: near enough, seen, at one height (7e, M25)."""
    return tuple(
        figure
        for figure in position.standing
        if figure.id not in {attacker.id, initial.id} and _struck(position, initial, figure, radius)
    )


def _struck(position: Position, initial: Figure, figure: Figure, radius: int) -> bool:
    field = position.ground
    if field.height(figure.places[0]) != field.height(initial.places[0]):
        return False
    near = min(apart(one.hex, other.hex) for one in initial.places for other in figure.places)
    return near <= radius and sees(field, initial.places, figure.places)
