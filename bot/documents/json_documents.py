"""JSON that came from outside: each key once, and numbers that can be held."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from bot.app.user_error import UserError

__all__ = ["DEEPEST", "read_json", "repeated", "too_deep"]

DEEPEST = 50  # levels that are read, of YAML too; a position has about 8
LONGEST_KEY = 40  # characters of a key that an error repeats
LONGEST_NUMBER = 4000  # digits; Python reads a few more, and ours have five


def read_json(text: str) -> Any:
    """Return the plain data of a JSON text.

    Raises json.JSONDecodeError where it is no JSON, UserError for a key that stands twice in one object or a
    number of thousands of digits, RecursionError where it is nested too deeply.

    >>> read_json('{"size": [8, 8], "size": [9, 9]}')
    Traceback (most recent call last):
        ...
    bot.app.user_error.UserError: file-key-twice
    """
    return json.loads(text, object_pairs_hook=_each_once, parse_int=_whole_number)


def repeated(keys: list[Any]) -> UserError:
    """Return the error that names the first key that stands twice: one of its values would be lost unseen."""
    twice = next(key for key, times in Counter(keys).items() if times > 1)
    return UserError("file-key-twice", key=str(twice)[:LONGEST_KEY])


def too_deep() -> UserError:
    """Return the error of a text that is nested more deeply than is read."""
    return UserError("file-too-deep", most=DEEPEST)


def _whole_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise UserError("file-number")
    return int(digits)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise repeated([key for key, _ in pairs])
    return found
