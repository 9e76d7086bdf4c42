"""Cover: what the line from centre to centre runs through (7b, M8, M9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.motu.ground.field import Field, Places
from engine.motu.ground.hexes import Hex, Point, along, centre, crosses, neighbours
from engine.motu.position import Figure, Position
from engine.motu.sight.lines import blocking

__all__ = ["HEIGHT", "Cover", "cover"]

HEIGHT = "height"  # what covers a target that stands higher


@dataclass(frozen=True, slots=True)
class Cover:
    """Whether a target is in cover, and by what: obstacles' hexes, characters, or its height alone.

    `spared`: those that the line runs through as well, exempt since they are adjacent or under the platform.
    """

    hexes: tuple[Hex, ...] = ()
    figures: tuple[Figure, ...] = ()
    by_height: bool = False
    spared: tuple[Hex, ...] = ()
    spared_figures: tuple[Figure, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether anything covers."""
        return self.by_height or bool(self.hexes or self.figures)


def cover(position: Position, a: Places, b: Places, start: Places = ()) -> Cover:
    """Return the cover of base `b` against an attack that starts at base `a`, its slot first (7b, M10).

    `start`: the base at whose centre the line begins; left out, the hex of the slot.
    """
    field = position.ground
    high, low = field.height(a[0]), field.height(b[0])
    if high < low:
        return Cover(by_height=True)
    line = Course(start or a[:1], b)
    touched = line.near(_obstacles(field, a, b))
    met = line.meets(touched)
    exempt = _exempt(field, a, b)
    spared = {at for at in met if at in exempt}
    # a line along the side of two hexes meets both, if both count (M4)
    counted = line.meets(touched - exempt) if touched else touched
    figures = list(_figures(position, a, b, line)) if high == low else []
    near = [figure for figure in figures if any(place.hex in exempt for place in figure.places)]
    return Cover(
        _sorted(counted),
        tuple(figure for figure in figures if figure not in near),
        False,
        _sorted(spared - counted),
        tuple(near),
    )


class Course:
    """The line from the centre of one base to that of another, drawn as many times larger as makes it whole."""

    def __init__(self, start: Places, target: Places) -> None:
        self.scale = len(start) * len(target)
        self.start = self._middle(start)
        self.end = self._middle(target)

    def _middle(self, base: Places) -> Point:
        centres = [centre(place.hex) for place in base]
        times = self.scale // len(base)
        return times * sum(x for x, _ in centres), times * sum(y for _, y in centres)

    def crosses(self, at: Hex) -> bool:
        """Return whether it runs through the inside of a hex."""
        x, y = centre(at)
        return crosses(self.start, self.end, (x * self.scale, y * self.scale), self.scale)

    def near(self, hexes: frozenset[Hex]) -> frozenset[Hex]:
        """Return those of a set that it touches at all: what it meets is among them."""
        (ax, ay), (bx, by), scale = self.start, self.end, self.scale
        (left, right), (top, bottom) = sorted((ax, bx)), sorted((ay, by))
        left, right, top, bottom = left - scale, right + scale, top - 2 * scale, bottom + 2 * scale
        dx, dy = bx - ax, by - ay
        reach = scale * max(abs(2 * dx), abs(dx - dy), abs(dx + dy))
        found = []
        for at in hexes:
            x, y = centre(at)
            x, y = x * scale, y * scale
            if left <= x <= right and top <= y <= bottom and abs((ax - x) * dy - (ay - y) * dx) <= reach:
                found.append(at)
        return frozenset(found)

    def meets(self, hexes: frozenset[Hex]) -> frozenset[Hex]:
        """Return those of a set that it runs through, or along whose common side it runs (M4)."""
        inside = {at for at in hexes if self.crosses(at)}
        pairs = {at for at in hexes for other in neighbours(at) if other in hexes and self._along(at, other)}
        return frozenset(inside | pairs)

    def _along(self, at: Hex, other: Hex) -> bool:
        return along(self.start, self.end, at, other, self.scale)


def _obstacles(field: Field, a: Places, b: Places) -> frozenset[Hex]:
    """Return the obstacles that can cover: on the ground low ones too, from above high ones alone (7b, M9)."""
    if field.height(a[0]) == field.height(b[0]) == 0:
        return field.high | field.low
    return blocking(field, a, b) if field.height(a[0]) == field.height(b[0]) else field.high


def _exempt(field: Field, a: Places, b: Places) -> frozenset[Hex]:
    """Return the hexes that never cover: beside the attacker, or beside and under its platform; round large targets."""
    exempt = {at for place in a for at in (place.hex, *neighbours(place.hex))}
    if field.height(a[0]) > field.height(b[0]):
        under: Iterable[Hex] = field.by_id[a[0].platform].hexes
        exempt |= {each for at in under for each in (at, *neighbours(at))}
    if len(b) > 1:
        exempt |= {at for place in b for at in neighbours(place.hex)}
    return frozenset(exempt)


def _figures(position: Position, a: Places, b: Places, line: Course) -> Iterator[Figure]:
    """Yield the characters at the same height whose hexes the line runs through, the two ends apart (M8, M9)."""
    field, ends = position.ground, {*a, *b}
    for figure in position.standing:
        level = field.height(figure.places[0]) == field.height(a[0]) and not ends.intersection(figure.places)
        if level and any(line.crosses(place.hex) for place in figure.places):
            yield figure


def _sorted(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    return tuple(sorted(hexes, key=lambda at: (at[1], at[0])))
