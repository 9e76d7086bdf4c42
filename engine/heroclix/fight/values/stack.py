"""Replace, then modify (13.1): from a printed value and the effects on it to the value, every stage a step.

The one place where values are added up: the `stack` question, the `value` question and every attack
come through here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.stacking import UNNAMED, Effect
from engine.message import Message
from engine.ruling import Ruling, Step, StepKind, Term

__all__ = ["UNNAMED", "Effect", "InAnyOrder", "ReplaceThenModify", "stack"]

PRINTED = Message("value-printed", ("value", "number"), rule="6.12")
SET = Message("value-set", ("source", "number"), rule="13.1")
SET_BY = Message("value-set-by", ("source", "holder", "number"), rule="13.1")
HALVED = Message("value-halved", ("source",), rule="13.1")
DOUBLED = Message("value-doubled", ("source",), rule="13.1")
ROUNDED = Message("value-rounded-up", ("number", "half"), rule="6.11")
ORDER = Message("value-order-as-listed", ("count",), rule="13.1", reading="R11")
LOCKED = Message("value-locked", ("source", "count"), rule="6.8")
BEST_ORDER = Message("value-order-best", ("count",), rule="13.1", reading="R72")
MODIFIER = Message("value-modifier", ("source", "add"), rule="6.7")
MODIFIER_BY = Message("value-modifier-by", ("source", "holder", "add"), rule="6.7")
UNIQUE = Message("value-unique-again", ("source", "name", "add"), rule="22.10")
UNIQUE_DIFFERS = Message("value-unique-differs", ("source", "name", "add"), rule="22.10", reading="R34")
RULE_OF_THREE = Message("value-rule-of-three", ("sum", "limited"), rule="14.2")
MODIFIED = Message("value-modified", ("value", "sum"), rule="13.1")
BELOW_ZERO = Message("value-below-zero", ("number",), rule="13.1")
MINIMUM = Message("value-minimum", ("source", "number"), rule="13.4")
MINIMUM_IDLE = Message("value-minimum-idle", ("source", "number"), rule="13.4")
BOUND_BY = Message("value-bound-by", ("source", "number"), rule="13.4")
MAXIMUM = Message("value-maximum", ("source", "number"), rule="13.4")
MAXIMUM_IDLE = Message("value-maximum-idle", ("source", "number"), rule="13.4")
MAXIMUM_WINS = Message("value-maximum-wins", ("minimum", "maximum"), rule="13.4a", reading="R33")
NO_MAXIMUM = Message("value-no-maximums", ("source", "number"), rule="13.4")
RESULT = Message("value-result", ("value", "number"), rule="6.9")

RISING = ("halve", "set", "double")  # the order in which replacements make the most of a value


@dataclass(frozen=True, slots=True)
class ReplaceThenModify:
    """Today's order: what sets a value before what multiplies it, and the maximum over the minimum (13.1, 13.4a)."""

    def replacements(self, effects: Sequence[Effect], listed: bool) -> Iterable[Sequence[Effect]]:  # noqa: ARG002 - see below
        """Return those that set the value, then those that halve or double it."""
        yield [effect for effect in effects if effect.operation == "set"]
        yield [effect for effect in effects if effect.operation in ("halve", "double")]

    def bounds(self, effects: Sequence[Effect]) -> Sequence[Effect]:
        """Return the minimums, then the maximums: where no number suits both, the maximum stays."""
        minimums = [effect for effect in effects if effect.operation == "minimum"]
        return [*minimums, *(effect for effect in effects if effect.operation == "maximum")]


@dataclass(frozen=True, slots=True)
class InAnyOrder:
    """Replacements in the order that the figure's player likes, and minimums alone (R72).

    >>> [one.operation for one in next(iter(InAnyOrder().replacements([Effect("set", 9), Effect("halve")], False)))]
    ['halve', 'set']
    """

    def replacements(self, effects: Sequence[Effect], listed: bool) -> Iterable[Sequence[Effect]]:
        """Return all of them as listed; as the engine has found them, in the order that makes the most of them."""
        found = [effect for effect in effects if effect.operation in ("set", "halve", "double")]
        yield found if listed else sorted(found, key=lambda one: (RISING.index(one.operation), one.number))

    def bounds(self, effects: Sequence[Effect]) -> Sequence[Effect]:
        """Return the minimums."""
        return [effect for effect in effects if effect.operation == "minimum"]


