"""The buttons of seats, pauses and calls: what they do, for whichever game a table plays."""

from __future__ import annotations

from bot.table import actions, seating
from bot.table.call import Call
from bot.table.reply import Reply
from bot.table.resting import RESUME

__all__ = ["call_judge", "decline", "resume", "take"]


@actions.action(seating.TAKE)
async def take(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Take the seat that is offered to whoever presses."""
    game_id, side = (*arguments, "", "")[:2]
    return await seating.taken(call, game_id, side)


@actions.action(seating.DECLINE)
async def decline(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Turn an offered seat down, or take the offer back."""
    game_id, side = (*arguments, "", "")[:2]
    return await seating.declined(call, game_id, side)


@actions.action(RESUME)
async def resume(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Go on with a game that rests."""
    return await seating.resumed(call, "".join(arguments[:1]) or "-")


@actions.action(seating.CALL_JUDGE)
async def call_judge(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Call a judge about a ruling."""
    return await seating.called(call, actions.number_of("".join(arguments[:1])))
