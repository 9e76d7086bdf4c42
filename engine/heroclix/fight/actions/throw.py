"""What Telekinesis throws: a terrain marker in range and line of fire, as if it were in hand (27.2l, 27.8i)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.heroclix.effects.areas.elements import Element, elements, without
from engine.heroclix.effects.areas.reach import sees
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.position import Figure, Position, Thing
from engine.heroclix.powers import Power, can_use, held_by
from engine.heroclix.powers.inherent import thrown_from_afar
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["as_if_held"]

THROWN = Message("attack-telekinesis-throws", ("figure", "thing"), rule="27.2l", reading="P28")

NOT_KNOWN = Message("attack-telekinesis-throw-unknown", ("figure",), rule="27.2l")

TELEKINESIS, THROW = "telekinesis", "range-terrain-action"


def as_if_held(
    position: Position, figure: Figure, power: Power, fits: Callable[[Position], bool], named: object = None
) -> tuple[Position, tuple[Step, ...]]:
    """Return the position in which the figure holds what Telekinesis lets it throw, and the step that says so.

    Another position only for a RANGE Terrain Action. Of several terrain markers the one that is `named` by its id
    is taken, else what it really holds, else the first listed with which the action `fits`, objects before
    others. While it is held it lies nowhere on the map (17.7).
    """
    if power.slug != THROW or not can_use(position.powers, figure, TELEKINESIS) or not figure.squares:
        return position, ()
    in_hand = held_by(position, figure)
    if not thrown_from_afar(position.ruleset):
        told = NOT_KNOWN.step(StepKind.IGNORED, figure=FigureId(figure.id))
        return position, () if in_hand is not None else (told,)
    if in_hand is not None and (named == in_hand.id or (named is None and fits(position))):
        return position, ()
    found = {held.id: holding for held, holding in _options(position, figure)}
    if not found or (in_hand is not None and named not in found and not any(map(fits, found.values()))):
        return position, ()
    taken = named if named in found else next((name for name, after in found.items() if fits(after)), next(iter(found)))
    return found[str(taken)], (THROWN.step(StepKind.CHECK, figure=FigureId(figure.id), thing=str(taken)),)


def _options(position: Position, figure: Figure) -> Iterator[tuple[Thing, Position]]:
    """Yield what it might throw, each with the position in which it holds that."""
    reach = calculated(position, figure, "range").value
    squares = reach if isinstance(reach, int) else 0
    for element in elements(position):
        if _throwable(element) and _within(position, figure, element, squares):
            held = Thing(element.id, held_by=figure.id, values=element.source.values)
            if isinstance(element.source, Thing):
                held = replace(element.source, square=None, held_by=figure.id)
            gone = without(position, element)
            yield held, replace(gone, things=(held, *gone.things))  # before what it may hold besides


def _throwable(element: Element) -> bool:
    """Return whether it can be held and used in a Terrain Action: not debris, smoke or water (17.14d-f, 27.7f)."""
    return element.is_terrain_marker and not element.fixed and not element.immobile


def _within(position: Position, figure: Figure, element: Element, reach: int) -> bool:
    itself = element.terrain == "blocking"  # its own square doesn't block the line to it (P42)
    return any(sees(position, figure, square, reach, itself) for square in element.squares)
