"""Answering Battleground's own commands: what they do is loaded when somebody first speaks of the game."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.discord.message import answer
from bot.table.call import Call
from engine.motu.ruled import RULESET

__all__ = ["answered", "characters", "marks"]

Completing = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


async def answered(interaction: discord.Interaction[Any], key: str, **options: Any) -> None:
    """Answer a command of Battleground's alone, by the key of its words, in whatever is played in the channel."""
    call: Call = await interaction.client.call_of(interaction)
    await call.opened(RULESET)
    from bot.motu.commands.handlers import OWN_HANDLERS  # noqa: PLC0415  # with all of the game's own rooms

    await answer(interaction, await OWN_HANDLERS[key](call, **options))


def _offered(what: str) -> Completing:
    async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        call: Call = await interaction.client.call_of(interaction)
        await call.opened(RULESET)
        from bot.motu.commands.handlers import OWN_COMPLETIONS  # noqa: PLC0415

        return await OWN_COMPLETIONS[what](call, None, current)

    return complete


characters = _offered("characters")  # those of the channel's game
marks = _offered("marks")  # those on its field
