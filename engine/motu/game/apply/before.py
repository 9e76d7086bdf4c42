"""What events tell of the game before them, held against that game: for logs that come from outside.

The bot's own logs tell it as it was, and `apply` trusts them. In one that somebody wrote, each event may be sound and
all of them together impossible: wounds that nobody had, a deed of the defeated.
"""

from __future__ import annotations

from engine.before import Actors, Tells, check, refused
from engine.errors import DocumentError
from engine.history import refolded
from engine.motu.game.apply.fold import apply
from engine.motu.game.apply.told_of_deeds import OF_DEEDS, check_dice
from engine.motu.game.apply.told_of_moves import OF_MOVES
from engine.motu.game.apply.told_of_rounds import OF_ROUNDS_AND_TABLE
from engine.motu.game.events import Event, actions, table
from engine.motu.game.events.codec import event_from_json
from engine.motu.game.state import Done, GameState
from engine.readable import check_names
from engine.seating import carried_over, check_resting, is_beside
from engine.unfit import unfit

__all__ = ["followed"]

LATER = (
    table.Undone,
    table.Redone,
    table.Imported,
)  # of the game before they tell nothing, and they alone come once it is over


def followed(state: GameState, event: Event) -> GameState:
    """Return the state after an event, as `apply` does, of a log that nobody vouches for.

    Raises LogError where it does not follow; its cause is a DocumentError where a field of it is to blame.
    """
    try:
        check_names(event)
        if event.command != state.sequence + 1 and (isinstance(event, LATER) or is_beside(event)):
            raise unfit("command", event.command, (state.sequence + 1,))  # each is a command of its own
        check_resting(state, event)
        if event.command == state.sequence + 1:
            check_dice(state)
            if state.status == "ended" and not isinstance(event, LATER):
                raise DocumentError("", "error-game-over")
        if not isinstance(event, LATER) and not is_beside(event):
            check(state, event, lambda: {each.id: each.defeated for each in state.figures}, TOLD, ACTORS)
    except DocumentError as error:
        raise refused(state.sequence + 1, event, error) from error
    if isinstance(event, table.RulingCorrected):
        corrected: GameState = refolded(state, event, event_from_json, followed, Done)
        return carried_over(state, corrected)
    return apply(state, event)


TOLD: Tells = {**OF_ROUNDS_AND_TABLE, **OF_DEEDS, **OF_MOVES}
# the fields that name who does something: nobody who is defeated does (7a)
ACTORS: Actors = {
    actions.ActionTaken: ("figure",),
    actions.MovementDeclared: ("figure",),
    actions.Moved: ("figure",),
    actions.AttackDeclared: ("figure",),
    actions.InterruptionBegan: ("by",),
}
