"""/round: what Battleground alone has: cards in private, activations, quests, objectives, interruptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.localize import choices_of, group, slash
from bot.motu.commands.answering import answered, characters

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

BONUSES = ("mana", "ability", "point", "quest")
KINDS = ("fate", "glory")


class Round(commands.Cog):
    """A round of Battleground."""

    of_a_round = group("round", "round", guild_only=True)

    @slash("round-card", "card", of_a_round)
    @app_commands.choices(kind=choices_of("motu-card", KINDS))
    async def card(
        self,
        interaction: discord.Interaction[Any],
        name: str | None = None,
        initiative: app_commands.Range[int, 0, 99] | None = None,
        points: app_commands.Range[int, 0, 9] | None = None,
        mana: app_commands.Range[int, 0, 5] | None = None,
        kind: str | None = None,
    ) -> None:
        """Lay a card face down, for nobody to see; both are turned up together."""
        given = {"name": name, "initiative": initiative, "points": points, "mana": mana, "kind": kind}
        await answered(interaction, "round-card", **given)

    @slash("round-hand", "hand", of_a_round)
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show your hand, to you alone."""
        await answered(interaction, "round-hand")

    @slash("round-deck", "deck", of_a_round)
    async def deck(self, interaction: discord.Interaction[Any]) -> None:
        """Have the bot shuffle your deck and deal your hand."""
        await answered(interaction, "round-deck")

    @slash("round-list", "list", of_a_round)
    @app_commands.choices(kind=choices_of("motu-card", KINDS))
    async def list(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 60],
        kind: str = "fate",
        initiative: app_commands.Range[int, 0, 99] = 0,
        points: app_commands.Range[int, 0, 9] = 0,
        mana: app_commands.Range[int, 0, 5] = 0,
        text: app_commands.Range[str, 0, 400] = "",
        quest: app_commands.Range[int, 0, 99] = 0,
        copies: app_commands.Range[int, 1, 40] = 1,
    ) -> None:
        """Put a fate or glory card on your list, before the deck is shuffled."""
        card = {"name": name, "kind": kind, "initiative": initiative, "ap": points, "mana": mana, "text": text}
        card |= {"points": quest, "copies": copies}
        await answered(interaction, "round-list", card=card)

    @slash("round-prepare", "prepare", of_a_round)
    async def prepare(self, interaction: discord.Interaction[Any], discard: str = "") -> None:
        """Discard cards of your hand and draw up to five."""
        await answered(interaction, "round-prepare", discard=discard)

    @slash("round-pass", "pass", of_a_round)
    async def pass_(self, interaction: discord.Interaction[Any]) -> None:
        """Activate nobody more this round."""
        await answered(interaction, "round-pass")

    @slash("round-activate", "activate", of_a_round)
    @app_commands.autocomplete(figure=characters)
    @app_commands.choices(bonus=choices_of("motu-bonus", BONUSES))
    async def activate(self, interaction: discord.Interaction[Any], figure: str, bonus: str | None = None) -> None:
        """Activate a character with your card."""
        await answered(interaction, "round-activate", figure=figure, bonus=bonus)

    @slash("round-play", "play", of_a_round)
    @app_commands.choices(bonus=choices_of("motu-bonus", BONUSES))
    async def play(self, interaction: discord.Interaction[Any], card: str, bonus: str) -> None:
        """Play a further card on the character that acts."""
        await answered(interaction, "round-play", card=card, bonus=bonus)

    @slash("round-quest", "quest", of_a_round)
    async def quest(self, interaction: discord.Interaction[Any], card: str) -> None:
        """Say that a side quest is completed."""
        await answered(interaction, "round-quest", card=card)

    @slash("round-collect", "collect", of_a_round)
    @app_commands.autocomplete(figure=characters)
    async def collect(self, interaction: discord.Interaction[Any], figure: str, token: str) -> None:
        """Take an objective token, in the maintenance."""
        await answered(interaction, "round-collect", figure=figure, token=token)

    @slash("round-interrupt", "interrupt", of_a_round)
    @app_commands.autocomplete(figure=characters, of=characters)
    async def interrupt(self, interaction: discord.Interaction[Any], figure: str, of: str | None = None) -> None:
        """Begin an interruption: one that waits, or by the words of a card."""
        await answered(interaction, "round-interrupt", figure=figure, of=of)

    @slash("round-pushed", "pushed", of_a_round)
    async def pushed(self, interaction: discord.Interaction[Any], to: str) -> None:
        """Say where your character that is pushed goes."""
        await answered(interaction, "round-pushed", to=to)

    @slash("round-stop", "stop", of_a_round)
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        """End a movement that waits where the miniature stands."""
        await answered(interaction, "round-stop")


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Round(bot))
