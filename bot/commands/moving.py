"""/move and /place: figures on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.discord import answer
from bot.commands.acting import told
from bot.commands.open_menus import carried_out_with_menu
from bot.commands.options import (
    action_slug,
    complete_element,
    complete_move,
    complete_own,
    complete_passenger,
    complete_placed,
    squares_of,
)
from bot.games import table
from bot.localize import slash
from bot.orders import Order
from bot.placing import elements_of
from engine.heroclix.game import Place, PlaceElement

if TYPE_CHECKING:
    from bot.client import JudgeBot


class Moving(commands.Cog):
    """Figures on the map."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("move", "move")
    @app_commands.autocomplete(
        figure=complete_own, action=complete_move, carry=complete_passenger, pick_up=complete_element
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
    ) -> None:
        """Move a figure by an action that moves; without a square, those it can reach are offered."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        order = Order(
            "move",
            state.figure(figure).id,
            action_slug(action) if action else "",
            to=(to or "").strip().upper(),
            path=squares_of(path),
            rolled=None if roll is None else (roll,),
            carry=tuple(state.figure(name, "carry").id for name in (carry or "").split(",") if name.strip()),
            drop=squares_of(drop),
            pick_up=(pick_up or "").strip(),
            put_down=squares_of(put_down),
        )
        await answer(interaction, await carried_out_with_menu(call, order))

    @slash("place", "place")
    @app_commands.autocomplete(figure=complete_placed)
    @app_commands.guild_only()
    async def place(self, interaction: discord.Interaction[Any], figure: str, at: str | None = None) -> None:
        """Put a figure, an object or a marker on a square, without an action."""
        call = await self.bot.call_of(interaction)
        where = at.strip().upper() if at and at.strip() else None
        if figure.strip() in elements_of((await table(call)).state):
            await told(call, interaction, PlaceElement, element=figure.strip(), at=where)
        else:
            await told(call, interaction, Place, figure=figure, at=where)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Moving(bot))
