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


NO_COVER = Cover()


def cover(position: Position, a: Places, b: Places, start: Places = ()) -> Cover:
    """Return the cover of base `b` against an attack that starts at base `a`, its slot first (7b, M10).

    `start`: the base at whose centre the line begins; left out, the hex of the slot.
    """
    field = position.ground
    high, low = field.height(a[0]), field.height(b[0])
    if high < low:
        return Cover(by_height=True)
    line = Course(start or a[:1], b)
    inside, pairs = line.met(field, _obstacles(field, a, b))
    figures = list(_figures(position, a, b, line)) if high == low else []
    if not (inside or pairs or figures):
        return NO_COVER
    exempt = _exempt(field, a, b)
    # a line along the side of two hexes meets both, if both count (M4)
    counted = (inside - exempt).union(*(pair for pair in pairs if exempt.isdisjoint(pair)))
    spared = exempt & inside.union(*pairs)
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
        self.hexes = (start[0].hex, target[0].hex)
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

    def met(self, field: Field, obstacles: int) -> tuple[frozenset[Hex], tuple[tuple[Hex, Hex], ...]]:
        """Return the obstacles, packed, that it runs through, and the pairs along whose common side it runs (M4)."""
        if self.scale == 1:
            return field.rays.met(obstacles, *self.hexes)
        hexes = {at for at in field.high | field.low if field.rays.holds(obstacles, at)}
        inside = frozenset(at for at in hexes if self.crosses(at))
        around = ((at, other) for at in hexes for other in neighbours(at) if other in hexes and at < other)
        return inside, tuple(pair for pair in around if along(self.start, self.end, *pair, self.scale))


def _obstacles(field: Field, a: Places, b: Places) -> int:
    """Return the obstacles that can cover: on the ground low ones too, from above high ones alone (7b, M9)."""
    if field.height(a[0]) == field.height(b[0]) == 0:
        return field.packed_obstacles
    if field.height(a[0]) == field.height(b[0]):
        return field.rays.packed(blocking(field, a, b))
    return field.packed_high


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
