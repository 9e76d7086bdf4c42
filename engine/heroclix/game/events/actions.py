"""What happened with actions and moves: given and ended, rolled to break away, moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from engine.heroclix.game.events.base import Base, Count, Die, Happened, Objection, Square, Thrower
from engine.heroclix.position import Part

__all__ = ["PRINTED", "ActionEnded", "ActionGiven", "BreakAwayRolled", "Moved"]

PRINTED = "power-action"  # the `action` of what a card says, which players carry out: no power's own name


@dataclass(frozen=True)
class ActionGiven(Happened):
    """A figure was given an action: a costed one, or a FREE one (7.4, 7.5).

    `counted` against the action total unless Autonomous (27.7a). `parts`: the instructions to carry out, where
    players do that one by one. `objection`: the sections against a use that players let stand.
    `owes`: the keyphrases that made it possible at the cost of 1 damage each (22.2, 24.4b). `tokens`: two for a double
    power action, and `epic` for an epic one (acciones-de-poder of 2012).
    """

    figure: str
    action: str
    counted: bool = True
    free: bool = False
    parts: Annotated[tuple[Part, ...], Field(max_length=20)] = ()
    objection: Objection = ()
    owes: tuple[str, ...] = ()
    tokens: Count = 1
    epic: bool = False


@dataclass(frozen=True)
class ActionEnded(Happened):
    """The rest of an action was left out (7.7)."""

    figure: str
    action: str


@dataclass(frozen=True)
class BreakAwayRolled(Happened):
    """A figure rolled to break away (10.8). `stands`: it failed, and the players let it move."""

    figure: str
    roll: Die
    success: bool
    stands: bool = False
    dice: Thrower = ""


@dataclass(frozen=True)
class Moved(Happened):
    """A figure moved; `objection` lists the sections that spoke against it."""

    figure: str
    start: tuple[Square, ...]
    at: Base
    path: tuple[Square, ...] = ()
    objection: Objection = ()
