"""What players say was different, as they type it: read whole, or refused with one line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from bot.app.errors import UserError

__all__ = ["read_dice", "read_number", "read_place", "read_terrain", "word_of"]

DICE = re.compile(r"[1-6](?:[\s,+]+[1-6]){0,19}")
SPLIT = re.compile(r"[\s,+]+")
NUMBERED = re.compile(r"(?P<who>.+?)[\s:,]+(?P<number>-?\d{1,2})(?:\s+\w+)?")
PLACED = re.compile(r"(?P<who>.+?)[\s:,]+(?P<place>\S+)")
PLACE = re.compile(r"[A-Za-z]{1,2}\d{1,3}(?:@\S+)?")


def read_dice(text: str) -> list[int]:
    """Return dice as they fell. Raises UserError for another text.

    >>> read_dice("4, 3")
    [4, 3]
    """
    if DICE.fullmatch(text.strip()) is None:
        raise UserError("fact-unread-roll", given=text[:60])
    return [int(die) for die in SPLIT.split(text.strip())]


def read_number(text: str, kind: str) -> tuple[str, int]:
    """Return whom a text names, and the number after it. Raises UserError for another text.

    >>> read_number("Iron Wolf: 2 tokens", "tokens")
    ('Iron Wolf', 2)
    """
    found = NUMBERED.fullmatch(text.strip())
    if found is None:
        raise UserError(f"fact-unread-{kind}", given=text[:60])
    return found["who"], int(found["number"])


def read_place(text: str) -> tuple[str, str]:
    """Return whom a text names, and the place after it. Raises UserError for another text.

    >>> read_place("Iron Wolf c5")
    ('Iron Wolf', 'C5')
    """
    found = PLACED.fullmatch(text.strip())
    if found is None or PLACE.fullmatch(found["place"]) is None:
        raise UserError("fact-unread-stood", given=text[:60])
    column, at, piece = found["place"].partition("@")
    return found["who"], column.upper() + at + piece


def read_terrain(text: str, kinds: Mapping[str, str]) -> tuple[str, str]:
    """Return the place and the kind of terrain that a text names, in either order; `kinds`: words to kinds.

    Raises UserError for another text.

    >>> read_terrain("hindering C5", {"hindering": "hindering"})
    ('C5', 'hindering')
    """
    words = text.strip().split()
    places = [word for word in words if PLACE.fullmatch(word)]
    rest = word_of(" ".join(word for word in words if not PLACE.fullmatch(word)))
    if len(places) != 1 or rest not in kinds:
        raise UserError("fact-unread-terrain", given=text[:60], kinds=", ".join(dict.fromkeys(kinds)))
    return places[0].upper(), kinds[rest]


def word_of(text: str) -> str:
    """Return words so that case, accents and blanks do not count.

    >>> word_of("  Alto  Obstáculo")
    'alto obstaculo'
    """
    bare = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return " ".join(bare.casefold().split())
