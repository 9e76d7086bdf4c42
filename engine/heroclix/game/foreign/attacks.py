"""Attacks of a log from outside: each is judged again, by the dice and answers that it tells (11, 12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.before import Told, plain
from engine.errors import DocumentError
from engine.heroclix.fight.attack.afterwards import CRITICAL_MISS
from engine.heroclix.fight.attack.criticals import critical_of
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.fight.attack import outcome_of
from engine.heroclix.game.decide.fight.mind_control import controlled
from engine.heroclix.game.decide.fight.waiting import asked, asked_of_leaving, judged
from engine.heroclix.game.events.deferred import EffectDeferred
from engine.heroclix.game.foreign.rolls import answers
from engine.heroclix.game.foreign.spent import check_spent
from engine.heroclix.game.foreign.stood import carrying_out, check_turn
from engine.heroclix.game.foreign.stood import made as came_to
from engine.heroclix.game.foreign.targets import check_targets
from engine.heroclix.game.foreign.uses import check_use
from engine.heroclix.game.state import GameState, Pending
from engine.unfit import check_once

__all__ = ["chosen", "closed", "declared", "deferred", "made", "rolled"]

NOBODY = "–"
DIVIDES = "divide:"
MOST = 99  # clicks, of an attack that nobody can judge again


def declared(state: GameState, event: ev.AttackDeclared) -> Iterator[Told]:
    """An attack has the number of its event, and each target once; no other is open, and somebody's turn it is."""
    yield "attack", event.attack, state.sequence + 1
    check_turn(state, event, event.attacker)
    check_spent(state, event, event.attacker)
    check_use(state, event, event.attacker)
    yield from carrying_out(state, "attacker", event.attacker)
    doing = state.doing
    if doing is not None and not doing.by:
        yield "action", event.action, doing.current
    check_once("targets", event.targets)
    known = {figure.id: figure for figure in state.figures}
    for number, target in enumerate(event.targets):
        there = target in known and known[target].in_play
        yield f"targets[{number}]", target, target if there else _listed(_others(state, event.attacker))
    if state.pending:
        yield "attack", event.attack, state.pending[0].attack
    check_targets(state, event)


def rolled(state: GameState, event: ev.AttackRolled) -> Iterator[Told]:
    """The dice of an open attack are rolled once; those that players threw before are the ones (12.2b)."""
    opened = state.attack(event.attack)
    if opened is None:
        yield "attack", event.attack, _listed(str(each.attack) for each in state.pending)
        return
    if opened.roll is not None:
        yield "attack", event.attack, NOBODY
    if opened.thrown is not None:
        yield "roll", event.roll, opened.thrown
        yield "dice", event.dice, event.dice if event.dice in ("typed", "") else "typed"


def chosen(state: GameState, event: ev.Chosen) -> Iterator[Told]:
    """What is answered was asked, of that side (12.3, 21.3b)."""
    opened = state.attack(event.attack)
    if opened is not None and event.choice.startswith(DIVIDES):
        yield "choice", event.choice, f"{DIVIDES}{opened.attacker}"
        yield "side", event.side, state.by_id(opened.attacker).side
        return
    if opened is not None:
        open_to = {one.choice: one.side for one in asked(state, opened)}
        _check_answer(state, replace(opened, choices={**opened.choices, event.choice: event.value}))
    elif state.leaving is not None and state.leaving.number == event.attack:
        open_to = {one.choice: one.side for one in asked_of_leaving(state)}
    else:
        open_to = {one.choice: one.side for one in state.queries if one.number == event.attack}
    yield "choice", event.choice, event.choice if event.choice in open_to else _listed(open_to)
    yield "side", event.side, open_to.get(event.choice)
    for query in state.queries:
        if query.number == event.attack:
            yield from answers(query, event.value)
    rolled = isinstance(event.value, (int, list)) and not isinstance(event.value, bool)
    yield "dice", event.dice, event.dice if rolled else ""


def _check_answer(state: GameState, answered: Pending) -> None:
    """Raise DocumentError for an answer that is none, by the field of the event that gives it."""
    try:
        judged(state, answered)
    except DocumentError as error:
        path = "value" if error.path.startswith("ask.choices") else error.path
        raise DocumentError(path, error.message, **error.data) from None


