"""/move, /attack, /damage, /heal, /token, /place: what happens at the table."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import actions
from bot.adapters.discord import answer
from bot.call import Call
from bot.commands.tables import KINDS, complete_figure, kept
from bot.dice import SystemDice
from bot.errors import UserError
from bot.games import Outcome, act, table
from bot.localize import choices_of, slash
from bot.presenters.attack import attack_reply
from bot.presenters.deciding import asked_reply
from bot.presenters.game import outcome_reply
from bot.presenters.moves import moved_overlay
from bot.presenters.names import name_of
from bot.presenters.table import board_picture
from bot.reply import Choice, Reply
from engine.heroclix.game import (
    Attack,
    Choose,
    ConfirmDamage,
    Damage,
    DropDamage,
    GameState,
    Heal,
    Move,
    Place,
    Token,
    asked,
    decide,
)
from engine.heroclix.judge import answer as judged

if TYPE_CHECKING:
    from bot.client import JudgeBot

_ROLL = re.compile(r"\s*([1-6])[\s,+/-]*([1-6])\s*")


def dice_of(text: str | None) -> tuple[int, int] | None:
    """Return the two dice that players rolled, or None when the bot is to roll.

    >>> dice_of("3 4"), dice_of("66"), dice_of(None)
    ((3, 4), (6, 6), None)
    """
    if text is None or not text.strip():
        return None
    match = _ROLL.fullmatch(text)
    if match is None:
        raise UserError("table-attack-roll-malformed", given=text[:40])
    return int(match[1]), int(match[2])


class Play(commands.Cog):
    """What happens at the table."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("move", "move")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def move(
        self,
        interaction: discord.Interaction[Any],
        figure: str,
        to: str,
        roll: app_commands.Range[int, 1, 6] | None = None,
    ) -> None:
        """Move a figure by its speed value."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await moved(call, figure, to, roll, override=False))

    @slash("place", "place")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def place(self, interaction: discord.Interaction[Any], figure: str, at: str | None = None) -> None:
        """Put a figure on a square, without an action."""
        call = await self.bot.call_of(interaction)
        where = at.strip().upper() if at and at.strip() else None
        outcome = await act(call, Place(actor=call.user_id, judge=call.judge, figure=figure, at=where))
        await answer(interaction, _drawn(call, outcome, outcome_reply(call, outcome)))

    @slash("attack", "attack")
    @app_commands.choices(kind=choices_of("kind", KINDS))
    @app_commands.autocomplete(
        attacker=complete_figure, target=complete_figure, target2=complete_figure, target3=complete_figure
    )
    @app_commands.guild_only()
    async def attack(
        self,
        interaction: discord.Interaction[Any],
        attacker: str,
        target: str,
        kind: str | None = None,
        roll: str | None = None,
        target2: str | None = None,
        target3: str | None = None,
        divide: str | None = None,
    ) -> None:
        """Attack: with the dice you rolled, or the bot's."""
        call = await self.bot.call_of(interaction)
        names = [name for name in (target, target2, target3) if name]
        await answer(interaction, await attacked(call, attacker, names, kind, dice_of(roll), divide))

    @slash("damage", "damage")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def damage(
        self, interaction: discord.Interaction[Any], figure: str, clicks: app_commands.Range[int, 1, 60], why: str = ""
    ) -> None:
        """Click a figure down, outside an attack."""
        call = await self.bot.call_of(interaction)
        command = Damage(actor=call.user_id, judge=call.judge, figure=figure, clicks=clicks, why=why[:200])
        await answer(interaction, outcome_reply(call, await act(call, command)))

    @slash("heal", "heal")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def heal(
        self, interaction: discord.Interaction[Any], figure: str, clicks: app_commands.Range[int, 1, 60], why: str = ""
    ) -> None:
        """Click a figure up, to its starting line at most."""
        call = await self.bot.call_of(interaction)
        command = Heal(actor=call.user_id, judge=call.judge, figure=figure, clicks=clicks, why=why[:200])
        await answer(interaction, outcome_reply(call, await act(call, command)))

    @slash("token", "token")
    @app_commands.autocomplete(figure=complete_figure)
    @app_commands.guild_only()
    async def token(
        self, interaction: discord.Interaction[Any], figure: str, change: app_commands.Range[int, -2, 2] = 1
    ) -> None:
        """Give or take action tokens."""
        call = await self.bot.call_of(interaction)
        command = Token(actor=call.user_id, judge=call.judge, figure=figure, change=change)
        await answer(interaction, outcome_reply(call, await act(call, command)))


async def moved(call: Call, figure: str, to: str, roll: int | None, *, override: bool) -> Reply:
    """Move a figure; when the rules object, offer to let it stand."""
    where = to.strip().upper()
    command = Move(actor=call.user_id, judge=call.judge, figure=figure, to=where, roll=roll, override=override)
    outcome = await act(call, command)
    reply = outcome_reply(call, outcome, call.say("move-title"))
    if not outcome.accepted and not _may_stand(outcome.table.state, command):
        return reply
    ruling_id = await kept(call, outcome.ruling, outcome.table.state, reply.title)
    steps = Choice(call.say("why-button"), "why", (str(ruling_id), "0"))
    if outcome.accepted:
        return _drawn(call, outcome, replace(reply, choices=(steps,)))
    found = outcome.table.state.figure(figure)
    let = Choice(call.say("let-stand"), "move-anyway", (found.id[:40], where[:8]), "danger", call.user_id)
    return replace(reply, choices=(let, steps))


