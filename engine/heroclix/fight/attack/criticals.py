"""What the faces of a finalized roll decide by themselves: sure rolls, critical hits and misses (6.4, 12.3b, 12.3c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.rolls import Critical

if TYPE_CHECKING:
    from engine.heroclix.fight.attack.declaration import Attack

__all__ = ["Critical", "PairsAlone", "SixesAndOnes", "certain", "critical_adds", "critical_costs", "critical_of"]


@dataclass(frozen=True, slots=True)
class SixesAndOnes:
    """Today's rolls: a 6 always succeeds and a 1 never, two of them are critical (6.4, 12.3b, 12.3c)."""

    always: int = 6  # 6.4
    never: int = 1  # 6.4
    damage: int = 1  # added by a critical hit, dealt by a critical miss (12.3b, 12.3c)

    def certain(self, natural: int) -> bool | None:
        """Return whether a d6 succeeds or fails whatever changes its result (6.4)."""
        return natural == self.always if natural in (self.always, self.never) else None

    def critical(self, roll: tuple[int, int]) -> Critical | None:
        """Return whether both dice show what makes an attack critical (12.3b, 12.3c)."""
        if roll == (self.always, self.always):
            return "hit"
        return "miss" if roll == (self.never, self.never) else None

    def critical_adds(self) -> int:
        """Return what a critical hit adds to the damage dealt (12.3b)."""
        return self.damage

    def critical_costs(self, deals: bool) -> int:  # noqa: ARG002 - other books ask
        """Return the damage of a critical miss, whatever the attack deals (12.3c)."""
        return self.damage


@dataclass(frozen=True, slots=True)
class PairsAlone(SixesAndOnes):
    """Rolls of which no single face is sure; pairs are critical, and an attack without damage neither adds nor costs.

    >>> PairsAlone().certain(6), PairsAlone().critical_costs(deals=False), PairsAlone().critical_costs(deals=True)
    (None, 0, 1)
    """

    def certain(self, natural: int) -> bool | None:  # noqa: ARG002 - no face is
        """Return None: what changes a result changes whether it succeeds."""
        return None

    def critical_costs(self, deals: bool) -> int:
        """Return the damage of a critical miss, none where the attack deals none."""
        return self.damage if deals else 0


def certain(ruleset: Ruleset, natural: int) -> bool | None:
    """Return whether a d6 succeeds or fails whatever changes its result; None where it does not (6.4).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> certain(MODERN, 6), certain(MODERN, 1), certain(MODERN, 5)
    (True, False, None)
    """
    return ruleset.rolls.certain(natural)


def critical_of(ruleset: Ruleset, roll: tuple[int, int]) -> Critical | None:
    """Return whether the dice make a critical hit or a critical miss (12.3b, 12.3c).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> critical_of(MODERN, (6, 6)), critical_of(MODERN, (1, 1)), critical_of(MODERN, (6, 5))
    ('hit', 'miss', None)
    """
    return ruleset.rolls.critical(roll)


def critical_adds(ruleset: Ruleset) -> int:
    """Return what a critical hit adds to the damage dealt to each hit target (12.3b)."""
    return ruleset.rolls.critical_adds()


def critical_costs(ruleset: Ruleset, attack: Attack, *, harmless: bool = False) -> int:
    """Return the unavoidable damage that a critical miss of such an attack deals its attacker (12.3c).

    `harmless`: its player has chosen that it deals no damage.
    """
    return ruleset.rolls.critical_costs(deals=not (harmless or attack.power.no_damage))
