"""Hit@1, hit@3 and mean reciprocal rank, by kind, ruleset and language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tests.rulesdb.evaluation.sets import KINDS, Question

__all__ = ["Asked", "Figures", "figures", "rank_of", "table"]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and what each method found for it, best first."""

    question: Question
    found: Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Figures:
    """Shares of 1 over the questions counted."""

    first: float
    three: float
    reciprocal: float


def rank_of(question: Question, found: Sequence[str]) -> int | None:
    """Return the place, from 1, of the first right section; None where there is none."""
    return next((place for place, section in enumerate(found, 1) if section in question.right), None)


def figures(ranks: Sequence[int | None]) -> Figures:
    """Sum up the places of the right answers of one or more questions.

    >>> figures([1, 2, None, 4])
    Figures(first=0.25, three=0.5, reciprocal=0.4375)
    """
    return Figures(
        sum(rank == 1 for rank in ranks) / len(ranks),
        sum(rank is not None and rank <= 3 for rank in ranks) / len(ranks),
        sum(1 / rank for rank in ranks if rank is not None) / len(ranks),
    )


def table(asked: Sequence[Asked], methods: Sequence[str]) -> list[str]:
    """Return the lines of the report: a row for each group, three figures for each method."""
    heading = f"{'':<26}" + "".join(f"{method:^24}" for method in methods)
    columns = f"{'':<18}{'count':>8}" + f"{'hit@1':>9}{'hit@3':>7}{'MRR':>7} " * len(methods)
    return [heading.rstrip(), columns.rstrip(), *(_row(name, group, methods) for name, group in _groups(asked))]


def _groups(asked: Sequence[Asked]) -> Iterable[tuple[str, list[Asked]]]:
    present = [kind for kind in KINDS if any(one.question.kind == kind for one in asked)]
    by: tuple[tuple[Sequence[str], Callable[[Question], str]], ...] = (
        (present, lambda question: question.kind),
        (sorted({one.question.ruleset for one in asked}), lambda question: question.ruleset),
        (sorted({one.question.lang for one in asked}), lambda question: question.lang),
    )
    for names, group_of in by:
        for name in names:
            yield name, [one for one in asked if group_of(one.question) == name]
    yield "everything", list(asked)


def _row(name: str, group: Sequence[Asked], methods: Sequence[str]) -> str:
    cells = "".join(_cells([rank_of(one.question, one.found[method]) for one in group]) for method in methods)
    return f"{name:<18}{len(group):>8}{cells}".rstrip()


def _cells(ranks: Sequence[int | None]) -> str:
    summed = figures(ranks)
    return f"{summed.first:>9.3f}{summed.three:>7.3f}{summed.reciprocal:>7.3f} "
