"""Tables that play HeroClix: what `bot.table.games` does for any game, with HeroClix's states and commands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.table import games
from bot.table.call import Call
from engine.heroclix.game import Agreement, Command, Event, GameState, NewGame, Undo

__all__ = ["Deciding", "Outcome", "Table", "act", "closed_table", "ended", "logged", "open_game", "reopened", "table"]

Table = games.Table[GameState]
Outcome = games.Outcome[GameState]
Deciding = Command | Callable[[GameState], Command]


async def table(call: Call) -> Table:
    """Return the channel's open game of HeroClix. Raises UserError where there is none, BrokenGame as in `games`."""
    return await games.table(call, GameState)


async def open_game(call: Call, command: NewGame) -> Outcome:
    """Open a game in the channel. Raises GameAlreadyOpen when it has one."""
    return await games.open_game(call, command, GameState)


async def act(call: Call, *commands: Deciding, closes: bool = False) -> Outcome:
    """Decide commands one after the other on the channel's game, and store what happened: all, or nothing."""
    return await games.act(call, *commands, of=GameState, closes=closes)


async def ended(call: Call, command: Command) -> Outcome | None:
    """End the channel's game; None where a judge has closed one that can't be read."""
    return await games.ended(call, command, GameState)


async def reopened(call: Call, agreed: Agreement | None = None) -> Outcome:
    """Take back the end of the channel's last game, for a while, and open it again.

    `agreed`: who of the others, or which judge, agreed to it, where a tie was rolled for (P34).
    """
    return await games.reopened(call, Undo(agreed=agreed, actor=call.user_id, judge=call.judge), GameState)


async def closed_table(call: Call) -> Table:
    """Return the channel's last game, ended a while ago at most. Raises UserError where there is none."""
    return await games.closed_table(call, GameState)


async def logged(call: Call) -> tuple[Table, tuple[Event, ...], tuple[datetime, ...]]:
    """Return the channel's game with its whole log. Raises UserError when there is none."""
    return await games.logged(call, GameState)
