"""Answers about what a movement provokes, and about moves that others make of a character (6e, 7d, 7l)."""

from __future__ import annotations

from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError
from engine.message import Message
from engine.motu import questions
from engine.motu.answers.ends import figure_of
from engine.motu.fight.left_out import left_out
from engine.motu.ground.hexes import SIDES
from engine.motu.moves.forced import Forced, directions, forced
from engine.motu.moves.guard import UNOPPOSED, guard_fails
from engine.motu.position import Figure, Position
from engine.motu.ruled import answered, no_or_yes
from engine.motu.sight.measures import engaged
from engine.ruling import FigureId, Step, StepKind

__all__ = ["guard_triggers", "moved", "opportunity"]

SWAP = "swap"

TRIGGERED = Message("motu-guard-triggered", ("figure", "mover"), rule="6e")
FAILS = {
    "movement": Message("motu-guard-movement", ("figure",), rule="6e", reading="M35"),
    "sight": Message("motu-guard-sight", ("figure", "mover"), rule="6e"),
    "arc": Message("motu-guard-arc", ("figure", "mover"), rule="6e", reading="M7"),
    "reach": Message("motu-guard-reach", ("figure", "mover"), rule="6e", reading="M23"),
}
NO_GUARD = Message("motu-guard-nobody", ("mover",), rule="6e")
OPPORTUNITY = Message("motu-opportunity", ("figure", "by"), rule="7d", reading="M24")
OPPORTUNITY_NONE = Message("motu-opportunity-none", ("figure",), rule="7d")
UNOPPOSED_MOVE = Message("motu-opportunity-unopposed", ("figure",), rule="7d")

FORCED_LARGE = Message("motu-forced-large", ("figure",), rule="7m/tirar-y-empujar")
SWAP_LARGE = Message("motu-swap-large", ("figure", "by"), rule="7m/intercambiar-posicion")
SWAPPED = Message("motu-swapped", ("figure", "by"), rule="7l/intercambiar-posicion")
ROW = Message("motu-forced-row", ("figure",), rule="7l/tirar-y-empujar", reading="M33")
ROWS = Message("motu-forced-rows", ("figure",), rule="7l/tirar-y-empujar", reading="M33")
ENDS = Message("motu-forced-ends", ("figure", "places"), rule="7l/tirar-y-empujar")
STOPPED = Message("motu-forced-stopped", ("figure", "places"), rule="7l/tirar-y-empujar")
ANY_ROW = Message("motu-forced-any-row", ("figure",), rule="7l/tirar-y-empujar", reading="P316")
FOOT = Message("motu-forced-foot", ("figure",), rule="7l/tirar-y-empujar", reading="P313")
DOWN = Message("motu-forced-down", ("figure", "places"), rule="7l/tirar-y-empujar", reading="M34")


def guard_triggers(position: Position, ask: questions.GuardTriggersAsk) -> Answer:
    """Answer who on guard has to interrupt a movement that ended here (6e)."""
    mover = figure_of(position, "ask.mover", ask.mover)
    guards = [enemy for enemy in position.enemies(mover) if enemy.guard]
    failing = {guard.id: guard_fails(position, guard, mover, ask.how) for guard in guards}
    result = [id_ for id_, fails in failing.items() if not fails]
    who = FigureId(mover.id)
    steps = [TRIGGERED.step(StepKind.RESULT, figure=FigureId(id_), mover=who) for id_ in result]
    for id_, fails in failing.items():
        steps += [_failed(name, FigureId(id_), who) for name in fails]
    steps = steps or [NO_GUARD.step(StepKind.RESULT, mover=who)]
    steps += left_out(*guards)
    fields = {"result": result, "fails": {id_: fails for id_, fails in failing.items() if fails}}
    return answered(no_or_yes(result), fields, steps)


def _failed(name: str, guard: FigureId, mover: FigureId) -> Step:
    if name == "movement":
        return FAILS[name].step(StepKind.IGNORED, figure=guard)
    return FAILS[name].step(StepKind.IGNORED, figure=guard, mover=mover)


def opportunity(position: Position, ask: questions.OpportunityAsk) -> Answer:
    """Answer who makes an attack of opportunity when a character is about to leave its hex (7d)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    who = FigureId(figure.id)
    found = () if ask.how in UNOPPOSED else engaged(position, figure)
    steps = [OPPORTUNITY.step(StepKind.RESULT, figure=who, by=FigureId(each.id)) for each in found]
    none = UNOPPOSED_MOVE if ask.how in UNOPPOSED else OPPORTUNITY_NONE
    steps = steps or [none.step(StepKind.RESULT, figure=who)]
    steps += left_out(figure, *found)
    return answered(no_or_yes(found), {"result": [each.id for each in found]}, steps)


def moved(position: Position, ask: questions.MovedAsk) -> Answer:
    """Answer where a pull, a push or a swap takes a character (7l)."""
    figure, by = figure_of(position, "ask.figure", ask.figure), figure_of(position, "ask.by", ask.by)
    if figure.id == by.id:
        raise DocumentError("ask.by", "error-motu-moves-itself", id=by.id)
    if ask.how == SWAP:
        return _swapped(position, figure, by)
    if figure.large:
        step = FORCED_LARGE.step(StepKind.CHECK, figure=FigureId(figure.id))
        return _stays(position, figure, by, "large", step)
    rows = directions(figure, by, ask.how)
    found = [forced(position, figure, side, ask.hexes) for side in rows]
    told = ROW if len(rows) == 1 else ANY_ROW if len(rows) == len(SIDES) else ROWS
    steps = [told.step(StepKind.CHECK, figure=FigureId(figure.id))]
    if any(each.footed for each in found):
        steps.append(FOOT.step(StepKind.CHECK, figure=FigureId(figure.id)))
    steps += [_told(position, figure, each) for each in found]
    return answered("moved", _forced_fields(position, found), [*steps, *left_out(figure, by)])


def _stays(position: Position, figure: Figure, by: Figure, code: str, step: Step) -> Answer:
    here = [position.ground.name(figure.places[0])]
    return answered("no", {"ends_at": here, "path": here, "fails": [code]}, [step, *left_out(figure, by)])


def _swapped(position: Position, figure: Figure, by: Figure) -> Answer:
    data = {"figure": FigureId(figure.id), "by": FigureId(by.id)}
    if figure.large or by.large:
        told = SWAP_LARGE.step(StepKind.CHECK, figure=data["figure"], by=data["by"])
        return _stays(position, figure, by, "large", told)
    here, there = (position.ground.name(each.places[0]) for each in (figure, by))
    fields = {"ends_at": [there], "path": [here, there], "fails": []}
    told = SWAPPED.step(StepKind.RESULT, figure=data["figure"], by=data["by"])
    return answered("moved", fields, [told, *left_out(figure, by)])


def _forced_fields(position: Position, found: list[Forced]) -> dict[str, Any]:
    ends = dict.fromkeys(position.ground.name(place) for each in found for place in each.ends)
    path = [position.ground.name(place) for place in found[0].path]
    last = found[0].ends
    if found[0].off_height and len(last) == 1 and last[0] != found[0].path[-1]:
        path.append(position.ground.name(last[0]))
    return {"ends_at": list(ends), "path": path, "fails": []}


def _told(position: Position, figure: Figure, found: Forced) -> Step:
    message = DOWN if found.off_height else STOPPED if found.stopped else ENDS
    names = tuple(position.ground.name(place) for place in found.ends)
    return message.step(StepKind.RESULT, figure=FigureId(figure.id), places=names)
