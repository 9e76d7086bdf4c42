"""What the commands of a game share: the options' autocomplete, reading figures and squares, refusals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.app.errors import UserError
from bot.app.faces import ruleset_in
from bot.heroclix.table import Table, table
from bot.table.call import Call
from bot.table.games import keep_question
from bot.table.why import kept as kept_as_told
from engine import DocumentError, Ruling
from engine.grid import parse_place
from engine.heroclix.game import GameFigure, GameState
from engine.heroclix.position import Figure
from engine.heroclix.ruleset import JUDGED, Powers, edition

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

__all__ = [
    "KINDS",
    "SIDES",
    "complete_figure",
    "complete_spot",
    "complete_waiting",
    "edition_in",
    "kept",
    "matching",
    "powers_in",
    "shown_figures",
    "spot_of",
    "table_of_button",
]

KINDS = ("close", "range")  # of attacks
SIDES = ("red", "blue", "green", "yellow")
CHOICES = 25  # Discord's most in an autocomplete


async def edition_in(call: Call) -> str:
    """Return the edition that the channel plays; where it plays another game, the first."""
    ruleset = await ruleset_in(call)
    return ruleset if ruleset in JUDGED else JUDGED[0]


async def powers_in(call: Call) -> Powers:
    """Return the powers of the edition that the channel plays; where it plays another game, those of the first."""
    return edition(await edition_in(call)).powers


def matching(current: str, offered: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Return the choices that hold what was typed, of (value, name) offered, within Discord's limits.

    >>> [choice.value for choice in matching("wol", [("iron-wolf", "Iron Wolf · E9"), ("rook", "Rook · F4")])]
    ['iron-wolf']
    """
    wanted = current.strip().casefold()
    found = ((value, name) for value, name in offered if wanted in name.casefold() or wanted in value)
    return [app_commands.Choice(name=name[:100], value=value[:100]) for value, name in found][:CHOICES]


def shown_figures(state: GameState, figures: Iterable[GameFigure]) -> Iterator[tuple[str, str]]:
    """Yield the id of each figure, and its name with the square where it stands."""
    names = state.names
    for figure in figures:
        yield figure.id, f"{names[figure.id]} · {' '.join(state.squares(figure)[:1])}"


async def complete_figure(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the figures of the channel's game."""
    call = await interaction.client.call_of(interaction)
    try:
        state = (await table(call)).state
    except UserError:
        return []
    return matching(current, shown_figures(state, state.in_play))


async def complete_waiting(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the figures on the sidelines and in the KO areas."""
    call = await interaction.client.call_of(interaction)
    try:
        state = (await table(call)).state
    except UserError:
        return []
    return matching(current, ((one.id, state.names[one.id]) for one in (*state.sidelined, *state.knocked_out)))


async def complete_special(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the special powers, traits and the like of the figure named."""
    call = await interaction.client.call_of(interaction)
    try:
        state = (await table(call)).state
    except UserError:
        return []
    named = interaction.namespace.figure
    cards = [figure.card for figure in state.figures if figure.id == named]
    there = [each["name"] for card in cards for each in card.document.get("special", ())]
    return matching(current, zip(there, there, strict=True))


complete_spot = complete_figure  # a square may be typed in place of a figure


def spot_of(state: GameState, text: str, path: str) -> Figure | int:
    """Return the figure or the square that a text names; a figure wins.

    Raises DocumentError naming the option when it is neither.
    """
    try:
        figure = state.figure(text, path)
    except DocumentError as no_figure:
        try:
            column, row = parse_place(text)
        except ValueError:
            raise no_figure from None
        printed = state.position().map
        if column >= printed.columns or row >= printed.rows:
            raise DocumentError(
                path, "error-square-outside", text=text, columns=printed.columns, rows=printed.rows
            ) from None
        return printed.square(column, row)
    if not figure.squares:
        raise DocumentError(path, "spot-off-map", given=figure.name)
    return figure.for_position(state.rules.powers)


async def kept(
    call: Call,
    ruling: Ruling,
    state: GameState,
    title: str,
    *,
    private: bool = False,
    ask: Mapping[str, Any] | None = None,
) -> int:
    """Store a ruling for `/why` with the names of the table, as `bot.table.why` does.

    `ask`: the question about the game as it stands that it answers, which may be contested.
    """
    if ask is not None:
        keep_question(call, state, ask, title)
    return await kept_as_told(call, ruling, state.names, title, private=private)


async def table_of_button(call: Call, game_id: str, head: str | None = None) -> Table:
    """Return the channel's game if a button belongs to it, and with `head` if its board is as the button knew it.

    Raises UserError for the button of another game or of an older board.
    """
    found = await table(call)
    if str(found.game_id) != game_id:
        raise UserError("button-other-game")
    if head is not None and str(found.head) != head:
        raise UserError("button-stale")
    return found
