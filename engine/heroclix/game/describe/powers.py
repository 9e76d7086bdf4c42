"""The lines of the log that need the edition's powers: what they are called there, and where they stand (20, 27)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.heroclix.game import events as ev
from engine.heroclix.game.describe import messages
from engine.heroclix.game.describe.effects import card_began, keyword_began
from engine.heroclix.ruleset import Powers
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["OF_POWERS"]

RESULT = StepKind.RESULT


def _effect_began(event: ev.EffectBegan, powers: Powers) -> Step:
    if event.kind == "card":
        return card_began(event, powers)
    if event.kind == "keyword":
        return keyword_began(event)
    data: dict[str, Any] = {"figure": FigureId(event.on), "power": Term(event.power)}
    by, value, what = FigureId(event.by), Term(event.value), Term(event.what)
    steps: Mapping[str, Callable[[], Step]] = {
        "modify": lambda: messages.MODIFIED.step(RESULT, **data, by=by, value=value, add=f"{event.add:+d}"),
        "cant-use": lambda: messages.TAKEN_AWAY.step(RESULT, **data, by=by, what=what),
        "replace": lambda: messages.PILOTS_VALUE.step(RESULT, **data, value=value, number=event.add),
        "lends": lambda: messages.PILOTS_POWER.step(RESULT, **data, what=what),
        "copies": lambda: messages.COPIES.step(RESULT, **data, what=Typed(event.what)),
        "cant-target": lambda: messages.UNTARGETABLE.step(RESULT, **data, what=FigureId(event.what)),
    }
    return steps[event.kind]()


def _effect_ended(event: ev.EffectEnded, powers: Powers) -> Step:
    message = messages.EFFECT_LOST if event.early else messages.EFFECT_ENDED
    power = Term(event.power) if event.power in powers else Typed(event.power)
    return message.step(RESULT, figure=FigureId(event.on), power=power)


def _beginning_rolled(event: ev.BeginningRolled, powers: Powers) -> Step:
    message = messages.BEGINNING_MADE if event.success else messages.BEGINNING_LOST
    step = message.step(StepKind.ROLL, figure=FigureId(event.figure), power=Term(event.power), roll=event.roll)
    return step._replace(rule=powers[event.power].section)


def _markers(event: ev.MarkersGenerated, powers: Powers) -> Step:
    step = messages.MARKERS.step(RESULT, figure=FigureId(event.by), power=Term(event.power), squares=event.squares)
    return step._replace(rule=powers[event.power].section)


def _markers_removed(event: ev.MarkersRemoved, powers: Powers) -> Step:
    step = messages.MARKERS_GONE.step(RESULT, figure=FigureId(event.by), power=Term(event.power))
    return step._replace(rule=powers[event.power].section)


OF_POWERS: Mapping[type, Callable[[Any, Powers], Step]] = {
    ev.EffectBegan: _effect_began,
    ev.EffectEnded: _effect_ended,
    ev.BeginningRolled: _beginning_rolled,
    ev.MarkersGenerated: _markers,
    ev.MarkersRemoved: _markers_removed,
}
