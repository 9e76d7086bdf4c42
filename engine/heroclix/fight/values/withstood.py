"""Combat values that cards keep from being modified, by anybody or by some (20.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.effects import InForce, in_effect
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.stack import Effect
from engine.heroclix.fight.values.written import fight_of, subject_in
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, StepKind, Term, Typed

__all__ = ["withstood"]

CANT_MODIFY = Message("value-cant-be-modified", ("figure", "card"), rule="20.4")
SMOKE = Term("smoke-cloud")


def withstood(
    position: Position, figure: Figure, value: str, moment: Moment, effects: Iterable[Effect]
) -> Iterator[Effect]:
    """Yield the effects on a value, those modifiers rejected that a card keeps from it."""
    fight = subject_in(fight_of(moment), figure, moment)
    cards = [
        each for each in in_effect(position, figure, "cant_modify", fight) if each.effect.cant_modify in (value, "all")
    ]
    for effect in effects:
        card = next((each for each in cards if _is_kept_off(position, each, effect)), None)
        if card is None or effect.operation != "add" or effect.rejected is not None or not effect.number:
            yield effect
        else:
            title = Typed(card.special.name)
            step = CANT_MODIFY.step(StepKind.IGNORED, figure=FigureId(figure.id), card=title)
            yield replace(effect, rejected=step)


def _is_kept_off(position: Position, card: InForce, effect: Effect) -> bool:
    """Return whether a modifier is one of those that a card speaks of: of that sign, by such characters or power."""
    by, sign = card.effect.by, card.effect.sign
    if card.effect.of is not None and effect.source != card.effect.of:
        return False
    if sign is not None and (effect.number > 0) != (sign == "up"):
        return False
    if by is None:
        return True
    if effect.holder is None:  # its own, or the ground's; of what lies around it only smoke is somebody's (P95)
        return effect.source == SMOKE and by.side == "opponents"
    return fits(position, card.holder, position.figure(effect.holder), by)
