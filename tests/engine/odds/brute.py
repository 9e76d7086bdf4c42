"""Odds the slow way: every roll and every answer put to the judge of attacks, one whole ruling for each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.sequence import AttackOutcome, judge_attack
from engine.heroclix.position import Figure, Position

__all__ = ["Brute", "Likely", "Worth"]

Worth = tuple[Fraction, ...]
Likely = dict[tuple[Any, ...], Fraction]
Prospect = tuple[Worth, Likely]
ORDER = ("super-senses", "mastermind", "blades-claws-fangs", "divide", "impervious", "knockback")
FACES = range(1, 7)


class Brute:
    """One attack, asked of the judge again and again; `damage` is its damage value."""

    def __init__(self, position: Position, attack: Attack, damage: int = 3) -> None:
        self.position = position
        self.attack = attack
        self.damage = damage
        self.idle = attack.power.no_damage or attack.choices.get(f"incapacitate:{attack.attacker.id}") == "use"
        self.rolled: dict[Any, Prospect] = {}
        self.chances: dict[Any, Prospect] = {}

    def prospect(self) -> Prospect:
        """What the attack is worth to the attacker's side, and how likely each end is."""
        return self.shaped({})

    def shaped(self, choices: dict[str, Any]) -> Prospect:
        """Shape Change comes first: the active side's, then the other's, each side in whatever order helps it."""
        names = [name for name in self.judged((3, 4), choices).pending if name.startswith("shape-change:")]
        if names:
            attacks_now = (self.position.turn.active if self.position.turn else "red") == self.attack.attacker.side
            first = attacks_now if attacks_now in {self.owner(name) for name in names} else not attacks_now
            options = []
            for name in (name for name in names if self.owner(name) == first):
                kept = self.shaped({**choices, name: "decline"})
                gone = self.shaped({**choices, name: 6})
                options += [mixed([(Fraction(1, 3), gone), (Fraction(2, 3), kept)]), kept]
            return self.better(first, options)
        pending = self.judged((3, 4), choices).pending
        able = [name.partition(":")[2] for name in pending if name.startswith("probability-control:")]
        ours = sum(self.friendly(name) for name in able)
        self.rolled, self.chances = {}, {}
        attacker_first = (self.position.turn.active if self.position.turn else "red") == self.attack.attacker.side
        return self.any_roll(choices, ours, len(able) - ours, 0 if attacker_first else 1)

    def any_roll(self, choices: dict[str, Any], ours: int, theirs: int, first: int) -> Prospect:
        """The 36 rolls, each with the chances to reroll that follow it."""
        key = (ours, theirs)
        if key not in self.chances:
            found = [self.chance(roll, choices, [ours, theirs], first, first) for roll in product(FACES, repeat=2)]
            self.chances[key] = mixed((Fraction(1, 36), prospect) for prospect in found)
        return self.chances[key]

    def chance(self, roll: tuple[int, ...], choices: dict[str, Any], left: list[int], at: int, first: int) -> Prospect:
        """A side's chance to reroll; index 0 is the attacker's side, and `first` has the first chance."""
        other = 1 - first
        kept = self.chance(roll, choices, left, other, first) if at == first else self.judgement(roll, choices)
        if not left[at]:
            return kept
        after = [count - (index == at) for index, count in enumerate(left)]
        return self.better(at == 0, [kept, self.any_roll(choices, after[0], after[1], first)])

    def judgement(self, roll: tuple[int, ...], choices: dict[str, Any]) -> Prospect:
        """What follows a finalized roll."""
        if roll not in self.rolled:
            self.rolled[roll] = self.decided(roll, choices, None)
        return self.rolled[roll]

    def decided(self, roll: tuple[int, ...], choices: dict[str, Any], divide: dict[str, int] | None) -> Prospect:
        """Every answer to the first thing that is pending, and so on to the end."""
        outcome = self.judged(roll, choices, divide)
        assert outcome.legal
        pending = [name for name in outcome.pending if name.partition(":")[0] in ORDER]
        if not pending:
            return self.ended(outcome)
        name = min(pending, key=lambda found: ORDER.index(found.partition(":")[0]))
        kind = name.partition(":")[0]
        if kind == "divide":
            return self.better(True, [self.decided(roll, choices, parts) for parts in self.divisions(outcome)])

        def answered(answer: object) -> Prospect:
            return self.decided(roll, {**choices, name: answer}, divide)

        if kind == "knockback":
            return self.better(True, [answered("decline"), answered("use")])
        if kind == "mastermind":
            friends = [answered(friend) for friend in self.friends(roll, choices, name)]
            return self.better(self.owner(name), [answered("decline"), *friends])
        rolled = mixed((Fraction(1, 6), answered(face)) for face in FACES)
        options = [answered("decline"), rolled] if kind == "blades-claws-fangs" else [rolled, answered("decline")]
        return self.better(self.owner(name), options)

    def friends(self, roll: tuple[int, ...], choices: dict[str, Any], name: str) -> list[str]:
        """Whom the judge lets take the hit."""
        ids = [figure.id for figure in self.position.figures]
        return [friend for friend in ids if name not in self.judged(roll, {**choices, name: friend}).refused]

    def divisions(self, outcome: AttackOutcome) -> list[dict[str, int]]:
        """Every way to divide the damage value, the most even first."""
        hit = [name for name, target in outcome.targets.items() if target.result == "hit"]
        parts = [p for p in product(range(self.damage + 1), repeat=len(hit)) if sum(p) == self.damage]
        parts.sort(key=lambda found: (max(found) - min(found), found))
        return [dict(zip(hit, found, strict=True)) for found in parts]

    def judged(
        self, roll: tuple[int, ...], choices: dict[str, Any], divide: dict[str, int] | None = None
    ) -> AttackOutcome:
        """The judge's own outcome."""
        given = {**self.attack.choices, **choices}
        made = replace(self.attack, roll=(roll[0], roll[1]), choices=given, divide=divide)
        outcome = judge_attack(self.position, made).value
        assert isinstance(outcome, AttackOutcome)
        return outcome

    def ended(self, outcome: AttackOutcome) -> Prospect:
        """One end, and its worth: clicks, KO's, clicks by points, hits."""
        attacker = self.attack.attacker
        own = outcome.attacker_damage - outcome.attacker_healed
        worth = [-own, -int(outcome.attacker_ko), -own * attacker.points, 0]
        fates = []
        for name, target in outcome.targets.items():
            figure = self.position.figure(name)
            thrown = target.knocked_back if outcome.knockback == "used" else None
            ko = target.ko or bool(thrown and thrown.ko)
            clicks = self.clicks(figure, target.damage_taken or 0, target.click_after, ko)
            if thrown is not None and not figure.bystander:
                clicks = self.clicks(figure, clicks + thrown.damage_taken, thrown.click_after, ko)
            fates.append((name, target.result, clicks, ko))
            if target.result == "hit":
                sign = -1 if self.position.friendly(attacker, figure) else 1
                counted = 1 if self.idle else clicks
                for index, part in enumerate((counted, ko, counted * figure.points, 1)):
                    worth[index] += sign * part
        end = (tuple(sorted(fates)), own, outcome.attacker_ko)
        return tuple(Fraction(part) for part in worth), {end: Fraction(1)}

    def clicks(self, figure: Figure, taken: int, click: int | None, ko: bool) -> int:
        """How far a dial was turned; damage where there is none; one click KO's a bystander."""
        if figure.bystander:
            return int(ko)
        return taken if figure.life is None or click is None else click - figure.life.click

    def owner(self, name: str) -> bool:
        """Whether a decision is the attacker's side's."""
        return self.friendly(name.partition(":")[2])

    def friendly(self, name: str) -> bool:
        """Whether a figure is the attacker's friend."""
        return self.position.friendly(self.attack.attacker, self.position.figure(name))

    def better(self, ours: bool, options: list[Prospect]) -> Prospect:
        """The first of the best."""
        worths = [worth for worth, _ in options]
        return options[worths.index(max(worths) if ours else min(worths))]


def mixed(parts: Iterable[tuple[Fraction, Prospect]]) -> Prospect:
    """The mean of prospects."""
    likely: Likely = {}
    worth = [Fraction(0)] * 4
    for chance, (found, ends) in parts:
        worth = [sum_ + chance * part for sum_, part in zip(worth, found, strict=True)]
        for end, often in ends.items():
            likely[end] = likely.get(end, Fraction(0)) + chance * often
    return tuple(worth), likely
