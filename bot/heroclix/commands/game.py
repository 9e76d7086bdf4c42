"""What HeroClix does for /game: open, join, leave, undo, redo, end."""

from __future__ import annotations

from dataclasses import replace

from bot.app.errors import UserError
from bot.heroclix.commands.acting import done
from bot.heroclix.commands.agreeing import opened_again
from bot.heroclix.presenters.after import changed_board
from bot.heroclix.presenters.agreeing import end_proposal, undo_proposal
from bot.heroclix.presenters.game import game_reply, history_reply, of_step, outcome_reply
from bot.heroclix.presenters.score import result_reply
from bot.heroclix.table import act, ended, logged, open_game
from bot.store import GameAlreadyOpen
from bot.table.call import Call
from bot.table.reply import Reply, Tone, safe
from engine.heroclix.game import EndGame, Join, Leave, NewGame, Redo, Undo
from engine.heroclix.game.describe.messages import END_ASKS, UNDO_ASKS

__all__ = ["end", "join", "leave", "new", "redo", "undo"]


async def new(call: Call, *, points: int, name: str, royale: bool) -> Reply:
    """Open a game in the channel."""
    command = NewGame(call.ruleset, points, name, royale, actor=call.user_id, judge=call.judge)
    try:
        outcome = await open_game(call, command)
    except GameAlreadyOpen:
        raise UserError("game-already-open") from None
    if not outcome.accepted:
        return outcome_reply(call, outcome)
    return replace(game_reply(call, outcome.table), line=call.say("living-opened"))


async def join(call: Call, *, side: str | None) -> Reply:
    """Take a seat."""
    title = call.say("game-join-title", name=safe(call.user_name))
    return await done(call, Join, title, name=call.user_name[:80], side=side)


async def leave(call: Call) -> Reply:
    """Give the seat up."""
    return await done(call, Leave)


async def undo(call: Call) -> Reply:
    """Take the last step back; of a game that has ended, its end."""
    if await call.store.games.open_in(call.channel_id) is None:
        return await opened_again(call)
    return await _back_or_on(call, Undo, "undo-title")


async def redo(call: Call) -> Reply:
    """Put the last step back."""
    return await _back_or_on(call, Redo, "redo-title")


async def end(call: Call, *, winner: str | None) -> Reply:
    """End the game and show who won; `winner` is empty where players say that nobody did."""
    outcome = await ended(call, EndGame(winner, actor=call.user_id, judge=call.judge))
    if outcome is None:
        return Reply(text=call.say("game-closed-unread"), tone=Tone.WARN)
    if outcome.accepted:
        return result_reply(call, outcome)
    if any(step.fact == END_ASKS.fact for step in outcome.ruling.steps):
        return end_proposal(call, outcome.table, "nobody" if winner == "" else winner or "")
    return outcome_reply(call, outcome)


async def _back_or_on(call: Call, command: type[Undo | Redo], title: str) -> Reply:
    """Take a step back, or put one back, and tell what it was."""
    _, events, _ = await logged(call)
    outcome = await act(call, command(actor=call.user_id, judge=call.judge))
    if any(step.fact == UNDO_ASKS.fact for step in outcome.ruling.steps):
        return undo_proposal(call, outcome.table, outcome.ruling, events)
    reply = history_reply(call, outcome, events, call.say(title))
    draw = changed_board(call, outcome.table.state, of_step(outcome, events), way=False)
    return replace(reply, draw=draw)
