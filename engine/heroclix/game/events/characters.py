"""Events of vehicles and their pilots, and of equipment (24.4, 25.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.game.events.base import Happened

__all__ = ["Equipped", "PilotChanged"]


@dataclass(frozen=True)
class PilotChanged(Happened):
    """A character was put on a vehicle's card as its pilot, or, where `at` names squares, beside it again (24.4)."""

    figure: str
    pilot: str
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Equipped(Happened):
    """Equipment was put on a character's card; what the character was equipped with lies in its square (25.2c)."""

    figure: str
    thing: str
