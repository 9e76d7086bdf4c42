"""/round: what Battleground alone has: cards in private, activations, quests, objectives, interruptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.motu.commands import acting, outcomes, rounds, testing
from bot.motu.table import table
from bot.table.call import Call
from bot.table.reply import Reply
from engine.motu.game import GameState

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

WITH_BUTTONS = (
    acting,
    outcomes,
    rounds,
    testing,
)  # their buttons are known from the start, so that they survive a restart
BONUSES = ("mana", "ability", "point", "quest")
KINDS = ("fate", "glory")


async def complete_character(
    interaction: discord.Interaction[JudgeBot], current: str
) -> list[app_commands.Choice[str]]:
    """Offer the characters of the channel's game."""
    return await characters(await interaction.client.call_of(interaction), None, current)


async def characters(call: Call, _given: Any, current: str) -> list[app_commands.Choice[str]]:
    """Offer the characters of the channel's game."""
    try:
        state: GameState = (await table(call)).state
    except UserError:
        return []
    wanted, names = current.strip().casefold(), state.names
    found = [one.id for one in state.figures if wanted in names[one.id].casefold() or wanted in one.id]
    return [app_commands.Choice(name=names[id_][:100], value=id_[:100]) for id_ in found][:25]


class Round(commands.Cog):
    """A round of Battleground."""

    of_a_round = group("round", "round", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    async def _said(self, interaction: discord.Interaction[Any], reply: Reply) -> None:
        await answer(interaction, reply)

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
        call = await self.bot.call_of(interaction)
        if name is not None and initiative is None and points is None:
            chosen: Any = name
        elif initiative is None or points is None:
            await self._said(interaction, await rounds.hand(call))
            return
        else:
            chosen = {"name": name or call.say("motu-card-title"), "initiative": initiative, "ap": points}
            chosen |= {"mana": mana} if mana else {}
            chosen |= {"kind": kind} if kind else {}
        await self._said(interaction, await rounds.choose(call, card=chosen))

    @slash("round-hand", "hand", of_a_round)
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show your hand, to you alone."""
        await self._said(interaction, await rounds.hand(await self.bot.call_of(interaction)))

    @slash("round-deck", "deck", of_a_round)
    async def deck(self, interaction: discord.Interaction[Any]) -> None:
        """Have the bot shuffle your deck and deal your hand."""
        await self._said(interaction, await rounds.deck(await self.bot.call_of(interaction)))

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
        call = await self.bot.call_of(interaction)
        card = {"name": name, "kind": kind, "initiative": initiative, "ap": points, "mana": mana, "text": text}
        card |= {"points": quest, "copies": copies}
        await self._said(interaction, await rounds.cards_added(call, card=card))

    @slash("round-prepare", "prepare", of_a_round)
    async def prepare(self, interaction: discord.Interaction[Any], discard: str = "") -> None:
        """Discard cards of your hand and draw up to five."""
        await self._said(interaction, await rounds.prepare(await self.bot.call_of(interaction), discard=discard))

    @slash("round-pass", "pass", of_a_round)
    async def pass_(self, interaction: discord.Interaction[Any]) -> None:
        """Activate nobody more this round."""
        await self._said(interaction, await rounds.pass_(await self.bot.call_of(interaction)))

    @slash("round-activate", "activate", of_a_round)
    @app_commands.autocomplete(figure=complete_character)
    @app_commands.choices(bonus=choices_of("motu-bonus", BONUSES))
    async def activate(self, interaction: discord.Interaction[Any], figure: str, bonus: str | None = None) -> None:
        """Activate a character with your card."""
        call = await self.bot.call_of(interaction)
        await self._said(interaction, await rounds.activate(call, figure=figure, bonus=bonus))

    @slash("round-play", "play", of_a_round)
    @app_commands.choices(bonus=choices_of("motu-bonus", BONUSES))
    async def play(self, interaction: discord.Interaction[Any], card: str, bonus: str) -> None:
        """Play a further card on the character that acts."""
        await self._said(interaction, await rounds.play(await self.bot.call_of(interaction), card=card, bonus=bonus))

    @slash("round-quest", "quest", of_a_round)
    async def quest(self, interaction: discord.Interaction[Any], card: str) -> None:
        """Say that a side quest is completed."""
        await self._said(interaction, await rounds.quest(await self.bot.call_of(interaction), card=card))

    @slash("round-collect", "collect", of_a_round)
    @app_commands.autocomplete(figure=complete_character)
    async def collect(self, interaction: discord.Interaction[Any], figure: str, token: str) -> None:
        """Take an objective token, in the maintenance."""
        call = await self.bot.call_of(interaction)
        await self._said(interaction, await rounds.collect(call, figure=figure, token=token))

    @slash("round-interrupt", "interrupt", of_a_round)
    @app_commands.autocomplete(figure=complete_character, of=complete_character)
    async def interrupt(self, interaction: discord.Interaction[Any], figure: str, of: str | None = None) -> None:
        """Begin an interruption: one that waits, or by the words of a card."""
        call = await self.bot.call_of(interaction)
        await self._said(interaction, await rounds.interrupt(call, figure=figure, of=of))

    @slash("round-pushed", "pushed", of_a_round)
    async def pushed(self, interaction: discord.Interaction[Any], to: str) -> None:
        """Say where your character that is pushed goes."""
        await self._said(interaction, await outcomes.pushed(await self.bot.call_of(interaction), to=to))

    @slash("round-stop", "stop", of_a_round)
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        """End a movement that waits where the miniature stands."""
        await self._said(interaction, await outcomes.stop(await self.bot.call_of(interaction)))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Round(bot))
