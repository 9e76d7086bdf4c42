"""A second geometry, slow and exact: polygons of corners found from three centres each, lines clipped by fractions.

It counts in steps along a row and down to the left, not in the engine's lattice, and knows nothing of its tables.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise

Point = tuple[Fraction, Fraction]
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # e ne nw w sw se
CORNERS = ("ne", "n", "nw", "sw", "s", "se")  # between each of these and the next


def axial(column: int, row: int) -> tuple[int, int]:
    """Return a hex by its steps to the east and to the south-east from A1: odd rows, from 0, are shifted right."""
    return column - row // 2, row


@cache
def polygon(column: int, row: int) -> dict[str, Point]:
    """Return the corners of a hex: each is the middle of three hexes that meet there."""
    q, r = axial(column, row)
    found = {}
    for index, name in enumerate(CORNERS):
        (aq, ar), (bq, br) = AROUND[index], AROUND[(index + 1) % 6]
        found[name] = (Fraction(3 * q + aq + bq, 3), Fraction(3 * r + ar + br, 3))
    return found


def turn(a: Point, b: Point, c: Point) -> Fraction:
    """Return on which side of the line from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def inside(a: Point, b: Point, shape: list[Point]) -> bool:
    """Return whether more than the border of a convex shape lies on the line from a to b, by clipping."""
    first, last = Fraction(0), Fraction(1)
    middle = (sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape))
    for one, other in pairwise([*shape, shape[0]]):
        sign = 1 if turn(one, other, middle) > 0 else -1
        start, end = sign * turn(one, other, a), sign * turn(one, other, b)
        if start <= 0 and end <= 0:
            return False
        if start <= 0:
            first = max(first, start / (start - end))
        elif end <= 0:
            last = min(last, start / (start - end))
    return first < last


def shared(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether two lines lie on one another for more than a point."""
    if turn(a, b, c) or turn(a, b, d) or a == b:
        return False
    axis = 0 if a[0] != b[0] else 1
    (low, high), (first, last) = sorted((a[axis], b[axis])), sorted((c[axis], d[axis]))
    return min(high, last) > max(low, first)


def beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Return whether two hexes share a side."""
    (aq, ar), (bq, br) = axial(*one), axial(*other)
    return (bq - aq, br - ar) in AROUND


def meets(a: Point, b: Point, hexes: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return the hexes of a set that a line runs through, or along whose common side it runs."""
    found = {at for at in hexes if inside(a, b, list(polygon(*at).values()))}
    for one in hexes:
        for other in hexes:
            if beside(one, other):
                ends = sorted(set(polygon(*one).values()) & set(polygon(*other).values()))
                if shared(a, b, ends[0], ends[1]):
                    found |= {one, other}
    return found


def open_lines(one: tuple[int, int], other: tuple[int, int], hexes: set[tuple[int, int]]) -> set[tuple[str, str]]:
    """Return the lines from the corners of a hex to those of another that meet none of a set."""
    return {
        (start, end)
        for start, a in polygon(*one).items()
        for end, b in polygon(*other).items()
        if a != b and not meets(a, b, hexes)
    }


def two_open(one: tuple[int, int], other: tuple[int, int], hexes: set[tuple[int, int]]) -> bool:
    """Return whether two of these lead to different corners and share no more than a point."""
    lines = open_lines(one, other, hexes)
    here, there = polygon(*one), polygon(*other)
    return any(
        end != last and not shared(here[start], there[end], here[first], there[last])
        for start, end in lines
        for first, last in lines
    )


def centre(column: int, row: int) -> Point:
    """Return the centre of a hex."""
    q, r = axial(column, row)
    return Fraction(q), Fraction(r)


def base_centre(hexes: list[tuple[int, int]]) -> Point:
    """Return the middle of a base."""
    points = [centre(*at) for at in hexes]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def plan(point: Point) -> tuple[float, float]:
    """Return a point on the plan, in widths of a hex."""
    q, r = point
    return float(q) + float(r) / 2, float(r) * 3**0.5 / 2


def gap(one: tuple[int, int], other: tuple[int, int]) -> float:
    """Return how far the nearest points of two hexes lie apart, in widths, each corner held against each side."""
    a = [plan(point) for point in polygon(*one).values()]
    b = [plan(point) for point in polygon(*other).values()]
    if one == other:
        return 0.0
    return min(
        _to_side(point, side)
        for points, ring in ((a, b), (b, a))
        for point in points
        for side in pairwise([*ring, ring[0]])
    )


def _to_side(point: tuple[float, float], side: tuple[tuple[float, float], ...]) -> float:
    (px, py), ((ax, ay), (bx, by)) = point, side
    along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    along = min(max(along, 0.0), 1.0)
    return ((px - ax - along * (bx - ax)) ** 2 + (py - ay - along * (by - ay)) ** 2) ** 0.5
