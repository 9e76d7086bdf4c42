"""A figure leaves the map for good: what it held stays behind."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.game.figure import GameFigure
from engine.heroclix.game.state import GameState
from engine.heroclix.game.tally import Scored

__all__ = ["brought_back", "forgotten", "knocked_out", "put_down", "scored_for"]


def knocked_out(state: GameState, figure: GameFigure) -> GameState:
    """Return the state with the figure KO'd: off the map, its action tokens and effects gone (12.5d).

    It is scored once: a figure that is KO'd already is not scored again (5.4b).
    """
    if not state.by_id(figure.id).ko:
        state = replace(state, scored=(*state.scored, scored_for(state, figure)))
    state = put_down(state, figure)
    gone = replace(figure.fresh(), ko=True, squares=(), tokens=0, cant_use=frozenset(), modifiers=())
    return forgotten(state.with_figure(gone), figure.id)


def forgotten(state: GameState, figure: str) -> GameState:
    """Return the state without the lasting effects on a figure, and without the action it was carrying out."""
    lasting = tuple(effect for effect in state.lasting if effect.on != figure)
    doing = None if state.doing is not None and state.doing.figure == figure else state.doing
    return replace(state, lasting=lasting, doing=doing)


def scored_for(state: GameState, figure: GameFigure) -> Scored:
    """Return what the KO of a figure scores now (5.4a, 26.3)."""
    turn = state.active if state.status == "playing" else ""
    return Scored(figure.id, figure.name, figure.card.points, figure.owner, turn, figure.damaged_by)


def brought_back(state: GameState, figure: GameFigure) -> GameState:
    """Return the state without what the KO of a figure scored: the KO itself is corrected (P67)."""
    if not state.by_id(figure.id).ko:
        return state
    kept = list(state.scored)
    for index in range(len(kept) - 1, -1, -1):
        if kept[index].figure == figure.id:
            del kept[index]
            break
    return replace(state, scored=tuple(kept))


def put_down(state: GameState, figure: GameFigure) -> GameState:
    """Return the state with what the figure holds lying where it stood; players move it beside (17.7)."""
    square = figure.squares[0] if figure.squares else None
    things = tuple(
        replace(thing, held_by=None, square=square) if thing.held_by == figure.id else thing for thing in state.things
    )
    return replace(state, things=things)
