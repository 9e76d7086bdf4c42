"""What the events of captives, relics and open questions do to a game (captura, reliquias, esfuerzo of 2012)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.heroclix.captive import Captive
from engine.heroclix.game.apply.characters import unequipped
from engine.heroclix.game.apply.ko import put_down, without_action, without_captor
from engine.heroclix.game.events.queries import CaptiveFreed, CaptiveReleased, Captured, Query, QueryOpened, RelicTried
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.tally import Scored
from engine.heroclix.powers.uses import with_one_more
from engine.unfit import unfit

__all__ = ["OF_CAPTIVES", "answered"]

RELIC = "relic"
ONE = 1  # action token of a captive that is free again


def _opened(state: GameState, event: QueryOpened) -> GameState:
    state.by_id(event.figure)
    found = Query(event.number, event.choice, event.kind, event.figure, event.side, event.around, event.of)
    return replace(state, queries=(*state.queries, found))


def answered(state: GameState, number: int) -> GameState:
    """Return the state without a question that has its answer."""
    return replace(state, queries=tuple(query for query in state.queries if query.number != number))


def _captured(state: GameState, event: Captured) -> GameState:
    """Take a figure off the map into another's hold; what it held and had on its card stays in its square."""
    figure, captor = state.by_id(event.figure), state.by_id(event.by)
    if not figure.in_play or figure.id == captor.id:
        raise unfit("figure", event.figure, (one.id for one in state.in_play if one.id != captor.id))
    state = without_action(put_down(state, figure), figure.id)
    captor = state.by_id(event.by)
    held = Captive(figure.id, figure.card.points, figure.owner)
    state = state.with_figure(replace(captor, captives=(*captor.captives, held)))
    return state.with_figure(replace(state.by_id(figure.id), squares=(), captor=captor.id, owes=()))


def _freed(state: GameState, event: CaptiveFreed) -> GameState:
    """Let a captive go, off the map until it is set down: it has one action token, and received it just now."""
    _held(state, event.figure, event.by)
    state = without_captor(state, event.figure)
    figure = state.by_id(event.figure)
    return state.with_figure(replace(figure, tokens=ONE, acted=False, received=True))


def _released(state: GameState, event: CaptiveReleased) -> GameState:
    """Score what a captive that is released is worth besides its own points, for its captor's side."""
    _held(state, event.figure, event.by)
    captor, figure = state.by_id(event.by), state.by_id(event.figure)
    turn = state.active if state.status == "playing" else ""
    bonus = Scored(figure.id, figure.name, event.points, figure.owner, turn, "", to=captor.side)
    state = replace(state, scored=(*state.scored, bonus)) if event.points else state
    return without_captor(state, figure.id)


def _held(state: GameState, figure: str, by: str) -> None:
    captor = state.by_id(figure).captor
    if captor != by:
        raise unfit("by", by, (captor,) if captor else ())


def _tried(state: GameState, event: RelicTried) -> GameState:
    """Keep that a figure rolled for a relic, and put the relic on its card where the roll takes it."""
    figure = state.by_id(event.figure)
    if not any(thing.id == event.thing for thing in state.things):
        raise unfit("thing", event.thing, (thing.id for thing in state.things))
    used = with_one_more(figure.used_this_game, RELIC)
    state = state.with_figure(replace(figure, used_this_game=used))
    if not event.success:
        return state
    state = unequipped(state, state.by_id(event.figure))
    things = tuple(
        replace(thing, square=None, equipped_by=event.figure) if thing.id == event.thing else thing
        for thing in state.things
    )
    return replace(state, things=things)


OF_CAPTIVES: Mapping[type, Callable[[GameState, Any], GameState]] = {
    QueryOpened: _opened,
    Captured: _captured,
    CaptiveFreed: _freed,
    CaptiveReleased: _released,
    RelicTried: _tried,
}
