"""What every judgement returns: a verdict, its value and the steps that led to it, each with its section.

The engine holds no sentence. A step names a message of the language catalogues and carries the data
that its sentence needs; the words are made on demand, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, Self

__all__ = ["Anchor", "FigureId", "Reason", "Ruling", "Step", "StepKind", "Term", "Typed"]

EMPTY: Mapping[str, object] = MappingProxyType({})


class Term(str):
    """A word that the catalogues translate (`term-attack`), kept apart from what players typed.

    >>> Term("attack") == "attack"
    True
    """

    __slots__ = ()


class FigureId(str):
    """The id of a figure, shown to readers by the figure's name."""

    __slots__ = ()


class Typed(str):
    """What a user typed, such as a name or a reason: shown as it is, and escaped where markup counts."""

    __slots__ = ()


class Anchor(str):
    """A section that an answer's field or a step's data names: where today's book has it, as in a step's `rule`.

    `message` is the key of the message that rests on it.

    >>> Anchor("16.8b", "lof-corner-shut"), Anchor("16.8b", "lof-corner-shut").message
    ('16.8b', 'lof-corner-shut')
    """

    __slots__ = ("message",)
    message: str

    def __new__(cls, section: str, message: str) -> Self:
        """Make the anchor of a section, as this message cites it."""
        made = super().__new__(cls, section)
        made.message = message
        return made


class StepKind(StrEnum):
    """What a step did to the judgement."""

    CHECK = "check"  # a condition was looked at
    REPLACE = "replace"  # a replacement value was set (6.8)
    MODIFY = "modify"  # a modifier or increase was added (6.7, 6.10)
    CAP = "cap"  # a minimum, a maximum or the Rule of Three cut the number
    OVERRIDE = "override"  # one effect set another aside
    IGNORED = "ignored"  # an effect that did not count, or a rule that was not judged
    ROLL = "roll"  # dice
    DAMAGE = "damage"  # damage dealt, reduced, taken
    RESULT = "result"  # the outcome itself


class Step(NamedTuple):
    """One step of a ruling. A named tuple, since a ruling makes dozens of them.

    `rule` is a section id of the ruleset, `reading` an id of the list of readings where the book is
    silent; at least one of them is given. `before` and `after` hold the number that the step changed.
    `fact` is what a later rule needs to know of the step, in one word such as `no-line`: rules ask for it,
    never for the message or the section, which only readers see.
    """

    kind: StepKind
    message: str
    data: Mapping[str, object] = EMPTY
    rule: str | None = None
    reading: str | None = None
    before: int | None = None
    after: int | None = None
    fact: str | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused, where an answer lists its reasons by code: the word for it, and the step that tells.

    >>> Reason("range", Step(StepKind.CHECK, "too-far", rule="6c")).code
    'range'
    """

    code: str
    step: Step


@dataclass(frozen=True, slots=True)
class Ruling:
    """A judgement: `verdict` in one word, the `value` it found, and the `steps` in the order the rules apply.

    `decided_by` are those of the steps that set the verdict: the reasons against, what stands in the way, the hit.
    None are named where the verdict is what all steps come to.

    >>> step = Step(StepKind.CHECK, "distance-counted", rule="11.3a")
    >>> Ruling("heroclix-modern", "3", 3, (step,)).rules
    ('11.3a',)
    """

    ruleset: str
    verdict: str
    value: object
    steps: tuple[Step, ...]
    decided_by: tuple[Step, ...] = ()

    @property
    def deciding(self) -> tuple[Step, ...]:
        """The steps that decide: those named, in the order of the steps; else the last result.

        >>> check, result = Step(StepKind.CHECK, "a", rule="1"), Step(StepKind.RESULT, "b", rule="2")
        >>> [step.message for step in Ruling("heroclix-modern", "yes", True, (check, result, check)).deciding]
        ['b']
        >>> [step.message for step in Ruling("heroclix-modern", "no", False, (check, result), (check,)).deciding]
        ['a']
        """
        named = [step for step in self.steps if step in self.decided_by]
        results = [step for step in self.steps if step.kind is StepKind.RESULT]
        return tuple(named or results[-1:] or self.steps[-1:])

    @property
    def rules(self) -> tuple[str, ...]:
        """The sections cited, in the order of their first citation."""
        return _unique(step.rule for step in self.steps)

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings relied on, in the order of their first use."""
        return _unique(step.reading for step in self.steps)


def _unique(ids: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(found for found in ids if found is not None))
