"""Probability Control on an attack roll: who rerolls what, each side exactly when it helps (21.3b, P71)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from engine.heroclix.odds.exchange import RollClass
from engine.heroclix.odds.measure import DICE, Worth, weighed

__all__ = ["Policy", "Rerolls", "Side"]

Roll = tuple[int, int]


class Side(NamedTuple):
    """The figures of one side that may reroll, and whether they do it for the attacker."""

    figures: tuple[str, ...]
    for_attacker: bool


class State(NamedTuple):
    """A chance to reroll: what the roll comes to, the rerolls left to the first and the second side, whose chance."""

    rolled: RollClass
    first: int
    second: int
    at: int = 0


class Policy(NamedTuple):
    """What one side rerolls at its chance, with so many rerolls left to it and to the other side."""

    side: int
    left: int
    others: int
    rolls: tuple[Roll, ...]


@dataclass(frozen=True, slots=True)
class _Value:
    """What a state is worth, whether the roll is rerolled there, and where it ends, by chance."""

    worth: Worth
    rerolls: bool
    final: Mapping[RollClass, Fraction]


class Rerolls:
    """The chances to reroll one attack roll: the active side, then the other, and anew after each reroll (21.3b).

    `class_of` tells what an attack roll comes to, `worth_of` what that is worth to the attacker's side.
    """

    def __init__(
        self, sides: tuple[Side, Side], class_of: Callable[[Roll], RollClass], worth_of: Callable[[RollClass], Worth]
    ) -> None:
        self.sides = sides
        self.worth_of = worth_of
        self.rolls: dict[RollClass, list[Roll]] = {}
        for roll in DICE:
            self.rolls.setdefault(class_of(roll), []).append(roll)
        self.chances = {rolled: Fraction(len(rolls), len(DICE)) for rolled, rolls in self.rolls.items()}
        self._values: dict[State, _Value] = {}
        self._anew: dict[tuple[int, int], tuple[Worth, Mapping[RollClass, Fraction]]] = {}

    def final(self, first_roll: RollClass | None = None) -> Mapping[RollClass, Fraction]:
        """Return how likely each finalized roll is; `first_roll` where the dice lie already."""
        ends: dict[RollClass, Fraction] = {}
        for state, chance in self._starts(first_roll):
            for rolled, likely in self._value(state).final.items():
                ends[rolled] = ends.get(rolled, Fraction(0)) + chance * likely
        return ends

    def policies(self, first_roll: RollClass | None = None) -> tuple[Policy, ...]:
        """Return what each side rerolls at each of its chances that may come up, in their order."""
        found: dict[tuple[int, int, int], dict[RollClass, None]] = {}
        seen: set[State] = set()
        waiting = [state for state, _ in self._starts(first_roll)]
        while waiting:
            state = waiting.pop(0)
            if state in seen:
                continue
            seen.add(state)
            rerolls = self._value(state).rerolls
            left, others = (state.first, state.second) if state.at == 0 else (state.second, state.first)
            if left:
                told = found.setdefault((state.at, left, others), {})
                if rerolls:
                    told[state.rolled] = None
            if rerolls:
                waiting += [State(rolled, *self._left(state)) for rolled in self.rolls]
            elif state.at == 0:
                waiting.append(state._replace(at=1))
        return tuple(
            Policy(side, left, others, tuple(sorted(roll for rolled in told for roll in self.rolls[rolled])))
            for (side, left, others), told in found.items()
        )

    def _starts(self, first_roll: RollClass | None) -> Iterator[tuple[State, Fraction]]:
        first, second = (len(side.figures) for side in self.sides)
        chances = self.chances if first_roll is None else {first_roll: Fraction(1)}
        for rolled, chance in chances.items():
            yield State(rolled, first, second), chance

    def _value(self, state: State) -> _Value:
        """Return the value of a chance to reroll: the better of declining and of rolling again for its side."""
        found = self._values.get(state)
        if found is None:
            found = self._values[state] = self._weighed(state)
        return found

    def _weighed(self, state: State) -> _Value:
        if state.at == 0:
            kept = self._value(state._replace(at=1))
        else:  # both have declined (21.3b)
            kept = _Value(self.worth_of(state.rolled), False, {state.rolled: Fraction(1)})
        if not (state.first, state.second)[state.at]:
            return _Value(kept.worth, False, kept.final)
        worth, final = self._rolled_anew(self._left(state))
        better = worth > kept.worth if self.sides[state.at].for_attacker else worth < kept.worth
        return _Value(worth, True, final) if better else _Value(kept.worth, False, kept.final)

    def _left(self, state: State) -> tuple[int, int]:
        """Return the rerolls left to both sides after one more; the first side has the next chance (21.3b)."""
        return (state.first - 1, state.second) if state.at == 0 else (state.first, state.second - 1)

    def _rolled_anew(self, left: tuple[int, int]) -> tuple[Worth, Mapping[RollClass, Fraction]]:
        found = self._anew.get(left)
        if found is None:
            ahead = [(chance, self._value(State(rolled, *left))) for rolled, chance in self.chances.items()]
            final: dict[RollClass, Fraction] = {}
            for chance, value in ahead:
                for rolled, likely in value.final.items():
                    final[rolled] = final.get(rolled, Fraction(0)) + chance * likely
            found = self._anew[left] = weighed((chance, value.worth) for chance, value in ahead), final
        return found
