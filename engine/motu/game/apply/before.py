"""What events tell of the game before them, held against that game: for logs that come from outside.

The bot's own logs tell it as it was, and `apply` trusts them. In one that somebody wrote, each event may be sound and
all of them together impossible: wounds that nobody had, a deed of the defeated.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.before import Actors, Tells, Told, check, plain, refused
from engine.errors import DocumentError
from engine.history import refolded
from engine.motu.game.apply.corrections import current
from engine.motu.game.apply.fold import apply
from engine.motu.game.events import Event, actions, rounds, table
from engine.motu.game.events.codec import event_from_json
from engine.motu.game.state import Done, GameState
from engine.readable import check_names
from engine.seating import carried_over, is_beside

__all__ = ["followed"]

LATER = (table.Undone, table.Redone, table.Imported)  # nothing of the table is told by them


def followed(state: GameState, event: Event) -> GameState:
    """Return the state after an event, as `apply` does, of a log that nobody vouches for.

    Raises LogError where it does not follow; its cause is a DocumentError where a field of it is to blame.
    """
    try:
        check_names(event)
        if not isinstance(event, LATER) and not is_beside(event):
            check(state, event, lambda: {each.id: each.defeated for each in state.figures}, TOLD, ACTORS)
    except DocumentError as error:
        raise refused(state.sequence + 1, event, error) from error
    if isinstance(event, table.RulingCorrected):
        corrected: GameState = refolded(state, event, event_from_json, followed, Done)
        return carried_over(state, corrected)
    return apply(state, event)


def _wounded(state: GameState, event: actions.WoundsChanged) -> Iterator[Told]:
    yield "before", event.before, state.by_id(event.figure).wounds


def _gained(state: GameState, event: rounds.ManaGained) -> Iterator[Told]:
    yield "before", event.before, state.by_id(event.figure).mana


def _corrected(state: GameState, event: table.Corrected) -> Iterator[Told]:
    figure = None if event.figure is None else state.by_id(event.figure)
    there = plain(current(state, figure, event.side, event.field))
    if event.before is not None and type(event.before) is type(there):  # of what is of another kind `apply` complains
        yield "before", event.before, there


TOLD: Tells = {
    actions.WoundsChanged: _wounded,
    rounds.ManaGained: _gained,
    table.Corrected: _corrected,
}
# the fields that name who does something: nobody who is defeated does (7a)
ACTORS: Actors = {
    actions.ActionTaken: ("figure",),
    actions.MovementDeclared: ("figure",),
    actions.Moved: ("figure",),
    actions.AttackDeclared: ("figure",),
    actions.InterruptionBegan: ("by",),
}
