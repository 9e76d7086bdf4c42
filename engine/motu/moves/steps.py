"""One step of a movement: standard, over obstacles, up and down, by ladders (6b, 7m)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.motu.ground.field import Field, Place, Places
from engine.motu.ground.hexes import SIDES, Hex, Point, centre, hex_at, neighbours
from engine.motu.position import Figure, Position

__all__ = [
    "Stride",
    "beside_enemy",
    "fits",
    "push_places",
    "pushed_away",
    "shifted",
    "steps_from",
    "strides",
    "under_platform",
]

# what each kind of step costs, in movement points
COSTS: Mapping[str, int] = MappingProxyType({"standard": 1, "low": 3, "high": 6, "up": 3, "down": 3, "ladder": 2})


class Stride(NamedTuple):
    """A step: the base after it, what it costs, of which kind it is, and whom it pushes away."""

    base: Places
    cost: int
    kind: str
    pushed: tuple[str, ...] = ()


Steps = tuple[tuple[Stride, bool], ...]


def shifted(field: Field, base: Places, way: Point, height: int) -> Places | None:
    """Return a base moved as it lies, to places of a height; None where one of them is none (M27)."""
    found = []
    for place in base:
        x, y = centre(place.hex)
        at = hex_at((x + way[0], y + way[1]))
        if not field.holds(at):
            return None
        there = next((each for each in field.places_at(at) if field.height(each) == height), None)
        if there is None:
            return None
        found.append(there)
    return tuple(found)


def fits(position: Position, figure: Figure, base: Places) -> bool:
    """Return whether nobody else stands where a base is set down."""
    return not _others(position, figure, base)


def _others(position: Position, figure: Figure, base: Places) -> list[Figure]:
    """Return who else stands where a base is set down."""
    there = (position.at.get(place) for place in base)
    return [other for other in there if other is not None and other.id != figure.id]


def beside_enemy(position: Position, figure: Figure, base: Places) -> bool:
    """Return whether a base is adjacent to an enemy, which ends a movement that comes there (6b)."""
    near = position.beside_enemies(figure.side)
    return any(place in near for place in base)


def under_platform(field: Field, place: Place) -> bool:
    """Return whether a platform lies over a place (6b/subir, M19)."""
    return any(each.height > field.height(place) for each in field.over.get(place.hex, ()))


def strides(position: Position, figure: Figure, base: Places) -> Iterator[Stride]:
    """Yield every step that a movement can take from where a base stands, whatever is left of it."""
    for stride, pushes in steps_from(position.ground, base):
        if fits(position, figure, stride.base):
            yield stride
        elif pushes and (pushed := pushed_away(position, figure, stride.base)):
            yield stride._replace(pushed=pushed)


def pushed_away(position: Position, figure: Figure, base: Places) -> tuple[str, ...]:
    """Return who stands where a base comes by climbing, if each of them can be pushed away (6b/empujar, M20)."""
    there = {other.id: other for other in _others(position, figure, base)}
    stays = (other for other in there.values() if other.large or not push_places(position, figure, other, base))
    return tuple(there) if next(stays, None) is None else ()


def steps_from(field: Field, base: Places) -> Steps:
    """Return every step from a base as the terrain lets it, each with whether it pushes who stands there, as climbing.

    Kept with the field: it is asked for the same bases again and again.
    """
    found = field.steps.get(base)
    if found is None:
        made = [*_standard(field, base), *_over_obstacles(field, base), *_climbs(field, base)]
        if len(base) == 1:
            made += _ladders(field, base[0])
        here = field.height(base[0])
        found = field.steps[base] = tuple((stride, field.height(stride.base[0]) != here) for stride in made)
    return found


def _standard(field: Field, base: Places) -> Iterator[Stride]:
    if len(base) == 1:
        yield from (Stride((there,), COSTS["standard"], "standard") for there in field.beside(base[0]))
        return
    for way in SIDES.values():
        there = shifted(field, base, way, field.height(base[0]))
        if there is not None:
            yield Stride(there, COSTS["standard"], "standard")


def _over_obstacles(field: Field, base: Places) -> Iterator[Stride]:
    """Yield the steps over a portion of an obstacle, by its kind; a ladder is one to a large base (6b, 7m, M18).

    A hex of the base is beside the portion before, and one, be it another, after.
    """
    if field.height(base[0]):
        return
    kinds = {"low": "low", "high": "high"} | ({"ladder": "low"} if len(base) > 1 else {})
    portions = {at for place in base for at in neighbours(place.hex) if field.kinds.get(at) in kinds}
    for portion in sorted(portions):
        for way in {_way(place.hex, beyond) for place in base for beyond in neighbours(portion)}:
            there = shifted(field, base, way, 0)
            if there is not None and there != base:
                kind = kinds[field.kinds[portion]]
                yield Stride(there, COSTS[kind], kind)


def _way(a: Hex, b: Hex) -> Point:
    (ax, ay), (bx, by) = centre(a), centre(b)
    return bx - ax, by - ay


def _climbs(field: Field, base: Places) -> Iterator[Stride]:
    """Yield the steps to another height, from or to under no platform at all (6b, M19)."""
    here = field.height(base[0])
    for height in sorted({0, *(platform.height for platform in field.platforms)} - {here}):
        for way in SIDES.values():
            there = shifted(field, base, way, height)
            if there is not None:
                lower = base if here < height else there
                if not any(under_platform(field, place) for place in lower):
                    kind = "up" if here < height else "down"
                    yield Stride(there, COSTS[kind], kind)


def _ladders(field: Field, place: Place) -> Iterator[Stride]:
    """Yield the steps by a ladder, to any hex beside any part of it, at whatever height (6b, M19)."""
    around = set(neighbours(place.hex))
    for ladder in field.ladders:
        if not ladder & around:
            continue
        for at in sorted({at for part in ladder for at in neighbours(part)} - ladder):
            for there in field.places_at(at) if field.holds(at) else ():
                if there != place:
                    yield Stride((there,), COSTS["ladder"], "ladder")


def push_places(position: Position, mover: Figure, pushed: Figure, base: Places) -> Places:
    """Return where who is pushed may be set down: free, at its height, its hex sharing a side with its own (M20).

    `base` is where the mover comes to stand; what it has left is free.
    """
    beside = position.ground.beside(pushed.places[0])
    return tuple(place for place in beside if place not in base and fits(position, mover, (place,)))
