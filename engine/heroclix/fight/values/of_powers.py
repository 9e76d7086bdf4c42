"""What powers do to combat values without an action of their own, in the versions of cards too (13, 20.2, 27)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.effects import restrictions
from engine.heroclix.fight import sight
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, Powers, ValueEffect, as_used, can_use

__all__ = ["adds_to_others", "as_lent", "effects_of", "lends_itself", "own_effects", "reaches"]


@cache
def effects_of(powers: Powers, value: str, lent: bool) -> tuple[tuple[Power, ValueEffect], ...]:
    """Return the effects on a value that need no action of their own, in the card's order."""
    return tuple(
        (power, effect)
        for power in powers.passive
        for effect in power.values
        if value in effect.values and effect.lent == lent and effect.when != "this-action"
    )


def own_effects(powers: Powers, figure: Figure, value: str) -> Iterable[tuple[Power, ValueEffect]]:
    """Return a figure's own effects on a value, those of its versions of powers as its cards change them (20.2)."""
    usual = effects_of(powers, value, False)
    if not figure.versions:
        return usual
    return [(power, as_lent(figure, power, effect)) for power, effect in usual]


def as_lent(figure: Figure, power: Power, effect: ValueEffect) -> ValueEffect:
    """Return an effect of a power as the card changes it of whose power it is, who may lend it to others (20.2)."""
    return as_used(figure, power).values[power.values.index(effect)] if figure.versions else effect


def reaches(position: Position, holder: Figure, figure: Figure, slug: str) -> bool:
    """Return whether a power of somebody reaches another: adjacent, or one whom its card names besides (20.2)."""
    if sight.beside(position, holder, figure, slug):
        return True
    if not holder.squares:
        return False
    if holder.id == figure.id:  # itself it was never beside
        return lends_itself(position, figure, slug)
    also = (restrict.also for _, _, restrict in restrictions(position, holder, slug))
    return any(those is not None and fits(position, holder, figure, those) for those in also)


def lends_itself(position: Position, figure: Figure, slug: str) -> bool:
    """Return whether a figure is among those to whom its own power lends something, by its card (6.2, 20.2).

    Friendly characters within some squares are told there, and it is one of them; adjacent to itself it never is.
    """
    if not adds_to_others(position.powers, slug) or not figure.versions or not figure.squares:
        return False
    if not can_use(position.powers, figure, slug):
        return False
    also = (restrict.also for _, _, restrict in restrictions(position, figure, slug))
    return any(those is not None and fits(position, figure, figure, those) for those in also)


def adds_to_others(powers: Powers, slug: str) -> bool:
    """Return whether a power adds to values of others; one that lends its user's own gives the user nothing new.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [adds_to_others(MODERN.powers, slug) for slug in ("empower", "defend", "toughness")]
    [True, False, False]
    """
    power = powers.get(slug)
    return power is not None and any(each.lent and each.operation == "add" for each in power.values)
