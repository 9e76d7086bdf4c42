"""From event to event: `apply` makes the next state of a game, `fold` the state of a whole log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.errors import EngineError, LogError, PastNotHeld
from engine.history import refolded
from engine.motu.game.apply.actions import OF_ACTIONS
from engine.motu.game.apply.corrections import corrected
from engine.motu.game.apply.rounds import OF_ROUNDS
from engine.motu.game.apply.table import OF_TABLE
from engine.motu.game.apply.tests import OF_TESTS
from engine.motu.game.events import Event, table
from engine.motu.game.events.codec import event_from_json
from engine.motu.game.events.rounds import CardRevealed
from engine.motu.game.state import EMPTY, Done, GameState, TakenBack
from engine.seating import applied, carried_over, is_beside
from engine.unfit import named, of_command, unfit

__all__ = ["apply", "fold"]

Handler = Callable[[GameState, Any], GameState]
HANDLERS: Mapping[type, Handler] = MappingProxyType(
    {**OF_TABLE, **OF_ROUNDS, **OF_ACTIONS, **OF_TESTS, table.Corrected: corrected}
)
SHOWING: frozenset[type] = frozenset((CardRevealed,))  # what is seen cannot be unseen: taking it back is agreed upon


def fold(events: Iterable[Event]) -> GameState:
    """Return the state of a game from its whole log. Raises LogError when the log is damaged."""
    state = EMPTY
    for event in events:
        state = apply(state, event)
    return state


def apply(state: GameState, event: Event) -> GameState:
    """Return the state after an event. Raises LogError when the event does not follow from the state."""
    sequence = state.sequence + 1
    if isinstance(event, table.Undone):
        return replace(carried_over(state, _undone(state, event)), sequence=sequence)
    if isinstance(event, table.Redone):
        return replace(carried_over(state, _redone(state, event)), sequence=sequence)
    if isinstance(event, table.RulingCorrected):
        corrected_game: GameState = refolded(state, event, event_from_json, apply, Done)
        return carried_over(state, corrected_game)
    if isinstance(event, table.Imported):  # nothing happened in the game: what could be taken back still can
        return replace(state, sequence=sequence)
    last = state.last if is_beside(event) else _chain(state, event)
    try:
        if is_beside(event):  # nothing happened on the table: what could be taken back still can
            return replace(applied(state, event), sequence=sequence)
        after = HANDLERS[type(event)](state, event)
    except (KeyError, IndexError, ValueError, TypeError, EngineError) as error:
        raise LogError(f"event {sequence} ({type(event).__name__}) does not follow from the log: {error}") from named(
            event, error
        )
    return replace(after, sequence=sequence, last=last, taken_back=None)


def _chain(state: GameState, event: Event) -> Done | None:
    """Return the chain of commands with this event's: a new link when the event is the first of its command."""
    last = state.last
    rolled = getattr(event, "dice", "") in ("bot", "both") or type(event) in SHOWING
    if event.command == state.sequence + 1:
        return None if isinstance(event, table.GameOpened) else Done(event.command, event.actor, state, rolled)
    if last is None or last.command != event.command:
        raise of_command(state, event.command)
    return replace(last, rolled=True) if rolled and not last.rolled else last


def _undone(state: GameState, event: table.Undone) -> GameState:
    last = state.last
    if last is None or last.command != event.taken_back:
        known = () if last is None else (last.command,)
        raise LogError("another command is the last one") from unfit("taken_back", event.taken_back, known)
    if last.before is None:
        raise PastNotHeld(f"the game before command {last.command} is not held")
    taken_back = TakenBack(last.command, event.actor, state, state.taken_back)
    return replace(last.before, taken_back=taken_back)


def _redone(state: GameState, event: table.Redone) -> GameState:
    found = state.taken_back
    if found is None or found.command != event.put_back:
        known = () if found is None else (found.command,)
        raise LogError("another command was taken back last") from unfit("put_back", event.put_back, known)
    return replace(found.after, taken_back=found.earlier)
