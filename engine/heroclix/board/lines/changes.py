"""Changes that may clear a line of fire, and what the ground is once they are made (16.9, 17.10, 17.14c)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple

from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.rubble import LASTING, crumbled, is_single, opened
from engine.heroclix.board.ground.terrain import Terrain
from engine.heroclix.board.lines.pairs import Edge, Target
from engine.heroclix.position import Figure, MapPrint, Marker, Position, Thing

__all__ = ["Change", "changed", "destroyed", "destructible", "piece_on"]

ELEVATED = frozenset({"elevated"})
SOLID = frozenset({"blocking", "barrier", "special"})  # markers that may be what makes a square blocking terrain


class Change(NamedTuple):
    """One change: a figure `gone`, a piece of terrain `destroyed`, an ability `gained` by the source.

    `name` is the figure's id, the name of the square or edge, or the ability's slug. A piece is printed
    blocking terrain, a wall, or the marker that makes its square blocking or elevated; of a larger marker
    `squares` are all that go with it. Where objects that lie hinder, one is a piece too: it has its id for a
    name, its square in `squares` and no `place`, since nothing of it stays (17.10).
    """

    kind: Literal["gone", "destroyed", "gained"]
    name: str
    place: int | Edge | None = None
    squares: tuple[int, ...] = ()


class Ground(NamedTuple):
    """A printed map, the markers and the objects on it."""

    printed: MapPrint
    markers: tuple[Marker, ...]
    things: tuple[Thing, ...]


def changed(
    position: Position, changes: tuple[Change, ...], source: Spot, target: Target
) -> tuple[Position, Spot, Target]:
    """Return the position after some changes, with the source and the target as they are then."""
    for change in changes:
        position = _changed(position, change, source)
    if isinstance(source, Figure):
        source = position.figure(source.id)
    if isinstance(target, Figure):
        target = position.figure(target.id)
    return position, source, target


def _changed(position: Position, change: Change, source: Spot) -> Position:
    if change.kind == "gone":
        return replace(position, figures=tuple(figure for figure in position.figures if figure.id != change.name))
    if change.kind == "destroyed":
        printed, markers, things = destroyed(Board.of(position).terrain, position.markers, position.things, change)
        return replace(position, map=printed, markers=markers, things=things)
    assert isinstance(source, Figure)  # noqa: S101 - only a figure gains anything
    figure = position.figure(source.id)
    return position.with_figure(replace(figure, abilities=figure.abilities | {change.name}))


def destroyed(terrain: Terrain, markers: tuple[Marker, ...], things: tuple[Thing, ...], change: Change) -> Ground:
    """Return the map, the markers and the objects once a piece is destroyed; `terrain` is what they make now.

    Of a wall debris lies on both sides, unless they are blocking (16.9a, 16.9b, 17.14d); of an object none (17.10).
    """
    if change.place is None:
        return Ground(terrain.map, markers, tuple(thing for thing in things if thing.id != change.name))
    if isinstance(change.place, tuple):
        free = tuple(square for square in change.place if not terrain.unstrewn >> square & 1)
        rubble = (Marker("debris", free),) if free else ()
        return Ground(opened(terrain.map, terrain.edge(*change.place)), (*markers, *rubble), things)
    number, squares = _marker_on(terrain, markers, change.place), piece_on(terrain, markers, change.place)
    if number is None:
        return Ground(terrain.map, (*markers, Marker("debris", squares)), things)
    return Ground(terrain.map, crumbled(markers, number, squares), things)


def destructible(terrain: Terrain, markers: tuple[Marker, ...], square: int) -> bool:
    """Return whether what blocks lines on a square can be destroyed.

    Printed elevation, special terrain (25.5e) and what is Indestructible (27.7h) can't.
    """
    number = _marker_on(terrain, markers, square)
    if number is not None:
        return markers[number].abilities.isdisjoint(LASTING)
    return bool(terrain.blocking >> square & 1)


def piece_on(terrain: Terrain, markers: tuple[Marker, ...], square: int) -> tuple[int, ...]:
    """Return the squares of the piece to destroy on a square: a larger marker goes whole (17.10, P40)."""
    number = _marker_on(terrain, markers, square)
    if number is None or is_single(terrain.ruleset, markers[number]):
        return (square,)
    return markers[number].squares


def _marker_on(terrain: Terrain, markers: tuple[Marker, ...], square: int) -> int | None:
    """Return which marker makes a square blocking or elevated, the topmost of them; None where none does."""
    kinds = SOLID if terrain.blocking >> square & 1 else ELEVATED
    lying = [number for number, marker in enumerate(markers) if square in marker.squares and marker.kind in kinds]
    return lying[-1] if lying else None
