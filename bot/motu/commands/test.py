"""/test: attacks with what cards change, tests of abilities; dice thrown, thrown again, kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.localize import choices_of, group, slash
from bot.motu.commands.answering import answered, characters

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

ATTRIBUTES = ("strength", "perception", "power", "resistance", "mind")
FACINGS = ("e", "ne", "nw", "w", "sw", "se")
Change = app_commands.Range[int, -9, 9]


class Test(commands.Cog):
    """Tests of Battleground."""

    of_a_test = group("test", "test", guild_only=True)

    @slash("test-attack", "attack", of_a_test)
    @app_commands.autocomplete(attacker=characters, target=characters)
    @app_commands.choices(facing=choices_of("motu-facing", FACINGS))
    async def attack(
        self,
        interaction: discord.Interaction[Any],
        attacker: str,
        target: str,
        weapon: str | None = None,
        roll: str | None = None,
        held: bool = False,
        radius: app_commands.Range[int, 0, 30] | None = None,
        dice: Change = 0,
        threshold: Change = 0,
        defense_dice: Change = 0,
        defense_threshold: Change = 0,
        card: str | None = None,
        facing: str | None = None,
    ) -> None:
        """Attack, with what cards change of it; by the bot's dice or your own."""
        changes: dict[str, Any] = {"dice": dice, "threshold": threshold}
        changes |= {"defense_dice": defense_dice, "defense_threshold": defense_threshold}
        given: dict[str, Any] = {"weapon": weapon, "roll": roll, "radius": radius, "held": held, "facing": facing}
        await answered(interaction, "test-attack", attacker=attacker, target=target, card=card, **given, **changes)

    @slash("test-ability", "ability", of_a_test)
    @app_commands.autocomplete(figure=characters, target=characters)
    @app_commands.choices(
        attribute=choices_of("motu-attribute", ATTRIBUTES), against=choices_of("motu-attribute", ATTRIBUTES)
    )
    async def ability(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        attribute: str,
        target: str | None = None,
        against: str | None = None,
        roll: str | None = None,
        held: bool = False,
        dice: Change = 0,
        threshold: Change = 0,
        defense_dice: Change = 0,
        defense_threshold: Change = 0,
        card: str | None = None,
    ) -> None:
        """Make the test of an ability, against a defense where its words say so."""
        changes: dict[str, Any] = {"dice": dice, "threshold": threshold}
        changes |= {"defense_dice": defense_dice, "defense_threshold": defense_threshold}
        given: dict[str, Any] = {"target": target, "against": against, "roll": roll, "held": held, "card": card}
        await answered(interaction, "test-ability", figure=figure, attribute=attribute, **given, **changes)

    @slash("test-throw", "throw", of_a_test)
    async def throw(self, interaction: discord.Interaction[Any], dice: str | None = None) -> None:
        """Throw the dice that a test waits for: the bot's, or yours as they fell."""
        await answered(interaction, "test-throw", dice=dice)

    @slash("test-reroll", "reroll", of_a_test)
    async def reroll(
        self, interaction: discord.Interaction[Any], mana: str | None = None, free: str | None = None
    ) -> None:
        """Throw dice again, all at once: for mana, or free by a card."""
        await answered(interaction, "test-reroll", mana=mana, free=free)

    @slash("test-keep", "keep", of_a_test)
    async def keep(self, interaction: discord.Interaction[Any], new: str | None = None) -> None:
        """Keep the dice; sixes explode."""
        await answered(interaction, "test-keep", new=new)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Test(bot))
