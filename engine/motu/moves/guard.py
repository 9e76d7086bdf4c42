"""Whom a movement provokes: those on guard, and those that it leaves (6e, 7d, 7l)."""

from __future__ import annotations

from dataclasses import replace

from engine.motu.moves.reach import reach
from engine.motu.moves.speed import points
from engine.motu.position import Figure, Interruption, Position
from engine.motu.sight.lines import sees
from engine.motu.sight.measures import REAR, arc, engaged_pair, within

__all__ = ["QUIET", "UNOPPOSED", "guard_fails", "reaches"]

QUIET = frozenset(("teleport", "pull", "push", "swap"))  # moves that trigger no guard (7l)
UNOPPOSED = frozenset(("teleport", "pull", "push"))  # and those that provoke no attack of opportunity (7l, M24)


def guard_fails(position: Position, guard: Figure, mover: Figure, how: str) -> list[str]:
    """Return what of guard's conditions a movement that ended does not meet, in the book's order (6e, M7, M23)."""
    met = {
        "movement": how not in QUIET,
        "sight": sees(position.ground, guard.places, mover.places),
        "arc": any(arc(guard, place.hex) != REAR for place in mover.places),
        "reach": reaches(position, guard, mover),
    }
    return [name for name, holds in met.items() if not holds]


def reaches(position: Position, guard: Figure, mover: Figure) -> bool:
    """Return whether an enemy is in range of a weapon, or can be engaged by one movement (6e, M23)."""
    if engaged_pair(position.ground, guard, mover):
        return True
    shots = (weapon for weapon in guard.weapons if weapon.kind != "melee")
    if any(within(position.ground, guard.places, mover.places, weapon.range) for weapon in shots):
        return True
    most, _ = points(position, guard, (), concentrate=guard.concentrated)
    as_interrupting = replace(
        position, turn=replace(position.turn, interruptions=(Interruption(guard.id, mover.id, "guard"),))
    )
    ends = reach(as_interrupting, guard, most, "move")
    return any(position.ground.adjacent(base, mover.places) for base in ends)
