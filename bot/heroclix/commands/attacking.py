"""/attack and /choose: attacks, the decisions and rolls inside them, and their damage."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.discord.localize import choices_of, slash
from bot.discord.message import answer
from bot.heroclix.commands.acting import shown_outcome
from bot.heroclix.commands.open_menus import carried_out_with_menu
from bot.heroclix.commands.options import action_slug, complete_attack, complete_own, dice_of
from bot.heroclix.commands.tables import KINDS, complete_figure, matching, table_of_button
from bot.heroclix.orders.consequences import DECLINE, USE, Waits, cards_of, unanswered
from bot.heroclix.orders.order import Order, kind_for
from bot.heroclix.presenters.deciding import ALL, ROLL, answers_of, title_of
from bot.heroclix.presenters.names import name_of
from bot.heroclix.table import act, table
from bot.table import actions
from bot.table.call import Call
from bot.table.reply import Reply
from engine.heroclix.game import Asked, Choose, ConfirmDamage, DropDamage, EndTurn, GameState

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

# What is answered by a word: None leaves the roll to the bot
PLAIN = {ROLL: None, USE: USE, DECLINE: DECLINE, ALL: DECLINE}
FACES = frozenset("123456")


async def complete_answer(interaction: discord.Interaction[JudgeBot], current: str) -> list[app_commands.Choice[str]]:
    """Offer what may be answered to the decision that the game waits for."""
    call = await interaction.client.call_of(interaction)
    try:
        state = (await table(call)).state
    except UserError:
        return []
    waits = unanswered(state)
    found = answers_of(call, state, waits) if waits is not None else []
    return matching(current, ((value, label) for label, value in found))


class Attacking(commands.Cog):
    """Attacks, and what is decided inside them."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("attack", "attack")
    @app_commands.choices(kind=choices_of("kind", KINDS))
    @app_commands.autocomplete(
        attacker=complete_own,
        target=complete_figure,
        action=complete_attack,
        target2=complete_figure,
        target3=complete_figure,
    )
    @app_commands.guild_only()
    async def attack(
        self,
        interaction: discord.Interaction[Any],
        attacker: str,
        target: str | None = None,
        kind: str | None = None,
        roll: str | None = None,
        action: str | None = None,
        target2: str | None = None,
        target3: str | None = None,
        divide: str | None = None,
    ) -> None:
        """Attack: with the dice you rolled, or the bot's; without a target, those it may attack are offered."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        named = [name for name in (target, target2, target3) if name]
        slug = action_slug(state.rules.powers, action) if action else ""
        if slug and kind_for(state.rules.powers, slug) != "attack":
            raise UserError("order-no-attack", given=action)
        ids = tuple(state.figure(name, "target").id for name in named)
        order = Order(
            "attack",
            state.figure(attacker, "attacker").id,
            slug,
            ids,
            attack=kind or "",
            divide=_divided(divide, len(ids)),
            rolled=dice_of(roll),
        )
        await answer(interaction, await carried_out_with_menu(call, order))

    @slash("choose", "choose")
    @app_commands.autocomplete(given=complete_answer)
    @app_commands.guild_only()
    async def choose(self, interaction: discord.Interaction[Any], given: str) -> None:
        """Answer the decision or roll that the game waits for: a die, two dice, use or decline, a figure."""
        call = await self.bot.call_of(interaction)
        state = (await table(call)).state
        waits = unanswered(state)
        if waits is None:
            raise UserError("choose-nothing")
        typed = given.strip()
        offered = answers_of(call, state, waits)
        known = {value: value for _, value in offered} | {label.casefold(): value for label, value in offered}
        await answer(interaction, await _chosen(call, waits, known.get(typed.casefold(), typed)))


async def _chosen(call: Call, waits: Waits, given: str) -> Reply:
    """Answer the first thing that the game waits for, and go on with it."""
    state = (await table(call)).state
    command = Choose(waits.number, *_value(state, waits.first, given), actor=call.user_id, judge=call.judge)
    return await shown_outcome(call, await act(call, command), _title(call, state, waits))


def _value(state: GameState, asked: Asked, given: str) -> tuple[str, Any]:
    """Return the name of the choice and its value, of what was pressed or typed. Raises UserError for neither."""
    if given in PLAIN:
        return ("*", DECLINE) if given == ALL else (asked.choice, PLAIN[given])
    if asked.kind == "dice" and (dice := dice_of(given)) is not None:
        return asked.choice, list(dice)
    if asked.kind == "die" and given in FACES:
        return asked.choice, int(given)
    if asked.kind == "figure":
        numbered = {f"f{number}": figure.id for number, figure in enumerate(state.figures)}
        return asked.choice, numbered.get(given) or state.figure(given, "answer").id
    if asked.kind == "card":
        cards = cards_of(state, asked)
        return asked.choice, {f"c{number}": card for number, card in enumerate(cards)}.get(given, given)
    if asked.kind in ("effect", "square"):
        return asked.choice, given
    raise UserError("choose-malformed", given=given[:40])


def _title(call: Call, state: GameState, waits: Waits) -> str:
    show = name_of(state.names)
    if waits.query is not None:
        return title_of(call, state, waits)
    if waits.leaving is not None:
        return call.say("move-title-of", figure=show(waits.leaving.figure))
    assert waits.pending is not None  # noqa: S101  # it is one or the other
    return call.say("table-attack-title", attacker=show(waits.pending.attacker))


@actions.action("choose", judges=True)
async def choose(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Answer what an attack waits for; a button of an older board is refused."""
    game_id, head, number, given = (*",".join(arguments).split(","), "", "", "", "")[:4]
    waits = unanswered((await table_of_button(call, game_id, head)).state)
    if waits is None or str(waits.number) != number:
        raise UserError("button-stale")
    reply = await _chosen(call, waits, given)
    return replace(reply, retires=not reply.private)


