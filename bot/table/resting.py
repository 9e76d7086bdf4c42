"""A game that rests: what its living message shows then, and the button that goes on with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.table.call import Call
from bot.table.games import Table
from bot.table.living import TOLD
from bot.table.reply import Choice, Reply, safe
from engine import Ruling

__all__ = ["RESUME", "resting", "resume_choices", "resume_of"]

RESUME = "game-resume"  # the button that goes on
RESTS = "rests"  # the fact of the step that refuses what is asked meanwhile


def resting(call: Call, found: Table[Any], view: Reply) -> Reply:
    """Return what a living message shows: of a game that rests that it does, since whom, and the one button."""
    name = getattr(found.state, "paused", "")
    if not name or found.state.status == "ended":
        return view
    told = tuple(choice for choice in view.choices if choice.action == TOLD)
    text = f"{call.say('living-rests', player=safe(name))}\n{view.text}"
    return replace(view, text=text, choices=(resume_of(call, found.game_id), *told), menus=())


def resume_of(call: Call, game_id: int) -> Choice:
    """Return the button that goes on with a game."""
    return Choice(call.say("game-resume-button"), RESUME, (str(game_id),), "success")


def resume_choices(call: Call, game_id: int, ruling: Ruling) -> tuple[Choice, ...]:
    """Return the buttons below a refusal: the one that goes on, where the game rests."""
    return (resume_of(call, game_id),) if any(step.fact == RESTS for step in ruling.steps) else ()
