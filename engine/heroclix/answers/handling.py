"""What a figure is asked to pick up or put down on its way, and what is against it (17.6–17.8, 24.4, 27.8g)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import DocumentError
from engine.heroclix.board.steps.handling import Handling
from engine.heroclix.board.steps.mover import handles_where_stopped
from engine.heroclix.build import Builder
from engine.heroclix.effects.areas.elements import Element, element_named, elements, without
from engine.heroclix.effects.placing.pick_up import PickUp
from engine.heroclix.effects.placing.placing import against_object
from engine.heroclix.fight.actions.rights import against_use
from engine.heroclix.position import Figure, Marker, Position, bits
from engine.heroclix.powers import can_use, held_by
from engine.heroclix.powers.inherent import may_put_down
from engine.heroclix.questions import MoveQuestion
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["asked_handling", "handling_steps"]

PICKS_UP = Message("move-picks-up", ("figure", "thing"), rule="17.6", reading="P52")
PUTS_DOWN = Message("move-puts-down", ("figure", "square"), rule="17.8", reading="P52")
PICKS_UP_UNDERFOOT = Message("move-picks-up-underfoot", ("figure", "thing"), rule="17.6", reading="P52")
PICKS_UP_ANYWHERE = Message("move-picks-up-anywhere", ("figure", "thing"), rule="17.6")
PUTS_DOWN_ANYWHERE = Message("move-puts-down-anywhere", ("figure", "square"), rule="17.8")
IMMOBILE = Message("pick-up-immobile", ("figure",), rule="7.3a")
CARRYING = Message("pick-up-carrying", ("figure",), rule="17.12")
NOT_BOTH = Message("pick-up-not-both", ("figure",), rule="17.8")
HANDS_FULL = Message("pick-up-hands-full", ("figure", "thing"), rule="17.7")
KEEPS = Message("pick-up-kept", ("figure",), rule="17.7")
HANDS_EMPTY = Message("pick-up-hands-empty", ("figure",), rule="17.8")
HELD = Message("pick-up-held", ("thing", "by"), rule="17.7")

ABILITY = "object-pick-up"
CHECK = StepKind.CHECK


def asked_handling(
    position: Position, figure: Figure, ask: MoveQuestion, passengers: Sequence[Figure]
) -> tuple[Handling | None, list[Step]]:
    """Return what is to be picked up or put down, and all reasons against it wherever the move leads.

    Raises DocumentError when there is no such object, marker or square.
    """
    if ask.pick_up is None and ask.put_down is None:
        return None, []
    reasons = _against_handling(position, figure, passengers)
    if ask.pick_up is not None and ask.put_down is not None:
        why = NOT_BOTH if may_put_down(position.ruleset) else KEEPS
        reasons.append(why.step(CHECK, figure=FigureId(figure.id)))
    if ask.pick_up is not None:
        handling, against = _picked_up(position, figure, ask.pick_up)
    else:
        square = Builder(position.map.columns, position.map.rows).place("ask.put_down", ask.put_down or "")
        handling, against = Handling(1 << square), _against_putting_down(position, figure, square)
    return handling, reasons + against


def _against_handling(position: Position, figure: Figure, passengers: Sequence[Figure]) -> list[Step]:
    name = FigureId(figure.id)
    reasons = against_use(position, figure, position.powers[ABILITY])
    if can_use(position.powers, figure, "immobile"):
        reasons.append(IMMOBILE.step(CHECK, figure=name))
    if passengers:
        reasons.append(CARRYING.step(CHECK, figure=name))
    return reasons


def _picked_up(position: Position, figure: Figure, name: str) -> tuple[Handling | None, list[Step]]:
    element = element_named(position, name)
    reasons: list[Step] = []
    mine = held_by(position, figure)
    if mine is not None:
        reasons.append(HANDS_FULL.step(CHECK, figure=FigureId(figure.id), thing=mine.id))
    if element is None:
        return None, reasons + _held(position, name)
    reasons += PickUp(position, figure).against_kind(element)
    return _handling(position, element), reasons


def _held(position: Position, name: str) -> list[Step]:
    """Return why an object that lies nowhere on the map is not picked up. Raises DocumentError if there is none."""
    for thing in position.things:
        if thing.id == name and thing.held_by is not None:
            return [HELD.step(CHECK, thing=name, by=FigureId(thing.held_by))]
    known = ", ".join(element.id for element in elements(position))
    raise DocumentError("ask.pick_up", "error-no-element", id=name, expected=known)


def _handling(position: Position, element: Element) -> Handling:
    """Return the handling of an element; a terrain marker takes its terrain with it (P54)."""
    after = without(position, element) if isinstance(element.source, Marker) else None
    return Handling(bits(element.squares), after)


def _against_putting_down(position: Position, figure: Figure, square: int) -> list[Step]:
    if not may_put_down(position.ruleset):
        return [KEEPS.step(CHECK, figure=FigureId(figure.id))]
    if held_by(position, figure) is None:
        return [HANDS_EMPTY.step(CHECK, figure=FigureId(figure.id))]
    return against_object(position, (square,))


def handling_steps(ruleset: Ruleset, figure: Figure, ask: MoveQuestion) -> tuple[Step, ...]:
    """Say what the figure picks up or puts down on its way."""
    name = FigureId(figure.id)
    steps = []
    stopped = handles_where_stopped(ruleset)
    anywhere = stopped == "beside"
    if ask.pick_up is not None:
        picks_up = PICKS_UP_ANYWHERE if anywhere else PICKS_UP_UNDERFOOT if stopped else PICKS_UP
        steps.append(picks_up.step(CHECK, figure=name, thing=ask.pick_up))
    if ask.put_down is not None and may_put_down(ruleset):
        puts_down = PUTS_DOWN_ANYWHERE if anywhere else PUTS_DOWN
        steps.append(puts_down.step(CHECK, figure=name, square=ask.put_down))
    return tuple(steps)
