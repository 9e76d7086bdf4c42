"""/move and /place: figures on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.discord import answer
from bot.commands.acting import board_of, carried_out
from bot.commands.options import complete_move, complete_own
from bot.commands.tables import complete_figure
from bot.games import act, table
from bot.localize import slash
from bot.orders import Order
from bot.presenters.game import outcome_reply
from engine.heroclix.game import Place

if TYPE_CHECKING:
    from bot.client import JudgeBot


class Moving(commands.Cog):
    """Figures on the map."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("move", "move")
    @app_commands.autocomplete(figure=complete_own, action=complete_move)
    @app_commands.guild_only()
    async def move(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        to: str | None = None,
        roll: app_commands.Range[int, 1, 6] | None = None,
        action: str | None = None,
        path: str | None = None,
    ) -> None:
        """Move a figure by an action that moves; without a square, those it can reach are offered."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        order = Order(
            "move",
            state.figure(figure).id,
            action or "",
            to=(to or "").strip().upper(),
            path=tuple((path or "").replace(",", " ").upper().split()),
            rolled=None if roll is None else (roll,),
        )
        await answer(interaction, await carried_out(call, order))

    @slash("place", "place")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def place(self, interaction: discord.Interaction[Any], figure: str, at: str | None = None) -> None:
        """Put a figure on a square, without an action."""
        call = await self.bot.call_of(interaction)
        where = at.strip().upper() if at and at.strip() else None
        outcome = await act(call, Place(actor=call.user_id, judge=call.judge, figure=figure, at=where))
        await answer(interaction, board_of(call, outcome, outcome_reply(call, outcome)))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Moving(bot))
