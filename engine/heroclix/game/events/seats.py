"""Events of seats: who plays."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.game.events.base import Happened, Seat, Shown

__all__ = ["PlayerJoined", "PlayerLeft"]


@dataclass(frozen=True)
class PlayerJoined(Happened):
    """A user took the seat of a side."""

    player: str
    name: Shown
    side: Seat


@dataclass(frozen=True)
class PlayerLeft(Happened):
    """A user gave the seat up."""

    player: str
    name: Shown
    side: Seat
