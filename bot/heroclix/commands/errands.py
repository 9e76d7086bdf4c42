"""The buttons of what cards ask for: each gives the command that its player could type as well."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.app.errors import UserError
from bot.discord.shells import any_state
from bot.heroclix.commands.acting import given
from bot.heroclix.commands.adding import card_called
from bot.heroclix.commands.tables import table_of_button
from bot.heroclix.maps.objects import with_marker, with_object
from bot.heroclix.orders.arrivals import around, most_of, within
from bot.heroclix.orders.errands import Errand, errands_of, own_name
from bot.heroclix.orders.nearby import squares_near
from bot.heroclix.orders.pieces import Piece, pieces_of, places_of, squares_for
from bot.heroclix.presenters.names import name_of
from bot.heroclix.presenters.reminding import ERRAND, REMINDERS, actions_of, reminders_of, reminders_reply
from bot.heroclix.table import Deciding, Table
from bot.table import actions
from bot.table.call import Call
from bot.table.dice_reply import roll_reply
from bot.table.dice_seats import rolled_in_game
from bot.table.reply import MOST_OPTIONS, Menu, Reply, safe
from engine.heroclix.game import AddFigure, BringIn, Command, Correct, GameState, LoadMap, Place, Replace
from engine.heroclix.game.describe.reminders import Reminder

__all__ = ["with_printed_actions"]

PLACE, CHOSEN, GENERATE, LAY = "card-place", "card-chosen", "card-generate", "card-lay"
MOST_LETTERS = 100  # of an option; Discord takes no more
ROOM = 10  # buttons of actions that are printed on cards, beside the menus of a figure's other actions
WITHIN = re.compile(r"\bwithin (\d{1,2}) squares?\b")


def with_printed_actions(call: Call, found: Table, figure: str, reply: Reply) -> Reply:
    """Return what a figure may be told to do with the actions that are printed on cards, and their buttons."""
    blocks, buttons = actions_of(call, found, figure)
    return replace(
        reply, blocks=(*reply.blocks[:1], *blocks, *reply.blocks[1:]), choices=(*reply.choices, *buttons[:ROOM])
    )


@actions.action(ERRAND, judges=True)
async def errand(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Do what a card asks for; from an older board nothing happens."""
    game_id, head, source, number, which = (*arguments, "", "", "", "", "")[:5]
    found = await table_of_button(call, game_id, head)
    reminder, wanted = _meant(found, source, actions.number_of(number), actions.number_of(which))
    if wanted.kind == "roll":
        thrown_as, thrown = await rolled_in_game(call, any_state(), wanted.number)
        return roll_reply(call, thrown, 0, thrown_as)
    if wanted.kind == "place":
        return _where(call, found, reminder)
    if (asked := ASKED.get(wanted.kind)) is not None:
        return asked(call, found, reminder, wanted, (source, number, which))
    if wanted.kind == "replace":
        return await _replaced(call, found, reminder, wanted)
    return await _done(call, found, reminder, wanted)


