"""/verify: the bot's dice, and how anybody redoes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.commands.confirming import confirming_set
from bot.discord.commands.files import read_attachment
from bot.discord.localize import slash
from bot.discord.message import answer
from bot.discord.shells import any_state
from bot.table.call import Call
from bot.table.dice_seats import contributed, last_table, renewed
from bot.table.reply import Reply
from bot.table.verify_reply import dice_reply, redone_reply

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class VerifyCommands(commands.Cog):
    """Dice that nobody need believe."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("verify", "verify")
    @app_commands.guild_only()
    async def verify(
        self,
        interaction: discord.Interaction[Any],
        contribute: str | None = None,
        reveal: bool = False,
        file: discord.Attachment | None = None,
        confirm: bool | None = None,
    ) -> None:
        """Show the game's dice; put something into them, ask for their seed, redo rolls, have typed ones confirmed."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await _verified(call, contribute, reveal, file, confirm))


async def _verified(
    call: Call, contribute: str | None, reveal: bool, file: discord.Attachment | None, confirm: bool | None
) -> Reply:
    if sum((contribute is not None, reveal, file is not None, confirm is not None)) > 1:
        raise UserError("verify-one-at-a-time")
    if file is not None:
        return redone_reply(call, await read_attachment(call, "dice", file))
    told = ""
    if contribute is not None:
        told = await contributed(call, any_state(), contribute)
    if confirm is not None:
        told = await confirming_set(call, wanted=confirm)
    if reveal:
        told = await renewed(call, any_state())
    found = await last_table(call, any_state())
    return dice_reply(call, found.game_id, found.state.players, await call.store.dice.of_game(found.game_id), told)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(VerifyCommands(bot))
