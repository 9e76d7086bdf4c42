"""/placing: where a figure, an object or a marker may be placed, put down or set up, and why not elsewhere."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.heroclix.commands.tables import complete_figure, kept, matching
from bot.heroclix.presenters.board import board_picture, ruling_reply
from bot.heroclix.presenters.placing import placing_overlay, placing_summary, placing_title
from bot.heroclix.table import table
from bot.heroclix.typing.placing import offered, placed_named, question
from bot.table.call import Call
from bot.table.reply import Reply
from engine.heroclix.judge import answer as judged

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

WAYS = ("place", "generate", "put-down", "drop", "unequip", "set-up")


async def complete_thing(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer figures, what lies on the map, and new markers and objects."""
    call = await interaction.client.call_of(interaction)
    try:
        state = (await table(call)).state
    except UserError:
        return []
    return matching(current, offered(state, call.words))


class Placing(commands.Cog):
    """Placing, apart from moving."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("placing", "placing")
    @app_commands.autocomplete(what=complete_thing, by=complete_figure)
    @app_commands.choices(how=choices_of("placing", WAYS))
    @app_commands.guild_only()
    async def placing(
        self,
        interaction: discord.Interaction[Any],
        what: str,
        at: str | None = None,
        how: str | None = None,
        by: str | None = None,
    ) -> None:
        """Say where something may be placed, or whether it may lie on these squares; changes nothing."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await placing_reply(call, what, at, how, by))


async def placing_reply(call: Call, what: str, at: str | None, how: str | None, by: str | None) -> Reply:
    """Rule on a placement, with its picture."""
    state = (await table(call)).state
    position = state.position()
    placed = placed_named(state, what, call.words)
    asked = question(state, placed, at, how, by)
    judgement, squares = await asyncio.to_thread(judged, position, asked), asked.get("at", ())
    title = placing_title(call, placed, judgement, squares)
    ruling_id = await kept(call, judgement.ruling, state, title, ask=asked)
    reply = ruling_reply(call, judgement.ruling, state.names, title, ruling_id)
    overlay = await asyncio.to_thread(placing_overlay, call, position.map, placed, judgement, squares)
    summary = await asyncio.to_thread(placing_summary, call, position.map, judgement, asked["how"])
    text = f"{summary}\n\n{reply.text}"
    return replace(reply, text=text, draw=lambda: board_picture(call, state, overlay, title))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Placing(bot))
