"""What happens on the map: moves, passengers, things picked up and put down, terrain destroyed, knockback."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.heroclix.game.events.base import Base, Count, Die, Happened, Objection, Party, Square, Thrower

__all__ = [
    "BreakAwayOpened",
    "Carried",
    "ControlBegan",
    "ControlEnded",
    "ElementRemoved",
    "Fell",
    "KnockedBack",
    "LostFooting",
    "PickedUp",
    "PutDown",
    "TerrainDestroyed",
]


@dataclass(frozen=True)
class Carried(Happened):
    """A passenger was placed beside its carrier (27.8d); `objection` lists the sections that spoke against it."""

    figure: str
    by: str
    start: tuple[Square, ...]
    at: Base
    objection: Objection = ()


@dataclass(frozen=True)
class PickedUp(Happened):
    """A figure picked up an object or terrain marker that lay on the map, and holds it (17.6)."""

    figure: str
    thing: str


@dataclass(frozen=True)
class PutDown(Happened):
    """What a figure held lies on the map again (17.7, 17.8). `dropped`: it had to let go of it."""

    figure: str
    thing: str
    at: tuple[Square, ...]
    dropped: bool = False


@dataclass(frozen=True)
class TerrainDestroyed(Happened):
    """Blocking terrain, walls, objects or markers were destroyed (16.9, 17.10); `by` is empty where nobody did it.

    `pieces`: their names, squares, edges or ids, of what is held too. `debris`: the squares that debris covers
    now. `whole`: nothing of it leaves debris (17.11).
    """

    pieces: tuple[str, ...]
    by: str = ""
    debris: tuple[Square, ...] = ()
    whole: bool = False


@dataclass(frozen=True)
class ElementRemoved(Happened):
    """An object or marker was taken off the map and out of the game, as the table shows it."""

    element: str


@dataclass(frozen=True)
class KnockedBack(Happened):
    """A figure was knocked back from `start` through `path` (12.6d); `damage` is the knockback damage (12.6e)."""

    figure: str
    start: Square
    path: tuple[Square, ...]
    at: Square
    damage: Count
    stopped_by: Literal["distance", "figure", "blocking", "edge-of-map", "higher", "fell", ""] = ""


@dataclass(frozen=True)
class BreakAwayOpened(Happened):
    """A figure rolled to break away, and somebody may reroll it (10.8, 27.4f). `number`: the roll's own number.

    The other fields are those of the move that it is for, as in `Order`.
    """

    number: Count
    figure: str
    roll: Die
    succeeds_on: tuple[Die, ...]
    at: tuple[Square, ...]
    path: tuple[Square, ...] = ()
    destroyed: tuple[str, ...] = ()
    carry: tuple[str, ...] = ()
    drop: dict[str, tuple[Square, ...]] = field(default_factory=dict)
    pick_up: str = ""
    put_down: tuple[str, ...] = ()
    override: bool = False
    objection: Objection = ()
    leaves: bool = False
    dice: Thrower = ""


@dataclass(frozen=True)
class ControlBegan(Happened):
    """Mind Control made a figure join the force of `side` until it has moved and attacked (27.1f).

    `by`: who uses the power; `queue`: the other figures that were hit, whose turn comes later.
    """

    figure: str
    by: str
    side: Party
    queue: tuple[str, ...] = ()


@dataclass(frozen=True)
class ControlEnded(Happened):
    """A figure that was under Mind Control reverted to the force of `side`."""

    figure: str
    side: Party


@dataclass(frozen=True)
class LostFooting(Happened):
    """The elevated marker that a figure stood on is gone: it takes damage once the action has resolved (17.14c)."""

    figure: str
    marker: str


@dataclass(frozen=True)
class Fell(Happened):
    """A figure is dealt the knockback damage for the marker that went from under it (12.6e); `taken` is the damage."""

    figure: str
    taken: Count
