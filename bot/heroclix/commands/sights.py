"""/reach, /range, /knockback, /area: how far a figure moves, attacks, flies and takes effect, with pictures."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.heroclix.commands.tables import complete_figure, complete_spot, kept, spot_of
from bot.heroclix.orders.sights import arms_of, seen_from
from bot.heroclix.presenters.area import area_overlay, area_summary
from bot.heroclix.presenters.board import board_picture, ruling_reply
from bot.heroclix.presenters.moves import reach_overlay, reach_summary, reach_title, way_overlay, way_title
from bot.heroclix.presenters.sights import arms_reply, knockback_overlay, sight_reply, spot_name
from bot.heroclix.table import table
from bot.table.call import Call
from bot.table.reply import Reply
from engine.heroclix.game import GameState
from engine.heroclix.judge import answer as judged
from engine.heroclix.position import Figure

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


# the actions and powers that move a figure; players name Leap/Climb as if it were one
MOVES = ("move", "charge", "running-shot", "hypersonic-speed", "sidestep", "leap-climb", "phasing-teleport")

# the effects whose squares, figures and pieces of terrain are judged
AREAS = (
    "barrier", "smoke-cloud", "telekinesis", "quake", "energy-explosion", "pulse-wave", "force-blast",
    "close-destroy-action", "range-destroy-action", "object-pick-up",
)  # fmt: skip


class Sights(commands.Cog):
    """What a figure sees, shoots and strikes, and where it lands."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("reach", "reach")
    @app_commands.autocomplete(figure=complete_figure, carry=complete_figure)
    @app_commands.choices(action=choices_of("move", MOVES))
    @app_commands.guild_only()
    async def reach(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        to: str | None = None,
        action: str | None = None,
        carry: str | None = None,
        speed: app_commands.Range[int, 0, 99] | None = None,
    ) -> None:
        """Show every square that a figure can reach and what it costs, or the way to one square."""
        call = await self.bot.call_of(interaction)
        given = {"action": action, "speed": speed, "carry": carry}
        asked = {key: value for key, value in given.items() if value is not None}
        await answer(interaction, await reached(call, figure, to, asked))

    @slash("range", "range")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def range(self, interaction: discord.Interaction[Any], figure: str) -> None:
        """Show the squares within a figure's range and within reach of its close attacks."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        found = standing(state, figure, "figure")
        reply = await asyncio.to_thread(lambda: arms_reply(call, state, found, arms_of(state.position(), found)))
        await answer(interaction, reply)

    @slash("knockback", "knockback")
    @app_commands.autocomplete(figure=complete_figure, away_from=complete_spot)
    @app_commands.guild_only()
    async def knockback(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        away_from: str,
        squares: app_commands.Range[int, 1, 20] | None = None,
    ) -> None:
        """Show where a figure lands that is knocked back, why it stops there, and the damage."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await knocked_back(call, figure, away_from, squares))

    @slash("area", "area")
    @app_commands.autocomplete(figure=complete_figure, target=complete_figure, at=complete_spot)
    @app_commands.choices(effect=choices_of("area", AREAS))
    @app_commands.guild_only()
    async def area(
        self,
        interaction: discord.Interaction[Any],
        effect: str,
        figure: str,
        target: str | None = None,
        at: str | None = None,
    ) -> None:
        """Show what an effect of a figure may choose, or why one square, figure or piece may not be chosen."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await chosen_from(call, effect, figure, target, at))


def standing(state: GameState, text: str, path: str) -> Figure:
    """Return the figure on the map that a text names. Raises DocumentError when it names none."""
    state.figure(text, path)
    found = spot_of(state, text, path)
    if isinstance(found, int):
        raise UserError("sight-no-figure", given=text[:60])
    return found


async def everything_seen(call: Call, source: str) -> Reply:
    """Show all that a figure or square sees."""
    state = (await table(call)).state
    spot = spot_of(state, source, "source")
    return await asyncio.to_thread(lambda: sight_reply(call, state, spot, seen_from(state.position(), spot)))


async def reached(call: Call, figure: str, to: str | None, asked: dict[str, Any]) -> Reply:
    """Rule on where a figure may move at the table, or on the way to one square, with its picture."""
    return await reached_in((await table(call)).state, call, figure, to, asked)


async def reached_in(state: GameState, call: Call, figure: str, to: str | None, asked: dict[str, Any]) -> Reply:
    """Rule on the same in a state of the game."""
    position = state.position()
    found = standing(state, figure, "figure")
    if "carry" in asked:
        asked = {**asked, "carry": [standing(state, asked["carry"], "carry").id]}
    question = {**asked, "figure": found.id}
    around = await asyncio.to_thread(judged, position, {**question, "type": "reachable"})
    if to is None:
        title, summary = reach_title(call, state, found, around), reach_summary(call, state, around)
        judgement, overlay = around, reach_overlay(call, position, found, around)
        asking = {**question, "type": "reachable"}
    else:
        spot = spot_of(state, to, "to")
        square = position.map.name_of(spot if isinstance(spot, int) else spot.squares[0])
        asking = {**question, "type": "shortest_path", "to": square}
        judgement = await asyncio.to_thread(judged, position, asking)
        summary = ""
        title = way_title(call, state, found, judgement, square)
        overlay = way_overlay(call, position, found, judgement, around)
    ruling_id = await kept(call, judgement.ruling, state, title, ask=asking)
    reply = ruling_reply(call, judgement.ruling, state.names, title, ruling_id)
    text = f"{summary}\n\n{reply.text}" if summary else reply.text
    return replace(reply, text=text, draw=lambda: board_picture(call, state, overlay, title))


async def knocked_back(call: Call, figure: str, away_from: str, squares: int | None) -> Reply:
    """Rule on a knockback at the table, with its picture."""
    return await knocked_back_in((await table(call)).state, call, figure, away_from, squares)


async def knocked_back_in(state: GameState, call: Call, figure: str, away_from: str, squares: int | None) -> Reply:
    """Rule on the same in a state of the game."""
    position = state.position()
    found, cause = standing(state, figure, "figure"), spot_of(state, away_from, "away-from")
    away = cause.id if isinstance(cause, Figure) else position.map.name_of(cause)
    question: dict[str, Any] = {"type": "knockback", "figure": found.id, "away_from": away}
    if squares is None and state.rules.knockback.squares is None:
        raise UserError("knockback-how-far")
    if squares is not None:
        question["squares"] = squares
    judgement = await asyncio.to_thread(judged, position, question)
    fields: Any = judgement.fields
    title = call.say(
        "knockback-title",
        figure=spot_name(state, found),
        outcome="prevented" if fields["prevented"] else "lands",
        square=fields["ends_at"],
        squares=len(fields["path"]),
        damage=fields["damage_taken"],
    )
    ruling_id = await kept(call, judgement.ruling, state, title, ask=question)
    overlay = knockback_overlay(position, found, judgement)
    reply = ruling_reply(call, judgement.ruling, state.names, title, ruling_id)
    return replace(reply, draw=lambda: board_picture(call, state, overlay, title))


async def chosen_from(call: Call, effect: str, figure: str, target: str | None, at: str | None) -> Reply:
    """Rule on what an effect of a figure may choose, with its picture."""
    state = (await table(call)).state
    position, found = state.position(), standing(state, figure, "figure")
    question: dict[str, Any] = {"type": "area", "effect": effect, "figure": found.id}
    if target is not None:
        chosen = standing(state, target, "target").id
        question |= {"chosen": chosen} if effect == "telekinesis" else {"targets": [chosen]}
    if at is not None:
        spot = spot_of(state, at, "at")
        question["at"] = spot.id if isinstance(spot, Figure) else position.map.name_of(spot)
    judgement = await asyncio.to_thread(judged, position, question)
    title = call.say("choose-title", figure=spot_name(state, found), effect=call.say(f"choice-area-{effect}"))
    ruling_id = await kept(call, judgement.ruling, state, title, ask=question)
    reply = ruling_reply(call, judgement.ruling, state.names, title, ruling_id)
    summary, overlay = area_summary(call, state, judgement), area_overlay(call, position, found, judgement)
    text = f"{summary}\n\n{reply.text}" if summary else reply.text
    return replace(reply, text=text, draw=lambda: board_picture(call, state, overlay, title))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Sights(bot))
