"""Tables that play Battleground: what `bot.table.games` does for any game, with its states and commands."""

from __future__ import annotations

from collections.abc import Callable

from bot.table import games
from bot.table.call import Call
from engine.motu.game import Command, GameState

__all__ = ["Outcome", "Table", "act", "table"]

Table = games.Table[GameState]
Outcome = games.Outcome[GameState]
Deciding = Command | Callable[[GameState], Command]


async def table(call: Call) -> Table:
    """Return the channel's open game of Battleground. Raises UserError where there is none."""
    return await games.table(call, GameState)


async def act(call: Call, *commands: Deciding, closes: bool = False) -> Outcome:
    """Decide commands one after the other on the channel's game, and store what happened: all, or nothing."""
    return await games.act(call, *commands, of=GameState, closes=closes)
