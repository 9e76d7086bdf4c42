"""The roll by which a character takes a relic in whose square it stands (reliquias of 2012)."""

from __future__ import annotations

from engine.errors import DocumentError
from engine.heroclix.position import Figure, Position, Thing
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["awaiting", "relic_step", "taken_on"]

TAKEN_ON = Message("use-relic-results", ("thing", "results"), rule="17.6")
TAKEN = Message("use-relic-taken", ("figure", "thing", "roll"), rule="17.6")
WAITING = Message("use-relic-pending", ("figure",), rule="17.6")
STAYS = Message("use-relic-stays", ("figure", "thing", "roll"), rule="17.6")


def taken_on(position: Position, thing: Thing) -> tuple[tuple[int, ...], Step]:
    """Return the d6 results on which a relic is taken, and the step that says so.

    Raises DocumentError where they are not told: its card prints them.
    """
    if not thing.taken_on:
        raise DocumentError(f"objects[{position.things.index(thing)}].taken_on", "error-missing")
    return thing.taken_on, TAKEN_ON.step(StepKind.CHECK, thing=Typed(thing.id), results=thing.taken_on)


def relic_step(figure: Figure, thing: Thing, roll: int) -> tuple[bool, Step]:
    """Return whether a roll takes a relic, and the step of it."""
    success = roll in thing.taken_on
    message = TAKEN if success else STAYS
    return success, message.step(StepKind.ROLL, figure=FigureId(figure.id), thing=Typed(thing.id), roll=roll)


def awaiting(figure: Figure) -> Step:
    """Return that the d6 is still to be rolled."""
    return WAITING.step(StepKind.IGNORED, figure=FigureId(figure.id))
