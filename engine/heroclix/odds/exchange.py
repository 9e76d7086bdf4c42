"""An attack from its roll to its end: evading, Mastermind, damage, knockback, each answer weighed (12.3 to 12.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from engine.heroclix.conditions.effects import asks_for_rolls
from engine.heroclix.fight.attack.choices import DECLINE, USE, Choice, Choices
from engine.heroclix.fight.attack.criticals import Critical, critical_of
from engine.heroclix.fight.attack.damage_dealt import Damage, damage_dealt
from engine.heroclix.fight.attack.hits import evades, hit_step
from engine.heroclix.fight.attack.instead import BLADES_CLAWS_FANGS, key_of, ways_of
from engine.heroclix.fight.attack.mastermind import MASTERMIND, against_friend, passed_on
from engine.heroclix.fight.attack.outcome import BeforeRoll, Result
from engine.heroclix.fight.attack.resolution import knockback_sources
from engine.heroclix.odds.harmed import Aftermath, Ends, Harmed
from engine.heroclix.odds.measure import FACES, ROLLED, Prospect, Told, chosen, mixed
from engine.heroclix.position import Figure

__all__ = ["Exchange", "RollClass"]

Results = dict[str, Result]
NO_MORE: Mapping[str, Choice] = MappingProxyType({})


class RollClass(NamedTuple):
    """Attack rolls that come to the same: who would be hit, critically or not, and whether there is knockback.

    `roll`: the dice, the lower first, where a card asks what they show.
    """

    hit: tuple[str, ...]
    critical: Critical | None
    knocks: bool
    roll: tuple[int, int] | None = None


class Exchange:
    """One attack on targets that are settled, from its finalized roll on.

    `given`: the answers that the caller fixes, by their names (CONTRACT 3.2); a division among others than
    those hit is left aside, as is one with another sum.
    """

    def __init__(
        self, before: BeforeRoll, given: Mapping[str, Choice], divide: Mapping[str, int] | None, ends: Ends
    ) -> None:
        self.before = before
        self.position = before.position
        self.attack = replace(before.attack, divide=None, choices=given)
        self.given = dict(given)
        self.divide = divide
        self.harmed = Harmed(self.position, self.attack, self.given, before.illegal, ends)
        self.ends = ends
        self.by_roll = before.attack.rolled is None and asks_for_rolls(self.position)
        self._prospects: dict[RollClass, Prospect] = {}

    def class_of(self, roll: tuple[int, int]) -> RollClass:
        """Return what matters of an attack roll (12.3, 12.6b)."""
        critical = critical_of(self.position.ruleset, roll)
        total = self.before.attack_value + sum(roll)
        defenses = self.before.defenses
        hit = tuple(t.id for t in self.before.targets if hit_step(t, total, defenses[t.id], critical)[0])
        knocks = bool(hit) and bool(knockback_sources(self.position, self.attack, roll))
        return RollClass(hit, critical, knocks, (min(roll), max(roll)) if self.by_roll else None)

    def prospect(self, rolled: RollClass) -> Prospect:
        """Return what lies ahead after such a finalized roll."""
        found = self._prospects.get(rolled)
        if found is None:
            found = self._prospects[rolled] = self._ahead(rolled)
        return found

    def _ahead(self, rolled: RollClass) -> Prospect:
        if rolled.roll is not None:
            attack = replace(self.before.attack, rolled=rolled.roll, critical=rolled.critical)
            return Exchange(replace(self.before, attack=attack), self.given, self.divide, self.ends).prospect(
                rolled._replace(roll=None)
            )
        results: Results = {t.id: "hit" if t.id in rolled.hit else "miss" for t in self.before.targets}
        return self._evading(rolled, results, rolled.hit)

    def serves_attacker(self, figure: Figure) -> bool:
        """Return whether a figure's decisions are taken for the attacker's side (6.2)."""
        return self.position.friendly(self.attack.attacker, figure)

    # evading (12.3a)

    def _evading(self, rolled: RollClass, results: Results, waiting: tuple[str, ...]) -> Prospect:
        if not waiting:
            return self._passing(rolled, results, rolled.hit, {})
        target, left = self.position.figure(waiting[0]), waiting[1:]
        hit = self._evading(rolled, results, left)
        name, chance = self._evasion(target)
        if not chance:
            return hit
        evading = self._evading(rolled, {**results, target.id: "evaded"}, left)
        rolls = mixed(((chance, evading), (1 - chance, hit)))
        if name in self.given:
            return rolls
        options = ((Told(name, ROLLED), rolls), (Told(name, DECLINE), hit))
        return chosen(self.serves_attacker(target), options)

    def _answers(self, more: Mapping[str, Choice] = NO_MORE) -> Choices:
        return Choices({**self.given, **more}, self.position.powers)

    def _evasion(self, target: Figure) -> tuple[str, Fraction]:
        """Return the roll by which a target may evade, and how likely it does; certain where the roll is given."""
        asked = self._answers()
        if evades(self.position, self.attack, target, asked)[0]:
            return next(name for name in self.given if name not in asked.unasked), Fraction(1)
        if not asked.pending:
            return "", Fraction(0)
        name = asked.pending[0]
        ways = sum(
            evades(self.position, self.attack, target, Choices({name: face}, self.position.powers))[0] for face in FACES
        )
        return name, Fraction(ways, len(FACES))

    # Mastermind (27.3g)

    def _passing(
        self, rolled: RollClass, results: Results, waiting: tuple[str, ...], passed: dict[str, str]
    ) -> Prospect:
        if not waiting:
            return self._dealing(rolled, results)
        target, left = self.position.figure(waiting[0]), waiting[1:]
        if results[target.id] != "hit" or target.id in passed.values():
            return self._passing(rolled, results, left, passed)
        name = f"{MASTERMIND}:{target.id}"
        friends, may_decline = self._friends(target, results)
        options: list[tuple[Told | None, Prospect]] = []
        if may_decline:
            told = Told(name, DECLINE) if friends else None
            options.append((told, self._passing(rolled, results, left, passed)))
        for friend in friends:
            moved: Results = {**results, target.id: "passed", friend: "hit"}
            ahead = self._passing(rolled, moved, left, {**passed, target.id: friend})
            options.append((Told(name, friend) if may_decline else None, ahead))
        return chosen(self.serves_attacker(target), options)

    def _friends(self, target: Figure, results: Results) -> tuple[tuple[str, ...], bool]:
        """Return who may take the hit instead, and whether the target may keep it; as fixed by the caller."""
        hit = {name for name, result in results.items() if result == "hit"}
        asked = self._answers()
        friend, _ = passed_on(self.position, self.attack, target, hit, asked, len(self.before.targets))
        if friend is not None:
            return (friend.id,), False
        if f"{MASTERMIND}:{target.id}" not in asked.pending:
            return (), True
        able = (other for other in self.position.figures if not against_friend(self.position, target, other, hit))
        return tuple(other.id for other in able), True

    # damage (12.4)

    def _dealing(self, rolled: RollClass, results: Results) -> Prospect:
        hit = tuple(name for name, result in results.items() if result == "hit")
        if not hit:
            return self.harmed.prospect(Aftermath(results, rolled.critical), Damage({}))
        options = [
            (told, mixed((chance, self._after(rolled, results, damage)) for chance, damage in rolls))
            for told, rolls in self._damages(hit, rolled.critical)
        ]
        return chosen(True, options)

    def _after(self, rolled: RollClass, results: Results, damage: Damage) -> Prospect:
        return self.harmed.prospect(Aftermath(results, rolled.critical, rolled.knocks), damage)

    def _damages(
        self, hit: tuple[str, ...], critical: Critical | None
    ) -> Iterator[tuple[Told | None, list[tuple[Fraction, Damage]]]]:
        """Yield what the attacker may deal: each a list of damages with their chances."""
        asked = self._answers()
        damage = self._judged(hit, critical, asked)
        blades = f"{BLADES_CLAWS_FANGS}:{self.attack.attacker.id}"
        open_roll = blades in asked.pending
        if damage.dealt is not None:
            yield Told(blades, DECLINE) if open_roll else None, [(Fraction(1), damage)]
        else:
            yield from self._divisions(hit, critical)
        instead = key_of(self.attack.attacker.id)
        if instead in asked.pending:
            for name in ways_of(self.position.powers, self.attack, len(self.before.targets)).offered:
                named = self._judged(hit, critical, self._answers({instead: name}))
                yield Told(instead, name), [(Fraction(1), named)]
        if open_roll:
            sixth = Fraction(1, len(FACES))
            rolls = [self._judged(hit, critical, self._answers({blades: face})) for face in FACES]
            yield Told(blades, ROLLED), [(sixth, rolled) for rolled in rolls]

    def _divisions(
        self, hit: tuple[str, ...], critical: Critical | None
    ) -> Iterator[tuple[Told | None, list[tuple[Fraction, Damage]]]]:
        """Yield every division of the damage value among those hit, or the one that the caller fixes (12.4)."""
        if self.divide is not None:
            fixed = self._judged(hit, critical, self._answers(), self.divide)
            if not fixed.because and fixed.dealt is not None:
                yield None, [(Fraction(1), fixed)]
                return
        whole = self._judged(hit[:1], None, self._answers()).dealt or {}
        for parts in compositions(sum(whole.values()), len(hit)):
            shares = tuple(zip(hit, parts, strict=True))
            damage = self._judged(hit, critical, self._answers(), dict(shares))
            told = Told(f"divide:{self.attack.attacker.id}", USE, shares, critical == "hit")
            yield told, [(Fraction(1), damage)]

    def _judged(
        self, hit: tuple[str, ...], critical: Critical | None, choices: Choices, divide: Mapping[str, int] | None = None
    ) -> Damage:
        attack = replace(self.attack, divide=divide, choices=choices.given)
        figures = tuple(self.position.figure(name) for name in hit)
        return damage_dealt(self.position, attack, self.before.targets, figures, critical, choices)[0]


def compositions(total: int, count: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to divide a whole number into `count` parts in order, the most even first.

    >>> list(compositions(2, 2))
    [(1, 1), (0, 2), (2, 0)]
    """
    found = [(total,)] if count == 1 else list(_parts(total, count))
    yield from sorted(found, key=lambda parts: (max(parts) - min(parts), parts))


def _parts(total: int, count: int) -> Iterator[tuple[int, ...]]:
    if count == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _parts(total - first, count - 1):
            yield (first, *rest)
