"""Why a figure can't use a power though a card would give it: its condition isn't met, or it was used up (20.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heroclix.board.ground.board import Board
from engine.heroclix.conditions.effects import OUTSIDE, against, means, written_of
from engine.heroclix.fight.card_text import OFF
from engine.heroclix.position import Figure, Position, Special
from engine.heroclix.powers import Power, action_name
from engine.heroclix.powers.special import in_force
from engine.heroclix.powers.uses import used_up
from engine.heroclix.written.conditions import ConditionsIn
from engine.heroclix.written.effect import EffectIn
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["WITHHELD", "conditional", "leading", "withheld"]

WITHHELD = "withheld"  # of a reason that the next one explains

BY_SENTENCE = Message("legal-withheld", ("power", "special", "sentence"), rule="20.1", fact=WITHHELD)
BY_OTHERS = Message("legal-withheld-by-others", ("power", "holder", "special", "sentence"), rule="20.1", fact=WITHHELD)
BY_CARD = Message("legal-withheld-unsaid", ("power", "holder", "special"), rule="20.1", fact=WITHHELD)


def withheld(position: Position, figure: Figure, power: Power) -> list[Step]:
    """Return by which cards it would have a power, each with the condition that fails or is not told; else nothing."""
    steps: list[Step] = []
    for holder in (*((figure,) if not figure.squares else ()), *Board.of(position).carded, *position.sideline):
        for special in in_force(holder.special):
            found = next(_failing(position, holder, special, figure, power), None)
            if found is not None:
                effect, reason = found
                steps += [_of_card(holder, special, effect, figure, power), reason]
    return steps


def conditional(position: Position, figure: Figure) -> frozenset[str]:
    """Return what cards would let a figure use, were their conditions met: those that give it count as not met."""
    return frozenset(
        (effect.grants or effect.as_free or "").partition(":")[0]
        for holder in Board.of(position).carded
        for special in in_force(holder.special)
        for effect in written_of(position, holder, special)
        if (effect.grants or effect.as_free) and means(position, holder, figure, effect)
    )


def leading(reasons: Sequence[Step]) -> tuple[Step, ...]:
    """Return the first of several reasons, with what of a card's condition fails where that is the reason."""
    more = 2 if reasons and reasons[0].fact == WITHHELD else 1
    return tuple(reasons[:more])


def _failing(
    position: Position, holder: Figure, special: Special, figure: Figure, power: Power
) -> Iterator[tuple[EffectIn, Step]]:
    """Yield each effect of a card that would give a figure the power, and why it does not."""
    for effect in written_of(position, holder, special):
        slug = effect.grants or effect.as_free
        if slug is None or slug.partition(":")[0] != power.slug or not means(position, holder, figure, effect):
            continue
        if isinstance(effect.when, ConditionsIn) and power.slug in effect.when.can_use:
            continue  # it only changes the power for whoever has it
        reason = against(position, holder, figure, effect, OUTSIDE) or _spent(special, effect, figure)
        if reason is not None:
            yield effect, reason


def _spent(special: Special, effect: EffectIn, figure: Figure) -> Step | None:
    """Return that its card gave it the power as often as it does (21.11)."""
    limit = None if effect.restrict is None else effect.restrict.limit
    used = {"once-per-turn": figure.used, "once-per-game": figure.used_this_game}
    if limit is None or not used_up(used[limit], special.name, 1):
        return None
    return OFF["limit"].step(StepKind.CHECK, figure=FigureId(figure.id), special=Typed(special.name))


def _of_card(holder: Figure, special: Special, effect: EffectIn, figure: Figure, power: Power) -> Step:
    name, card = action_name(power.slug), Typed(special.name)
    sentence = next((one.text for one in special.sentences if _is_in(effect, one.effects)), None)
    if sentence is None:
        return BY_CARD.step(StepKind.CHECK, power=name, holder=FigureId(holder.id), special=card)
    if holder.id == figure.id:
        return BY_SENTENCE.step(StepKind.CHECK, power=name, special=card, sentence=Typed(sentence))
    return BY_OTHERS.step(
        StepKind.CHECK, power=name, holder=FigureId(holder.id), special=card, sentence=Typed(sentence)
    )


def _is_in(effect: EffectIn, effects: object) -> bool:
    return isinstance(effects, tuple) and any(EffectIn.model_validate(dict(one)) == effect for one in effects)
