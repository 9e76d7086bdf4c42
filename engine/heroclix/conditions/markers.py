"""Terrain markers on or near the squares of a figure, and whose they are; objects near it (6.3a, 17, 21.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.measures import distance
from engine.heroclix.position import Figure, Position, bits
from engine.heroclix.things import Marker, Thing
from engine.heroclix.written.conditions import MarkersIn, ThingsIn

__all__ = ["markers_near", "markers_told", "objects_near", "things_told", "things_with"]


def markers_near(position: Position, holder: Figure, figure: Figure, wanted: MarkersIn) -> int:
    """Return how many terrain markers of those that a card of `holder` asks for lie on or near a figure.

    Counted are squares: each of these markers covers one. Objects are terrain markers too, of no kind (17.1b); while
    somebody holds them they are off the map (17.7).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> lying = (Marker("smoke", (1, 8), maker="cap"), Marker("smoke", (9,), maker="rob"), Marker("smoke", (0,)))
    >>> position = Position(MODERN, MapPrint(8, 8), (cap,), lying)
    >>> asked = ({"kind": "smoke", "own": True, "adjacent": True}, {"kind": "smoke", "adjacent": True}, {"on": True})
    >>> [markers_near(position, cap, cap, MarkersIn.model_validate(one)) for one in asked]
    [2, 3, 1]
    """
    lying = {
        square for marker, square in _lying(position, figure, wanted) if not wanted.own or marker.maker == holder.id
    }
    if wanted.kind is None and not wanted.own and figure.squares:
        lying |= {square for square in _free(position) if _there(position, figure, wanted, square)}
    return len(lying)


def objects_near(position: Position, figure: Figure, within: int) -> int:
    """Return how many objects that nobody holds or has equipped lie within so many squares of a figure (17.1).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint, Thing
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> things = (Thing("crate", square=2), Thing("barrel", square=3), Thing("sack", square=0, held_by="cap"))
    >>> objects_near(Position(MODERN, MapPrint(8, 8), (cap,), things=things), cap, 2)
    1
    """
    if not figure.squares:
        return 0
    return sum(distance(position, figure, square) <= within for square in _free(position))


def _free(position: Position) -> Iterator[int]:
    """Yield the square of each object that nobody holds or has equipped."""
    for each in position.things:
        if each.held_by is None and each.equipped_by is None and each.square is not None:
            yield each.square


def markers_told(position: Position, figure: Figure, wanted: MarkersIn) -> bool:
    """Return whether it is said of all such markers near a figure whose they are, where that is asked."""
    return not wanted.own or all(marker.maker for marker, _ in _lying(position, figure, wanted))


def _lying(position: Position, figure: Figure, wanted: MarkersIn) -> Iterator[tuple[Marker, int]]:
    """Yield the markers of a kind that lie where a card asks for them, square by square."""
    if not figure.squares:
        return
    for marker in position.markers:
        if marker.kind == wanted.kind or (wanted.kind is None and _is_terrain(marker)):
            yield from ((marker, square) for square in marker.squares if _there(position, figure, wanted, square))


def _is_terrain(marker: Marker) -> bool:
    """Return whether it is a terrain marker: a special one without a terrain type is none (17.14h, R13)."""
    return marker.kind != "special" or marker.terrain is not None


def _there(position: Position, figure: Figure, wanted: MarkersIn, square: int) -> bool:
    """Return whether a square is where a card asks for markers: under a figure, within some squares, beside it."""
    if wanted.on:
        return square in figure.squares
    if wanted.within is not None:
        return distance(position, figure, square) <= wanted.within
    return bool(Board.of(position).neighbours_of(figure.squares) & bits((square,)))


def things_with(position: Position, figure: Figure, wanted: ThingsIn) -> int:
    """Return how many objects of those that a card asks for are where a figure is, or on it.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> things = (Thing("one", "light", square=1, name="Horn"), Thing("two", "heavy", held_by="cap", name="Horn"))
    >>> position, horn = Position(MODERN, MapPrint(8, 8), (cap,), things=things), {"named": "horn", "where": ["held"]}
    >>> asked = (horn, {**horn, "where": ["adjacent", "held"]}, {**horn, "weight": "light"})
    >>> [things_with(position, cap, ThingsIn.model_validate(one)) for one in asked]
    [1, 2, 0]
    """
    return sum(
        (wanted.named is None or thing.name.casefold() == wanted.named.casefold())
        and wanted.weight in (None, _weight(thing))
        for thing in _things(position, figure, wanted)
    )


def things_told(position: Position, figure: Figure, wanted: ThingsIn) -> bool:
    """Return whether it is said of all objects where a figure is which they are, as far as that is asked."""
    return not any(_may_be(thing, wanted) for thing in _things(position, figure, wanted))


def _may_be(thing: Thing, wanted: ThingsIn) -> bool:
    """Return whether an object may be one of those that are asked for, since its name or its weight is not told."""
    nameless = wanted.named is not None and not thing.name
    weightless = wanted.weight is not None and not _weight(thing)
    named = nameless or wanted.named is None or thing.name.casefold() == wanted.named.casefold()
    return (nameless or weightless) and named and (weightless or wanted.weight in (None, _weight(thing)))


def _weight(thing: Thing) -> str:
    """Return how heavy an object is; nothing where nobody tells, as of a standard one (17.1)."""
    return thing.weight or (thing.kind if thing.kind in ("light", "heavy", "immobile", "ultra-heavy") else "")


def _things(position: Position, figure: Figure, wanted: ThingsIn) -> Iterator[Thing]:
    """Yield the objects that are where a card asks for them."""
    around = Board.of(position).neighbours_of(figure.squares) if figure.squares and "adjacent" in wanted.where else 0
    for thing in position.things:
        lying = thing.square is not None and thing.held_by is None and thing.equipped_by is None
        if thing.held_by == figure.id:
            there = "held" in wanted.where
        elif thing.equipped_by == figure.id:
            there = "equipment" in wanted.where
        else:
            on = lying and thing.square in figure.squares
            there = lying and ("on" in wanted.where if on else bool(around & bits((thing.square or 0,))))
        if there:
            yield thing
