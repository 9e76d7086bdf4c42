"""A figure leaves the map for good: what it held stays behind."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.game.figure import GameFigure
from engine.heroclix.game.state import GameState

__all__ = ["knocked_out", "put_down"]


def knocked_out(state: GameState, figure: GameFigure) -> GameState:
    """Return the state with the figure KO'd: off the map, its action tokens and effects gone (12.5d)."""
    state = put_down(state, figure)
    gone = replace(figure.fresh(), ko=True, squares=(), tokens=0, cant_use=frozenset(), modifiers=())
    return state.with_figure(gone)


def put_down(state: GameState, figure: GameFigure) -> GameState:
    """Return the state with what the figure holds lying where it stood; players move it beside (17.7)."""
    square = figure.squares[0] if figure.squares else None
    things = tuple(
        replace(thing, held_by=None, square=square) if thing.held_by == figure.id else thing for thing in state.things
    )
    return replace(state, things=things)
