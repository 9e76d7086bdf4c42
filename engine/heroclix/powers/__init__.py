"""The powers and abilities of the card, one record each, grouped as the card groups them (27)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.traits import traits
from engine.heroclix.position import Figure
from engine.heroclix.powers.attack import ATTACK
from engine.heroclix.powers.damage import DAMAGE
from engine.heroclix.powers.defense import DEFENSE
from engine.heroclix.powers.improved import IMPROVED
from engine.heroclix.powers.inherent import INHERENT, held_by
from engine.heroclix.powers.keyphrases import ABILITIES, KEYPHRASES
from engine.heroclix.powers.situational import SITUATIONAL
from engine.heroclix.powers.speed import SPEED
from engine.heroclix.ruleset import ActionType, Aim, AttackKind, Condition, Power, Powers, ValueEffect
from engine.ruling import Term

__all__ = [
    "ABILITIES",
    "IMPROVED",
    "INHERENT",
    "KEYPHRASES",
    "SITUATIONAL",
    "STANDARD",
    "ActionType",
    "Aim",
    "AttackKind",
    "Condition",
    "Power",
    "Powers",
    "ValueEffect",
    "ability_number",
    "action_name",
    "can_use",
    "grants_of",
    "held_by",
    "in_use",
]

BASIC = ("move", "close", "range")
STANDARD: tuple[Power, ...] = (*SPEED, *ATTACK, *DEFENSE, *DAMAGE)
EVERYONES = frozenset(power.slug for power in (*INHERENT, *SITUATIONAL))


def can_use(figure: Figure, slug: str) -> bool:
    """Return whether a figure can use a power, keyphrase or inherent ability now (20.1, 20.4).

    >>> can_use(Figure("cap", "Cap", "red", powers=frozenset(["charge"])), "charge")
    True
    >>> can_use(Figure("cap", "Cap", "red", powers=frozenset(["charge"]), cant_use=frozenset(["charge"])), "charge")
    False
    """
    if traits(figure).can(slug):
        return True
    return slug in EVERYONES and slug not in figure.cant_use


def ability_number(figure: Figure, name: str) -> int | None:
    """Return the X of an ability such as Giant Reach: X, the largest where there are several; None without it.

    >>> ability_number(Figure("hulk", "Hulk", "red", size="giant"), "giant-reach")
    2
    """
    return traits(figure).number(name)


def grants_of(figure: Figure, power: Power) -> frozenset[str]:
    """Return what a power grants its figure for the action, less what the figure can't use in any form (20.5).

    An Earthbound one can't use Improved abilities (27.1d, R24).

    >>> cap = Figure("cap", "Cap", "red", powers=frozenset(["earthbound-neutralized"]))
    >>> len(grants_of(cap, next(power for power in STANDARD if power.slug == "pulse-wave")))
    0
    """
    grounded = traits(figure).can("earthbound-neutralized")
    taken = figure.cant_use
    return frozenset(
        slug
        for slug in power.grants
        if not (grounded and slug in IMPROVED) and slug not in taken and slug.partition(":")[0] not in taken
    )


def in_use(powers: Powers, figure: Figure) -> Iterator[Power]:
    """Yield the powers and keyphrases of an edition that a figure can use now, in the card's order (20.1)."""
    usable = traits(figure)
    for power in powers.passive:
        if usable.can(power.slug):
            yield power


def action_name(slug: str) -> Term:
    """Return the word for an action: the basic ones share their slugs with values and kinds of attack.

    >>> action_name("range"), action_name("charge")
    ('basic-range', 'charge')
    """
    return Term(f"basic-{slug}" if slug in BASIC else slug)
