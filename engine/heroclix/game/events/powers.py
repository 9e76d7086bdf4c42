"""Events of powers in use and of the phases of a turn: effects that last, markers, rolls at the beginning (9, 20.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.heroclix.game.events.base import Base, Count, Die, Happened, Id, Party, Seat, Shown, Square, Thrower
from engine.heroclix.game.events.lasting import Changed, LastingKind, Until
from engine.heroclix.position import Phase
from engine.readable import Spoken

__all__ = [
    "BeginningOpened",
    "BeginningRolled",
    "EffectBegan",
    "EffectEnded",
    "EffectUsed",
    "ElementPlaced",
    "Exerted",
    "FigureReplaced",
    "Imported",
    "MarkersGenerated",
    "MarkersRemoved",
    "PhaseBegan",
    "Redone",
    "TurnBegan",
    "TurnEnded",
    "Undone",
]


@dataclass(frozen=True)
class Imported(Happened):
    """The log up to here came from a file: rolls and agreements in it are on the word of whoever brought it (P35)."""

    name: Shown


@dataclass(frozen=True)
class EffectBegan(Happened):
    """A power's effect on a figure began to last; the fields are those of `Lasting`."""

    on: str
    by: str
    side: Party
    power: Spoken
    kind: LastingKind
    until: Until
    value: Changed = ""
    add: int = 0
    what: str = ""
    effects: tuple[dict[str, Any], ...] = ()
    even_if_lost: bool = False


@dataclass(frozen=True)
class EffectEnded(Happened):
    """A lasting effect ended; `number` is its own. `early`: before its time, as its source or its hold was lost."""

    number: Count
    on: str
    power: str
    early: bool = False


@dataclass(frozen=True)
class BeginningOpened(Happened):
    """A turn began with rolls that its player may make: the power and the figure of each, as `willpower:hulk` (9.1)."""

    side: Party
    rolls: tuple[str, ...]


@dataclass(frozen=True)
class BeginningRolled(Happened):
    """A roll at the beginning of the turn was made; on a success `target` loses an action token (27.3h, 27.4l).

    An empty `target`: it was made for what the figure's card says of it (20.7a).
    """

    figure: str
    power: str
    roll: Die
    success: bool
    target: str
    dice: Thrower = ""


@dataclass(frozen=True)
class PhaseBegan(Happened):
    """A phase of the turn began before its time was up by itself (9.1a)."""

    phase: Phase


@dataclass(frozen=True)
class FigureReplaced(Happened):
    """A figure went to the sideline, and others took its place: their ids, cards and squares (21.12)."""

    figure: str
    ids: tuple[Id, ...]
    cards: tuple[dict[str, Any], ...]
    at: tuple[Base, ...]


@dataclass(frozen=True)
class EffectUsed(Happened):
    """An effect with a limit was used, or what a card's text asks for was done (21.11).

    `limit`: as the card has it, counted in this turn or this game; empty where the card has none. `moment`: which of
    the text's actions and triggers, from 1; 0 for an effect that is judged, or for all of them; 99 for none of them,
    but a power that the card gives.
    """

    figure: str
    name: str
    limit: Literal["once-per-turn", "once-per-game", "twice-per-turn", "twice-per-game", ""]
    moment: Count = 0


@dataclass(frozen=True)
class Exerted(Happened):
    """A figure paid for an action that a keyphrase, `power`, made possible: the 1 damage follows (22.2, 24.4b).

    `idle`: it pays nothing, since the turn was ended before (21.14). `ignored_by`: nor does it where one of its powers
    ignores the damage of a second action token.
    """

    figure: str
    power: str
    idle: bool = False
    ignored_by: str = ""


@dataclass(frozen=True)
class MarkersGenerated(Happened):
    """A figure's power generated terrain markers one after the other, one in each of these squares (21.6b).

    `marker`: the id that they share; `side`: whose turn ends them, when it begins.
    """

    marker: Id
    by: str
    side: Party
    power: str
    kind: str
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class MarkersRemoved(Happened):
    """The markers of that id, what is left of them, were taken off the map (27.2h, 27.3f)."""

    marker: str
    by: str
    power: str


@dataclass(frozen=True)
class ElementPlaced(Happened):
    """An object or terrain marker that lay on the map was placed in these squares (10.10, 27.2l)."""

    element: str
    by: str
    power: str
    start: tuple[Square, ...]
    at: tuple[Square, ...]


@dataclass(frozen=True)
class TurnEnded(Happened):
    """A side finished its turn."""

    side: Seat


@dataclass(frozen=True)
class TurnBegan(Happened):
    """A side began a turn; number 1 ends the set-up."""

    side: Seat
    number: Count


@dataclass(frozen=True)
class Undone(Happened):
    """The command of that number was taken back; who agreed to it, and whether as a judge, where that was asked."""

    taken_back: Count
    agreed_by: str = ""
    agreed_name: Spoken = ""
    agreed_judge: bool = False


@dataclass(frozen=True)
class Redone(Happened):
    """The command of that number was put back."""

    put_back: Count
