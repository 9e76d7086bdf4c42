"""/game: open, join, leave, show, undo, redo, log, end, export, import."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.commands.game_files import ended, exported, imported
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import told
from bot.heroclix.commands.agreeing import opened_again
from bot.heroclix.commands.tables import SIDES, logged
from bot.heroclix.presenters.after import changed_board
from bot.heroclix.presenters.agreeing import end_proposal, undo_proposal
from bot.heroclix.presenters.game import game_reply, history_reply, log_reply, of_step, outcome_reply
from bot.heroclix.presenters.score import result_reply
from bot.store import GameAlreadyOpen
from bot.table.games import act, open_game, table
from bot.table.reply import Reply, Tone, safe
from engine.heroclix.game import EndGame, Join, Leave, NewGame, Redo, Undo
from engine.heroclix.game.describe.messages import END_ASKS, UNDO_ASKS

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

NOBODY = "nobody"  # of the winner's choices


class Game(commands.Cog):
    """Games live on servers: one open game for each channel."""

    game = group("game", "game", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("game-new", "new", game)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, 1, 10_000] = 300,
        name: str = "",
        royale: bool = False,
    ) -> None:
        """Open a game in this channel."""
        call = await self.bot.call_of(interaction)
        facts: dict[str, Any] = {"ruleset": call.ruleset, "build_total": points, "name": name, "battle_royale": royale}
        command = NewGame(actor=call.user_id, judge=call.judge, **facts)
        try:
            outcome = await open_game(call, command)
        except GameAlreadyOpen:
            raise UserError("game-already-open") from None
        await answer(interaction, game_reply(call, outcome.table) if outcome.accepted else outcome_reply(call, outcome))

    @slash("game-join", "join", game)
    @app_commands.choices(side=choices_of("side", SIDES))
    async def join(self, interaction: discord.Interaction[Any], side: str | None = None) -> None:
        """Take a seat."""
        call = await self.bot.call_of(interaction)
        title = call.say("game-join-title", name=safe(call.user_name))
        await told(call, interaction, Join, title, name=call.user_name[:80], side=side)

    @slash("game-leave", "leave", game)
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Give the seat up."""
        await told(await self.bot.call_of(interaction), interaction, Leave)

    @slash("game-show", "show", game)
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Show how the game stands."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, game_reply(call, await table(call)))

    @slash("game-undo", "undo", game)
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Take the last step back."""
        await self._back_or_on(interaction, Undo, "undo-title")

    @slash("game-redo", "redo", game)
    async def redo(self, interaction: discord.Interaction[Any]) -> None:
        """Put the last step back."""
        await self._back_or_on(interaction, Redo, "redo-title")

    @slash("game-log", "log", game)
    async def log(self, interaction: discord.Interaction[Any]) -> None:
        """Tell what happened."""
        call = await self.bot.call_of(interaction)
        found, events, times = await logged(call)
        await answer(interaction, log_reply(call, found, events, times))

    @slash("game-end", "end", game)
    @app_commands.choices(winner=choices_of("winner", (*SIDES, NOBODY)))
    async def end(self, interaction: discord.Interaction[Any], winner: str | None = None) -> None:
        """End the game, show who won, and free the channel."""
        call = await self.bot.call_of(interaction)
        named = "" if winner == NOBODY else winner
        outcome = await ended(call, EndGame(named, actor=call.user_id, judge=call.judge))
        if outcome is None:
            await answer(interaction, Reply(text=call.say("game-closed-unread"), tone=Tone.WARN))
        elif outcome.accepted:
            await answer(interaction, result_reply(call, outcome))
        elif any(step.message == END_ASKS.key for step in outcome.ruling.steps):
            await answer(interaction, end_proposal(call, outcome.table, winner or ""))
        else:
            await answer(interaction, outcome_reply(call, outcome))

    @slash("game-export", "export", game)
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the game out as a file: its log, and its position for `judge adjudicate`."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await exported(call))

    @slash("game-import", "import", game)
    async def import_(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """Open a game from an exported file in this channel."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await imported(call, file))

    async def _back_or_on(self, interaction: discord.Interaction[Any], command: type[Undo | Redo], title: str) -> None:
        """Take a step back, or put one back, and tell what it was."""
        call = await self.bot.call_of(interaction)
        if command is Undo and await call.store.games.open_in(call.channel_id) is None:
            await answer(interaction, await opened_again(call))
            return
        _, events, _ = await logged(call)
        outcome = await act(call, command(actor=call.user_id, judge=call.judge))
        if any(step.message == UNDO_ASKS.key for step in outcome.ruling.steps):
            await answer(interaction, undo_proposal(call, outcome.table, outcome.ruling, events))
            return
        reply = history_reply(call, outcome, events, call.say(title))
        draw = changed_board(call, outcome.table.state, of_step(outcome, events), way=False)
        await answer(interaction, replace(reply, draw=draw))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Game(bot))
