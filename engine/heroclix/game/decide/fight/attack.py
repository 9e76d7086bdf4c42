"""Attacks: declared by the action that makes them, then decided step by step until they come to something (11, 12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.answer import Answer
from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.effects.areas.blast import all_targets
from engine.heroclix.fight.actions.rights import against_type
from engine.heroclix.fight.attack.declaration import silenced_by
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import Given, give, given, settle
from engine.heroclix.game.decide.actions import ask_first, gone, illegal, not_now, sections, steps_of
from engine.heroclix.game.decide.beside.dice_by_hand import two_dice
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.captives import capture, freed
from engine.heroclix.game.decide.fight.damage import click_up
from engine.heroclix.game.decide.fight.deferred import of_attack
from engine.heroclix.game.decide.fight.mind_control import controlled
from engine.heroclix.game.decide.fight.waiting import ANOTHER, asked, judged, question_of
from engine.heroclix.game.decide.moves.ruins import shake
from engine.heroclix.game.decide.table.themes import spend_rerolls
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState, Pending
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Position
from engine.heroclix.reminders.cards import cards_of, told
from engine.ruling import Step, StepKind

__all__ = ["advance", "attack", "by_id", "escape", "everyone", "outcome_of"]

CHECK = StepKind.CHECK


def attack(draft: Draft, command: cmd.Attack, dice: Dice) -> Decision:
    """Declare an attack, roll, and go on until a player has something to decide or its damage to confirm."""
    state = draft.state
    figure = state.figure(command.attacker, "attacker")
    roll = None if command.roll is None else two_dice(command.roll)
    found = given(state, figure, command.kind, command.action, command.given, command.targets)
    targets = [state.figure(name, f"targets[{index}]") for index, name in enumerate(command.targets)]
    if not targets and not state.rules.powers[found.action].everyone:
        raise DocumentError("targets", "error-list-too-short", limit=1)
    reasons = not_now(draft, figure, found)
    reasons += gone(state, [target.id for target in targets if not target.in_play])
    if reasons:
        return draft.refused(reasons)
    ids = tuple(target.id for target in targets) or everyone(state.position(), figure.id, found.action)
    if not ids:
        return draft.refused(illegal(state.position(), figure.id, found.action))
    divide = by_id(state, command.divide)
    trial = Pending(0, figure.id, command.kind, ids, choices=command.choices, action=found.action)
    against = _against(state, figure, found, trial)
    if against and not command.override:
        return draft.refused(against)
    rules = sections(draft, against)
    give(draft, figure, found)
    shake(draft, figure.id, found.action)
    number = draft.state.sequence + 1
    draft.add(
        ev.AttackDeclared,
        attack=number,
        attacker=figure.id,
        action=found.action,
        kind=command.kind,
        targets=ids,
        choices=dict(command.choices),
        divide=divide,
        thrown=roll,
        objection=rules,
    )
    _silence(draft, figure.id, found.action)
    return advance(draft, number, dice)


def _silence(draft: Draft, attacker: str, action: str) -> None:
    """Whom Pulse Wave keeps from using powers loses what these had made last (20.3, 27.2c)."""
    power = draft.state.rules.powers[action]
    if power.silences:
        position = draft.state.position()
        draft.end_early(silenced_by(position, position.figure(attacker), power)[0])


def advance(draft: Draft, number: int, dice: Dice) -> Decision:
    """Take an attack as far as it goes without the players: its roll, and what it comes to (12.2 to 12.4)."""
    pending = _attack(draft.state, number)
    found = judged(draft.state, pending)
    if pending.roll is None and not asked(draft.state, pending, found.fields) and not _untargeted(found):
        pending, found = _rolled(draft, pending, dice)
    questions = asked(draft.state, pending, found.fields)
    if questions and questions[0].kind != "parts":  # damage is divided when it is confirmed
        return ask_first(draft, questions)
    draft.rest_on(found.ruling)
    draft.say(*_said_by_texts(draft.state, pending, found.fields))
    doing = draft.state.doing
    _made(draft, pending, found.fields)
    settle(draft, doing)
    verdict = "accepted" if found.ruling.verdict == "illegal" else found.ruling.verdict
    return draft.accepted(verdict, dict(found.fields))


def _said_by_texts(state: GameState, pending: Pending, fields: Mapping[str, object]) -> tuple[Step, ...]:
    """Return what the texts on cards had to say to an attack, sentence by sentence, with what each came to (21.1)."""
    position = state.position()
    if not any(special.sentences for figure in position.figures for special in figure.special):
        return ()
    return tuple(told(cards_of(position, question_of(pending), fields)))


def everyone(position: Position, attacker: str, action: str) -> tuple[str, ...]:
    """Return the ids of all that an attack on all characters targets; others are no targets of it (12.1b)."""
    return tuple(target.id for target in all_targets(position, position.figure(attacker), position.powers[action]))


def _rolled(draft: Draft, pending: Pending, dice: Dice) -> tuple[Pending, Answer]:
    """Roll, and judge with the roll; parts of the damage that are not the whole are left out (12.4)."""
    number = pending.attack
    thrown = pending.thrown
    whose = "bot" if thrown is None else "typed"
    draft.add(ev.AttackRolled, attack=number, roll=thrown or two_dice(dice.roll(2)), dice=whose)
    pending = _attack(draft.state, number)
    found = judged(draft.state, pending)
    if pending.divide is not None and (wrong := steps_of(found.fields["because"])):
        draft.say(*wrong)
        side = draft.state.by_id(pending.attacker).side
        draft.add(ev.Chosen, attack=number, choice=f"divide:{pending.attacker}", value=None, side=side)
        pending = _attack(draft.state, number)
        found = judged(draft.state, pending)
    return pending, found


def _untargeted(found: Answer) -> bool:
    """Return whether Shape Change has left the attack without a target (12.1c)."""
    outcomes = found.fields["targets"]
    assert isinstance(outcomes, Mapping)  # noqa: S101 - what the answer to `attack` promises
    return bool(outcomes) and all(outcome["result"] == "illegal" for outcome in outcomes.values())


def _attack(state: GameState, number: int) -> Pending:
    pending = state.attack(number)
    assert pending is not None  # noqa: S101 - whoever goes on with an attack has just looked it up
    return pending


def _against(state: GameState, figure: GameFigure, found: Given, trial: Pending) -> list[Step]:
    """Return what speaks against the action (7), then against the attack (11, 12), each reason once."""
    alone = trial.targets[0] if len(trial.targets) == 1 else None
    reasons: list[Step] = []
    allowed = illegal(state.position(), figure.id, found.action, alone, found.kind) if found.new else []
    if found.new and not found.free:
        allowed += against_type(state.position().figure(figure.id), state.rules.powers[found.action], trial.kind)
    for step in (*allowed, *steps_of(judged(state, trial).fields["because"])):
        if step not in reasons:
            reasons.append(step)
    return reasons


def _damage_of(attacker: str, fields: Mapping[str, Any]) -> dict[str, int]:
    """Return the clicks that an attack deals, by figure, the attacker's own included."""
    found = {name: outcome["damage_taken"] or 0 for name, outcome in fields["targets"].items()}
    found[attacker] = found.get(attacker, 0) + fields["attacker_damage"]
    return {name: clicks for name, clicks in found.items() if clicks > 0}


