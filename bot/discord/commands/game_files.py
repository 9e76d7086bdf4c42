"""Games as files, and games that no longer can be read: out, in, and away."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import discord

from bot.app.errors import UserError
from bot.discord.commands.files import read_attachment
from bot.heroclix.commands.tables import logged
from bot.heroclix.presenters.events import event_line
from bot.heroclix.presenters.game import game_reply
from bot.store import GameAlreadyOpen
from bot.table.call import Call
from bot.table.games import BrokenGame, Outcome, act, table
from bot.table.reply import Attachment, Reply, Tone
from bot.uploads.kinds import FORMAT, VERSION
from bot.uploads.limits import LIMITS
from engine.heroclix.game import EndGame, Event, GameState, event_to_json
from engine.heroclix.game.events import Imported

__all__ = ["ended", "exported", "imported"]

LONGEST_USER = 20  # digits of the number that Discord knows a user by


async def exported(call: Call) -> Reply:
    """Return the channel's game as a file that can be imported. Raises UserError where it is too long for one."""
    found, events, _ = await logged(call)
    data = await asyncio.to_thread(_written, found.state, events)
    most = LIMITS["game"].size
    if len(data) > most:
        raise UserError("export-too-long", size=len(data), most=most)
    return Reply(call.say("export-title"), call.say("export-text"), files=(Attachment("game.json", data),))


def _written(state: GameState, events: tuple[Event, ...]) -> bytes:
    document = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": state.ruleset,
        "events": [event_to_json(event) for event in events],
        "position": state.to_document() if state.map is not None else None,
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


async def imported(call: Call, file: discord.Attachment) -> Reply:
    """Open an exported game in the channel: of its players, or by a judge.

    Raises UserError where the file is no game that stands, and for a game of others, who are not there to play it.
    """
    if await call.store.games.open_in(call.channel_id) is not None:
        raise UserError("game-already-open")
    found: dict[str, Any] = await read_attachment(call, "game", file)
    seated: list[str] = found["seated"]
    if not all(len(seat) <= LONGEST_USER and seat.isascii() and seat.isdecimal() for seat in seated):
        raise UserError("import-of-nobody")
    if seated and call.user_id not in seated and not call.judge:
        raise UserError("import-of-others")
    await call.acknowledge()
    place = (call.guild_id or 0, call.channel_id)
    told = Imported(call.user_name, actor=call.user_id, command=len(found["events"]) + 1)
    events = [*found["events"], event_to_json(told)]
    try:
        await call.store.games.create(*place, found["ruleset"], events, call.user_id, call.interaction)
    except GameAlreadyOpen:
        raise UserError("game-already-open") from None
    opened = await table(call)
    reply = game_reply(call, opened)
    text = "\n".join(filter(None, (event_line(call, opened.state, told), reply.text)))
    return Reply(reply.title, text, reply.blocks, reply.footer, Tone.GOOD)


async def ended(call: Call, command: EndGame) -> Outcome | None:
    """End the channel's game. None: its log cannot be read, and a judge has closed it as it is.

    Raises BrokenGame for others than judges.
    """
    try:
        return await act(call, command, closes=True)
    except BrokenGame:
        if not call.judge:
            raise
    await call.acknowledge()
    await call.store.games.close(call.channel_id)
    return None
