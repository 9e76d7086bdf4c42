"""What Battleground does for the commands that every game may answer, and what it offers for their options."""

from __future__ import annotations

from collections.abc import Mapping

from bot.motu.commands import acting, asking, forces, game, judging, offering, rounds, setup
from bot.motu.commands.round import characters
from bot.table.face import Completion, Handler

__all__ = ["COMPLETIONS", "HANDLERS"]

HANDLERS: Mapping[str, Handler] = {
    "game-new": game.new,
    "game-join": game.join,
    "game-leave": game.leave,
    "game-undo": game.undo,
    "game-redo": game.redo,
    "game-end": game.end,
    "map-load": setup.load,
    "figure-add": setup.add,
    "figure-force": forces.force,
    "figure-remove": setup.remove,
    "figure-show": setup.show,
    "figure-list": setup.whole,
    "place": setup.place,
    "move": acting.move,
    "attack": acting.attack,
    "use": acting.use,
    "damage": acting.damage,
    "heal": acting.heal,
    "token": acting.token,
    "turn-end": rounds.end_turn,
    "turn-show": rounds.show_turn,
    "lof": judging.lof,
    "reach": judging.reach,
    "legal": judging.legal,
    "value": judging.value,
    "odds": judging.odds,
    "score": judging.score,
    "ask": asking.asked,
}
NAMING = {
    "figure-remove": ("figure",), "figure-show": ("figure",), "place": ("figure",), "move": ("figure",),
    "attack": ("attacker", "target"), "use": ("figure", "target"), "damage": ("figure",), "heal": ("figure",),
    "token": ("figure",), "lof": ("source", "target"), "reach": ("figure",), "legal": ("figure",),
    "value": ("figure", "against"), "odds": ("attacker", "target"),
}  # fmt: skip
COMPLETIONS: Mapping[tuple[str, str], Completion] = {
    **{(key, option): characters for key, options in NAMING.items() for option in options},
    ("map-load", "name"): setup.fields_offered,
    ("figure-add", "figure"): setup.sides_offered,
    ("attack", "action"): offering.weapons,
    ("odds", "action"): offering.weapons,
    ("use", "power"): offering.uses,
}
