"""The name that was probably meant where an unknown one was given."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

__all__ = ["nearest"]


def nearest(given: str, known: Iterable[str]) -> str:
    """Return the name most like the one given, of those there are.

    >>> nearest("super_sense", ["super-strength", "super-senses"])
    'super-senses'
    """
    return get_close_matches(given.casefold().replace("_", "-"), list(known), 1, 0.0)[0]
