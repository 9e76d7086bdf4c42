"""The powers and abilities of the card, one record each, grouped as the card groups them (27)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from engine.heroclix.position import Figure
from engine.heroclix.powers.attack import ATTACK
from engine.heroclix.powers.damage import DAMAGE
from engine.heroclix.powers.defense import DEFENSE
from engine.heroclix.powers.improved import IMPROVED
from engine.heroclix.powers.inherent import INHERENT, held_by
from engine.heroclix.powers.keyphrases import GRANTED_BY_SIZE, KEYPHRASES
from engine.heroclix.powers.power import ActionType, AttackKind, Condition, Power, ValueEffect
from engine.heroclix.powers.speed import SPEED

__all__ = [
    "IMPROVED",
    "INHERENT",
    "KEYPHRASES",
    "POWERS",
    "STANDARD",
    "ActionType",
    "AttackKind",
    "Condition",
    "Power",
    "ValueEffect",
    "ability_number",
    "can_use",
    "has_ability",
    "held_by",
    "in_use",
]

STANDARD: tuple[Power, ...] = (*SPEED, *ATTACK, *DEFENSE, *DAMAGE)
POWERS: Mapping[str, Power] = MappingProxyType({power.slug: power for power in (*STANDARD, *KEYPHRASES, *INHERENT)})


def can_use(figure: Figure, slug: str) -> bool:
    """Return whether a figure can use a power, keyphrase or inherent ability now (20.1, 20.4).

    >>> can_use(Figure("cap", "Cap", "red", powers=frozenset(["charge"])), "charge")
    True
    >>> can_use(Figure("cap", "Cap", "red", powers=frozenset(["charge"]), cant_use=frozenset(["charge"])), "charge")
    False
    """
    if slug in figure.cant_use:
        return False
    power = POWERS.get(slug)
    return slug in figure.powers or has_ability(figure, slug) or (power is not None and power.inherent)


def has_ability(figure: Figure, slug: str) -> bool:
    """Return whether a figure has an ability, by itself or by its size's symbol (19, 21.2)."""
    if slug in figure.cant_use:
        return False
    return slug in figure.abilities or slug in GRANTED_BY_SIZE[figure.size]


def ability_number(figure: Figure, name: str) -> int | None:
    """Return the X of an ability such as Giant Reach: X, the largest where there are several; None without it.

    >>> ability_number(Figure("hulk", "Hulk", "red", size="giant"), "giant-reach")
    2
    """
    if name in figure.cant_use:
        return None
    found = [
        int(number)
        for ability in (*figure.abilities, *GRANTED_BY_SIZE[figure.size])
        for slug, colon, number in (ability.partition(":"),)
        if slug == name and number.isdecimal() and ability not in figure.cant_use
    ]
    return max(found, default=None)


def in_use(figure: Figure) -> Iterator[Power]:
    """Yield the known powers and keyphrases that a figure can use now, in the card's order (20.1)."""
    for power in (*STANDARD, *KEYPHRASES):
        if can_use(figure, power.slug):
            yield power
