"""What HeroClix does for the commands that every game may answer, and what it offers for their options."""

from __future__ import annotations

from collections.abc import Mapping

from bot.heroclix.commands import adding, asking, game, maps, moving
from bot.heroclix.commands.options import element_offered, move_offered, own_offered, passenger_offered
from bot.table.face import Completion, Handler

__all__ = ["COMPLETIONS", "HANDLERS"]

HANDLERS: Mapping[str, Handler] = {
    "game-new": game.new,
    "game-join": game.join,
    "game-leave": game.leave,
    "game-undo": game.undo,
    "game-redo": game.redo,
    "game-end": game.end,
    "figure-force": adding.force,
    "map-load": maps.load_sample,
    "move": moving.move,
    "ask": asking.asked,
}
COMPLETIONS: Mapping[tuple[str, str], Completion] = {
    ("move", "figure"): own_offered,
    ("move", "action"): move_offered,
    ("move", "carry"): passenger_offered,
    ("move", "pick_up"): element_offered,
}
