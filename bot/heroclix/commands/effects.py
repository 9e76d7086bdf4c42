"""/effect: add, end, list. What cards do to figures for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import told
from bot.heroclix.commands.tables import complete_figure, matching, powers_in
from bot.heroclix.presenters.names import name_of
from bot.heroclix.table import Table, table
from bot.heroclix.typing.card_effects import offered, read_effects
from bot.table.call import Call
from bot.table.reply import Reply, safe
from engine.heroclix.game import BeginEffect, EndEffect
from engine.heroclix.game.describe.effects import words_of
from engine.heroclix.game.events.lasting import OF_CARDS
from engine.heroclix.game.state.lasting import Lasting

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

LONGEST = 80  # letters of a card's name


async def complete_what(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer what a card may do; after a comma, what it may do besides."""
    call = await interaction.client.call_of(interaction)
    before, comma, typed = current.rpartition(",")
    there = f"{before}, " if comma else ""
    found = matching(typed, offered(await powers_in(call), call.words, typed.strip()))
    return [
        app_commands.Choice(name=f"{there}{each.name}"[:100], value=f"{there}{each.value}")
        for each in found
        if len(f"{there}{each.value}") <= 100
    ]


async def complete_in_force(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer the cards in force on the figure named, or on any."""
    call = await interaction.client.call_of(interaction)
    try:
        found = await table(call)
    except UserError:
        return []
    named = interaction.namespace.figure
    return matching(
        current,
        (
            (str(effect.number), f"{effect.power} · {found.state.names.get(effect.on, effect.on)}")
            for effect in found.state.lasting
            if effect.kind in ("card", "keyword") and (not named or effect.on == named)
        ),
    )


class Effects(commands.Cog):
    """What cards do for a time."""

    effect = group("effect", "effect", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("effect-add", "add", effect)
    @app_commands.autocomplete(figure=complete_figure, what=complete_what, by=complete_figure)
    @app_commands.choices(until=choices_of("until", OF_CARDS))
    async def add(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        card: str,
        what: str,
        until: str = "turn",
        by: str | None = None,
        even_if_lost: bool = False,
    ) -> None:
        """Put what a card does in force on a figure, for as long as the card says."""
        call = await self.bot.call_of(interaction)
        facts: dict[str, Any] = {"until": until, "by": by, "even_if_lost": even_if_lost}
        effects = read_effects(await powers_in(call), what, card[:LONGEST])
        await told(call, interaction, BeginEffect, figure=figure, name=card[:LONGEST], effects=effects, **facts)

    @slash("effect-end", "end", effect)
    @app_commands.autocomplete(figure=complete_figure, card=complete_in_force)
    async def end(self, interaction: discord.Interaction[Any], figure: str, card: str) -> None:
        """Take what a card does off a figure."""
        call = await self.bot.call_of(interaction)
        await told(call, interaction, EndEffect, figure=figure, effect=card)

    @slash("effect-list", "list", effect)
    async def list(self, interaction: discord.Interaction[Any]) -> None:
        """List what is in force."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, in_force_reply(call, await table(call)))


def in_force_reply(call: Call, found: Table) -> Reply:
    """Return every effect that lasts: on whom, what it does, until when."""
    lines = [f"• {_line(call, found, effect)}" for effect in found.state.lasting]
    return Reply(call.say("effect-title"), "\n".join(lines) or call.say("effect-none"))


def _line(call: Call, found: Table, effect: Lasting) -> str:
    show, words = name_of(found.state.names), call.words
    if effect.kind == "card":
        name, does = safe(effect.power), safe(words.listed(words_of(found.state.rules.powers, effect.effects)))
    else:
        name = words.term(effect.power)
        change = f"{effect.add:+d}" if effect.kind == "modify" else ""
        does = " ".join(part for part in (words.term(effect.value) if effect.value else "", change) if part)
        what = show(effect.what) if effect.kind == "cant-target" else words.term(effect.what) if effect.what else ""
        does = does or safe(what)
    if effect.kind == "keyword":
        name, does = safe(effect.what), call.say(f"effect-keyword-{'gained' if effect.add > 0 else 'lost'}")
    by = f" ({show(effect.by)})" if effect.by and effect.by != effect.on else ""
    return f"**{show(effect.on)}** · {name}{by}: {does} · {words.term(f'until-{effect.until}')}"


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Effects(bot))
