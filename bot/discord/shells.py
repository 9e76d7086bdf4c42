"""Slash commands that every game may answer: the shell has the options, the channel's game what is done with them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.app.errors import UserError
from bot.app.faces import face_in
from bot.discord.message import answer
from bot.table.call import Call
from bot.table.face import Face
from bot.table.games import Table, table
from bot.table.reply import Reply

__all__ = ["any_state", "any_table", "asked_of_the_game", "completed_by_the_game", "handled"]

SIDED = ("side", "winner")  # options that name a side: Discord offers those of every game

Completing = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def any_state() -> type[Any]:
    """Return the kind of every game's states, for what is asked of any table."""
    return object


async def any_table(call: Call) -> Table[Any]:
    """Return the channel's open game, whichever it is. Raises UserError when there is none."""
    return await table(call, any_state())


async def handled(call: Call, key: str, face: Face | None = None, /, **options: Any) -> Reply:
    """Return what the channel's game does for a command, or that of a face where one is given.

    Raises UserError where this game has no such command, or does not know an option or a side that is given.
    """
    face = face or await face_in(call)
    handler = face.handlers.get(key)
    if handler is None:
        raise UserError("game-has-no-command", command=call.command)
    known = inspect.signature(handler).parameters
    for option in options:
        if option not in known:
            name = call.words.attribute(f"cmd-{key}", option.replace("_", "-"))
            raise UserError("game-has-no-option", option=name, command=call.command)
    _check_sides(call, face.sides, [options[option] for option in SIDED if options.get(option)])
    return await handler(call, **options)


def _check_sides(call: Call, sides: Sequence[str], given: Sequence[str]) -> None:
    """Let the sides of the channel's game pass. Raises UserError for another's."""
    for side in given:
        if side not in sides:
            said = ", ".join(call.say(f"choice-side-{each}") for each in sides)
            raise UserError("game-has-no-side", side=call.say(f"choice-side-{side}"), sides=said)


async def asked_of_the_game(interaction: discord.Interaction[Any], key: str, **options: Any) -> None:
    """Answer a command as the channel's game does."""
    call: Call = await interaction.client.call_of(interaction)
    await answer(interaction, await handled(call, key, **options))


def completed_by_the_game(key: str, option: str) -> Completing:
    """Return the autocomplete of a command's option: what the channel's game offers for it."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        call: Call = await interaction.client.call_of(interaction)
        completion = (await face_in(call)).completions.get((key, option))
        return [] if completion is None else await completion(call, interaction.namespace, current)

    return complete
