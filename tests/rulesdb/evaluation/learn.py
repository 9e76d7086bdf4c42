"""Learn the weights of the search anew and print them; they are written into `rulesdb/search/weights.py` by hand.

`python -m tests.rulesdb.evaluation.learn`

What it learns from: the tuning half of the set, and of the library's own questions every twentieth, asked of an
index that does not hold it in any language. The weights make the right answers likeliest, every score being taken
as a logarithm of a likelihood; they may not fall below zero and are held near those in use. A quarter of the
tuning questions at a time is left out to tell how well weights do on what they were not learned on.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

import rulesdb
from rulesdb import LANGUAGES, Entry, Library
from rulesdb.search.ranking import Ranking, build_index
from rulesdb.search.weights import DAMPED, NAMED, WEIGHTS
from tests.rulesdb.evaluation.sets import load_set

__all__ = ["main"]

Numbers = NDArray[np.float64]

_LEFT_OUT = 20
# What is set by hand: none of the questions learned from can tell these signals' worth.
_BY_HAND = ("id", "same", "titled", "headed")
_SIGNALS = tuple(WEIGHTS)
_TUNING_COUNTS, _NEAR_THE_OLD = 3.0, 0.004
_CANDIDATES, _STEPS, _RATE, _PARTS = 80, 200, 0.06, 4


@dataclass(frozen=True, slots=True)
class Example:
    """A question's signals: a row for each likely entry, what its neighbours add, and which rows are right."""

    rows: Numbers
    added: Numbers
    right: Sequence[int]
    counts: float


def main() -> int:
    """Print what was learned to standard output; return 0."""
    tuning = [example for name in rulesdb.RULESETS for example in _tuning(rulesdb.load(name))]
    own = [example for name in rulesdb.RULESETS for example in _own(rulesdb.load(name))]
    old = np.array([WEIGHTS[signal] for signal in _SIGNALS])
    lines = [f"{len(tuning)} questions of the tuning half, {len(own)} of the library", f"in use: {_told(tuning, old)}"]
    ranks: list[int] = []
    for part in range(_PARTS):
        learned = _fit([each for place, each in enumerate(tuning) if place % _PARTS != part] + own, old)
        ranks += [_rank(each, learned) for each in tuning[part::_PARTS]]
    lines.append(f"learned, on those left out: {_summed(ranks)}")
    learned = _fit(tuning + own, old)
    lines.append(f"learned, on all: {_told(tuning, learned)}")
    lines += [f'"{signal}": {weight:.2f},' for signal, weight in zip(_SIGNALS, learned, strict=True)]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _tuning(library: Library) -> Iterator[Example]:
    languages = {lang: library.entries(lang) for lang in LANGUAGES}
    ranking = Ranking(languages, build_index(languages))
    place = {section: number for number, section in enumerate(library.sections)}
    for question in load_set("tuning"):
        if question.ruleset == library.ruleset:
            right = [place[section] for section in question.right if section in place]
            yield _example(ranking, question.question, question.lang, right, _TUNING_COUNTS)


def _own(library: Library) -> Iterator[Example]:
    """Leave questions out of the index, the same ones in every language, and ask them."""
    kept: dict[str, list[Entry]] = {lang: [] for lang in LANGUAGES}
    asked: list[tuple[str, str, int]] = []
    for lang in LANGUAGES:
        for number, entry in enumerate(library.entries(lang)):
            left_out = [
                question
                for place, question in enumerate(entry.questions)
                if len(entry.questions) > 2 and (place + 7 * number) % _LEFT_OUT == 0
            ]
            asked += [(question, lang, number) for question in left_out]
            questions = tuple(question for question in entry.questions if question not in left_out)
            kept[lang].append(replace(entry, questions=questions))
    ranking = Ranking(kept, build_index(kept))
    for question, lang, number in asked:
        yield _example(ranking, question, lang, [number], 1.0)


def _example(ranking: Ranking, question: str, lang: str, right: Sequence[int], counts: float) -> Example:
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
    return Example(rows, added, [numbers.index(each) for each in right], counts)


def _added(number: int, alone: Mapping[int, float], totals: Mapping[int, float], weighed: float) -> float:
    """Return all of an entry's score that is not its own signals': its leaning and its neighbours'."""
    return totals[number] - weighed if number in alone else 0.0


def _fit(examples: Sequence[Example], old: Numbers) -> Numbers:
    """Return weights by gradient descent (Adam) on the likelihood of the right answers."""
    free = np.array([signal not in _BY_HAND for signal in _SIGNALS])
    weights, first, second = old.copy(), np.zeros_like(old), np.zeros_like(old)
    whole = sum(each.counts for each in examples)
    for step in range(1, _STEPS + 1):
        slope = sum((each.counts * _slope(each, weights) for each in examples), np.zeros_like(old)) / whole
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
