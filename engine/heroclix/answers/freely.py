"""Questions about an action that a card gives as FREE with a restriction, and its figure has otherwise, too (20.7)."""

from __future__ import annotations

from collections.abc import Callable

from engine.answer import Answer
from engine.heroclix.conditions.freely import as_given_freely
from engine.heroclix.fight.actions.legality import offers
from engine.heroclix.fight.actions.offers import Offer
from engine.heroclix.fight.actions.rights import given_free
from engine.heroclix.position import Figure, Position

__all__ = ["as_free_or_not", "offers_of"]


def as_free_or_not(position: Position, figure: str, action: str, answered: Callable[[Position], Answer]) -> Answer:
    """Return the answer with the action given as FREE where that is legal, and else as it is without the card (P214).

    `answered` answers in a position, with the field `legal`.
    """
    freed = _freed(position, figure, action)
    if freed is not None and (answer := answered(freed)).fields["legal"]:
        return answer
    return answered(position)


def offers_of(position: Position, figure: Figure) -> tuple[Offer, ...]:
    """Return every action that a figure might be given, as FREE where a card gives it so and that is legal."""
    found = []
    for offer in offers(position, figure):
        freed = _freed(position, figure.id, offer.action)
        free = () if freed is None else offers(freed, freed.figure(figure.id))
        found.append(next((one for one in free if one.action == offer.action and one.legal), offer))
    return tuple(found)


def _freed(position: Position, figure: str, action: str) -> Position | None:
    if not any(one.id == figure and one.freely for one in position.figures):
        return None
    freed = as_given_freely(position, figure, action)
    return freed if freed is not None and given_free(freed.figure(figure), action) else None
