"""Events of powers in use and of the phases of a turn: effects that last, markers, rolls at the beginning (9, 20.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.game.happened import Happened
from engine.heroclix.game.lasting import Changed, LastingKind, Until

__all__ = [
    "EffectBegan",
    "EffectEnded",
    "ElementPlaced",
    "MarkersGenerated",
    "MarkersRemoved",
]


@dataclass(frozen=True)
class EffectBegan(Happened):
    """A power's effect on a figure began to last; the fields are those of `Lasting`."""

    on: str
    by: str
    side: str
    power: str
    kind: LastingKind
    until: Until
    value: Changed = ""
    add: int = 0
    what: str = ""


@dataclass(frozen=True)
class EffectEnded(Happened):
    """A lasting effect ended; `number` is its own. `early`: before its time, as its source or its hold was lost."""

    number: int
    on: str
    power: str
    early: bool = False


@dataclass(frozen=True)
class MarkersGenerated(Happened):
    """A figure's power generated terrain markers one after the other, one in each of these squares (21.6b).

    `marker`: the id that they share; `side`: whose turn ends them, when it begins.
    """

    marker: str
    by: str
    side: str
    power: str
    kind: str
    squares: tuple[str, ...]


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
    start: tuple[str, ...]
    at: tuple[str, ...]
