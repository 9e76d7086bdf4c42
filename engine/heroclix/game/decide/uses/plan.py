"""What a power's use comes to before anything happens: what speaks against it, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.game.decide.beside.dice_by_hand import one_die
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.ruling import Step

__all__ = ["Plan", "Planner", "die", "needed", "one_of"]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a power will be used. `against`: reasons in their order; `carry_out` adds the events once it may be.

    `target`: the id of what it chooses, where that need not be a figure. `impossible`: what no table can show, so
    that the players can't let it stand either (P30).
    """

    carry_out: Callable[[Draft, Dice], None]
    against: tuple[Step, ...] = ()
    target: str | None = None
    impossible: tuple[Step, ...] = ()


# Looks at the game and what was asked, changes nothing. Raises DocumentError when something needed was not named.
Planner = Callable[[GameState, GameFigure, cmd.Use], Plan]


def needed(command: cmd.Use, field: str) -> str:
    """Return what the command names in a field. Raises DocumentError when it names nothing."""
    value = getattr(command, field)
    if not value:
        raise DocumentError(field, "error-missing")
    return str(value)


def one_of(command: cmd.Use, field: str, allowed: tuple[str, ...]) -> str:
    """Return what the command names in a field. Raises DocumentError unless it is one of these."""
    value = needed(command, field)
    if value not in allowed:
        raise DocumentError(field, "error-not-one-of", given=value[:60], expected=", ".join(allowed))
    return value


def die(command: cmd.Use, dice: Dice) -> int:
    """Return the d6 that players rolled, else roll it. Raises DocumentError unless it is 1 to 6."""
    return dice.roll(1)[0] if command.roll is None else one_die(command.roll)
