"""The living message of a game: the field, how it stands, what happened last, and what may be done."""

from __future__ import annotations

from dataclasses import replace

from bot.motu.presenters.game import standing_reply
from bot.motu.presenters.picture import field_picture
from bot.motu.table import Table
from bot.table.call import Call
from bot.table.living import TOLD
from bot.table.reply import Choice, Reply

__all__ = ["living_reply"]


def living_reply(call: Call, found: Table, line: str) -> Reply:
    """Return what the living message shows; `line` tells what happened last."""
    state, reply = found.state, standing_reply(call, found)
    text = "\n".join((reply.text, *([f"» {line}"] if line else [])))
    choices = (*reply.choices, Choice(call.say("living-told"), TOLD, (str(found.game_id),)))
    draw = None if state.ground is None else lambda: field_picture(call, state)
    return replace(reply, text=text, choices=choices, draw=draw)
