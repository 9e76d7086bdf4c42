"""Choosing when a game opens: other rules or another total, the map, a seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.app.errors import UserError
from bot.app.faces import every_ruleset, face_of
from bot.discord.shells import any_table, handled
from bot.table import actions
from bot.table.call import Call
from bot.table.games import Table
from bot.table.opening import OPENING, is_bare
from bot.table.reply import Reply
from bot.table.verify_reply import with_commitment

__all__ = ["chosen"]


@actions.action(OPENING)
async def chosen(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Choose as a button or an option of the opening message says. Raises UserError where it comes too late."""
    game_id, what, given = (*",".join(arguments).split(",", 2), "", "")[:3]
    found = await any_table(call)
    if game_id != str(found.game_id) or found.state.status != "setup":
        raise UserError("button-expired")
    if what == "join":
        return await handled(call, "game-join", side=given)
    if what == "map":
        return await handled(call, "map-load", name=given)
    if what == "undo":
        if given != str(found.head):
            raise UserError("button-stale")
        return await handled(call, "game-undo")
    if what == "points":
        return await _opened_anew(call, found, points=actions.number_of(given))
    if what == "ruleset" and given in every_ruleset():
        await call.opened(given)
        return await _opened_anew(replace(call, ruleset=given), found)
    raise UserError("button-expired")


async def _opened_anew(call: Call, found: Table[Any], points: int = 300) -> Reply:
    """Open the game anew by other rules or with another total, in its own place; its dice have another seed.

    Raises UserError once somebody has sat down.
    """
    if not is_bare(found.state, face_of(found.state.ruleset).opening(call, found.state)):
        raise UserError("opening-late")
    state, living = found.state, await call.store.livings.get(found.game_id)
    royale = getattr(state, "battle_royale", False) and call.ruleset == state.ruleset
    await call.store.games.close(call.channel_id)
    call = replace(call, playing=None)  # what was open is not what is asked from here on
    reply = await handled(call, "game-new", points=points, name=state.name, royale=royale)
    anew = await call.store.games.open_in(call.channel_id)
    if living is not None and anew is not None:  # the message is that of the game that comes after
        await call.store.livings.put(replace(living, game_id=anew.id))
    line = call.say("living-opened")
    return await with_commitment(call, replace(reply, line=reply.line or line))
