"""/move and /place: figures on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.localize import slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import told
from bot.heroclix.commands.open_menus import carried_out_with_menu
from bot.heroclix.commands.options import (
    action_slug,
    complete_placed,
    squares_of,
)
from bot.heroclix.commands.tables import table_of_button
from bot.heroclix.orders.order import Order
from bot.heroclix.presenters.game import outcome_reply
from bot.heroclix.table import Table, act, table
from bot.heroclix.typing.placing import elements_of
from bot.table import actions
from bot.table.call import Call
from bot.table.reply import Choice, Reply, safe
from engine.heroclix.game import Place, PlaceElement

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

OFF = frozenset(("off", "fuera", "-"))  # of the map, as players type it
LONGEST_ID = 50  # letters of what a button can name beside the game, the board and the owner


class Moving(commands.Cog):
    """Figures on the map."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("place", "place")
    @app_commands.autocomplete(figure=complete_placed)
    @app_commands.guild_only()
    async def place(self, interaction: discord.Interaction[Any], figure: str, at: str | None = None) -> None:
        """Put a figure, an object or a marker on a square, without an action."""
        call = await self.bot.call_of(interaction)
        found = await table(call)
        if not (at and at.strip()):
            await answer(interaction, where_reply(call, found, figure))
            return
        where = None if at.strip().casefold() in OFF else at.strip().upper()
        if figure.strip() in elements_of(found.state):
            await told(call, interaction, PlaceElement, element=figure.strip(), at=where)
        else:
            await told(call, interaction, Place, figure=figure, at=where)


async def move(
    call: Call,
    *,
    figure: str,
    to: str = "",
    roll: int | None = None,
    action: str = "",
    path: str = "",
    carry: str = "",
    drop: str = "",
    pick_up: str = "",
    put_down: str = "",
    leaves: bool = False,
) -> Reply:
    """Move a figure by an action that moves; without a square, those it can reach are offered."""
    state = (await table(call)).state
    order = Order(
        "move",
        state.figure(figure).id,
        action_slug(state.rules.powers, action) if action else "",
        to=to.strip().upper(),
        path=squares_of(path),
        rolled=None if roll is None else (roll,),
        carry=tuple(state.figure(name, "carry").id for name in carry.split(",") if name.strip()),
        drop=squares_of(drop),
        pick_up=pick_up.strip(),
        put_down=squares_of(put_down),
        leaves=leaves,
    )
    return await carried_out_with_menu(call, order)


@actions.action("off-map")
async def off_map(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Take a figure, an object or a marker off the map; from an older board nothing happens."""
    game_id, head, named = (*arguments, "", "", "")[:3]
    found = await table_of_button(call, game_id, head)
    who: dict[str, Any] = {"actor": call.user_id, "judge": call.judge}
    element = named in elements_of(found.state)
    outcome = await act(call, PlaceElement(named, None, **who) if element else Place(named, None, **who))
    return outcome_reply(call, outcome)


def where_reply(call: Call, found: Table, named: str) -> Reply:
    """Ask on which square a figure, an object or a marker is put. Raises DocumentError where there is none."""
    known = named.strip() if named.strip() in elements_of(found.state) else found.state.figure(named).id
    shown = safe(found.state.names.get(known, known))
    arguments = (str(found.game_id), str(found.head), known)
    off = Choice(call.say("place-off-button"), "off-map", arguments, "secondary", call.user_id)
    fits = len(known) <= LONGEST_ID
    text = call.say("place-where", figure=safe(known))
    return Reply(call.say("place-title", figure=shown), text, choices=(off,) if fits else (), private=True)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Moving(bot))
