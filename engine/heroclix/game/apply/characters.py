"""What the events of vehicles, pilots and equipment change (24.4, 25.2)."""

from __future__ import annotations

from dataclasses import replace

from engine.errors import DocumentError
from engine.heroclix.game.apply.newcomers import check_free
from engine.heroclix.game.events.characters import Equipped, PilotChanged
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_squares
from engine.heroclix.powers.inherent import gone_unequipped
from engine.unfit import unfit

__all__ = ["equipped", "pilot_changed", "unequipped", "without_pilot"]


def pilot_changed(state: GameState, event: PilotChanged) -> GameState:
    """Put a pilot on the vehicle's card, off the map, or from there on the map."""
    vehicle, pilot = state.by_id(event.figure), state.by_id(event.pilot)
    if not event.at:
        state = unequipped(state, pilot)
        state = state.with_figure(replace(pilot, squares=()))
        return state.with_figure(replace(vehicle, pilot=pilot.id))
    if vehicle.pilot != pilot.id:
        raise unfit("pilot", pilot.id, (vehicle.pilot,) if vehicle.pilot else ())
    if state.map is None:
        raise DocumentError("at", "error-game-no-map")
    squares = read_squares(state.rules, state.map, pilot.card.base, event.at, "at")
    check_free(state, squares)
    state = state.with_figure(replace(pilot, squares=squares, placed=True))
    return without_pilot(state, pilot.id)


def without_pilot(state: GameState, figure: str) -> GameState:
    """Return the state with no vehicle piloted by a figure: it is on none of their cards any more."""
    if not any(one.pilot == figure for one in state.figures):
        return state
    figures = tuple(replace(one, pilot="") if one.pilot == figure else one for one in state.figures)
    return replace(state, figures=figures)


def equipped(state: GameState, event: Equipped) -> GameState:
    """Put equipment on a character's card; it is neither held nor on the map."""
    figure = state.by_id(event.figure)
    if not any(thing.id == event.thing for thing in state.things):
        raise unfit("thing", event.thing, (thing.id for thing in state.things))
    state = unequipped(state, figure)
    return replace(
        state,
        things=tuple(
            replace(thing, square=None, held_by=None, equipped_by=figure.id) if thing.id == event.thing else thing
            for thing in state.things
        ),
    )


def unequipped(state: GameState, figure: GameFigure) -> GameState:
    """Return the state with a figure's equipment in its square (25.2d), or without it where that destroys it."""
    square = figure.squares[0] if figure.squares else None
    if not any(thing.equipped_by == figure.id for thing in state.things):
        return state
    things = tuple(
        replace(thing, equipped_by=None, square=square) if thing.equipped_by == figure.id else thing
        for thing in state.things
        if not (thing.equipped_by == figure.id and gone_unequipped(state.rules, thing))
    )
    return replace(state, things=things)
