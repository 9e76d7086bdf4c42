"""Powers and abilities that cards give, or take, under conditions of the position or for others (20.1, 20.2, 20.4).

Such conditions ask nothing of what somebody can use: so none hangs on another, and the order in which they are judged
does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.times import unmet
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers.special import in_force
from engine.heroclix.written.conditions import ConditionsIn
from engine.heroclix.written.effect import EffectIn

__all__ = ["receivers", "with_conditional_powers"]


def with_conditional_powers(position: Position) -> Position:
    """Return the position in which each figure can use, and can't, what cards say for its conditions."""
    given: dict[str, set[str]] = {}
    plain: dict[str, set[str]] = {}  # of what is given, that in no restricted version
    taken: dict[str, set[str]] = {}
    for figure, effect in _positional(position):
        for other in receivers(position, figure, effect):
            granted = effect.grants if effect.safeguard is None else f"safeguard:{effect.safeguard}"
            if granted is not None:
                given.setdefault(other.id, set()).add(granted)
                if effect.restrict is None:
                    plain.setdefault(other.id, set()).add(granted)
            elif effect.loses is not None:
                taken.setdefault(other.id, set()).add(effect.loses)
    if not given and not taken:
        return position
    none: set[str] = set()
    figures = tuple(
        _changed(position, figure, *(frozenset(each.get(figure.id, none)) for each in (given, plain, taken)))
        for figure in position.figures
    )
    return replace(position, figures=figures)


def _positional(position: Position) -> Iterator[tuple[Figure, EffectIn]]:
    for figure in position.figures:
        for special in in_force(figure.special):
            for effect in special.written:
                guards = effect.safeguard is not None and effect.by is None  # from everybody (27.7n)
                if effect.grants is not None or effect.loses is not None or guards:
                    yield figure, effect


def receivers(position: Position, figure: Figure, effect: EffectIn) -> tuple[Figure, ...]:
    """Return whom an effect of a figure reaches now; nobody while its conditions are not met."""
    if isinstance(effect.when, ConditionsIn) and unmet(position, figure, effect.when) is not None:
        return ()
    if effect.who is None:
        return (figure,)
    if not figure.squares:  # off the map it has no effect on others (15.3)
        return ()
    return tuple(other for other in position.figures if other.squares and fits(position, figure, other, effect.who))


def _changed(
    position: Position, figure: Figure, given: frozenset[str], plain: frozenset[str], taken: frozenset[str]
) -> Figure:
    if not given and not taken:
        return figure
    standard = position.powers.standard_slugs
    return replace(
        figure,
        powers=figure.powers | (given & standard),
        abilities=figure.abilities | (given - standard),
        granted=figure.granted | (given - figure.powers - figure.abilities),
        restricted=given - plain - figure.powers - figure.abilities,
        cant_use=figure.cant_use | taken,
    )
