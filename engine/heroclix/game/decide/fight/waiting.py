"""What waits: attacks with something still to decide, and attacks whose damage is to be confirmed (7.4, 12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from pydantic import ValidationError

from engine.answer import Answer
from engine.heroclix import questions
from engine.heroclix.answers import fight as answers
from engine.heroclix.conditions.times import Fight
from engine.heroclix.conditions.using import versions_in
from engine.heroclix.fight.actions.underway import choice_name
from engine.heroclix.fight.attack.choices import IN_ATTACKS
from engine.heroclix.game.decide.moves.rerolls import choice_of, rerollers
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState, Pending
from engine.heroclix.ruleset import Powers
from engine.heroclix.validation import document_error
from engine.ruling import FigureId, Step, StepKind

__all__ = [
    "ANOTHER",
    "VERSION",
    "Asked",
    "all_there",
    "asked",
    "asked_of_leaving",
    "asked_of_queries",
    "choice_name",
    "judged",
    "kinds_of",
    "open_questions",
    "question_of",
    "versions_of",
    "waiting",
]

UNROLLED = (3, 4)  # any roll without a double: what comes before the dice does not depend on them
ANOTHER = "different-target"  # it names who changed its shape, and is the attacker's to answer (27.4g)
VERSION = "version"  # by which of several cards its attacker uses the action: declared with it (20.7)
# Answered by two dice, by one, by use or decline; others name a figure, parts of the damage, an effect, card or square
Kind = Literal["dice", "die", "option", "figure", "parts", "effect", "card", "square"]
ALWAYS: Mapping[str, Kind] = {
    "knockback": "option",
    ANOTHER: "figure",
    "divide": "parts",
    "after": "effect",
    "instead": "card",
    VERSION: "card",
}


@cache
def kinds_of(powers: Powers) -> Mapping[str, Kind]:
    """Return the kind of answer to everything that an attack waits for, by the powers of an edition."""
    decisions = ((power.slug, power.decision) for power in powers.deciding(*IN_ATTACKS))
    asked_for = {slug: decision.answer for slug, decision in decisions if decision is not None and decision.waits}
    held = (power.captivity for power in powers.values() if power.captivity is not None)
    freeing: dict[str, Kind] = {each.choice: "figure" for each in held if each.choice}
    return {**asked_for, **freeing, **ALWAYS}


@cache
def _before_the_roll(powers: Powers) -> frozenset[str]:
    """Return what is decided before the attack roll (R47)."""
    return frozenset((*(power.slug for power in powers.deciding("targets")), ANOTHER, VERSION))


@dataclass(frozen=True, slots=True)
class Asked:
    """What an attack or break away roll waits for: the choice (CONTRACT 3.2), the kind of its answer, whose it is.

    `attack` is the number of the attack, or of the roll.
    """

    attack: int
    choice: str
    kind: Kind
    side: str
    figure: str


def judged(state: GameState, pending: Pending) -> Answer:
    """Return what an attack comes to with all that is known of it. Raises DocumentError when a choice is malformed."""
    allowed = bool(pending.objection) and _can_be_judged(state, pending)
    return answers.attack(state.position(), question_of(pending), stands=allowed)


def all_there(state: GameState, pending: Pending) -> bool:
    """Return whether the attacker and all targets are in play; else the attack is left to be dropped.

    Players may KO somebody by hand while an attack waits.
    """
    return {figure.id for figure in state.in_play}.issuperset((pending.attacker, *pending.targets))


def question_of(pending: Pending) -> questions.AttackAsk:
    """Return an attack as a question of a document. Raises DocumentError when a choice is malformed."""
    ask = {
        "type": "attack",
        "attacker": pending.attacker,
        "targets": list(pending.targets),
        "kind": pending.kind,
        "roll": list(pending.roll or UNROLLED),
        "action": pending.action or None,
        "divide": pending.divide,
        "choices": dict(pending.choices),
    }
    try:
        return questions.AttackAsk.model_validate(ask)
    except ValidationError as error:
        raise document_error(error, questions.AttackAsk, "attack") from None


def _can_be_judged(state: GameState, pending: Pending) -> bool:
    """Return whether an attack against the rules is judged on: everybody it is about stands on the map."""
    return all(state.by_id(name).squares for name in (pending.attacker, *pending.targets))


def asked(state: GameState, pending: Pending, fields: Mapping[str, Any] | None = None) -> tuple[Asked, ...]:
    """Return what the rules still ask of players about an attack, in their order; nothing once all is decided.

    Before the roll only the version of the action is asked for (20.7), Shape Change, and a different target instead
    (27.4g, R47). `fields`: the answer about it, where that is known.
    """
    if pending.stage != "deciding" or not all_there(state, pending):
        return ()
    version = f"{VERSION}:{pending.attacker}"
    if pending.roll is None and version not in pending.choices and versions_of(state, pending):
        return (_asked(state, pending, version),)
    found: Mapping[str, Any] = fields if fields is not None else judged(state, pending).fields
    kinds = kinds_of(state.rules.powers)  # what ignores the damage of pushing is settled with the action token
    names = [(name, what) for name in found["pending"] if (what := name.partition(":")[0]) in kinds]
    early = _before_the_roll(state.rules.powers)
    due = [name for name, what in names if (what in early) == (pending.roll is None)]
    return tuple(_asked(state, pending, name) for name in due)


def versions_of(state: GameState, pending: Pending) -> tuple[str, ...]:
    """Return the cards of which one says how the attacker uses the action, where two or more do (20.7)."""
    position = state.position()
    known = {figure.id: figure for figure in position.figures}
    targets = tuple(known[one] for one in pending.targets if one in known)
    action = pending.action or pending.kind
    return versions_in(position, Fight(known.get(pending.attacker), targets, pending.kind, action))


def _asked(state: GameState, pending: Pending, name: str) -> Asked:
    power, _, figure = name.partition(":")
    figure = figure or pending.attacker
    side = state.by_id(pending.attacker if power == ANOTHER else figure).side
    return Asked(pending.attack, name, kinds_of(state.rules.powers)[power], side, figure)


def waiting(state: GameState) -> tuple[Step, ...]:
    """Return the attacks that are not resolved yet: nothing else begins before (7.4)."""
    steps = [_waits(state, pending) for pending in state.pending]
    for one in asked_of_leaving(state)[:1]:
        assert state.leaving is not None  # noqa: S101 - somebody is asked about it
        figure = FigureId(state.leaving.figure)
        steps.append(messages.ROLL_WAITS.step(StepKind.CHECK, figure=figure, choice=choice_name(one.choice)))
    for one in asked_of_queries(state)[:1]:
        steps.append(messages.QUERY_WAITS.step(StepKind.CHECK, choice=choice_name(one.choice)))
    return tuple(steps)


def asked_of_leaving(state: GameState) -> tuple[Asked, ...]:
    """Return whose chance it is to reroll the break away roll that waits, if one does (21.3b)."""
    leaving = state.leaving
    if leaving is None:
        return ()
    return tuple(
        Asked(leaving.number, choice_of(name), "die", state.by_id(name).side, name)
        for name in rerollers(state, leaving)
    )


def asked_of_queries(state: GameState) -> tuple[Asked, ...]:
    """Return what is asked beside attacks and rolls: about pushing, captives set down, a hold that may be broken."""
    return tuple(Asked(one.number, one.choice, one.kind, one.side, one.figure) for one in state.queries)


def open_questions(state: GameState) -> tuple[Asked, ...]:
    """Return all that the game waits for players to decide, attacks first."""
    found = [one for pending in state.pending for one in asked(state, pending)]
    return (*found, *asked_of_leaving(state), *asked_of_queries(state))


def _waits(state: GameState, pending: Pending) -> Step:
    figure = FigureId(pending.attacker)
    open_choices = asked(state, pending)
    if not open_choices:
        return messages.DAMAGE_WAITS.step(StepKind.CHECK, figure=figure)
    return messages.DECISION_WAITS.step(StepKind.CHECK, figure=figure, choice=choice_name(open_choices[0].choice))
