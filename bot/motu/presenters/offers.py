"""What may be asked of a game now, as buttons and menus that survive a restart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.motu.presenters.deeds import ACT, acting_menus, going_menus
from bot.motu.presenters.names import army_name
from bot.motu.presenters.waiting import failing, lying
from bot.motu.table import Table
from bot.table.call import Call
from bot.table.reply import MOST_OPTIONS, Choice, Menu, Reply
from engine.motu.game import GameState, Offer, offers

__all__ = ["ACTIONS", "HAND", "REROLL", "WRITTEN", "with_offers"]

BUTTONS = {"ChooseCard": "primary", "Prepare": "primary", "Maintain": "primary", "Throw": "primary", "Keep": "primary",
           "StopMoving": "secondary", "EndActivation": "secondary", "Pass": "secondary"}  # fmt: skip
MENUS = ("Activate", "TakeBonus", "Collect", "CompleteQuest", "Interrupt", "ChoosePush")
ACTIONS = {command: f"motu-{command.lower()}" for command in (*BUTTONS, *MENUS)}
WRITTEN = {"Throw": "motu-throw-typed", "Keep": "motu-keep-typed"}  # what players may write instead: their own dice
HAND = "motu-hand"
REROLL = "motu-reroll"
MOST_MENUS = 4  # each takes a row of the message; its buttons take the last
BONUSES = ("mana", "ability", "point", "quest")


def with_offers(call: Call, found: Table, reply: Reply) -> Reply:
    """Return a reply with what may be asked now."""
    state, listed = found.state, offers(found.state)
    choices = [choice for offer in listed for choice in _buttons(call, found, offer)]
    menus = []
    for command in MENUS:
        options = [option for offer in listed if offer.command == command for option in _options(call, state, offer)]
        if options:
            placeholder = call.say(f"motu-menu-{command.lower()}")
            menus.append(Menu(placeholder, ACTIONS[command], tuple(options[:MOST_OPTIONS])))
    menus += _rerolling(call, state, listed)
    menus += _going_on(call, state, listed)
    menus += acting_menus(call, state)
    return replace(reply, choices=(*reply.choices, *choices), menus=(*reply.menus, *menus[:MOST_MENUS]))


def _buttons(call: Call, found: Table, offer: Offer) -> Iterator[Choice]:
    """Yield the buttons of an offer: to have it done, to write one's own dice, to look at one's hand."""
    arguments = (str(found.game_id), str(found.head), offer.side)
    if offer.command == "PlayCard":
        yield Choice(call.say("motu-button-hand", side=army_name(call, offer.side)), HAND, arguments)
    if offer.command not in BUTTONS or (offer.command == "Keep" and _by_hand(found.state)):
        yield from _kept_by_hand(call, arguments) if offer.command == "Keep" else ()
        return
    key = f"motu-button-{offer.command.lower()}"
    if offer.command == "EndActivation" and found.state.course.interruptions:
        key = "motu-button-endinterruption"
    label = call.say(key, side=army_name(call, offer.side))
    yield Choice(label, ACTIONS[offer.command], arguments, BUTTONS[offer.command])
    if offer.command == "Throw":
        yield Choice(call.say("motu-button-throw-typed"), WRITTEN["Throw"], arguments, written=True)


def _by_hand(state: GameState) -> bool:
    """Return whether the dice of the test that lies there are the players' own, and some may explode."""
    contest = state.contest
    rolled = None if contest is None else lying(state, contest)
    return contest is not None and contest.typed and rolled is not None and rolled.may_explode > 0


def _kept_by_hand(call: Call, arguments: tuple[str, ...]) -> Iterator[Choice]:
    yield Choice(call.say("motu-button-keep-typed"), WRITTEN["Keep"], arguments, "primary", written=True)
    yield Choice(call.say("motu-button-keep-bot"), ACTIONS["Keep"], arguments)


def _options(call: Call, state: GameState, offer: Offer) -> list[tuple[str, str, str]]:
    """Return a menu's options: each way in which an offer can be completed."""
    names = {**{card.id: card.name for card in state.cards}, **state.names}
    name = names.get(offer.of, offer.of)
    if not offer.choices:
        return [(name[:100], offer.of, "")]
    return [(f"{name} · {_said(call, choice)}"[:100], f"{offer.of}|{choice}", "") for choice in offer.choices]


def _said(call: Call, choice: str) -> str:
    return call.words.term(f"motu-bonus-{choice}") if choice in BONUSES else choice


def _rerolling(call: Call, state: GameState, listed: Sequence[Offer]) -> list[Menu]:
    """Return the menu of dice that may be thrown again: so many of those that failed, for mana or by a card.

    All of one kind are thrown at once (5); other dice than those that failed are named in a command.
    """
    contest = state.contest
    rolled = None if contest is None else lying(state, contest)
    if contest is None or contest.open is None or rolled is None or not any(one.command == "Reroll" for one in listed):
        return []
    failed = failing(rolled, contest.against)
    figure = state.by_id(contest.thrower)
    options: list[tuple[str, str, str]] = []
    if not contest.open.mana:
        for count in range(1, min(len(failed), figure.mana) + 1):
            options.append(_again(call, "mana", rolled.after, failed[:count]))
        parts = (part for name in ("weapons", "abilities", "items") for part in figure.card.document.get(name, ()))
        if not contest.open.free and any(part.get("text") for part in parts):
            options += [_again(call, "free", rolled.after, failed[:count]) for count in range(1, len(failed) + 1)]
    return [Menu(call.say("motu-menu-reroll"), REROLL, tuple(options[:MOST_OPTIONS]))] if options else []


def _again(call: Call, by: str, faces: Sequence[int], places: Sequence[int]) -> tuple[str, str, str]:
    shown = " ".join(str(faces[place - 1]) for place in places)
    label = call.say(f"motu-again-{by}", count=len(places), dice=shown)
    return label[:100], f"{by}|{' '.join(map(str, places))}", ""


def _going_on(call: Call, state: GameState, listed: Sequence[Offer]) -> list[Menu]:
    """Return the menus of what goes on: an area attack's further targets, the way of a movement that waits."""
    moving = state.under_way
    menus: list[Menu] = []
    for offer in listed if state.waits == "area" else ():
        if offer.command == "Attack":
            struck = [(state.names.get(id_, id_)[:100], f"attack|{offer.part}|{id_}", "") for id_ in offer.choices]
            menus.append(Menu(call.say("motu-menu-area"), ACT, tuple(struck[:MOST_OPTIONS])))
    if moving is not None and any(one.command == "StopMoving" for one in listed):
        menus += going_menus(call, state, moving)
    return menus
