"""Which hexes a line runs through the inside of, row by row (M4)."""

from __future__ import annotations

from engine.motu.ground.hexes import Point

__all__ = ["Crossing", "crossed"]

# hexes side by side, row by row: their rows, the first of each, how many
Crossing = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def crossed(a: Point, b: Point) -> Crossing:
    """Return the hexes that a line runs through (M4): the rows, of each the first, counted along the slant, how many.

    As `crosses` says of each hex: in none of the three directions of its sides, nor in that of the line, do both lie
    apart. In a row each of these bounds where the centre lies, so what is met is what stands between the bounds. Of a
    row that the line crosses from its hexes' tops to their bottoms its own direction alone decides.

    >>> crossed((0, 0), (8, 0)), crossed((0, -2), (0, 10))
    (((0,), (0,), (5,)), ((0, 2), (0, -1), (1, 1)))
    """
    if a[1] > b[1]:
        a, b = b, a
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    reach = max(abs(2 * dx), abs(dx - dy), abs(dx + dy))
    top, bottom = (-(-(ay + 2) // 3), (by - 2) // 3) if dy else (0, -1)  # the first and last row crossed whole
    rows, firsts, counts = [], [], []
    across, turn = ax * dy - ay * dx, 3 * dx
    low, high = across - reach + 2 * dy, across + reach - 1
    for row in range(top, bottom + 1):
        apart = row * turn
        first, last = ((low + apart) // dy - row) >> 1, ((high + apart) // dy - row) >> 1
        if first <= last:
            rows.append(row)
            firsts.append(first)
            counts.append(last - first + 1)
    for row in (*range(ay // 3, top), *range(max(bottom + 1, top, ay // 3), by // 3 + 2)):
        first, last = _ended(a, b, reach, row)
        if first <= last:
            rows.append(row)
            firsts.append(first)
            counts.append(last - first + 1)
    return tuple(rows), tuple(firsts), tuple(counts)


def _ended(a: Point, b: Point, reach: int, row: int) -> tuple[int, int]:
    """Return the first and the last hex that a line runs through of a row in which it begins or ends."""
    (ax, ay), (bx, by), y = a, b, 3 * row
    dx, dy = bx - ax, by - ay
    first, last = (ax, bx) if ax < bx else (bx, ax)
    falling, rising = sorted((ax + ay, bx + by)), sorted((ax - ay, bx - by))
    first, last = max(first, falling[0] - 1 - y, rising[0] - 1 + y), min(last, falling[1] + 1 - y, rising[1] + 1 + y)
    apart = ax * dy - (ay - y) * dx
    if dy:
        first, last = max(first, (apart - reach) // dy + 1), min(last, (apart + reach - 1) // dy)
    elif abs(apart) >= reach:
        return 1, 0
    return (first + 1 - row) >> 1, (last - row) >> 1  # where the row's centres lie
