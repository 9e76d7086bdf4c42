"""Who lends a figure of the question a value by a power that a card gives him: Enhancement, Empower, Defend (27.4)."""

from __future__ import annotations

from engine.heroclix.conditions.characters import fits
from engine.heroclix.fight import sight
from engine.heroclix.fight.values.of_powers import adds_to_others
from engine.heroclix.fight.values.value import NOT_FOR_IT
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import ValueEffect
from engine.heroclix.reminders.occasion import Occasion
from engine.heroclix.written.effect import EffectIn
from engine.ruling import Step, StepKind, Term, Typed

__all__ = ["borrowers", "lends", "not_for_them"]


def lends(position: Position, effect: EffectIn) -> bool:
    """Return whether an effect gives a power by which its user lends others a value."""
    power = position.powers.get(effect.grants or "")
    return power is not None and any(each.lent for each in power.values)


def borrowers(position: Position, lender: Figure, effect: EffectIn, occasion: Occasion) -> tuple[Figure, ...]:
    """Return those of the question to whom a figure lends something now by the power that an effect gives it.

    Its own conditions, and whom it is restricted to, are left aside: they are what may keep it from counting.
    """
    if not lender.squares or not lends(position, effect):
        return ()
    lent = [each for each in position.powers[effect.grants or ""].values if each.lent]
    return tuple(
        one
        for one in occasion.asked
        if (one.id != lender.id or _itself_too(position, lender, effect))
        and position.friendly(lender, one)
        and any(_at(each, one, occasion) for each in lent)
        and _reaches(position, lender, one, effect)
    )


def _itself_too(position: Position, lender: Figure, effect: EffectIn) -> bool:
    """Return whether somebody is one of those to whom its own power lends something (6.2, 20.2)."""
    also = None if effect.restrict is None else effect.restrict.also
    adds = adds_to_others(position.powers, effect.grants or "")
    return adds and also is not None and fits(position, lender, lender, also)


def not_for_them(
    position: Position, lender: Figure, those: tuple[Figure, ...], effect: EffectIn, card: str
) -> Step | None:
    """Return that a power is restricted to others than all of those; None where it is for one of them (20.2)."""
    wanted = None if effect.restrict is None else effect.restrict.target
    if wanted is None or any(fits(position, lender, one, wanted) for one in those):
        return None
    return NOT_FOR_IT.step(StepKind.CHECK, power=Term(effect.grants or ""), card=Typed(card))


def _at(lent: ValueEffect, figure: Figure, occasion: Occasion) -> bool:
    """Return whether the question asks for such a value of the figure, at the moment at which it is lent (6.9)."""
    if occasion.value and (occasion.value not in lent.values or figure != occasion.asked[0]):
        return False
    role = _role(figure, occasion)
    if lent.when is None:
        return bool(occasion.value) or (role == "target" and "defense" in lent.values)
    verb, _, kind = lent.when.partition("-")
    return occasion.is_attack and occasion.attack == kind and role == ("attacker" if verb == "attacking" else "target")


def _role(figure: Figure, occasion: Occasion) -> str:
    """Return the part of a figure in the attack; where nobody is named, its defense makes it the target."""
    if occasion.attacker is None and not occasion.targets:
        return "target" if occasion.value == "defense" else "attacker"
    if occasion.attacker is not None and occasion.attacker.id == figure.id:
        return "attacker"
    if occasion.attacker is None and figure.id not in {one.id for one in occasion.targets}:
        return "attacker"
    return "target" if occasion.attacker is None or figure.id in {one.id for one in occasion.targets} else ""


def _reaches(position: Position, lender: Figure, figure: Figure, effect: EffectIn) -> bool:
    """Return whether what is lent reaches somebody: adjacent, or whom the card names besides (20.2)."""
    also = None if effect.restrict is None else effect.restrict.also
    beside = bool(figure.squares) and sight.beside(position, lender, figure, effect.grants or "")
    return beside or (also is not None and fits(position, lender, figure, also))
