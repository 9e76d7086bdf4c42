"""How figures, sides and players are shown: names escaped, sides with their mark, never by colour alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.table.call import Call
from bot.table.reply import safe
from bot.words.language import Catalogue
from engine.grid import parse_place
from engine.heroclix.game import GameFigure, GameState
from engine.heroclix.position import MapPrint

__all__ = [
    "BASIC",
    "SIDE_MARKS",
    "action_in",
    "action_word",
    "figure_line",
    "name_of",
    "owner_of",
    "side_name",
    "side_title",
    "squares_named",
    "squares_of",
]

SIDE_MARKS = {"red": "🔴", "blue": "🔷", "green": "🟢", "yellow": "🔶"}
BASIC = frozenset({"move", "close", "range"})  # actions that need no power


def name_of(names: Mapping[str, str]) -> Callable[[str], str]:
    """Return what turns a figure's id into its escaped name."""
    return lambda figure: safe(names.get(figure, figure))


def side_name(call: Call, side: str) -> str:
    """Return a side with its mark."""
    return f"{SIDE_MARKS.get(side, '▪')} {call.words.term(side)}"


def side_title(call: Call, side: str) -> str:
    """Return a side with its mark as a heading has it, with a capital."""
    word = call.words.term(side)
    return f"{SIDE_MARKS.get(side, '▪')} {word[:1].upper()}{word[1:]}"


def action_word(call: Call, slug: str) -> str:
    """Return the name of an action or power; the basic ones are named like the instructions they hold."""
    return action_in(call.words, slug)


def action_in(words: Catalogue, slug: str) -> str:
    """Return the name of an action or power in an edition's words.

    >>> from bot.words.language import catalogue
    >>> action_in(catalogue("en"), "move"), action_in(catalogue("en", "heroclix-2012"), "move")
    ('the basic MOVE action', 'a move action')
    """
    return words.term(f"basic-{slug}" if slug in BASIC else slug)


def owner_of(state: GameState, side: str) -> str | None:
    """Return the user id of a side's player, whose buttons its decisions are; None where nobody has that seat."""
    player = state.player_of(side)
    return player.id or None if player is not None else None


def squares_named(printed: MapPrint, names: Iterable[str]) -> list[int]:
    """Return the squares that the engine names in an answer or an event."""
    return [printed.square(*parse_place(name)) for name in names]


def squares_of(call: Call, state: GameState, figure: GameFigure) -> str:
    """Return where a figure stands."""
    squares = state.squares(figure)
    if figure.ko:
        return "KO"
    if figure.joined:
        return call.say("figure-joined", figure=name_of(state.names)(figure.joined))
    if figure.captor:
        return call.say("figure-captive", figure=name_of(state.names)(figure.captor))
    if not squares and figure.attached_to:
        return call.say("figure-attached", figure=name_of(state.names)(figure.attached_to))
    if not squares:
        return call.say("figure-removed" if figure.removed else "figure-aside" if figure.aside else "figure-off-map")
    return squares[0] if len(squares) == 1 else f"{squares[0]}:{squares[-1]}"


def figure_line(call: Call, state: GameState, figure: GameFigure) -> str:
    """Return the status line of a figure: name, points, clicks, square, one @ for each action token."""
    life = ""
    if figure.card.clicks is not None:
        life = "" if figure.ko else f" ({figure.click}/{figure.card.clicks})"
    elif figure.damage:
        life = f" (−{figure.damage})"
    points = f" {figure.card.points}" if figure.card.points else ""
    tokens = f" {'@' * figure.tokens}" if figure.tokens else ""
    name = safe(state.names.get(figure.id, figure.name))
    stack = f" ×{figure.stack}/{figure.card.most_stacked}" if figure.stack and figure.in_play else ""
    held = f" ⛓{len(figure.captives)}" if figure.captives else ""
    there = f"{squares_of(call, state, figure)}{tokens}{held}"
    return f"{SIDE_MARKS.get(figure.side, '▪')} **{name}**{stack}{points}{life} {there}"
