"""What characters do: move, attack, abilities, items, concentration, guard; tokens and wounds by hand."""

from __future__ import annotations

from typing import Any

from bot.app.errors import UserError
from bot.motu.presenters.deeds import ACT, GO
from bot.motu.presenters.game import told
from bot.motu.presenters.names import EFFECTS, POSITIVE
from bot.motu.table import act, table
from bot.motu.typing.dice import rolls_typed
from bot.motu.typing.line import path_typed
from bot.motu.typing.weapons import weapon_of
from bot.table.actions import action as pressed
from bot.table.call import Call
from bot.table.reply import Reply
from engine.game import adjudicate
from engine.motu.game import standing, to_document
from engine.motu.game.commands.actions import (
    Attack,
    Concentrate,
    EndEffect,
    GiveEffect,
    Guard,
    Move,
    UseAbility,
    UseItem,
    Wound,
)
from engine.motu.game.commands.table import Correct

__all__ = ["attack", "damage", "heal", "move", "token", "use"]

CONCENTRATION = ("concentration", "concentración", "concentracion")
GUARD = ("guard", "guardia")


async def move(
    call: Call, *, figure: str, to: str | None = None, path: str | None = None, action: str | None = None
) -> Reply:
    """Move by a way, or to a place by the cheapest one; `action` concentrate spends the token for improved speed."""
    concentrate = (action or "").casefold() in (*CONCENTRATION, "concentrate")
    way = path_typed(path) if path else await _cheapest(call, figure, to, concentrate=concentrate)
    command = Move(figure, way, concentrate=concentrate, actor=call.user_id, judge=call.judge)
    return await told(call, await act(call, command))


async def _cheapest(call: Call, figure: str, to: str | None, *, concentrate: bool) -> list[str]:
    """Return a way to a place that costs fewest points. Raises UserError where none leads there, or none is named."""
    from bot.motu.ways import way_to  # noqa: PLC0415

    wanted = path_typed(to or "")
    if len(wanted) != 1:
        raise UserError("motu-move-where")
    state = (await table(call)).state
    mover, moving = state.figure(figure), state.under_way
    if moving is not None and moving.figure == mover.id:  # it goes on with what is left
        return way_to(state.position(), mover.id, wanted[0], moving.points)
    ask = {"type": "reachable", "figure": mover.id, "concentrate": concentrate}
    points = adjudicate({**to_document(state), "ask": ask}).fields["points"]
    assert isinstance(points, int)  # noqa: S101 - as the question answers
    return way_to(state.position(), mover.id, wanted[0], points)


async def attack(
    call: Call,
    *,
    attacker: str,
    target: str | None = None,
    action: str | None = None,
    roll: str | None = None,
    held: bool = False,
) -> Reply:
    """Attack with a weapon named in `action`; `roll`: the attack dice, then after a bar those of the defense.

    `held`: it is declared alone, its dice are thrown afterwards.
    """
    state = (await table(call)).state
    figure = state.figure(attacker, "attacker")
    if target is None:
        raise UserError("motu-attack-whom")
    weapon = weapon_of(figure, action)
    first, second = rolls_typed(roll)
    command = Attack(
        figure.id,
        state.figure(target, "target").id,
        weapon,
        attack_roll=first,
        defense_roll=second,
        held=held,
        actor=call.user_id,
        judge=call.judge,
    )
    return await told(call, await act(call, command))


async def use(call: Call, *, figure: str, power: str, target: str | None = None) -> Reply:
    """Use an ability or a consumable, concentrate, or go on guard."""
    state = (await table(call)).state
    user = state.figure(figure)
    by: dict[str, Any] = {"actor": call.user_id, "judge": call.judge}
    wanted = power.strip().casefold()
    if wanted in CONCENTRATION:
        return await told(call, await act(call, Concentrate(user.id, **by)))
    if wanted in GUARD:
        return await told(call, await act(call, Guard(user.id, **by)))
    abilities = {one.id: one.id for one in user.card.abilities} | {
        user.card.named(one.id).casefold(): one.id for one in user.card.abilities
    }
    items = {each.id: each.id for each in user.card.items} | {each.name.casefold(): each.id for each in user.card.items}
    if wanted in abilities:
        at = None if target is None else state.figure(target, "target").id
        return await told(call, await act(call, UseAbility(user.id, abilities[wanted], at, **by)))
    if wanted in items:
        return await told(call, await act(call, UseItem(user.id, items[wanted], **by)))
    offered = [user.card.named(id_) for id_ in dict.fromkeys([*abilities.values(), *items.values()])]
    raise UserError("motu-which-power", figure=user.name[:60], given=power[:60], offered=tuple(offered))


async def damage(call: Call, *, figure: str, clicks: int = 1, why: str = "") -> Reply:
    """Give wounds by hand, as a card's words say."""
    del why
    return await told(call, await act(call, Wound(figure, clicks, actor=call.user_id, judge=call.judge)))


async def heal(call: Call, *, figure: str, clicks: int = 1, why: str = "") -> Reply:
    """Take wounds away by hand."""
    del why
    return await told(call, await act(call, Wound(figure, -clicks, actor=call.user_id, judge=call.judge)))


async def token(call: Call, *, figure: str, change: int = 1, why: str = "") -> Reply:
    """Give or take a token: concentration, guard, or an effect, named in `why`; a change below 0 takes it away."""
    wanted = why.strip().casefold()
    by: dict[str, Any] = {"actor": call.user_id, "judge": call.judge}
    effects = {call.words.term(f"motu-{effect}").casefold(): effect for effect in EFFECTS} | {e: e for e in EFFECTS}
    if wanted in CONCENTRATION:
        return await told(call, await act(call, Correct(figure, "concentrated", change > 0, **by)))
    if wanted in GUARD:
        return await told(call, await act(call, Correct(figure, "guard", change > 0, **by)))
    if wanted not in effects:
        offered = (call.words.term("motu-concentration"), call.words.term("motu-guard"), *list(effects)[: len(EFFECTS)])
        raise UserError("motu-which-token", given=why[:60], offered=offered)
    effect = effects[wanted]
    sign = "positive" if effect in POSITIVE else "negative"
    command: Any = GiveEffect(figure, effect, **by) if change > 0 else EndEffect(figure, sign, **by)
    return await told(call, await act(call, command))


@pressed(ACT)
async def _act_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Do what was chosen in the menu of whoever acts."""
    kind, what, target = (*arguments[-1].split("|"), "", "")[:3]
    who = standing((await table(call)).state).acting
    if not who:
        raise UserError("button-stale")
    if kind == "attack":
        return await attack(call, attacker=who, target=target, action=what, held=True)
    if kind == "item":
        return await use(call, figure=target, power=what)
    return await use(call, figure=who, power=what if kind == "ability" else kind)


@pressed(GO)
async def _go_pressed(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Move to where was chosen."""
    who = standing((await table(call)).state).acting
    if not who:
        raise UserError("button-stale")
    place, _, concentrate = arguments[-1].partition("|")
    return await move(call, figure=who, to=place, action=concentrate or None)
