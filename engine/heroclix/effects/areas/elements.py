"""What lies on the map as pieces that an effect can choose: objects and terrain markers (17).

Smoke, debris and barrier markers are generated one square at a time, so a marker of the document that
lists several squares is as many of them (P40); every other marker of several squares is one large marker, where
the edition has those.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.heroclix.board.ground.rubble import SPECIAL_TERRAIN, is_single
from engine.heroclix.position import Marker, Position, Thing

__all__ = ["OBJECT", "SPECIAL_TERRAIN", "Element", "element_named", "elements", "special_terrain", "without"]

OBJECT = "object"
FIXED = frozenset(("smoke", "debris", "water"))  # never picked up, held, destroyed or thrown (17.14d-f)


@dataclass(frozen=True, slots=True)
class Element:
    """An object or a terrain marker on the map: `kind` is `object` or the kind of marker.

    `id` names it to players; of a marker that stands for several, the square follows: `smoke-1@E5`.
    """

    id: str
    kind: str
    squares: tuple[int, ...]
    source: Thing | Marker

    @property
    def terrain(self) -> str | None:
        """What it makes of its squares; None for objects, which change nothing (17.1b), and special ones (R13)."""
        if isinstance(self.source, Thing):
            return None
        if self.kind == "special":
            return self.source.terrain
        return {"smoke": "hindering", "debris": "hindering", "barrier": "blocking"}.get(self.kind, self.kind)

    @property
    def is_terrain_marker(self) -> bool:
        """Whether it counts as a terrain marker: objects do, special markers without a terrain do not (17.14h)."""
        if SPECIAL_TERRAIN in self.source.abilities:
            return False
        return self.kind == OBJECT or self.terrain is not None

    @property
    def immobile(self) -> bool:
        """Whether it can't be placed: debris has Immobile (17.14d, 27.7f)."""
        return self.kind == "debris" or "immobile" in self.source.abilities

    @property
    def fixed(self) -> bool:
        """Whether it can't be picked up, held or destroyed for what it is: debris, smoke, water (17.14d-f)."""
        return self.kind in FIXED or (self.kind == "special" and self.terrain == "water")

    @property
    def indestructible(self) -> bool:
        """Whether the destroy actions can't choose it (27.7h)."""
        return "indestructible" in self.source.abilities

    @property
    def transitions(self) -> frozenset[tuple[int, int]]:
        """The transition squares that it makes (17.14c)."""
        return self.source.transitions if isinstance(self.source, Marker) else frozenset()


def elements(position: Position) -> Iterator[Element]:
    """Yield every object and marker on the map, objects first; held ones are off the map (17.7).

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> found = elements(Position(MODERN, MapPrint(4, 4), markers=(Marker("smoke", (0, 1), "fog"),)))
    >>> [element.id for element in found]
    ['fog@A1', 'fog@B1']
    """
    for thing in position.things:
        if thing.square is not None and thing.held_by is None:
            yield Element(thing.id, OBJECT, (thing.square,), thing)
    for marker in position.markers:
        if len(marker.squares) > 1 and is_single(position.ruleset, marker):
            for square in marker.squares:
                yield Element(f"{marker.id}@{position.map.name_of(square)}", marker.kind, (square,), marker)
        else:
            yield Element(marker.id, marker.kind, marker.squares, marker)


def element_named(position: Position, name: str) -> Element | None:
    """Return the object or marker on the map of that id; of several single markers of one id the first."""
    found = None
    for element in elements(position):
        if element.id == name:
            return element
        if found is None and element.source.id == name:
            found = element
    return found


def special_terrain(position: Position) -> int:
    """Return the squares of special terrain, as a set (25.5)."""
    squares = 0
    for marker in position.markers:
        if SPECIAL_TERRAIN in marker.abilities:
            for square in marker.squares:
                squares |= 1 << square
    return squares


def without(position: Position, element: Element) -> Position:
    """Return the position once an element has left the map."""
    if isinstance(element.source, Thing):
        return replace(position, things=tuple(thing for thing in position.things if thing is not element.source))
    remaining = []
    for marker in position.markers:
        if marker is not element.source:
            remaining.append(marker)
        elif len(element.squares) < len(marker.squares):
            left = tuple(square for square in marker.squares if square not in element.squares)
            remaining.append(replace(marker, squares=left))
    return replace(position, markers=tuple(remaining))
