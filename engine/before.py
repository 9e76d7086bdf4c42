"""What events of a log tell of the game before them, held against that game: the same in every game.

A game says what its events tell, by `told`, and who does something in them, by `actors`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.errors import DocumentError, LogError, as_given
from engine.unfit import NotThereError, named, unfit

__all__ = ["Actors", "Tells", "Told", "check", "plain", "refused", "unlike"]

Told = tuple[str, object, object]  # a field of an event, what it tells, and what the game before it shows
Tells = Mapping[type, Callable[[Any, Any], Iterator[Told]]]  # by the kind of event
Actors = Mapping[type, tuple[str, ...]]  # the fields that name who does something
NOBODY = "–"  # what is to stand in a field where nothing that there is would do


def check(
    state: Any,
    event: Any,
    gone: Callable[[], Mapping[str, bool]],
    tells: Tells,
    actors: Actors,
    about: str = "figure",
) -> None:
    """Raise DocumentError, which names the field, for what an event tells of the game before it that was not so.

    `gone`: each figure by its id, and whether it is out of play, so that it does nothing any more. `about`: the
    field that names whom an event is about; of one that nobody knows the game itself complains.
    """
    acting, told = actors.get(type(event), ()), tells.get(type(event))
    if not acting and told is None:
        return
    known = gone()
    for actor in acting:
        name = getattr(event, actor)
        if known.get(name):
            raise DocumentError(actor, "error-game-gone", figure=as_given(name))
    whom = getattr(event, about, None)
    if told is None or (isinstance(whom, str) and whom not in known):
        return
    try:
        for field, given, shown in told(state, event):
            if given != shown:
                raise unlike(field, given, shown)
    except NotThereError as error:
        raise named(event, error) from None


def unlike(field: str, given: object, shown: object) -> DocumentError:
    """Return the complaint of a field that tells of the game before what was not so."""
    if given == NOBODY and shown != NOBODY:
        return DocumentError(field, "error-game-left-out", expected=as_given(shown) or '""')
    return unfit(field, given, () if shown == NOBODY else (shown,))


def refused(number: int, event: object, error: DocumentError) -> LogError:
    """Return the complaint of a log about its event of that number."""
    return LogError(f"event {number} ({type(event).__name__}): {error}")


def plain(value: object) -> object:
    """Return a value as a log has it: lists for tuples, texts for whatever JSON has no word for.

    >>> plain((1, "C5"))
    [1, 'C5']
    """
    return json.loads(json.dumps(value, default=str))
