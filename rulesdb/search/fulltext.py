"""Ranked full text in one language: short units (names, questions, sentences) and whole entries.

A unit is matched as a whole: how much of the question it holds and how little else. A whole entry is
matched by BM25. Everything that does not depend on the question is computed when the index is built.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

from rulesdb.entry import Entry
from rulesdb.search.text import FILLERS, sentences, stem, words

__all__ = ["FullText", "Scores", "Term", "build_fulltext"]

NAME, QUESTION, SENTENCE = range(3)

# BM25's usual constants; how often the words of a field count in the body of its entry.
_SATURATION, _LENGTH_SHARE = 1.2, 0.6
_TITLE_COUNT, _ALIAS_COUNT, _QUESTION_COUNT, _TEXT_COUNT = 3, 2, 1, 1
# A sentence's length counts less than a question's: a long sentence may well hold the answer.
_SENTENCE_LENGTH_POWER = 0.5

# A word this much less telling than the question's most telling one decides nothing and costs the most.
_LEAST_RARE = 0.12

Term = tuple[str, float]


@dataclass(slots=True)
class Scores:
    """What a question scored, by entry number: each from 0 to about 1.

    Every entry that any of the tables holds is in `body`.
    """

    name: dict[int, float] = field(default_factory=dict)
    question: dict[int, float] = field(default_factory=dict)
    sentence: dict[int, float] = field(default_factory=dict)
    body: dict[int, float] = field(default_factory=dict)


class FullText:
    """The index of one language, rebuilt from the plain data that `build_fulltext` returns."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.rarity: dict[str, float] = data["rarity"]
        self._unit_entry: list[int] = data["unit_entry"]
        self._unit_kind: list[int] = data["unit_kind"]
        self._units: dict[str, tuple[list[int], list[float]]] = data["units"]
        self._bodies: dict[str, tuple[list[int], list[float]]] = data["bodies"]
        self._unseen = max(self.rarity.values(), default=1.0)

    def rarity_of(self, term: str) -> float:
        """Return how telling a stem is: the rarer, the higher; an unknown one as the rarest."""
        return self.rarity.get(term, self._unseen)

    def score(self, terms: Iterable[Term]) -> Scores:
        """Return the scores of every entry that holds one of the (stem, weight) terms."""
        weighed = [(term, weight, self.rarity_of(term)) for term, weight in terms]
        total = sum(rarity * weight for _, weight, rarity in weighed)
        if not total:
            return Scores()
        length = sqrt(sum((rarity * weight) ** 2 for _, weight, rarity in weighed))
        least = _LEAST_RARE * max(rarity for _, _, rarity in weighed)
        units: dict[int, float] = defaultdict(float)
        bodies: dict[int, float] = defaultdict(float)
        for term, weight, rarity in weighed:
            if term not in self.rarity or rarity < least:
                continue
            for unit, share in zip(*self._units[term], strict=True):
                units[unit] += share * weight
            weight /= total  # noqa: PLW2901 - the same weight, as a share of the question's
            for entry, share in zip(*self._bodies[term], strict=True):
                bodies[entry] += share * weight
        named, asked, said = self._best_units(units, (length, length, total))
        return Scores(named, asked, said, dict(bodies))

    def _best_units(self, units: Mapping[int, float], divisors: Sequence[float]) -> list[dict[int, float]]:
        """Return for each kind of unit what the best one of each entry scored."""
        best: tuple[dict[int, float], ...] = ({}, {}, {})
        owners, kinds = self._unit_entry, self._unit_kind
        for unit, score in units.items():
            table, owner = best[kinds[unit]], owners[unit]
            if score > table.get(owner, 0.0):
                table[owner] = score
        return [
            {owner: score / divisor for owner, score in table.items()}
            for table, divisor in zip(best, divisors, strict=True)
        ]


def build_fulltext(entries: Iterable[Entry], lang: str, spoken: Counter[str]) -> dict[str, Any]:
    """Return the index of the entries in one language, as plain data (numbers, text, lists).

    Every word met is counted in `spoken`, as it is spelled.
    """
    units: list[tuple[int, int, Counter[str]]] = []
    bodies: list[Counter[str]] = []
    for number, entry in enumerate(entries):
        body: Counter[str] = Counter()
        for kind, text, count in _unit_texts(entry):
            found = words(text)
            spoken.update(found)
            counted = Counter([stem(word, lang) for word in found if word not in FILLERS])
            if not counted:
                continue
            units.append((number, kind, counted))
            for term, times in counted.items():
                body[term] += times * count
        bodies.append(body)
    rarity = _rarities(bodies)
    return {
        "rarity": rarity,
        "unit_entry": [number for number, _, _ in units],
        "unit_kind": [kind for _, kind, _ in units],
        "units": _unit_postings(units, rarity),
        "bodies": _body_postings(bodies, rarity),
    }


def _unit_texts(entry: Entry) -> Iterable[tuple[int, str, int]]:
    yield NAME, entry.title, _TITLE_COUNT
    for alias in entry.aliases:
        yield NAME, alias, _ALIAS_COUNT
    for question in entry.questions:
        yield QUESTION, question, _QUESTION_COUNT
    for sentence in sentences(entry.text):
        yield SENTENCE, sentence, _TEXT_COUNT


def _rarities(bodies: list[Counter[str]]) -> dict[str, float]:
    holders: Counter[str] = Counter()
    for body in bodies:
        holders.update(body.keys())
    count = len(bodies)
    return {term: round(log(1 + (count - held + 0.5) / (held + 0.5)), 5) for term, held in sorted(holders.items())}


def _unit_postings(
    units: list[tuple[int, int, Counter[str]]], rarity: Mapping[str, float]
) -> dict[str, tuple[list[int], list[float]]]:
    postings: dict[str, tuple[list[int], list[float]]] = {term: ([], []) for term in rarity}
    for unit, (_, kind, counted) in enumerate(units):
        length = sqrt(sum(rarity[term] ** 2 for term in counted)) or 1.0
        for term in counted:
            if kind == SENTENCE:
                share = rarity[term] / (1 + length) ** _SENTENCE_LENGTH_POWER
            else:
                share = rarity[term] ** 2 / length
            postings[term][0].append(unit)
            postings[term][1].append(round(share, 5))
    return postings


def _body_postings(bodies: list[Counter[str]], rarity: Mapping[str, float]) -> dict[str, tuple[list[int], list[float]]]:
    postings: dict[str, tuple[list[int], list[float]]] = {term: ([], []) for term in rarity}
    lengths = [sum(body.values()) for body in bodies]
    usual = (sum(lengths) / len(lengths) if lengths else 0) or 1.0
    for number, (body, length) in enumerate(zip(bodies, lengths, strict=True)):
        damping = _SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * length / usual)
        for term, times in body.items():
            postings[term][0].append(number)
            postings[term][1].append(round(rarity[term] * times / (times + damping), 5))
    return postings
