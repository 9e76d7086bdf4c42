"""What changes the damage that a character takes: one reducer of its powers or cards, and increases (12.5a, 12.5b)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.heroclix.position import Figure
from engine.heroclix.powers import AttackKind, Power, Powers, in_use
from engine.heroclix.powers.special import in_force
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "INCREASED",
    "OneReducer",
    "Reducer",
    "applied",
    "at_most_clicks",
    "increased",
    "increases_first",
    "reducers",
]

INCREASED = Message("attack-damage-taken-increased", ("target", "source", "add"), rule="12.5a")
TAKEN = "damage-taken"


@dataclass(frozen=True, slots=True)
class OneReducer:
    """Today's order: one reducer, its player's choice, and increases after it (12.5a, 12.5b, P105)."""

    increases_first: bool = False
    at_most_clicks: bool = False  # 12.5a: what was not reduced is taken, beyond the last click too

    def applied(self, amounts: Mapping[str, int], chosen: str | None) -> tuple[str, ...]:
        """Return the one chosen, else the one that takes off most (12.5b)."""
        return (chosen or max(amounts, key=lambda name: amounts[name]),)


def applied(ruleset: Ruleset, amounts: Mapping[str, int], chosen: str | None) -> tuple[str, ...]:
    """Return which reducers are applied, by name, in their order (12.5b).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> applied(MODERN, {"toughness": 1, "invulnerability": 2}, None)
    ('invulnerability',)
    """
    return ruleset.damage.applied(amounts, chosen)


def increases_first(ruleset: Ruleset) -> bool:
    """Return whether increases of damage taken count before it is reduced (12.5a)."""
    return ruleset.damage.increases_first


def at_most_clicks(ruleset: Ruleset) -> bool:
    """Return whether no more damage is taken than the dial turns (12.5a)."""
    return ruleset.damage.at_most_clicks


@dataclass(frozen=True, slots=True)
class Reducer:
    """A reducer of damage taken: `name` is its power's slug or its card's name; `power` is None for a card."""

    name: str
    reduces: int
    section: str = "12.5b"
    power: Power | None = None

    @property
    def shown(self) -> str:
        """Its name for readers."""
        return Typed(self.name) if self.power is None else Term(self.name)


def reducers(powers: Powers, figure: Figure, kind: AttackKind | None = None) -> tuple[Reducer, ...]:
    """Return the reducers that a figure could apply, its powers' first; `kind`: of the attack that deals the damage."""
    able = (power for power in in_use(powers, figure) if power.reduces)
    found = [Reducer(power.slug, power.reduces, power.section, power) for power in able]
    cards = [Reducer(source, -add) for source, add in _changes(figure, kind) if add < 0]
    return (*found, *cards)


def increased(figure: Figure, taken: int, kind: AttackKind | None = None) -> tuple[int, list[Step]]:
    """Return the damage taken with what cards add to it, once it has been reduced, and the steps."""
    steps = []
    for source, add in _changes(figure, kind):
        if add > 0:
            data = {"target": FigureId(figure.id), "source": Typed(source), "add": f"{add:+d}"}
            steps.append(Step(StepKind.DAMAGE, INCREASED.key, data, INCREASED.rule, "P105", taken, taken + add))
            taken += add
    return taken, steps


def _changes(figure: Figure, kind: AttackKind | None) -> list[tuple[str, int]]:
    moments = (None, f"against-{kind}")
    return [
        (modifier.source, modifier.add)
        for special in in_force(figure.special)
        for modifier in special.modifiers
        if modifier.value == TAKEN and modifier.when in moments
    ]
