"""/score: the victory points of a game, and points entered by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.heroclix.commands.tables import SIDES
from bot.heroclix.presenters.game import outcome_reply
from bot.heroclix.presenters.score import score_reply
from bot.heroclix.table import act, table
from bot.table.games import last_logged
from engine.heroclix.game import EnterScore, GameState

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

POINTS = ("victory", "mission")


class Score(commands.Cog):
    """The points of a game."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("score", "score")
    @app_commands.choices(side=choices_of("side", SIDES), points_kind=choices_of("points", POINTS))
    @app_commands.guild_only()
    async def score(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, -10_000, 10_000] | None = None,
        side: str | None = None,
        points_kind: str = "victory",
        why: app_commands.Range[str, 1, 200] = "",
    ) -> None:
        """Show the points, or enter some by hand."""
        call = await self.bot.call_of(interaction)
        if points is None:
            found, _, _ = await last_logged(call, GameState)
            await answer(interaction, score_reply(call, found.state))
            return
        state = (await table(call)).state
        seat = state.player(call.user_id)
        whose = side or (seat.side if seat else None)
        if whose is None:
            raise UserError("score-which-side")
        mission = points_kind == "mission"
        command = EnterScore(whose, points, mission=mission, why=why, actor=call.user_id, judge=call.judge)
        outcome = await act(call, command)
        told = outcome_reply(call, outcome)
        await answer(interaction, score_reply(call, outcome.table.state, told.text) if outcome.accepted else told)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Score(bot))
