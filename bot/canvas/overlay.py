"""What is drawn over the board to explain a ruling: lines of fire, paths, tinted squares, culprits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

__all__ = ["Line", "Mark", "Overlay", "Tint"]

Tint = Literal[
    "reach",
    "stop",
    "clear",
    "hindered",
    "blocked",
    "range",
    "close",
    "chosen",
    "placed",
    "start",
    "terrain",
    "fog",
]
NO_TINTS: Mapping[int, Tint] = MappingProxyType({})
NO_COSTS: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Line:
    """A line of fire between the centres of two squares, and what it came to."""

    from_square: int
    to_square: int
    result: Literal["clear", "hindered", "blocked"]


@dataclass(frozen=True, slots=True)
class Mark:
    """What blocks, hinders or stops: a square, the edge between two squares, or a figure's squares."""

    kind: Literal["square", "edge", "figure"]
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Overlay:
    """What to draw over the board. Squares by number; corners as grid corners counted from 0 at the top left.

    `crossed` are the squares the line crosses, `corners` the points it passes exactly, `path` the squares of
    a move in order, its start first; with `thrown` it is a knockback's, and `harm` is its damage, None where
    there is nothing to tell. `tints` is a kind for each square to be tinted, `costs` the squares of movement
    that lead there, written into them. `key` tells under the board what the tints mean, in the reader's words.
    `focus` are the squares of the figure that it is all about.
    """

    line: Line | None = None
    crossed: tuple[int, ...] = ()
    corners: tuple[tuple[int, int], ...] = ()
    culprits: tuple[Mark, ...] = ()
    path: tuple[int, ...] = ()
    tints: Mapping[int, Tint] = field(default_factory=lambda: NO_TINTS)
    costs: Mapping[int, int] = field(default_factory=lambda: NO_COSTS)
    key: tuple[tuple[Tint, str], ...] = ()
    thrown: bool = False
    harm: int | None = None
    focus: tuple[int, ...] = ()
