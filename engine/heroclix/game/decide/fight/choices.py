"""Decisions inside an attack, and its damage: answered, confirmed or dropped (12.3 to 12.7, P31, P33)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.answer import Answer
from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.board.knockback.rules import by_damage
from engine.heroclix.fight.attack.afterwards import choosable
from engine.heroclix.fight.attack.choices import DECLINE
from engine.heroclix.fight.attack.damage_dealt import NOT_HIT
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import settle
from engine.heroclix.game.decide.actions import steps_of
from engine.heroclix.game.decide.agreement import alone
from engine.heroclix.game.decide.beside.dice_by_hand import two_dice
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.attack import advance, by_id, escape
from engine.heroclix.game.decide.fight.damage import click_down, give_token
from engine.heroclix.game.decide.fight.deferred import of_attack
from engine.heroclix.game.decide.fight.queries import answer
from engine.heroclix.game.decide.fight.waiting import VERSION, Asked, all_there, asked, choice_name, judged, versions_of
from engine.heroclix.game.decide.moves.break_away import choose_reroll
from engine.heroclix.game.decide.moves.knockback import knock_back
from engine.heroclix.game.decide.table.seats import acts_for
from engine.heroclix.game.decide.table.themes import spend_rerolls
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import Pending
from engine.heroclix.powers.special import STOP
from engine.ruling import FigureId, Step, StepKind

__all__ = ["choose", "confirm_damage", "drop_damage"]

CHECK = StepKind.CHECK
ALL = "*"  # everything that belongs to the actor: only to decline it


def choose(draft: Draft, command: cmd.Choose, dice: Dice) -> Decision:
    """Answer what an attack, or the game, waits for: by the player whose decision or roll it is, or a judge."""
    leaving = draft.state.leaving
    if leaving is not None and leaving.number == command.attack:
        return choose_reroll(draft, leaving, command, dice)
    query = next((one for one in draft.state.queries if one.number == command.attack), None)
    if query is not None:
        return answer(draft, query, command, dice)
    pending = draft.state.attack(command.attack)
    if pending is None:
        return draft.refused([messages.NO_SUCH_ATTACK.step(CHECK, attack=command.attack)])
    return _in_attack(draft, pending, command, dice)


def _in_attack(draft: Draft, pending: Pending, command: cmd.Choose, dice: Dice) -> Decision:
    """Answer what an attack waits for, and go on with it."""
    questions = [one for one in asked(draft.state, pending) if _means(command.choice, one)]
    if not questions:
        return draft.refused([messages.NOT_ASKED.step(CHECK, choice=choice_name(command.choice))])
    theirs = [one for one in questions if acts_for(draft, one.side)]
    if not theirs:
        first = questions[0]
        side = messages.side_term(first.side)
        return draft.refused([messages.NOT_YOUR_DECISION.step(CHECK, choice=choice_name(first.choice), side=side)])
    if command.choice == ALL and command.value != DECLINE:
        raise DocumentError("value", "error-not-one-of", given=str(command.value)[:60], expected=DECLINE)
    for one in theirs:
        value = _value(one, command.value, dice)
        if one.kind in ("effect", "card"):
            _check_named(draft, pending, one, value)
        trial = judged(draft.state, replace(pending, choices={**pending.choices, one.choice: value}))  # well-formed?
        if one.kind == "figure" and (reasons := _against_figure(draft, pending, one, trial)):
            return draft.refused(reasons)
        draft.add(ev.Chosen, attack=pending.attack, choice=one.choice, value=value, side=one.side)
    return advance(draft, pending.attack, dice)


def _check_named(draft: Draft, pending: Pending, one: Asked, value: object) -> None:
    """Raise DocumentError for what does not follow the attack in a chosen order, or for a card that can't be chosen."""
    found: Mapping[str, Any] = judged(draft.state, pending).fields
    if one.choice.startswith(f"{VERSION}:"):
        named = versions_of(draft.state, pending)
    else:
        named = choosable(found["after"]) if one.kind == "effect" else found["instead"]
    allowed = (*named, DECLINE)
    if value not in allowed:
        raise DocumentError("value", "error-not-one-of", given=str(value)[:60], expected=", ".join(allowed))


def _against_figure(draft: Draft, pending: Pending, one: Asked, trial: Answer) -> list[Step]:
    """Return what the rules have against whoever was named: no friend that may take the hit, no different target."""
    refused: Any = trial.fields["refused"]
    if one.choice not in refused:
        return []
    before = judged(draft.state, pending).ruling.steps
    return [step for step in trial.ruling.steps if step not in before]


def _means(choice: str, one: Asked) -> bool:
    """Return whether a choice names this one; damage that has to be divided is never declined (12.4)."""
    return choice == one.choice or (choice == ALL and one.kind != "parts")


def _value(one: Asked, value: Any, dice: Dice) -> Any:
    """Return the answer, rolled where it is left to the dice."""
    if value is not None:
        return value
    if one.kind == "die":
        return dice.roll(1)[0]
    if one.kind == "dice":
        return list(two_dice(dice.roll(2)))
    raise DocumentError("value", "error-missing")


