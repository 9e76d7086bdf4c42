"""The name that was probably meant where an unknown one was given."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

__all__ = ["nearest", "such_as"]

SHOWN = 3


def nearest(given: str, known: Iterable[str]) -> str:
    """Return the name most like the one given, of those there are.

    >>> nearest("super_sense", ["super-strength", "super-senses"])
    'super-senses'
    """
    return get_close_matches(given.casefold().replace("_", "-"), list(known), 1, 0.0)[0]


def such_as(given: str, known: Iterable[str]) -> str:
    """Return the few names most like the one given, of however many there are, as a complaint shows them.

    >>> such_as("chrage", ["charge", "flurry", "carry", "barrier"])
    'charge, carry, barrier, …'
    """
    names = list(dict.fromkeys(known))
    near = get_close_matches(given.casefold().replace("_", "-"), names, SHOWN, 0.0)
    return ", ".join([*near, *(["…"] if len(names) > len(near) else [])])
