"""/help: what the bot can do, anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.app.faces import face_in
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.discord.shells import any_table
from bot.library.help import TOPICS, help_in_a_game, help_reply
from bot.table.call import Call

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class Help(commands.Cog):
    """Help goes anywhere."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("help", "help")
    @app_commands.choices(topic=choices_of("topic", TOPICS))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: discord.Interaction[Any], topic: str | None = None) -> None:
        """Show the first steps, or one topic."""
        call = await self.bot.call_of(interaction)
        standing = await _standing(call) if topic is None else ""
        await answer(interaction, help_in_a_game(call, standing) if standing else help_reply(call, topic))


async def _standing(call: Call) -> str:
    """Return where the channel's game is and what it waits for; nothing where none is played, or none can be read."""
    try:
        found = await any_table(call)
    except UserError:
        return ""
    return (await face_in(call)).standing(call, found).text


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Help(bot))
