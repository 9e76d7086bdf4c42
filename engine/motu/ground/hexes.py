"""Hexes with a point at the top, in rows of which every second lies half a hex to the right, and their exact lines.

Points are whole numbers: half a hex's width across, a quarter of its height down. The lattice is the plan, squeezed:
what crosses, touches or lies along what is the same on both, and distances are worked out from it exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from engine.grid import place_name

__all__ = [
    "CORNERS",
    "SIDES",
    "Hex",
    "Point",
    "along",
    "apart",
    "centre",
    "corner",
    "crosses",
    "hex_at",
    "hex_name",
    "neighbour",
    "neighbours",
    "overlap",
    "width_squared",
]

Hex = tuple[int, int]  # column and row, both counted from 0
Point = tuple[int, int]

# from a hex's centre to that of the hex across a side, and to each of its corners
SIDES: Mapping[str, Point] = MappingProxyType(
    {"e": (2, 0), "ne": (1, -3), "nw": (-1, -3), "w": (-2, 0), "sw": (-1, 3), "se": (1, 3)}
)
CORNERS: Mapping[str, Point] = MappingProxyType(
    {"n": (0, -2), "ne": (1, -1), "se": (1, 1), "s": (0, 2), "sw": (-1, 1), "nw": (-1, -1)}
)
# the two corners that a side lies between
ENDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"e": ("ne", "se"), "ne": ("n", "ne"), "nw": ("nw", "n"), "w": ("sw", "nw"), "sw": ("s", "sw"), "se": ("se", "s")}
)


@lru_cache(maxsize=16_384)
def hex_name(at: Hex) -> str:
    """Return the name of a hex.

    >>> hex_name((2, 4))
    'C5'
    """
    return place_name(*at)


def centre(at: Hex) -> Point:
    """Return the centre of a hex: even rows, as they are named, lie half a hex to the right (M36).

    >>> centre((0, 0)), centre((0, 1))
    ((0, 0), (1, 3))
    """
    column, row = at
    return 2 * column + (row & 1), 3 * row


def hex_at(point: Point) -> Hex:
    """Return the hex whose centre lies at a point.

    >>> hex_at(centre((7, 3)))
    (7, 3)
    """
    x, y = point
    row = y // 3
    return (x - (row & 1)) // 2, row


def corner(at: Hex, name: str) -> Point:
    """Return a corner of a hex.

    >>> corner((0, 0), "se") == corner((0, 1), "n") == corner((1, 0), "sw")
    True
    """
    (x, y), (across, down) = centre(at), CORNERS[name]
    return x + across, y + down


def neighbour(at: Hex, side: str) -> Hex:
    """Return the hex across a side, be it on the board or not.

    >>> hex_name(neighbour((0, 0), "se")), hex_name(neighbour((0, 1), "se"))
    ('A2', 'B3')
    """
    (x, y), (across, down) = centre(at), SIDES[side]
    return hex_at((x + across, y + down))


@lru_cache(maxsize=16_384)
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six hexes that share a side with one, from the east against the clock (2c).

    >>> [hex_name(each) for each in neighbours((2, 2))]
    ['D3', 'C2', 'B2', 'B3', 'B4', 'C4']
    """
    return tuple(neighbour(at, side) for side in SIDES)


def apart(a: Hex, b: Hex) -> int:
    """Return how many hexes lie from one to another, on the plan.

    >>> apart((0, 0), (0, 0)), apart((0, 0), (3, 0)), apart((0, 0), (0, 4)), apart((0, 0), (4, 4))
    (0, 3, 4, 6)
    """
    (ax, ay), (bx, by) = centre(a), centre(b)
    rows = abs(ay - by) // 3
    return max(rows, (abs(ax - bx) + rows) // 2)


def crosses(a: Point, b: Point, middle: Point, scale: int = 1) -> bool:
    """Return whether the line from `a` to `b` runs through the inside of a hex (M4).

    `middle` is the hex's centre. All points may be multiplied by `scale`, for centres of large bases.

    >>> crosses((0, 0), (8, 0), (4, 0)), crosses((0, 2), (8, 2), (4, 0)), crosses((0, 0), (2, 0), (4, 0))
    (True, False, False)
    """
    (x, y), (ax, ay), (bx, by) = middle, a, b
    ax, bx, ay, by = ax - x, bx - x, ay - y, by - y
    for first, last, bound in ((ax, bx, 1), (ax + ay, bx + by, 2), (ax - ay, bx - by, 2)):
        if min(first, last) >= bound * scale or max(first, last) <= -bound * scale:
            return False
    dx, dy = bx - ax, by - ay
    # how far the hex reaches to each side of the line through its centre that is parallel to this one
    reach = scale * max(abs(2 * dx), abs(dx - dy), abs(dx + dy))
    return abs(ax * dy - ay * dx) < reach or (dx, dy) == (0, 0)


def along(a: Point, b: Point, one: Hex, other: Hex, scale: int = 1) -> bool:
    """Return whether the line from `a` to `b` shares more than a point with the common side of two hexes (M4).

    >>> one, other = (0, 0), (1, 0)
    >>> along((1, 1), (1, -5), one, other), along((1, 1), (1, 7), one, other), along((0, 0), (2, 0), one, other)
    (True, False, False)
    """
    (x, y), (across, down) = centre(one), centre(other)
    side = next((name for name, way in SIDES.items() if way == (across - x, down - y)), None)
    if side is None:
        return False
    first, last = ((scale * px, scale * py) for px, py in (corner(one, name) for name in ENDS[side]))
    return overlap((a, b), (first, last))


def overlap(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Return whether two lines share more than a point (M3); crossing is no overlapping.

    >>> overlap(((0, 0), (4, 0)), ((2, 0), (6, 0))), overlap(((0, 0), (2, 0)), ((2, 0), (6, 0)))
    (True, False)
    """
    (ax, ay), (bx, by) = one
    dx, dy = bx - ax, by - ay
    if any((x - ax) * dy != (y - ay) * dx for x, y in other):
        return False
    first, last = sorted((x - ax) * dx + (y - ay) * dy for x, y in other)
    return min(last, dx * dx + dy * dy) > max(first, 0)


@lru_cache(maxsize=16_384)
def width_squared(across: int, down: int) -> Fraction:
    """Return the square of the distance between the nearest points of two hexes, in widths of a hex (6c, M6).

    `across` and `down` lead from centre to centre. Between two hexes lies what lies between a point and a hex of
    twice the size, the nearer of whose sides decides.

    >>> width_squared(2, 0), width_squared(10, 0), width_squared(0, 6)
    (Fraction(0, 1), Fraction(16, 1), Fraction(1, 3))
    """
    if max(abs(across), abs(across + down) / 2, abs(across - down) / 2) <= 2:
        return Fraction(0)
    ring = [(2 * x, 2 * y) for x, y in CORNERS.values()]
    return min(_to_side((across, down), *side) for side in zip(ring, ring[1:] + ring[:1], strict=True))


def _to_side(point: Point, a: Point, b: Point) -> Fraction:
    """Return the square of the distance from a point to a line, in widths: a unit across is half a width (M1)."""
    (px, py), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    # on the plan a unit down is the third root of a third of a unit across: squares weigh 3 to 1
    length = 3 * dx * dx + dy * dy
    way = min(max(Fraction(3 * (px - ax) * dx + (py - ay) * dy, length), Fraction(0)), Fraction(1))
    x, y = px - ax - way * dx, py - ay - way * dy
    return (3 * x * x + y * y) / 12
