"""How characters, armies and places are shown: names escaped, armies with their mark, never by colour alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.table.call import Call
from bot.table.reply import safe
from engine.motu.game import GameFigure, GameState
from engine.ruling import Step, Typed

__all__ = ["EFFECTS", "army_name", "called", "effect_name", "figure_line", "name_of", "places_of"]

MARKS = {"masters": "🔷", "evil": "🟣"}
POSITIVE = ("speed", "improvement", "protection", "regeneration")
NEGATIVE = ("injury", "blindness", "stun", "curse")
EFFECTS = (*POSITIVE, *NEGATIVE)
PARTS = ("weapon", "ability", "item")


def name_of(names: Mapping[str, str]) -> Callable[[str], str]:
    """Return what turns a character's id into its escaped name."""
    return lambda figure: safe(names.get(figure, figure))


def called(step: Step, state: GameState) -> Step:
    """Return a step whose weapon, ability or item is called as its card calls it, where its id stands."""
    names = {
        part["id"]: part.get("name") or part["id"]
        for figure in state.figures
        for kind in ("weapons", "abilities", "items")
        for part in figure.card.document.get(kind, ())
    }
    shown = {key: value for key, value in step.data.items() if key in PARTS and isinstance(value, Typed)}
    changed = {key: Typed(names[value]) for key, value in shown.items() if value in names}
    return step._replace(data={**step.data, **changed}) if changed else step


def army_name(call: Call, side: str) -> str:
    """Return an army with its mark."""
    return f"{MARKS.get(side, '▪')} {call.words.term(f'motu-side-{side}')}"


def effect_name(call: Call, effect: str) -> str:
    """Return what an effect is called: a card's own by the name typed."""
    return call.words.term(f"motu-{effect}") if effect in EFFECTS else safe(effect)


def places_of(state: GameState, figure: GameFigure) -> str:
    """Return where a character stands."""
    if figure.defeated:
        return "†"
    if not figure.on_field or state.ground is None:
        return "—"
    field = state.ground.field
    return "+".join(field.name(place) for place in figure.places)


def figure_line(call: Call, state: GameState, figure: GameFigure) -> str:
    """Return a character's line: name, wounds, mana, place, and what lies on its card."""
    health = f"{figure.wounds}/{figure.card.health}" if figure.card.health else str(figure.wounds)
    signs = [call.words.term("motu-concentration")] if figure.concentrated else []
    signs += [call.words.term("motu-guard")] if figure.guard else []
    signs += [effect_name(call, effect) for effect in (figure.positive, figure.negative) if effect]
    signs += [call.say("motu-activated")] if figure.activated and not figure.defeated else []
    said = [call.say("motu-wounds", wounds=health)]
    said += [call.say("motu-mana", mana=figure.mana)] if figure.mana else []
    said += [places_of(state, figure)]
    said += [", ".join(signs)] if signs else []
    name = safe(state.names.get(figure.id, figure.name))
    return f"{MARKS.get(figure.side, '▪')} **{name}** {' · '.join(said)}"
