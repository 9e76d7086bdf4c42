"""/figure: add, edit, show, remove, list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.commands.files import entries_of, not_together
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import BY_HAND, told
from bot.heroclix.commands.adding import added_from, added_typed, complete_sample
from bot.heroclix.commands.effects import complete_what
from bot.heroclix.commands.tables import (
    SIDES,
    complete_figure,
    complete_special,
    complete_waiting,
    powers_in,
    table_of_button,
)
from bot.heroclix.commands.units import GAME
from bot.heroclix.presenters.after import noted
from bot.heroclix.presenters.card_sentences import read_button, sentences_reply
from bot.heroclix.presenters.extremes import extreme_reply
from bot.heroclix.presenters.figure import figure_reply, special_blocks, texts_of
from bot.heroclix.presenters.game import figures_reply, outcome_reply
from bot.heroclix.table import act, table
from bot.heroclix.typing.figure_line import read_powers
from bot.heroclix.typing.specials import READ, SLOTS, SPECIAL_KINDS, special_of, with_special
from bot.store import KeptUnit
from bot.table import actions
from bot.table.call import Call
from bot.table.reply import Form, Reply, safe
from bot.table.shelf import folded
from engine.heroclix.game import (
    Attach,
    ChangeKeyword,
    ChooseExtreme,
    EditFigure,
    GameState,
    RemoveFigure,
    RemoveFromGame,
    Replace,
)
from engine.heroclix.game.events.extremes import AREAS, WHICH, Which
from engine.heroclix.game.events.lasting import OF_CARDS
from engine.heroclix.ruleset import Powers
from engine.ruling import Term

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

NONE = frozenset("-–—")  # what is written for no powers at all
LONGEST_HORDE = 4  # digits of both numbers


class Figures(commands.Cog):
    """The figures of a game."""

    figure = group("figure", "figure", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("figure-add", "add", figure)
    @app_commands.autocomplete(figure=complete_sample, by=complete_figure)
    @app_commands.choices(side=choices_of("side", SIDES))
    async def add(
        self,
        interaction: discord.Interaction[Any],
        figure: str | None = None,
        at: str | None = None,
        side: str | None = None,
        file: discord.Attachment | None = None,
        start: app_commands.Range[int, 1, 60] | None = None,
        sideline: bool = False,
        by: str | None = None,
        most: app_commands.Range[int, 1, 99] | None = None,
    ) -> None:
        """Add one of our samples, a figure typed in one line, or one from a file."""
        call = await self.bot.call_of(interaction)
        more: dict[str, Any] = {"start": start, "sideline": sideline, "generated_by": by, "limit": most}
        if file is not None:
            not_together(call, "figure-add", "file", figure=figure)
            reply = await added_from(call, await entries_of(call, "", [file]), at, side, **more)
        elif figure is not None:
            reply = await added_typed(call, figure, at, side, **more)
        else:
            reply = Reply(form=Form("figure-force", side or ""))
        await answer(interaction, reply)

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
        horde: str | None = None,
    ) -> None:
        """Change what is printed on a figure's card."""
        call = await self.bot.call_of(interaction)
        known = await powers_in(call)
        changes: dict[str, Any] = {} if name is None else {"name": name}
        if powers is not None:
            edited = (await table(call)).state.figure(figure)
            changes |= _with_powers(edited.card.document, edited.click, _of_kind(known, powers, abilities=False))
        if abilities is not None:
            changes["abilities"] = _of_kind(known, abilities, abilities=True)
        if keywords is not None:
            changes["keywords"] = [word.strip() for word in keywords.split(",") if word.strip()]
        if horde is not None:
            changes["horde"] = horde_of(horde)
        if not changes:
            raise UserError("figure-edit-nothing")
        await told(call, interaction, EditFigure, figure=figure, changes=changes)

    @slash("figure-special", "special", figure)
    @app_commands.autocomplete(figure=complete_figure, name=complete_special, what=complete_what)
    @app_commands.choices(
        kind=choices_of("special", SPECIAL_KINDS), slot=choices_of("slot", SLOTS), read=choices_of("read", READ)
    )
    async def special(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        name: str,
        kind: str | None = None,
        what: str | None = None,
        text: str | None = None,
        slot: str | None = None,
        clicks: str | None = None,
        listed: str | None = None,
        read: str | None = None,
        remove: bool = False,
    ) -> None:
        """Give a figure's card a special power, trait or the like, change it, or take it away."""
        call = await self.bot.call_of(interaction)
        target = (await table(call)).state.figure(figure)
        given = {"kind": kind, "slot": slot, "text": text}
        powers = await powers_in(call)
        there = None if remove else special_of(powers, name, given, what=what, clicks=clicks, read=read, listed=listed)
        specials = with_special(target.card.document.get("special", ()), name, there)
        outcome = await act(
            call, EditFigure(figure=target.id, changes={"special": specials}, actor=call.user_id, judge=call.judge)
        )
        reply = noted(call, outcome, outcome_reply(call, outcome), BY_HAND)
        if outcome.accepted:
            found = outcome.table
            shown = found.state.figure(target.id)
            button = read_button(call, found.game_id, shown.id, texts_of(shown.card))
            blocks = special_blocks(call, found.state, shown)
            reply = replace(reply, blocks=(*reply.blocks, *blocks), choices=(*reply.choices, *button))
        await answer(interaction, reply)

    @slash("figure-show", "show", figure)
    @app_commands.autocomplete(figure=complete_figure)
    async def show(self, interaction: discord.Interaction[Any], figure: str) -> None:
        """Tell all about a figure."""
        call = await self.bot.call_of(interaction)
        found = await table(call)
        await answer(interaction, figure_reply(call, found, found.state.figure(figure)))

    @slash("figure-save", "save", figure)
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.choices(side=choices_of("side", SIDES))
    async def save(
        self,
        interaction: discord.Interaction[Any],
        figure: str | None = None,
        side: str | None = None,
        name: str | None = None,
    ) -> None:
        """Put a figure's card, or a whole side's as a force with a name, on the server's shelf."""
        call = await self.bot.call_of(interaction)
        unit = _to_keep((await table(call)).state, figure, side, name)
        await call.acknowledge()
        await call.store.shelf.put(call.guild_id or 0, GAME, [unit])
        await answer(interaction, Reply(call.say("shelf-saved-title"), call.say("shelf-saved", name=safe(unit.name))))

    @slash("figure-remove", "remove", figure)
    @app_commands.autocomplete(figure=complete_figure)
    async def remove(self, interaction: discord.Interaction[Any], figure: str) -> None:
        """Take a figure out of the game."""
        await told(await self.bot.call_of(interaction), interaction, RemoveFigure, figure=figure)

    @slash("figure-attach", "attach", figure)
    @app_commands.autocomplete(figure=complete_figure, to=complete_figure)
    async def attach(self, interaction: discord.Interaction[Any], figure: str, to: str) -> None:
        """Attach a figure to another, off the map."""
        await told(await self.bot.call_of(interaction), interaction, Attach, figure=figure, to=to)

    @slash("figure-out", "out", figure)
    @app_commands.autocomplete(figure=complete_figure)
    async def out(self, interaction: discord.Interaction[Any], figure: str) -> None:
        """Remove a figure from the game by an effect: scored, but no KO."""
        await told(await self.bot.call_of(interaction), interaction, RemoveFromGame, figure=figure)

    @slash("figure-keyword", "keyword", figure)
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.choices(until=choices_of("until", OF_CARDS))
    async def keyword(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        keyword: str,
        loses: bool = False,
        until: str = "game",
    ) -> None:
        """Have a figure gain or lose a keyword: for the rest of the game, or as long as its effect says."""
        call = await self.bot.call_of(interaction)
        facts: dict[str, Any] = {"gains": not loses, "until": until}
        await told(call, interaction, ChangeKeyword, figure=figure, keyword=keyword, **facts)

    @slash("figure-points", "points", figure)
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.choices(which=choices_of("which", WHICH), among=choices_of("among", (*SIDES, *AREAS)))
    async def points(
        self, interaction: discord.Interaction[Any], which: str, among: str, figure: str | None = None
    ) -> None:
        """Say who is the highest or lowest point character; of several tied, choose one."""
        call = await self.bot.call_of(interaction)
        if figure is None:
            await answer(interaction, extreme_reply(call, await table(call), cast(Which, which), among))
        else:
            await told(call, interaction, ChooseExtreme, which=which, among=among, figure=figure)

    @slash("figure-replace", "replace", figure)
    @app_commands.autocomplete(figure=complete_figure, by=complete_waiting, by2=complete_waiting)
    async def replace(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        by: str,
        at: str | None = None,
        by2: str | None = None,
        at2: str | None = None,
        forced: bool = False,
    ) -> None:
        """Replace a figure by one or two from the sideline."""
        call = await self.bot.call_of(interaction)
        places = [(place or "").strip().upper() for place in (at, at2)]
        facts: dict[str, Any] = {"cards": [one for one in (by, by2) if one], "at": places, "forced": forced}
        await told(call, interaction, Replace, figure=figure, **facts)

    @slash("figure-list", "list", figure)
    async def list(self, interaction: discord.Interaction[Any]) -> None:
        """List the figures."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, figures_reply(call, await table(call)))


@actions.action("card-text", judges=True)
async def card_text(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show what was read of a figure's card, sentence by sentence, to whoever pressed."""
    game_id, page, named = (*",".join(arguments).split(","), "", "", "")[:3]
    found = await table_of_button(call, game_id)
    figure = next((one for one in found.state.figures if one.id == named), None)
    if figure is None:
        raise UserError("button-stale")
    name = safe(found.state.names.get(figure.id, figure.name))
    return sentences_reply(call, name, texts_of(figure.card), actions.number_of(page), (game_id, named))


