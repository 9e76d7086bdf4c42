"""/result: what the words of cards bring about that nobody reads for the players: moves, marks, mana, effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.motu.commands import outcomes
from bot.motu.commands.round import complete_character
from bot.motu.table import table

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

MOVES = ("teleport", "jump", "charge", "directed")
SHIFTS = ("pull", "push", "swap")
SIGNS = ("positive", "negative")


async def complete_mark(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the marks on the channel's field."""
    try:
        state = (await table(await interaction.client.call_of(interaction))).state
    except UserError:
        return []
    wanted = current.strip().casefold()
    ids = [mark.id for mark in state.marks if wanted in mark.id.casefold()]
    return [app_commands.Choice(name=id_[:100], value=id_[:100]) for id_ in ids][:25]


class Result(commands.Cog):
    """What cards of Battleground bring about."""

    of_cards = group("result", "result", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("result-move", "move", of_cards)
    @app_commands.autocomplete(figure=complete_character, toward=complete_character)
    @app_commands.choices(how=choices_of("motu-how", MOVES))
    async def move(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        how: str,
        to: str,
        toward: str | None = None,
        speed: app_commands.Range[int, -20, 20] = 0,
        free: bool = False,
    ) -> None:
        """Move by an effect: teleport, jump, charge, or toward something."""
        call = await self.bot.call_of(interaction)
        moved = await outcomes.move(call, figure=figure, how=how, to=to, toward=toward, speed=speed, free=free)
        await answer(interaction, moved)

    @slash("result-shift", "shift", of_cards)
    @app_commands.autocomplete(figure=complete_character, by=complete_character)
    @app_commands.choices(how=choices_of("motu-how", SHIFTS))
    async def shift(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        how: str,
        by: str,
        hexes: app_commands.Range[int, 1, 30] = 1,
        to: str | None = None,
    ) -> None:
        """Pull or push a character, or swap two."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await outcomes.shift(call, figure=figure, how=how, by=by, hexes=hexes, to=to))

    @slash("result-mark", "mark", of_cards)
    @app_commands.autocomplete(figure=complete_character)
    async def mark(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        at: str,
        radius: app_commands.Range[int, 0, 100],
        kind: app_commands.Range[str, 1, 40],
    ) -> None:
        """Place a mark."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await outcomes.mark(call, figure=figure, at=at, radius=radius, kind=kind))

    @slash("result-unmark", "unmark", of_cards)
    @app_commands.autocomplete(mark=complete_mark)
    async def unmark(self, interaction: discord.Interaction[Any], mark: str) -> None:
        """Take a mark off the field."""
        await answer(interaction, await outcomes.unmark(await self.bot.call_of(interaction), mark=mark))

    @slash("result-mana", "mana", of_cards)
    @app_commands.autocomplete(figure=complete_character)
    async def mana(
        self, interaction: discord.Interaction[Any], figure: str, change: app_commands.Range[int, -5, 5]
    ) -> None:
        """Give mana to a character, or take it."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await outcomes.mana(call, figure=figure, change=change))

    @slash("result-effect", "effect", of_cards)
    @app_commands.autocomplete(figure=complete_character)
    @app_commands.choices(sign=choices_of("motu-sign", SIGNS))
    async def effect(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        sign: str,
        name: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        """Give an effect of a card's own, or end the one that is there."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await outcomes.effect(call, figure=figure, sign=sign, name=name))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Result(bot))
