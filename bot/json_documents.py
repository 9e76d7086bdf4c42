"""JSON that came from outside: each key once, and numbers that can be held."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

__all__ = ["read_json", "repeated"]

LONGEST_KEY = 40  # characters of a key that an error repeats


def read_json(text: str) -> Any:
    """Return the plain data of a JSON text.

    Raises json.JSONDecodeError where it is no JSON, ValueError in one line for a key that stands twice in one
    object or a number of thousands of digits, RecursionError where it is nested too deeply.

    >>> read_json('{"size": [8, 8], "size": [9, 9]}')
    Traceback (most recent call last):
        ...
    ValueError: the key "size" stands twice
    """
    return json.loads(text, object_pairs_hook=_each_once)


def repeated(keys: list[Any]) -> ValueError:
    """Return the error that names the first key that stands twice: one of its values would be lost unseen."""
    twice = next(key for key, times in Counter(keys).items() if times > 1)
    return ValueError(f'the key "{str(twice)[:LONGEST_KEY]}" stands twice')


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise repeated([key for key, _ in pairs])
    return found
