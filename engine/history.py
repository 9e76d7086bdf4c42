"""The commands of a game that are in force: what was taken back left out, what was corrected as it was corrected.

A correction exchanges the end of a game for another. The log keeps both: its event holds what happens instead, each
event of it numbered as it was, or from NEW on where it is new. Both games fold it by `refolded`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from engine.errors import DocumentError, LogError, PastNotHeld
from engine.unfit import of_command, unfit

__all__ = ["NEW", "base_of", "first_new", "in_force", "refolded"]

BESIDE = ("seat-offered", "game-paused", "game-continued", "judge-called")  # what stands beside the table
OF_NO_CORRECTION = ("undone", "redone", "imported", "game-opened", "ruling-corrected", *BESIDE)
NEW = 1_000_000  # times the length of the log: no other command has such a number


class Exchange(Protocol):
    """The event of a correction: the command it begins at, 0 for the end of the log, and what happens instead."""

    @property
    def command(self) -> int:
        """Its own number."""

    @property
    def actor(self) -> str:
        """Who corrected."""

    @property
    def since(self) -> int:
        """The number of the first command that is exchanged; 0: none is, the end is added to."""

    @property
    def events(self) -> Sequence[Mapping[str, Any]]:
        """What happens instead, as JSON."""


def first_new(state: Any) -> int:
    """Return the first number that commands of a correction made on a state may have."""
    return NEW * (int(state.sequence) + 1)


def in_force(state: Any) -> Iterator[Any]:
    """Yield the commands in force as the states' own links, the newest first, back to the game's first.

    Raises PastNotHeld where the state does not hold so much of its past.
    """
    done = state.last
    while done is not None:
        if done.exchanged == "gone":
            raise PastNotHeld(f"what was corrected by command {done.command} is not held")
        if done.exchanged == "held":
            done = done.instead
            continue
        yield done
        if done.before is None:
            raise PastNotHeld(f"the game before command {done.command} is not held")
        done = done.before.last


def base_of(state: Any, since: int) -> Any:
    """Return the game as it was before a command in force; as it is for 0.

    Raises DocumentError where no command of that number is in force, PastNotHeld as `in_force` does.
    """
    if since == 0:
        return state
    for done in in_force(state):
        if done.command == since:
            if done.before is None:
                raise PastNotHeld(f"the game before command {since} is not held")
            return done.before
    raise unfit("since", since, (done.command for done in in_force(state)))


def _within(place: int, error: LogError) -> LogError:
    """Return the complaint of an event of a correction, its place there before the field."""
    cause = error.__cause__
    if isinstance(cause, DocumentError):
        path = f"events[{place}].{cause.path}" if cause.path else f"events[{place}]"
        error = LogError(f"events[{place}]: {error}")
        error.__cause__ = DocumentError(path, cause.message, **cause.data)
    return error


def refolded(
    state: Any,
    event: Exchange,
    read: Callable[[object], Any],
    apply: Callable[[Any, Any], Any],
    done: Callable[..., Any],
) -> Any:
    """Return the state after a correction: its end exchanged, the game before it held to go back to.

    `read`, `apply`, `done`: how the game reads events and applies them, and its link of the chain of commands. Raises
    LogError where what happens instead does not follow, PastNotHeld as `in_force` does.
    """
    if event.command != state.sequence + 1:
        raise of_command(state, event.command)
    try:
        now = base_of(state, event.since)
    except DocumentError as error:
        raise LogError(str(error)) from error
    number = None
    for place, document in enumerate(event.events):
        try:
            if document.get("event") in OF_NO_CORRECTION:
                raise LogError("no part of a correction") from unfit("event", document["event"])
            nested = read(document)
            if nested.command != number:
                number = nested.command
                now = replace(now, sequence=number - 1)
            now = apply(now, nested)
        except PastNotHeld:
            raise
        except LogError as error:
            raise _within(place, error)  # noqa: B904  # its cause is the field
        if now.last is not None and now.last.within != event.command:
            now = replace(now, last=replace(now.last, within=event.command))
    link = done(event.command, event.actor, state, rolled=True, instead=now.last, exchanged="held")
    return replace(now, sequence=state.sequence + 1, last=link, taken_back=None)
