"""What Battleground reads of files: fields with their objectives, and characters' cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.app.user_error import UserError
from bot.documents.given import LIST, MAPPING, TEXT, unlike
from bot.uploads.plain import document_of
from engine import DocumentError

__all__ = ["READERS"]

Read = dict[str, Any]
LONGEST = 80
OF_A_FIELD = ("ruleset", "name", "map", "objectives")
MOST_NAMED = 12  # keys of a file that are not read


def read_map(text: str, _ruleset: str) -> Read:
    """Return the field that a file holds: the `map` of a position document with its `objectives`, or a map alone."""
    from engine.motu.game.state.ground import read_ground  # noqa: PLC0415  # each kind loads what it needs

    document = document_of(text)
    inner = document.get("map", document)
    if not isinstance(inner, dict):
        raise UserError("motu-file-no-map")
    ground = read_ground(inner)
    objectives = document.get("objectives", [])
    found: dict[str, str] = {}
    if not isinstance(objectives, list):
        raise unlike("objectives", objectives, LIST)
    for place, each in enumerate(objectives):
        if not isinstance(each, dict):
            raise unlike(f"objectives[{place}]", each, MAPPING)
        for key in ("id", "at"):
            if not isinstance(each.get(key), str):
                raise unlike(f"objectives[{place}].{key}", each.get(key), TEXT)
        if each["id"] in found:
            raise DocumentError(f"objectives[{place}].id", "error-id-twice", id=each["id"][:LONGEST])
        found[each["id"]] = each["at"]
    left = [str(key)[:LONGEST] for key in document if key not in OF_A_FIELD] if inner is not document else []
    notes = (("import-keys-left", {"names": left[:MOST_NAMED], "more": max(0, len(left) - MOST_NAMED)}),)
    return {"document": {"map": dict(ground.document), "objectives": found}, "notes": notes if left else ()}


def read_unit(text: str, _ruleset: str) -> Read:
    """Return the character's card of a file, as `judge schema position` and the README describe it."""
    from engine.motu.game import read_character  # noqa: PLC0415

    document = document_of(text)
    if not isinstance(document, dict):
        raise UserError("motu-file-no-card")
    return {"document": dict(read_character(document).document), "notes": ()}


def read_line(text: str, _ruleset: str) -> Read:
    """Return the card of a character typed in one line. Raises UserError, DocumentError."""
    from bot.motu.typing.line import parse_line  # noqa: PLC0415
    from engine.motu.game import read_character  # noqa: PLC0415

    line = parse_line(text)
    return {"document": dict(read_character(line.card).document), "at": line.at, "typed": True, "notes": ()}


def read_cards(_text: str, _ruleset: str) -> Read:
    """Raise UserError: fate and glory cards are typed with `/round list`."""
    raise UserError("motu-file-cards")


READERS: Mapping[str, Callable[[str, str], Read]] = {
    "map": read_map,
    "unit": read_unit,
    "line": read_line,
    "cards": read_cards,
}