def _divided(text: str | None, count: int) -> tuple[int, ...]:
    if text is None or not text.strip():
        return ()
    parts = text.replace(",", " ").replace("/", " ").split()
    if len(parts) != count or not all(part.isdecimal() and len(part) <= 2 for part in parts):
        raise UserError("table-attack-divide-malformed", given=text[:40], count=count)
    return tuple(map(int, parts))


@actions.action("attack-confirm")
async def confirm(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Click the dials of an attack that waits."""
    who: Any = {"actor": call.user_id, "judge": call.judge}
    ends = arguments[2:] == ("end",)
    command = ConfirmDamage(attack=_number(arguments[: 2 if ends else None]), **who)
    return await _closed(call, arguments, command, *((EndTurn(**who),) if ends else ()))


@actions.action("attack-drop")
async def drop(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Close an attack that waits without clicking anything."""
    command = DropDamage(actor=call.user_id, judge=call.judge, attack=_number(arguments))
    return await _closed(call, arguments, command)


@actions.action("attack-divide")
async def divide_damage(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Divide the damage of an attack that waits among those it hit, and click their dials."""
    game_id, number, parts = (*arguments[-1].split(","), "", "")[:3]
    attack, divided = actions.number_of(number), [actions.number_of(part) for part in parts.split("-")]
    pending = (await table_of_button(call, game_id)).state.attack(attack)
    if pending is None or len(pending.undivided) != len(divided):
        raise UserError("button-stale")
    divide = dict(zip(pending.undivided, divided, strict=True))
    command = ConfirmDamage(actor=call.user_id, judge=call.judge, attack=attack, divide=divide)
    return await _closed(call, (game_id, number), command)


def _number(arguments: tuple[str, ...]) -> int:
    return actions.number_of(arguments[1] if len(arguments) == 2 else "")


async def _closed(call: Call, arguments: tuple[str, ...], command: ConfirmDamage | DropDamage, *more: EndTurn) -> Reply:
    if (await table_of_button(call, arguments[0])).state.attack(command.attack) is None:
        raise UserError("button-stale")
    outcome = await act(call, command, *more)
    reply = await shown_outcome(call, outcome, call.say("table-attack-done"))
    return replace(reply, retires=outcome.accepted)


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(Attacking(bot))
