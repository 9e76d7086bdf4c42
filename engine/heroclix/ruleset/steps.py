"""What an edition says of moves: what bars a step, what stops it, and on which results a figure breaks away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.heroclix.ruleset.ground import Fence

__all__ = ["LevelChange", "Rough", "StepRules"]

Rough = Literal["hindering", "water"]
LevelChange = Literal["free", "stops", "barred"]


@dataclass(frozen=True, slots=True)
class StepRules:
    """What bars and stops steps, and the d6 results of breaking away.

    `barring`: what on an edge bars a step; so many `open_corner_sides` of the two must be open.
    `opponents_bar_corners`: whether an opposing figure on one side shuts that side. `stops_beside_opponents`: whether
    entering adjacency of an opposing figure ends a move; `passes_those_left`: not of one that it broke away from.
    `level_change`: what a step to another level, or beside one, does where no transition or ability allows it.
    `handles_where_stopped`: what a figure also picks up and puts down where it is stopped as it enters: nothing, what
    lies in that square, or that and what lies beside it.
    `stopping`: ground that ends a move if entered from other ground; `corners_stop`: so does a step through a corner
    between two such squares, wherever it comes from; `slowing`: ground on which a move begins with half the speed
    value.
    `break_away_larger_on`: held by smaller figures alone; `leaves_freely`: larger by so many sizes it leaves without
    a roll, None: never; `automatic_on`: where an effect says that it breaks away automatically; `plasticity_on`: using
    Plasticity itself, `held_by_plasticity_on`: held by who uses it.
    """

    barring: frozenset[Fence]
    open_corner_sides: Literal[1, 2]
    opponents_bar_corners: bool
    stops_beside_opponents: bool
    passes_those_left: bool
    level_change: LevelChange
    handles_where_stopped: Literal["", "underfoot", "beside"]
    stopping: frozenset[Rough]
    corners_stop: bool
    slowing: frozenset[Rough]
    break_away_on: tuple[int, ...]
    break_away_larger_on: tuple[int, ...]
    leaves_freely: int | None
    automatic_on: tuple[int, ...]
    plasticity_on: tuple[int, ...]
    held_by_plasticity_on: tuple[int, ...]
