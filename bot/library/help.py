"""The help, short enough for a phone."""

from __future__ import annotations

from bot.table.call import Call
from bot.table.reply import Block, Reply

__all__ = ["TOPICS", "help_in_a_game", "help_reply"]

TOPICS = ("rules", "game", "maps", "figures", "table", "judge", "settings")
ASKED_FOR = "maps"  # how a map is written is told to whoever asks for it: on a phone it is a screen of its own


def help_reply(call: Call, topic: str | None = None) -> Reply:
    """Return the first steps, or one topic."""
    if topic in TOPICS:
        return Reply(call.say(f"help-{topic}-title"), call.say(f"help-{topic}"), private=True)
    blocks = tuple(
        Block(call.say(f"help-{name}-title"), call.say(f"help-{name}")) for name in TOPICS if name != ASKED_FOR
    )
    return Reply(call.say("help-title"), call.say("help-text"), blocks, footer=call.say("help-footer"))


def help_in_a_game(call: Call, standing: str) -> Reply:
    """Return where the channel's game is, and what a player most likely needs now; the topics have the rest."""
    blocks = (Block(call.say("help-here-title"), standing), Block(call.say("help-now-title"), call.say("help-now")))
    return Reply(call.say("help-title"), "", blocks, footer=call.say("help-now-footer"))
