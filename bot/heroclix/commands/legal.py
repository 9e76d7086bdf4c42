"""/legal: what a figure, or a whole side, may be told to do now, and the menus that do it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import slash
from bot.discord.message import answer
from bot.heroclix.commands.errands import with_printed_actions
from bot.heroclix.commands.options import complete_own, listed_for, may_now
from bot.heroclix.commands.tables import table_of_button
from bot.heroclix.presenters.after import with_the_rest
from bot.heroclix.presenters.judging import legal_actions_reply, side_reply, with_versions, with_what_waits
from bot.heroclix.table import Table, table
from bot.table import actions
from bot.table.call import Call
from bot.table.reply import Reply

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class Legal(commands.Cog):
    """What may be done now."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("legal", "legal")
    @app_commands.autocomplete(figure=complete_own)
    @app_commands.guild_only()
    async def legal(self, interaction: discord.Interaction[Any], figure: str | None = None) -> None:
        """List what a figure may be told to do now, and why not the rest; without one, the whole side at a glance."""
        call = await self.bot.call_of(interaction)
        found = await table(call)
        if figure is None:
            reply = await asyncio.to_thread(_of_a_side, call, found)
        else:
            reply = await asyncio.to_thread(of_a_figure, call, found, figure)
        await answer(interaction, with_the_rest(call, found, reply))


def of_a_figure(call: Call, found: Table, figure: str) -> Reply:
    """Return what a figure may be told to do now."""
    chosen = found.state.figure(figure)
    listed = listed_for(found.state, chosen.id)
    reply = legal_actions_reply(call, found, chosen, listed["actions"], listed["notes"])
    reply = with_versions(
        call, found.state, chosen.id, [one["action"] for one in listed["actions"] if one["legal"]], reply
    )
    return with_what_waits(call, found.state, with_printed_actions(call, found, chosen.id, reply))


def _of_a_side(call: Call, found: Table) -> Reply:
    """The side of whoever asks; for others the one whose turn it is."""
    state = found.state
    seat = state.player(call.user_id)
    side = seat.side if seat is not None else state.active
    standing = [figure for figure in state.in_play if figure.side == side and figure.squares]
    reply = side_reply(call, found, side, {figure.id: may_now(state, figure.id) for figure in standing})
    return with_what_waits(call, state, reply)


@actions.action("legal")
async def show_legal(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show what one figure of the menu may do, to whoever chose it."""
    game_id, head, number = (*",".join(arguments).split(","), "", "", "")[:3]
    found = await table_of_button(call, game_id, head)
    place = actions.number_of(number)
    if place >= len(found.state.figures):
        raise UserError("button-stale")
    reply = await asyncio.to_thread(of_a_figure, call, found, found.state.figures[place].id)
    return replace(reply, private=True)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Legal(bot))
