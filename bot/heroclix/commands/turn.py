"""/turn: roll for the first, begin, end, show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.app.faces import every_side
from bot.discord.localize import choices_of, group, slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import carried_out, shown_outcome
from bot.heroclix.commands.game import undo
from bot.heroclix.commands.options import dice_of
from bot.heroclix.commands.quickstart import answered_by_the_bot
from bot.heroclix.commands.tables import table_of_button
from bot.heroclix.orders.order import Order
from bot.heroclix.presenters.after import next_steps
from bot.heroclix.presenters.game import game_reply, outcome_reply, with_the_set_up, with_whose_turn
from bot.heroclix.presenters.names import name_of
from bot.heroclix.table import Table, act, table
from bot.table import actions
from bot.table.call import Call
from bot.table.reply import Block, Reply
from bot.table.ruling import steps_text
from engine.heroclix.game import EndTurn, RollInitiative
from engine.heroclix.game.describe.messages_beside import INITIATIVE

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


LONGEST = 4  # characters of a bonus


class Turns(commands.Cog):
    """The turns of a game."""

    turn = group("turn", "turn", guild_only=True)

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("turn-end", "end", turn)
    @app_commands.choices(first=choices_of("side", every_side()))
    async def end(self, interaction: discord.Interaction[Any], first: str | None = None, effect: bool = False) -> None:
        """End the turn; during set-up, begin the first one."""
        call = await self.bot.call_of(interaction)
        outcome = await act(call, EndTurn(actor=call.user_id, judge=call.judge, first=first, effect=effect))
        reply = with_whose_turn(call, outcome, await shown_outcome(call, outcome, call.say("turn-title")))
        await answer(interaction, await answered_by_the_bot(call, outcome, reply))

    @slash("turn-roll", "roll", turn)
    async def roll(
        self,
        interaction: discord.Interaction[Any],
        dice: str = "",
        further: str = "",
        unthemed: str = "",
        generic: str = "",
    ) -> None:
        """Roll for who chooses the first player, in the order of the seats."""
        call = await self.bot.call_of(interaction)
        sides = (await table(call)).state.sides
        rolled = [dice_of(part) for part in dice.split(",") if part.strip()]
        rolls = [dict(zip(sides, [pair for pair in rolled if pair is not None], strict=False))] if rolled else []
        facts: dict[str, Any] = {"rolls": rolls, "further": _bonuses(sides, further)}
        facts["unthemed"] = [side for side in sides if side_named(call, side, unthemed)]
        facts["generic"] = [side for side in sides if side_named(call, side, generic)]
        outcome = await act(call, RollInitiative(actor=call.user_id, judge=call.judge, **facts))
        reply = outcome_reply(call, outcome, call.say("turn-roll-title"))
        steps = [step for step in outcome.ruling.steps if step.fact != INITIATIVE.fact]  # the steps told it already
        reply = replace(reply, text=steps_text(steps, call.words, name_of(outcome.table.state.names)))
        await answer(interaction, with_the_set_up(call, outcome, reply))

    @slash("turn-begin", "begin", turn)
    async def begin(self, interaction: discord.Interaction[Any]) -> None:
        """Go on to the action phase without the rolls left at the beginning of the turn."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await carried_out(call, Order("begin")))

    @slash("turn-show", "show", turn)
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Show whose turn it is."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, turn_reply(call, await table(call)))


@actions.action("turn-end", judges=True)
async def end_by_button(call: Call, arguments: tuple[str, ...]) -> Reply:
    """End the turn, or the set-up; from an older board nothing happens."""
    game_id, head = (*arguments, "", "")[:2]
    await table_of_button(call, game_id, head)
    outcome = await act(call, EndTurn(actor=call.user_id, judge=call.judge))
    reply = with_whose_turn(call, outcome, await shown_outcome(call, outcome, call.say("turn-title")))
    return await answered_by_the_bot(call, outcome, reply)


@actions.action("undo", judges=True)
async def undo_by_button(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Take the last step back; from an older board nothing happens."""
    game_id, head = (*arguments, "", "")[:2]
    await table_of_button(call, game_id, head)
    return await undo(call)


def side_named(call: Call, side: str, text: str) -> bool:
    """Return whether a text names a side, by its word in any language shown."""
    named = {part.strip().casefold() for part in text.split(",")}
    return not named.isdisjoint({side, call.words.term(side).casefold(), call.say(f"choice-side-{side}").casefold()})


def _bonuses(sides: Sequence[str], text: str) -> dict[str, int]:
    """Return what is added to each side's roll, from numbers in the order of the seats, such as `1, 0`."""
    parts = [part.strip().removeprefix("+") for part in text.split(",") if part.strip()]
    if len(parts) > len(sides) or not all(part.removeprefix("-").isdecimal() and len(part) < LONGEST for part in parts):
        raise UserError("turn-roll-malformed", given=text[:40])
    return {side: int(part) for side, part in zip(sides, parts, strict=False)}


def turn_reply(call: Call, found: Table) -> Reply:
    """Return how the game stands, with what it waits for and the buttons to go on."""
    stands, comes = game_reply(call, found), next_steps(call, found)
    if comes is None:
        return stands
    waits = Block(comes.title, comes.text) if comes.title else None
    blocks = ((waits,) if waits else ()) + comes.blocks + stands.blocks
    return replace(stands, blocks=blocks, choices=comes.choices, menus=comes.menus)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Turns(bot))
