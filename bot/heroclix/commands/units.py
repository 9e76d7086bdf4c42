"""/unit: what is on the shelf, shown before it is taken; a figure or a force put there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import slash
from bot.discord.message import answer
from bot.heroclix.commands.tables import edition_in
from bot.heroclix.presenters.unit import unit_reply
from bot.heroclix.typing.figure_line import FigureLine
from bot.heroclix.typing.files import READERS
from bot.store import KeptUnit
from bot.table.call import Call
from bot.table.shelf import PREFIX, label_of, offered, taken
from engine.heroclix.game.state.card import read_card
from engine.heroclix.ruleset import edition

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

__all__ = ["GAME", "Units", "complete_unit", "lines_of", "shelved"]

GAME = "heroclix"


async def shelved(call: Call, current: str) -> list[app_commands.Choice[str]]:
    """Offer what is on the shelf for what was typed."""
    labels = await call.store.shelf.labels(call.guild_id or 0, GAME)
    return [
        app_commands.Choice(name=label_of(label)[:100], value=f"{PREFIX}{label.id}")
        for label in offered(labels, current)
    ]


async def complete_unit(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the shelf."""
    return await shelved(await interaction.client.call_of(interaction), current)


def lines_of(unit: KeptUnit, ruleset: str) -> tuple[list[FigureLine], tuple[tuple[str, dict[str, Any]], ...]]:
    """Return the cards of a unit or a force by an edition's powers, and what was left out. Raises UserError."""
    force = unit.document.get("force")
    documents = force if isinstance(force, list) else [unit.document]
    read = [READERS["unit"](json.dumps(document), ruleset) for document in documents]
    notes = tuple(note for each in read for note in each["notes"])
    return [FigureLine(each["document"]) for each in read], notes


class Units(commands.Cog):
    """The shelf."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("unit", "unit")
    @app_commands.autocomplete(name=complete_unit)
    @app_commands.guild_only()
    async def unit(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Show a unit of the shelf: its dial click by click, its powers, its keywords, its texts."""
        call = await self.bot.call_of(interaction)
        found = await taken(call, GAME, name)
        if found is None:
            near = offered(await call.store.shelf.labels(call.guild_id or 0, GAME), name)[:5]
            raise UserError("shelf-none" if near else "shelf-empty", name=name[:60], near=tuple(map(label_of, near)))
        ruleset = await edition_in(call)
        lines, _ = lines_of(found, ruleset)
        cards = [read_card(edition(ruleset).powers, line.card) for line in lines]
        await answer(interaction, unit_reply(call, ruleset, found.name, cards))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Units(bot))
