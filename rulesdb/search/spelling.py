"""Mending misspelled words against the words that the library itself uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from rulesdb.search.text import FILLERS

__all__ = ["Spelling"]

_SHORTEST_MENDED = 4
_CUTOFF = 0.7
# How alike a joined pair must at least be to a known word.
_JOINED = 0.77


class Spelling:
    """The library's words, each with how often it stands there; `right` tells of others that need no mending."""

    def __init__(self, counts: Mapping[str, int], right: Callable[[str], bool] = lambda _: False) -> None:
        self._counts = counts
        self._right = right
        self._mendable = [word for word in counts if len(word) >= _SHORTEST_MENDED and word.isalpha()]
        self._nearest = lru_cache(maxsize=4096)(self._search)

    def mend(self, word: str) -> tuple[str, float]:
        """Return the word, or the likeliest one meant, and how alike the two are (1: the same)."""
        if word in self._counts or word in FILLERS or len(word) < _SHORTEST_MENDED or not word.isalpha():
            return word, 1.0
        return (word, 1.0) if self._right(word) else self._nearest(word)

    def mend_all(self, spoken: Sequence[str]) -> list[tuple[str, float]]:
        """Mend the words of a question; two that make one word together become that word.

        "knock bak" is "knockback"; words that are right by themselves stay apart.
        """
        mended = [self.mend(word) for word in spoken]
        joined: list[tuple[str, float]] = []
        place = 0
        while place < len(mended):
            whole = self._join(spoken[place : place + 2], mended[place : place + 2])
            joined.append(whole or mended[place])
            place += 2 if whole else 1
        return joined

    def _join(self, pair: Sequence[str], mended: Sequence[tuple[str, float]]) -> tuple[str, float] | None:
        if len(pair) < 2 or all(map(self._stands, pair)) or not "".join(pair).isalpha():
            return None
        word, likeness = self.mend("".join(pair))
        apart = sum(worth for known, worth in mended if known in self._counts or known in FILLERS) / len(mended)
        return (word, likeness) if word in self._counts and likeness > max(_JOINED, apart) else None

    def _stands(self, word: str) -> bool:
        """Tell whether a word is right by itself: one of the library's, or one that players say for it."""
        return word in self._counts or self._right(word)

    def _search(self, word: str) -> tuple[str, float]:
        from rapidfuzz import process  # noqa: PLC0415  # a library that nobody searches needs nothing of it
        from rapidfuzz.distance import OSA  # noqa: PLC0415

        near = process.extract(word, self._mendable, scorer=OSA.normalized_similarity, score_cutoff=_CUTOFF, limit=6)
        if not near:
            return word, 1.0
        best = max(near, key=lambda match: (match[1], self._counts[match[0]], match[0]))
        return best[0], best[1]
