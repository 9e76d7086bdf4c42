"""Tests: attacks with all that cards change of them, tests of abilities; dice thrown, rerolled, kept (5, 6c, 7g)."""

from __future__ import annotations

from typing import Any

from bot.app.errors import UserError
from bot.motu.commands.current import current
from bot.motu.presenters.game import told
from bot.motu.presenters.offers import ACTIONS, REROLL, WRITTEN
from bot.motu.table import act, table
from bot.motu.typing.dice import dice_typed, new_typed, roll_typed, rolls_typed, swaps_typed
from bot.motu.typing.weapons import weapon_of
from bot.table.actions import action
from bot.table.call import Call
from bot.table.reply import Reply
from engine.motu.game.commands.actions import Attack, Keep, Reroll, TakeTest, Throw

__all__ = ["ability", "attack", "keep", "reroll", "throw"]

CHANGED = ("dice", "threshold", "defense_dice", "defense_threshold")


def _by(call: Call) -> dict[str, Any]:
    return {"actor": call.user_id, "judge": call.judge}


def _changes(call: Call, card: str | None, given: dict[str, int]) -> dict[str, Any]:
    """Return what cards change, as the engine takes it: each number with where it comes from."""
    origin = (card or "").strip()[:60] or call.say("motu-a-card")
    return {f"{name}_modifiers": [{"add": given[name], "from": origin}] for name in CHANGED if given.get(name)}


async def attack(
    call: Call,
    *,
    attacker: str,
    target: str,
    weapon: str | None = None,
    roll: str | None = None,
    radius: int | None = None,
    held: bool = False,
    facing: str | None = None,
    card: str | None = None,
    **changes: int,
) -> Reply:
    """Attack, with what cards change: an area of so many hexes, more or fewer dice, other thresholds."""
    state = (await table(call)).state
    figure = state.figure(attacker, "attacker")
    first, second = rolls_typed(roll)
    command = Attack(
        figure.id,
        state.figure(target, "target").id,
        weapon_of(figure, weapon),
        radius=radius,
        attack_roll=first,
        defense_roll=second,
        held=held,
        facing=facing,
        **_changes(call, card, changes),
        **_by(call),
    )
    return await told(call, await act(call, command))


async def ability(
    call: Call,
    *,
    figure: str,
    attribute: str,
    target: str | None = None,
    against: str | None = None,
    roll: str | None = None,
    held: bool = False,
    card: str | None = None,
    **changes: int,
) -> Reply:
    """Make the test of an ability; against an attribute of a target where its words say so."""
    if (target is None) != (against is None):
        raise UserError("motu-test-against")
    first, second = rolls_typed(roll)
    if second is not None and target is None:
        raise UserError("motu-test-against")
    command = TakeTest(
        figure,
        attribute,
        target,
        against,
        roll=first,
        defense_roll=second,
        held=held,
        **_changes(call, card, changes),
        **_by(call),
    )
    return await told(call, await act(call, command), picture=False)


async def throw(call: Call, *, dice: str | None = None) -> Reply:
    """Throw the dice of the test that waits for them: the bot's, or those written, with what became of them."""
    whole = dice is not None and ";" in dice
    roll = roll_typed(dice or "", "motu-throw-not-read") if whole else None
    rolls = None if whole or dice is None else dice_typed(dice, "motu-throw-not-read")
    return await told(call, await act(call, Throw(rolls, roll, **_by(call))), picture=False)


async def reroll(call: Call, *, mana: str | None = None, free: str | None = None) -> Reply:
    """Throw dice again, by their positions: for mana each, or for free by a card."""
    if not mana and not free:
        raise UserError("motu-reroll-which")
    command = Reroll(swaps_typed(free) if free else {}, swaps_typed(mana) if mana else {}, **_by(call))
    return await told(call, await act(call, command), picture=False)


async def keep(call: Call, *, new: str | None = None) -> Reply:
    """Keep the dice; `new`: what players threw for explosions, else the bot throws them."""
    command = Keep(None if new is None else new_typed(new), **_by(call))
    return await told(call, await act(call, command), picture=False)


@action(ACTIONS["Throw"])
async def _throw_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    await current(call, arguments)
    return await throw(call)


@action(WRITTEN["Throw"])
async def _throw_written(call: Call, arguments: tuple[str, ...]) -> Reply:
    await current(call, arguments)
    return await throw(call, dice=arguments[-1])


@action(ACTIONS["Keep"])
async def _keep_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    await current(call, arguments)
    return await keep(call)


@action(WRITTEN["Keep"])
async def _keep_written(call: Call, arguments: tuple[str, ...]) -> Reply:
    await current(call, arguments)
    return await keep(call, new=arguments[-1])


@action(REROLL)
async def _reroll_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    by, _, places = arguments[-1].partition("|")
    return await reroll(call, **{by: places})
