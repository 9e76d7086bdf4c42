"""Corrections: any value of a figure or of the turn, set to what the physical table shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args

from pydantic import ValidationError

from engine.errors import DocumentError, as_given
from engine.heroclix.document import ModifierIn
from engine.heroclix.fight.actions.turn import token_limit
from engine.heroclix.game.apply.ko import brought_back, knocked_out
from engine.heroclix.game.events import Corrected
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.document import modifier_document
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import VALUE_NAMES, Modifier, Phase
from engine.heroclix.validation import document_error

__all__ = ["FIELDS", "TURN_FIELDS", "corrected", "current"]

PATH = "value"
PRINTED = (*VALUE_NAMES, "targets")
LONGEST = 120  # letters of a slug, as in a position document
FLAGS = ("acted", "moved", "placed", "carried", "received", "ko")
LISTS = ("used", "used_this_game", "cant_use")

FIELDS = (*PRINTED, "click", "damage_taken", "tokens", "side", "pilot", *FLAGS, *LISTS, "modifiers")
TURN_FIELDS = ("active", "number", "phase", "actions_used", "build_total")


@dataclass(frozen=True, slots=True)
class Bounds:
    """The whole numbers that a value may be set to."""

    low: int
    high: int

    def check(self, value: object) -> int:
        """Return the number. Raises DocumentError when it is none, or outside the bounds."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise DocumentError(PATH, "error-not-a-number", given=str(value)[:60])
        if value < self.low:
            raise DocumentError(PATH, "error-too-small", given=value, limit=self.low)
        if value > self.high:
            raise DocumentError(PATH, "error-too-large", given=value, limit=self.high)
        return value


def corrected(state: GameState, event: Corrected) -> GameState:
    """Return the state with the value set. Raises DocumentError when the field or the value is not possible."""
    _check_before(state, event)
    if event.figure is None:
        change = TURN_CHANGES.get(event.field)
        if change is None:
            raise DocumentError("field", "error-not-one-of", given=event.field[:60], expected=", ".join(TURN_FIELDS))
        return change(state, event.value)
    if event.field not in FIELDS:
        raise DocumentError("field", "error-not-one-of", given=event.field[:60], expected=", ".join(FIELDS))
    figure = state.by_id(event.figure)
    return _figure_corrected(state, figure, event.field, event.value)


def current(state: GameState, figure: GameFigure | None, field: str) -> Any:
    """Return the value of a field as it is now, ready for JSON; None where there is none."""
    if figure is None:
        return getattr(state, {"number": "turn_number"}.get(field, field), None)
    if field in PRINTED:
        return getattr(figure.printed, field)
    if field == "modifiers":
        return [modifier_document(modifier) for modifier in figure.modifiers]
    value = getattr(figure, {"damage_taken": "damage"}.get(field, field), None)
    return sorted(value) if isinstance(value, frozenset) else value


def _check_before(state: GameState, event: Corrected) -> None:
    """Raise DocumentError unless the value that was there is of the kind that is there: a log may say anything."""
    figure = None if event.figure is None else state.by_id(event.figure)
    there = current(state, figure, event.field)
    if there is not None and event.before is not None and type(event.before) is not type(there):
        raise DocumentError("before", "error-game-was", given=as_given(event.before), expected=as_given(there))


def _figure_corrected(state: GameState, figure: GameFigure, field: str, value: object) -> GameState:
    if field == "click":
        return _click(state, figure, value)
    if field == "ko":
        return _ko(state, figure, _flag(value))
    changed = figure
    if field in PRINTED:
        others = tuple(pair for pair in figure.set_values if pair[0] != field)
        given = () if value is None else ((field, Bounds(0, 99).check(value)),)
        changed = replace(figure, set_values=(*others, *given))
    elif field == "damage_taken":
        changed = replace(figure, damage=Bounds(0, 99).check(value))
    elif field == "tokens":
        changed = replace(figure, tokens=Bounds(0, token_limit(state.rules)).check(value))
    elif field == "side":
        changed = replace(figure, side=_side(state, value))
    elif field == "pilot":
        changed = replace(figure, pilot="" if value is None else state.figure(str(value)[:LONGEST], PATH).id)
    elif field in FLAGS:
        flag: dict[str, Any] = {field: _flag(value)}
        changed = replace(figure, **flag)
    elif field in LISTS:
        words: dict[str, Any] = {field: frozenset(_words(value))}
        changed = replace(figure, **words)
    else:
        changed = replace(figure, modifiers=_modifiers(value))
    return state.with_figure(changed)