def outcome_of(state: GameState, pending: Pending, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return what an attack came to as its event tells it, by field; `fields`: of the answer about it."""
    found = fields["targets"]
    tokens = {name: outcome["tokens_after"] - state.by_id(name).tokens for name, outcome in found.items()}
    return {
        "targets": (*pending.targets, *_others(pending, found)),
        "critical": fields["critical"],
        "results": {name: outcome["result"] for name, outcome in found.items()},
        "damage": _damage_of(pending.attacker, fields),
        "tokens": {name: count for name, count in tokens.items() if count > 0},
        "healed": fields["attacker_healed"],
        "undivided": tuple(name for name, outcome in found.items() if outcome["damage_taken"] is None),
        "choices": dict(pending.choices),
        "objection": pending.objection,
        "destroyed": fields["destroyed"],
        "knocked_back": _knocked_back(fields),
        "over": pending.roll is None,
    }


def _made(draft: Draft, pending: Pending, fields: Mapping[str, Any]) -> None:
    """Record what the attack came to, and whom its attacker can't target any more this turn."""
    found = fields["targets"]
    acting, protected = controlled(draft.state, pending.attacker, found)
    draft.say(*protected)
    draft.add(
        ev.AttackMade,
        attack=pending.attack,
        attacker=pending.attacker,
        kind=pending.kind,
        roll=pending.roll,
        controlled=acting,
        **outcome_of(draft.state, pending, fields),
    )
    if draft.state.attack(pending.attack) is None:
        of_attack(draft, replace(pending, destroyed=fields["destroyed"]), confirmed=True)
    _captured_or_freed(draft, pending, found)
    if pending.objection and not found:
        draft.say(messages.ENTER_DAMAGE.step(StepKind.IGNORED))
    if draft.state.attack(pending.attack) is not None:
        draft.say(messages.DAMAGE_KEPT.step(CHECK, attack=pending.attack))
    for name, outcome in found.items():  # an attack roll that heals
        if outcome.get("healed"):
            click_up(draft, draft.state.by_id(name), outcome["healed"])
    undivided = any(outcome["damage_taken"] is None for outcome in found.values())
    if not undivided:  # with its parts it is judged anew (12.4)
        spend_rerolls(draft, fields.get("team_rerolls", {}), fields.get("team_tokens"))
        escape(draft, pending, found)


def _captured_or_freed(draft: Draft, pending: Pending, found: Mapping[str, Any]) -> None:
    """Take whom the attack captured, and set whom it rescued down beside the captor (captura of 2012)."""
    attacker = draft.state.by_id(pending.attacker)
    for name, outcome in found.items():
        if outcome["result"] == "captured":
            capture(draft, name, attacker.id)
        if outcome.get("rescued"):
            freed(draft, outcome["rescued"], draft.state.by_id(name), attacker.side)


def _others(pending: Pending, found: Mapping[str, Any]) -> Iterator[str]:
    """Yield the targets that were chosen instead of those that changed their shape (27.4g)."""
    for choice, value in pending.choices.items():
        if choice.startswith(f"{ANOTHER}:") and value in found and value not in pending.targets:
            yield str(value)


def _knocked_back(fields: Mapping[str, Any]) -> tuple[str, ...]:
    """Return whom the attack knocks back, where its player uses knockback (12.6b)."""
    if fields["knockback"] != "used":
        return ()
    return tuple(name for name, outcome in fields["targets"].items() if outcome["knockback"])


def escape(draft: Draft, pending: Pending, outcomes: Mapping[str, Any]) -> None:
    """Keep whom the attacker can't target any more this turn: those that changed their shape (27.4g)."""
    side = draft.state.by_id(pending.attacker).side
    facts = {"on": pending.attacker, "side": side, "power": "shape-change", "kind": "cant-target", "until": "turn"}
    for name, outcome in outcomes.items():
        if outcome["result"] == "illegal":
            draft.add(ev.EffectBegan, by=name, what=name, **facts)


def by_id(state: GameState, divide: Mapping[str, int] | None) -> dict[str, int] | None:
    """Return the parts of the damage by the ids of the figures named."""
    return None if divide is None else {state.figure(name, "divide").id: part for name, part in divide.items()}
