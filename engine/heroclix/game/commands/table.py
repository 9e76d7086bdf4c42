"""What is asked of the table as a whole: seats, the map, the log, points and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.heroclix.game.commands.base import Agreement, By
from engine.settling import ExchangeRuling, SeeDice

__all__ = [
    "ConfirmRoll",
    "CorrectRuling",
    "EndGame",
    "EnterScore",
    "Join",
    "Leave",
    "LoadMap",
    "NewGame",
    "Redo",
    "Undo",
]


@dataclass(frozen=True)
class NewGame(By):
    """Open a game of `build_total` points (2.1), or a Battle Royale (26.4); anyone may."""

    ruleset: str
    build_total: int = 300
    name: str = ""
    battle_royale: bool = False


@dataclass(frozen=True)
class Join(By):
    """Take a seat under the name shown to others; without `side`, the first one free; a second one to play alone."""

    name: str
    side: str | None = None


@dataclass(frozen=True)
class Leave(By):
    """Give the seat up, or all that one has; the figures stay on the table."""


@dataclass(frozen=True)
class LoadMap(By):
    """Lay out a map: CONTRACT's `map` document, with optional `markers` and `objects` beside its keys.

    `terrain`, `places`: of a map that is edited, what was put where, for the log; `changes`: each place that differs
    now, with what went and what came there.
    """

    map: Mapping[str, Any]
    terrain: str = ""
    places: Sequence[str] = ()
    changes: Sequence[tuple[str, str, str]] = ()


@dataclass(frozen=True)
class Undo(By):
    """Take back the last command; `agreed`: who of the others, or which judge, agreed to it where it rolled (P34)."""

    agreed: Agreement | None = None


@dataclass(frozen=True)
class Redo(By):
    """Put back the last command taken back."""


@dataclass(frozen=True)
class ConfirmRoll(SeeDice, By):
    """Write down that another player, or a judge, saw the dice that the actor typed."""


@dataclass(frozen=True)
class CorrectRuling(ExchangeRuling, By):
    """Exchange what a contested ruling brought about, as `engine.contest` worked it out.

    `agreed`: who of the others, or which judge, agreed to it; by `dice`, those decide what they could not agree on.
    """

    agreed: Agreement | None = None


@dataclass(frozen=True)
class EnterScore(By):
    """Enter victory points for a side, or mission points (5.3c); fewer than 0 take points back (P67)."""

    side: str
    points: int
    mission: bool = False
    why: str = ""


@dataclass(frozen=True)
class EndGame(By):
    """End the game. `winner` names a side; empty, nobody wins; left out, the rules decide (P68).

    `agreed`: who of the others, or which judge, agreed to end it before the rules do (P35).
    """

    winner: str | None = None
    agreed: Agreement | None = None
