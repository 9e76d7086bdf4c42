"""What events tell of the game before them, held against that game: for logs that come from outside.

The bot's own logs tell it as it was, and `apply` trusts them. In one that somebody wrote, each event may be sound and
all of them together impossible: wounds that nobody had, a deed of the defeated.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.errors import DocumentError, LogError, as_given
from engine.history import refolded
from engine.motu.game.apply.corrections import current
from engine.motu.game.apply.fold import apply
from engine.motu.game.events import Event, actions, rounds, table
from engine.motu.game.events.codec import event_from_json
from engine.motu.game.state import Done, GameState
from engine.seating import carried_over, is_beside

__all__ = ["followed"]

Told = tuple[str, object, object]  # a field of an event, what it tells, and what the game before it shows
LATER = (table.Undone, table.Redone, table.Imported)  # nothing of the table is told by them


def followed(state: GameState, event: Event) -> GameState:
    """Return the state after an event, as `apply` does, of a log that nobody vouches for.

    Raises LogError where it does not follow; its cause is a DocumentError where a field of it is to blame.
    """
    if isinstance(event, table.RulingCorrected):
        corrected: GameState = refolded(state, event, event_from_json, followed, Done)
        return carried_over(state, corrected)
    if not isinstance(event, LATER) and not is_beside(event):
        try:
            _check(state, event)
        except DocumentError as error:
            raise LogError(f"event {state.sequence + 1} ({type(event).__name__}): {error}") from error
    return apply(state, event)


def _check(state: GameState, event: Event) -> None:
    """Raise DocumentError, which names the field, for what an event tells of the game before it that was not so."""
    actors, told = ACTORS.get(type(event), ()), TOLD.get(type(event))
    if not actors and told is None:
        return
    known = {figure.id: figure for figure in state.figures}
    for actor in actors:
        name = getattr(event, actor)
        if name in known and known[name].defeated:
            raise DocumentError(actor, "error-game-gone", figure=as_given(name))
    named = getattr(event, "figure", None)
    if told is None or (isinstance(named, str) and named not in known):
        return  # `apply` has the complaint
    for field, given, shown in told(state, event):
        if given != shown:
            raise DocumentError(field, "error-game-before", given=as_given(given), expected=as_given(shown))


def _wounded(state: GameState, event: actions.WoundsChanged) -> Iterator[Told]:
    yield "before", event.before, state.by_id(event.figure).wounds


def _gained(state: GameState, event: rounds.ManaGained) -> Iterator[Told]:
    yield "before", event.before, state.by_id(event.figure).mana


def _corrected(state: GameState, event: table.Corrected) -> Iterator[Told]:
    figure = None if event.figure is None else state.by_id(event.figure)
    there = _plain(current(state, figure, event.side, event.field))
    if event.before is not None and type(event.before) is type(there):  # of what is of another kind `apply` complains
        yield "before", event.before, there


def _plain(value: object) -> object:
    return json.loads(json.dumps(value, default=str))


TOLD: Mapping[type, Callable[[GameState, Any], Iterator[Told]]] = {
    actions.WoundsChanged: _wounded,
    rounds.ManaGained: _gained,
    table.Corrected: _corrected,
}
# the fields that name who does something: nobody who is defeated does (7a)
ACTORS: Mapping[type, tuple[str, ...]] = {
    actions.ActionTaken: ("figure",),
    actions.MovementDeclared: ("figure",),
    actions.Moved: ("figure",),
    actions.AttackDeclared: ("figure",),
    actions.InterruptionBegan: ("by",),
}