def _may_stand(state: GameState, command: Move) -> bool:
    """Return whether the player could let a refused move stand: it is theirs to make, and the square is free."""
    return bool(decide(state, replace(command, override=True), SystemDice()).events)


@actions.action("move-anyway")
async def move_anyway(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Let a move stand that the rules object to; the log says so."""
    figure, to = arguments
    return await moved(call, figure, to, None, override=True)


async def attacked(
    call: Call, attacker: str, targets: list[str], kind: str | None, roll: tuple[int, int] | None, divide: str | None
) -> Reply:
    """Attack, and wait for the button that clicks the dials."""

    def command(state: GameState) -> Attack:
        ids = [state.figure(name, "target").id for name in targets]
        source = state.figure(attacker, "attacker")
        chosen: Any = kind or _nearest_kind(state, source.id, ids)
        return Attack(
            actor=call.user_id,
            judge=call.judge,
            attacker=source.id,
            targets=ids,
            kind=chosen,
            roll=roll,
            divide=_divided(divide, ids),
        )

    outcome = await act(call, command)
    title = call.say("table-attack-title", attacker=_shown(outcome.table.state, attacker))
    ruling_id = await kept(call, outcome.ruling, outcome.table.state, title)
    return _went_on(call, outcome, title, ruling_id)


def _went_on(call: Call, outcome: Outcome, title: str, ruling_id: int) -> Reply:
    """Show how far an attack has come: refused, waiting for a player, or judged."""
    if not outcome.accepted:
        return outcome_reply(call, outcome)
    if outcome.ruling.verdict == "waiting":
        return asked_reply(call, outcome, title)
    return attack_reply(call, outcome, ruling_id)


@actions.action("choose")
async def choose(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Answer what an attack waits for; a button of an older state is refused."""
    game_id, head, number, answered = (*arguments, "", "", "", "")[:4]
    found = await table(call)
    pending = found.state.attack(int(number)) if number.isdecimal() else None
    if str(found.game_id) != game_id or str(found.head) != head or pending is None:
        raise UserError("button-expired")
    questions = asked(found.state, pending)
    if not questions:
        raise UserError("button-expired")
    value = None if answered == "roll" else answered
    command = Choose(int(number), questions[0].choice, value, actor=call.user_id, judge=call.judge)
    outcome = await act(call, command)
    title = call.say("table-attack-title", attacker=_shown(outcome.table.state, pending.attacker))
    ruling_id = await kept(call, outcome.ruling, outcome.table.state, title)
    return replace(_went_on(call, outcome, title, ruling_id), retires=outcome.accepted)


def _shown(state: GameState, figure: str) -> str:
    return name_of(state.names)(state.figure(figure, "attacker").id)


def _nearest_kind(state: GameState, attacker: str, targets: list[str]) -> str:
    """Return `close` when every target can be attacked so, or the attacker has no range; else `range`."""
    position = state.position()
    if not state.by_id(attacker).for_position().printed.range:
        return "close"
    asked = ({"type": "legal", "figure": attacker, "action": "close", "target": target} for target in targets)
    return "close" if all(judged(position, question).fields["legal"] for question in asked) else "range"


def _divided(text: str | None, targets: list[str]) -> dict[str, int] | None:
    if text is None or not text.strip():
        return None
    parts = text.replace(",", " ").replace("/", " ").split()
    if len(parts) != len(targets) or not all(part.isdecimal() and len(part) <= 2 for part in parts):
        raise UserError("table-attack-divide-malformed", given=text[:40], count=len(targets))
    return dict(zip(targets, map(int, parts), strict=True))


@actions.action("attack-confirm")
async def confirm(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Click the dials of an attack that waits."""
    command = ConfirmDamage(actor=call.user_id, judge=call.judge, attack=_number(arguments))
    return await _closed(call, arguments, command)


@actions.action("attack-drop")
async def drop(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Close an attack that waits without clicking anything."""
    command = DropDamage(actor=call.user_id, judge=call.judge, attack=_number(arguments))
    return await _closed(call, arguments, command)


@actions.action("attack-divide")
async def divide_damage(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Divide the damage of an attack that waits among those it hit, and click their dials."""
    game_id, number, parts = (*arguments[-1].split(","), "", "")[:3]
    if not number.isdecimal() or not all(part.isdecimal() for part in parts.split("-")):
        raise UserError("button-expired")
    pending = (await table(call)).state.attack(int(number))
    divided = [int(part) for part in parts.split("-")]
    if pending is None or len(pending.undivided) != len(divided):
        raise UserError("button-expired")
    divide = dict(zip(pending.undivided, divided, strict=True))
    command = ConfirmDamage(actor=call.user_id, judge=call.judge, attack=int(number), divide=divide)
    return await _closed(call, (game_id, number), command)


def _number(arguments: tuple[str, ...]) -> int:
    if len(arguments) != 2 or not arguments[1].isdecimal():
        raise UserError("button-expired")
    return int(arguments[1])


async def _closed(call: Call, arguments: tuple[str, ...], command: ConfirmDamage | DropDamage) -> Reply:
    found = await table(call)
    if str(found.game_id) != arguments[0]:
        raise UserError("button-other-game")
    outcome = await act(call, command)
    return replace(outcome_reply(call, outcome, call.say("table-attack-done")), retires=outcome.accepted)


def _drawn(call: Call, outcome: Outcome, reply: Reply) -> Reply:
    """Draw the table after a command, with the way of a figure that has moved."""
    state = outcome.table.state
    if not outcome.accepted or state.map is None:
        return reply
    overlay = moved_overlay(state, outcome.events)
    return replace(reply, draw=lambda: board_picture(call, state, overlay))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Play(bot))
