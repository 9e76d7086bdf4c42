"""What actions, movements, effects and interruptions change (6, 7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.errors import DocumentError
from engine.motu.game.apply.table import free_places, ground_of
from engine.motu.game.events import actions as ev
from engine.motu.game.state import GameState, Objection
from engine.motu.game.state.doing import Moving, Trigger
from engine.motu.game.state.figure import GameFigure
from engine.motu.names import Names
from engine.motu.position import Deed, Interruption, Mark
from engine.unfit import unfit

__all__ = ["OF_ACTIONS", "acted", "objected"]

Handler = Callable[[GameState, Any], GameState]
TOKENS = {"concentration": "concentrated", "guard": "guard"}


def objected(state: GameState, event: Any, figure: str) -> GameState:
    """Return the state with the objection to a command that players let stand."""
    if not event.stands:
        return state
    return replace(state, objections=(*state.objections, Objection(event.command, figure, event.stands)))


def acted(state: GameState, figure: str, deed: Deed, points: int) -> GameState:
    """Return the state with what a character did, in its activation or in the interruption that it makes."""
    course = state.course
    for index in reversed(range(len(course.interruptions))):
        each = course.interruptions[index]
        if each.by == figure:
            changed = replace(each, points=points, done=(*each.done, deed))
            rest = (*course.interruptions[:index], changed, *course.interruptions[index + 1 :])
            return state.with_course(interruptions=rest)
    if figure != course.active:
        return state
    return state.with_course(points=points, done=(*course.done, deed))


def _taken(state: GameState, event: ev.ActionTaken) -> GameState:
    figure = state.by_id(event.figure)
    changes: dict[str, Any] = {"mana": event.mana, "facing": event.facing or figure.facing}
    if event.action in TOKENS:
        changes[TOKENS[event.action]] = True
    if event.action == "consumable":
        changes["used"] = figure.used | {event.id}
    state = state.with_figure(replace(figure, **changes))
    named = event.id if event.action in ("ability", "consumable") else None
    deed = Deed(event.action, event.kind or None, named, event.free)
    return objected(acted(state, figure.id, deed, event.points), event, figure.id)


def _check_places(state: GameState, **named: Sequence[str]) -> None:
    """Raise DocumentError, which names the field and the entry, for a place that is none of the field's."""
    for path, places in named.items():
        for number, place in enumerate(places):
            Names(ground_of(state).field).place(f"{path}[{number}]", place)


def _declared(state: GameState, event: ev.MovementDeclared) -> GameState:
    figure = state.by_id(event.figure)
    _check_places(state, path=event.path)
    facing, depth = event.facing or figure.facing, len(state.course.interruptions)
    moving = Moving(
        figure.id,
        event.how,
        event.points,
        event.path,
        facing,
        event.toward,
        depth,
        event.anyway,
        event.concentrate,
        figure.places,
        by=event.by,
    )
    others = tuple(each for each in state.moving if each.figure != figure.id or each.depth != depth)
    state = replace(state, moving=(*others, moving))
    return state.with_figure(replace(figure, concentrated=figure.concentrated and not event.concentrate))


def _open(state: GameState, figure: str) -> Moving:
    """Return the movement of a character that goes on. Raises DocumentError where there is none."""
    moving = state.under_way
    if moving is None or moving.figure != figure:
        raise unfit("figure", figure, () if moving is None else (moving.figure,))
    return moving


def _with_moving(state: GameState, moving: Moving) -> GameState:
    return replace(state, moving=(*state.moving[:-1], moving))


def _push_opened(state: GameState, event: ev.PushOpened) -> GameState:
    moving = _open(state, event.by)
    state.by_id(event.figure)
    _check_places(state, places=event.places, base=event.base, path=event.path)
    waits = replace(moving, push=event.figure, options=event.places)
    return _with_moving(state, replace(waits, base=event.base, leg=event.path, cost=event.cost))


def _pushed(state: GameState, event: ev.Pushed) -> GameState:
    moving, figure, mover = _open(state, event.by), state.by_id(event.figure), state.by_id(event.by)
    if event.base:  # both at once: who is pushed may go where the other comes from
        away = state.with_figure(replace(mover, places=())).with_figure(replace(figure, places=()))
        state = away.with_figure(replace(mover, places=free_places(away, mover, event.base)))
    figure = replace(figure, places=free_places(state, figure, (event.at,)))
    return _with_moving(state.with_figure(figure), _unasked(moving))


def _unasked(moving: Moving) -> Moving:
    """Return a movement that waits for nobody to be pushed."""
    return replace(moving, push="", options=(), base=(), leg=(), cost=0)


def _moved(state: GameState, event: ev.Moved) -> GameState:
    moving, figure = _open(state, event.figure), state.by_id(event.figure)
    state = state.with_figure(replace(figure, places=free_places(state, figure, event.at)))
    points = max(moving.points - event.cost, 0)
    return _with_moving(state, replace(_unasked(moving), path=moving.path[len(event.path) :], points=points))


