"""Markers that powers generated during the game: whose they are, and when they are removed (21.6, 27.2h, 27.3f)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.errors import DocumentError
from engine.heroclix.effects import element_named, elements, without
from engine.heroclix.game.events import powers as hp
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.generated import Generated
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.position import Marker, Thing
from engine.unfit import unfit

__all__ = ["element_placed", "markers_generated", "markers_removed", "removable"]

EVEN_IF_LOST = frozenset(("barrier",))  # its markers go whatever has become of it (27.3f)


def removable(state: GameState, side: str) -> Iterable[Generated]:
    """Return the markers that the beginning of this side's turn removes.

    What is not removed even if lost needs a figure that can still use its power then (8.1a, 20.6d, P80).
    """
    return [
        found
        for found in state.generated
        if found.side == side and (found.power in EVEN_IF_LOST or state.in_use(found))
    ]


def markers_generated(state: GameState, event: hp.MarkersGenerated) -> GameState:
    """Lay the markers, the later on top; all but the first are beside one of the earlier (P43)."""
    by = state.by_id(event.by)
    if state.map is None:
        raise DocumentError("squares", "error-game-no-map")
    squares = read_region(state.map, event.squares, "squares")
    laid = Marker(event.kind, squares, id=event.marker, by=by.owner)
    kept = Generated(event.marker, event.by, event.side, event.power)
    return replace(state, markers=(*state.markers, laid), generated=(*state.generated, kept))


def markers_removed(state: GameState, event: hp.MarkersRemoved) -> GameState:
    """Take what is left of the markers off the map: held ones too, and the debris of the others (16.9c, 17.7)."""
    if not any(found.marker == event.marker for found in state.generated):
        raise unfit("marker", event.marker, (found.marker for found in state.generated))
    markers = tuple(marker for marker in state.markers if Generated.shared_id(marker.id) != event.marker)
    generated = tuple(found for found in state.generated if found.marker != event.marker)
    held = {marker.id for marker in state.lifted if Generated.shared_id(marker.id) == event.marker}
    things = tuple(thing for thing in state.things if thing.id not in held)
    lifted = tuple(marker for marker in state.lifted if marker.id not in held)
    return replace(state, markers=markers, generated=generated, things=things, lifted=lifted)


def element_placed(state: GameState, event: hp.ElementPlaced) -> GameState:
    """Put an object or marker elsewhere; a marker comes to lie on top (17.3)."""
    position = state.position()
    found = element_named(position, event.element)
    if found is None or state.map is None:
        raise unfit("element", event.element, (each.id for each in elements(position)))
    squares = read_region(state.map, event.at, "at")
    if isinstance(found.source, Thing):
        moved = replace(found.source, square=squares[0])
        return replace(state, things=tuple(moved if thing.id == moved.id else thing for thing in state.things))
    left = without(position, found).markers
    name = found.id if len(found.source.squares) > len(found.squares) else found.source.id
    return replace(state, markers=(*left, replace(found.source, id=name, squares=squares)))
