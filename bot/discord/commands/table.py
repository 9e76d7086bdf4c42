"""/board, /move, /why: what is asked of the table, whatever game it plays."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.app.faces import face_in
from bot.discord.acknowledgement import acknowledge
from bot.discord.localize import slash
from bot.discord.message import answer
from bot.discord.shells import any_table, asked_of_the_game, completed_by_the_game
from bot.table import actions
from bot.table.call import Call
from bot.table.living import TOLD, unpacked
from bot.table.reply import Reply
from bot.table.seating import call_choice
from bot.table.why import why_reply

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class TableCommands(commands.Cog):
    """The table, whatever game it plays."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("board", "board")
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction[Any], text: bool = False) -> None:
        """Show the table: its living message comes to the end of the channel; or tell it in words."""
        call = await self.bot.call_of(interaction)
        found = await any_table(call)
        if text:
            reply = await asyncio.to_thread((await face_in(call)).in_words, call, found)
            await answer(interaction, replace(reply, private=True))
            return
        (await face_in(call)).board(call, found)  # says what is missing on it
        await acknowledge(interaction)
        await self.bot.living.posted(interaction, call, found)

    @slash("move", "move")
    @app_commands.autocomplete(
        figure=completed_by_the_game("move", "figure"),
        action=completed_by_the_game("move", "action"),
        carry=completed_by_the_game("move", "carry"),
        pick_up=completed_by_the_game("move", "pick_up"),
    )
    @app_commands.guild_only()
    async def move(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        to: str | None = None,
        roll: app_commands.Range[int, 1, 6] | None = None,
        action: str | None = None,
        path: str | None = None,
        carry: str | None = None,
        drop: str | None = None,
        pick_up: str | None = None,
        put_down: str | None = None,
        leaves: bool = False,
    ) -> None:
        """Move a figure by an action that moves."""
        given = {"figure": figure, "to": to, "roll": roll, "action": action, "path": path}
        handled = {"carry": carry, "drop": drop, "pick_up": pick_up, "put_down": put_down}
        options = {name: value for name, value in {**given, **handled}.items() if value is not None}
        options |= {"leaves": True} if leaves else {}
        await asked_of_the_game(interaction, "move", **options)

    @slash("why", "why")
    @app_commands.guild_only()
    async def why(self, interaction: discord.Interaction[Any]) -> None:
        """Tell the channel's last ruling in full."""
        await answer(interaction, await last_ruling(await self.bot.call_of(interaction)))


async def last_ruling(call: Call) -> Reply:
    """Return the channel's last ruling in full. Raises UserError where there is none."""
    found = await call.store.rulings.since(call.channel_id, datetime.min.replace(tzinfo=UTC), 1)
    if not found:
        raise UserError("why-none")
    number, payload = found[-1]
    return await _with_the_call(call, why_reply(call, payload), number)


async def _with_the_call(call: Call, reply: Reply, ruling_id: int) -> Reply:
    """Return a ruling with the button that calls a judge about it, where the channel plays."""
    if await call.store.games.open_in(call.channel_id) is None:
        return reply
    return replace(reply, choices=(*reply.choices, call_choice(call, ruling_id)))


@actions.action("why")
async def show_why(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show a stored ruling in full, to whoever asks."""
    number, page = arguments
    payload = await call.store.rulings.get(actions.number_of(number))
    if payload is None:
        raise UserError("button-expired")
    reply = await _with_the_call(call, why_reply(call, payload, actions.number_of(page), int(number)), int(number))
    return replace(reply, private=True)


@actions.action(TOLD)
async def show_told(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Unfold what happened last at a table, to whoever asks."""
    living = await call.store.livings.get(actions.number_of("".join(arguments)))
    if living is None:
        raise UserError("button-expired")
    told = unpacked(living.told)
    if not (told.title or told.text):
        return Reply(text=call.say("living-nothing"), private=True)
    return replace(told, private=True)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(TableCommands(bot))
