"""Answers of this game: a ruling by its one ruleset, and the reasons for which something is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.answer import Answer
from engine.ruling import Ruling, Step, StepKind

__all__ = ["RULESET", "answered", "no_or_yes"]

RULESET = "motu"


def answered(
    verdict: str, fields: Mapping[str, object], steps: Iterable[Step], decided_by: Iterable[Step] = ()
) -> Answer:
    """Return the answer with its ruling; `verdict` is its word, and the first of the fields what it found.

    `decided_by`: the steps that set the verdict where there is no reason against; by default every result.
    """
    told, against = tuple(steps), fields.get("because")
    if against and isinstance(against, list | tuple):
        decided = tuple(reason.step for reason in against)
    else:
        decided = tuple(decided_by) or tuple(step for step in told if step.kind is StepKind.RESULT)
    return Answer(Ruling(RULESET, verdict, next(iter(fields.values()), None), told, decided), fields)


def no_or_yes(found: object) -> str:
    """Return the verdict of a question that asks whether.

    >>> no_or_yes([]), no_or_yes(True)
    ('no', 'yes')
    """
    return "yes" if found else "no"
