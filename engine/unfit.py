"""What of an event does not follow from the game before it: the field to blame, and what would fit there.

Both games complain so as they fold a log: of the bot's own logs nothing is ever wrong, of one from outside anything
may be, and who wrote it is told where.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from typing import Any

from engine.errors import DocumentError, LogError, as_given

__all__ = ["NotThereError", "check_between", "check_once", "damaged", "named", "of_command", "unfit"]


NEAR = 3  # of what would fit, those named first for being written much alike
LONGEST = 160  # characters of what would fit


class NotThereError(KeyError):
    """Nobody and nothing of an id is in the game; `known`: the ids that are there."""

    def __init__(self, id_: str, known: Iterable[str]) -> None:
        super().__init__(id_)
        self.id = id_
        self.known = tuple(known)


def unfit(field: str, given: object, fits: Iterable[object] = ()) -> DocumentError:
    """Return the complaint of a field whose value does not follow; `fits`: what would have, where anything does.

    Those nearest to it are named first, so that they are told where the rest is cut off.

    >>> str(unfit("card", "mon", ["sun", "fog", "moon"]))
    'card: error-game-before (given=mon, expected=moon, fog, sun)'
    >>> str(unfit("attack", 17))
    'attack: error-game-nothing-fits (given=17)'
    """
    found = [*fits]
    if not found:
        return DocumentError(field, "error-game-nothing-fits", given=as_given(given))
    expected = ", ".join(_nearest(given, found))
    shown = expected if len(expected) <= LONGEST else expected[: LONGEST - 1] + "…"
    return DocumentError(field, "error-game-before", given=as_given(given), expected=shown)


def _nearest(given: object, found: Collection[object]) -> list[str]:
    """Return what would fit as texts, those first that are nearest to what is given.

    >>> _nearest(7, [2, 10, 8]), _nearest("alb", ["zoe", "alba", "ben"]), _nearest(True, [False]), _nearest("x", [""])
    (['8', '10', '2'], ['alba', 'ben', 'zoe'], ['false'], ['""'])
    """
    numbers = [each for each in found if isinstance(each, int) and not isinstance(each, bool)]
    if isinstance(given, int) and len(numbers) == len(found):
        return [str(each) for each in sorted({*numbers}, key=lambda each: (abs(each - given), each))]
    names = sorted({each or '""' if isinstance(each, str) else as_given(each) for each in found})
    near = get_close_matches(as_given(given), names, NEAR)
    return [*near, *(name for name in names if name not in near)]


def check_between(field: str, given: int, low: int, high: int) -> None:
    """Raise DocumentError for a number of a field that is below the one or above the other.

    >>> check_between("after", 3, 0, 2)
    Traceback (most recent call last):
        ...
    engine.errors.DocumentError: after: error-too-large (given=3, limit=2)
    """
    if given < low:
        raise DocumentError(field, "error-too-small", given=given, limit=low)
    if given > high:
        raise DocumentError(field, "error-too-large", given=given, limit=high)


def check_once(field: str, names: Sequence[str]) -> None:
    """Raise DocumentError for what a field lists twice.

    >>> check_once("targets", ["ann", "ben", "ann"])
    Traceback (most recent call last):
        ...
    engine.errors.DocumentError: targets[2]: error-game-listed-twice (given=ann)
    """
    for number, name in enumerate(names):
        if name in names[:number]:
            raise DocumentError(f"{field}[{number}]", "error-game-listed-twice", given=name)


def of_command(state: Any, given: int) -> LogError:
    """Return the complaint of an event that is of another command than the last one, and begins none of its own."""
    number = state.sequence + 1
    last = () if state.last is None else (state.last.command,)
    error = LogError(f"event {number} belongs to command {given}, which is not the last one")
    error.__cause__ = unfit("command", given, (*last, number))
    return error


def named(event: object, error: Exception) -> Exception:
    """Return an error that an event makes, as a complaint by its field where the event names what is not in the game.

    Any other error, and one about what the event does not name, is returned as it is.
    """
    if not isinstance(error, NotThereError):
        return error
    path = next((path for path, text in _texts("", event) if text == error.id), None)
    return error if path is None else unfit(path, error.id, error.known)


def _texts(path: str, value: object) -> Iterator[tuple[str, str]]:
    """Yield the texts of an event or of a field of it, each with its place, keys too."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            within = f"{path}.{key}" if path else str(key)
            yield within, str(key)
            yield from _texts(within, each)
    elif isinstance(value, (list, tuple)):
        for number, each in enumerate(value):
            yield from _texts(f"{path}[{number}]", each)
    elif is_dataclass(value):
        yield from _texts(path, {each.name: getattr(value, each.name) for each in fields(value)})


def damaged(path: str, error: Exception, written: object) -> DocumentError:
    """Return what is wrong with an event of a log or a command, by the engine's own complaint where that names a field.

    `written`: the event or command as the file has it.
    """
    cause = error if isinstance(error, DocumentError) else error.__cause__
    if isinstance(cause, DocumentError):
        return DocumentError(f"{path}.{cause.path}" if cause.path else path, cause.message, **cause.data)
    kind = written.get("event", written.get("command")) if isinstance(written, Mapping) else None
    return DocumentError(path, "error-game-unlike", kind=as_given(kind))
