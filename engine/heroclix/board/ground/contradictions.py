"""What a map says twice in two ways: a square of two terrains, an edge of two kinds; one of them goes unjudged."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.position import MapPrint
from engine.message import Message
from engine.ruling import Step, StepKind

__all__ = ["contradiction_steps", "two_terrains", "two_walls"]

TERRAINS = Message("map-odd-two-terrains", ("squares",), rule="16")
WALLS = Message("map-odd-two-walls", ("edge",), rule="16.4")
MOST_EDGES = 12  # that are told one by one


def two_terrains(printed: MapPrint) -> int:
    """Return the squares that are two of hindering, blocking and water at once (16).

    >>> two_terrains(MapPrint(8, 8, hindering=0b11, blocking=0b110))
    2
    """
    hindering, blocking, water = printed.hindering, printed.blocking, printed.water
    return hindering & blocking | blocking & water | hindering & water


def two_walls(printed: MapPrint) -> Iterator[str]:
    """Yield the edges that are two of wall, window and door at once, such as `C3/D3` (16.4)."""
    for step, suffix in ((1, "east"), (printed.columns, "south")):
        walls, windows, doors = (getattr(printed, f"{kind}_{suffix}") for kind in ("walls", "windows", "doors"))
        for square in printed.squares_of(walls & windows | walls & doors | windows & doors):
            yield printed.edge_name(square, square + step)


def contradiction_steps(printed: MapPrint) -> tuple[Step, ...]:
    """Return what a ruling on a map says of its contradictions: of the edges, the first few.

    >>> [step.data["squares"] for step in contradiction_steps(MapPrint(8, 8, hindering=1, blocking=1))]
    [('A1',)]
    """
    squares = tuple(printed.name_of(square) for square in printed.squares_of(two_terrains(printed)))
    found = [TERRAINS.step(StepKind.IGNORED, squares=squares)] if squares else []
    edges = list(two_walls(printed))[:MOST_EDGES]
    return (*found, *(WALLS.step(StepKind.IGNORED, edge=edge) for edge in edges))
