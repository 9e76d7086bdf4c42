"""Distances, arcs and who is engaged with whom (6c, 7b)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from engine.motu.ground.field import Field, Places
from engine.motu.ground.hexes import CORNERS, SIDES, Hex, Point, centre, width_squared
from engine.motu.position import Figure, Position

__all__ = ["BETWEEN", "FRONT", "REAR", "arc", "engaged", "engaged_pair", "inches_squared", "within"]

FRONT, REAR, BETWEEN = "front", "rear", "between"


def inches_squared(field: Field, a: Places, b: Places) -> Fraction:
    """Return the square of the distance between the nearest points of two bases, in inches, on the plan (6c, M6)."""
    nearest = min(_apart(one.hex, other.hex) for one in a for other in b)
    return nearest * field.hex_inches**2


def _apart(a: Hex, b: Hex) -> Fraction:
    (ax, ay), (bx, by) = centre(a), centre(b)
    return width_squared(abs(ax - bx), abs(ay - by))


def within(field: Field, a: Places, b: Places, inches: float) -> bool:
    """Return whether two bases are no further apart than a range, exactly (6c)."""
    return inches_squared(field, a, b) <= _squared(inches)


@lru_cache(maxsize=256)
def _squared(inches: float) -> Fraction:
    return Fraction(str(inches)) ** 2


def arc(figure: Figure, at: Hex) -> str:
    """Return in which arc of a character a hex lies: front, rear, or between where the parting line cuts it (M7)."""
    count = len(figure.places)
    middle = [sum(each) for each in zip(*(centre(place.hex) for place in figure.places), strict=True)]
    # a large base faces from its centre to its slot's hex (M10)
    slot = centre(figure.places[0].hex)
    ahead = (slot[0] * count - middle[0], slot[1] * count - middle[1]) if figure.large else SIDES[figure.facing]
    sides = [_ahead(ahead, (x * count - middle[0], y * count - middle[1])) for x, y in _corners(at)]
    if min(sides) >= 0:
        return FRONT
    return REAR if max(sides) <= 0 else BETWEEN


def _corners(at: Hex) -> list[Point]:
    x, y = centre(at)
    return [(x + across, y + down) for across, down in CORNERS.values()]


def _ahead(facing: Point, way: Point) -> int:
    """Return how far a way leads along a direction, on the plan: a unit across weighs three times one down."""
    return 3 * facing[0] * way[0] + facing[1] * way[1]


def engaged_pair(field: Field, one: Figure, other: Figure) -> bool:
    """Return whether two characters are engaged: of different armies, on adjacent hexes (6c)."""
    return one.side != other.side and field.adjacent(one.places, other.places)


def engaged(position: Position, figure: Figure) -> tuple[Figure, ...]:
    """Return the enemies that a character is engaged with (6c)."""
    return tuple(other for other in position.enemies(figure) if engaged_pair(position.ground, figure, other))
