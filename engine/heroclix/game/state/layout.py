"""Maps, markers, objects and squares of a game, read from what players hand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from engine.errors import DocumentError, as_given
from engine.heroclix.board.ground.bases import is_base, size_of
from engine.heroclix.build import Builder, build_position
from engine.heroclix.position import MapPrint, Marker, Thing
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.validation import document_error
from engine.heroclix.whole import Document

__all__ = ["Layout", "read_layout", "read_region", "read_squares"]

ANYTHING = {"type": "distance", "a": "A1", "b": "A1"}  # a document needs a question; none is asked here


@dataclass(frozen=True, slots=True)
class Layout:
    """A map with what lies on it, and the plain document it was read from."""

    document: dict[str, Any]
    map: MapPrint
    markers: tuple[Marker, ...]
    things: tuple[Thing, ...]


def read_layout(rules: Ruleset, document: object, holders: Sequence[str] = (), *, recorded: bool = False) -> Layout:
    """Return the layout of a map document (CONTRACT's `map`, `markers` and `objects` beside its keys).

    `holders`: the ids of figures that may hold objects. `recorded`: it comes from a log. Raises
    DocumentError naming the field.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> read_layout(MODERN, {"size": [8, 8], "walls": ["C3/D3"]}).map.columns
    8
    """
    if not isinstance(document, Mapping):
        raise DocumentError("map", "error-not-a-mapping", given=as_given(document))
    whole = {
        "ruleset": rules.id,
        "map": {key: value for key, value in document.items() if key not in ("markers", "objects")},
        "markers": document.get("markers", []),
        "objects": document.get("objects", []),
        "figures": [{"id": holder} for holder in holders],
        "ask": ANYTHING,
    }
    try:
        source = Document.model_validate(whole)
    except ValidationError as error:
        raise document_error(error, Document) from None
    position = build_position(source, rules, recorded=recorded)
    plain = from_json(source.model_dump_json(exclude_unset=True, by_alias=True))  # levels become text, as in a log
    lying = {key: plain[key] for key in ("markers", "objects") if plain[key]}
    return Layout({**plain["map"], **lying}, position.map, position.markers, position.things)


def read_region(printed: MapPrint, where: str | Sequence[str], path: str) -> tuple[int, ...]:
    """Return the squares that are named, each once, in their order. Raises DocumentError naming the field."""
    builder = Builder(printed.columns, printed.rows)
    return tuple(builder.region(path, where if isinstance(where, str) else list(where)))


def read_squares(
    ruleset: Ruleset, printed: MapPrint, base: tuple[int, int], where: str | Sequence[str], path: str
) -> tuple[int, ...]:
    """Return the squares of a base: named by its top left square, by a rectangle or one by one.

    A base may lie either way round, or as its edition lets it (24.2a). Raises DocumentError naming the field.
    """
    squares = list(read_region(printed, where, path))
    width, height = base
    if len(squares) == 1 and width * height > 1:
        column, row = printed.column_row(squares[0])
        if column + width > printed.columns or row + height > printed.rows:
            raise DocumentError(
                path,
                "error-base-outside",
                square=printed.name_of(squares[0]),
                width=width,
                height=height,
                columns=printed.columns,
                rows=printed.rows,
            )
        return tuple(printed.square(column + x, row + y) for y in range(height) for x in range(width))
    if not is_base(ruleset, printed, squares) or size_of(printed, squares) not in (base, base[::-1]):
        raise DocumentError(path, "error-base-shape", width=width, height=height, count=len(squares))
    return tuple(sorted(squares))
