"""What is measured: the library's own search, and the two plain methods it is held against."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from rapidfuzz import fuzz, process

import rulesdb
from tests.rulesdb.evaluation.sets import normalised

__all__ = ["RANKERS", "Bm25", "Ranker"]

# A question, its ruleset and its language; the sections found, best first.
Ranker = Callable[[str, str, str], Sequence[str]]

_FOUND = 5


class Bm25:
    """Okapi BM25 over bare words, without stems: the textbook's formula and its usual constants."""

    def __init__(self, documents: Mapping[str, str], k1: float = 1.5, b: float = 0.75) -> None:
        self._k1 = k1
        self._b = b
        self._counts = {name: Counter(normalised(text).split()) for name, text in documents.items()}
        self._lengths = {name: counts.total() for name, counts in self._counts.items()}
        self._mean = sum(self._lengths.values()) / max(1, len(self._lengths))
        self._held_by = Counter(word for counts in self._counts.values() for word in counts)

    def rank(self, question: str, limit: int) -> list[str]:
        """Return the names of the best documents, best first; those without a word in common are left out."""
        words = normalised(question).split()
        scores = {name: self._score(name, words) for name in self._counts}
        found = [name for name, score in scores.items() if score > 0]
        return sorted(found, key=lambda name: -scores[name])[:limit]

    def _score(self, name: str, words: Sequence[str]) -> float:
        counts = self._counts[name]
        weight = self._k1 * (1 - self._b + self._b * self._lengths[name] / self._mean)
        return sum(self._rarity(word) * counts[word] * (self._k1 + 1) / (counts[word] + weight) for word in words)

    def _rarity(self, word: str) -> float:
        held = self._held_by[word]
        return math.log(1 + (len(self._counts) - held + 0.5) / (held + 0.5))


def library(question: str, ruleset: str, lang: str) -> list[str]:
    """Ask the library's own search."""
    return [hit.section for hit in rulesdb.load(ruleset).search(question, lang, _FOUND).hits]


def bm25_text(question: str, ruleset: str, lang: str) -> list[str]:
    """Rank the entries by BM25 over what a reader sees of them: title and text."""
    return _bm25(ruleset, lang, everything=False).rank(question, _FOUND)


def bm25_all(question: str, ruleset: str, lang: str) -> list[str]:
    """Rank the entries by BM25 over all their words, aliases and questions included."""
    return _bm25(ruleset, lang, everything=True).rank(question, _FOUND)


def fuzzy_title(question: str, ruleset: str, lang: str) -> list[str]:
    """Rank the entries by rapidfuzz's weighted ratio of the question and the title."""
    found = process.extract(normalised(question), _titles(ruleset, lang), scorer=fuzz.WRatio, limit=_FOUND)
    return [section for _, _, section in found]


@cache
def _bm25(ruleset: str, lang: str, everything: bool) -> Bm25:
    return Bm25(
        {
            entry.section: "\n".join(
                (entry.title, entry.text, *((*entry.aliases, *entry.questions) if everything else ()))
            )
            for entry in rulesdb.load(ruleset).entries(lang)
        }
    )


@cache
def _titles(ruleset: str, lang: str) -> Mapping[str, str]:
    return {entry.section: normalised(entry.title) for entry in rulesdb.load(ruleset).entries(lang)}


RANKERS: Mapping[str, Ranker] = {
    "library": library,
    "BM25 text": bm25_text,
    "BM25 all": bm25_all,
    "fuzzy title": fuzzy_title,
}
