"""The buttons of what cards ask for: each gives the command that its player could type as well."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.app.errors import UserError
from bot.discord.shells import any_state
from bot.heroclix.commands.acting import given
from bot.heroclix.commands.tables import table_of_button
from bot.heroclix.orders.errands import Errand, errands_of
from bot.heroclix.orders.nearby import squares_near
from bot.heroclix.presenters.names import name_of
from bot.heroclix.presenters.reminding import ERRAND, REMINDERS, actions_of, reminders_of, reminders_reply
from bot.heroclix.table import Table
from bot.table import actions
from bot.table.call import Call
from bot.table.dice_reply import roll_reply
from bot.table.dice_seats import rolled_in_game
from bot.table.reply import MOST_OPTIONS, Menu, Reply
from engine.heroclix.game import Place
from engine.heroclix.game.describe.reminders import Reminder

__all__ = ["with_printed_actions"]

PLACE = "card-place"
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
    command = wanted.command(reminder, call.user_id, judge=call.judge)
    if command is None:
        raise UserError("button-expired")
    reply = await given(call, command)
    return replace(reply, retires=not reply.private)


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
