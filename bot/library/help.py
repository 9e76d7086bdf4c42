"""The help, short enough for a phone."""

from __future__ import annotations

from bot.table.call import Call
from bot.table.reply import Block, Reply

__all__ = ["TOPICS", "help_reply"]

TOPICS = ("rules", "game", "maps", "figures", "table", "judge", "settings")


def help_reply(call: Call, topic: str | None = None) -> Reply:
    """Return the first steps, or one topic."""
    if topic in TOPICS:
        return Reply(call.say(f"help-{topic}-title"), call.say(f"help-{topic}"), private=True)
    blocks = tuple(Block(call.say(f"help-{name}-title"), call.say(f"help-{name}")) for name in TOPICS)
    return Reply(call.say("help-title"), call.say("help-text"), blocks, footer=call.say("help-footer"))
