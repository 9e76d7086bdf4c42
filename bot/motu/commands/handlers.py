"""What Battleground does for the commands that every game may answer and for its own, and offers for their options."""

from __future__ import annotations

from collections.abc import Mapping

from bot.motu.commands import acting, asking, forces, game, judging, offering, outcomes, rounds, setup, testing
from bot.table.face import Completion, Handler

__all__ = ["COMPLETIONS", "HANDLERS", "OWN_COMPLETIONS", "OWN_HANDLERS"]

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
OWN_HANDLERS: Mapping[str, Handler] = {
    "round-card": rounds.card,
    "round-hand": rounds.hand,
    "round-deck": rounds.deck,
    "round-list": rounds.cards_added,
    "round-prepare": rounds.prepare,
    "round-pass": rounds.pass_,
    "round-activate": rounds.activate,
    "round-play": rounds.play,
    "round-quest": rounds.quest,
    "round-collect": rounds.collect,
    "round-interrupt": rounds.interrupt,
    "round-pushed": outcomes.pushed,
    "round-stop": outcomes.stop,
    "test-attack": testing.attack,
    "test-ability": testing.ability,
    "test-throw": testing.throw,
    "test-reroll": testing.reroll,
    "test-keep": testing.keep,
    "result-move": outcomes.move,
    "result-shift": outcomes.shift,
    "result-mark": outcomes.mark,
    "result-unmark": outcomes.unmark,
    "result-mana": outcomes.mana,
    "result-effect": outcomes.effect,
}
OWN_COMPLETIONS: Mapping[str, Completion] = {"characters": offering.characters, "marks": offering.marks}
NAMING = {
    "figure-remove": ("figure",), "figure-show": ("figure",), "place": ("figure",), "move": ("figure",),
    "attack": ("attacker", "target"), "use": ("figure", "target"), "damage": ("figure",), "heal": ("figure",),
    "token": ("figure",), "lof": ("source", "target"), "reach": ("figure",), "legal": ("figure",),
    "value": ("figure", "against"), "odds": ("attacker", "target"),
}  # fmt: skip
COMPLETIONS: Mapping[tuple[str, str], Completion] = {
    **{(key, option): offering.characters for key, options in NAMING.items() for option in options},
    ("map-load", "name"): setup.fields_offered,
    ("figure-add", "figure"): setup.sides_offered,
    ("attack", "action"): offering.weapons,
    ("odds", "action"): offering.weapons,
    ("use", "power"): offering.uses,
}