@actions.action(REMINDERS)
async def all_reminders(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show all that cards remind of, to whoever pressed."""
    game_id, head, source = (*arguments, "", "", "")[:3]
    return reminders_reply(call, await table_of_button(call, game_id, head), source)


@actions.action(PLACE, judges=True)
async def place(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Put a figure on the square that was chosen; from an older board nothing happens."""
    game_id, head, number, square = (*",".join(arguments).split(","), "", "", "", "")[:4]
    found = await table_of_button(call, game_id, head)
    place = actions.number_of(number)
    if place >= len(found.state.figures):
        raise UserError("button-stale")
    reply = await given(call, Place(found.state.figures[place].id, square, actor=call.user_id, judge=call.judge))
    return replace(reply, retires=not reply.private)


@actions.action(CHOSEN, judges=True)
async def chosen(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Do what a card asks for to the character that was chosen; from an older board nothing happens."""
    found, reminder, wanted, place = await _picked(call, arguments, "choose")
    one = actions.number_of(place)
    if one >= len(wanted.among):
        raise UserError("button-stale")
    return await _done(call, found, reminder, wanted.chosen(wanted.among[one]))


@actions.action(GENERATE, judges=True)
async def generated(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Bring in whom a card generates, on the square that was chosen (21.6); from an older board nothing happens."""
    found, reminder, wanted, square = await _picked(call, arguments, "generate")
    who = _acting(call, found, reminder)
    if wanted.among:
        command: Command = BringIn(wanted.among[0], square, by=wanted.figure, **who)
    else:
        card, most = await card_called(call, wanted.name), most_of(reminder)
        command = AddFigure(card, square, reminder.side, generated_by=wanted.figure, limit=most, **who)
    reply = await given(call, command, then=_turned(wanted, who))
    return replace(reply, retires=not reply.private)


@actions.action(LAY, judges=True)
async def laid(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Put down a marker or an object that a card generates, on the square that was chosen (21.6).

    From an older board nothing happens.
    """
    found, reminder, wanted, square = await _picked(call, arguments, "lay")
    piece, words = _piece(reminder, wanted)
    name = found.state.by_id(wanted.figure).card.name
    if square not in squares_for(found.state, piece, places_of(found.state, reminder, words, own_name(name))):
        raise UserError("button-stale")
    if piece.sort == "object":
        document, made, _ = with_object(found.state, piece.kind, piece.name, square, None, None, ())
    else:
        document, made = with_marker(found.state, piece.kind, piece.name, square, reminder.figure, reminder.side)
    places = [f"{square} ({made})" if piece.name else square]
    laid_out = LoadMap(document, terrain=piece.slug, places=places, **_acting(call, found, reminder))
    reply = await given(call, laid_out)
    return replace(reply, retires=not reply.private)


async def _picked(call: Call, arguments: tuple[str, ...], kind: str) -> tuple[Table, Reminder, Errand, str]:
    """Return the table, the reminder and the errand of a menu of this kind, and what was picked in it.

    Raises UserError where the menu is an older board's, or of another errand.
    """
    game_id, head, source, number, which, picked = (*",".join(arguments).split(","), *[""] * 6)[:6]
    found = await table_of_button(call, game_id, head)
    reminder, wanted = _meant(found, source, actions.number_of(number), actions.number_of(which))
    if wanted.kind != kind:
        raise UserError("button-stale")
    return found, reminder, wanted, picked


def _piece(reminder: Reminder, wanted: Errand) -> tuple[Piece, str]:
    """Return the piece that an errand means, and the words that say where. Raises UserError where there is none."""
    for piece, words in pieces_of(reminder):
        if (piece.slug, (piece.name,) if piece.name else ()) == (wanted.name, wanted.among):
            return piece, words
    raise UserError("button-stale")


def _where_laid(call: Call, found: Table, reminder: Reminder, wanted: Errand, button: tuple[str, str, str]) -> Reply:
    """Ask on which square it is put down: beside its figure, unless its card says otherwise (21.6a)."""
    state = found.state
    piece, words = _piece(reminder, wanted)
    name = state.by_id(wanted.figure).card.name
    squares = squares_for(state, piece, places_of(state, reminder, words, own_name(name)))
    value = ",".join((str(found.game_id), str(found.head), *button))
    options = tuple((square, f"{value},{square}", "") for square in squares[:MOST_OPTIONS])
    menus = (Menu(call.say("remind-place-menu"), LAY, options, call.user_id),) if options else ()
    what = safe(piece.name) or call.words.term(f"edit-{piece.slug}")
    text = call.say("remind-lay-where" if options else "remind-lay-nowhere", what=what)
    return Reply(call.say("remind-title"), text, menus=menus, private=True)


async def _replaced(call: Call, found: Table, reminder: Reminder, wanted: Errand) -> Reply:
    """Put the one that a card names in the place of its figure (21.12)."""
    who = _acting(call, found, reminder)
    card = wanted.among[0] if wanted.among else await card_called(call, wanted.name)
    reply = await given(call, Replace(wanted.figure, [card], **who), then=_turned(wanted, who))
    return replace(reply, retires=not reply.private)


def _turned(wanted: Errand, who: Mapping[str, Any]) -> list[Deciding]:
    """Return what turns the one who came to the click that its card says, if it says one."""

    def turned(state: GameState) -> Correct:
        came = wanted.among[0] if wanted.among else state.figures[-1].id
        return Correct(came, "click", wanted.number, **who)

    return [turned] if wanted.number else []


def _acting(call: Call, found: Table, reminder: Reminder) -> dict[str, Any]:
    """Return who acts: what a card says its player does whatever the table lets nobody do by hand (P31)."""
    theirs = reminder.side in found.state.sides_of(call.user_id)
    return {"actor": call.user_id, "judge": call.judge or theirs}


def _where_generated(
    call: Call, found: Table, reminder: Reminder, wanted: Errand, button: tuple[str, str, str]
) -> Reply:
    """Ask on which square it comes: beside its figure, unless its card says otherwise (21.6a)."""
    state = found.state
    figure = state.by_id(wanted.among[0] if wanted.among else wanted.figure)
    squares = squares_near(state, figure, around(state, reminder), within(reminder))
    value = ",".join((str(found.game_id), str(found.head), *button))
    options = tuple((square, f"{value},{square}", "") for square in squares[:MOST_OPTIONS])
    menus = (Menu(call.say("remind-place-menu"), GENERATE, options, call.user_id),) if options else ()
    text = call.say("remind-generate-where" if options else "remind-generate-nowhere", name=safe(wanted.name))
    return Reply(call.say("remind-generate", name=wanted.name), text, menus=menus, private=True)


async def _done(call: Call, found: Table, reminder: Reminder, wanted: Errand) -> Reply:
    """Give the command of an errand; what a card says its player also does to figures of others (21.1b).

    By hand nobody touches those (P31): here the card that was set off is the reason, and what it says is what is done.
    """
    command = wanted.command(reminder, **_acting(call, found, reminder))
    if command is None:
        raise UserError("button-expired")
    reply = await given(call, command)
    return replace(reply, retires=not reply.private)


def _whom(call: Call, found: Table, _reminder: Reminder, wanted: Errand, button: tuple[str, str, str]) -> Reply:
    """Ask to whom it is done: those whom the card describes, on this board."""
    named, value = name_of(found.state.names), ",".join((str(found.game_id), str(found.head), *button))
    options = tuple((named(one)[:MOST_LETTERS], f"{value},{number}", "") for number, one in enumerate(wanted.among))
    menus = (Menu(call.say("remind-choose-menu"), CHOSEN, options, call.user_id),)
    text = call.say(f"remind-choose-{wanted.name}", number=_signed(wanted))
    return Reply(call.say("remind-title"), text, menus=menus, private=True)


def _signed(wanted: Errand) -> str:
    return f"{wanted.number:+d}" if wanted.name == "token" else str(wanted.number)


def _meant(found: Table, source: str, number: int, which: int) -> tuple[Reminder, Errand]:
    """Return what a button means. Raises UserError where there is no such thing on this board."""
    reminders = reminders_of(found.state, source)
    errands = errands_of(found.state, reminders[number]) if number < len(reminders) else ()
    if which >= len(errands):
        raise UserError("button-stale")
    return reminders[number], errands[which]


def _where(call: Call, found: Table, reminder: Reminder) -> Reply:
    """Ask on which square a figure is put: those nearest, as far as its card says."""
    state = found.state
    told = WITHIN.search(reminder.text)
    figure = state.by_id(reminder.figure)
    around = [state.by_id(one) for one in reminder.others] if "adjacent" in reminder.text and not told else [figure]
    squares = squares_near(state, figure, around or [figure], int(told[1]) if told else 1)
    number = next(place for place, one in enumerate(state.figures) if one.id == figure.id)
    name = name_of(state.names)(figure.id)
    options = tuple((square, f"{found.game_id},{found.head},{number},{square}", "") for square in squares)
    menus = (Menu(call.say("remind-place-menu"), PLACE, options[:MOST_OPTIONS], call.user_id),) if options else ()
    return Reply(
        call.say("place-title", figure=name), call.say("place-where", figure=figure.id), menus=menus, private=True
    )


# what asks for a square, or for somebody, before it is done
ASKED: Mapping[str, Callable[[Call, Table, Reminder, Errand, tuple[str, str, str]], Reply]] = {
    "choose": _whom,
    "generate": _where_generated,
    "lay": _where_laid,
}