def stack(
    ruleset: Ruleset, value: str, printed: int, effects: Sequence[Effect] = (), *, listed: bool = False
) -> Ruling:
    """Return what a combat value comes to (13.1), as a ruling whose `value` is the number.

    Replacements come first, in the edition's order, then the sum of the modifiers within the Rule of Three (14.2),
    then zero and the bounds (13.4). `listed`: the replacements come in the order that somebody has given them.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> stack(MODERN, "speed", 7, [Effect("halve"), Effect("add", 5)]).value
    7
    """
    sum_up = _Stack(ruleset, value)
    sum_up.say(PRINTED, StepKind.CHECK, after=printed, value=Term(value), number=printed)
    sum_up.number = printed
    if effects:
        effects = sum_up.unlocked(effects)
        for replacing in ruleset.stacking.replacements(effects, listed):
            sum_up.replace(replacing, as_given=list(replacing) == [one for one in effects if one in replacing])
        sum_up.modify([effect for effect in effects if effect.operation == "add"])
        sum_up.floor()
        bounds = ruleset.stacking.bounds(effects)
        sum_up.unbounded([effect for effect in effects if effect.operation == "maximum" and effect not in bounds])
        sum_up.bound(bounds)
    sum_up.floor()
    sum_up.say(RESULT, StepKind.RESULT, after=sum_up.number, value=Term(value), number=sum_up.number)
    return Ruling(ruleset.id, str(sum_up.number), sum_up.number, tuple(sum_up.steps))


