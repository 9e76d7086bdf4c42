"""JSON that came from outside: each key once, and numbers that can be held."""

from __future__ import annotations

import json
import re
from typing import Any

from bot.app.user_error import UserError

__all__ = ["DEEPEST", "SHORT_KEY", "NotPlaced", "placed", "read_json", "too_deep", "too_deep_in"]

DEEPEST = 50  # levels that are read, of YAML too; a position has about 8
SHORT_KEY = 40  # characters of a key, or of a word in its place, that an error repeats
LONGEST_NUMBER = 4000  # digits; Python reads a few more, and ours have five
# what tells where keys and numbers stand: texts, each with the colon of a key, brackets, and numbers without end
TOKEN = re.compile(
    r'("[^"\\]*(?:\\.[^"\\]*)*")\s*(:?)|[\[\]{}]'
    rf"|(?<![0-9.eE])(?<![eE][-+])[0-9]{{{LONGEST_NUMBER + 1},}}(?![0-9.eE])",
    re.DOTALL,
)


class NotPlaced(Exception):  # noqa: N818  # named for what is the matter
    """A text is not read; a second look at it tells where and why. Who reads fast keeps no places."""


def read_json(text: str) -> Any:
    """Return the plain data of a JSON text.

    Raises json.JSONDecodeError where it is no JSON, UserError, with its line and column, for a key that stands twice
    in one object or a number of thousands of digits, RecursionError where it is nested too deeply.

    >>> read_json('{"size": [8, 8], "size": [9, 9]}')
    Traceback (most recent call last):
        ...
    bot.app.user_error.UserError: file-key-twice
    """
    try:
        return json.loads(text, object_pairs_hook=_each_once, parse_int=_whole_number)
    except NotPlaced:
        raise _fault(text) from None


def placed(message: str, line: int, column: int, key: str, **data: object) -> UserError:
    """Return an error at a line and column counted from 0, about a key or what stands under it; empty: under none."""
    shown = key if len(key) <= SHORT_KEY else key[:SHORT_KEY] + "…"
    return UserError(message, line=line + 1, column=column + 1, key=shown, under="key" if key else "none", **data)


def too_deep(line: int, column: int) -> UserError:
    """Return the error of a text that is nested more deeply than is read, from a line and column, counted from 0."""
    return UserError("file-too-deep", most=DEEPEST, line=line + 1, column=column + 1)


def too_deep_in(text: str) -> UserError:
    """Return the error of a text whose brackets are nested more deeply than is read: at the first that is too many.

    >>> too_deep_in("[" * 60).data
    {'most': 50, 'line': 1, 'column': 51}
    """
    deep = 0
    for match in TOKEN.finditer(text):
        deep += (match[0] in "{[") - (match[0] in "}]")
        if deep > DEEPEST:
            return too_deep(*_place(text, match.start()))
    return too_deep(0, 0)


def _whole_number(digits: str) -> int:
    if len(digits.lstrip("-")) > LONGEST_NUMBER:
        raise NotPlaced
    return int(digits)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotPlaced
    return found


def _fault(text: str) -> UserError:
    """Return what of a text is not read: the first key that stands twice, or number without end, with its place."""
    around: list[dict[str, int]] = [{}]  # the keys of each object that is open, and where they stand; none of a list
    named = [""]  # the last key before each of them
    for match in TOKEN.finditer(text):
        found, at = match[0], match.start()
        if found in "{[":
            around.append({})
            named.append(named[-1])
        elif found in "}]":
            around, named = around[:-1] or [{}], named[:-1] or [""]
        elif match[2]:
            key = str(json.loads(match[1], strict=False))
            if key in around[-1]:
                first = text.count("\n", 0, around[-1][key]) + 1
                return placed("file-key-twice", *_place(text, at), key, first=first)
            around[-1][key] = at
            named[-1] = key
        elif match[1] is None:
            return placed("file-number", *_place(text, at), named[-1])
    raise AssertionError("nothing is wrong with the text")


def _place(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at), at - text.rfind("\n", 0, at) - 1
