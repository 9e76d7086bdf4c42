"""What an edition says of the ground: what markers and objects make of it, and which squares are adjacent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

__all__ = ["FENCES", "AdjacencyRules", "Fence", "GroundRules"]

Fence = Literal["wall", "window", "door"]
FENCES: tuple[Fence, ...] = ("wall", "window", "door")


@dataclass(frozen=True, slots=True)
class GroundRules:
    """What makes which terrain of a square, and who may lie on several levels.

    `markers`: by kind the terrain type that a marker makes; what is not listed changes nothing. `markers_cover`:
    whether the topmost marker alone decides a square's type; else the types add up, and debris alone takes one away,
    blocking terrain. `objects_hinder`: whether an object that lies makes its square hindering terrain. `spans_levels`:
    the smallest size that does; None: nobody, flying or not.
    `diagonal_bases`: whether a base of two squares may lie on two that touch at a corner, and parts the other two.
    `larger_markers`: whether one terrain marker may cover several squares. `walls_strew_all`: whether a destroyed wall
    leaves debris in both squares beside it, blocking ones apart; else in those that are clear terrain.
    """

    markers: Mapping[str, str]
    markers_cover: bool
    objects_hinder: bool
    spans_levels: str | None
    diagonal_bases: bool
    larger_markers: bool
    walls_strew_all: bool


@dataclass(frozen=True, slots=True)
class AdjacencyRules:
    """What parts squares that touch: `parting` on the edge between them, too few open `corner_sides` of the two.

    `levels_shut_corners`: whether a side of another level is shut.
    """

    parting: frozenset[Fence]
    corner_sides: Literal[1, 2]
    levels_shut_corners: bool
