"""The buttons of a living message: they lead to something in its place, or do it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.heroclix.orders.order import Order
from bot.heroclix.presenters.names import owner_of
from bot.heroclix.table import Table
from bot.table.living import LOOK
from bot.table.reply import MOST_OPTIONS, Choice, Menu
from engine.heroclix.game import GameState

__all__ = ["NAVIGATION", "closer", "doing", "figure_focus", "focused_figure", "in_rows", "looking", "menus_of", "whose"]

NAVIGATION = 4  # the last row: the way back, and what everybody may press
IN_A_ROW = 5
LONGEST_VALUE = 100  # of a menu's option
LONGEST = 68  # of a button's arguments: a custom id has 100, with the action, the owner and a number
FIGURE = "g"  # begins the focus on a figure: its number among those of the game follows


def figure_focus(state: GameState, figure: str) -> str:
    """Return the focus that shows what a figure may do."""
    return f"{FIGURE}{next(number for number, one in enumerate(state.figures) if one.id == figure)}"


def focused_figure(state: GameState, focus: str) -> str | None:
    """Return the id of the figure that a focus shows; None for another focus."""
    number = focus.removeprefix(FIGURE)
    if not focus.startswith(FIGURE) or not number.isdecimal() or int(number) >= len(state.figures):
        return None
    return state.figures[int(number)].id


def whose(state: GameState, figure: str = "") -> str | None:
    """Return the user id of whoever may press: the player of a figure's side, else of the active one."""
    return owner_of(state, state.by_id(figure).side if figure and state.turn is None else state.active)


def looking(
    found: Table, focus: str, label: str, owner: str | None, style: str = "secondary", row: int | None = None
) -> Choice | None:
    """Return the button that shows a focus; None where it is too long for one."""
    arguments = (str(found.game_id), str(found.head), focus)
    return _fitting(Choice(label, LOOK, arguments, style, owner, row))


def closer(
    found: Table, order: Order, label: str, owner: str | None, style: str = "secondary", row: int | None = None
) -> Choice | None:
    """Return the button that leads on with an order: to what it lacks, or to its confirmation."""
    text = replace(order, by_hand=True).text(found.state)
    return None if text is None else looking(found, text, label, owner, style, row)


def doing(
    found: Table, order: Order, label: str, owner: str | None, style: str = "success", row: int | None = None
) -> Choice | None:
    """Return the button that carries an order out."""
    text = order.text(found.state)
    if text is None:
        return None
    return _fitting(Choice(label, "order", (str(found.game_id), str(found.head), text), style, owner, row))


def _fitting(choice: Choice) -> Choice | None:
    return choice if len(",".join(choice.arguments)) <= LONGEST else None


def in_rows(choices: Sequence[Choice | None], first: int = 0) -> tuple[Choice, ...]:
    """Return buttons row by row, from a row on: they stay together, whatever else the message holds."""
    there = [choice for choice in choices if choice is not None]
    return tuple(choice._replace(row=first + number // IN_A_ROW) for number, choice in enumerate(there))


def menus_of(
    found: Table, placeholder: str, action: str, options: Sequence[tuple[str, str, str]], owner: str | None, most: int
) -> tuple[Menu, ...]:
    """Return menus of options (label, focus or order, what stands beside it), at most so many."""
    valued = [(label, f"{found.game_id},{found.head},{text}", more) for label, text, more in options]
    fitting = [option for option in valued if len(option[1]) <= LONGEST_VALUE]
    starts = range(0, min(len(fitting), most * MOST_OPTIONS), MOST_OPTIONS)
    return tuple(
        Menu(placeholder, action, tuple(fitting[start : start + MOST_OPTIONS]), owner, told=True) for start in starts
    )
