"""What players track beside dials: named tokens, what is attached or removed from the game, the sideline, coins.

The book has these in 2.6, 21.5, 21.7, 21.8, 21.13, 23.1b and 25.10.

What a card makes of it is the players' to read; kept are the numbers and places, and the limits that the book gives.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import Field

from engine.heroclix.game.events.base import Base, Count, Die, Happened, Id, Thrower
from engine.heroclix.game.events.extremes import Which
from engine.readable import Spoken

__all__ = [
    "BY_EVENT",
    "COIN",
    "PLOT",
    "TEAM_REROLLS",
    "Attached",
    "BroughtIn",
    "Counted",
    "Counter",
    "ExtremeChosen",
    "InitiativeRolled",
    "KeywordChanged",
    "RemovedFromGame",
    "SentToSideline",
    "Thrown",
    "TrackedEvent",
]

COIN = "coin"  # the die of a `Thrown` that was flipped (21.13)
PLOT = "plot points"  # of a Title character (24.5a)
TEAM_REROLLS = "TTPC"  # of a side: uses left of its themed team's Probability Control, by the book's name (23.4)


@dataclass(frozen=True, slots=True)
class Counter:
    """So many of a name on a figure's card, or before a side: `holder` is the figure's id or the side's name.

    `by`: the figure that gave them, where that is told: tokens of one name by two figures are not the same (21.5).
    """

    holder: str
    name: str
    number: int
    by: str = ""


@dataclass(frozen=True)
class Counted(Happened):
    """The number of something tracked changed; `holder` as for `Counter`."""

    holder: str
    name: Spoken
    before: Count
    after: Count
    by: str = ""
    figure: bool = True
    why: str = ""


@dataclass(frozen=True)
class Attached(Happened):
    """A figure was attached to another: it is off the map, and goes when the other is KO'd (21.7)."""

    figure: str
    to: str


@dataclass(frozen=True)
class RemovedFromGame(Happened):
    """A figure was removed from the game: as if KO'd, scored too, but no KO (21.8)."""

    figure: str


@dataclass(frozen=True)
class SentToSideline(Happened):
    """A figure was put on its sideline, or starts the game there: nothing that applied to it stays (2.6)."""

    figure: str


@dataclass(frozen=True)
class BroughtIn(Happened):
    """A figure came from the sideline or the KO area, as a new one (2.6, 3.2a).

    `new`: its id from now on, another one where it came from the KO area. `at` is empty while it is off the map, or
    on the sideline, `aside`.
    """

    figure: str
    new: Id
    card: dict[str, Any] = field(default_factory=dict)
    at: Base = ()
    aside: bool = False
    by: str = ""


@dataclass(frozen=True)
class KeywordChanged(Happened):
    """A figure gained a keyword, or lost one, for the rest of the game (23.1b)."""

    figure: str
    keyword: Annotated[Spoken, Field(max_length=80)]
    gained: bool = True


@dataclass(frozen=True)
class ExtremeChosen(Happened):
    """One of several tied is treated as the highest or lowest point character (21.10a); fields as of `Extreme`."""

    which: Which
    among: str
    figure: str


@dataclass(frozen=True)
class Thrown(Happened):
    """A coin was flipped or special dice rolled: the faces that came up (21.13, 25.10)."""

    die: str
    results: tuple[str, ...]
    why: str = ""
    dice: Thrower = ""


@dataclass(frozen=True)
class InitiativeRolled(Happened):
    """The dice for the first player: each round by side, who chooses, and who else could be first (4.1b).

    `order`: the turn order, where the dice alone give it; nobody chooses then. `unthemed`: the sides that chose to be
    no themed team (23.2a).
    """

    rounds: tuple[dict[str, tuple[Die, ...]], ...]
    bonus: dict[str, int]
    chooses: str
    other: str
    dice: Thrower = ""
    order: tuple[str, ...] = ()
    unthemed: tuple[str, ...] = ()


TrackedEvent = (
    Counted
    | Attached
    | RemovedFromGame
    | SentToSideline
    | BroughtIn
    | KeywordChanged
    | ExtremeChosen
    | Thrown
    | InitiativeRolled
)

BY_EVENT: Mapping[str, type[TrackedEvent]] = {
    "counted": Counted,
    "attached": Attached,
    "removed-from-game": RemovedFromGame,
    "sent-to-sideline": SentToSideline,
    "brought-in": BroughtIn,
    "keyword-changed": KeywordChanged,
    "extreme-chosen": ExtremeChosen,
    "thrown": Thrown,
    "initiative-rolled": InitiativeRolled,
}
