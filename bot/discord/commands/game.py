"""/game: open, join, leave, show, undo, redo, log, end, export, import."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.app.faces import every_ruleset, every_side, face_in, face_of
from bot.discord import opening  # noqa: F401  # what the opening message's buttons do
from bot.discord.called import called
from bot.discord.commands import game_story, seats
from bot.discord.commands.game_files import exported, imported
from bot.discord.living import CALL
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.discord.shells import any_table, asked_of_the_game, handled
from bot.discord.threads import in_thread
from bot.table import seating
from bot.table.clock_reply import clock_reply
from bot.table.verify_reply import with_commitment

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

__all__ = ["Game", "seats", "setup"]

NOBODY = "nobody"  # of the winner's choices, beside the sides


class Game(commands.Cog):
    """Games live on servers: one open game for each channel."""

    game = group("game", "game", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("game-new", "new", game)
    @app_commands.choices(ruleset=choices_of("ruleset", every_ruleset()))
    async def new(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, 1, 10_000] = 300,
        name: str = "",
        royale: bool = False,
        ruleset: str | None = None,
        thread: bool = False,
    ) -> None:
        """Open a game in this channel, or in a thread of its own, by the channel's ruleset or another."""
        call = await self.bot.call_of(interaction)
        if ruleset in every_ruleset():
            await call.opened(ruleset)
            call = replace(call, ruleset=ruleset)
        face_of(call.ruleset)  # says so where games of it are not shown yet
        options: dict[str, Any] = {"points": points, "name": name, "royale": royale}
        if not thread:
            await answer(interaction, await with_commitment(call, await handled(call, "game-new", **options)))
            return
        async with in_thread(interaction, call, name) as there:
            reply = await handled(there, "game-new", **options)
            interaction.extras[CALL] = there
            told = call.say("living-thread", thread=f"<#{there.channel_id}>")
            await answer(interaction, await with_commitment(there, replace(reply, line=told)))

    @slash("game-join", "join", game)
    @app_commands.choices(side=choices_of("side", every_side()))
    async def join(self, interaction: discord.Interaction[Any], side: str | None = None) -> None:
        """Take a seat."""
        await asked_of_the_game(interaction, "game-join", side=side)

    @slash("game-leave", "leave", game)
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Give the seat up."""
        await asked_of_the_game(interaction, "game-leave")

    @slash("game-hand", "hand", game)
    @app_commands.choices(side=choices_of("side", every_side()))
    async def hand(self, interaction: discord.Interaction[Any], to: discord.Member, side: str | None = None) -> None:
        """Offer one's seat to another player, who takes it by a button."""
        call = await self.bot.call_of(interaction)
        if to.bot:
            raise UserError("seat-not-a-bot")
        await answer(interaction, await seating.offered(call, str(to.id), called(to), side))

    @slash("game-pause", "pause", game)
    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        """Let the game rest, for weeks if need be."""
        await answer(interaction, await seating.paused(await self.bot.call_of(interaction)))

    @slash("game-resume", "resume", game)
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        """Go on with a game that rests."""
        await answer(interaction, await seating.resumed(await self.bot.call_of(interaction)))

    @slash("game-clock", "clock", game)
    async def clock(
        self,
        interaction: discord.Interaction[Any],
        turn: app_commands.Range[int, 0, 600] | None = None,
        match: app_commands.Range[int, 0, 1440] | None = None,
    ) -> None:
        """Give a turn, or the match, so many minutes, with warnings; or tell how it stands."""
        await answer(interaction, await clock_reply(await self.bot.call_of(interaction), turn, match))

    @slash("game-show", "show", game)
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Show how the game stands."""
        call = await self.bot.call_of(interaction)
        found = await any_table(call)
        await answer(interaction, (await face_in(call)).standing(call, found))

    @slash("game-undo", "undo", game)
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Take the last step back; of a game that has ended, its end, from when on its dice have another seed."""
        call = await self.bot.call_of(interaction)
        over = await call.store.games.open_in(call.channel_id) is None
        reply = await handled(call, "game-undo")
        await answer(interaction, await with_commitment(call, reply) if over else reply)

    @slash("game-redo", "redo", game)
    async def redo(self, interaction: discord.Interaction[Any]) -> None:
        """Put the last step back."""
        await asked_of_the_game(interaction, "game-redo")

    @slash("game-log", "log", game)
    @app_commands.choices(side=choices_of("side", every_side()))
    async def log(
        self,
        interaction: discord.Interaction[Any],
        figure: str | None = None,
        side: str | None = None,
        turn: app_commands.Range[int, 0, 999] | None = None,
        rulings: bool = False,
    ) -> None:
        """Tell what happened: all of it, or what concerns a figure, a side, a turn; or the rulings alone."""
        call = await self.bot.call_of(interaction)
        if rulings:
            if figure or side or turn is not None:
                raise UserError("log-rulings-alone")
            await answer(interaction, await game_story.rulings(call))
            return
        await answer(interaction, await game_story.log_of(call, figure or "", side or "", turn))

    @slash("game-summary", "summary", game)
    async def summary(self, interaction: discord.Interaction[Any]) -> None:
        """Tell what the game came to, with a strip of its boards."""
        await answer(interaction, await game_story.summary(await self.bot.call_of(interaction)))

    @slash("game-dice", "dice", game)
    async def dice(self, interaction: discord.Interaction[Any]) -> None:
        """Show each player's dice against what was to be expected."""
        await answer(interaction, await game_story.dice(await self.bot.call_of(interaction)))

    @slash("game-replay", "replay", game)
    async def replay(self, interaction: discord.Interaction[Any]) -> None:
        """Show the game as an animated picture."""
        await answer(interaction, await game_story.replay(await self.bot.call_of(interaction)))

    @slash("game-end", "end", game)
    @app_commands.choices(winner=[*choices_of("side", every_side()), *choices_of("winner", (NOBODY,))])
    async def end(self, interaction: discord.Interaction[Any], winner: str | None = None) -> None:
        """End the game, show who won, and free the channel."""
        named = "" if winner == NOBODY else winner
        await asked_of_the_game(interaction, "game-end", winner=named)

    @slash("game-export", "export", game)
    @app_commands.choices(format=choices_of("export", ("game", "page")))
    async def export(self, interaction: discord.Interaction[Any], format: str = "game") -> None:  # noqa: A002
        """Hand the game out as a file: its log with its position and dice, or a page that people read."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await (game_story.page(call) if format == "page" else exported(call)))

    @slash("game-import", "import", game)
    async def import_(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """Open a game from an exported file in this channel."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await with_commitment(call, await imported(call, file)))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Game(bot))