def confirm_damage(draft: Draft, command: cmd.ConfirmDamage, dice: Dice) -> Decision:
    """Click the dials of an attack that waits, KO who is KO'd, and resolve it (12.5, 12.7)."""
    pending = draft.state.attack(command.attack)
    if pending is None:
        return draft.refused([messages.NO_SUCH_ATTACK.step(CHECK, attack=command.attack)])
    if reasons := _not_theirs(draft, pending) or _undecided(draft, pending):
        return draft.refused(reasons)
    if pending.undivided:
        divide = by_id(draft.state, command.divide)
        if divide is None:
            targets = tuple(FigureId(target) for target in pending.undivided)
            return draft.refused([messages.DIVIDE_FIRST.step(CHECK, targets=targets)])
        choice = f"divide:{pending.attacker}"
        if refused := _against_division(judged(draft.state, replace(pending, divide=divide)), choice):
            return draft.refused(refused)
        side = draft.state.by_id(pending.attacker).side
        draft.add(ev.Chosen, attack=pending.attack, choice=choice, value=divide, side=side)
        decision = advance(draft, pending.attack, dice)
        found = draft.state.attack(pending.attack)
        if found is None or found.stage == "deciding":
            return decision
        pending = found
    doing = draft.state.doing
    _harm(draft, pending, pending.damage)
    taken = {name: by_damage(draft.state.rules, pending.damage.get(name, 0)) for name in pending.knocked_back}
    knock_back(draft, pending.attacker, taken, explained=True)
    _resolve(draft, pending, confirmed=True)
    settle(draft, doing)
    return draft.accepted(value=pending.attack)


def _against_division(answer: Answer, choice: str) -> list[Step]:
    """Return why the damage can't be divided like that: not all of it, or a share for somebody not hit (12.4, P96)."""
    found: Mapping[str, Any] = answer.fields
    if choice in found["refused"]:
        return [step for step in answer.ruling.steps if step.fact == NOT_HIT.fact]
    return steps_of(found["because"])


def drop_damage(draft: Draft, command: cmd.DropDamage, _dice: Dice) -> Decision:
    """Resolve an attack that waits without clicking anything (P33)."""
    pending = draft.state.attack(command.attack)
    if pending is None:
        return draft.refused([messages.NO_SUCH_ATTACK.step(CHECK, attack=command.attack)])
    if reasons := _not_theirs(draft, pending) or _their_own(draft, pending):
        return draft.refused(reasons)
    doing = draft.state.doing
    undecided = pending.undivided or pending.stage == "deciding"
    if undecided and all_there(draft.state, pending):  # what it came to was not kept yet
        found: Mapping[str, Any] = judged(draft.state, pending).fields
        if pending.undivided:
            spend_rerolls(draft, found.get("team_rerolls", {}), found.get("team_tokens"))
        escape(draft, pending, found["targets"])
    _resolve(draft, pending, confirmed=False)
    settle(draft, doing)
    return draft.accepted(value=pending.attack)


def _undecided(draft: Draft, pending: Pending) -> list[Step]:
    """Return what is still to be decided before there is any damage to confirm."""
    name = FigureId(pending.attacker)
    return [
        messages.DECISION_WAITS.step(CHECK, figure=name, choice=choice_name(one.choice))
        for one in asked(draft.state, pending)[:1]
    ]


def _not_theirs(draft: Draft, pending: Pending) -> list[Step]:
    """Damage is confirmed by the attacker's player, by a target's, or by a judge (P31)."""
    sides = {draft.state.by_id(name).side for name in pending.concerned}
    return [] if acts_for(draft, *sides) else [messages.NOT_CONCERNED.step(CHECK)]


def _their_own(draft: Draft, pending: Pending) -> list[Step]:
    """Damage is dropped by somebody whom it does not hurt, or by a judge: nobody spares their own figures (P33)."""
    state = draft.state
    if alone(state, draft.actor, judge=draft.judge):
        return []
    hurt = {state.by_id(name).side for name in (*pending.damage, *pending.tokens)}
    hurt = hurt or {state.by_id(name).side for name in pending.targets}
    theirs = set(state.sides_of(draft.actor))
    if draft.judge and not theirs:
        return []
    return [messages.SPARES_OWN.step(CHECK)] if theirs & hurt else []


def _harm(draft: Draft, pending: Pending, damage: Mapping[str, int]) -> None:
    """Click the dials of those that were hit; a STOP ends the turning for damage from an opponent (27.7p)."""
    side = draft.state.by_id(pending.attacker).side
    unstopped = {each.id for each in draft.state.position().figures if STOP in each.cant_use}  # by a card (20.4)
    for name, clicks in damage.items():
        figure = draft.state.by_id(name)
        if not figure.ko and name != pending.attacker:  # its own damage comes after resolutions (12.3c)
            stops = figure.side != side and name not in unstopped
            click_down(draft, figure, clicks, attack=pending.attack, stops=stops)
    for name, count in pending.tokens.items():
        if not draft.state.by_id(name).ko:
            give_token(draft, name, count)


def _resolve(draft: Draft, pending: Pending, *, confirmed: bool) -> None:
    draft.add(ev.AttackClosed, attack=pending.attack, confirmed=confirmed, spent=not pending.carried_out)
    of_attack(draft, pending, confirmed=confirmed)
