"""What a game of HeroClix tells afterwards: the titles of its turns, and the dice of its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.heroclix.presenters.names import side_title
from bot.table.call import Call
from bot.table.face import Roll
from bot.table.reply import safe
from engine.heroclix.game import Event, GameState
from engine.heroclix.game.events import (
    AttackRolled,
    BeginningRolled,
    BreakAwayOpened,
    BreakAwayRolled,
    Chosen,
)

__all__ = ["rolls_of", "turn_title"]

ROLLED = (AttackRolled, BeginningRolled, BreakAwayOpened, BreakAwayRolled)


def turn_title(call: Call, state: GameState) -> str:
    """Return the title of the turn that a game is in."""
    player = state.player_of(state.active)
    name = safe(player.name) if player else "—"
    return call.say("story-turn", number=state.turn_number, side=side_title(call, state.active), player=name)


def rolls_of(event: Event) -> Sequence[Roll]:
    """Return the dice of an attack, of breaking away, of the beginning of a turn, and of a choice inside an attack."""
    whose = getattr(event, "dice", "")
    found: Any = None
    if isinstance(event, ROLLED):
        found = event.roll
    elif isinstance(event, Chosen) and whose:
        found = event.value
    if found is None or isinstance(found, bool) or not whose:
        return ()
    dice = tuple(found) if isinstance(found, (list, tuple)) else (found,)
    return (Roll(event.actor, dice, whose),)
