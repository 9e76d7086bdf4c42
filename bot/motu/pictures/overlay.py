"""What is drawn over a field to explain a ruling: lines, places with their costs, arcs, a way, what is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.motu.ground.field import Place
from engine.motu.ground.hexes import Hex, Point

__all__ = ["Drawn", "Line"]


@dataclass(frozen=True, slots=True)
class Line:
    """A line between two points of the lattice; `kind`: clear, hindered (there is cover) or blocked."""

    start: Point
    end: Point
    kind: str = "clear"


@dataclass(frozen=True)
class Drawn:
    """What to draw: `costs` is points by place, `cover` the hexes that cover or block, `arcs` whose arcs to show.

    `seen`: the places that are seen, where that is asked, and None where it is not; `focus`: from which hexes.
    """

    lines: Sequence[Line] = ()
    costs: Mapping[Place, int] = field(default_factory=dict)
    way: Sequence[Place] = ()
    cover: Sequence[Hex] = ()
    arcs: Sequence[str] = ()
    focus: Sequence[Hex] = ()
    seen: Sequence[Place] | None = None
