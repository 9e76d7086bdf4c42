"""What the character that acts may do now, as menus: its legal actions with their targets, and where it may move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.table.call import Call
from bot.table.reply import MOST_OPTIONS, Menu
from engine.game import adjudicate
from engine.motu.game import GameState, offers, standing, to_document
from engine.motu.game.state.doing import Moving
from engine.motu.moves.reach import reach, slots

__all__ = ["ACT", "GO", "acting_menus", "going_menus"]

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
    deeds += list(_consumables(call, state))
    menus = [Menu(call.say("motu-menu-act"), ACT, tuple(deeds[:MOST_OPTIONS]))] if deeds else []
    if any(entry["legal"] and entry["action"] == "movement" for entry in legal):
        menus += _moves(call, state, who)
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


def _moves(call: Call, state: GameState, who: str) -> list[Menu]:
    """Return the menus of the places that a movement may end on; with those that only the token of concentration lets.

    An option's value is the place, with `|concentrate` where the token is spent.
    """
    document = to_document(state)
    asked = {"type": "reachable", "figure": who}
    plain: Any = adjudicate({**document, "ask": asked}).fields["costs"]
    menus = _places(call, plain)
    if state.by_id(who).concentrated:
        far: Any = adjudicate({**document, "ask": {**asked, "concentrate": True}}).fields["costs"]
        more = {place: cost for place, cost in far.items() if place not in plain}
        menus = [*menus[:1], *_places(call, more, "|concentrate")]
    return menus


def going_menus(call: Call, state: GameState, moving: Moving) -> list[Menu]:
    """Return the menus of the places that a movement which waits may still end on, with the points that it has left."""
    position = state.position()
    if moving.how != "move":
        return []  # its one place is named with the command that began it
    found = slots(reach(position, position.by_id[moving.figure], moving.points, "move"))
    return _places(call, {position.ground.name(place): cost for place, cost in found.items()})


def _consumables(call: Call, state: GameState) -> Iterator[Option]:
    """Yield the consumables that may be used now: by who acts, or by whoever is about to be interrupted (7j)."""
    for offer in offers(state):
        if offer.command == "UseItem":
            figure = state.by_id(offer.of)
            label = f"{figure.card.named(offer.part)} · {state.names.get(figure.id, figure.id)}"
            yield label[:100], f"item|{offer.part}|{figure.id}", call.say("motu-deed-cost", points=0, mana=0)


def _places(call: Call, costs: Mapping[str, int], tail: str = "") -> list[Menu]:
    """Return menus of places, the farthest first, as many as a menu holds in each; who pays what stands above."""
    listed = sorted(((cost, place) for place, cost in costs.items() if cost > 0), key=lambda each: (-each[0], each[1]))
    menus = []
    for first in range(0, len(listed), MOST_OPTIONS):
        part = listed[first : first + MOST_OPTIONS]
        options = tuple((place, f"{place}{tail}", call.say("motu-move-points", points=cost)) for cost, place in part)
        key = "motu-menu-go-concentrated" if tail else "motu-menu-go"
        most, least = part[0][0], part[-1][0]
        menus.append(Menu(call.say(key, most=most, least=least, spread=most - least), GO, options))
    return menus
