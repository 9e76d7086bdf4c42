"""What events of movements tell of the game before them: what it has, where its way leads, who is pushed (6b, 7l)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.before import Tells, Told
from engine.errors import DocumentError
from engine.motu.answers.provoked import opportunity
from engine.motu.fight.threshold import interruption_of
from engine.motu.game.apply.told_of_rounds import check_phase, listed, standing
from engine.motu.game.apply.ways import goal_of, in_the_way, next_leg, places_of
from engine.motu.game.events import actions
from engine.motu.game.state import GameState
from engine.motu.game.state.doing import Moving
from engine.motu.ground.field import Place, Places
from engine.motu.moves.forced import directions, forced
from engine.motu.moves.reach import nearer, reached
from engine.motu.moves.speed import points
from engine.motu.moves.steps import push_places
from engine.motu.moves.way import STOPPED, walked
from engine.motu.names import Names
from engine.motu.position import Figure, Position
from engine.motu.questions import OpportunityAsk
from engine.unfit import check_between, check_once, unfit

__all__ = ["OF_MOVES"]

AIMED = ("charge", "directed")  # the movements that lead to somebody or something
CARDS = 20  # points that a card's words add to a movement, or take from it, at most


def _form(state: GameState, event: actions.MovementDeclared) -> Iterator[Told]:
    """A movement goes from place to place of the field, a swap with another, a charge toward somebody (6b, 7d, 7l)."""
    if state.ground is not None:
        names = Names(state.ground.field)
        for number, place in enumerate(event.path):
            names.place(f"path[{number}]", place)
        if event.how not in AIMED:
            yield "toward", event.toward, ""
        elif event.toward not in {figure.id for figure in state.figures}:
            names.place("toward", event.toward)
    if event.how != "move" and len(event.path) > 1:
        raise DocumentError("path", "error-list-too-long", limit=1)
    if event.how != "swap":
        yield "by", event.by, ""
    else:
        yield from _other(state, event.figure, event.by)


def _declared(state: GameState, event: actions.MovementDeclared) -> Iterator[Told]:
    yield from _form(state, event)
    if event.how == "swap":  # a card's words let others swap at any time
        yield "points", event.points, 0
        return
    check_phase(state, "activation")
    if not state.course.active:
        raise DocumentError("event", "error-motu-log-nobody")
    yield from standing(state, "figure", event.figure)
    again = state.under_way if event.command == state.sequence + 1 else None
    if event.command == state.sequence + 1 and again is None:  # another way alone is paid for already
        raise DocumentError("event", "error-motu-log-not-paid")
    if event.concentrate and not event.anyway:
        yield "concentrate", event.concentrate, state.by_id(event.figure).concentrated
    if again is not None:
        for name in ("figure", "how", "points", "toward"):
            yield name, getattr(event, name), getattr(again, name)
    else:
        yield from _paid(state, event)
        _check_points(state, event)
    if not event.anyway:
        moving = Moving(event.figure, event.how, event.points, event.path, "", event.toward, 0)
        _check_way(state, moving, event.points)


def _paid(state: GameState, event: actions.MovementDeclared) -> Iterator[Told]:
    """It was paid for as a movement, and goes against the rules where that was let stand (4b)."""
    course = state.course
    own = next((each for each in reversed(course.interruptions) if each.by == event.figure), None)
    done = own.done if own is not None else course.done if course.active == event.figure else None
    if done is not None and (not done or done[-1].action != "movement"):
        raise DocumentError("event", "error-motu-log-not-paid")
    stands = any(each.command == event.command and each.figure == event.figure for each in state.objections)
    yield "anyway", event.anyway, stands


def _check_points(state: GameState, event: actions.MovementDeclared) -> None:
    """Raise DocumentError for other points than the speed, its effects and terrain give (6a, 6b, 7f).

    What a card adds to a movement of its own is not kept: only how much it can be at most.
    """
    position = state.position()
    has, _ = points(position, position.by_id[event.figure], (), event.how, concentrate=event.concentrate)
    if event.how != "move":
        check_between("points", event.points, max(has - CARDS, 0), has + CARDS)
    elif event.points != has:
        raise unfit("points", event.points, (has,))


def _check_way(state: GameState, moving: Moving, has: int) -> None:
    """Raise DocumentError for a way that a movement cannot go, with the points that it has (6b, 7c, 7l)."""
    position = state.position()
    figure, way = position.by_id[moving.figure], places_of(state, moving.path)
    if moving.how == "move":
        _check_walk(position, figure, way, has)
        return
    goal = goal_of(state, moving.toward)
    if moving.toward and not goal:
        raise DocumentError("toward", "error-motu-off-field", id=moving.toward)
    ends, _ = reached(position, figure, has, moving.how, goal)
    end = position.ground.name(way[-1] if way else figure.places[0])
    if end not in ends:
        raise unfit("path[0]" if way else "path", end, ends)


def _check_walk(position: Position, figure: Figure, way: Places, has: int) -> None:
    name, found = position.ground.name, walked(position, figure, way)
    number = len(found.strides) + bool(way and way[0] == figure.places[0])
    if found.toward is not None:
        facts = {"here": name(found.base[0]), "there": name(found.toward)}
        key = "error-motu-log-stopped" if found.broken == STOPPED else "error-motu-log-no-step"
        raise DocumentError(f"path[{number}]", key, **facts)
    if found.cost > has:
        raise DocumentError("path", "error-motu-log-too-far", cost=found.cost, points=has)
    interruption = interruption_of(position, figure)
    if interruption is None or found.base == figure.places:
        return
    if not nearer(position, figure, found.base, position.by_id[interruption.of]):
        raise DocumentError("path", "error-motu-log-not-nearer", figure=interruption.of)


def _moved(state: GameState, event: actions.Moved) -> Iterator[Told]:
    """A way is gone as it was declared, part by part, and each for the points of its steps (6b)."""
    moving = state.under_way
    if moving is None or moving.figure != event.figure:
        return  # `apply` complains
    if not event.path:
        raise DocumentError("path", "error-list-too-short", limit=1)
    if not event.at:
        raise DocumentError("at", "error-list-too-short", limit=1)
    yield "path", event.path, moving.path[: len(event.path)]
    yield "at[0]", event.at[0], event.path[-1]
    if not moving.anyway:
        yield "cost", event.cost, min(event.cost, moving.points)
    if state.ground is None or not state.by_id(event.figure).on_field:
        return
    if moving.push:  # whoever was to be pushed is out of the way
        yield from _part(event, moving.leg, moving.base, moving.cost)
        return
    name = state.ground.field.name
    here = tuple(name(place) for place in state.by_id(event.figure).places)
    if here == event.at:
        return  # it stands there already: who made room let it in, or an effect has put it there
    if not moving.anyway:
        _check_way(state, moving, moving.points)
    leg = next_leg(state, moving)
    yield from _part(event, leg.path, tuple(name(place) for place in leg.base), leg.cost)


def _part(event: actions.Moved, path: tuple[str, ...], at: tuple[str, ...], cost: int) -> Iterator[Told]:
    yield "path", listed_way(event.path), listed_way(path)
    yield "at", listed_way(event.at), listed_way(at)
    yield "cost", event.cost, cost


def listed_way(names: tuple[str, ...]) -> str:
    """Return the names of a way's places as one text, in their order.

    >>> listed_way(("C5", "C4"))
    'C5 C4'
    """
    return " ".join(names)


def _other(state: GameState, figure: str, by: str) -> Iterator[Told]:
    """Who does something to a character is another one."""
    others = [each.id for each in state.figures if each.id != figure]
    yield "by", by, by if by in others else listed(others)


def _ended(state: GameState, event: actions.MovementEnded) -> Iterator[Told]:
    """Who has moved faces where it was to, or as before."""
    for moving in state.moving:
        if moving.figure == event.figure and event.facing:
            yield "facing", event.facing, moving.facing


def _shifted(state: GameState, event: actions.Shifted) -> Iterator[Told]:
    """Who is pulled or pushed goes somewhere along a row; who is swapped, to where the other comes from (7l)."""
    yield from _other(state, event.figure, event.by)
    if event.how == "swap" and state.ground is not None:
        one, other = state.by_id(event.figure), state.by_id(event.by)
        if one.places and other.places:
            yield "at", event.at, state.ground.field.name(other.places[0])
            yield "other", event.other, state.ground.field.name(one.places[0])
        return
    yield "other", event.other, ""
    yield from standing(state, "figure", event.figure)
    yield from standing(state, "by", event.by)
    position = state.position()
    field, figure, by = position.ground, position.by_id[event.figure], position.by_id[event.by]
    if figure.large:
        raise DocumentError("figure", "error-motu-log-large", figure=event.figure)
    longest = max(field.columns, field.rows)
    rows = directions(figure, by, event.how)
    ends = {
        field.name(at)
        for row in rows
        for far in range(1, longest + 1)
        for at in forced(position, figure, row, far).ends
    }
    yield "at", event.at, event.at if event.at in ends else listed(ends)


def _push_opened(state: GameState, event: actions.PushOpened) -> Iterator[Told]:
    """Who stands where the next part of a way ends may be pushed to whatever place is free beside it (6b, M20)."""
    moving = state.under_way
    if moving is None or moving.figure != event.by or not moving.path or not state.by_id(event.by).on_field:
        return  # `apply` complains
    leg = next_leg(state, moving)
    base = _named(state, leg.base)
    yield "path", listed_way(event.path), listed_way(leg.path)
    yield "base", listed_way(event.base), listed_way(base)
    yield "cost", event.cost, leg.cost
    yield from _pushable(state, event.figure, event.by, leg.base)
    yield "places", listed_way(event.places), listed_way(_named(state, _room(state, event.figure, event.by, leg.base)))


def _pushed(state: GameState, event: actions.Pushed) -> Iterator[Told]:
    """Who was asked about goes where its player could say; nobody is pushed but out of a mover's way (6b)."""
    moving = state.under_way
    if moving is None or moving.figure != event.by:
        return  # `apply` complains
    if moving.push:
        yield "figure", event.figure, moving.push
        yield "at", event.at, event.at if event.at in moving.options else listed(moving.options)
        base = places_of(state, moving.base)
    elif not moving.path or not state.by_id(event.by).on_field:
        raise unfit("figure", event.figure)
    else:
        base = next_leg(state, moving).base
        yield from _pushable(state, event.figure, event.by, base)
        room = _named(state, _room(state, event.figure, event.by, base))
        yield "at", event.at, event.at if event.at in room else listed(room)
    last = in_the_way(state, event.by, base) == [event.figure]
    yield "base", listed_way(event.base), listed_way(_named(state, base) if last else ())


