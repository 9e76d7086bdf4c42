"""The powers and abilities of the card, one record each, grouped as the card groups them (27)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.traits import traits
from engine.heroclix.position import Figure
from engine.heroclix.powers.attack import ATTACK
from engine.heroclix.powers.damage import DAMAGE
from engine.heroclix.powers.defense import DEFENSE
from engine.heroclix.powers.inherent import INHERENT, held_by
from engine.heroclix.powers.keyphrases import ABILITIES, KEYPHRASES
from engine.heroclix.powers.situational import SITUATIONAL
from engine.heroclix.powers.speed import SPEED
from engine.heroclix.ruleset import ActionType, Aim, AttackKind, Condition, Power, Powers, ValueEffect
from engine.ruling import Term

__all__ = [
    "ABILITIES",
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
    "as_used",
    "can_use",
    "grants_of",
    "held_by",
    "in_use",
]

BASIC = ("move", "close", "range")
STANDARD: tuple[Power, ...] = (*SPEED, *ATTACK, *DEFENSE, *DAMAGE)


def can_use(powers: Powers, figure: Figure, slug: str) -> bool:
    """Return whether a figure can use a power, keyphrase or inherent ability now (20.1, 20.4).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", powers=frozenset(["charge"]))
    >>> [can_use(MODERN.powers, cap, slug) for slug in ("charge", "move", "flurry")]
    [True, True, False]
    """
    if traits(powers, figure).can(slug):
        return True
    return slug in powers.everyones and slug not in figure.cant_use


def ability_number(powers: Powers, figure: Figure, name: str) -> int | None:
    """Return the X of an ability such as Giant Reach: X, the largest where there are several; None without it.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> ability_number(MODERN.powers, Figure("hulk", "Hulk", "red", size="giant"), "giant-reach")
    2
    """
    return traits(powers, figure).number(name)


def grants_of(powers: Powers, figure: Figure, power: Power) -> frozenset[str]:
    """Return what a power grants its figure for the action, less what the figure can't use in any form (20.5).

    An Earthbound one can't use Improved abilities (27.1d, R24).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", powers=frozenset(["earthbound-neutralized"]))
    >>> len(grants_of(MODERN.powers, cap, MODERN.powers["pulse-wave"]))
    0
    """
    taken = figure.cant_use | traits(powers, figure).barred
    return frozenset(slug for slug in power.grants if slug not in taken and slug.partition(":")[0] not in taken)


def in_use(powers: Powers, figure: Figure) -> Iterator[Power]:
    """Yield the powers and keyphrases of an edition that a figure can use now, in the card's order (20.1)."""
    usable = traits(powers, figure)
    for power in powers.passive:
        if usable.can(power.slug):
            yield as_used(figure, power) if figure.versions else power


def as_used(figure: Figure, power: Power) -> Power:
    """Return a power as a figure uses it: as its card changes it, if it has it so alone or better (20.2, 20.7)."""
    version = next(iter(figure.versions.get(power.slug, ())), None)
    return power if version is None or version.power is None else version.power


def action_name(slug: str) -> Term:
    """Return the word for an action: the basic ones share their slugs with values and kinds of attack.

    >>> action_name("range"), action_name("charge")
    ('basic-range', 'charge')
    """
    return Term(f"basic-{slug}" if slug in BASIC else slug)
