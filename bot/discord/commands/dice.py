"""/roll: dice, anywhere; in a channel with a game they are the game's, and can be verified."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.localize import slash
from bot.discord.message import answer
from bot.discord.shells import any_state
from bot.table.dice import SystemDice, parse_dice
from bot.table.dice_reply import roll_reply
from bot.table.dice_seats import rolled_in_game

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class DiceCommands(commands.Cog):
    """Dice go anywhere: servers, direct messages, and as an app of the user's own."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("roll", "roll")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def roll(self, interaction: discord.Interaction[Any], dice: str = "2d6") -> None:
        """Roll dice for everybody to see."""
        call = await self.bot.call_of(interaction)
        count, added = parse_dice(dice)
        if await call.store.games.open_in(call.channel_id) is None:
            await answer(interaction, roll_reply(call, SystemDice().roll(count), added))
            return
        number, thrown = await rolled_in_game(call, any_state(), count)
        await answer(interaction, roll_reply(call, thrown, added, number))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(DiceCommands(bot))
