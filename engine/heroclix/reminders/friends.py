"""Whether a sentence that asks for what nobody told is about a friend: "if …, friendly characters can use Flurry"."""

from __future__ import annotations

import re

from engine.heroclix.board.measures import adjacent
from engine.heroclix.position import Figure, Position

__all__ = ["speaks_of"]

# a clause that begins with friends and says what is so of them; who counts or sets something off stands elsewhere
FRIENDS = re.compile(
    r"(?:^|, )(?:all |other |each )*(adjacent )?(?:other )?friendly characters?\b[^,]*? "
    r"(?:can(?:'t)?|may|has|have|gains?|modify|modifies|takes?|deals?|increase|reduce|are|is) "
)


def speaks_of(position: Position, figure: Figure, one: Figure, text: str) -> bool:
    """Return whether a text on a figure's card is about somebody else's doing as a friend of it (6.2).

    Both are on the map, and near each other where it says adjacent friends.
    """
    if one.id == figure.id or not figure.squares or not one.squares or not position.friendly(figure, one):
        return False
    found = [match[1] for match in FRIENDS.finditer(text[:1].lower() + text[1:])]
    return any(near is None for near in found) or (bool(found) and adjacent(position, figure, one))
