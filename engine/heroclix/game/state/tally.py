"""What a game keeps of its victory points: what was KO'd and when, and what players entered by hand (P67)."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.heroclix.game.events.base import Die, Happened, Thrower

__all__ = ["GameEnded", "ScoreEntered", "Scored"]


@dataclass(frozen=True, slots=True)
class Scored:
    """A KO that scores: the figure with its point value, the side it started on, and what 26.3 asks of it.

    `turn`: whose turn it was, empty before the first. `damaged_by`: the side whose attack damaged it last.
    """

    figure: str
    name: str
    points: int
    owner: str
    turn: str
    damaged_by: str


@dataclass(frozen=True)
class ScoreEntered(Happened):
    """Victory points, or mission points, were entered by hand for a side; fewer than 0 take points back."""

    side: str
    points: int
    mission: bool = False
    why: str = ""


@dataclass(frozen=True)
class GameEnded(Happened):
    """The game is over: who won, if anybody, the victory points by side, and the dice that settled a tie (5.4)."""

    winner: str | None = None
    points: dict[str, int] = field(default_factory=dict)
    rolls: tuple[dict[str, tuple[Die, ...]], ...] = ()
    dice: Thrower = ""
