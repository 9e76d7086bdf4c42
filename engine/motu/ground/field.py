"""The field: its size, the terrain that stands on it, and the places where characters can be (2c)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.motu.ground.hexes import Hex, hex_name, neighbours
from engine.motu.ground.rays import Rays

__all__ = ["COLUMNS", "ROWS", "Field", "Piece", "Place", "Places", "Platform"]


COLUMNS, ROWS = 30, 25  # of the book's own board (2c)


class Place(NamedTuple):
    """A hex of standard height, or that of a platform over it."""

    hex: Hex
    platform: str = ""


Places = tuple[Place, ...]  # what a base covers, the hex of its slot first


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain; `kinds` tells of each of its hexes what stands there: high, low, rough or ladder."""

    id: str
    kinds: Mapping[Hex, str]


@dataclass(frozen=True, slots=True)
class Platform:
    """A platform over some hexes; below it the field goes on."""

    id: str
    hexes: frozenset[Hex]
    height: int


@dataclass(frozen=True)
class Field:
    """A field as it is built up; `hex_inches` is the width of a hex from side to side (M1).

    >>> Field(3, 3).rows
    3
    """

    columns: int = COLUMNS
    rows: int = ROWS
    hex_inches: Fraction = Fraction(1)
    pieces: tuple[Piece, ...] = ()
    platforms: tuple[Platform, ...] = ()
    zones: Mapping[str, frozenset[Hex]] = field(default_factory=lambda: MappingProxyType({}))

    def holds(self, at: Hex) -> bool:
        """Return whether a hex lies on the board."""
        return 0 <= at[0] < self.columns and 0 <= at[1] < self.rows

    def of_kind(self, *kinds: str) -> frozenset[Hex]:
        """Return the hexes where terrain of these kinds stands."""
        return frozenset(at for at, kind in self.kinds.items() if kind in kinds)

    @cached_property
    def kinds(self) -> Mapping[Hex, str]:
        """What stands on each hex that is not open ground."""
        return {at: kind for piece in self.pieces for at, kind in piece.kinds.items()}

    @cached_property
    def high(self) -> frozenset[Hex]:
        """The hexes of high obstacles."""
        return self.of_kind("high")

    @cached_property
    def low(self) -> frozenset[Hex]:
        """The hexes of low obstacles, and of openings (2c)."""
        return self.of_kind("low")

    @cached_property
    def ladders(self) -> tuple[frozenset[Hex], ...]:
        """The hexes of each ladder."""
        found = (frozenset(at for at, kind in piece.kinds.items() if kind == "ladder") for piece in self.pieces)
        return tuple(each for each in found if each)

    @cached_property
    def by_id(self) -> Mapping[str, Platform]:
        """The platforms by their ids."""
        return {each.id: each for each in self.platforms}

    @cached_property
    def over(self) -> Mapping[Hex, tuple[Platform, ...]]:
        """The platforms over each hex."""
        found: dict[Hex, tuple[Platform, ...]] = {}
        for platform in self.platforms:
            for at in platform.hexes:
                found[at] = (*found.get(at, ()), platform)
        return found

    @cached_property
    def rays(self) -> Rays:
        """The lines between the corners of its hexes."""
        return Rays.of(self.columns, self.rows)

    @cached_property
    def packed_high(self) -> int:
        """The high obstacles as lines meet them."""
        return self.rays.packed(self.high)

    @cached_property
    def packed_obstacles(self) -> int:
        """The obstacles, high and low, as lines meet them."""
        return self.rays.packed(self.high | self.low)

    def height(self, place: Place) -> int:
        """Return how high a place lies; standard height is 0 (2c)."""
        return self.by_id[place.platform].height if place.platform else 0

    def can_hold(self, place: Place) -> bool:
        """Return whether a character can stand at a place: on no obstacle and no ladder (2c, 6b, M19)."""
        if place.platform:
            return True
        return self.holds(place.hex) and self.kinds.get(place.hex) not in {"high", "low", "ladder"}

    def places_at(self, at: Hex) -> Places:
        """Return where a character can stand on a hex, from below."""
        found = self._places.get(at)
        if found is None:
            platforms = sorted(self.over.get(at, ()), key=lambda each: each.height)
            places = (Place(at), *(Place(at, each.id) for each in platforms))
            found = self._places[at] = tuple(each for each in places if self.can_hold(each))
        return found

    @cached_property
    def _places(self) -> dict[Hex, Places]:
        """The places of each hex that was asked about."""
        return {}

    @cached_property
    def steps(self) -> dict[Places, Any]:
        """The steps from each base that was asked about, as `moves` keeps them here; nobody's place is in them."""
        return {}

    @cached_property
    def graph(self) -> list[Any]:
        """The same steps by numbers, once they were asked for, as `moves` keeps them here."""
        return []

    def beside(self, place: Place) -> Places:
        """Return the places adjacent to a place: those at its height whose hexes share a side (2c, M2)."""
        found = self._beside.get(place)
        if found is None:
            height = self.height(place)
            found = self._beside[place] = tuple(
                other
                for at in neighbours(place.hex)
                if self.holds(at)
                for other in self.places_at(at)
                if self.height(other) == height
            )
        return found

    @cached_property
    def _beside(self) -> dict[Place, Places]:
        """The places beside each place that was asked about."""
        return {}

    def adjacent(self, one: Places, other: Places) -> bool:
        """Return whether two bases are adjacent: a place of one beside a place of the other (2c, 7m)."""
        return any(
            place.hex in neighbours(there.hex) and self.height(place) == self.height(there)
            for place in one
            for there in other
        )

    def name(self, place: Place) -> str:
        """Return the name of a place, `C5` or `C5@p1`."""
        return f"{hex_name(place.hex)}@{place.platform}" if place.platform else hex_name(place.hex)
