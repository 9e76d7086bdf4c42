"""/turn: begin, end, show."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.discord import answer
from bot.call import Call
from bot.commands.acting import carried_out, shown_outcome
from bot.commands.tables import SIDES
from bot.games import Table, act, table
from bot.localize import choices_of, group, slash
from bot.orders import Order
from bot.presenters.after import next_steps
from bot.presenters.game import game_reply
from bot.reply import Block, Reply
from engine.heroclix.game import EndTurn

if TYPE_CHECKING:
    from bot.client import JudgeBot


class Turns(commands.Cog):
    """The turns of a game."""

    turn = group("turn", "turn", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("turn-end", "end", turn)
    @app_commands.choices(first=choices_of("side", SIDES))
    async def end(self, interaction: discord.Interaction[Any], first: str | None = None, effect: bool = False) -> None:
        """End the turn; during set-up, begin the first one."""
        call = await self.bot.call_of(interaction)
        outcome = await act(call, EndTurn(actor=call.user_id, judge=call.judge, first=first, effect=effect))
        await answer(interaction, await shown_outcome(call, outcome, call.say("turn-title")))

    @slash("turn-begin", "begin", turn)
    async def begin(self, interaction: discord.Interaction[Any]) -> None:
        """Go on to the action phase without the rolls left at the beginning of the turn."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await carried_out(call, Order("begin")))

    @slash("turn-show", "show", turn)
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Show whose turn it is."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, turn_reply(call, await table(call)))


def turn_reply(call: Call, found: Table) -> Reply:
    """Return how the game stands, with what it waits for and the buttons to go on."""
    stands, comes = game_reply(call, found), next_steps(call, found)
    if comes is None:
        return stands
    waits = Block(comes.title, comes.text) if comes.title else None
    blocks = ((waits,) if waits else ()) + comes.blocks + stands.blocks
    return replace(stands, blocks=blocks, choices=comes.choices, menus=comes.menus)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Turns(bot))
