"""Whom a vehicle leaves behind that is no longer on the map: its pilot waits for a place (24.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.call import Call
from bot.presenters.names import name_of
from bot.reply import Reply
from engine.heroclix.game import Event, GameState
from engine.heroclix.game.events import FigureRemoved, FigureReplaced
from engine.heroclix.game.tracked import RemovedFromGame, SentToSideline

__all__ = ["with_the_pilot"]

LEAVES = (FigureRemoved, FigureReplaced, RemovedFromGame, SentToSideline)


def with_the_pilot(call: Call, before: GameState, events: Sequence[Event], reply: Reply) -> Reply:
    """Return the reply with who piloted what has left; a KO tells of its pilot itself."""
    show = name_of(before.names)
    gone = {event.figure for event in events if isinstance(event, LEAVES)}
    lines = [
        f"✗ {call.say('pilot-left', vehicle=show(one.id), pilot=show(one.pilot))} `24.4`"
        for one in before.figures
        if one.id in gone and one.pilot and one.pilot not in gone
    ]
    return replace(reply, text="\n".join([reply.text, *lines])) if lines else reply
