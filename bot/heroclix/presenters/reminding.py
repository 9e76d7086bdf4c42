"""What cards remind of, told to whose it is, with a button for each thing that a command of the table does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from bot.heroclix.orders.errands import Errand, errands_of
from bot.heroclix.presenters.names import name_of, owner_of
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.reply import Block, Choice, Reply, safe
from engine.heroclix.game import GameState
from engine.heroclix.game.describe.effects import words_of
from engine.heroclix.game.describe.reminders import Reminder, printed_actions, reminded

__all__ = [
    "ERRAND",
    "NOW",
    "REMINDERS",
    "actions_of",
    "errand_buttons",
    "reminders_block",
    "reminders_of",
    "reminders_reply",
]

ERRAND, REMINDERS = "card-errand", "card-reminders"
NOW = "n"  # of a button: what happened last; else the number of a figure, of whose printed actions it is
ROOM = 1000  # characters of a block; Discord takes 1024
LEAST = 80  # characters of a text that are told at least
LONGEST_TITLE = 40  # characters of a special power's name on a button
BUTTONS = 24  # of a message of their own


def reminders_of(state: GameState, source: str) -> tuple[Reminder, ...]:
    """Return the reminders that a button belongs to: those of what happened last, or the actions of a figure."""
    if source == NOW:
        return reminded(state)
    place = int(source) if source.isascii() and source.isdecimal() else len(state.figures)
    return printed_actions(state, state.figures[place].id) if place < len(state.figures) else ()


def reminders_block(call: Call, state: GameState, reminders: Sequence[Reminder]) -> tuple[Block, ...]:
    """Return what cards remind of, each told to whose it is; none where they remind of nothing."""
    if not reminders:
        return ()
    return (Block(call.say("remind-title"), _told(call, state, reminders, whose=True)),)


def actions_of(call: Call, found: Table, figure: str) -> tuple[tuple[Block, ...], tuple[Choice, ...]]:
    """Return the actions that are printed on cards for a figure now, and their buttons."""
    source = str(next(number for number, one in enumerate(found.state.figures) if one.id == figure))
    reminders = reminders_of(found.state, source)
    if not reminders:
        return (), ()
    block = Block(call.say("remind-printed"), _told(call, found.state, reminders, whose=False))
    return (block,), errand_buttons(call, found, source, reminders)


def errand_buttons(
    call: Call, found: Table, source: str, reminders: Sequence[Reminder], room: int = BUTTONS
) -> tuple[Choice, ...]:
    """Return the buttons of what reminders ask for, each its player's; where there are more, one that shows all."""
    several = len(reminders) > 1
    made = list(
        chain.from_iterable(
            _buttons(call, found, source, number, reminder, several=several)
            for number, reminder in enumerate(reminders)
        )
    )
    if len(made) <= room:
        return tuple(made)
    arguments = (str(found.game_id), str(found.head), source)
    more = Choice(call.say("remind-more", count=len(made)), REMINDERS, arguments)
    return (*made[: room - 1], more) if room else ()


def reminders_reply(call: Call, found: Table, source: str) -> Reply:
    """Return all that cards remind of with all buttons, for the asker alone."""
    reminders = reminders_of(found.state, source)
    text = _told(call, found.state, reminders, whose=True, room=3600) or call.say("remind-nothing")
    made = chain.from_iterable(
        _buttons(call, found, source, number, one, several=True) for number, one in enumerate(reminders)
    )
    return Reply(call.say("remind-title"), text, choices=tuple(made)[:BUTTONS], private=True)


def _told(call: Call, state: GameState, reminders: Sequence[Reminder], *, whose: bool, room: int = ROOM) -> str:
    share = max(LEAST, room // max(len(reminders), 1) - LEAST)
    lines: list[str] = []
    for number, reminder in enumerate(reminders):
        line = _line(call, state, reminder, share, whose=whose)
        if sum(len(one) + 1 for one in lines) + len(line) > room - LEAST // 2:
            return "\n".join([*lines, call.say("living-more", count=len(reminders) - number)])
        lines.append(line)
    return "\n".join(lines)


def _line(call: Call, state: GameState, reminder: Reminder, share: int, *, whose: bool) -> str:
    """Return a reminder: whose it is, what it is called, the sentences as they are printed, how often it was done."""
    player = state.player_of(reminder.side)
    name = safe(player.name) if player is not None and whose else ""
    text = reminder.text if len(reminder.text) <= share else f"{reminder.text[:share].rsplit(' ', 1)[0]} …"
    figure = name_of(state.names)(reminder.figure)
    said = call.say(
        "remind-line" if name else "remind-action",
        player=name,
        special=safe(reminder.special),
        figure=figure,
        text=safe(text),
    )
    if not reminder.limit:
        return said
    limit = call.words.term(reminder.at.limit)
    return f"{said} ({call.say('remind-used', limit=limit, used=reminder.used, most=reminder.limit)})"


def _buttons(call: Call, found: Table, source: str, number: int, reminder: Reminder, *, several: bool) -> list[Choice]:
    state = found.state
    owner = owner_of(state, reminder.side)
    return [
        Choice(
            _label(call, state, reminder, errand, several=several),
            ERRAND,
            (str(found.game_id), str(found.head), source, str(number), str(which)),
            "success" if errand.kind == "done" else "primary",
            owner,
        )
        for which, errand in enumerate(errands_of(state, reminder))
    ]


def _label(call: Call, state: GameState, reminder: Reminder, errand: Errand, *, several: bool) -> str:
    title = reminder.special
    title = title if len(title) <= LONGEST_TITLE else f"{title[: LONGEST_TITLE - 1].rstrip()}…"
    if errand.kind == "done":
        if reminder.at.kind != "action":
            return call.say("remind-done", special=title)
        kinds = "/".join(call.words.term(f"type-{kind}") for kind in reminder.at.name.split("/"))
        return f"{kinds}: {title}"
    if errand.kind == "free":
        action = call.words.term(errand.name)
        return call.say("remind-free", action=action, number=errand.number)
    if errand.kind == "lay":
        what = call.words.term(f"edit-{errand.name}")
        return call.say("remind-lay", what=f"{errand.among[0]} ({what})" if errand.among else what)
    if errand.kind == "choose":
        number = f"{errand.number:+d}" if errand.name == "token" else str(errand.number)
        return call.say(f"remind-choose-{errand.name}", number=number)
    figure = state.names.get(errand.figure, "")
    kind = "rolls" if errand.kind == "roll" and errand.number > 1 else errand.kind
    number = f"{errand.number:+d}" if errand.kind in ("token", "count") else str(errand.number)
    effects = call.words.listed(words_of(state.rules.powers, errand.effects)) if errand.effects else ""
    told = call.say(
        f"remind-{kind}", figure=figure, number=number, name=errand.name, effects=effects,
        until=call.words.term(f"until-{errand.until}"),
    )  # fmt: skip
    return f"{told} · {title}" if several and errand.kind == "roll" else told
