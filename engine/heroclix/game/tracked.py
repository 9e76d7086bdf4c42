"""What players track beside dials: named tokens and the like, what is attached or removed from the game (21.5-21.8).

What a card makes of it is the players' to read; kept are the numbers and places, and the limits that the book gives.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.game.happened import Happened

__all__ = ["PLOT", "Attached", "Counted", "Counter", "RemovedFromGame"]

PLOT = "plot points"  # of a Title character (24.5a)


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
    name: str
    before: int
    after: int
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
