"""Damage dealt becomes clicks: reducers, knockback, and what the attacker loses or heals (12.5, 12.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from engine.errors import DocumentError
from engine.heroclix.fight.attack.choices import DECLINE, USE, Choice, Choices
from engine.heroclix.fight.attack.criticals import Critical
from engine.heroclix.fight.attack.damage_dealt import Damage, cost_of_missing, penetrating_powers
from engine.heroclix.fight.attack.damage_taken import Harm, harm
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.knockback import knocked_back
from engine.heroclix.fight.attack.outcome import KnockedBack, Result, TargetOutcome
from engine.heroclix.fight.attack.resolution import movable, own_click, stolen
from engine.heroclix.odds.measure import FACES, ROLLED, End, Fate, Prospect, Told, Worth, certain, chosen, mixed
from engine.heroclix.position import Figure, Position

__all__ = ["Aftermath", "Ends", "Harmed"]

MOST_ENDS = 10_000  # of one question: beyond that the caller has to fix some decisions
KNOCKBACK = "knockback"
Likely = tuple[Fraction, Harm]


@dataclass(frozen=True, slots=True)
class Aftermath:
    """An attack once hits are settled: the result for each figure concerned, and whether there may be knockback."""

    results: Mapping[str, Result]
    critical: Critical | None
    knocks: bool = False


class Ends:
    """How many ends one question has come to so far, all its targets and rolls together."""

    def __init__(self) -> None:
        self.count = 0

    def add(self) -> None:
        """Count one more. Raises DocumentError past the number of ends that are told apart."""
        self.count += 1
        if self.count > MOST_ENDS:
            raise DocumentError("ask.choices", "error-odds-too-many", limit=MOST_ENDS)


class Harmed:
    """What the damage of one attack does; its `ends` are counted with those of the whole question."""

    def __init__(
        self, position: Position, attack: Attack, given: Mapping[str, Choice], illegal: tuple[str, ...], ends: Ends
    ) -> None:
        self.position = position
        self.attack = attack
        self.given = dict(given)
        self.illegal = illegal
        self.penetrating = penetrating_powers(position, attack)
        self.ends = ends
        self._harms: dict[tuple[str, int, str | None], list[Likely]] = {}
        self._thrown: dict[tuple[object, ...], Mapping[str, KnockedBack]] = {}

    def prospect(self, after: Aftermath, damage: Damage) -> Prospect:
        """Return what lies ahead once the damage dealt is known."""
        hit = [name for name, result in after.results.items() if result == "hit"]
        idle = damage.tokens or (self.attack.power.no_damage and not damage.card)
        told: frozenset[Told] = frozenset()
        each: list[list[Likely]] = []
        for name in hit:
            likely = [(Fraction(1), self._unharmed(name))] if idle else self._likely(name, damage)
            if len(likely) > 1:
                told |= {Told(f"impervious:{name}", ROLLED)}
            each.append(likely)
        parts = []
        for combination in product(*each):
            chance = Fraction(1)
            for likely_one, _ in combination:
                chance *= likely_one
            harms = dict(zip(hit, (found for _, found in combination), strict=True))
            parts.append((chance, self._end(after, harms, idle)))
        found = mixed(parts)
        return Prospect(found.ends, found.worth, found.told | told) if told else found

    # reducers (12.5b)

    def _unharmed(self, name: str) -> Harm:
        life = self.position.figure(name).life
        return Harm(0, None, None if life is None else life.click, False)

    def _likely(self, name: str, damage: Damage) -> list[Likely]:
        """Return what the damage may do to a figure, with chances: its rolls are made, since they only help it."""
        dealt = (damage.dealt or {}).get(name, 0)
        key = (name, dealt, None if damage.by is None else damage.by.slug)
        found = self._harms.get(key)
        if found is None:
            target = self.position.figure(name)
            asked = Choices(self.given, self.position.powers)
            first = self._harm(target, dealt, damage, asked)
            found = [(Fraction(1), first)]
            if asked.pending:
                found = list(self._rolled(target, dealt, damage, asked.pending))
            self._harms[key] = found
        return found

    def _rolled(self, target: Figure, dealt: int, damage: Damage, rolls: tuple[str, ...]) -> Iterator[Likely]:
        counted: dict[Harm, int] = {}
        for faces in product(FACES, repeat=len(rolls)):
            answers = Choices({**self.given, **dict(zip(rolls, faces, strict=True))}, self.position.powers)
            done = self._harm(target, dealt, damage, answers)
            counted[done] = counted.get(done, 0) + 1
        for done, ways in counted.items():
            yield Fraction(ways, len(FACES) ** len(rolls)), done

    def _harm(self, target: Figure, dealt: int, damage: Damage, choices: Choices) -> Harm:
        return harm(self.position, self.attack, target, dealt, damage.by, self.penetrating, choices)[0]

    # knockback and the end (12.6, 12.7)

    def _end(self, after: Aftermath, harms: Mapping[str, Harm], idle: bool) -> Prospect:
        self.ends.add()
        attacker = self.attack.attacker
        outcomes = {
            name: TargetOutcome(
                "hit",
                damage_taken=done.taken,
                click_after=done.click_after,
                ko=done.ko,
                knockback=after.knocks and movable(self.position, attacker, self.position.figure(name), done),
            )
            for name, done in harms.items()
        }
        plain = self._ended(after, outcomes, {}, idle)
        chosen_before = self.given.get(KNOCKBACK)
        if chosen_before == DECLINE or not any(outcome.knockback for outcome in outcomes.values()):
            return plain
        thrown = self._ended(after, outcomes, self._flights(outcomes), idle)
        if chosen_before == USE:
            return thrown
        return chosen(True, ((Told(KNOCKBACK, DECLINE), plain), (Told(KNOCKBACK, USE), thrown)))

    def _flights(self, outcomes: Mapping[str, TargetOutcome]) -> Mapping[str, KnockedBack]:
        key = tuple((name, done.click_after, done.ko, done.knockback) for name, done in outcomes.items())
        found = self._thrown.get(key)
        if found is None:
            found = self._thrown[key] = knocked_back(self.position, self.attack.attacker, outcomes)[0]
        return found

    def _ended(
        self,
        after: Aftermath,
        outcomes: Mapping[str, TargetOutcome],
        thrown: Mapping[str, KnockedBack],
        idle: bool,
    ) -> Prospect:
        fates = [
            self._fate(name, result, outcomes.get(name), thrown.get(name)) for name, result in after.results.items()
        ]
        lost = self._cost(len(after.results)) if after.critical == "miss" else 0
        healed, _ = stolen(self.position, self.attack, outcomes)
        _, own_ko = own_click(self.position.powers, self.attack.attacker, lost)
        illegal = (Fate(name, "illegal", 0, False) for name in self.illegal if name not in after.results)
        end = End(tuple(sorted((*illegal, *fates))), lost - healed, own_ko)
        return certain(end, self._worth(end, idle))

    def _cost(self, targeted: int) -> int:
        """Return the damage of a critical miss; none of what is chosen to deal none, where the edition says so."""
        return cost_of_missing(self.position, self.attack, Choices(self.attack.choices, self.position.powers), targeted)

    def _fate(self, name: str, result: Result, done: TargetOutcome | None, thrown: KnockedBack | None) -> Fate:
        if done is None:
            return Fate(name, result, 0, False)
        figure = self.position.figure(name)
        ko = done.ko or (thrown is not None and thrown.ko)
        if figure.bystander:
            return Fate(name, result, int(ko), ko)
        if figure.life is None:
            taken = (done.damage_taken or 0) + (0 if thrown is None else thrown.damage_taken)
            return Fate(name, result, taken, ko)
        click = done.click_after if thrown is None else thrown.click_after
        return Fate(name, result, 0 if click is None else figure.life.turned(click), ko)

    def _worth(self, end: End, idle: bool) -> Worth:
        """Return what an end is worth to the attacker's side (P70); without damage each hit counts as a click."""
        attacker = self.attack.attacker
        clicks, kos = -end.own_clicks, -int(end.own_ko)
        points, hits = clicks * attacker.points, 0
        for fate in end.fates:
            if fate.result != "hit":
                continue
            figure = self.position.figure(fate.figure)
            sign = -1 if self.position.friendly(attacker, figure) else 1
            counted = 1 if idle else fate.clicks
            clicks += sign * counted
            kos += sign * fate.ko
            points += sign * counted * figure.points
            hits += sign
        return Fraction(clicks), Fraction(kos), Fraction(points), Fraction(hits)
