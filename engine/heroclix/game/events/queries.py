"""What is asked of players beside attacks, and what happens to captives (esfuerzo, captura of 2012)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.heroclix.game.events.base import Base, Count, Die, Happened, Party, Thrower

__all__ = [
    "PUT_DOWN",
    "QUERIES",
    "CaptiveFreed",
    "CaptiveReleased",
    "Captured",
    "Query",
    "QueryEvent",
    "QueryKind",
    "QueryOpened",
    "RelicTried",
]


PUT_DOWN = "put-down"  # where a captive that is free comes to stand

# Answered by use or decline, by a square, or by two dice
QueryKind = Literal["option", "square", "dice"]


@dataclass(frozen=True, slots=True)
class Query:
    """What the game asks of a side before anything else goes on: `number` is its own, as that of an attack.

    `choice`: its name (CONTRACT 3.2); `figure`: whom it is about. `around`: the squares beside which a captive is set
    down, those where its captor stands or stood. `of`: the other figure that it is about, if any.
    """

    number: int
    choice: str
    kind: QueryKind
    figure: str
    side: str
    around: tuple[str, ...] = ()
    of: str = ""


@dataclass(frozen=True)
class QueryOpened(Happened):
    """The game asks a side something; the fields are those of `Query`. An event `chosen` answers it."""

    number: Count
    choice: str
    kind: QueryKind
    figure: str
    side: Party
    around: Base = ()
    of: str = ""


@dataclass(frozen=True)
class Captured(Happened):
    """A figure was taken off the map by another, which holds it."""

    figure: str
    by: str


@dataclass(frozen=True)
class CaptiveFreed(Happened):
    """A captive is free again, with one action token whatever it had, and waits to be set down."""

    figure: str
    by: str


@dataclass(frozen=True)
class CaptiveReleased(Happened):
    """A captive was released in its captor's starting area: it is defeated, and scores `points` besides its own."""

    figure: str
    by: str
    points: Count


@dataclass(frozen=True)
class RelicTried(Happened):
    """A figure rolled for the relic in its square, which it may once a game; on a success it has it on its card."""

    figure: str
    thing: str
    roll: Die
    success: bool
    dice: Thrower = ""


QueryEvent = QueryOpened | Captured | CaptiveFreed | CaptiveReleased | RelicTried
QUERIES: Mapping[str, type[QueryEvent]] = {
    "query-opened": QueryOpened,
    "captured": Captured,
    "captive-freed": CaptiveFreed,
    "captive-released": CaptiveReleased,
    "relic-tried": RelicTried,
}
