"""The chances of healing that asks for an attack roll, as an exchange from its roll on (27.4c of older cards, R62)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from engine.heroclix.fight.attack.choices import Choice, Choices
from engine.heroclix.fight.attack.criticals import critical_of
from engine.heroclix.fight.attack.hits import hit_step
from engine.heroclix.fight.attack.outcome import BeforeRoll
from engine.heroclix.fight.attack.resolution import own_click
from engine.heroclix.fight.uses.healing import healing_of
from engine.heroclix.fight.uses.treatment import harmed_by_a_miss, healing_roll
from engine.heroclix.odds.exchange import RollClass
from engine.heroclix.odds.measure import FACES, End, Fate, Prospect, Worth, certain, mixed

__all__ = ["Treatment"]


class Treatment:
    """One treatment of a friend: who is healed counts clicks less than 0, as an attacker that heals itself does.

    It stands where an `Exchange` does: nobody evades, nothing is passed on, and its only other roll is the d6.
    """

    def __init__(self, before: BeforeRoll, given: Mapping[str, Choice]) -> None:
        self.before = before
        self.given = dict(given)
        self.target = before.targets[0]

    def class_of(self, roll: tuple[int, int]) -> RollClass:
        """Return what matters of an attack roll: whether it succeeds, and whether it is critical (12.3)."""
        before = self.before
        critical = critical_of(before.position.ruleset, roll)
        defense = before.defenses[self.target.id]
        hit, _ = hit_step(self.target, before.attack_value + sum(roll), defense, critical)
        return RollClass((self.target.id,) if hit else (), critical, False)

    def prospect(self, rolled: RollClass) -> Prospect:
        """Return what lies ahead after such a finalized roll: the d6 of who is healed, or the damage of a miss."""
        if rolled.hit:
            sixth = Fraction(1, len(FACES))
            critical = rolled.critical == "hit"
            return mixed((sixth, self._end(self._clicks(face, critical), 0)) for face in FACES)
        lost, hurt = harmed_by_a_miss(self.before.position, self.before.attack, rolled.critical)
        return self._end(None, lost, hurt)

    def _clicks(self, face: int, critical: bool) -> int:
        """Return the clicks that are healed with that result, or with the one that is given."""
        before = self.before
        name = healing_roll(before.attack)
        rolled = Choices({name: self.given.get(name, face)}, before.position.powers).die(name)
        if rolled is None:
            return 0
        return healing_of(before.position, before.attack.power, self.target, rolled, critical=critical)[0]

    def _end(self, healed: int | None, lost: int, hurt: int = 0) -> Prospect:
        """Return the prospect of one end; `healed` is None where the roll failed, `hurt` what that did its target."""
        attacker = self.before.attack.attacker
        _, own_ko = own_click(self.before.position.powers, attacker, lost)
        hit = healed is not None
        _, ko = own_click(self.before.position.powers, self.target, hurt)
        fate = Fate(self.target.id, "hit" if hit else "miss", hurt - (healed or 0), ko)
        worth: Worth = (
            Fraction((healed or 0) - hurt - lost),
            Fraction(-int(own_ko) - int(ko)),
            Fraction(((healed or 0) - hurt) * self.target.points - lost * attacker.points),
            Fraction(int(hit)),
        )
        return certain(End((fate,), lost, own_ko), worth)
