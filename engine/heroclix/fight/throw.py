"""What Telekinesis throws: a terrain marker in range and line of fire, as if it were in hand (27.2l, 27.8i)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.board import BLOCKED, distance, line_result
from engine.heroclix.fight.values import calculated
from engine.heroclix.position import Figure, Position, Thing
from engine.heroclix.powers import Power, can_use, held_by
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["as_if_held"]

THROWN = Message("attack-telekinesis-throws", ("figure", "thing"), rule="27.2l")

TELEKINESIS, THROW = "telekinesis", "range-terrain-action"


def as_if_held(position: Position, figure: Figure, power: Power) -> tuple[Position, tuple[Step, ...]]:
    """Return the position in which the figure holds what Telekinesis lets it throw, and the step that says so.

    Another position only for a RANGE Terrain Action with empty hands; of several terrain markers the
    first listed is taken, objects before others. While it is held it lies nowhere on the map (17.7).
    """
    if power.slug != THROW or not can_use(figure, TELEKINESIS) or not figure.squares or held_by(position, figure):
        return position, ()
    reach = calculated(position, figure, "range").value
    squares = reach if isinstance(reach, int) else 0
    for thing in position.things:
        if thing.square is not None and _within(position, figure, (thing.square,), squares):
            held = replace(thing, square=None, held_by=figure.id)
            things = tuple(held if other.id == thing.id else other for other in position.things)
            return replace(position, things=things), (_step(figure, thing.id),)
    for index, marker in enumerate(position.markers):
        if _within(position, figure, marker.squares, squares):
            held = Thing(marker.id or marker.kind, held_by=figure.id, values=marker.values)
            markers = position.markers[:index] + position.markers[index + 1 :]
            return replace(position, markers=markers, things=(*position.things, held)), (_step(figure, held.id),)
    return position, ()


def _within(position: Position, figure: Figure, squares: tuple[int, ...], reach: int) -> bool:
    return any(
        distance(position, figure, square) <= reach
        and line_result(position, figure, square, "effect", reach) != BLOCKED
        for square in squares
    )


def _step(figure: Figure, thing: str) -> Step:
    return THROWN.step(StepKind.CHECK, figure=FigureId(figure.id), thing=thing)
