"""Names of hexes and places on one field, read with errors that name the field of the document."""

from __future__ import annotations

from engine.errors import DocumentError
from engine.grid import parse_place, parse_region
from engine.motu.ground.field import Field, Place
from engine.motu.ground.hexes import Hex

__all__ = ["MOST_HEXES", "Names", "hexes_of", "one_hex"]

MOST_HEXES = 100_000  # named in one document, each as often as it is named


def one_hex(path: str, text: str, columns: int, rows: int) -> Hex:
    """Return the hex of a name such as `C5`. Raises DocumentError if it is none of a field of this size."""
    try:
        column, row = parse_place(text)
    except ValueError:
        raise DocumentError(path, "error-motu-not-a-hex", text=text) from None
    if column >= columns or row >= rows:
        raise DocumentError(path, "error-square-outside", text=text, columns=columns, rows=rows)
    return column, row


def hexes_of(path: str, regions: str | list[str], columns: int, rows: int) -> list[Hex]:
    """Return the hexes of names and rectangles, each once, in their order. Raises DocumentError."""
    listed = isinstance(regions, list)
    found: dict[Hex, None] = {}
    named = 0
    for index, text in enumerate(regions if isinstance(regions, list) else [regions]):
        where = f"{path}[{index}]" if listed else path
        for end in text.split(":", 1):  # before a rectangle of millions of hexes is listed
            one_hex(where, end, columns, rows)
        region = parse_region(text)
        named += len(region)
        if named > MOST_HEXES:
            raise DocumentError(where, "error-too-many-squares", most=MOST_HEXES)
        found.update(dict.fromkeys(region))
    return list(found)


class Names:
    """Reads the names of places on a field: a hex, `C5`, or that of a platform over it, `C5@p1`."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def place(self, path: str, text: str) -> Place:
        """Return a place. Raises DocumentError where there is none such."""
        name, mark, platform = text.partition("@")
        at = one_hex(path, name, self.field.columns, self.field.rows)
        if mark and platform not in self.field.by_id:
            known = ", ".join(self.field.by_id) or "–"
            raise DocumentError(path, "error-motu-no-platform", given=platform, expected=known)
        if mark and at not in self.field.by_id[platform].hexes:
            raise DocumentError(path, "error-motu-not-on-platform", text=name, platform=platform)
        return Place(at, platform)

    def stand(self, path: str, text: str) -> Place:
        """Return a place where a character can stand. Raises DocumentError where none can."""
        found = self.place(path, text)
        if not self.field.can_hold(found):
            raise DocumentError(path, "error-motu-obstacle", place=self.field.name(found))
        return found
