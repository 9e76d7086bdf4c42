"""The lines of the log about vehicles, equipment and what players track (21.5, 24.4, 25.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.heroclix.game import events as ev
from engine.heroclix.game.describe import messages
from engine.heroclix.game.events.tracked import PLOT
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["OF_CHARACTERS"]

RESULT = StepKind.RESULT
EXERTIONS = {"colossal-stamina": "22.2", "autopilot": "24.4b", "pushing": "7.8"}


def _pilot(event: ev.PilotChanged) -> Step:
    data: dict[str, Any] = {"figure": FigureId(event.pilot), "vehicle": FigureId(event.figure)}
    if event.at:
        return messages.PILOT_OFF.step(RESULT, **data, squares=event.at)
    return messages.PILOT_ON.step(RESULT, **data)


def _equipped(event: ev.Equipped) -> Step:
    return messages.EQUIPPED.step(RESULT, figure=FigureId(event.figure), thing=Typed(event.thing))


def _exerted(event: ev.Exerted) -> Step:
    if event.ignored_by:
        figure, power = FigureId(event.figure), Term(event.ignored_by)
        return messages.PUSHING_IGNORED.step(RESULT, figure=figure, power=power)
    message = messages.UNEXERTED if event.idle else messages.EXERTED
    step = message.step(RESULT, figure=FigureId(event.figure), power=Term(event.power))
    return step if event.idle else step._replace(rule=EXERTIONS[event.power])


def _counted(event: ev.Counted) -> Step:
    change = event.after - event.before
    message = messages.COUNTED if change > 0 else messages.UNCOUNTED
    step = message.step(
        RESULT,
        holder=FigureId(event.holder) if event.figure else messages.side_term(event.holder),
        name=Typed(event.name),
        count=abs(change),
        total=event.after,
        why=messages.because(event.why),
    )
    return step._replace(rule="24.5a") if event.name == PLOT else step


def _attached(event: ev.Attached) -> Step:
    return messages.ATTACHED.step(RESULT, figure=FigureId(event.figure), to=FigureId(event.to))


def _removed(event: ev.RemovedFromGame) -> Step:
    return messages.REMOVED_FROM_GAME.step(RESULT, figure=FigureId(event.figure))


def _captured(event: ev.Captured) -> Step:
    return messages.CAPTURED.step(RESULT, figure=FigureId(event.figure), by=FigureId(event.by))


def _freed(event: ev.CaptiveFreed) -> Step:
    return messages.CAPTIVE_FREED.step(RESULT, figure=FigureId(event.figure), by=FigureId(event.by))


def _released(event: ev.CaptiveReleased) -> Step:
    data: dict[str, Any] = {"figure": FigureId(event.figure), "by": FigureId(event.by), "points": event.points}
    return messages.CAPTIVE_RELEASED.step(RESULT, **data)


def _relic(event: ev.RelicTried) -> Step:
    message = messages.RELIC_TAKEN if event.success else messages.RELIC_STAYS
    return message.step(StepKind.ROLL, figure=FigureId(event.figure), thing=Typed(event.thing), roll=event.roll)


def _query(event: ev.QueryOpened) -> Step:
    side, figure = messages.side_term(event.side), FigureId(event.figure)
    if event.kind == "square":
        return messages.SET_DOWN_ASKED.step(RESULT, side=side, figure=figure)
    if event.kind == "dice":
        return messages.HOLD_ASKED.step(RESULT, side=side, figure=figure, target=FigureId(event.of))
    power = Term(event.choice.partition(":")[0])
    return messages.PUSHING_ASKED.step(RESULT, side=side, figure=figure, power=power)


def _joined(event: ev.StackJoined) -> Step:
    data: dict[str, Any] = {"figure": FigureId(event.figure), "into": FigureId(event.into), "count": event.count}
    if event.left:
        return messages.STACK_JOINED_PART.step(RESULT, **data, left=event.left, squares=event.at)
    return messages.STACK_JOINED.step(RESULT, **data)


def _left(event: ev.StackLeft) -> Step:
    return messages.STACK_LEFT.step(RESULT, figure=FigureId(event.figure), of=FigureId(event.of), squares=event.at)


def _token_defeated(event: ev.TokenDefeated) -> Step:
    data: dict[str, Any] = {"figure": FigureId(event.figure), "left": event.after}
    return messages.TOKEN_DEFEATED.step(RESULT, **data, why=messages.because(event.why))


OF_CHARACTERS: Mapping[type, Callable[[Any], Step]] = {
    ev.Exerted: _exerted,
    ev.PilotChanged: _pilot,
    ev.Equipped: _equipped,
    ev.Counted: _counted,
    ev.Attached: _attached,
    ev.RemovedFromGame: _removed,
    ev.Captured: _captured,
    ev.CaptiveFreed: _freed,
    ev.CaptiveReleased: _released,
    ev.RelicTried: _relic,
    ev.QueryOpened: _query,
    ev.StackJoined: _joined,
    ev.StackLeft: _left,
    ev.TokenDefeated: _token_defeated,
}
