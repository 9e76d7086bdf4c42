"""The written effects that are in force on a figure in an attack, or outside of any (20.1, 20.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.heroclix.board.ground.board import Board
from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.times import Fight, unmet, unmet_attack
from engine.heroclix.position import Figure, Position, Special
from engine.heroclix.powers.special import in_force
from engine.heroclix.written.conditions import ConditionsIn
from engine.heroclix.written.effect import EffectIn, RestrictIn
from engine.ruling import Step

__all__ = ["OUTSIDE", "InForce", "against", "forbidden", "in_effect", "means", "restrictions"]

OUTSIDE = Fight()  # where no attack is made


class InForce(NamedTuple):
    """An effect that counts, and whose card it stands on."""

    holder: Figure
    special: Special
    effect: EffectIn


def in_effect(position: Position, figure: Figure, key: str, fight: Fight = OUTSIDE) -> Iterator[InForce]:
    """Yield the effects of that kind (`takes_most`, `cant_be` …) that count for a figure now, its own and others'."""
    holders = Board.of(position).carded
    for holder in holders if figure.squares else (figure,):
        for special in in_force(holder.special):
            for effect in special.written:
                if getattr(effect, key) is None or not means(position, holder, figure, effect):
                    continue
                if against(position, holder, figure, effect, fight) is None:
                    yield InForce(holder, special, effect)


def restrictions(position: Position, figure: Figure, slug: str) -> Iterator[tuple[Special, RestrictIn]]:
    """Yield how a power that a figure can use is restricted, where it has no version of it without (20.2, 20.7)."""
    if slug not in figure.restricted:
        return
    for special in in_force(figure.special):
        for effect in special.written:
            own = effect.grants == slug and effect.who is None
            if own and effect.restrict and against(position, figure, figure, effect, OUTSIDE) is None:
                yield special, effect.restrict


def means(position: Position, holder: Figure, figure: Figure, effect: EffectIn) -> bool:
    """Return whether a figure is one of those that an effect on somebody's card is for."""
    if effect.who is None:
        return holder.id == figure.id
    return bool(figure.squares) and fits(position, holder, figure, effect.who)


def against(position: Position, holder: Figure, figure: Figure, effect: EffectIn, fight: Fight) -> Step | None:
    """Return why an effect that is for a figure does not count for it now; None where it does."""
    if not isinstance(effect.when, ConditionsIn):
        return None
    found = unmet(position, holder, effect.when)
    if found is None and effect.when.attack is not None:
        found = unmet_attack(position, holder, figure, effect.when.attack, fight)
    return found


def forbidden(position: Position, figure: Figure, done: str, by: Figure, of: str = "") -> InForce | None:
    """Return the effect by which something can't be done to a figure by somebody; `of`: the power that chooses."""
    for found in in_effect(position, figure, "cant_be"):
        effect = found.effect
        if effect.cant_be != done or (effect.of is not None and effect.of != of):
            continue
        if effect.by is None or fits(position, figure, by, effect.by):
            return found
    return None
