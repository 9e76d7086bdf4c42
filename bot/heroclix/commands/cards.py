"""/card: resources, ID cards, Location Bonuses, Tarot and Mystery Cards, One-Shots of a side."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.commands.files import escaped, not_together, notes_of, read_attachment
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import carried_out, done, told
from bot.heroclix.commands.agreeing import proposed
from bot.heroclix.commands.tables import SIDES, complete_figure, matching
from bot.heroclix.orders.order import Order
from bot.heroclix.presenters.cards import card_line, cards_reply
from bot.heroclix.table import table
from bot.table.call import Call
from engine import DocumentError
from engine.heroclix.game import AddCard, AddForceCards, DiscardCard, GameState, GiveClue, alone
from engine.heroclix.game.events.cards import KINDS

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

OTHER = "other-card"
LIMITS = ("once-per-turn", "once-per-game")
TEXT = 1000  # letters


async def complete_card(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the cards beside the map, those of whoever asks first."""
    call = await interaction.client.call_of(interaction)
    try:
        state = (await table(call)).state
    except UserError:
        return []
    seat = state.player(call.user_id)
    cards = sorted(state.cards, key=lambda card: seat is None or card.side != seat.side)
    return matching(current, ((card.id, card_line(call, state, card)) for card in cards))


class Cards(commands.Cog):
    """The cards beside the map."""

    card = group("card", "card", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("card-add", "add", card)
    @app_commands.choices(
        kind=choices_of("card", KINDS), limit=choices_of("limit", LIMITS), side=choices_of("side", SIDES)
    )
    async def add(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 80] | None = None,
        kind: str = OTHER,
        points: app_commands.Range[int, 0, 10_000] = 0,
        assigned: str | None = None,
        everyone: bool = False,
        clue: app_commands.Range[str, 1, 80] = "",
        limit: str | None = None,
        text: app_commands.Range[str, 1, 1000] = "",
        side: str | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Lay out a card of one's side, or all cards of a force list in a file."""
        call = await self.bot.call_of(interaction)
        if file is not None:
            said: dict[str, Any] = {"points": points, "assigned": assigned, "everyone": everyone, "clue": clue}
            said |= {"name": name, "kind": kind != OTHER, "limit": limit, "text": text}
            not_together(call, "card-add", "file", **said)
            found = await read_attachment(call, "cards", file)
            reply = await done(call, AddForceCards, force=found["document"], side=side)
            left = () if reply.private else notes_of(found)  # of what was refused nothing was read
            notes = [f"• {call.words.format(key, escaped(data))}" for key, data in left]
            await answer(interaction, replace(reply, text="\n".join([reply.text, *notes])))
            return
        if name is None:
            raise UserError("card-which")
        figures = [one.strip() for one in (assigned or "").split(",") if one.strip()]
        facts: dict[str, Any] = {"points": points, "assigned": figures, "everyone": everyone, "side": side}
        await told(call, interaction, AddCard, name=name, kind=kind, clue=clue, limit=limit, text=text, **facts)

    @slash("card-use", "use", card)
    @app_commands.autocomplete(card=complete_card, figure=complete_figure)
    async def use(
        self,
        interaction: discord.Interaction[Any],
        card: str,
        figure: str | None = None,
        clues: app_commands.Range[int, 0, 99] | None = None,
        anyway: bool = False,
    ) -> None:
        """Use what a card says; a One-Shot is turned face down."""
        call = await self.bot.call_of(interaction)
        found = await table(call)
        figure_id = "" if figure is None else found.state.figure(figure).id
        named = found.state.card(card, side=seat_of(found.state, call)).id
        await self._carried_out(interaction, call, Order("card", figure_id, named, change=clues or 0), anyway=anyway)

    @slash("card-draw", "draw", card)
    @app_commands.autocomplete(card=complete_card)
    async def draw(self, interaction: discord.Interaction[Any], card: str | None = None, anyway: bool = False) -> None:
        """Draw a Tarot Card: the bot's, or the one drawn at the table."""
        call = await self.bot.call_of(interaction)
        try:
            named = "" if card is None else (await table(call)).state.card(card, "name").id
            await self._carried_out(interaction, call, Order("draw", action=named), anyway=anyway)
        except DocumentError as error:  # the engine calls the option by another name
            raise DocumentError(error.path.replace("name", "card"), error.message, **error.data) from None

    async def _carried_out(
        self, interaction: discord.Interaction[Any], call: Call, order: Order, *, anyway: bool
    ) -> None:
        """Carry an order out; with `anyway`, ask the others at once to let stand what the rules refuse."""
        found = await table(call)
        if anyway and alone(found.state, call.user_id, judge=call.judge):
            order = replace(order, stands=True)
        reply = await carried_out(call, order)
        if anyway and reply.private and any(choice.action == "propose" for choice in reply.choices):
            reply = proposed(call, await table(call), order)
        await answer(interaction, reply)

    @slash("card-clue", "clue", card)
    @app_commands.autocomplete(card=complete_card)
    async def clue(
        self, interaction: discord.Interaction[Any], card: str, change: app_commands.Range[int, -99, 99] = 1
    ) -> None:
        """Place Clue tokens on a Mystery Card, or take some away."""
        await told(await self.bot.call_of(interaction), interaction, GiveClue, card=card, change=change)

    @slash("card-discard", "discard", card)
    @app_commands.autocomplete(card=complete_card)
    async def discard(self, interaction: discord.Interaction[Any], card: str) -> None:
        """Take a card out of play."""
        await told(await self.bot.call_of(interaction), interaction, DiscardCard, card=card)

    @slash("card-list", "list", card)
    async def list(self, interaction: discord.Interaction[Any]) -> None:
        """List the cards of every side."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, cards_reply(call, (await table(call)).state))


def seat_of(state: GameState, call: Call) -> str | None:
    """Return the side whose cards a player means, of several cards with one name."""
    seat = state.player(call.user_id)
    return None if seat is None else seat.side


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Cards(bot))
