"""What destruction makes of markers and of the printed map (16.9b, 17.10, 17.14d)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.board.ground.terrain import Edges
from engine.heroclix.position import MapPrint, Marker, Thing
from engine.heroclix.ruleset import Ruleset

__all__ = ["LASTING", "SPECIAL_TERRAIN", "crumbled", "is_single", "larger_markers", "objects_on", "opened"]

SINGLE = frozenset({"smoke", "debris", "barrier"})  # generated one square at a time (27.2h, 27.3f, 16.9, P40)
SPECIAL_TERRAIN = "special-terrain"  # an ability of a special marker: it is special terrain (25.5), no marker
LASTING = frozenset({SPECIAL_TERRAIN, "indestructible"})  # abilities of what is not destroyed (25.5e, 27.7h)


def larger_markers(ruleset: Ruleset) -> bool:
    """Return whether one terrain marker may cover several squares (17.5)."""
    return ruleset.ground.larger_markers


def is_single(ruleset: Ruleset, marker: Marker) -> bool:
    """Return whether a marker told with several squares is as many markers of one square each (P40; 16.8 of 2022).

    Special terrain is one piece in every edition (25.5).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [is_single(MODERN, Marker(kind, (3, 4))) for kind in ("smoke", "hindering")]
    [True, False]
    """
    return marker.kind in SINGLE or not (larger_markers(ruleset) or SPECIAL_TERRAIN in marker.abilities)


def crumbled(markers: tuple[Marker, ...], number: int, squares: tuple[int, ...]) -> tuple[Marker, ...]:
    """Return the markers once those squares of one of them are debris, at the height at which it lay.

    >>> [(marker.kind, marker.squares) for marker in crumbled((Marker("barrier", (3, 4)),), 0, (4,))]
    [('debris', (4,)), ('barrier', (3,))]
    """
    whole = markers[number]
    left = tuple(square for square in whole.squares if square not in squares)
    rest = (replace(whole, squares=left),) if left else ()
    return (*markers[:number], Marker("debris", squares), *rest, *markers[number + 1 :])


def opened(printed: MapPrint, wall: Edges) -> MapPrint:
    """Return the printed map without a wall, be it a window or a door (16.9b, 16.4f, 16.4g).

    >>> opened(MapPrint(4, 4, doors_east=0b11), Edges(0b10, 0)).doors_east
    1
    """
    return replace(
        printed,
        walls_east=printed.walls_east & ~wall.east,
        walls_south=printed.walls_south & ~wall.south,
        windows_east=printed.windows_east & ~wall.east,
        windows_south=printed.windows_south & ~wall.south,
        doors_east=printed.doors_east & ~wall.east,
        doors_south=printed.doors_south & ~wall.south,
    )


def objects_on(ruleset: Ruleset, things: tuple[Thing, ...], square: int) -> list[Thing]:
    """Return the objects that make a square hindering terrain and can be destroyed; held ones lie nowhere."""
    if not ruleset.ground.objects_hinder:
        return []
    return [thing for thing in things if thing.square == square and thing.abilities.isdisjoint(LASTING)]
