"""What cards say of damage under conditions or for others: reducers, increases, how far it is reduced (12.4, 12.5).

What a card says of its own figure always, or in attacks of a kind, is among that figure's modifiers (`reducers`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.heroclix.conditions.effects import InForce, in_effect
from engine.heroclix.conditions.times import Fight
from engine.heroclix.fight.attack.reducers import INCREASED, Reducer
from engine.heroclix.position import Figure, Position
from engine.heroclix.written.conditions import ConditionsIn
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = [
    "DEALT",
    "REDUCED",
    "besides_it",
    "card_increases",
    "card_reducers",
    "changed_otherwise",
    "changes_dealt",
    "least_left",
    "less_besides",
    "limited",
    "most_dealt",
]

DEALT = Message("attack-damage-increased", ("target", "source", "add"), rule="12.4a")
DEALS_MOST = Message("attack-deals-most", ("target", "card", "most"), rule="13.4")
REDUCED = Message("attack-damage-reduced", ("target", "power", "amount", "taken"), rule="12.5b")
REDUCES_MOST = Message("attack-reduces-most", ("target", "card", "most"), rule="20.4")


def card_reducers(position: Position, figure: Figure, made: Fight) -> tuple[Reducer, ...]:
    """Return the reducers that cards give a figure in an attack, or outside of any (12.5b)."""
    found = _changes(position, figure, made)
    return tuple(Reducer(card, -add) for card, add in found if add < 0)


def card_increases(position: Position, figure: Figure, taken: int, made: Fight) -> tuple[int, list[Step]]:
    """Return the damage taken with what cards add to it, once it has been reduced, and the steps (12.5a)."""
    steps = []
    for card, add in _changes(position, figure, made):
        if add > 0:
            data = {"target": FigureId(figure.id), "source": Typed(card), "add": f"{add:+d}"}
            steps.append(Step(StepKind.DAMAGE, INCREASED.key, data, INCREASED.rule, "P105", taken, taken + add))
            taken += add
    return taken, steps


def _changes(position: Position, figure: Figure, made: Fight) -> Iterator[tuple[str, int]]:
    for found in in_effect(position, figure, "damage_taken", made):
        yield found.special.name, found.effect.damage_taken or 0


def limited(
    position: Position, target: Figure, amounts: Mapping[str, int], made: Fight
) -> tuple[dict[str, int], list[Step]]:
    """Return how much each reducer takes off, no more than cards let the figure reduce, and the steps (20.4)."""
    capped, steps = dict(amounts), []
    for found in in_effect(position, target, "reduces_most", made):
        most = found.effect.reduces_most or 0
        if max(capped.values(), default=0) > most:
            card = Typed(found.special.name)
            steps.append(REDUCES_MOST.step(StepKind.CAP, target=FigureId(target.id), card=card, most=most))
        capped = {name: min(amount, most) for name, amount in capped.items()}
    return capped, steps


def besides_it(position: Position, target: Figure, made: Fight) -> tuple[InForce, ...]:
    """Return the cards that reduce what a figure takes besides the one reducer, as they say themselves (12.5b)."""
    return tuple(in_effect(position, target, "reduces_besides", made))


def less_besides(
    position: Position, target: Figure, dealt: int, taken: int, cards: Iterable[InForce], made: Fight
) -> tuple[int, list[Step]]:
    """Return the damage left when cards reduce it besides, in all no more than may be reduced, and the steps (20.4)."""
    steps = []
    bounds = [found.effect.reduces_most or 0 for found in in_effect(position, target, "reduces_most", made)]
    least = max(0, dealt - min(bounds)) if bounds else 0
    for found in cards:
        amount = min(found.effect.reduces_besides or 0, max(0, taken - least))
        before, taken = taken, taken - amount
        data = {"target": FigureId(target.id), "power": Typed(found.special.name), "amount": amount, "taken": taken}
        steps.append(Step(StepKind.DAMAGE, REDUCED.key, data, REDUCED.rule, None, before, taken))
    return taken, steps


def least_left(position: Position, attacker: Figure, made: Fight) -> InForce | None:
    """Return the card below whose number the damage can't be reduced, of several the highest (R44).

    Outside of attacks those alone count that say so of any damage.
    """
    found = (each for each in in_effect(position, attacker, "reduced_least", made) if made.kind or _of_any(each))
    return max(found, key=lambda each: each.effect.reduced_least or 0, default=None)


def changes_dealt(position: Position, attacker: Figure, made: Fight) -> Iterator[tuple[str, int]]:
    """Yield what cards add to the damage dealt to a target, or take off it, each with the card (12.4a)."""
    for found in in_effect(position, attacker, "damage_dealt", made):
        yield found.special.name, found.effect.damage_dealt or 0


def changed_otherwise(position: Position, figure: Figure, made: Fight) -> Iterator[tuple[str, int]]:
    """Yield what cards add to the damage that a power deals outside of attacks, or take off it, each with the card."""
    for found in in_effect(position, figure, "damage_dealt", made):
        if _of_any(found):
            yield found.special.name, found.effect.damage_dealt or 0


def _of_any(found: InForce) -> bool:
    """Return whether an effect that counts outside of attacks speaks of any damage, and not of attacks alone."""
    when = found.effect.when
    return isinstance(when, ConditionsIn) and when.attack is not None and when.attack.any_damage is True


def most_dealt(position: Position, attacker: Figure, number: int, made: Fight) -> tuple[int, list[Step]]:
    """Return the damage dealt to a target, no more than its cards or the attacker's allow, and the steps (13.4)."""
    steps, bounds = [], [(each, each.effect.deals_most) for each in in_effect(position, attacker, "deals_most", made)]
    if made.harmed is not None:
        on_it = in_effect(position, made.harmed, "takes_most", made)
        bounds += [(each, each.effect.takes_most) for each in on_it if each.effect.dealt]
    for found, bound in bounds:
        most = bound or 0
        if number > most and made.harmed is not None:
            data = {"target": FigureId(made.harmed.id), "card": Typed(found.special.name), "most": most}
            steps.append(DEALS_MOST.step(StepKind.CAP, before=number, after=most, **data))
            number = most
    return number, steps
