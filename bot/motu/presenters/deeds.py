"""What the character that acts may do now, as menus: its legal actions with their targets, and where it may move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.table.call import Call
from bot.table.reply import MOST_OPTIONS, Menu
from engine.game import adjudicate
from engine.motu.game import GameState, offers, standing, to_document

__all__ = ["ACT", "GO", "acting_menus"]

ACT, GO = "motu-act", "motu-go"  # the menus' actions
Option = tuple[str, str, str]


def acting_menus(call: Call, state: GameState) -> list[Menu]:
    """Return the menus of whoever acts, none while a bonus is to be taken first; each option asks the judge anew."""
    who = standing(state).acting if state.status == "playing" else ""
    if not who or any(offer.command == "TakeBonus" for offer in offers(state)):
        return []
    document = to_document(state)
    legal: Any = adjudicate({**document, "ask": {"type": "legal_actions", "figure": who}}).fields["actions"]
    deeds = [option for entry in legal if entry["legal"] for option in _deeds(call, state, who, entry)]
    menus = [Menu(call.say("motu-menu-act"), ACT, tuple(deeds[:MOST_OPTIONS]))] if deeds else []
    if any(entry["legal"] and entry["action"] == "movement" for entry in legal):
        menus += _moves(call, document, who)
    return menus


def _deeds(call: Call, state: GameState, who: str, entry: Mapping[str, Any]) -> Iterator[Option]:
    """Yield the options of a legal action: one for each target of an attack."""
    action, figure = entry["action"], state.figure(who)
    cost = call.say("motu-deed-cost", points=entry.get("cost") or 0, mana=entry.get("mana") or 0)
    if action == "attack":
        weapon = entry["weapon"]
        called = call.words.term("motu-fists") if weapon == "fists" else figure.card.named(weapon)
        for target in entry.get("targets") or ():
            yield f"{called} → {state.names.get(target, target)}"[:100], f"attack|{weapon}|{target}", cost
    elif action == "ability":
        yield figure.card.named(entry["ability"])[:100], f"ability|{entry['ability']}|", cost
    elif action in ("concentration", "guard"):
        yield call.words.term(f"motu-{action}"), f"{action}||", cost


def _moves(call: Call, document: Mapping[str, Any], who: str) -> list[Menu]:
    """Return the menu of the places that a movement may end on, the farthest first: nearer ones are on the way."""
    fields = adjudicate({**document, "ask": {"type": "reachable", "figure": who}}).fields
    costs: Any = fields["costs"]
    listed = sorted(((cost, place) for place, cost in costs.items() if cost > 0), key=lambda each: (-each[0], each[1]))
    options = tuple((place, place, call.say("motu-points", points=cost)) for cost, place in listed[:MOST_OPTIONS])
    left = len(listed) - len(options)
    label = call.say("motu-menu-go", more=left) if left > 0 else call.say("motu-menu-go-all")
    return [Menu(label, GO, options)] if options else []
