"""Who sees whom: two lines from corners of one hex to two different corners of another (6c, M3–M5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.motu.ground.field import Field, Place, Places
from engine.motu.ground.hexes import CORNERS, Hex, Point, centre, corner, crosses, neighbours
from engine.motu.ground.rays import Line

__all__ = ["Sight", "blocking", "hidden", "sees", "sight"]


@dataclass(frozen=True, slots=True)
class Sight:
    """What was found: the two lines, by the hexes and corners they join, and what blocks where there are none.

    `corners`: those of the target that an open line reaches, of ordinary bases. `hidden`: each hex of one lies
    under the platform of the other. `blocked_by`: the obstacles that count and that some line meets.
    """

    clear: bool
    lines: tuple[tuple[str, str], ...]
    corners: tuple[str, ...]
    blocked_by: tuple[Hex, ...]
    hidden: bool


def blocking(field: Field, a: Places, b: Places) -> frozenset[Hex]:
    """Return the high obstacles that count between two bases (6c, M5).

    Between heights those beside the lower one; on platforms of one height all that stand under none so high.
    """
    high, low = field.height(a[0]), field.height(b[0])
    if high == low:
        return field.high - _under(field, high) if high else field.high
    lower = a if high < low else b
    return field.high & {at for place in lower for at in neighbours(place.hex)}


def _under(field: Field, height: int) -> frozenset[Hex]:
    return frozenset().union(*(each.hexes for each in field.platforms if each.height == height))


def hidden(field: Field, a: Place, b: Place) -> bool:
    """Return whether a platform lies between a place on it and one under it (6c)."""
    upper, lower = (a, b) if field.height(a) > field.height(b) else (b, a)
    return (
        field.height(upper) > field.height(lower)
        and bool(upper.platform)
        and lower.hex in field.by_id[upper.platform].hexes
    )


def sees(field: Field, a: Places, b: Places) -> bool:
    """Return whether two lines are open from one base to another (6c)."""
    if len(a) == len(b) == 1 and not a[0].platform and not b[0].platform:
        return field.rays.sees(field.packed_high, a[0].hex, b[0].hex)
    packed = _packed(field, a, b)
    return any(field.rays.sees(packed, one.hex, other.hex) for one in a for other in b if not hidden(field, one, other))


def _packed(field: Field, a: Places, b: Places) -> int:
    if not field.height(a[0]) and not field.height(b[0]):
        return field.packed_high
    return field.rays.packed(blocking(field, a, b))


def _ends(a: Place, b: Place, line: Line) -> tuple[Point, Point]:
    return corner(a.hex, line.start), corner(b.hex, line.end)


def sight(field: Field, a: Places, b: Places) -> Sight:
    """Return what one base sees of another, and why (6c); both lines join one pair of hexes (M10)."""
    packed = _packed(field, a, b)
    pairs = [(one, other) for one in a for other in b if not hidden(field, one, other)]
    found = next(
        ((pair, two) for pair in pairs if (two := field.rays.two_open(packed, pair[0].hex, pair[1].hex)) is not None),
        None,
    )
    corners: tuple[str, ...] = ()
    if len(a) == len(b) == 1 and pairs:
        reached = {line.end for line in field.rays.open_lines(packed, a[0].hex, b[0].hex)}
        corners = tuple(name for name in CORNERS if name in reached)
    if found is None:
        return Sight(False, (), corners, _met(field, pairs, blocking(field, a, b)), not pairs)
    (one, other), two = found
    named = tuple((f"{field.name(one)}.{line.start}", f"{field.name(other)}.{line.end}") for line in two)
    return Sight(True, named, corners, (), hidden=False)


def _met(field: Field, pairs: list[tuple[Place, Place]], obstacles: frozenset[Hex]) -> tuple[Hex, ...]:
    """Return the obstacles that a line between the hexes runs through, by row and column."""
    found = {
        at
        for one, other in pairs
        for line in field.rays.fan(one.hex, other.hex).lines
        for at in obstacles
        if crosses(*_ends(one, other, line), centre(at))
    }
    return tuple(sorted(found, key=lambda at: (at[1], at[0])))
