"""What the events of tracked things do to a game: counted, attached, removed from it (21.5-21.8, 24.5)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.game.knockout import forgotten, knocked_out, put_down
from engine.heroclix.game.state import GameState
from engine.heroclix.game.tracked import PLOT, Attached, Counted, Counter, RemovedFromGame

__all__ = ["attached", "counted", "removed_from_game"]


def counted(state: GameState, event: Counted) -> GameState:
    """Keep the new number; nothing is kept of none."""
    if event.after < 0:
        raise ValueError(f"{event.after} of {event.name!r}")
    others = tuple(one for one in state.counters if (one.holder, one.name, one.by) != _key(event))
    kept = (Counter(event.holder, event.name, event.after, event.by),) if event.after else ()
    state = replace(state, counters=(*others, *kept))
    if event.figure and event.name == PLOT:
        figure = state.by_id(event.holder)
        state = state.with_figure(replace(figure, used=figure.used | {PLOT}))
    return state


def _key(event: Counted) -> tuple[str, str, str]:
    return event.holder, event.name, event.by


def attached(state: GameState, event: Attached) -> GameState:
    """Take a figure off the map onto another's card; what it held stays behind."""
    figure, to = state.by_id(event.figure), state.by_id(event.to)
    state = forgotten(put_down(state, figure), figure.id)
    return state.with_figure(replace(state.by_id(figure.id), squares=(), attached_to=to.id))


def removed_from_game(state: GameState, event: RemovedFromGame) -> GameState:
    """Return the state without the figure, scored as if KO'd."""
    state = knocked_out(state, state.by_id(event.figure))
    return state.with_figure(replace(state.by_id(event.figure), removed=True, attached_to=""))
