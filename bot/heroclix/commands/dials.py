"""/damage, /heal, /click, /token: dials and tokens set to what the table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import slash
from bot.heroclix.commands.acting import told
from bot.heroclix.commands.options import reason
from bot.heroclix.commands.tables import complete_figure
from bot.heroclix.table import table
from engine.heroclix.game import Correct, Damage, GameState, Heal, Token

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class Dials(commands.Cog):
    """Dials and tokens, by hand."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("damage", "damage")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def damage(
        self, interaction: discord.Interaction[Any], figure: str, clicks: app_commands.Range[int, 1, 60], why: str = ""
    ) -> None:
        """Click a figure down, outside an attack."""
        await told(
            await self.bot.call_of(interaction), interaction, Damage, figure=figure, clicks=clicks, why=reason(why)
        )

    @slash("heal", "heal")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def heal(
        self, interaction: discord.Interaction[Any], figure: str, clicks: app_commands.Range[int, 1, 60], why: str = ""
    ) -> None:
        """Click a figure up, to its starting line at most."""
        await told(
            await self.bot.call_of(interaction), interaction, Heal, figure=figure, clicks=clicks, why=reason(why)
        )

    @slash("token", "token")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def token(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        change: app_commands.Range[int, -2, 2] = 1,
        why: str = "",
    ) -> None:
        """Give or take action tokens."""
        await told(
            await self.bot.call_of(interaction), interaction, Token, figure=figure, change=change, why=reason(why)
        )

    @slash("click", "click")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def click(self, interaction: discord.Interaction[Any], figure: str, to: str, why: str = "") -> None:
        """Turn a dial to a click: a number, so many up or down, or KO; whatever the rules say of it."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        found = state.figure(figure)
        click = click_of(state, found.id, to)
        gone = "KO" if click > (found.card.clicks or click) else ""  # the number alone would not tell it
        why = " · ".join(part for part in (gone, reason(why)) if part)
        await told(call, interaction, Correct, figure=found.id, field="click", value=click, why=reason(why))


def click_of(state: GameState, figure: str, text: str) -> int:
    """Return the click that a text names: `4`, `+1` (one up, towards the first), `-2` (two down), or `KO`.

    Raises UserError for anything else, and for a figure whose dial is not known.
    """
    found = state.by_id(figure)
    clicks = found.card.clicks
    if clicks is None:
        raise UserError("click-no-dial", figure=found.name)
    typed = text.strip().replace("−", "-").casefold()
    number = typed.removeprefix("+").removeprefix("-")
    if typed == "ko":
        return clicks + 1
    if not number.isdecimal() or len(number) > 2:
        raise UserError("click-malformed", given=text[:40], clicks=clicks)
    by = int(number)
    to = found.click - by if typed[0] == "+" else found.click + by if typed[0] == "-" else by
    if not 1 <= to <= clicks + 1 and by and typed[0] in "+-":
        raise UserError("click-beyond", figure=found.name, click=found.click, clicks=clicks, given=typed)
    if not 1 <= to <= clicks + 1:
        raise UserError("click-malformed", given=text[:40], clicks=clicks)
    return to


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Dials(bot))
