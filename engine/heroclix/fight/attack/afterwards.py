"""What follows an attack: first what is immediate, then the rest in its player's order (8.1c, 8.1d, 8.1h)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.heroclix.fight.attack.choices import Choices
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.powers import action_name
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = [
    "CRITICAL_MISS",
    "DESTROY_BLOCKING",
    "FALL",
    "STEAL_ENERGY",
    "Aftermath",
    "after_name",
    "choosable",
    "in_order",
]

IMMEDIATE_FIRST = Message("attack-after-immediate", ("first", "later"), rule="8.1d")
CHOSEN = Message("attack-after-chosen", ("figure", "first", "later"), rule="8.1h")
AS_LISTED = Message("attack-after-as-listed", ("figure", "first", "later"), rule="8.1h", reading="P103")

DESTROY_BLOCKING = "improved-targeting:destroy-blocking"
CRITICAL_MISS = "critical-miss"
STEAL_ENERGY = "steal-energy"
TERRAIN_ACTIONS = ("close-terrain-action", "range-terrain-action")
FALL = "fall"  # damage for ground that was destroyed under somebody (17.14c)


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What there is to follow an attack.

    Terrain that it opened, the attacker's own damage, healing, a used marker; whether anybody falls, and whether the
    attacker itself does.
    """

    opened: bool = False
    damage: bool = False
    healed: bool = False
    marker: bool = False
    fallen: bool = False
    falls: bool = False


def in_order(attack: Attack, there: Aftermath, choices: Choices) -> tuple[tuple[str, ...], list[Step]]:
    """Return what follows the attack, by name in its order, and the steps.

    What is immediate is first: terrain opened by Destroy Blocking goes right after the attack (27.6d), the damage of a
    critical miss comes right after resolutions (12.3c). The rest follows after resolutions, in the order that the
    attacker's player chooses; untold, as listed here. `after:<attacker>` names what comes first. Who lost its ground
    takes damage last: only the attacker's own fall may be put before its healing (P91).
    """
    immediate = [DESTROY_BLOCKING] * there.opened + [CRITICAL_MISS] * there.damage
    rest = [STEAL_ENERGY] * there.healed + [_using_up(attack)] * there.marker + [FALL] * there.falls
    steps = []
    if immediate and rest:
        steps.append(IMMEDIATE_FIRST.step(StepKind.CHECK, first=_terms(immediate), later=_terms(rest)))
    if len(rest) > 1:
        key = f"after:{attack.attacker.id}"
        first = choices.named(key, rest)
        if key not in choices.given:
            choices.wait_for(key)
        rest.sort(key=lambda name: name != first)
        message = AS_LISTED if first is None else CHOSEN
        figure, terms = FigureId(attack.attacker.id), _terms(rest)
        told = message.step(StepKind.CHECK, figure=figure, first=terms[:1], later=terms[1:])
        steps.append(told._replace(reading="P91") if there.falls else told)
    others_fall = [FALL] * (there.fallen and not there.falls)
    return (*immediate, *rest, *others_fall), steps


def _using_up(attack: Attack) -> str:
    """Return the action that uses up what is held: its own, or a blow with it by whatever close attack."""
    return attack.power.slug if attack.power.slug in TERRAIN_ACTIONS else TERRAIN_ACTIONS[0]


def choosable(after: Iterable[str]) -> tuple[str, ...]:
    """Return what of an attack's `after` the attacker's player may put in any order.

    >>> choosable((CRITICAL_MISS, "close-terrain-action"))
    ('close-terrain-action',)
    """
    return tuple(name for name in after if name not in (DESTROY_BLOCKING, CRITICAL_MISS))


def after_name(name: str) -> Term:
    """Return the word for what follows an attack: of a terrain action, that what it used is destroyed (17.11).

    >>> after_name("range-terrain-action"), after_name("steal-energy")
    ('used-up', 'steal-energy')
    """
    return Term("used-up") if name in TERRAIN_ACTIONS else action_name(name)


def _terms(names: list[str]) -> tuple[Term, ...]:
    return tuple(after_name(name) for name in names)
