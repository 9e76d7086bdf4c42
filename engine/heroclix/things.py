"""What lies on the map beside figures, or in their hands: terrain markers and objects (17)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

__all__ = ["Marker", "Thing"]

NOTHING: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Marker:
    """A terrain marker on the map (17); of two on a square the later lies on top."""

    kind: str
    squares: tuple[int, ...]
    id: str = ""
    side: str = ""
    levels: int = 1
    transitions: frozenset[tuple[int, int]] = frozenset()
    terrain: str | None = None
    abilities: frozenset[str] = frozenset()
    values: Mapping[str, int] = field(default_factory=lambda: NOTHING)  # range, reach, damage, modifier, destroy
    by: str = ""  # the side that generated it, where that is not `side` (21.6d)
    maker: str = ""  # the figure whose effect generated it; empty where nobody tells
    part_of: str = ""  # the mixed marker that it is one terrain type of (17.14i)


@dataclass(frozen=True, slots=True)
class Thing:
    """An object, on a square or held by a figure (17.1); a special one has a `weight` where the edition asks for it."""

    id: str
    kind: str = "standard"
    square: int | None = None
    held_by: str | None = None
    side: str = ""
    abilities: frozenset[str] = frozenset()
    values: Mapping[str, int] = field(default_factory=lambda: NOTHING)
    equipped_by: str | None = None  # equipment on a character's card (25.2c)
    weight: str = ""
    name: str = ""  # as its card prints it; empty where nobody tells
    taken_on: tuple[int, ...] = ()  # the d6 results on which a relic is taken
