"""Corrections: any value of a character, of the round or of an army, set to what the physical table shows (P302)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, get_args

from engine.errors import DocumentError, as_given
from engine.motu.document import Facing
from engine.motu.game.apply.rounds import MOST_MANA
from engine.motu.game.events.table import Corrected
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.game.state.course import Phase
from engine.motu.game.state.figure import GameFigure
from engine.motu.position import NEGATIVE, POSITIVE

__all__ = ["ARMY_FIELDS", "FIELDS", "ROUND_FIELDS", "corrected", "current"]

PATH = "value"
LONGEST = 80  # letters of a unique effect
FLAGS = ("concentrated", "guard", "activated", "defeated")
FIELDS = ("wounds", "mana", "facing", *FLAGS, "positive", "negative", "used")
ROUND_FIELDS = ("number", "phase", "starting_player", "points", "passed")
ARMY_FIELDS = ("objectives", "quests", "last", "held")


def current(state: GameState, figure: GameFigure | None, side: str, field: str) -> Any:
    """Return the value of a field as it is now, ready for JSON; None where there is none."""
    if figure is not None:
        value = getattr(figure, field, None) if field in FIELDS else None
        return sorted(value) if isinstance(value, frozenset) else value
    if side:
        army = state.army(side)
        found = {"objectives": army.objectives, "quests": list(army.quests), "held": state.deck(side).held}
        return {**found, "last": state.course.last.get(side)}.get(field)
    value = getattr(state.course, field, None) if field in ROUND_FIELDS else None
    return sorted(value) if isinstance(value, frozenset) else value


def corrected(state: GameState, event: Corrected) -> GameState:
    """Return the state with the value set. Raises DocumentError when the field or the value is not possible."""
    figure = None if event.figure is None else state.by_id(event.figure)
    if figure is not None:
        return state.with_figure(_of_figure(figure, _known(event.field, FIELDS), event.value))
    if event.side:
        side = _one_of(event.side, SIDES_OF_WAR, "side")
        return _of_army(state, side, _known(event.field, ARMY_FIELDS), event.value)
    return _of_round(state, _known(event.field, ROUND_FIELDS), event.value)


def _known(field: str, fields: tuple[str, ...]) -> str:
    return _one_of(field, fields, "field")


def _of_figure(figure: GameFigure, field: str, value: object) -> GameFigure:
    items = sorted(item.id for item in figure.card.items if item.consumable)
    checks: Mapping[str, Callable[[object], object]] = {
        "wounds": lambda given: _number(given, 99),
        "mana": lambda given: _number(given, MOST_MANA),
        "facing": lambda given: _one_of(given, get_args(Facing)),
        "used": lambda given: frozenset(_one_of(each, items) for each in _list(given)),
        "positive": lambda given: _effect(given, NEGATIVE),
        "negative": lambda given: _effect(given, POSITIVE),
        **dict.fromkeys(FLAGS, _flag),
    }
    changes: dict[str, Any] = {field: checks[field](value)}
    if field == "defeated":
        changes |= {"falling": False, "places": () if value else figure.places}
    return replace(figure, **changes)


def _of_round(state: GameState, field: str, value: object) -> GameState:
    checks: Mapping[str, Callable[[object], object]] = {
        "number": lambda given: _number(given, 4, 1),
        "phase": lambda given: _one_of(given, get_args(Phase)),
        "starting_player": lambda given: _one_of(given, SIDES_OF_WAR),
        "points": lambda given: _number(given, 99),
        "passed": lambda given: frozenset(_one_of(each, SIDES_OF_WAR) for each in _list(given)),
    }
    return state.with_course(**{field: checks[field](value)})


def _of_army(state: GameState, side: str, field: str, value: object) -> GameState:
    if field == "last":
        own = [each.id for each in state.figures if each.side == side]
        named = {} if value is None else {side: _one_of(value, own)}
        others = {key: id_ for key, id_ in state.course.last.items() if key != side}
        return state.with_course(last=MappingProxyType({**others, **named}))
    if field == "held":
        deck = replace(state.deck(side), held=_number(value, 99))
        return replace(state, decks=MappingProxyType({**state.decks, side: deck}))
    army = state.army(side)
    if field == "objectives":
        army = replace(army, objectives=_number(value, 99))
    else:
        army = replace(army, quests=tuple(_number(each, 10_000) for each in _list(value)))
    return replace(state, armies=MappingProxyType({**state.armies, side: army}))


def _number(value: object, most: int, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise DocumentError(PATH, "error-not-a-number", given=as_given(value))
    if value < least:
        raise DocumentError(PATH, "error-too-small", given=value, limit=least)
    if value > most:
        raise DocumentError(PATH, "error-too-large", given=value, limit=most)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise DocumentError(PATH, "error-not-true-or-false", given=as_given(value))
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise DocumentError(PATH, "error-not-a-list", given=as_given(value))
    return list(value)


def _one_of(value: object, expected: tuple[str, ...] | list[str], path: str = PATH) -> str:
    if not isinstance(value, str) or value not in expected:
        raise DocumentError(path, "error-not-one-of", given=as_given(value), expected=", ".join(expected) or "–")
    return value


def _effect(value: object, other: tuple[str, ...]) -> str | None:
    """Return an effect: a named one of its kind, a unique one by its name, or none (7f)."""
    if value is None or value == "none":
        return None
    if not isinstance(value, str) or not value.strip():
        raise DocumentError(PATH, "error-not-a-text", given=as_given(value))
    if len(value) > LONGEST:
        raise DocumentError(PATH, "error-word-length", given=value[:60], limit=LONGEST)
    if value in other:
        raise DocumentError(PATH, "error-not-one-of", given=value, expected=", ".join((*POSITIVE, *NEGATIVE)))
    return value
