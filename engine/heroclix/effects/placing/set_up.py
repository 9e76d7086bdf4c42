"""May this be set up here? Figures, markers, objects, special terrain before the game (4.3, 16.7a, 17.4, 25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.heroclix.board.ground.bases import size_of
from engine.heroclix.board.ground.board import Board
from engine.heroclix.effects.areas.elements import elements, special_terrain
from engine.heroclix.effects.placing.fit import Fit
from engine.heroclix.effects.placing.placing import (
    LEVELS,
    MARKER_WALL,
    against_figure,
    against_special_terrain,
    nearest,
    walls_inside,
)
from engine.heroclix.effects.placing.starting import SetUp, base_of
from engine.heroclix.position import Figure, Position, bits
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = [
    "Distant",
    "against_figure_set_up",
    "against_marker_set_up",
    "against_terrain_set_up",
    "far_enough",
]

Distant = Literal["special-object", "effect-terrain"]

OUTSIDE = Message("setup-outside-area", ("figure", "square", "side"), rule="4.3")
MORE_INSIDE = Message("setup-base-more-inside", ("figure", "count", "most"), rule="4.3a")
HALF_INSIDE = Message("setup-base-half-inside", ("figure", "count", "least"), rule="4.3a")
IN_AREA = Message("setup-in-area", ("square", "side"), rule="17.4")
IN_TRANSITION = Message("setup-in-transition", ("square",), rule="16.7a")
ON_BLOCKING = Message("setup-on-blocking", ("square",), rule="17.4")
ON_MARKER = Message("setup-on-marker", ("square", "thing"), rule="17.4")
NOT_ON_CLEAR = Message("setup-not-on-clear", ("square",), rule="17.4")
NOT_CLEAR = Message("setup-not-clear", ("square",), rule="17.4")
NOT_CLEAR_SPECIAL = Message("setup-not-clear-special", ("square",), rule="25.5c")
MAKES_TRANSITION = Message("setup-makes-transition", ("square", "thing"), rule="16.7a")
OBJECT_NEAR = Message("setup-special-object-near", ("square", "squares", "limit"), rule="25.1")
EFFECT_NEAR = Message("setup-effect-terrain-near", ("square", "squares", "limit"), rule="25.9")
AS_FAR = Message("setup-as-far-as-possible", ("squares", "limit"), rule="4.3d")

CHECK = StepKind.CHECK


def against_figure_set_up(position: Position, setup: SetUp, figure: Figure, squares: Sequence[int]) -> list[Step]:
    """Return all reasons against setting up a figure on these squares (4.3, 4.3a, 13.2)."""
    area, names = setup.area(figure.side), position.map.name_of
    inside = [square for square in squares if area >> square & 1]
    reasons = against_figure(position, figure, squares, coming=True)
    name = FigureId(figure.id)
    if not inside:
        step = OUTSIDE.step(CHECK, figure=name, square=names(squares[0]), side=side_term(figure.side))
        return [step, *reasons]
    if len(squares) > 1:
        others = bits(Board.of(position).at) & ~bits(figure.squares)
        base, fit = base_of(position, figure, size_of(position.map, squares)), Fit(setup.position, area)
        most = fit.inside(base, others)[0]
        least = fit.enough(base, most)
        if len(inside) < least:
            count = len(inside)
            if setup.rules.half_inside:
                return [HALF_INSIDE.step(CHECK, figure=name, count=count, least=least), *reasons]
            return [MORE_INSIDE.step(CHECK, figure=name, count=count, most=most), *reasons]
    return reasons


def against_marker_set_up(
    position: Position,
    setup: SetUp,
    squares: Sequence[int],
    *,
    distant: Distant | None = None,
    transitions: frozenset[tuple[int, int]] = frozenset(),
    itself: str = "",
    no_terrain: bool = False,
) -> list[Step]:
    """Return all reasons against setting up a terrain marker or object on these squares (17.4, 16.7a, 25.1, 25.9).

    `distant`: it is a special object or EFFECT terrain, which keeps its distance from every starting area;
    `transitions`: those that an elevated marker would make; `itself`: the id of the one that is moved; `no_terrain`:
    it is an object, where those are no terrain.
    """
    terrain, names = Board.of(position).terrain, position.map.name_of
    apart = setup.rules.things_apart
    stairs = bits(end for pair in terrain.transitions for end in pair) if apart else 0
    rough = 0 if no_terrain else terrain.hindering | terrain.blocking
    reasons = []
    for square in squares:
        name = names(square)
        for side in setup.areas:
            if setup.area(side) >> square & 1:
                reasons.append(IN_AREA.step(CHECK, square=name, side=side_term(side)))
        if stairs >> square & 1:
            reasons.append(IN_TRANSITION.step(CHECK, square=name))
        if terrain.blocking >> square & 1:
            reasons.append(ON_BLOCKING.step(CHECK, square=name))
        reasons += _on_others(position, square, itself) if apart else []
        if setup.rules.clear_alone and _rough_beside(position, itself) >> square & 1:
            reasons.append(NOT_ON_CLEAR.step(CHECK, square=name))
        if special_terrain(position) & rough & 1 << square:
            reasons.append(NOT_CLEAR_SPECIAL.step(CHECK, square=name))
        elif position.map.orange & rough & 1 << square:
            reasons.append(NOT_CLEAR.step(CHECK, square=name))
    reasons += _of_several(position, squares)
    for end in sorted({end for pair in transitions for end in pair} - set(squares)):
        reasons += _on_others(position, end, itself, MAKES_TRANSITION)
    return reasons if distant is None else reasons + _too_near(position, setup, squares, distant)


def _rough_beside(position: Position, itself: str) -> int:
    """Return the squares of hindering terrain and water, without what the one that is moved makes of its own."""
    terrain = Board.of(position).terrain
    own = bits(square for element in elements(position) if element.id == itself for square in element.squares)
    return (terrain.hindering | terrain.water) & ~own


def _of_several(position: Position, squares: Sequence[int]) -> list[Step]:
    """A larger marker lies on one level, no wall through it (16.5g, 17.5, P47)."""
    levels = sorted({Board.of(position).levels[square] for square in squares})
    uneven = [LEVELS.step(CHECK, levels=tuple(levels))] if len(levels) > 1 else []
    return [step._replace(reading="P47") for step in uneven + walls_inside(position, squares, MARKER_WALL)]


def _on_others(position: Position, square: int, itself: str, message: Message = ON_MARKER) -> list[Step]:
    lying = [e for e in elements(position) if square in e.squares and e.is_terrain_marker and e.id != itself]
    return [message.step(CHECK, square=position.map.name_of(square), thing=element.id) for element in lying]


def far_enough(setup: SetUp) -> int:
    """Return the squares where a special object or EFFECT terrain may be set up, as a set (25.1, 25.9, 4.3d)."""
    limit = setup.position.ruleset.special_object_distance
    return setup.for_markers & ~setup.closer_than(setup.distance_possible(limit))


def _too_near(position: Position, setup: SetUp, squares: Sequence[int], distant: Distant) -> list[Step]:
    near = nearest(position, squares, setup.everywhere)
    limit = position.ruleset.special_object_distance
    needed = setup.distance_possible(limit)
    if near is None or near[1] >= needed:
        return []
    message = OBJECT_NEAR if distant == "special-object" else EFFECT_NEAR
    step = message.step(CHECK, square=position.map.name_of(near[0]), squares=near[1], limit=limit)
    return [step, AS_FAR.step(CHECK, squares=needed, limit=limit)] if needed < limit else [step]


def against_terrain_set_up(position: Position, setup: SetUp, squares: Sequence[int]) -> list[Step]:
    """Return all reasons against setting up special terrain on these squares (25.5b)."""
    return against_special_terrain(position, squares, setup.everywhere)
