"""Of whom a sentence speaks that nobody can judge: "if …, friendly characters can use Flurry" (20.9)."""

from __future__ import annotations

import re

from engine.heroclix.conditions.characters import fits
from engine.heroclix.position import Figure, Position
from engine.heroclix.written.conditions import CharactersIn

__all__ = ["lends_by_name", "speaks_of"]

# a clause that begins with those of a side and says what is so of them; who is counted, or sets something off, stands
# elsewhere
OTHERS = re.compile(
    r"(?:^|, )(?:all |other |each )*(adjacent )?(?:other )?(friendly |opposing |)characters?\b[^,]*? "
    r"(?:can(?:'t)?|may|has|have|gains?|modify|modifies|takes?|deals?|increase|reduce|are|is) ",
    re.IGNORECASE,
)
LENT = re.compile(r"\b(?:Defend|Empower|Enhancement)\b")
THOSE = {
    ("", False): CharactersIn(),
    ("", True): CharactersIn(adjacent=True),
    ("friendly", False): CharactersIn(side="friends"),
    ("friendly", True): CharactersIn(side="friends", adjacent=True),
    ("opposing", False): CharactersIn(side="opponents"),
    ("opposing", True): CharactersIn(side="opponents", adjacent=True),
}


def speaks_of(position: Position, figure: Figure, other: Figure, text: str) -> bool:
    """Return whether a text on a figure's card gives something to another, as its friend or its opponent (6.2).

    Both are on the map, and near each other where it says adjacent ones.
    """
    if other.id == figure.id or not figure.squares or not other.squares:
        return False
    those = (THOSE[side.casefold().strip(), bool(near)] for near, side in OTHERS.findall(text))
    return any(fits(position, figure, other, each) for each in those)


def lends_by_name(position: Position, figure: Figure, other: Figure, text: str) -> bool:
    """Return whether a text on a figure's card names a power by which a friend beside it has other values (27.3c)."""
    if other.id == figure.id or not figure.squares or not other.squares or LENT.search(text) is None:
        return False
    return fits(position, figure, other, THOSE["friendly", True])
