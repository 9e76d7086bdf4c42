"""The basic CLOSE and RANGE actions, and the attacks whose damage waits to be confirmed (11, 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.answer import Answer
from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix import answers, questions
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game import words
from engine.heroclix.game.actions import action_counted, illegal, not_now, sections, steps_of
from engine.heroclix.game.damage import click_down, click_up, give_token
from engine.heroclix.game.draft import Decision, Draft
from engine.heroclix.game.figure import GameFigure
from engine.heroclix.game.state import Pending
from engine.ruling import FigureId, Step, StepKind

__all__ = ["attack", "confirm_damage", "drop_damage"]

CHECK = StepKind.CHECK
UNROLLED = (3, 4)  # any roll without a double: legality is judged before the dice are thrown


def attack(draft: Draft, command: cmd.Attack, dice: Dice) -> Decision:
    """Give a basic CLOSE or RANGE action: roll, judge, and leave the damage to be confirmed."""
    figure = draft.state.figure(command.attacker, "attacker")
    targets = [draft.state.figure(name, f"targets[{index}]") for index, name in enumerate(command.targets)]
    if not targets:
        raise DocumentError("targets", "error-list-too-short", limit=1)
    given = None if command.roll is None else _two_dice(command.roll)
    reasons = not_now(draft, figure)
    reasons += [words.KO.step(CHECK, figure=FigureId(target.id)) for target in targets if target.ko]
    if reasons:
        return draft.refused(reasons)
    against = _against(draft, command, figure, targets)
    if against and not command.override:
        return draft.refused(against)
    roll = given or _two_dice(dice.roll(2))
    judged = _judged(draft, command, figure, targets, roll)
    draft.say(*judged.ruling.steps)
    rules = sections(draft, against)
    action_counted(draft, figure, command.kind)
    _made(draft, command, figure, targets, roll, judged.fields, rules)
    return draft.accepted(judged.ruling.verdict, dict(judged.fields))


def confirm_damage(draft: Draft, command: cmd.ConfirmDamage, _dice: Dice) -> Decision:
    """Click the dials of an attack that waits, KO who is KO'd, and resolve it (12.5, 12.7)."""
    pending = draft.state.attack(command.attack)
    if reasons := _not_theirs(draft, command.attack, pending):
        return draft.refused(reasons)
    assert pending is not None  # noqa: S101 - checked with the reasons
    attacker = draft.state.by_id(pending.attacker)
    for figure_id, clicks in pending.damage:
        figure = draft.state.by_id(figure_id)
        if not figure.ko:
            click_down(draft, figure, clicks, attack=pending.attack, stops=figure.side != attacker.side)
    if pending.healed and not draft.state.by_id(attacker.id).ko:
        click_up(draft, draft.state.by_id(attacker.id), pending.healed, attack=pending.attack)
    _resolve(draft, pending, confirmed=True)
    return draft.accepted(value=pending.attack)


def drop_damage(draft: Draft, command: cmd.DropDamage, _dice: Dice) -> Decision:
    """Resolve an attack that waits without clicking anything (P33)."""
    pending = draft.state.attack(command.attack)
    if reasons := _not_theirs(draft, command.attack, pending):
        return draft.refused(reasons)
    assert pending is not None  # noqa: S101 - checked with the reasons
    _resolve(draft, pending, confirmed=False)
    return draft.accepted(value=pending.attack)


def _two_dice(roll: Sequence[int]) -> tuple[int, int]:
    """Return the roll. Raises DocumentError unless it is two natural results."""
    if len(roll) != 2 or any(isinstance(die, bool) or not 1 <= die <= 6 for die in roll):
        shown = ", ".join(str(die) for die in roll)
        raise DocumentError("roll", "error-game-two-dice", given=shown[:60])
    return roll[0], roll[1]


def _judged(
    draft: Draft, command: cmd.Attack, figure: GameFigure, targets: list[GameFigure], roll: tuple[int, int]
) -> Answer:
    divide = None
    if command.divide is not None:
        divide = {draft.state.figure(name, "divide").id: damage for name, damage in command.divide.items()}
    ask = {
        "type": "attack",
        "attacker": figure.id,
        "targets": [target.id for target in targets],
        "kind": command.kind,
        "roll": list(roll),
        "divide": divide,
        "choices": dict(command.choices),
    }
    return answers.attack(draft.state.position(), questions.AttackAsk.model_validate(ask))


def _against(draft: Draft, command: cmd.Attack, figure: GameFigure, targets: list[GameFigure]) -> list[Step]:
    """What speaks against the action (7), then against the attack (11, 12), each reason once."""
    alone = targets[0].id if len(targets) == 1 else None
    reasons: list[Step] = []
    attack_reasons = steps_of(_judged(draft, command, figure, targets, UNROLLED).fields["because"])
    for step in (*illegal(draft.state.position(), figure.id, command.kind, alone), *attack_reasons):
        if step not in reasons:
            reasons.append(step)
    return reasons


def _made(
    draft: Draft,
    command: cmd.Attack,
    figure: GameFigure,
    targets: list[GameFigure],
    roll: tuple[int, int],
    fields: Mapping[str, Any],
    rules: tuple[str, ...],
) -> None:
    found: Mapping[str, Any] = fields.get("targets") or {}
    damage = {name: outcome.get("damage_taken") or 0 for name, outcome in found.items()}
    damage[figure.id] = damage.get(figure.id, 0) + (fields.get("attacker_damage") or 0)
    number = draft.state.sequence + 1
    draft.add(
        ev.AttackMade,
        attack=number,
        attacker=figure.id,
        kind=command.kind,
        targets=tuple(target.id for target in targets),
        roll=roll,
        critical=fields.get("critical"),
        results={name: str(outcome.get("result")) for name, outcome in found.items()},
        damage={name: clicks for name, clicks in damage.items() if clicks > 0},
        healed=fields.get("attacker_healed") or 0,
        objection=rules,
    )
    if draft.state.attack(number) is None:
        give_token(draft, figure.id)
    else:
        draft.say(words.DAMAGE_KEPT.step(CHECK, attack=number))
    if rules and not found:
        draft.say(words.ENTER_DAMAGE.step(StepKind.IGNORED))


def _not_theirs(draft: Draft, number: int, pending: Pending | None) -> list[Step]:
    """Damage is confirmed by the attacker's player, by a target's, or by a judge (P31)."""
    if pending is None:
        return [words.NO_SUCH_ATTACK.step(CHECK, attack=number)]
    seat = draft.state.player(draft.actor)
    concerned = {draft.state.by_id(name).side for name in (pending.attacker, *pending.targets, *dict(pending.damage))}
    if draft.judge or (seat is not None and seat.side in concerned):
        return []
    return [words.NOT_CONCERNED.step(CHECK)]


def _resolve(draft: Draft, pending: Pending, *, confirmed: bool) -> None:
    draft.add(ev.AttackClosed, attack=pending.attack, confirmed=confirmed)
    if not draft.state.by_id(pending.attacker).ko:
        give_token(draft, pending.attacker)
