"""The basic CLOSE and RANGE actions, and the attacks whose damage waits to be confirmed (11, 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import ValidationError

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
from engine.heroclix.game.state import GameState, Pending
from engine.heroclix.validation import document_error
from engine.ruling import FigureId, Step, StepKind

__all__ = ["attack", "confirm_damage", "drop_damage"]

CHECK = StepKind.CHECK
UNROLLED = (3, 4)  # any roll without a double: legality is judged before the dice are thrown


def attack(draft: Draft, command: cmd.Attack, dice: Dice) -> Decision:
    """Give a basic CLOSE or RANGE action: roll, judge, and leave the damage to be confirmed."""
    state = draft.state
    figure = state.figure(command.attacker, "attacker")
    targets = [state.figure(name, f"targets[{index}]") for index, name in enumerate(command.targets)]
    if not targets:
        raise DocumentError("targets", "error-list-too-short", limit=1)
    given = None if command.roll is None else _two_dice(command.roll)
    divide = _by_id(state, command.divide)
    reasons = not_now(draft, figure)
    reasons += [words.KO.step(CHECK, figure=FigureId(target.id)) for target in targets if target.ko]
    if reasons:
        return draft.refused(reasons)
    ids = tuple(target.id for target in targets)
    before = _judged(state, figure.id, ids, command.kind, given or UNROLLED, None, command.choices)
    against = _against(state, figure, ids, command.kind, before)
    if against and not command.override:
        return draft.refused(against)
    roll = given or _two_dice(dice.roll(2))
    judged = _judged(state, figure.id, ids, command.kind, roll, divide, command.choices)
    if not against and (wrong := steps_of(judged.fields["because"])):  # the parts are not the whole (12.4)
        draft.say(*wrong)
        judged = _judged(state, figure.id, ids, command.kind, roll, None, command.choices)
    draft.say(*judged.ruling.steps)
    rules = sections(draft, against)
    action_counted(draft, figure, command.kind)
    _made(draft, command, figure, ids, roll, judged.fields, rules)
    verdict = "accepted" if judged.ruling.verdict == "illegal" else judged.ruling.verdict
    return draft.accepted(verdict, dict(judged.fields))


def confirm_damage(draft: Draft, command: cmd.ConfirmDamage, _dice: Dice) -> Decision:
    """Click the dials of an attack that waits, KO who is KO'd, and resolve it (12.5, 12.7)."""
    pending = draft.state.attack(command.attack)
    if pending is None:
        return draft.refused([words.NO_SUCH_ATTACK.step(CHECK, attack=command.attack)])
    if reasons := _not_theirs(draft, pending):
        return draft.refused(reasons)
    damage = pending.damage
    if pending.undivided:
        divide = _by_id(draft.state, command.divide)
        if divide is None:
            targets = tuple(FigureId(target) for target in pending.undivided)
            return draft.refused([words.DIVIDE_FIRST.step(CHECK, targets=targets)])
        judged = _judged(
            draft.state, pending.attacker, pending.targets, pending.kind, pending.roll, divide, pending.choices
        )
        if refused := steps_of(judged.fields["because"]):
            return draft.refused(refused)
        draft.say(*judged.ruling.steps)
        damage = _damage(pending.attacker, judged.fields)
    _harm(draft, pending, damage)
    _resolve(draft, pending, confirmed=True)
    return draft.accepted(value=pending.attack)


def drop_damage(draft: Draft, command: cmd.DropDamage, _dice: Dice) -> Decision:
    """Resolve an attack that waits without clicking anything (P33)."""
    pending = draft.state.attack(command.attack)
    if pending is None:
        return draft.refused([words.NO_SUCH_ATTACK.step(CHECK, attack=command.attack)])
    if reasons := _not_theirs(draft, pending):
        return draft.refused(reasons)
    _resolve(draft, pending, confirmed=False)
    return draft.accepted(value=pending.attack)


def _two_dice(roll: Sequence[int]) -> tuple[int, int]:
    """Return the roll. Raises DocumentError unless it is two natural results."""
    if len(roll) != 2 or any(isinstance(die, bool) or not 1 <= die <= 6 for die in roll):
        shown = ", ".join(str(die) for die in roll)
        raise DocumentError("roll", "error-game-two-dice", given=shown[:60])
    return roll[0], roll[1]


def _by_id(state: GameState, divide: Mapping[str, int] | None) -> dict[str, int] | None:
    return None if divide is None else {state.figure(name, "divide").id: part for name, part in divide.items()}


