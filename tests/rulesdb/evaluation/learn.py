"""Learn the weights of the search anew and print them; they are written into `rulesdb/search/weights.py` by hand.

`python -m tests.rulesdb.evaluation.learn`

What it learns from: the tuning set. The weights make the right answers likeliest, every score being taken as a
logarithm of a likelihood; they may not fall below zero and are held near those in use. A quarter of the questions at a
time is left out to tell how well weights do on what they were not learned on. The library's own questions can't tell
the weights: those of words (`learn_words`) were learned on them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import rulesdb
from rulesdb import LANGUAGES, Library
from rulesdb.installed import pooled
from rulesdb.search.learned import read_learned
from rulesdb.search.ranking import Ranking, build_index
from rulesdb.search.weights import DAMPED, NAMED, WEIGHTS
from tests.rulesdb.evaluation.sets import load_set

__all__ = ["main"]

Numbers = NDArray[np.float64]

# What is set by hand: none of the questions learned from can tell these signals' worth.
_BY_HAND = ("id", "same", "titled", "headed")
_SIGNALS = tuple(WEIGHTS)
_NEAR_THE_OLD = 0.004
_CANDIDATES, _STEPS, _RATE, _PARTS = 80, 200, 0.06, 4


@dataclass(frozen=True, slots=True)
class Example:
    """A question's signals: a row for each likely entry, what its neighbours add, and which rows are right."""

    rows: Numbers
    added: Numbers
    right: Sequence[int]


def main() -> int:
    """Print what was learned to standard output; return 0."""
    tuning = [example for name in rulesdb.RULESETS for example in _tuning(rulesdb.load(name))]
    old = np.array([WEIGHTS[signal] for signal in _SIGNALS])
    lines = [f"{len(tuning)} questions of the tuning set", f"in use: {_told(tuning, old)}"]
    ranks: list[int] = []
    for part in range(_PARTS):
        learned = _fit([each for place, each in enumerate(tuning) if place % _PARTS != part], old)
        ranks += [_rank(each, learned) for each in tuning[part::_PARTS]]
    lines.append(f"learned, on those left out: {_summed(ranks)}")
    learned = _fit(tuning, old)
    lines.append(f"learned, on all: {_told(tuning, learned)}")
    lines += [f'"{signal}": {weight:.2f},' for signal, weight in zip(_SIGNALS, learned, strict=True)]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _tuning(library: Library) -> Iterator[Example]:
    languages = {lang: library.entries(lang) for lang in LANGUAGES}
    ranking = Ranking(languages, build_index(pooled(library), read_learned(library.ruleset)))
    place = {section: number for number, section in enumerate(library.sections)}
    for question in load_set("tuning"):
        if question.ruleset == library.ruleset:
            right = [place[section] for section in question.right if section in place]
            yield _example(ranking, question.question, question.lang, right)


def _example(ranking: Ranking, question: str, lang: str, right: Sequence[int]) -> Example:
    asked = ranking.signals.of(question, lang)
    alone, totals = ranking.alone(asked), ranking.totals(asked)
    numbers = sorted({*sorted(totals, key=lambda number: -totals[number])[:_CANDIDATES], *right})
    named = 1 - DAMPED * max(asked.tables["whole"].values(), default=0.0)
    rows = np.array(
        [
            [asked.tables[each].get(number, 0.0) * (1.0 if each in NAMED else named) for each in _SIGNALS]
            for number in numbers
        ]
    )
    weighed = rows @ np.array([WEIGHTS[signal] for signal in _SIGNALS])
    added = np.array([_added(number, alone, totals, own) for number, own in zip(numbers, weighed, strict=True)])
    return Example(rows, added, [numbers.index(each) for each in right])


def _added(number: int, alone: Mapping[int, float], totals: Mapping[int, float], weighed: float) -> float:
    """Return all of an entry's score that is not its own signals': its leaning and its neighbours'."""
    return totals[number] - weighed if number in alone else 0.0


def _fit(examples: Sequence[Example], old: Numbers) -> Numbers:
    """Return weights by gradient descent (Adam) on the likelihood of the right answers."""
    free = np.array([signal not in _BY_HAND for signal in _SIGNALS])
    weights, first, second = old.copy(), np.zeros_like(old), np.zeros_like(old)
    for step in range(1, _STEPS + 1):
        slope = sum((_slope(each, weights) for each in examples), np.zeros_like(old)) / len(examples)
        slope = (slope + _NEAR_THE_OLD * (weights - old)) * free
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope**2
        weights -= _RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        weights = np.maximum(weights, 0.0)
    return weights


def _slope(example: Example, weights: Numbers) -> Numbers:
    scores = example.rows @ weights + example.added
    likely = np.exp(scores - scores.max())
    likely /= likely.sum()
    wanted = np.zeros_like(likely)
    wanted[example.right] = likely[example.right] / (likely[example.right].sum() + 1e-12)
    slope: Numbers = (likely - wanted) @ example.rows
    return slope


def _rank(example: Example, weights: Numbers) -> int:
    scores = example.rows @ weights + example.added
    return 1 + int((scores > scores[example.right].max()).sum())


def _told(examples: Sequence[Example], weights: Numbers) -> str:
    return _summed([_rank(each, weights) for each in examples])


def _summed(ranks: Sequence[int]) -> str:
    first, three = (sum(rank <= best for rank in ranks) / len(ranks) for best in (1, 3))
    return f"{first:.3f} first, {three:.3f} among the first three"


if __name__ == "__main__":
    sys.exit(main())
