"""/odds: the exact chances of an attack at the table, or of two numbers anywhere."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.acknowledgement import acknowledge
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.heroclix.commands.options import action_slug, complete_attack, complete_own
from bot.heroclix.commands.tables import KINDS, complete_figure, kept
from bot.heroclix.orders.offers import attack_kind
from bot.heroclix.orders.order import Order
from bot.heroclix.presenters.names import action_word, name_of
from bot.heroclix.presenters.odds import attack_odds_reply
from bot.heroclix.table import table
from bot.table.call import Call
from bot.table.dice_reply import odds_reply
from bot.table.reply import Reply
from engine.heroclix.game import GameState
from engine.heroclix.game.decide.fight.attack import everyone
from engine.heroclix.judge import answer as judged

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot


class Odds(commands.Cog):
    """The odds of two numbers go anywhere; those of an attack need a game."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("odds", "odds")
    @app_commands.choices(kind=choices_of("kind", KINDS))
    @app_commands.autocomplete(
        attacker=complete_own,
        target=complete_figure,
        action=complete_attack,
        target2=complete_figure,
        target3=complete_figure,
    )
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def odds(
        self,
        interaction: discord.Interaction[Any],
        attacker: str | None = None,
        target: str | None = None,
        kind: str | None = None,
        action: str | None = None,
        target2: str | None = None,
        target3: str | None = None,
        attack: app_commands.Range[int, 0, 99] | None = None,
        defense: app_commands.Range[int, 0, 99] | None = None,
    ) -> None:
        """Tell the exact chances of an attack by one figure on others, or of an attack value against a defense."""
        call = await self.bot.call_of(interaction)
        if attacker is not None:
            named = [name for name in (target, target2, target3) if name]
            await answer(interaction, await attack_odds(call, interaction, attacker, named, kind, action))
        elif attack is not None and defense is not None:
            await answer(interaction, odds_reply(call, attack, defense))
        else:
            raise UserError("odds-of-what")


async def attack_odds(
    call: Call,
    interaction: discord.Interaction[Any],
    attacker: str,
    named: list[str],
    kind: str | None,
    action: str | None,
) -> Reply:
    """Work out the chances of an attack at the table, beside whatever else the bot is asked meanwhile."""
    state = (await table(call)).state
    slug = action_slug(state.rules.powers, action) if action else ""
    if slug and (slug not in state.rules.powers or not state.rules.powers[slug].attack):
        raise UserError("order-no-attack", given=slug[:60])
    source = state.figure(attacker, "attacker").id
    targets = _targets(state, source, slug, named)
    if not targets:
        raise UserError("odds-no-target")
    made = kind or attack_kind(state, Order("attack", source, slug, targets))
    question: dict[str, Any] = {"type": "odds", "attacker": source, "targets": list(targets), "kind": made}
    await acknowledge(interaction)
    return await odds_of(state, call, question | ({"action": slug} if slug else {}))


async def odds_of(state: GameState, call: Call, question: dict[str, Any]) -> Reply:
    """Work out the chances of an attack in a state of the game."""
    judgement = await asyncio.to_thread(judged, state.position(), question)
    action = action_word(call, question.get("action") or question["kind"])
    title = call.say("odds-attack-title", attacker=name_of(state.names)(question["attacker"]), action=action)
    ruling_id = await kept(call, judgement.ruling, state, title, ask=question)
    return attack_odds_reply(call, state.names, title, judgement, ruling_id)


def _targets(state: GameState, attacker: str, action: str, named: list[str]) -> tuple[str, ...]:
    """Return the targets named; of an attack on all characters those it has (12.1b)."""
    if not named and action and state.rules.powers[action].everyone and state.map is not None:
        return everyone(state.position(), attacker, action)
    return tuple(state.figure(name, "target").id for name in named)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Odds(bot))