def _pushable(state: GameState, figure: str, by: str, base: Places) -> Iterator[Told]:
    there = in_the_way(state, by, base)
    yield "figure", figure, figure if figure in there else listed(there)


def _room(state: GameState, figure: str, by: str, base: Places) -> Places:
    position = state.position()
    return push_places(position, position.by_id[by], position.by_id[figure], base)


def _opened(state: GameState, event: actions.InterruptionsOpened) -> Iterator[Told]:
    """All whom a movement gives an attack of opportunity have one; on guard are enemies with the token (6e, 7d)."""
    check_once("by", event.by)
    moving = state.under_way
    if event.kind == "guard":
        of = state.by_id(event.of)
        on_guard = [each.id for each in state.figures if each.on_field and each.guard and each.side != of.side]
        for number, by in enumerate(event.by):
            yield f"by[{number}]", by, by if by in on_guard else listed(on_guard)
    elif moving is None:
        raise DocumentError("event", "error-motu-log-nobody-moves")
    else:
        leaving = [each for each in (moving.figure, moving.by) if each]
        yield "of", event.of, event.of if event.of in leaving else listed(leaving)
        yield from standing(state, "of", event.of)
        found: Any = opportunity(state.position(), OpportunityAsk(type="opportunity", figure=event.of, how=moving.how))
        yield "by", listed_way(event.by), listed_way(tuple(found.fields["result"])) or "–"


def _named(state: GameState, places: tuple[Place, ...]) -> tuple[str, ...]:
    field = state.position().ground
    return tuple(field.name(place) for place in places)


OF_MOVES: Tells = {
    actions.MovementDeclared: _declared,
    actions.Moved: _moved,
    actions.MovementEnded: _ended,
    actions.Shifted: _shifted,
    actions.PushOpened: _push_opened,
    actions.Pushed: _pushed,
    actions.InterruptionsOpened: _opened,
}
