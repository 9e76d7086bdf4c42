"""BM25 over everything an entry says, by the beginnings of its words.

The first letters of a word unite what a stemmer keeps apart (destroy and destruction, the forms of a Spanish
verb). Words that only carry a question stay in: "who" and "how many" tell something of what is asked.
"""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from math import log
from typing import Any

from rulesdb.entry import Entry
from rulesdb.search.packing import packed, unpacked
from rulesdb.search.text import words

__all__ = ["LETTERS", "Roots", "build_roots"]

LETTERS = 5
# BM25's constants, as its textbooks have them.
_SATURATION, _LENGTH_SHARE = 1.5, 0.75
# What more than this share of the entries hold tells nothing.
_COMMON = 0.6


class Roots:
    """The index of one language, rebuilt from the plain data that `build_roots` returns."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._rarity: dict[str, float] = data["rarity"]
        self._place = {root: place for place, root in enumerate(self._rarity)}
        self._end: array[int] = unpacked("I", data["end"])
        self._held: array[int] = unpacked("H", data["held"])
        self._share: array[float] = unpacked("f", data["share"])
        self._unseen = max(self._rarity.values(), default=1.0)

    def score(self, spoken: Iterable[tuple[str, float]]) -> dict[int, float]:
        """Return the score, from 0 to about 2, of every entry that holds one of the (word, weight) pairs."""
        weights: dict[str, float] = {}
        for word, weight in spoken:
            weights[word[:LETTERS]] = max(weights.get(word[:LETTERS], 0.0), weight)
        total = sum(self._rarity.get(root, self._unseen) for root in weights)
        scores: dict[int, float] = defaultdict(float)
        for root, weight in weights.items():
            place = self._place.get(root)
            if place is None:
                continue
            first, last = self._end[place - 1] if place else 0, self._end[place]
            for number, share in zip(self._held[first:last], self._share[first:last], strict=True):
                scores[number] += share * weight / total
        return scores


def build_roots(entries: Iterable[Entry]) -> dict[str, Any]:
    """Return the index of entries in one language as plain data; entries are numbered in their order."""
    bodies = [Counter(word[:LETTERS] for text in _texts(entry) for word in words(text)) for entry in entries]
    holders: dict[str, list[int]] = defaultdict(list)
    for number, body in enumerate(bodies):
        for root in body:
            holders[root].append(number)
    telling = sorted(root for root, held in holders.items() if len(held) <= max(1, _COMMON * len(bodies)))
    rarity = {
        root: round(log(1 + (len(bodies) - len(holders[root]) + 0.5) / (len(holders[root]) + 0.5)), 5)
        for root in telling
    }
    usual = sum(body.total() for body in bodies) / max(1, len(bodies))
    damping = [_SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * body.total() / (usual or 1.0)) for body in bodies]
    end, shares = [], array("f")
    for root in telling:
        for number in holders[root]:
            times = bodies[number][root]
            shares.append(rarity[root] * times * (_SATURATION + 1) / (times + damping[number]))
        end.append(len(shares))
    return {
        "rarity": rarity,
        "end": packed("I", end),
        "held": packed("H", (number for root in telling for number in holders[root])),
        "share": packed("f", shares),
    }


def _texts(entry: Entry) -> Iterable[str]:
    return (entry.title, *entry.aliases, entry.text, *entry.questions)
