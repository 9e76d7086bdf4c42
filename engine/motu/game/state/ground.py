"""The field of a game: its document, and what the rules make of it, worked out once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pydantic import ValidationError

from engine.errors import DocumentError
from engine.motu.build import check_base
from engine.motu.document import MapIn
from engine.motu.ground.field import Field, Places
from engine.motu.judge import NOISE
from engine.motu.names import Names
from engine.motu.pieces import built
from engine.validation import document_error

__all__ = ["Ground", "read_base", "read_ground"]


@dataclass(frozen=True)
class Ground:
    """A field as a position document's `map` has it; two are equal when their documents are."""

    document: Mapping[str, Any]

    @cached_property
    def field(self) -> Field:
        """The field that the rules judge on."""
        return built(MapIn.model_validate(self.document))

    @property
    def name(self) -> str:
        """What it is called; may be empty."""
        return str(self.document.get("name", ""))

    def alone(self) -> Ground:
        """Return it without what was worked out."""
        return Ground(self.document)


def read_ground(document: Mapping[str, Any]) -> Ground:
    """Return the field of a document. Raises DocumentError naming the field of it."""
    try:
        found = MapIn.model_validate(document)
    except ValidationError as error:
        raise document_error(error, MapIn, "map", noise=NOISE) from None
    built(found)
    return Ground(found.model_dump(mode="json", exclude_defaults=True))


def read_base(field: Field, at: Sequence[str], size: int, path: str = "at") -> Places:
    """Return the places that a base of a size covers, the slot's first. Raises DocumentError where it cannot be so."""
    names = Names(field)
    if len(at) == 1 and size == 1:
        return (names.stand(path, at[0]),)
    places = tuple(names.stand(f"{path}[{index}]", text) for index, text in enumerate(at))
    _check_size(len(places), size, path)
    check_base(places, field, path)
    return places


def _check_size(count: int, size: int, path: str) -> None:
    """Raise DocumentError where a base of a size is said to cover another number of hexes."""
    if count != size:
        raise DocumentError(path, "error-motu-base-size", given=count, expected=size)
