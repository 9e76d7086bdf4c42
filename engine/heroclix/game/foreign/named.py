"""Whom and where the events of a log from outside name, held to who and what there is in its game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.errors import DocumentError, as_given
from engine.grid.names import parse_place
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.table.setup import MOST_CHANGES
from engine.heroclix.game.state import GameState
from engine.unfit import check_once, unfit

__all__ = ["check_edited", "check_named", "sides_of"]

Fields = Mapping[type, tuple[str, ...]]

# the fields that name a figure, or several; where they are empty nobody is named
FIGURES: Fields = {
    ev.FigureAdded: ("generated_by",),
    ev.CardAdded: ("assigned",),
    ev.CardUsed: ("figure",),
    ev.Counted: ("by",),
    ev.BroughtIn: ("by",),
    ev.ElementPlaced: ("by",),
    ev.QueryOpened: ("of",),
    ev.BreakAwayOpened: ("carry", "drop"),
    ev.ControlBegan: ("by", "queue"),
    ev.EffectBegan: ("on", "by"),
}
# the fields that name a side
SIDES: Fields = {
    ev.CardAdded: ("side",),
    ev.EffectBegan: ("side",),
    ev.QueryOpened: ("side",),
    ev.ControlBegan: ("side",),
    ev.ControlEnded: ("side",),
    ev.ScoreEntered: ("side",),
    ev.CardDrawn: ("side",),
    ev.DeckShuffled: ("side",),
}
# the fields that name squares, each of them once
PLACES: Fields = {
    ev.BreakAwayOpened: ("at", "put_down"),
    ev.PutDown: ("at",),
    ev.QueryOpened: ("around",),
}
EDGES = re.compile(r"[:/,]")  # of rectangles and of walls: between the names of squares


def check_edited(state: GameState, event: ev.MapLoaded) -> None:
    """Raise DocumentError where a map that was edited tells of places that it has not, or counts its changes wrongly.

    What was put somewhere may be called after its place; what a figure holds has that figure's id for one.
    """
    told = len(event.changes)
    size = event.map.get("size")
    if event.changed != told and not (told == MOST_CHANGES and event.changed > told):
        raise unfit("changed", event.changed, (told,))
    known = {figure.id for figure in state.figures}
    for number, place in enumerate(event.places):
        name = place.partition(" (")[0]
        if name not in known:
            _check_inside(f"places[{number}]", EDGES.split(name), place, size)
    for number, (place, _, _) in enumerate(event.changes):
        _check_inside(f"changes[{number}][0]", EDGES.split(place), place, size)


def check_named(state: GameState, event: Any) -> None:
    """Raise DocumentError, which names the field, where an event names who or what is not there, or a place outside."""
    kind = type(event)
    if kind in FIGURES:
        known = [figure.id for figure in state.figures]
        _check(event, FIGURES[kind], known)
    if kind in SIDES:
        _check(event, SIDES[kind], sides_of(state))
    for field in PLACES.get(kind, ()):
        _check_places(state, field, getattr(event, field))


def sides_of(state: GameState) -> list[str]:
    """Return the sides of a game, by its seats and its figures."""
    return sorted({*state.sides, *(figure.side for figure in state.figures)})


def _check(event: object, fields: Iterable[str], known: list[str]) -> None:
    for field in fields:
        for path, name in _names(field, getattr(event, field)):
            if name and name not in known:
                raise unfit(path, name, known)


def _names(field: str, value: object) -> Iterator[tuple[str, str]]:
    """Yield the names that a field holds, each with its place; of a mapping its keys."""
    if isinstance(value, str):
        yield field, value
    elif isinstance(value, Mapping):
        yield from ((f"{field}.{name}", str(name)) for name in value)
    elif isinstance(value, tuple):
        yield from ((f"{field}[{number}]", name) for number, name in enumerate(value))


def _check_places(state: GameState, field: str, names: tuple[str, ...]) -> None:
    check_once(field, names)
    for number, name in enumerate(names):
        if state.map is not None:
            _check_inside(f"{field}[{number}]", (name,), name, (state.map.columns, state.map.rows))


def _check_inside(path: str, names: Iterable[str], given: str, size: Any) -> None:
    """Raise DocumentError for names of squares that are none of a map of that size; of a size that is none, nothing."""
    if not (isinstance(size, (list, tuple)) and len(size) == 2 and all(isinstance(each, int) for each in size)):
        return
    for name in names:
        try:
            column, row = parse_place(name)
        except ValueError:
            raise DocumentError(path, "error-not-a-square", text=as_given(given)) from None
        if column >= size[0] or row >= size[1]:
            raise DocumentError(path, "error-square-outside", text=given, columns=size[0], rows=size[1])
