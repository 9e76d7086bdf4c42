"""The lines of the log about effects: those that wait until everything has been resolved (8.1c)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.heroclix.game import events as ev
from engine.heroclix.powers import action_name
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["OF_EFFECTS"]

DEFERRED = Message("game-log-effect-deferred", ("figure", "effect"), rule="8.1c", reading="P103")
CAME = Message("game-log-deferred-came", ("figure", "effect"), rule="8.1c", reading="P103")
IDLE = Message("game-log-deferred-idle", ("figure", "effect"), rule="21.14")


def _deferred(event: ev.EffectDeferred) -> Step:
    return DEFERRED.step(StepKind.CHECK, figure=FigureId(event.figure), effect=action_name(event.effect))


def _came(event: ev.DeferredCame) -> Step:
    message = IDLE if event.idle else CAME
    return message.step(StepKind.RESULT, figure=FigureId(event.figure), effect=action_name(event.effect))


OF_EFFECTS: Mapping[type, Callable[[Any], Step]] = {ev.EffectDeferred: _deferred, ev.DeferredCame: _came}