def made(state: GameState, event: ev.AttackMade) -> Iterator[Told]:
    """An attack comes to what its dice and answers make of it, of the one that was declared; nobody is its own target.

    One that a log tells in a single event cannot be judged again: it is held to its dice.
    """
    check_once("targets", event.targets)
    known = {figure.id for figure in state.figures}
    for name in event.results:
        if name == event.attacker or name not in known:
            yield "results", name, _listed(event.targets)
    opened = state.attack(event.attack)
    if opened is None:
        yield from _in_one(state, event)
        return
    yield "attacker", event.attacker, opened.attacker
    yield "kind", event.kind, opened.kind
    yield "roll", event.roll, opened.roll
    yield from _judged_again(state, event, opened)


def _in_one(state: GameState, event: ev.AttackMade) -> Iterator[Told]:
    critical = None if event.roll is None else critical_of(state.rules, event.roll)
    if event.critical is not None and not any(isinstance(value, (list, tuple)) for value in event.choices.values()):
        yield "critical", event.critical, critical
    for name, clicks in event.damage.items():
        if clicks > MOST:
            raise DocumentError(f"damage.{name}", "error-too-large", given=clicks, limit=MOST)


def _judged_again(state: GameState, event: ev.AttackMade, opened: Pending) -> Iterator[Told]:
    found = judged(state, opened)
    waits = asked(state, opened, found.fields)
    if waits and waits[0].kind != "parts":  # damage is divided when it is confirmed
        yield "choices", _listed(event.choices), waits[0].choice
    acting, _ = controlled(state, opened.attacker, _outcomes(found.fields))
    for field, shown in {**outcome_of(state, opened, found.fields), "controlled": acting}.items():
        yield from _compared(field, plain(getattr(event, field)), plain(shown))


def _outcomes(fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what an attack came to for each target."""
    found: Mapping[str, Any] = fields["targets"]
    return found


def _compared(field: str, given: Any, shown: Any) -> Iterator[Told]:
    """Yield what is told and what was shown, each entry of a mapping by its own key."""
    if not isinstance(given, Mapping) or not isinstance(shown, Mapping):
        yield field, given, shown
        return
    for key in {**shown, **given}:
        if given.get(key) != shown.get(key) or (key in given) != (key in shown):
            yield f"{field}.{key}", given.get(key, NOBODY), shown.get(key, NOBODY)


def closed(state: GameState, event: ev.AttackClosed) -> Iterator[Told]:
    """An attack that waits is closed once, and with its damage confirmed once that was taken (12.5c, P33)."""
    opened = state.attack(event.attack)
    if opened is None:
        yield "attack", event.attack, _listed(str(pending.attack) for pending in state.pending)
        return
    taken = {each.figure for each in state.happened if getattr(each, "attack", None) == event.attack and _hurts(each)}
    yield "spent", event.spent, event.spent and not opened.carried_out
    if not event.confirmed:
        yield "confirmed", event.confirmed, bool(taken)
        return
    if opened.stage == "deciding":  # nothing is there to be confirmed yet
        yield "confirmed", event.confirmed, False
    for name in opened.damage:
        if name != opened.attacker and name not in taken and not state.by_id(name).ko:
            yield "confirmed", event.confirmed, False


def deferred(state: GameState, event: EffectDeferred) -> Iterator[Told]:
    """What a critical miss costs its attacker is what the attack came to, whenever it is taken (8.1c, 12.3c)."""
    found = came_to(state, event.attack)
    if event.effect == CRITICAL_MISS and found is not None:
        yield "figure", event.figure, found.attacker
        yield "clicks", event.clicks, found.damage.get(found.attacker, 0)


def _hurts(event: Any) -> bool:
    return isinstance(event, (ev.DamageTaken, ev.TokenDefeated))


def _others(state: GameState, attacker: str) -> list[str]:
    return [figure.id for figure in state.in_play if figure.id != attacker]


def _listed(names: Any) -> str:
    return ", ".join(sorted(names)) or NOBODY
