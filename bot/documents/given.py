"""What the files of other programs leave open: a value that is absent or empty, and yes or no in several spellings."""

from __future__ import annotations

__all__ = ["flag", "given"]

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
