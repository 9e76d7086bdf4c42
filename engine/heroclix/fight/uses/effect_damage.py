"""Damage that an effect deals outside attacks, and what is left of it (12.5a, 12.5b): Poison (27.2j)."""

from __future__ import annotations

from engine.heroclix.conditions.effects import InForce, in_effect, restrictions
from engine.heroclix.conditions.times import Fight
from engine.heroclix.fight.attack.card_damage import (
    DEALT,
    REDUCED,
    besides_it,
    card_increases,
    changed_otherwise,
    least_left,
    less_besides,
    limited,
)
from engine.heroclix.fight.attack.damage_taken import (
    LEFT,
    ONE_REDUCER,
    PENETRATES_BY_CARD,
    REDUCES_BY_CARD,
    TAKEN,
    all_reducers,
    at_most,
    in_spite,
    spared,
)
from engine.heroclix.fight.attack.reducers import Reducer, increased
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["effect_damage"]


def effect_damage(
    position: Position, figure: Figure, target: Figure, dealt: int, power: Power
) -> tuple[int, list[Step]]:
    """Return the damage that a target takes of what a figure's power deals it, and the steps.

    One reducer counts, the one that reduces most; none where a card makes all that the figure deals penetrating. What a
    power does to damage of attacks alone (Precision Strike, the roll of Impervious, STOP) plays no part.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> ivy = Figure("ivy", "Ivy", "red", (0,))
    >>> rock = Figure("rock", "Rock", "blue", (1,), powers=frozenset(["toughness"]))
    >>> effect_damage(Position(MODERN, MapPrint(4, 4), (ivy, rock)), ivy, rock, 1, MODERN.powers["poison"])[0]
    0
    """
    name = FigureId(target.id)
    shield = spared(position, target, dealt, power, opposing=not position.friendly(figure, target))
    if shield is not None:
        return 0, [shield]
    made = Fight(figure, (target,), "", power.slug, target)
    steps: list[Step] = []
    for card, add in changed_otherwise(position, figure, made):
        changed = max(0, dealt + add)
        step = DEALT.step(
            StepKind.DAMAGE, before=dealt, after=changed, target=name, source=Typed(card), add=f"{add:+d}"
        )
        steps.append(step)
        dealt = changed
    found, told = _able(position, figure, target, power, made)
    amounts, capped = limited(position, target, {each.name: each.reduces for each in found}, made)
    steps += [*told, *capped]
    taken = dealt
    if found:
        best = found[0]
        taken = max(0, dealt - amounts[best.name])
        data = {"target": name, "power": best.shown, "amount": amounts[best.name], "taken": taken}
        steps.append(Step(StepKind.DAMAGE, REDUCED.key, data, best.section, None, dealt, taken))
        steps += [ONE_REDUCER.step(StepKind.IGNORED, target=name, power=other.shown) for other in found[1:]]
    besides = besides_it(position, target, made)
    if besides and (not _pierced(position, figure, power, made) or _wholly(position, target, made)):
        taken, less = less_besides(position, target, dealt, taken, besides, made)
        steps += less
    taken, more = increased(target, taken)
    taken, by_cards = card_increases(position, target, taken, made)
    steps += [*more, *by_cards]
    kept = least_left(position, figure, made)
    if kept is not None and taken < (least := min(kept.effect.reduced_least or 0, dealt)):
        card = Typed(kept.special.name)
        steps.append(LEFT.step(StepKind.CAP, before=taken, after=least, target=name, card=card, least=least))
        taken = least
    taken, bounded = at_most(position, target, taken, made)
    steps += bounded
    return taken, [*steps, TAKEN.step(StepKind.DAMAGE, after=taken, target=name, taken=taken)]


def _able(
    position: Position, figure: Figure, target: Figure, power: Power, made: Fight
) -> tuple[list[Reducer], list[Step]]:
    """Return the reducers that may count, the best first, and what is said of penetrating damage (12.4d, 12.5b)."""
    found = sorted(all_reducers(position, target, made), key=lambda each: -each.reduces)
    cards = _pierced(position, figure, power, made)
    if not cards or not found:
        return found, []
    steps = [PENETRATES_BY_CARD.step(StepKind.CHECK, card=card) for card in cards]
    withstood, able = in_spite(found, _withstood(position, target, made))
    if withstood is not None:
        card = Typed(withstood.special.name)
        return list(able), [*steps, REDUCES_BY_CARD.step(StepKind.OVERRIDE, target=FigureId(target.id), card=card)]
    return [each for each in found if each.power is not None and each.power.reduces_penetrating], steps


def _wholly(position: Position, target: Figure, made: Fight) -> bool:
    """Return whether a card lets a figure reduce penetrating damage by whatever reduces damage."""
    return any(each.effect.of is None for each in _withstood(position, target, made))


def _pierced(position: Position, figure: Figure, power: Power, made: Fight) -> list[Typed]:
    """Return the cards that make what a figure's power deals penetrating (12.4d)."""
    cards = [Typed(each.special.name) for each in in_effect(position, figure, "penetrating", made)]
    return cards + [Typed(card) for _, card, each in restrictions(position, figure, power.slug) if each.penetrating]


def _withstood(position: Position, target: Figure, made: Fight) -> tuple[InForce, ...]:
    """Return the cards by which a figure reduces penetrating damage."""
    return tuple(in_effect(position, target, "reduces_penetrating", made))
