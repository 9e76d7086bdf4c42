"""/lof, /value: the judge at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.heroclix.commands.sights import everything_seen
from bot.heroclix.commands.tables import KINDS, complete_figure, complete_spot, kept, spot_of
from bot.heroclix.orders.order import Order
from bot.heroclix.pictures import overlay_of
from bot.heroclix.presenters.board import board_picture, ruling_reply
from bot.heroclix.presenters.names import action_word, name_of
from bot.heroclix.table import table
from bot.table.call import Call
from bot.table.reply import Reply
from engine.heroclix.board.lines.line import trace
from engine.heroclix.game import GameState
from engine.heroclix.judge import answer as judged
from engine.heroclix.position import VALUE_NAMES, Figure

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class Judging(commands.Cog):
    """The judge at the table."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("lof", "lof")
    @app_commands.autocomplete(source=complete_spot, target=complete_spot)
    @app_commands.guild_only()
    async def lof(self, interaction: discord.Interaction[Any], source: str, target: str | None = None) -> None:
        """Is the line of fire clear, hindered or blocked, and why? Without a target: all that the source sees."""
        call = await self.bot.call_of(interaction)
        reply = everything_seen(call, source) if target is None else line_of_fire(call, source, target)
        await answer(interaction, await reply)

    @slash("value", "value")
    @app_commands.choices(value=choices_of("value", VALUE_NAMES), during=choices_of("kind", KINDS))
    @app_commands.autocomplete(figure=complete_figure, against=complete_figure)
    @app_commands.guild_only()
    async def value(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        value: str,
        during: str | None = None,
        against: str | None = None,
    ) -> None:
        """Show how a value comes about."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        found = state.figure(figure)
        moment: dict[str, Any] = {}
        if during is not None:
            other = None if against is None else state.figure(against, "against").id
            roles = ("target", "attacker") if value == "defense" else ("attacker", "target")
            moment = {"attack": during, roles[0]: found.id} | ({roles[1]: other} if other else {})
        await answer(interaction, await value_of(call, state, found.id, value, moment))


async def judged_use(call: Call, order: Order) -> Reply:
    """Say whether a figure may use what no command of a game carries out."""
    state = (await table(call)).state
    question: dict[str, Any] = {"type": "legal", "figure": order.figure, "action": order.action}
    if order.targets:
        question["target"] = order.targets[0]
    judgement = judged(state.position(), question)
    title = call.say("use-title", figure=name_of(state.names)(order.figure), power=action_word(call, order.action))
    ruling_id = await kept(call, judgement.ruling, state, title, ask=question)
    return ruling_reply(call, judgement.ruling, state.names, title, ruling_id)


async def value_of(call: Call, state: GameState, figure: str, value: str, moment: dict[str, Any]) -> Reply:
    """Show how a value of a figure comes about, during an attack where a moment tells of one."""
    question = {"type": "value", "figure": figure, "value": value, "during": moment}
    judgement = judged(state.position(), question)
    title = call.say(
        "value-title",
        figure=name_of(state.names)(figure),
        value=call.words.term(value),
        result=str(judgement.fields["result"]),
    )
    ruling_id = await kept(call, judgement.ruling, state, title, ask=question)
    return ruling_reply(call, judgement.ruling, state.names, title, ruling_id)


async def line_of_fire(call: Call, source: str, target: str) -> Reply:
    """Rule on a line of fire at the table, with its picture."""
    return await line_between((await table(call)).state, call, source, target)


async def line_between(state: GameState, call: Call, source: str, target: str) -> Reply:
    """Rule on a line of fire in a state of the game, with its picture."""
    position = state.position()
    a, b = spot_of(state, source, "source"), spot_of(state, target, "target")
    question = {"type": "line_of_fire", "from": _key(state, a), "to": _key(state, b)}
    judgement = judged(position, question)
    show = name_of(state.names)
    ends = [show(spot.id) if isinstance(spot, Figure) else position.map.name_of(spot) for spot in (a, b)]
    verdict = call.words.verdict(judgement.ruling.verdict).capitalize()
    title = call.say("lof-title", verdict=verdict, source=ends[0], target=ends[1])
    ruling_id = await kept(call, judgement.ruling, state, title, ask=question)
    reply = ruling_reply(call, judgement.ruling, state.names, title, ruling_id)
    overlay = overlay_of(trace(position, a, b))
    return replace(reply, draw=lambda: board_picture(call, state, overlay, title))


def _key(state: GameState, spot: Figure | int) -> str:
    return spot.id if isinstance(spot, Figure) else state.position().map.name_of(spot)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Judging(bot))