def _movement_ended(state: GameState, event: ev.MovementEnded) -> GameState:
    figure = state.by_id(event.figure)
    moving = tuple(each for each in state.moving if each.figure != figure.id)
    if len(moving) == len(state.moving):
        raise unfit("figure", event.figure, (each.figure for each in state.moving))
    state = replace(state, moving=moving)
    return state.with_figure(replace(figure, facing=event.facing or figure.facing))


def _shifted(state: GameState, event: ev.Shifted) -> GameState:
    figure = state.by_id(event.figure)
    if event.other:
        by = state.by_id(event.by)
        return state.with_figure(replace(by, places=figure.places)).with_figure(replace(figure, places=by.places))
    return state.with_figure(replace(figure, places=free_places(state, figure, (event.at,))))


def _wounded(state: GameState, event: ev.WoundsChanged) -> GameState:
    return state.with_figure(replace(state.by_id(event.figure), wounds=event.after))


def _defeated(state: GameState, event: ev.Defeated) -> GameState:
    figure = state.by_id(event.figure)
    if event.stays:
        return state.with_figure(replace(figure, falling=True))
    return state.with_figure(fallen(figure))


def fallen(figure: GameFigure) -> GameFigure:
    """Return a character that is defeated: off the field, without tokens (7a)."""
    return replace(
        figure,
        defeated=True,
        falling=False,
        places=(),
        concentrated=False,
        guard=False,
        positive=None,
        negative=None,
    )


def _given(state: GameState, event: ev.EffectGiven) -> GameState:
    effect: dict[str, Any] = {event.sign: event.effect}
    return state.with_figure(replace(state.by_id(event.figure), **effect))


def _effect_ended(state: GameState, event: ev.EffectEnded) -> GameState:
    figure = state.by_id(event.figure)
    there = getattr(figure, event.sign)
    if there != event.effect:
        raise unfit("effect", event.effect, () if there is None else (there,))
    effect: dict[str, Any] = {event.sign: None}
    return state.with_figure(replace(figure, **effect))


def _mark(state: GameState, event: ev.MarkPlaced) -> GameState:
    if any(mark.id == event.mark for mark in state.marks):
        raise DocumentError("mark", "error-id-twice", id=event.mark)
    place = Names(ground_of(state).field).place("at", event.at)
    side = state.by_id(event.figure).side
    marks = (*state.marks, Mark(event.mark, place, side, event.kind or None))
    return objected(replace(state, marks=marks), event, event.figure)


def _mark_removed(state: GameState, event: ev.MarkRemoved) -> GameState:
    marks = tuple(mark for mark in state.marks if mark.id != event.mark)
    if len(marks) == len(state.marks):
        raise unfit("mark", event.mark, (mark.id for mark in state.marks))
    return replace(state, marks=marks)


def _opened(state: GameState, event: ev.InterruptionsOpened) -> GameState:
    state.by_id(event.of)
    for id_ in event.by:
        state.by_id(id_)
    trigger = Trigger(event.of, event.kind, event.by, len(state.course.interruptions))
    return replace(state, waiting=(*state.waiting, trigger))


def _began(state: GameState, event: ev.InterruptionBegan) -> GameState:
    """Who was on guard gives its token back (6e)."""
    figure, interruptions = state.by_id(event.by), state.course.interruptions
    state.by_id(event.of)
    due = state.due
    if due is not None and event.by in due.left:
        state = replace(
            state, waiting=tuple(_without(each, event.by) if each == due else each for each in state.waiting)
        )
    if event.kind == "guard":
        state = state.with_figure(replace(figure, guard=False))
    return state.with_course(interruptions=(*interruptions, Interruption(event.by, event.of, event.kind)))


def _without(trigger: Trigger, figure: str) -> Trigger:
    return replace(trigger, left=tuple(id_ for id_ in trigger.left if id_ != figure))


def _ended(state: GameState, event: ev.InterruptionEnded) -> GameState:
    """What was still going on within it ends with it; cards played in it are discarded (7c)."""
    course = state.course
    if not course.interruptions or course.interruptions[-1].by != event.by:
        raise unfit("by", event.by, (each.by for each in course.interruptions[-1:]))
    depth = len(course.interruptions)
    cards = tuple(
        replace(card, place="discarded", on="") if card.interrupting and card.on == event.by else card
        for card in state.cards
    )
    moving = tuple(each for each in state.moving if each.depth < depth)
    waiting = tuple(each for each in state.waiting if each.depth < depth)
    state = replace(state, cards=cards, moving=moving, waiting=waiting, contest=None, area=None)
    return state.with_course(interruptions=course.interruptions[:-1])


OF_ACTIONS: Mapping[type, Handler] = {
    ev.ActionTaken: _taken,
    ev.MovementDeclared: _declared,
    ev.PushOpened: _push_opened,
    ev.Pushed: _pushed,
    ev.Moved: _moved,
    ev.MovementEnded: _movement_ended,
    ev.Shifted: _shifted,
    ev.WoundsChanged: _wounded,
    ev.Defeated: _defeated,
    ev.EffectGiven: _given,
    ev.EffectEnded: _effect_ended,
    ev.MarkPlaced: _mark,
    ev.MarkRemoved: _mark_removed,
    ev.InterruptionsOpened: _opened,
    ev.InterruptionBegan: _began,
    ev.InterruptionEnded: _ended,
}
