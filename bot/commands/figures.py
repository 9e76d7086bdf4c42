"""/figure: add, edit, show, remove, list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.discord import answer
from bot.call import Call
from bot.commands.tables import SIDES, complete_figure
from bot.errors import UserError
from bot.figure_line import FigureLine, parse_figure_line, power_slug
from bot.games import act, table
from bot.localize import group, slash
from bot.presenters.game import figure_reply, figures_reply, outcome_reply
from engine.heroclix import samples
from engine.heroclix.game import AddFigure, Correct, EditFigure, GameState, RemoveFigure, Token

if TYPE_CHECKING:
    from bot.client import JudgeBot

CHOICES = 25


async def complete_sample(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer our sample figures; anything else typed is read as a line."""
    call = await interaction.client.call_of(interaction)
    wanted = current.strip().casefold()
    found = [
        app_commands.Choice(name=f"{sample.names[call.language]} · {sample.points}"[:100], value=sample.id)
        for sample in samples.figures().values()
        if wanted in sample.names[call.language].casefold() or wanted in sample.id
    ]
    return found[:CHOICES]


def figure_of(call: Call, text: str) -> FigureLine:
    """Return the card of a sample, or of a figure typed in one line."""
    sample = samples.figures().get(text.strip().lower())
    if sample is not None:
        return FigureLine({**sample.card, "name": sample.names[call.language]})
    return parse_figure_line(text)


class Figures(commands.Cog):
    """The figures of a game."""

    figure = group("figure", "figure", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("figure-add", "add", figure)
    @app_commands.autocomplete(figure=complete_sample)
    @app_commands.choices(side=[app_commands.Choice(name=side, value=side) for side in SIDES])
    async def add(
        self, interaction: discord.Interaction[Any], figure: str, at: str | None = None, side: str | None = None
    ) -> None:
        """Add one of our samples, or a figure typed in one line."""
        call = await self.bot.call_of(interaction)
        typed = figure_of(call, figure)
        where = (at or typed.at or "").strip().upper() or None
        adding = AddFigure(actor=call.user_id, judge=call.judge, card=typed.card, at=where, side=side)
        outcome = await act(call, adding, *_as_it_stands(call, typed))
        await answer(interaction, outcome_reply(call, outcome, call.say("figure-added-title")))

    @slash("figure-edit", "edit", figure)
    @app_commands.autocomplete(figure=complete_figure)
    async def edit(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        name: str | None = None,
        powers: str | None = None,
        abilities: str | None = None,
        keywords: str | None = None,
    ) -> None:
        """Change what is printed on a figure's card."""
        call = await self.bot.call_of(interaction)
        changes: dict[str, Any] = {} if name is None else {"name": name}
        if powers is not None:
            changes["powers"] = _slugs(powers)
        if abilities is not None:
            changes["abilities"] = _slugs(abilities)
        if keywords is not None:
            changes["keywords"] = [word.strip() for word in keywords.split(",") if word.strip()]
        if not changes:
            raise UserError("figure-edit-nothing")
        outcome = await act(call, EditFigure(actor=call.user_id, judge=call.judge, figure=figure, changes=changes))
        await answer(interaction, outcome_reply(call, outcome))

    @slash("figure-show", "show", figure)
    @app_commands.autocomplete(figure=complete_figure)
    async def show(self, interaction: discord.Interaction[Any], figure: str) -> None:
        """Tell all about a figure."""
        call = await self.bot.call_of(interaction)
        found = await table(call)
        await answer(interaction, figure_reply(call, found, found.state.figure(figure)))

    @slash("figure-remove", "remove", figure)
    @app_commands.autocomplete(figure=complete_figure)
    async def remove(self, interaction: discord.Interaction[Any], figure: str) -> None:
        """Take a figure out of the game."""
        call = await self.bot.call_of(interaction)
        outcome = await act(call, RemoveFigure(actor=call.user_id, judge=call.judge, figure=figure))
        await answer(interaction, outcome_reply(call, outcome))

    @slash("figure-list", "list", figure)
    async def list(self, interaction: discord.Interaction[Any]) -> None:
        """List the figures."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, figures_reply(call, await table(call)))


def _slugs(text: str) -> list[str]:
    return [slug for part in text.split(",") if (slug := power_slug(part))]


def _as_it_stands(call: Call, typed: FigureLine) -> list[Any]:
    """Return the commands that set a newly added figure to the click and tokens of its status line."""
    corrections: list[Any] = []
    if typed.click is not None and typed.click != 1:

        def click(state: GameState) -> Correct:
            newest = state.figures[-1].id
            return Correct(actor=call.user_id, judge=call.judge, figure=newest, field="click", value=typed.click)

        corrections.append(click)
    if typed.tokens:

        def token(state: GameState) -> Token:
            return Token(actor=call.user_id, judge=call.judge, figure=state.figures[-1].id, change=typed.tokens)

        corrections.append(token)
    return corrections


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Figures(bot))
