"""The shelf as players take from it: found as they type, whoever's file or figure it was."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from bot.app.errors import UserError
from bot.documents.plain_documents import plain_data
from bot.store import KeptUnit, ShelfLabel
from bot.table.call import Call

__all__ = ["PREFIX", "kept_unit", "offered", "taken"]

PREFIX = "shelf:"  # what an option's value begins with, before the unit's number
MOST = 25  # Discord's most in an autocomplete
NEAR = 70  # of 100, how alike a name must be to be offered
LONGEST_KEY, LONGEST_NAME = 120, 100


def kept_unit(text: str, card: Mapping[str, Any]) -> KeptUnit:
    """Return what the shelf keeps of a unit's file: the file as it is, under its id or its name and points."""
    document = plain_data(text)
    name = str(card["name"])[:LONGEST_NAME]
    points = str(card.get("points", card.get("cost", "")))
    key = str(document.get("unit_id") or f"{folded(name)}/{points}") if isinstance(document, dict) else name
    return KeptUnit(key[:LONGEST_KEY], name, points, document)


def folded(text: str) -> str:
    """Return a text without accents and in lower case.

    >>> folded("Ñandú  Rojo")
    'nandu rojo'
    """
    plain = unicodedata.normalize("NFKD", " ".join(text.split()).casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def label_of(label: ShelfLabel) -> str:
    """Return what is shown of a unit: its name and what stands behind it."""
    return f"{label.name} · {label.told}" if label.told else label.name


def offered(labels: Sequence[ShelfLabel], typed: str) -> list[ShelfLabel]:
    """Return what fits what was typed: names that begin with it, that hold it, then those alike; a server's own first.

    >>> shelf = [ShelfLabel(1, "Iron Wolf", "75", False), ShelfLabel(2, "Wolf Spider", "40", False)]
    >>> [label.id for label in offered(shelf, "wolf")], [label.id for label in offered(shelf, "irn wlf")]
    ([2, 1], [1])
    """
    wanted = folded(typed)
    names = {label.id: folded(label.name) for label in labels}
    holding = [label for label in labels if wanted in names[label.id]]
    holding.sort(key=lambda label: (not names[label.id].startswith(wanted), not label.own, names[label.id]))
    if holding or len(wanted) < 3:  # too few letters to be a typing mistake
        return holding[:MOST]
    from rapidfuzz import fuzz, process  # noqa: PLC0415  # read with the library's search

    near = process.extract(
        wanted, [names[label.id] for label in labels], scorer=fuzz.WRatio, limit=MOST, score_cutoff=NEAR
    )
    return [labels[place] for _, _, place in near]


async def taken(call: Call, game: str, typed: str) -> KeptUnit | None:
    """Return the unit that a text names: by its number as an option's value has it, or by its whole name; else None.

    Raises UserError where it is there no more, and for a name that several bear.
    """
    guild = call.guild_id or 0
    if typed.startswith(PREFIX):
        number = typed.removeprefix(PREFIX)
        found = (
            await call.store.shelf.get(guild, game, int(number)) if number.isascii() and number.isdecimal() else None
        )
        if found is None:
            raise UserError("shelf-gone")
        return found
    named = [label for label in await call.store.shelf.labels(guild, game) if folded(label.name) == folded(typed)]
    if len(named) > 1:
        raise UserError("shelf-several", name=typed[:60], found=tuple(label_of(label) for label in named[:MOST]))
    return await call.store.shelf.get(guild, game, named[0].id) if named else None
