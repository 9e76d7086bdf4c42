"""What a command of a log did besides: what players let stand in it, and how an attack of it came out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.before import Told
from engine.errors import DocumentError
from engine.heroclix.game import events as ev
from engine.heroclix.game.state import GameState

__all__ = ["NOBODY", "at_work", "carrying_out", "check_turn", "given_now", "let_stand", "made", "so_far"]

NOBODY = "–"


def let_stand(state: GameState, event: Any) -> bool:
    """Return whether the players let something stand in the command of an event, by it or one before it (P30)."""
    if getattr(event, "objection", ()):
        return True
    return any(getattr(earlier, "objection", ()) for earlier in so_far(state, event))


def carrying_out(state: GameState, field: str, figure: str) -> Iterator[Told]:
    """Yield who carries an action out: nobody else moves or attacks (7.4)."""
    yield field, figure, NOBODY if state.doing is None else state.doing.figure


def given_now(state: GameState, event: Any, figure: str) -> ev.ActionGiven | None:
    """Return the action that the command of an event gave a figure before it; None where it gave none."""
    for earlier in so_far(state, event):
        if isinstance(earlier, ev.ActionGiven) and earlier.figure == figure:
            return earlier
    return None


def at_work(state: GameState) -> set[str]:
    """Return the figures that may be at the root of what happens now: those of the action and of open attacks."""
    names = {pending.attacker for pending in state.pending} | {deferred.figure for deferred in state.deferred}
    if state.doing is not None:
        names |= {state.doing.figure, state.doing.by} - {""}
    for earlier in state.happened:
        names |= {name for field in ("figure", "attacker") if (name := getattr(earlier, field, ""))}
    return names


def so_far(state: GameState, event: Any) -> Iterator[Any]:
    """Yield the events of a command before one of it, the last first, back to where its action began."""
    for earlier in reversed(state.happened):
        if earlier.command != event.command:
            return
        yield earlier


def check_turn(state: GameState, event: Any, figure: str) -> None:
    """Raise DocumentError for an action given in another side's turn that nobody let stand (7.1, P30)."""
    found = next((one for one in state.figures if one.id == figure), None)
    given = isinstance(event, ev.ActionGiven) or given_now(state, event, figure) is not None
    if found is None or not given or found.side == state.active or let_stand(state, event):
        return
    if any(isinstance(one, ev.ControlEnded) and one.figure == figure for one in so_far(state, event)):
        return  # it has just reverted to its own side (27.1f)
    raise DocumentError("objection", "error-game-not-their-turn", figure=figure, side=state.active)


def made(state: GameState, number: int) -> ev.AttackMade | None:
    """Return what an attack came to last, of those that may still have something to follow; None where there is none.

    What is on its way was told since the action began, or waits.
    """
    for earlier in reversed(state.happened):
        if isinstance(earlier, ev.AttackMade) and earlier.attack == number:
            return earlier
    return None
