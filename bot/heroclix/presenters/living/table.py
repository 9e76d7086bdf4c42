"""The living message of a game: the board, how it stands, what happened last, what is waited for, and its buttons."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.app.errors import UserError
from bot.heroclix.orders.consequences import unanswered
from bot.heroclix.orders.order import read_order
from bot.heroclix.presenters.after import next_steps
from bot.heroclix.presenters.board import board_picture
from bot.heroclix.presenters.game import counted_lines, status_text
from bot.heroclix.presenters.judging import short_name
from bot.heroclix.presenters.living.buttons import (
    NAVIGATION,
    figure_focus,
    focused_figure,
    in_rows,
    looking,
    menus_of,
    whose,
)
from bot.heroclix.presenters.living.screens import Screen, figure_screen, may_now, order_screen
from bot.heroclix.presenters.names import figure_line, side_title, squares_of
from bot.heroclix.presenters.reminding import NOW, errand_buttons, reminders_block
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.living import LOOK, TOLD
from bot.table.reply import Block, Choice, Reply, safe
from engine import DocumentError
from engine.heroclix.game import GameState, not_ready
from engine.heroclix.game.describe.reminders import printed_actions, reminded

__all__ = ["living_reply"]

log = logging.getLogger(__name__)

BUTTONS = 15  # figures that have a button each: three rows
ROW = 5  # buttons
MENUS = 3  # of 25 figures each
BY_HAND = "h1"  # in a button's order: it asks for more first
END = "end"  # after the arguments of a confirmation: it ends the turn too
ROOM = 900  # characters of one side's figures; Discord takes 1024


def living_reply(call: Call, found: Table, line: str, focus: str = "") -> Reply:
    """Return what the living message shows: the table with what it waits for, or what somebody looks closer at.

    `line` tells what happened last; `focus` is a figure or an order, as the buttons have it.
    """
    state = found.state
    screen = _screen(call, found, focus)
    drawable = state.map is not None and _stands(state)
    title = call.say("game-title", name=safe(state.name) or call.say("game-unnamed"))
    if screen is not None:
        back = looking(found, screen.back, call.say("living-back"), None, row=NAVIGATION)
        return Reply(
            screen.title,
            "\n".join(part for part in (screen.text, *_status(call, state)) if part),
            footer=call.say("game-footer", **_footer(call, found)),
            draw=(lambda: board_picture(call, state, screen.overlay, screen.title)) if drawable else None,
            choices=(*screen.choices, *((back,) if back is not None else ())),
            menus=screen.menus,
        )
    waits = _waits(call, found)
    asked = (Block(waits.title, waits.text),) if waits.title and waits.text else ()
    reminders = reminded(state)
    room = ROW * max(0, NAVIGATION - len(waits.menus) - _rows(waits.choices))
    errands = errand_buttons(call, found, NOW, reminders, room)
    if any(choice.row is not None for choice in waits.choices):
        errands = in_rows(errands, len(waits.menus) + _rows(waits.choices))
    return Reply(
        title,
        "\n".join((*_status(call, state), *((f"» {line}",) if line else ()))),
        (
            *reminders_block(call, state, reminders),
            *asked,
            *waits.blocks,
            *(_force(call, state, player.side, player.name) for player in state.players),
        ),
        footer=waits.footer or call.say("game-footer", **_footer(call, found)),
        draw=(waits.draw or (lambda: board_picture(call, state))) if drawable else None,
        choices=(*waits.choices, *errands, *_beside(call, found)),
        menus=waits.menus,
    )


def _rows(choices: Sequence[Choice]) -> int:
    """Return how many rows these buttons take above the last one."""
    return -(-sum(choice.row != NAVIGATION for choice in choices) // ROW)


def _screen(call: Call, found: Table, focus: str) -> Screen | None:
    """Return what a focus shows; None for the table itself, and for one that is not allowed."""
    if not focus:
        return None
    try:
        figure = focused_figure(found.state, focus)
        if figure is not None:
            return figure_screen(call, found, found.state.by_id(figure))
        return order_screen(call, found, read_order(found.state, focus))
    except (DocumentError, UserError) as error:
        log.info("a focus of game %s shows nothing: %s", found.game_id, error)
        return None


def _status(call: Call, state: GameState) -> tuple[str, ...]:
    return (status_text(call, state),)


def _waits(call: Call, found: Table) -> Reply:
    """Return what the table waits for with its buttons: a decision, damage, the rest of an action, or a figure."""
    state = found.state
    if state.status == "ended":
        return Reply()
    comes = next_steps(call, found)
    if comes is None:
        return _figures(call, found) if state.status == "playing" else _beginning(call, found)
    choices = [_in_place(choice) for choice in comes.choices]
    if state.pending and unanswered(state) is None and not (state.doing is not None and state.doing.left):
        choices = [*choices[:1], *_and_the_end(call, found, choices[0]), *choices[1:]]
    return replace(comes, choices=tuple(choices))


def _in_place(choice: Choice) -> Choice:
    """Return a button that asks for more of an order as one that shows it in place."""
    by_hand = choice.action == "order" and BY_HAND in choice.arguments[-1].split(";")
    return choice._replace(action=LOOK) if by_hand else choice


def _and_the_end(call: Call, found: Table, confirm: Choice) -> tuple[Choice, ...]:
    """Return the button that clicks the dials and ends the turn in one."""
    if confirm.action != "attack-confirm" or found.state.turn is None:
        return ()
    arguments = (*confirm.arguments, END)
    return (Choice(call.say("living-confirm-end"), "attack-confirm", arguments, "primary", whose(found.state)),)


def _figures(call: Call, found: Table) -> Reply:
    """Return a button or an option for each figure of the active side that may be told to do something."""
    state, owner = found.state, whose(found.state)
    able = [figure for figure in state.in_play if figure.side == state.active and figure.squares]
    may = {figure.id: may_now(state, figure.id) for figure in able}
    there = [figure for figure in able if may[figure.id] or printed_actions(state, figure.id)]
    key = (str(found.game_id), str(found.head))
    end = Choice(call.say("living-end"), "turn-end", key, "secondary", owner, NAVIGATION)
    if len(there) <= BUTTONS:
        labelled = [(figure, f"{state.names[figure.id]} {squares_of(call, state, figure)}") for figure in there]
        made = [looking(found, figure_focus(state, one.id), label, owner, "primary") for one, label in labelled]
        return Reply(choices=(*in_rows(made), end))
    options = [
        (
            state.names[figure.id],
            figure_focus(state, figure.id),
            f"{squares_of(call, state, figure)} · {' · '.join(short_name(call, slug) for slug in may[figure.id])}",
        )
        for figure in there
    ]
    return Reply(choices=(end,), menus=menus_of(found, call.say("living-figure"), LOOK, options, owner, MENUS))


def _beginning(call: Call, found: Table) -> Reply:
    """Return the buttons of the set-up: a seat while there is one, the first turn once all is ready."""
    if not_ready(found.state):
        return Reply()
    key = (str(found.game_id), str(found.head))
    return Reply(choices=(Choice(call.say("living-begin"), "turn-end", key, "success", None, NAVIGATION),))


def _footer(call: Call, found: Table) -> dict[str, object]:
    state = found.state
    return {
        "ruleset": call.say(f"choice-ruleset-{state.ruleset}"),
        "points": state.build_total,
        "sequence": found.head,
    }


def _beside(call: Call, found: Table) -> tuple[Choice, ...]:
    """Return the buttons that stand below all others: the last step back, and what happened last in full."""
    key = (str(found.game_id), str(found.head))
    told = Choice(call.say("living-told"), TOLD, key[:1], row=NAVIGATION)
    if found.state.status != "playing":
        return (told,)
    return (Choice(call.say("living-undo"), "undo", key, row=NAVIGATION), told)


def _stands(state: GameState) -> bool:
    """Return whether the table can be drawn: what is missing on a map is told when it is asked for."""
    try:
        state.position()
    except DocumentError:
        return False
    return True


def _force(call: Call, state: GameState, side: str, player: str) -> Block:
    """Return one side's figures, a line each, as many as there is room for; those left out are counted."""
    figures = [figure for figure in state.figures if figure.side == side]
    lines = [figure_line(call, state, figure) for figure in figures] or [call.say("game-no-figures")]
    return Block(
        f"{side_title(call, side)} · {safe(player)}",
        "\n".join((*_fitting(call, lines), *counted_lines(call, state, side))),
    )


def _fitting(call: Call, lines: Sequence[str]) -> list[str]:
    kept: list[str] = []
    left = ROOM
    for number, line in enumerate(lines):
        if len(line) + 1 > left:
            return [*kept, call.say("living-more", count=len(lines) - number)]
        kept.append(line)
        left -= len(line) + 1
    return kept
