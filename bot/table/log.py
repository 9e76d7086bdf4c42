"""The log of a game as a reply: what happened, when, and who did it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.table.call import Call
from bot.table.face import Face
from bot.table.reply import Reply

__all__ = ["log_reply"]

LOG_LINES = 20


def log_reply(call: Call, face: Face, state: Any, events: Sequence[Any], times: Sequence[datetime]) -> Reply:
    """Return the last events of a game, each with its time."""
    more = max(0, len(events) - LOG_LINES)
    shown = []
    for number, (event, time) in list(enumerate(zip(events, times, strict=True), 1))[more:]:
        line = face.log_line(call, state, event, events)
        shown.append(f"`{number:>3}` <t:{int(time.timestamp())}:t> {line}")
    title = call.say("log-title")
    return Reply(title, "\n".join(shown), footer=call.say("log-more", count=more) if more else "")
