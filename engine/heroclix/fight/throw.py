"""What Telekinesis throws: a terrain marker in range and line of fire, as if it were in hand (27.2l, 27.8i)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.area.elements import Element, elements, without
from engine.heroclix.area.reach import sees
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
    for element in elements(position):
        if _throwable(element) and _within(position, figure, element, squares):
            held = Thing(element.id, held_by=figure.id, values=element.source.values)
            if isinstance(element.source, Thing):
                held = replace(element.source, square=None, held_by=figure.id)
            gone = without(position, element)
            return replace(gone, things=(*gone.things, held)), (_step(figure, held.id),)
    return position, ()


def _throwable(element: Element) -> bool:
    """Return whether it can be held and used in a Terrain Action: not debris, smoke or water (17.14d-f, 27.7f)."""
    return element.is_terrain_marker and not element.fixed and not element.immobile


def _within(position: Position, figure: Figure, element: Element, reach: int) -> bool:
    itself = element.terrain == "blocking"  # its own square doesn't block the line to it (P42)
    return any(sees(position, figure, square, reach, itself) for square in element.squares)


def _step(figure: Figure, thing: str) -> Step:
    return THROWN.step(StepKind.CHECK, figure=FigureId(figure.id), thing=thing)
