"""Games as files: out and in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import discord

from bot.app.errors import UserError
from bot.app.faces import face_of
from bot.discord.commands.files import escaped, notes_of, read_attachment
from bot.discord.shells import any_state, any_table
from bot.documents.game_documents import FORMAT, VERSION
from bot.store import GameAlreadyOpen
from bot.table.call import Call
from bot.table.dice_file import dice_file_of, dice_section, kept_of
from bot.table.game_dice import secret
from bot.table.games import last_logged
from bot.table.reply import Attachment, Reply, Tone
from bot.uploads.limits import LIMITS
from engine.game import State, game_of
from rulesdb import RULESETS

__all__ = ["exported", "imported"]

LONGEST_USER = 20  # digits of the number that Discord knows a user by


async def exported(call: Call) -> Reply:
    """Return the channel's game, or its last one, as a file. Raises UserError where it is too long for one."""
    found, events, _ = await last_logged(call, any_state())
    dice = dice_section(found.game_id, await call.store.dice.of_game(found.game_id))
    decks = await call.store.secrets.decks_of(found.game_id) if found.state.status == "ended" else {}
    commanded = await call.store.disputes.commanded(found.game_id)
    given = {str(one.sequence): one.commands for one in commanded if one.accepted}
    data = await asyncio.to_thread(_written, found.state, events, dice, decks, given)
    most = LIMITS["game"].size
    if len(data) > most:
        raise UserError("export-too-long", size=len(data), most=most)
    return Reply(call.say("export-title"), call.say("export-text"), files=(Attachment("game.json", data),))


def _written(
    state: State,
    events: tuple[Any, ...],
    dice: dict[str, Any] | None = None,
    decks: Mapping[str, str] | None = None,
    commands: dict[str, Any] | None = None,
) -> bytes:
    game = game_of(state.ruleset)
    document = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": state.ruleset,
        "events": [game.event_to_json(event) for event in events],
        "position": game.document(state),
    } | ({} if dice is None else {"dice": dice})
    document |= {"decks": dict(decks)} if decks else {}
    document |= {"commands": commands} if commands else {}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


async def imported(call: Call, file: discord.Attachment) -> Reply:
    """Open an exported game in the channel, or tell one that is over in it: of its players, or by a judge.

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
    await call.opened(found["ruleset"])
    place = (call.guild_id or 0, call.channel_id)
    game, face = game_of(found["ruleset"]), face_of(found["ruleset"])
    told = game.imported(call.user_name, actor=call.user_id, command=len(found["events"]) + 1)
    events = [*found["events"], game.event_to_json(told)]
    dice = ((), ()) if found["dice"] is None else kept_of(dice_file_of(found["dice"]))
    ruleset, interaction = found["ruleset"], call.interaction
    given = {int(number): each for number, each in found["commands"].items()}
    over: bool = found["ended"]
    brought: dict[str, Any] = {"secret": None if over else secret(), "dice": dice, "commands": given, "closed": over}
    try:
        await call.store.games.create(*place, ruleset, events, call.user_id, interaction, **brought)
    except GameAlreadyOpen:
        raise UserError("game-already-open") from None
    opened = (await last_logged(call, any_state()))[0] if over else await any_table(call)
    reply = face.standing(call, opened)
    title = RULESETS[found["ruleset"]].titles[call.language]
    another = "" if found["ruleset"] == call.ruleset else call.say("import-of-another-ruleset", ruleset=title)
    left = [f"• {call.words.format(key, escaped(data))}" for key, data in notes_of(found)]
    line = face.event_line(call, opened.state, told)
    text = "\n".join(filter(None, (line, call.say("import-over") if over else "", another, *left, reply.text)))
    return Reply(reply.title, text, reply.blocks, reply.footer, Tone.GOOD)
