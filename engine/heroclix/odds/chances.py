"""The chances of a declared attack: Shape Change, the 36 rolls, rerolls, and all that follows (11, 12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.errors import DocumentError
from engine.heroclix.fight.actions.rights import turn_of
from engine.heroclix.fight.attack.choices import DECLINE, Choice, Choices
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.hits import final_roll, untargetable
from engine.heroclix.fight.attack.instead import within_own_range
from engine.heroclix.fight.attack.outcome import BeforeRoll
from engine.heroclix.fight.attack.probability import PROBABILITY, uses_left, within_uses
from engine.heroclix.fight.attack.sequence import before_roll
from engine.heroclix.fight.uses.treatment import before_treatment, treats
from engine.heroclix.odds.exchange import Exchange
from engine.heroclix.odds.harmed import Ends
from engine.heroclix.odds.measure import DICE, FACES, NOTHING, ROLLED, End, Fate, Prospect, Told, chosen, mixed
from engine.heroclix.odds.rerolls import Policy, Rerolls, Roll, Side
from engine.heroclix.odds.treatment import Treatment
from engine.heroclix.position import Figure, Position
from engine.ruling import Step, StepKind

__all__ = ["Chances", "chances_of"]

MOST_REROLLS = 12  # of one side for one roll


@dataclass(frozen=True, slots=True)
class Chances:
    """What is known of an attack before its roll.

    `before`: the attack with every target that may be rolled against; illegal where `before.because` tells why.
    `ways`: how many of the 36 rolls hit each target, on the dice alone. `sides`: who may reroll, the active side
    first; `idle`: who may too, but is on neither side. `policies`: what they reroll. `prospect`: how it may end.
    `told`: why nobody may reroll, or an answer about that does not count.
    """

    before: BeforeRoll
    ways: Mapping[str, int]
    sides: tuple[Side, Side]
    idle: tuple[str, ...]
    policies: tuple[Policy, ...]
    prospect: Prospect
    told: tuple[Step, ...] = ()


def chances_of(position: Position, attack: Attack) -> Chances:
    """Return the exact chances of an attack; its own `roll` is not looked at, its `choices` are kept.

    Raises DocumentError when a value that is needed is not given, a choice is malformed, or too many decisions
    are left open to tell all ends apart.
    """
    position, attack, afar = within_own_range(position, attack)
    found = _Chances(position, attack).chances()
    return replace(found, told=(*afar, *found.told)) if afar else found


class _Chances:
    """One attack, seen before its roll."""

    def __init__(self, position: Position, attack: Attack) -> None:
        self.position = position
        self.attack = attack
        self.given = {name: answer for name, answer in attack.choices.items() if answer != ROLLED}
        self.divide = attack.divide
        self.heals = treats(attack.power)
        self.ends = Ends()
        self._making: dict[tuple[tuple[str, Choice], ...], tuple[Exchange | Treatment, Rerolls]] = {}
        self._shapes: dict[tuple[tuple[str, Choice], ...], Prospect] = {}

    def chances(self) -> Chances:
        before = self._before({})
        if before.because:
            nobody = (Side((), True), Side((), False))
            return Chances(before, {}, nobody, (), (), Prospect({}, NOTHING))
        able, first_roll, told = self._able(before)
        sides, idle = self._sides(before, able)
        policies: tuple[Policy, ...] = ()
        ways: dict[str, int] = {}
        if before.targets:
            exchange, rerolls = self._made(before, {}, sides)
            ways = {t.id: sum(t.id in exchange.class_of(roll).hit for roll in DICE) for t in before.targets}
            start = None if first_roll is None else exchange.class_of(first_roll)
            policies = rerolls.policies(start)
        prospect = self._shaped({}, sides, first_roll)
        return Chances(before, ways, sides, idle, policies, prospect, told)

    def _before(self, answers: Mapping[str, Choice]) -> BeforeRoll:
        attack = replace(self.attack, divide=None, choices={**self.given, **answers})
        return (before_treatment if self.heals else before_roll)(self.position, attack)

    def _made(
        self, before: BeforeRoll, answers: Mapping[str, Choice], sides: tuple[Side, Side]
    ) -> tuple[Exchange | Treatment, Rerolls]:
        """Return the attack from its roll on, and the rerolls of that roll."""
        key = tuple(sorted(answers.items()))
        found = self._making.get(key)
        if found is None:
            exchange = self._exchange(before, {**self.given, **answers})
            rerolls = Rerolls(sides, exchange.class_of, lambda rolled: exchange.prospect(rolled).worth)
            found = self._making[key] = exchange, rerolls
        return found

    def _exchange(self, before: BeforeRoll, given: Mapping[str, Choice]) -> Exchange | Treatment:
        return Treatment(before, given) if self.heals else Exchange(before, given, self.divide, self.ends)

    # who may reroll (27.4f)

    def _able(self, before: BeforeRoll) -> tuple[tuple[str, ...], Roll | None, tuple[Step, ...]]:
        """Return who may still reroll, the dice where rerolls are given already, and why somebody may not.

        Those of the active side come first.
        """
        asked = Choices(self.given, self.position.powers)
        roll, steps = final_roll(before.position, before.attack, asked)
        prefix = f"{PROBABILITY}:"
        able = tuple(name.removeprefix(prefix) for name in asked.pending if name.startswith(prefix))
        able = within_uses(before.position, able, uses_left(before.position, self.given, asked.refused))
        counted = any(name not in asked.unasked and self.given[name] != DECLINE for name in self.given)
        told = tuple(step for step in steps if step.kind is not StepKind.ROLL)
        return able, roll if counted else None, told

    def _sides(self, before: BeforeRoll, able: tuple[str, ...]) -> tuple[tuple[Side, Side], tuple[str, ...]]:
        """Return the two sides in the order of their chances to reroll, and who belongs to neither (P71)."""
        attacker = before.attack.attacker
        ours, theirs, idle = [], [], []
        for name in able:
            figure = before.position.figure(name)
            if before.position.friendly(attacker, figure):
                ours.append(name)
            elif self.heals or any(before.position.friendly(figure, target) for target in before.targets):
                theirs.append(name)
            else:
                idle.append(name)
        if max(len(ours), len(theirs)) > MOST_REROLLS:
            raise DocumentError("ask.choices", "error-odds-too-many-rerolls", limit=MOST_REROLLS)
        sides = (Side(tuple(ours), True), Side(tuple(theirs), False))
        active = turn_of(before.position, attacker).active
        defending = {target.side for target in before.targets} - {attacker.side}
        if self.heals:  # whoever is opposed to both gains by its failure
            defending = {before.position.figure(name).side for name in theirs}
        return (sides if active not in defending else (sides[1], sides[0])), tuple(idle)

    # Shape Change (27.4g), before the roll (R47)

    def _shaped(self, answers: Mapping[str, Choice], sides: tuple[Side, Side], first_roll: Roll | None) -> Prospect:
        """Return what lies ahead with these answers about Shape Change given, the others still open."""
        key = tuple(sorted(answers.items()))
        found = self._shapes.get(key)
        if found is None:
            found = self._shapes[key] = self._shaping(answers, sides, first_roll)
        return found

    def _shaping(self, answers: Mapping[str, Choice], sides: tuple[Side, Side], first_roll: Roll | None) -> Prospect:
        """Let the active player's side decide first, then the other (8.1h).

        Each takes its figures in the order that helps it most, and knows what became of those before (P90).
        """
        before = self._before(answers)
        if self.heals:  # who is treated doesn't change its shape (P133 of 2022)
            return self._rolled(before, answers, sides, first_roll)
        escapes = [(target, *self._escape(before, target, answers)) for target in before.targets]
        asked = [(self._is_ours(before, target), name, faces) for target, name, faces in escapes if name]
        if not asked:
            return self._rolled(before, answers, sides, first_roll)
        ours = next(side.for_attacker for side in sides if any(side.for_attacker == whose for whose, _, _ in asked))
        theirs = [(name, faces) for whose, name, faces in asked if whose == ours]
        options: list[tuple[Told | None, Prospect]] = []
        for name, faces in theirs:
            kept = self._shaped({**answers, name: DECLINE}, sides, first_roll)
            gone = self._shaped({**answers, name: faces[0]}, sides, first_roll)
            chance = Fraction(len(faces), len(FACES))
            options.append((Told(name, ROLLED), mixed(((chance, gone), (1 - chance, kept)))))
        left = {name: DECLINE for name, _ in theirs}
        rest = self._shaped({**answers, **left}, sides, first_roll)
        told = rest.told | {Told(name, DECLINE) for name in left}
        return chosen(ours, (*options, (None, Prospect(rest.ends, rest.worth, told))))

    @staticmethod
    def _is_ours(before: BeforeRoll, target: Figure) -> bool:
        return before.position.friendly(before.attack.attacker, target)

    def _escape(self, before: BeforeRoll, target: Figure, answers: Mapping[str, Choice]) -> tuple[str, list[int]]:
        """Return the roll that a target may still make to become illegal, and the results that succeed."""
        asked = Choices({**self.given, **answers}, self.position.powers)
        untargetable(before.position, before.attack, target, asked)
        if not asked.pending:
            return "", []
        name = asked.pending[0]
        answered = ((face, Choices({name: face}, self.position.powers)) for face in FACES)
        return name, [
            face for face, given in answered if untargetable(before.position, before.attack, target, given)[0]
        ]

    def _rolled(
        self, before: BeforeRoll, answers: Mapping[str, Choice], sides: tuple[Side, Side], first_roll: Roll | None
    ) -> Prospect:
        if not before.targets:
            fates = tuple(Fate(name, "illegal", 0, False) for name in sorted(before.illegal))
            return Prospect({End(fates): Fraction(1)}, NOTHING)
        exchange, rerolls = self._made(before, answers, sides)
        start = None if first_roll is None else exchange.class_of(first_roll)
        final = rerolls.final(start)
        return mixed((chance, exchange.prospect(rolled)) for rolled, chance in final.items())
