"""What tests and attacks change (5, 6c, 7e)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.errors import DocumentError
from engine.motu.fight.roll import Roll, read_roll
from engine.motu.game.apply.actions import fallen
from engine.motu.game.events import actions as ev
from engine.motu.game.state import GameState
from engine.motu.game.state.doing import Area, Contest
from engine.unfit import unfit

__all__ = ["OF_TESTS", "mana_for", "with_roll"]

Handler = Callable[[GameState, Any], GameState]


def _attack(state: GameState, event: ev.AttackDeclared) -> GameState:
    figure = state.by_id(event.figure)
    state.by_id(event.target)
    body = figure.for_position()
    if body.weapon(event.weapon) is None:
        raise unfit("weapon", event.weapon, (each.id for each in body.armed()))
    contest = Contest(
        figure.id,
        event.target,
        event.weapon,
        event.dice,
        event.threshold,
        event.defense_dice,
        event.defense_threshold,
        "attack",
        event.extras,
        event.radius,
        event.initial,
        wait=event.wait,
        held=event.held,
    )
    area = state.area
    if area is not None:
        if event.target not in area.left:
            raise unfit("target", event.target, area.left)
        area = replace(area, left=tuple(id_ for id_ in area.left if id_ != event.target))
    return replace(state, contest=contest, area=area)


def _test(state: GameState, event: ev.TestDeclared) -> GameState:
    state.by_id(event.figure)
    if event.target:
        state.by_id(event.target)
    contest = Contest(
        event.figure,
        event.target,
        "",
        event.dice,
        event.threshold,
        event.defense_dice,
        event.defense_threshold,
        "ability",
        wait=event.wait,
        held=event.held,
    )
    return replace(state, contest=contest)


def _contest(state: GameState, figure: str) -> Contest:
    """Return the test that a character makes now. Raises DocumentError where it makes none."""
    contest = state.contest
    if contest is None or contest.thrower != figure:
        raise unfit("figure", figure, () if contest is None else (contest.thrower,))
    return contest


def with_roll(contest: Contest, roll: Roll) -> Contest:
    """Return a test with the dice that lie there."""
    return replace(contest, saved=roll) if contest.stage == "defense" else replace(contest, roll=roll)


def mana_for(state: GameState, contest: Contest) -> int:
    """Return the mana that rerolls of the test have, with what they took already."""
    spent = 0 if contest.open is None else len(contest.open.mana)
    return state.by_id(contest.thrower).mana + spent


def _rolled(state: GameState, event: ev.TestRolled) -> GameState:
    contest = _contest(state, event.figure)
    if contest.open is not None or event.test != contest.stage:
        raise unfit("test", event.test, () if contest.open is not None else (contest.stage,))
    if len(event.faces) != contest.count:
        raise DocumentError("faces", "error-motu-log-dice", given=len(event.faces), expected=contest.count)
    contest = with_roll(contest, Roll(event.faces))
    if event.test != "defense":
        contest = replace(contest, typed=event.dice == "typed", held=False)
    return replace(state, contest=contest)


def _rerolled(state: GameState, event: ev.TestRerolled) -> GameState:
    contest = _contest(state, event.figure)
    roll = contest.open
    if roll is None:
        raise unfit("figure", event.figure)
    changed = replace(roll, **{event.by: (*getattr(roll, event.by), *event.swaps)})
    if not read_roll(changed, contest.count, contest.against, mana_for(state, contest)).legal:
        raise DocumentError("swaps", "error-motu-log-swaps", count=contest.count)
    figure = state.by_id(event.figure)
    state = state.with_figure(replace(figure, mana=event.left))
    return replace(state, contest=with_roll(contest, changed))


def _kept(state: GameState, event: ev.TestKept) -> GameState:
    """The defense begins where there is one, else what it came to is all that is left."""
    contest = _contest(state, event.figure)
    roll = contest.open
    if roll is None:
        raise unfit("figure", event.figure)
    roll = replace(roll, new=event.new)
    found = read_roll(roll, contest.count, contest.against, mana_for(state, contest))
    if not found.legal:
        raise DocumentError("new", "error-motu-log-new")
    if found.successes != event.successes:
        raise unfit("successes", event.successes, (found.successes,))
    contest = with_roll(contest, roll)
    if contest.stage == "defense":
        return replace(state, contest=contest)
    contest = replace(contest, hits=event.successes)
    if contest.target and contest.defense_dice:
        contest = replace(contest, stage="defense")
    return replace(state, contest=contest)


def _spent(state: GameState, event: ev.TokenSpent) -> GameState:
    return state.with_figure(replace(state.by_id(event.figure), concentrated=False))


def _resolved(state: GameState, event: ev.AttackResolved | ev.TestResolved) -> GameState:
    contest = state.contest
    if contest is None or contest.figure != event.figure:
        raise unfit("figure", event.figure, () if contest is None else (contest.figure,))
    return replace(state, contest=None)


def _area(state: GameState, event: ev.AreaOpened) -> GameState:
    last = state.contest
    if last is None or last.figure != event.figure or last.radius is None:
        raise unfit("figure", event.figure, () if last is None or last.radius is None else (last.figure,))
    for id_ in (event.initial, *event.targets):
        state.by_id(id_)
    return replace(state, area=Area(event.figure, last.weapon, event.initial, last.radius, event.targets))


def _ended(state: GameState, event: ev.AttackEnded) -> GameState:
    state.by_id(event.figure)
    figures = tuple(fallen(each) if each.falling else each for each in state.figures)
    return replace(state, figures=figures, area=None, contest=None)


OF_TESTS: Mapping[type, Handler] = {
    ev.AttackDeclared: _attack,
    ev.TestDeclared: _test,
    ev.TestRolled: _rolled,
    ev.TestRerolled: _rerolled,
    ev.TestKept: _kept,
    ev.TokenSpent: _spent,
    ev.AttackResolved: _resolved,
    ev.TestResolved: _resolved,
    ev.AreaOpened: _area,
    ev.AttackEnded: _ended,
}
