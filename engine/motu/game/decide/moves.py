"""Movements: declared, interrupted before they begin, gone with their pushes; what they provoke (6b, 6e, 7d, 7l)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError, as_given
from engine.motu.game.apply.ways import in_the_way, next_leg, places_of
from engine.motu.game.commands import actions as cmd
from engine.motu.game.decide.acting import faced, not_now, paid
from engine.motu.game.decide.draft import CHECK, Decision, Draft, because
from engine.motu.game.decide.seats import acts_for, not_yours
from engine.motu.game.describe import messages
from engine.motu.game.events import actions as ev
from engine.motu.game.state.doing import Moving
from engine.motu.game.state.figure import GameFigure
from engine.motu.ground.field import Places
from engine.motu.ground.hexes import SIDES
from engine.motu.moves.steps import push_places
from engine.motu.names import Names
from engine.ruling import FigureId, Step

__all__ = ["choose_push", "declared_swap", "go", "move", "stop_moving"]

HOWS = ("move", "teleport", "jump", "charge", "directed")
AIMED = ("charge", "directed")
LONGEST_WAY = 200
LEFT = "points left"  # what an answer calls the change that a part of a movement has made


def move(draft: Draft, command: cmd.Move) -> Decision:
    """Declare a movement and go it, as far as nobody interrupts; or go on with one that waits."""
    figure = draft.state.figure(command.figure)
    if command.how not in HOWS:
        raise DocumentError("how", "error-not-one-of", given=as_given(command.how), expected=", ".join(HOWS))
    if command.facing is not None and command.facing not in SIDES:
        expected = ", ".join(SIDES)
        raise DocumentError("facing", "error-not-one-of", given=as_given(command.facing), expected=expected)
    moving = draft.state.under_way
    waits = moving is not None and moving.figure == figure.id and not moving.push
    if waits and draft.state.due is None and draft.state.contest is None:
        return _another_way(draft, figure, command)
    if reasons := not_now(draft, figure):
        return draft.refused(reasons)
    path = _path(draft, command)
    cost = draft.asked("action_cost", figure=figure.id, action="movement", free=command.free)
    toward = _toward(draft, command)
    points, against = _judged(draft, figure, command, path, toward)
    against = [*because(cost), *against]
    if against and not command.override:
        return draft.refused(against)
    paid(draft, figure, "movement", cost, against=against, free=command.free)
    draft.keep(
        ev.MovementDeclared,
        figure=figure.id,
        how=command.how,
        points=points,
        path=path,
        facing=_final_facing(draft, figure, command, path, toward),
        toward=toward,
        concentrate=command.concentrate,
        anyway=bool(against),
    )
    if path and _opposed(draft, figure.id, command.how):
        return draft.accepted(value=figure.id)
    go(draft, command.pushes)
    return draft.accepted(value=figure.id)


def _another_way(draft: Draft, figure: GameFigure, command: cmd.Move) -> Decision:
    """Go on with a movement that waits: by another way, with the points that it has left."""
    moving = draft.state.under_way
    assert moving is not None  # noqa: S101 - as the caller found
    if reasons := not_yours(draft, figure):
        return draft.refused(reasons)
    path = _path(draft, command)
    against = _still(draft, replace(moving, path=path))
    if against and not command.override:
        return draft.refused(against)
    changed = {"how": moving.how, "points": moving.points, "toward": moving.toward, "anyway": bool(against)}
    facing = command.facing or moving.facing
    draft.keep(ev.MovementDeclared, figure=figure.id, path=path, facing=facing, **changed)
    go(draft, command.pushes)
    return draft.accepted(value=figure.id)


def _path(draft: Draft, command: cmd.Move) -> tuple[str, ...]:
    """Return the names of the places of a way, without the one where it begins. Raises DocumentError."""
    if len(command.path) > LONGEST_WAY:
        raise DocumentError("path", "error-list-too-long", limit=LONGEST_WAY)
    field = draft.state.position().ground
    names = Names(field)
    places = [names.place(f"path[{index}]", text) for index, text in enumerate(command.path)]
    here = draft.state.figure(command.figure).places
    if places and here and places[0] == here[0]:
        places = places[1:]
    if command.how != "move" and len(places) > 1:
        raise DocumentError("path", "error-list-too-long", limit=1)
    return tuple(field.name(place) for place in places)


def _toward(draft: Draft, command: cmd.Move) -> str:
    """Return whom or what a charge or a directed move leads to. Raises DocumentError where none is wanted."""
    if command.toward is None:
        if command.how in AIMED:
            raise DocumentError("toward", "error-missing")
        return ""
    if command.how not in AIMED:
        raise DocumentError("toward", "error-motu-only-with-how", expected=", ".join(AIMED))
    try:
        return draft.state.figure(command.toward, "toward").id
    except DocumentError:
        if command.how == "charge":
            raise
    field = draft.state.position().ground
    return field.name(Names(field).place("toward", command.toward))


def _judged(
    draft: Draft, figure: GameFigure, command: cmd.Move, path: Sequence[str], toward: str
) -> tuple[int, list[Step]]:
    """Return the points of a movement, and why it may not be made so."""
    given = {"concentrate": command.concentrate, "speed_modifiers": [dict(each) for each in command.speed_modifiers]}
    return _asked(draft, figure, command.how, path, toward, given)


def _asked(
    draft: Draft, figure: GameFigure, how: str, path: Sequence[str], toward: str, given: Mapping[str, Any]
) -> tuple[int, list[Step]]:
    if how == "move":
        answer = draft.asked("move_cost", figure=figure.id, path=list(path), **given)
        return _points(answer), because(answer)
    aimed = {"toward": toward} if toward else {}
    answer = draft.asked("reachable", figure=figure.id, how=how, **aimed, **given)
    places = answer.fields["result"]
    assert isinstance(places, list)  # noqa: S101 - as the question answers
    end = path[-1] if path else draft.state.position().ground.name(figure.places[0])
    if end in places:
        return _points(answer), []
    points = _points(answer)
    step = messages.NOT_REACHED.step(CHECK, figure=FigureId(figure.id), place=end, points=points)
    return points, [step]


def _points(answer: Answer) -> int:
    points = answer.fields["points"]
    assert isinstance(points, int)  # noqa: S101 - as these questions answer
    return points


def _still(draft: Draft, moving: Moving) -> list[Step]:
    """Return why a movement that was declared cannot be gone as it stands now, with the points that it has left."""
    figure = draft.state.by_id(moving.figure)
    if moving.how == "swap":
        return []
    goal = next((each for each in draft.state.figures if each.id == moving.toward), None)
    if goal is not None and not goal.on_field:
        return [messages.GOAL_GONE.step(CHECK, figure=FigureId(figure.id), of=FigureId(goal.id))]
    now, _ = _asked(draft, figure, moving.how, (), moving.toward, {})
    change = {"speed_modifiers": [{"add": moving.points - now, "from": LEFT}]}
    return _asked(draft, figure, moving.how, moving.path, moving.toward, change)[1]


def _final_facing(draft: Draft, figure: GameFigure, command: cmd.Move, path: Sequence[str], toward: str) -> str:
    """Return the side that a miniature faces in the end: toward its goal where it has one, else as its player says."""
    if figure.card.size > 1:
        return ""
    other = next((each for each in draft.state.figures if each.id == toward), None)
    if other is None or not path or not other.on_field:
        return command.facing or ""
    place = Names(draft.state.position().ground).place("path", path[-1])
    return faced(replace(figure, places=(place,)), other)


def _opposed(draft: Draft, figure: str, how: str) -> bool:
    """Open the attacks of opportunity on a character about to leave its hex; return whether there are any (7d)."""
    by = draft.asked("opportunity", figure=figure, how=how).fields["result"]
    assert isinstance(by, list)  # noqa: S101 - as the question answers
    if by:
        draft.add(ev.InterruptionsOpened, of=figure, kind="opportunity", by=tuple(by))
    return bool(by)


def go(draft: Draft, pushes: Mapping[str, str] | None = None) -> None:
    """Go on with the movement that is under way, until it ends, or somebody else has to do something first."""
    moving = draft.state.under_way
    if moving is None or draft.state.due is not None:
        return
    if moving.how == "swap":
        _swap(draft, moving)
        return
    while moving.path:
        against = [] if moving.anyway else _still(draft, moving)
        if against:
            draft.say(*against, messages.MOVE_WAITS.step(CHECK, figure=FigureId(moving.figure)))
            return
        if not _leg(draft, moving, pushes or {}):
            return
        moving = draft.state.under_way
        assert moving is not None  # noqa: S101 - a part of it ended, not all
    _end(draft, moving)


def _leg(draft: Draft, moving: Moving, pushes: Mapping[str, str]) -> bool:
    """Go a way as far as the next push, or push, and say whether it goes on at once."""
    leg = next_leg(draft.state, moving)
    return _part(draft, moving, leg.path, leg.base, leg.cost, pushes)


def _part(
    draft: Draft, moving: Moving, path: Sequence[str], base: Places, cost: int, pushes: Mapping[str, str]
) -> bool:
    """Go a part of a way; who stands where it ends is pushed first, where its player says: wait where it does not."""
    for id_ in in_the_way(draft.state, moving.figure, base):
        position = draft.state.position()
        field = position.ground
        mover, other = position.by_id[moving.figure], position.by_id[id_]
        options = [field.name(place) for place in push_places(position, mover, other, base)]
        chosen = pushes.get(id_) if acts_for(draft, other.side) else None
        if not options or other.large:
            raise DocumentError("path", "error-motu-place-taken", place=field.name(base[0]), id=id_)
        if chosen is not None and chosen not in options:
            raise DocumentError(f"pushes.{id_}", "error-not-one-of", given=chosen[:60], expected=", ".join(options))
        if chosen is None and len(options) > 1:
            named = tuple(field.name(place) for place in base)
            facts = {"places": tuple(options), "base": named, "path": tuple(path), "cost": cost}
            draft.add(ev.PushOpened, figure=id_, by=moving.figure, **facts)
            return False
        _pushed(draft, moving, id_, chosen or options[0], base)
    _gone(draft, moving, path, base, cost)
    return True


def _gone(draft: Draft, moving: Moving, path: Sequence[str], base: Places, cost: int) -> None:
    field = draft.state.position().ground
    at = tuple(field.name(place) for place in base)
    draft.add(ev.Moved, figure=moving.figure, path=tuple(path), at=at, cost=cost)


def _pushed(draft: Draft, moving: Moving, figure: str, at: str, base: Places) -> None:
    """Push a character; the last of those in the way, so that its pusher can make room for it at once."""
    last = in_the_way(draft.state, moving.figure, base) == [figure]
    field = draft.state.position().ground
    named = tuple(field.name(place) for place in base) if last else ()
    draft.add(ev.Pushed, figure=figure, by=moving.figure, at=at, base=named)


def choose_push(draft: Draft, command: cmd.ChoosePush) -> Decision:
    """Say where who is pushed goes: its own player does (6b)."""
    moving = draft.state.under_way
    if moving is None or not moving.push or draft.state.due is not None:
        return draft.refused([messages.NOBODY_PUSHED.step(CHECK)])
    if reasons := not_yours(draft, draft.state.by_id(moving.push)):
        return draft.refused(reasons)
    if command.to not in moving.options:
        raise DocumentError("to", "error-not-one-of", given=command.to[:60], expected=", ".join(moving.options))
    base = places_of(draft.state, moving.base)
    _pushed(draft, moving, moving.push, command.to, base)
    if _part(draft, moving, moving.leg, base, moving.cost, {}):
        go(draft)
    return draft.accepted(value=command.to)


def has_room(draft: Draft, moving: Moving) -> bool:
    """Say whether who was to be pushed stands in the way no more: defeated or put elsewhere meanwhile."""
    base = places_of(draft.state, moving.base)
    return bool(moving.push) and moving.push not in in_the_way(draft.state, moving.figure, base)


def take_room(draft: Draft, moving: Moving) -> None:
    """Go on with a movement whose way is free again before anybody was pushed (6b)."""
    if _part(draft, moving, moving.leg, places_of(draft.state, moving.base), moving.cost, {}):
        go(draft)


def _end(draft: Draft, moving: Moving) -> None:
    """End a movement, and see whose guard it triggers (6e)."""
    draft.add(ev.MovementEnded, figure=moving.figure, facing=moving.facing)
    answer = draft.asked("guard_triggers", mover=moving.figure, how=moving.how)
    by = answer.fields["result"]
    assert isinstance(by, list)  # noqa: S101 - as the question answers
    if by:
        draft.rest_on(answer.ruling)
        draft.keep(ev.InterruptionsOpened, of=moving.figure, kind="guard", by=tuple(by))


def stop_moving(draft: Draft, _command: cmd.StopMoving) -> Decision:
    """End a movement that waits where its miniature stands."""
    moving = draft.state.under_way
    if moving is None or moving.push or draft.state.due is not None or moving.how == "swap":
        return draft.refused([messages.NOBODY_MOVES.step(CHECK)])
    if reasons := not_yours(draft, draft.state.by_id(moving.figure)):
        return draft.refused(reasons)
    _end(draft, moving)
    return draft.accepted(value=moving.figure)


def declared_swap(draft: Draft, figure: GameFigure, by: GameFigure, at: str) -> None:
    """Let two characters swap, after the attacks of opportunity on either (7l, M24)."""
    draft.keep(ev.MovementDeclared, figure=figure.id, how="swap", points=0, path=(at,), by=by.id)
    for each in (figure, by):
        _opposed(draft, each.id, "swap")
    go(draft)


def _swap(draft: Draft, moving: Moving) -> None:
    state = draft.state
    one, other = state.by_id(moving.figure), state.by_id(moving.by)
    if one.on_field and other.on_field:
        field = state.position().ground
        at, away = field.name(other.places[0]), field.name(one.places[0])
        draft.add(ev.Shifted, figure=one.id, how="swap", by=other.id, at=at, other=away)
    draft.keep(ev.MovementEnded, figure=one.id)
