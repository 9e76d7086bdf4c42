"""What Battleground does for /game: open, join, leave, undo, redo, end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.app.errors import UserError
from bot.motu.presenters.game import outcome_reply, standing_reply, told
from bot.motu.table import Outcome, act
from bot.store import GameAlreadyOpen
from bot.table import games
from bot.table.call import Call
from bot.table.reply import Reply, Tone, safe
from engine.motu.game import Concede, EndGame, GameState, Join, Leave, NewGame, Redo, Undo

__all__ = ["end", "join", "leave", "new", "redo", "undo"]


async def new(call: Call, *, points: int = 0, name: str = "", royale: bool = False) -> Reply:
    """Open a game in the channel; `points`: what an army may cost, 300 standing for no limit that was agreed upon."""
    if royale:
        raise UserError("motu-no-royale")
    command = NewGame(name, 0 if points == UNSAID else points, actor=call.user_id, judge=call.judge)
    try:
        outcome: Outcome = await games.open_game(call, command, GameState)
    except GameAlreadyOpen:
        raise UserError("game-already-open") from None
    if not outcome.accepted:
        return outcome_reply(call, outcome)
    return replace(standing_reply(call, outcome.table), line=call.say("living-opened"))


UNSAID = 300  # what the shell has where nothing is said


async def join(call: Call, *, side: str | None = None) -> Reply:
    """Take a seat."""
    title = call.say("game-join-title", name=safe(call.user_name))
    return await _done(call, Join(call.user_name[:80], side, actor=call.user_id, judge=call.judge), title)


async def leave(call: Call) -> Reply:
    """Give the seat up."""
    return await _done(call, Leave(actor=call.user_id, judge=call.judge))


async def undo(call: Call) -> Reply:
    """Take the last step back; of a game that has ended, its end."""
    command = Undo(actor=call.user_id, judge=call.judge)
    if await call.store.games.open_in(call.channel_id) is None:
        return await told(call, await games.reopened(call, command, GameState), call.say("undo-title"))
    return await _done(call, command, call.say("undo-title"))


async def redo(call: Call) -> Reply:
    """Put the last step back."""
    return await _done(call, Redo(actor=call.user_id, judge=call.judge), call.say("redo-title"))


async def end(call: Call, *, winner: str | None = None) -> Reply:
    """End the game: in a draw as both agree, or by the side that retires, where the other is named as winner."""
    command: Any = EndGame(actor=call.user_id, judge=call.judge)
    if winner:
        loser = "evil" if winner == "masters" else "masters"
        command = Concede(loser, actor=call.user_id, judge=call.judge)
    outcome = await games.ended(call, command, GameState)
    if outcome is None:
        return Reply(text=call.say("game-closed-unread"), tone=Tone.WARN)
    return await told(call, outcome, call.say("game-title", name=safe(outcome.table.state.name)), picture=False)


async def _done(call: Call, command: Any, title: str = "") -> Reply:
    return await told(call, await act(call, command), title, picture=False)
