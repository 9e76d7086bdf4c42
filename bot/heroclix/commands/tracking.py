"""/count: tokens with a name, plot points and whatever else a card lets players count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.localize import slash
from bot.heroclix.commands.acting import told
from bot.heroclix.commands.options import reason
from bot.heroclix.commands.tables import complete_figure
from engine.heroclix.game import Count

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class Tracking(commands.Cog):
    """What players keep beside dials."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("count", "count")
    @app_commands.autocomplete(figure=complete_figure, by=complete_figure)
    @app_commands.guild_only()
    async def count(
        self,
        interaction: discord.Interaction[Any],
        name: str,
        change: app_commands.Range[int, -99, 99] = 1,
        figure: str | None = None,
        by: str | None = None,
        why: str = "",
    ) -> None:
        """Give or take tokens with a name: of a figure, or of one's side."""
        call = await self.bot.call_of(interaction)
        await told(call, interaction, Count, name=name, change=change, figure=figure, by=by, why=reason(why))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Tracking(bot))
