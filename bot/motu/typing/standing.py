"""Where a miniature stands and where it looks, as it is typed: `C5`, `C5@p1 ne`, `at C5 C6 facing ne`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["SIDES", "faced", "place_at", "standing_typed"]

SIDES = ("e", "ne", "nw", "w", "sw", "se")
# what players say beside the letters
CALLED: Mapping[str, str] = {
    word: side
    for side, words in {
        "e": "east este",
        "ne": "northeast north-east noreste nordeste",
        "nw": "northwest north-west noroeste no",
        "w": "west oeste o",
        "sw": "southwest south-west suroeste sudoeste so",
        "se": "southeast south-east sureste sudeste",
    }.items()
    for word in words.split()
} | {side: side for side in SIDES}
LEADING = frozenset(("at", "en", "in", "@", "casilla", "hex", "hexágono", "hexagono"))
FACING = frozenset(("facing", "faces", "mirando", "mira", "hacia", "orientado", "orientada", "orientación"))
BETWEEN = frozenset(("a", "al", "el", "hacia", "to", "the", "la", "y", "and", "e", ","))
_PLACE = re.compile(r"[A-Za-z]{1,2}[1-9]\d?(?:@\w+)?")


def place_at(words: Sequence[str]) -> tuple[list[str], int]:
    """Return the places that words begin with, `at C5 C6`, and how many words that are; none without `at` or `en`.

    >>> place_at("at c5 and C6@p1 s5".split())
    (['C5', 'C6@p1'], 4)
    """
    tied = re.fullmatch(r"@([A-Za-z]{1,2}[1-9]\d?)", words[0])
    if tied is not None:
        return [tied[1].upper()], 1
    length = next((at for at, word in enumerate(words[:4]) if word.lower() not in {*LEADING, "la"}), 0)
    places: list[str] = []
    end = length
    for at, word in enumerate(words[length:] if length else [], length):
        if _PLACE.fullmatch(word) and not (places and re.fullmatch(r"[sfpwrm]\d+", word)):
            name, tie, platform = word.partition("@")
            places.append(f"{name.upper()}{tie}{platform}")
            end = at + 1
        elif not places or word.lower() not in BETWEEN:
            break
    return places, end if places else 0


def faced(words: Sequence[str]) -> tuple[str, int]:
    """Return where words say that a miniature looks, `facing ne`, and how many words that are.

    >>> faced("mirando al noreste con".split())
    ('ne', 3)
    """
    if words[0].lower() not in FACING:
        return "", 0
    for at, word in enumerate(words[1:4], 1):
        if side := CALLED.get(word.lower()):
            return side, at + 1
        if word.lower() not in BETWEEN:
            break
    return "", 0


def standing_typed(text: str) -> tuple[Any, str | None]:
    """Return the place or places that a text names, and where it looks; None for what it does not name.

    >>> standing_typed("c5, C6 NE"), standing_typed("C5")
    ((['C5', 'C6'], 'ne'), ('C5', None))
    """
    words = [word for word in re.split(r"[\s,;]+", text) if word]
    facing = words.pop().lower() if words and words[-1].lower() in SIDES else None
    places = []
    for word in words:
        name, tie, platform = word.partition("@")
        places.append(f"{name.upper()}{tie}{platform}")
    return (None if not places else places[0] if len(places) == 1 else places), facing
