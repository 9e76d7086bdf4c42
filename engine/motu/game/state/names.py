"""Ids of what a game makes, and names as players type them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

__all__ = ["folded", "new_id"]

LONGEST = 60  # letters of an id before its number


def folded(text: str) -> str:
    """Return a name without case, accents and what is no letter or digit, so that typing it is easy.

    >>> folded("Ójo de  Halcón")
    'ojo de halcon'
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", plain))


def new_id(name: str, taken: Collection[str], *, numbered: bool = False) -> str:
    """Return an id made of a name, with the first number that is free; `numbered`: from 1 on, else from 2.

    >>> new_id("Brak", ()), new_id("Brak", ("brak",)), new_id("Storm", (), numbered=True)
    ('brak', 'brak-2', 'storm-1')
    """
    base = "-".join(re.findall(r"[a-z0-9]+", folded(name)))[:LONGEST].strip("-") or "x"
    if not numbered and base not in taken:
        return base
    number = 1 if numbered else 2
    while f"{base}-{number}" in taken:
        number += 1
    return f"{base}-{number}"
