"""/sideline and /throw: figures that wait beside the map or come back, coins and special dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import group, slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import told
from bot.heroclix.commands.options import reason
from bot.heroclix.commands.tables import complete_figure, complete_waiting, matching
from bot.heroclix.presenters.game import waiting_reply
from bot.heroclix.table import table
from bot.table.call import Call
from engine.heroclix.game import BringIn, Throw, ToSideline
from engine.heroclix.game.decide.beside.dice import HEADS, TAILS
from engine.heroclix.game.events.tracked import COIN

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

COIN_TERMS = {"coin": COIN, "coin-heads": HEADS, "coin-tails": TAILS}
DICE = (COIN, "d4", "d6", "d8", "d10", "d12", "d20")


async def complete_die(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the usual dice; the faces of any other may be typed."""
    call = await interaction.client.call_of(interaction)
    return matching(current, ((die, call.words.term(die) if die == COIN else die) for die in DICE))


def coin_words(call: Call) -> Mapping[str, str]:
    """Return what the reader's language calls a coin and its faces, in small letters, and what the engine does."""
    return {call.words.term(term).casefold(): name for term, name in COIN_TERMS.items()}


class Sideline(commands.Cog):
    """Who waits beside the map, and what is thrown there."""

    sideline = group("sideline", "sideline", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("sideline-send", "send", sideline)
    @app_commands.autocomplete(figure=complete_figure)
    async def send(self, interaction: discord.Interaction[Any], figure: str) -> None:
        """Put a figure on its sideline."""
        await told(await self.bot.call_of(interaction), interaction, ToSideline, figure=figure)

    @slash("sideline-enter", "enter", sideline)
    @app_commands.autocomplete(figure=complete_waiting, by=complete_figure)
    async def enter(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        at: str | None = None,
        start: app_commands.Range[int, 1, 60] | None = None,
        by: str | None = None,
        waits: bool = False,
    ) -> None:
        """Bring a figure in from the sideline, or back from the KO area."""
        call = await self.bot.call_of(interaction)
        where = (at or "").strip().upper() or None
        await told(call, interaction, BringIn, figure=figure, at=where, start=start, by=by, sideline=waits)

    @slash("sideline-list", "list", sideline)
    async def list(self, interaction: discord.Interaction[Any]) -> None:
        """List who is on the sidelines and in the KO areas."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, waiting_reply(call, (await table(call)).state))

    @slash("throw", "throw")
    @app_commands.autocomplete(die=complete_die)
    @app_commands.guild_only()
    async def throw(
        self,
        interaction: discord.Interaction[Any],
        die: str,
        count: app_commands.Range[int, 1, 20] | None = None,
        results: str = "",
        why: str = "",
    ) -> None:
        """Flip a coin or roll special dice; the result stays in the log."""
        call = await self.bot.call_of(interaction)
        known = coin_words(call)
        die, *thrown = (known.get(one.strip().casefold(), one) for one in (die, *results.replace(",", " ").split()))
        if thrown and count not in (None, len(thrown)):
            raise UserError("throw-count", count=count, given=len(thrown))
        await told(call, interaction, Throw, die=die, count=count or 1, results=thrown, why=reason(why))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Sideline(bot))
