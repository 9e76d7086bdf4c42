"""After resolutions: what is immediate first, then the rest, once nothing is resolving any more (8.1c, 8.1d, P103)."""

from __future__ import annotations

from engine.heroclix.fight.attack.afterwards import CRITICAL_MISS, FALL, STEAL_ENERGY
from engine.heroclix.fight.attack.resolution import TERRAIN_ACTIONS
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight import owed
from engine.heroclix.game.decide.fight.damage import click_down, click_up
from engine.heroclix.game.decide.moves.knockback import fall
from engine.heroclix.game.decide.moves.ruins import destroy_left
from engine.heroclix.game.events.deferred import Deferred
from engine.heroclix.game.state import Pending

__all__ = ["drop_all", "go_on", "of_attack"]


def of_attack(draft: Draft, pending: Pending, *, confirmed: bool) -> None:
    """Destroy the terrain that an attack opened, at once (27.6d), and keep what comes after resolutions.

    Without its damage `confirmed` there is none to its attacker either, and nothing is healed (P33).
    """
    marker = pending.destroyed[-1:] if pending.action in TERRAIN_ACTIONS else ()
    opened = pending.destroyed[: len(pending.destroyed) - len(marker)]
    destroy_left(draft, opened, pending.attacker)
    number, attacker = pending.attack, pending.attacker
    damage = pending.damage.get(attacker, 0) if confirmed else 0
    found = [Deferred(number, attacker, CRITICAL_MISS, damage)] if damage else []
    healed = [Deferred(number, attacker, STEAL_ENERGY, pending.healed)] if confirmed and pending.healed else []
    used = [Deferred(number, attacker, pending.action, piece=piece) for piece in marker]
    first = pending.choices.get(f"after:{attacker}")
    falls = [Deferred(number, attacker, FALL)] if first == FALL and attacker in draft.state.falling else []
    draft.following += found + sorted(falls + healed + used, key=lambda each: each.effect != first)


def go_on(draft: Draft) -> None:
    """Carry out what follows, in its order; while something is still resolving, keep it for later."""
    if draft.state.resolving:
        for each in draft.following:
            _keep(draft, each)
        draft.following = []
        return
    waited, now = draft.state.deferred, draft.following
    draft.following = []
    for each in (*waited, *now):
        if each.effect == CRITICAL_MISS:
            _carry_out(draft, each, waited=each in waited)
    owed.deal(draft)
    if draft.state.queries:  # what comes after it waits for the answer
        for each in now:
            if each.effect != CRITICAL_MISS:
                _keep(draft, each)
        return
    for each in (*waited, *now):
        if each.effect != CRITICAL_MISS:
            _carry_out(draft, each, waited=each in waited)


def _keep(draft: Draft, each: Deferred) -> None:
    facts = {"attack": each.attack, "figure": each.figure, "effect": each.effect}
    draft.add(ev.EffectDeferred, **facts, clicks=each.clicks, piece=each.piece)


def drop_all(draft: Draft) -> None:
    """Let everything that waits resolve without effect: the turn was ended by an effect (21.14)."""
    for each in draft.state.deferred:
        draft.add(ev.DeferredCame, attack=each.attack, figure=each.figure, effect=each.effect, idle=True)
    for figure in draft.state.figures:
        for power in figure.owes:
            draft.add(ev.Exerted, figure=figure.id, power=power, idle=True)
    for name in draft.state.falling:
        draft.add(ev.Fell, figure=name, taken=0)


def _carry_out(draft: Draft, each: Deferred, *, waited: bool) -> None:
    if waited:
        draft.add(ev.DeferredCame, attack=each.attack, figure=each.figure, effect=each.effect)
    figure = draft.state.by_id(each.figure)
    if each.effect == FALL:  # before the rest; without that choice it comes last (P91)
        fall(draft)
    elif each.piece:
        destroy_left(draft, (each.piece,), each.figure, whole=True)
    elif figure.ko:
        return
    elif each.effect == CRITICAL_MISS:
        click_down(draft, figure, each.clicks, attack=each.attack)
    else:
        click_up(draft, figure, each.clicks, attack=each.attack)