def _judged(
    state: GameState,
    attacker: str,
    targets: tuple[str, ...],
    kind: Literal["close", "range"],
    roll: tuple[int, int],
    divide: Mapping[str, int] | None,
    choices: Mapping[str, Any],
) -> Answer:
    """Return the answer to `attack`. Raises DocumentError when a choice or a part of the damage is malformed."""
    ask = {
        "type": "attack",
        "attacker": attacker,
        "targets": list(targets),
        "kind": kind,
        "roll": list(roll),
        "divide": divide,
        "choices": dict(choices),
    }
    try:
        question = questions.AttackAsk.model_validate(ask)
    except ValidationError as error:
        raise document_error(error, "attack") from None
    return answers.attack(state.position(), question)


def _against(
    state: GameState, figure: GameFigure, targets: tuple[str, ...], kind: Literal["close", "range"], judged: Answer
) -> list[Step]:
    """Return what speaks against the action (7), then against the attack (11, 12), each reason once."""
    alone = targets[0] if len(targets) == 1 else None
    reasons: list[Step] = []
    for step in (*illegal(state.position(), figure.id, kind, alone), *steps_of(judged.fields["because"])):
        if step not in reasons:
            reasons.append(step)
    return reasons


def _damage(attacker: str, fields: Mapping[str, Any]) -> dict[str, int]:
    """Return the clicks that an attack deals, by figure, the attacker's own included."""
    found = {name: outcome["damage_taken"] or 0 for name, outcome in fields["targets"].items()}
    found[attacker] = found.get(attacker, 0) + fields["attacker_damage"]
    return {name: clicks for name, clicks in found.items() if clicks > 0}


def _made(
    draft: Draft,
    command: cmd.Attack,
    figure: GameFigure,
    targets: tuple[str, ...],
    roll: tuple[int, int],
    fields: Mapping[str, Any],
    rules: tuple[str, ...],
) -> None:
    """Record the attack; where nothing waits it is resolved, and the action token is given at once (7.4)."""
    found = fields["targets"]
    number = draft.state.sequence + 1
    tokens = {name: outcome["tokens_after"] - draft.state.by_id(name).tokens for name, outcome in found.items()}
    draft.add(
        ev.AttackMade,
        attack=number,
        attacker=figure.id,
        kind=command.kind,
        targets=targets,
        roll=roll,
        critical=fields["critical"],
        results={name: outcome["result"] for name, outcome in found.items()},
        damage=_damage(figure.id, fields),
        tokens={name: count for name, count in tokens.items() if count > 0},
        healed=fields["attacker_healed"],
        undivided=tuple(name for name, outcome in found.items() if outcome["damage_taken"] is None),
        choices=dict(command.choices),
        objection=rules,
    )
    if rules and not found:
        draft.say(words.ENTER_DAMAGE.step(StepKind.IGNORED))
    if draft.state.attack(number) is None:
        give_token(draft, figure.id)
    else:
        draft.say(words.DAMAGE_KEPT.step(CHECK, attack=number))


def _not_theirs(draft: Draft, pending: Pending) -> list[Step]:
    """Damage is confirmed by the attacker's player, by a target's, or by a judge (P31)."""
    seat = draft.state.player(draft.actor)
    sides = {draft.state.by_id(name).side for name in pending.concerned}
    if draft.judge or (seat is not None and seat.side in sides):
        return []
    return [words.NOT_CONCERNED.step(CHECK)]


def _harm(draft: Draft, pending: Pending, damage: Mapping[str, int]) -> None:
    """Click the dials, the attacker's last; a STOP ends the turning for damage from an opponent (27.7p)."""
    side = draft.state.by_id(pending.attacker).side
    for name, clicks in damage.items():
        figure = draft.state.by_id(name)
        if not figure.ko:
            click_down(draft, figure, clicks, attack=pending.attack, stops=figure.side != side)
    for name, count in pending.tokens.items():
        if not draft.state.by_id(name).ko:
            give_token(draft, name, count)
    attacker = draft.state.by_id(pending.attacker)
    if pending.healed and not attacker.ko:
        click_up(draft, attacker, pending.healed, attack=pending.attack)


def _resolve(draft: Draft, pending: Pending, *, confirmed: bool) -> None:
    draft.add(ev.AttackClosed, attack=pending.attack, confirmed=confirmed)
    if not draft.state.by_id(pending.attacker).ko:
        give_token(draft, pending.attacker)
