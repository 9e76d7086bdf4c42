"""Events of victory points and of the end (5, P67)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import Field

from engine.heroclix.game.events.base import Die, Happened, Thrower

__all__ = ["GameEnded", "ScoreEntered"]


@dataclass(frozen=True)
class ScoreEntered(Happened):
    """Victory points, or mission points, were entered by hand for a side; fewer than 0 take points back."""

    side: str
    points: Annotated[int, Field(ge=-10_000, le=10_000)]
    mission: bool = False
    why: str = ""


@dataclass(frozen=True)
class GameEnded(Happened):
    """The game is over: who won, if anybody, the victory points by side, and the dice that settled a tie (5.4)."""

    winner: str | None = None
    points: dict[str, int] = field(default_factory=dict)
    rolls: tuple[dict[str, tuple[Die, ...]], ...] = ()
    dice: Thrower = ""
