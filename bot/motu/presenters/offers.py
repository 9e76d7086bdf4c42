"""What may be asked of a game now, as buttons and menus that survive a restart."""

from __future__ import annotations

from dataclasses import replace

from bot.motu.presenters.deeds import acting_menus
from bot.motu.presenters.names import army_name
from bot.motu.table import Table
from bot.table.call import Call
from bot.table.reply import MOST_OPTIONS, Choice, Menu, Reply
from engine.motu.game import GameState, Offer, offers

__all__ = ["ACTIONS", "with_offers"]

BUTTONS = {"ChooseCard": "primary", "Prepare": "primary", "Maintain": "primary", "EndActivation": "secondary",
           "Pass": "secondary"}  # fmt: skip
MENUS = ("Activate", "TakeBonus", "Collect", "CompleteQuest")
ACTIONS = {command: f"motu-{command.lower()}" for command in (*BUTTONS, *MENUS)}
MOST_MENUS = 4  # each takes a row of the message; its buttons take the last
BONUSES = ("mana", "ability", "point", "quest")


def with_offers(call: Call, found: Table, reply: Reply) -> Reply:
    """Return a reply with what may be asked now."""
    state, listed = found.state, offers(found.state)
    choices = [_button(call, found, offer) for offer in listed if offer.command in BUTTONS]
    menus = []
    for command in MENUS:
        options = [option for offer in listed if offer.command == command for option in _options(call, state, offer)]
        if options:
            placeholder = call.say(f"motu-menu-{command.lower()}")
            menus.append(Menu(placeholder, ACTIONS[command], tuple(options[:MOST_OPTIONS])))
    menus += acting_menus(call, state)
    return replace(reply, choices=(*reply.choices, *choices), menus=(*reply.menus, *menus[:MOST_MENUS]))


def _button(call: Call, found: Table, offer: Offer) -> Choice:
    label = call.say(f"motu-button-{offer.command.lower()}", side=army_name(call, offer.side))
    arguments = (str(found.game_id), str(found.head), offer.side)
    return Choice(label, ACTIONS[offer.command], arguments, BUTTONS[offer.command])


def _options(call: Call, state: GameState, offer: Offer) -> list[tuple[str, str, str]]:
    """Return a menu's options: each way in which an offer can be completed."""
    names = {**{card.id: card.name for card in state.cards}, **state.names}
    name = names.get(offer.of, offer.of)
    if not offer.choices:
        return [(name[:100], offer.of, "")]
    return [(f"{name} · {_said(call, choice)}"[:100], f"{offer.of}|{choice}", "") for choice in offer.choices]


def _said(call: Call, choice: str) -> str:
    return call.words.term(f"motu-bonus-{choice}") if choice in BONUSES else choice