def _click(state: GameState, figure: GameFigure, value: object) -> GameState:
    """Past the last living click stands the KO (12.5d)."""
    clicks = figure.card.clicks
    if clicks is None:
        raise DocumentError("field", "error-game-no-dial", figure=figure.id)
    turned = replace(figure, click=Bounds(1, clicks + 1).check(value))
    if figure.card.is_ko(turned.click):
        return _fallen(state, turned)
    return brought_back(state, figure).with_figure(replace(turned, ko=False))


def _ko(state: GameState, figure: GameFigure, ko: bool) -> GameState:
    if ko:
        return _fallen(state, figure)
    click = figure.click if figure.life is None else min(figure.click, figure.life.last)
    return brought_back(state, figure).with_figure(replace(figure, ko=False, click=click))


def _fallen(state: GameState, figure: GameFigure) -> GameState:
    """Return the state with a figure KO'd, nobody says in which turn: it may have been forgotten."""
    state = knocked_out(state, figure)
    return state.with_figure(replace(state.by_id(figure.id), ko_turn=None))


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise DocumentError(PATH, "error-not-true-or-false", given=str(value)[:60])
    return value


def _words(value: object) -> list[str]:
    if not isinstance(value, (list, tuple)):
        raise DocumentError(PATH, "error-not-a-list", given=str(value)[:60])
    for index, word in enumerate(value):
        if not isinstance(word, str):
            raise DocumentError(f"{PATH}[{index}]", "error-not-a-text", given=str(word)[:60])
        if not 1 <= len(word) <= LONGEST:
            raise DocumentError(f"{PATH}[{index}]", "error-word-length", given=word[:60], limit=LONGEST)
    return list(value)


def _side(state: GameState, value: object) -> str:
    if not isinstance(value, str) or value not in state.sides:
        raise DocumentError(PATH, "error-not-one-of", given=str(value)[:60], expected=", ".join(state.sides))
    return value


def _modifiers(value: object) -> tuple[Modifier, ...]:
    if not isinstance(value, (list, tuple)):
        raise DocumentError(PATH, "error-not-a-list", given=str(value)[:60])
    found = []
    for index, given in enumerate(value):
        try:
            source = ModifierIn.model_validate(given)
        except ValidationError as error:
            raise document_error(error, ModifierIn, f"{PATH}[{index}]") from None
        found.append(Modifier(source.value, source.add, source.from_, source.unique, by=source.by or ""))
    return tuple(found)


def _active(state: GameState, value: object) -> GameState:
    return replace(state, active=_side(state, value))


def _number(state: GameState, value: object) -> GameState:
    return replace(state, turn_number=Bounds(1, 1000).check(value))


def _phase(state: GameState, value: object) -> GameState:
    for phase in get_args(Phase):
        if phase == value:
            return replace(state, phase=phase)
    raise DocumentError(PATH, "error-not-one-of", given=str(value)[:60], expected=", ".join(get_args(Phase)))


def _actions_used(state: GameState, value: object) -> GameState:
    return replace(state, actions_used=Bounds(0, 100).check(value))


def _build_total(state: GameState, value: object) -> GameState:
    return replace(state, build_total=Bounds(0, 10_000).check(value))


TURN_CHANGES: Mapping[str, Callable[[GameState, object], GameState]] = {
    "active": _active,
    "number": _number,
    "phase": _phase,
    "actions_used": _actions_used,
    "build_total": _build_total,
}
