"""/use: powers and abilities put to use, and the end of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import carried_out
from bot.heroclix.commands.judging import judged_use
from bot.heroclix.commands.options import DONE, action_slug, complete_own, complete_use, squares_of
from bot.heroclix.commands.tables import complete_spot
from bot.heroclix.orders.offers import DESTROY
from bot.heroclix.orders.order import GIVEN, Order, kind_for
from bot.heroclix.table import table
from engine import DocumentError
from engine.heroclix.effects import elements
from engine.heroclix.fight.uses.use import PERPLEXABLE
from engine.heroclix.game import GameState
from engine.heroclix.game.decide.uses import usable
from engine.heroclix.game.decide.uses.limited import named

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


async def complete_value(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer combat values for Perplex, and the target's powers for Outwit."""
    call = await interaction.client.call_of(interaction)
    words = call.words
    offered = {value: words.term(value) for value in PERPLEXABLE}
    target = getattr(interaction.namespace, "target", None)
    try:
        state = (await table(call)).state
        figure = state.figure(target) if target else None
    except (UserError, DocumentError):
        figure = None
    if figure is not None:
        combat = figure.card.abilities if state.rules.counters_possessed else frozenset()
        offered |= {power: words.term(power) for power in sorted(figure.powers | combat)}
    wanted = current.strip().casefold()
    found = [value for value, shown in offered.items() if wanted in shown.casefold() or wanted in value]
    return [app_commands.Choice(name=offered[value][:100], value=value[:100]) for value in found[:25]]


class Using(commands.Cog):
    """Powers put to use."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("use", "use")
    @app_commands.autocomplete(figure=complete_own, power=complete_use, target=complete_spot, value=complete_value)
    @app_commands.choices(
        change=choices_of("change", ("1", "-1", "2", "-2")), given=choices_of("given", ("double", "epic"))
    )
    @app_commands.guild_only()
    async def use(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        power: str,
        target: str | None = None,
        to: str | None = None,
        squares: str | None = None,
        value: str | None = None,
        change: str | None = None,
        roll: app_commands.Range[int, 1, 6] | None = None,
        given: str | None = None,
    ) -> None:
        """Use a power or ability; what was left unsaid is offered."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        powers = state.rules.powers
        own = named(state, state.figure(figure), power.strip())
        slug = own.name if own is not None else action_slug(powers, power)
        if slug == DONE or power.strip() == call.say("use-done"):
            await answer(interaction, await carried_out(call, Order("finish", state.figure(figure).id)))
            return
        order = Order(
            "use" if own is not None else kind_for(powers, slug),
            state.figure(figure).id,
            slug,
            targets=() if target is None else (_target(state, slug, target),),
            to=(to or "").strip().upper(),
            squares=squares_of(squares),
            value=(value or "").strip(),
            change=int(change or 0),
            rolled=None if roll is None else (roll,),
            given=GIVEN[given or ""],
            by_hand=own is None and kind_for(powers, slug) == "attack",  # two dice, which this command does not ask for
        )
        carries = own is not None or slug in usable(powers) or not state.figure(figure).in_play
        await answer(interaction, await (carried_out(call, order) if carries else judged_use(call, order)))


def _target(state: GameState, action: str, text: str) -> str:
    """Return the id of the figure that a text names, or the object, marker, square or wall, for what may choose one."""
    typed = text.strip()
    if action in DESTROY or any(element.id == typed for element in elements(state.position())):
        return typed if typed.islower() else typed.upper()
    return state.figure(text, "target").id


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Using(bot))
