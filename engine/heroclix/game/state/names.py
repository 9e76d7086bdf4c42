"""Names as people type them: without case and accents, and as slugs."""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Iterable
from itertools import islice

from engine.ids import as_seen

__all__ = ["folded", "listed", "new_id", "slug"]

SHOWN = 12  # ids that are told to whoever names nobody, or several
LONGEST = 70  # letters of an id before its number; a position document reads 80


def folded(text: str) -> str:
    """Return a text without case, accents, outer blanks and what can't be seen, to compare names by.

    >>> folded("  Señor Niebla ")
    'senor niebla'
    """
    split = unicodedata.normalize("NFKD", as_seen(text).casefold())
    return " ".join("".join(letter for letter in split if not unicodedata.combining(letter)).split())


def slug(text: str) -> str:
    """Return a text as a slug: folded, every run of other characters one hyphen.

    >>> slug("Señor Niebla & Co.")
    'senor-niebla-co'
    """
    plain = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in folded(text))
    return "-".join(plain.split())


def new_id(name: str, taken: Container[str]) -> str:
    """Return the id of a new figure: the slug of its name, numbered from the second copy on.

    >>> new_id("Ferryman", {"ferryman", "ferryman-2"})
    'ferryman-3'
    """
    first = slug(name)[:LONGEST].strip("-") or "figure"
    number, found = 1, first
    while found in taken:
        number += 1
        found = f"{first}-{number}"
    return found


def listed(ids: Iterable[str]) -> str:
    """Return ids one after the other, the first twelve of them; a dash for none.

    >>> listed(["ferryman", "rook"]), listed([]), listed("abcdefghijklm")
    ('ferryman, rook', '–', 'a, b, c, d, e, f, g, h, i, j, k, l …')
    """
    first = list(islice(ids, SHOWN + 1))
    told = ", ".join(first[:SHOWN]) or "–"
    return f"{told} …" if len(first) > SHOWN else told
