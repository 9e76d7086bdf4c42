"""A way that a movement goes, place by place, by the cheapest step to each (6b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.motu.ground.field import Place, Places
from engine.motu.moves.steps import Stride, beside_enemy, strides
from engine.motu.position import Figure, Position

__all__ = ["NO_WAY", "STOPPED", "Way", "walked"]

STOPPED, NO_WAY = "stopped", "no-way"


@dataclass(frozen=True, slots=True)
class Way:
    """The steps of a way as far as it can be gone, where its base stands then, and why it goes no further."""

    strides: tuple[Stride, ...]
    base: Places
    broken: str = ""
    toward: Place | None = None

    @property
    def cost(self) -> int:
        """What it costs so far, in movement points."""
        return sum(stride.cost for stride in self.strides)


def walked(position: Position, figure: Figure, way: Sequence[Place]) -> Way:
    """Return a way as it is gone; `way`: its places, of a large base those of its slot, its own left out or first."""
    found: list[Stride] = []
    base = figure.places
    for place in way[1:] if way and way[0] == base[0] else way:
        if found and beside_enemy(position, figure, base):
            return Way(tuple(found), base, STOPPED, place)
        cheapest = min(
            (each for each in strides(position, figure, base) if each.base[0] == place),
            key=lambda each: each.cost,
            default=None,
        )
        if cheapest is None:
            return Way(tuple(found), base, NO_WAY, place)
        found.append(cheapest)
        base = cheapest.base
    return Way(tuple(found), base)
