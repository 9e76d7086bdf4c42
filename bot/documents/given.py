"""What the files of other programs leave open: a value that is absent or empty, and yes or no in several spellings."""

from __future__ import annotations

from engine import DocumentError
from engine.errors import as_given

__all__ = ["LIST", "MAPPING", "TEXT", "flag", "given", "unlike"]

# what a value should have been, by the complaint of one that is not
LIST, MAPPING, TEXT = "error-not-a-list", "error-not-a-mapping", "error-not-a-text"

YES, NO = frozenset(("true", "1", "yes")), frozenset(("false", "0", "no", ""))


def given(value: object, otherwise: object) -> object:
    """Return a value, or another where there is none: what is empty but of another kind is no absence.

    >>> given(None, 1), given("", 1), given(0, 1), given([], 1)
    (1, 1, 0, [])
    """
    return otherwise if value is None or value == "" else value


def flag(value: object) -> bool | None:
    """Return yes or no, or None for what is neither.

    >>> flag(True), flag("false"), flag(None), flag(1), flag([]), flag("perhaps")
    (True, False, False, True, None, None)
    """
    if value is None or isinstance(value, bool):
        return bool(value)
    word = str(value).strip().casefold() if isinstance(value, (str, int)) else None
    return True if word in YES else False if word in NO else None


def unlike(path: str, found: object, kind: str) -> DocumentError:
    """Return the complaint of a value that is absent, or of another kind than LIST, MAPPING or TEXT.

    >>> str(unlike("rows", None, LIST)), str(unlike("rows", 5, LIST))
    ('rows: error-missing', 'rows: error-not-a-list (given=5)')
    """
    return DocumentError(path, "error-missing") if found is None else DocumentError(path, kind, given=as_given(found))
