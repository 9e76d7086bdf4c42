"""The action tokens that an action itself gives its figure, and the damage of pushing (7.4, 7.8, 13.3, 22.2)."""

from __future__ import annotations

from engine.heroclix.fight.actions.turn import given_tokens, pushing, tokens_forbid
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import can_use
from engine.heroclix.ruleset import Power

__all__ = ["cost_of"]

STAMINA = "colossal-stamina"


def cost_of(position: Position, figure: Figure, power: Power, *, legal: bool, free: bool = False) -> dict[str, int]:
    """Return the fields `tokens_given` and `pushing_damage` of an answer about an action.

    Nothing is given by what is not legal or free, by what is given as FREE within another action, and by an action
    for which Colossal Stamina stands in (22.2).

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", (0,), tokens=1)
    >>> here = Position(MODERN, MapPrint(8, 8), (cap,))
    >>> [cost_of(here, cap, MODERN.powers[slug], legal=True)["tokens_given"] for slug in ("move", "perplex")]
    [1, 0]
    """
    tokens = figure.tokens
    within = position.turn is not None and position.turn.resolving is not None and not _is_going_on(position, power)
    costless = not legal or free or within or not power.actions or power.actions == ("free",)
    if costless or (tokens_forbid(position.ruleset, tokens) and can_use(position.powers, figure, STAMINA)):
        return {"tokens_given": 0, "pushing_damage": 0}
    after, _ = given_tokens(position.ruleset, figure.id, tokens)
    return {"tokens_given": after - tokens, "pushing_damage": pushing(position.ruleset, tokens)}


def _is_going_on(position: Position, power: Power) -> bool:
    """Return whether this is the action that is being carried out."""
    turn = position.turn
    return turn is not None and turn.resolving is not None and turn.resolving.action == power.slug
