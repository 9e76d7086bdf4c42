"""/result: what the words of cards bring about that nobody reads for the players: moves, marks, mana, effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.localize import choices_of, group, slash
from bot.motu.commands.answering import answered, characters, marks

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

MOVES = ("teleport", "jump", "charge", "directed")
SHIFTS = ("pull", "push", "swap")
SIGNS = ("positive", "negative")


class Result(commands.Cog):
    """What cards of Battleground bring about."""

    of_cards = group("result", "result", guild_only=True)

    @slash("result-move", "move", of_cards)
    @app_commands.autocomplete(figure=characters, toward=characters)
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
        given = {"figure": figure, "how": how, "to": to, "toward": toward, "speed": speed, "free": free}
        await answered(interaction, "result-move", **given)

    @slash("result-shift", "shift", of_cards)
    @app_commands.autocomplete(figure=characters, by=characters)
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
        await answered(interaction, "result-shift", figure=figure, how=how, by=by, hexes=hexes, to=to)

    @slash("result-mark", "mark", of_cards)
    @app_commands.autocomplete(figure=characters)
    async def mark(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        at: str,
        radius: app_commands.Range[int, 0, 100],
        kind: app_commands.Range[str, 1, 40],
    ) -> None:
        """Place a mark."""
        await answered(interaction, "result-mark", figure=figure, at=at, radius=radius, kind=kind)

    @slash("result-unmark", "unmark", of_cards)
    @app_commands.autocomplete(mark=marks)
    async def unmark(self, interaction: discord.Interaction[Any], mark: str) -> None:
        """Take a mark off the field."""
        await answered(interaction, "result-unmark", mark=mark)

    @slash("result-mana", "mana", of_cards)
    @app_commands.autocomplete(figure=characters)
    async def mana(
        self, interaction: discord.Interaction[Any], figure: str, change: app_commands.Range[int, -5, 5]
    ) -> None:
        """Give mana to a character, or take it."""
        await answered(interaction, "result-mana", figure=figure, change=change)

    @slash("result-effect", "effect", of_cards)
    @app_commands.autocomplete(figure=characters)
    @app_commands.choices(sign=choices_of("motu-sign", SIGNS))
    async def effect(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        sign: str,
        name: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        """Give an effect of a card's own, or end the one that is there."""
        await answered(interaction, "result-effect", figure=figure, sign=sign, name=name)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Result(bot))
