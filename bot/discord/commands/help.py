"""/help: what the bot can do, anywhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.app.faces import face_in
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.discord.shells import any_table
from bot.library.help import TOPICS, help_reply
from bot.table.call import Call
from bot.table.reply import Block

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
        reply = help_reply(call, topic)
        here = await _here(call) if topic is None else ()
        await answer(interaction, replace(reply, blocks=(*here, *reply.blocks)))


async def _here(call: Call) -> tuple[Block, ...]:
    """Return where the channel's game is and what it waits for; nothing where none is played, or none can be read."""
    try:
        found = await any_table(call)
    except UserError:
        return ()
    standing = (await face_in(call)).standing(call, found)
    return (Block(call.say("help-here-title"), standing.text),)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Help(bot))
