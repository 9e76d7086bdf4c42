"""Whom the active player chose of several highest or lowest point characters, as the state keeps it (21.10)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.game.events.extremes import Which

__all__ = ["Extreme"]


@dataclass(frozen=True, slots=True)
class Extreme:
    """Whom the active player chose of several tied: as `which`, among the characters of a side, or of an area."""

    which: Which
    among: str
    figure: str
