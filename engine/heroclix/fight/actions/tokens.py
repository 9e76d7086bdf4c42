"""The action tokens that an action itself gives its figure, and the damage of pushing (7.4, 7.8, 13.3, 22.2)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.heroclix.fight.actions.turn import given_tokens, pushing, tokens_forbid
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import can_use, in_use
from engine.heroclix.ruleset import Power

__all__ = ["cost_of", "pushing_choices"]

USE = "use"  # of a choice
STAMINA = "colossal-stamina"


def cost_of(
    position: Position,
    figure: Figure,
    power: Power,
    *,
    legal: bool,
    free: bool = False,
    count: int = 1,
    choices: Mapping[str, object] | None = None,
) -> dict[str, int]:
    """Return the fields `tokens_given` and `pushing_damage` of an answer about an action.

    `count`: how many tokens it gives, as far as there is room. `choices`: the answers given, that of ignoring the
    damage of pushing among them; without it the damage stands.

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
    if not legal or _costs_nothing(position, figure, power, free):
        return {"tokens_given": 0, "pushing_damage": 0}
    after, _ = given_tokens(position.ruleset, figure.id, tokens, count)
    able = pushing_choices(position, figure, power, free=free, count=count)
    ignored = any((choices or {}).get(name) == USE for name in able)
    return {
        "tokens_given": after - tokens,
        "pushing_damage": 0 if ignored else pushing(position.ruleset, tokens, count),
    }


def pushing_choices(
    position: Position, figure: Figure, power: Power, *, free: bool = False, count: int = 1
) -> tuple[str, ...]:
    """Return the names of the choices by which a figure may ignore the damage of pushing that an action does it.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.heroclix_2012 import OF_2012
    >>> cap = Figure("cap", "Cap", "red", (0,), tokens=1, powers=frozenset(["willpower"]))
    >>> pushing_choices(Position(OF_2012, MapPrint(8, 8), (cap,)), cap, OF_2012.powers["move"])
    ('willpower:cap',)
    """
    if not pushing(position.ruleset, figure.tokens, count) or _costs_nothing(position, figure, power, free):
        return ()
    able = [each for each in in_use(position.powers, figure) if each.ignores_pushing]
    return tuple(f"{each.slug}:{figure.id}" for each in able[:1])


def _costs_nothing(position: Position, figure: Figure, power: Power, free: bool) -> bool:
    """Return whether an action gives no token: free, within another one, or with Colossal Stamina in its place."""
    within = position.turn is not None and position.turn.resolving is not None and not _is_going_on(position, power)
    is_none = not power.actions and not power.inherent  # what is part of a move is given as its MOVE action
    if free or within or is_none or power.actions == ("free",):
        return True
    return tokens_forbid(position.ruleset, figure.tokens) and can_use(position.powers, figure, STAMINA)


def _is_going_on(position: Position, power: Power) -> bool:
    """Return whether this is the action that is being carried out."""
    turn = position.turn
    return turn is not None and turn.resolving is not None and turn.resolving.action == power.slug