def _to_keep(state: GameState, figure: str | None, side: str | None, name: str | None) -> KeptUnit:
    """Return what is put on the shelf. Raises UserError where neither a figure nor a force with a name is meant."""
    if figure is not None and side is None:
        kept = state.figure(figure)
        called = (name or kept.name).strip()[:100]
        return KeptUnit(f"{folded(called)}/{kept.card.points}", called, str(kept.card.points), dict(kept.card.document))
    force = [one for one in state.figures if side is not None and one.side == side and not one.generated_by]
    if figure is not None or not force or not (name or "").strip():
        raise UserError("shelf-what")
    called = " ".join((name or "").split())[:100]
    points = sum(one.card.points for one in force)
    cards = [dict(one.card.document) for one in force]
    return KeptUnit(f"{folded(called)}/{points}", called, str(points), {"force": cards})


def _with_powers(card: Mapping[str, Any], click: int, powers: list[str]) -> dict[str, Any]:
    """Return the change that prints these powers: on a dial, on the click that it shows. Raises UserError."""
    if "dial" not in card:
        return {"powers": powers}
    dial = [dict(row) for row in card["dial"]]
    if not 1 <= click <= len(dial):
        raise UserError("figure-edit-no-click")
    dial[click - 1]["powers"] = powers
    return {"dial": dial}


def horde_of(text: str) -> dict[str, int]:
    """Return how many horde tokens are one stack, and how many may be. Raises UserError for anything but two numbers.

    >>> horde_of("3/5"), horde_of("1 / 4")
    ({'count': 3, 'max': 5}, {'count': 1, 'max': 4})
    """
    count, slash, most = (part.strip() for part in text.partition("/"))
    if not (slash and count.isdecimal() and most.isdecimal() and len(count + most) <= LONGEST_HORDE):
        raise UserError("figure-edit-horde", given=text.strip()[:40])
    return {"count": int(count), "max": int(most)}


def _of_kind(powers: Powers, text: str, *, abilities: bool) -> list[str]:
    """Return the powers, or the abilities, that a list names; none for a dash. Raises UserError for anything else."""
    standard, others = read_powers(powers, text)
    meant, wrong = (others, standard) if abilities else (standard, others)
    if wrong:
        key = "figure-edit-is-power" if abilities else "figure-edit-is-ability"
        raise UserError(key, names=tuple(Term(slug) for slug in wrong))
    if not meant and text.strip() not in NONE:
        raise UserError("figure-edit-none", given=text.strip()[:40])
    return meant


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Figures(bot))