class _Stack:
    """The running number and the steps that led to it."""

    def __init__(self, ruleset: Ruleset, value: str) -> None:
        self.ruleset = ruleset
        self.value = value
        self.number = 0
        self.steps: list[Step] = []

    def say(
        self,
        message: Message,
        kind: StepKind,
        *,
        section: str | None = None,
        reading: str | None = None,
        before: int | None = None,
        after: int | None = None,
        **data: object,
    ) -> None:
        rule = message.rule if section is None else section
        self.steps.append(Step(kind, message.key, data, rule, reading or message.reading, before, after))

    def unlocked(self, effects: Sequence[Effect]) -> Sequence[Effect]:
        """Return the effects that count beside a locked replacement, of several the last: that one and the bounds."""
        locked = [effect for effect in effects if effect.locked and effect.rejected is None]
        if not locked:
            return effects
        kept = [one for one in effects if one is locked[-1] or one.operation in ("minimum", "maximum")]
        if len(kept) < len(effects):
            self.say(LOCKED, StepKind.OVERRIDE, source=locked[-1].source, count=len(effects) - len(kept))
        return kept

    def unbounded(self, effects: Sequence[Effect]) -> None:
        """Say of maximums that no rule of the edition knows them (13.4)."""
        for effect in effects:
            self.say(NO_MAXIMUM, StepKind.IGNORED, source=effect.source, number=effect.number)

    def replace(self, effects: Sequence[Effect], as_given: bool) -> None:
        """Apply replacements of one group in their order: as given (R11), or the best for its player (R72)."""
        counting = [effect for effect in effects if effect.rejected is None]
        if len(counting) > 1:
            self.say(ORDER if as_given else BEST_ORDER, StepKind.CHECK, count=len(counting))
        for effect in effects:
            if effect.rejected is not None:
                self.steps.append(effect.rejected)
            elif effect.operation == "set":
                self._set(effect)
            else:
                self._scale(effect)

    def _set(self, effect: Effect) -> None:
        message = SET if effect.holder is None else SET_BY
        data: dict[str, Any] = {"source": effect.source, "number": effect.number} | _holder(effect)
        data |= {"section": effect.section, "reading": effect.reading}
        self.say(message, StepKind.REPLACE, before=self.number, after=effect.number, **data)
        self.number = effect.number

    def _scale(self, effect: Effect) -> None:
        before = self.number
        halving = effect.operation == "halve"
        self.number = (before + 1) // 2 if halving else before * 2
        self.say(
            HALVED if halving else DOUBLED,
            StepKind.REPLACE,
            section=effect.section,
            reading=effect.reading,
            before=before,
            after=self.number,
            source=effect.source,
        )
        if halving and before % 2:
            self.say(ROUNDED, StepKind.REPLACE, after=self.number, number=before, half=self.number)

    def modify(self, effects: list[Effect]) -> None:
        """Add the sum of the modifiers, at most the Rule of Three's (6.7, 14.2)."""
        total = counted = 0
        seen: dict[str, int] = {}
        for effect in effects:
            if effect.rejected is not None:
                self.steps.append(effect.rejected)
            elif effect.unique is not None and effect.unique in seen:
                self._repeated(effect, seen[effect.unique])
            else:
                if effect.unique is not None:
                    seen[effect.unique] = effect.number
                self._modifier(effect, total)
                total += effect.number
                counted += 1
        if counted == 0:
            return
        limited = self.ruleset.by_rule_of_three(total)
        if limited != total:
            shown = signed(total)
            self.say(RULE_OF_THREE, StepKind.CAP, before=total, after=limited, sum=shown, limited=signed(limited))
        before, self.number = self.number, self.number + limited
        value = Term(self.value)
        self.say(MODIFIED, StepKind.MODIFY, before=before, after=self.number, value=value, sum=signed(limited))

    def _modifier(self, effect: Effect, total: int) -> None:
        message = MODIFIER if effect.holder is None else MODIFIER_BY
        data: dict[str, Any] = {"source": effect.source, "add": signed(effect.number)} | _holder(effect)
        after = total + effect.number
        more: dict[str, Any] = {"section": effect.section, "reading": effect.reading} | data
        self.say(message, StepKind.MODIFY, before=total, after=after, **more)

    def _repeated(self, effect: Effect, first: int) -> None:
        message = UNIQUE if effect.number == first else UNIQUE_DIFFERS
        add = signed(effect.number)
        self.say(message, StepKind.IGNORED, source=effect.source, name=effect.unique, add=add)

    def floor(self) -> None:
        """A value below zero is zero (13.1)."""
        if self.number < 0:
            self.say(BELOW_ZERO, StepKind.CAP, before=self.number, after=0, number=self.number)
            self.number = 0

    def bound(self, effects: Sequence[Effect]) -> None:
        """Apply minimums and maximums in this order, and say where no number suits both (13.4, 13.4a)."""
        minimums = [effect for effect in effects if effect.operation == "minimum"]
        maximums = [effect for effect in effects if effect.operation == "maximum"]
        for effect in effects:
            if effect.operation == "minimum":
                self._bound(effect, MINIMUM, MINIMUM_IDLE, max(self.number, effect.number))
            else:
                self._bound(effect, MAXIMUM, MAXIMUM_IDLE, min(self.number, effect.number))
        low = max((effect.number for effect in minimums if effect.rejected is None), default=None)
        high = min((effect.number for effect in maximums if effect.rejected is None), default=None)
        if low is not None and high is not None and high < low:
            self.say(MAXIMUM_WINS, StepKind.OVERRIDE, after=self.number, minimum=low, maximum=high)

    def _bound(self, effect: Effect, binding: Message, idle: Message, bounded: int) -> None:
        data: dict[str, Any] = {"source": effect.source, "number": effect.number}
        if effect.rejected is not None:
            self.steps.append(effect.rejected)
        elif bounded == self.number:
            self.say(idle, StepKind.IGNORED, section=effect.section, **data)
        else:
            if effect.section is not None:
                self.say(BOUND_BY, StepKind.CHECK, section=effect.section, reading=effect.reading, **data)
            self.say(binding, StepKind.CAP, before=self.number, after=bounded, **data)
            self.number = bounded


def signed(number: int) -> str:
    """Return a modifier as players write it.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '-1', '+0')
    """
    return f"{number:+d}"


def _holder(effect: Effect) -> dict[str, object]:
    return {} if effect.holder is None else {"holder": effect.holder}
