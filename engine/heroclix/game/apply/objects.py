"""Objects, markers and terrain of a game: picked up, held, put down, destroyed (16.9, 17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.errors import DocumentError
from engine.heroclix.answers.naming import named
from engine.heroclix.effects import Element, Piece, destroyed, element_named, elements, without
from engine.heroclix.effects.areas.choice import piece_of
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.game.state.names import new_id
from engine.heroclix.position import MapPrint, Marker, Position, Thing
from engine.unfit import unfit

if TYPE_CHECKING:
    from engine.heroclix.game.events import map as om
    from engine.heroclix.game.state import GameState

__all__ = ["element_removed", "held_by", "lifted", "picked_up", "put_down", "ruin_of", "shifted", "terrain_destroyed"]


def held_by(state: GameState, figure: str) -> Thing | None:
    """Return what a figure holds, if anything (17.7)."""
    return next((thing for thing in state.things if thing.held_by == figure), None)


def lifted(state: GameState, thing: str) -> Marker | None:
    """Return the terrain marker that is held under this id, in its last squares; None for an object."""
    return next((marker for marker in state.lifted if marker.id == thing), None)


def picked_up(state: GameState, event: om.PickedUp) -> GameState:
    """Take an object or marker off the map into a figure's hands; a marker's terrain goes with it (17.6, 17.7)."""
    state.by_id(event.figure)
    position = _lying(state)
    element = element_named(position, event.thing)
    if element is None:
        raise unfit("thing", event.thing, (each.id for each in elements(position)))
    source = element.source
    if isinstance(source, Thing):
        held = replace(source, square=None, held_by=event.figure)
        return replace(state, things=_exchanged(state.things, held))
    held = Thing(element.id, held_by=event.figure, side=source.side, abilities=source.abilities, values=source.values)
    marker = replace(source, id=element.id, squares=element.squares)
    return replace(
        state,
        markers=without(position, element).markers,
        things=(*state.things, held),
        lifted=(*state.lifted, marker),
    )


def put_down(state: GameState, event: om.PutDown) -> GameState:
    """Lay what a figure held on the map; a marker comes to lie on top (17.5)."""
    if state.map is None:
        raise DocumentError("at", "error-game-no-map")
    thing = held_by(state, event.figure)
    if thing is None or thing.id != event.thing:
        raise unfit("thing", event.thing, () if thing is None else (thing.id,))
    squares = read_region(state.map, event.at, "at")
    marker = lifted(state, thing.id)
    if marker is None:
        return replace(state, things=_exchanged(state.things, replace(thing, square=squares[0], held_by=None)))
    return replace(
        _forgotten(state, thing.id),
        markers=(*state.markers, shifted(state.map, marker, squares)),
    )


def shifted(printed: MapPrint, marker: Marker, squares: tuple[int, ...]) -> Marker:
    """Return a marker on other squares; its transitions go with it as far as it was not turned (17.14c)."""
    old = sorted(printed.column_row(square) for square in marker.squares)
    new = sorted(printed.column_row(square) for square in squares)
    right, down = new[0][0] - old[0][0], new[0][1] - old[0][1]
    if [(column + right, row + down) for column, row in old] != new:
        return replace(marker, squares=squares, transitions=frozenset())
    moved = frozenset(
        (a + down * printed.columns + right, b + down * printed.columns + right)
        for a, b in marker.transitions
        if all(_inside(printed, square, right, down) for square in (a, b))
    )
    return replace(marker, squares=squares, transitions=moved)


def _inside(printed: MapPrint, square: int, right: int, down: int) -> bool:
    column, row = printed.column_row(square)
    return 0 <= column + right < printed.columns and 0 <= row + down < printed.rows


def element_removed(state: GameState, event: om.ElementRemoved) -> GameState:
    """Take an object or marker out of the game, as the table shows it."""
    if any(thing.id == event.element for thing in state.things):
        return _forgotten(state, event.element)
    position = _lying(state)
    element = element_named(position, event.element)
    if element is None:
        known = (*(each.id for each in elements(position)), *(thing.id for thing in state.things))
        raise unfit("element", event.element, known)
    left = without(position, element)
    return replace(state, markers=left.markers, things=left.things)


def ruin_of(state: GameState, names: Iterable[str], whole: bool = False) -> tuple[Position, tuple[int, ...]]:
    """Return the position after these pieces that lie on the map were destroyed, and the squares of their debris.

    Raises DocumentError when nothing is named so, or nothing there can be destroyed.
    """
    position = _lying(state)
    pieces: list[Piece] = []
    for name in names:
        piece = piece_of(position, named(position, "pieces", name))
        if piece is None:
            raise unfit("pieces", name)
        if piece not in pieces:  # two squares of one larger marker
            pieces.append(piece)
    if whole:
        for piece in pieces:
            position = without(position, piece) if isinstance(piece, Element) else position
        return position, ()
    ruin = destroyed(position, pieces)
    flipped = {square: piece.id for piece in pieces if isinstance(piece, Element) for square in piece.squares}
    return replace(ruin.position, markers=_named(ruin.position.markers, flipped)), ruin.debris


def terrain_destroyed(state: GameState, event: om.TerrainDestroyed) -> GameState:
    """Destroy terrain, objects and markers, held ones too, and lay the debris (16.9, 17.10, 17.14d).

    The debris of a marker keeps the marker's id: whatever removes the one removes the other (16.9c).
    """
    if state.map is None:
        raise DocumentError("pieces", "error-game-no-map")
    printed = state.map
    in_hand = [name for name in event.pieces if any(t.id == name and t.held_by for t in state.things)]
    lying = [name for name in event.pieces if name not in in_hand]
    if lying:
        position, _ = ruin_of(state, lying, event.whole)
        state = replace(state, map=position.map, markers=position.markers, things=position.things)
    for name in in_hand:
        state = _forgotten(state, name)
        squares = read_region(printed, event.debris, "debris") if event.debris else ()
        debris = tuple(Marker("debris", (square,)) for square in squares)
        state = replace(state, markers=_named((*state.markers, *debris), dict.fromkeys(squares, name)))
    return state


def _named(markers: tuple[Marker, ...], ids: Mapping[int, str]) -> tuple[Marker, ...]:
    """Return the markers, those without an id with one: that of the marker destroyed there, else a new one."""
    taken = {marker.id for marker in markers}
    found = []
    for marker in markers:
        name = marker.id or ids.get(marker.squares[0]) or new_id(marker.kind, taken)
        taken.add(name)
        found.append(marker if marker.id else replace(marker, id=name))
    return tuple(found)


def _lying(state: GameState) -> Position:
    """Return what lies on the map, without the figures."""
    if state.map is None:
        raise DocumentError("", "error-game-no-map")
    return Position(state.rules, state.map, markers=state.markers, things=state.things)


def _exchanged(things: tuple[Thing, ...], changed: Thing) -> tuple[Thing, ...]:
    return tuple(changed if thing.id == changed.id else thing for thing in things)


def _forgotten(state: GameState, thing: str) -> GameState:
    """Return the state without a thing, and without the marker that it stood for."""
    return replace(
        state,
        things=tuple(one for one in state.things if one.id != thing),
        lifted=tuple(marker for marker in state.lifted if marker.id != thing),
    )
