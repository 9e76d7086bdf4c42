"""Ranked full text over one vocabulary: names and whole entries.

A name is matched as a whole: how much of the question it holds and how little else. A whole entry is
matched by BM25, once by what it tells (names and text) and once by what it is asked (its questions).
Everything that does not depend on the question is computed when the index is built; the numbers lie in
packed arrays, so that every ruleset's index fits in a few megabytes and is read in a moment.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

from rulesdb.entry import Entry
from rulesdb.search.packing import packed, unpacked

__all__ = ["FullText", "Reader", "Scores", "Term", "build_fulltext", "rarities"]

# BM25's usual constants; how often the words of a name count beside those of the text.
_SATURATION, _LENGTH_SHARE = 1.2, 0.6
_TITLE_COUNT, _ALIAS_COUNT = 3, 2

# No word counts more than one that a few entries in a hundred hold, as a share of the rarest's: what stands once in
# the library is more often a chance word of an example than what the question is about.
_RAREST = 0.6
# A word this much less telling than the question's most telling one decides nothing and costs the most.
_LEAST_RARE = 0.12

Term = tuple[str, float]
# How a text's words become the terms that are compared: a tuple for each, of all that it may mean.
Reader = Callable[[str], Iterable[tuple[str, ...]]]


@dataclass(slots=True)
class Scores:
    """What a question scored, by entry number: each from 0 to about 1."""

    name: dict[int, float] = field(default_factory=dict)
    told: dict[int, float] = field(default_factory=dict)
    asked: dict[int, float] = field(default_factory=dict)


class FullText:
    """The index of one vocabulary, rebuilt from the plain data that `build_fulltext` returns."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.rarity: dict[str, float] = data["rarity"]
        self._place = {term: place for place, term in enumerate(self.rarity)}
        self._owner = unpacked("H", data["name_owner"])
        self._worth = unpacked("f", data["name_worth"])
        self._names = _Postings(data["names"])
        self._told = _Postings(data["told"])
        self._asked = _Postings(data["asked"])
        self._unseen = max(self.rarity.values(), default=1.0)

    def rarity_of(self, term: str) -> float:
        """Return how telling a term is: the rarer, the higher; an unknown one as the rarest."""
        return self.rarity.get(term, self._unseen)

    def score(self, terms: Iterable[Term]) -> Scores:
        """Return the scores of every entry that holds one of the (term, weight) pairs."""
        weighed = [(term, weight, self.rarity_of(term)) for term, weight in terms]
        total = sum(rarity * weight for _, weight, rarity in weighed)
        if not total:
            return Scores()
        length = sqrt(sum((rarity * weight) ** 2 for _, weight, rarity in weighed))
        least = _LEAST_RARE * max(rarity for _, _, rarity in weighed)
        names: dict[int, float] = defaultdict(float)
        told: dict[int, float] = defaultdict(float)
        asked: dict[int, float] = defaultdict(float)
        for term, weight, rarity in weighed:
            place = self._place.get(term)
            if place is None or rarity < least:
                continue
            gain = rarity * rarity * weight / length
            for name in self._names.holders(place):
                names[name] += gain
            for table, postings in ((told, self._told), (asked, self._asked)):
                for entry, share in postings.shares(place):
                    table[entry] += share * weight / total
        return Scores(self._best_names(names), told, asked)

    def _best_names(self, names: Mapping[int, float]) -> dict[int, float]:
        """Return what the best name of each entry scored."""
        best: dict[int, float] = {}
        owners, worth = self._owner, self._worth
        for name, held in names.items():
            owner, score = owners[name], held * worth[name]
            if score > best.get(owner, 0.0):
                best[owner] = score
        return best


class _Postings:
    """For each term, by its place: the numbers that hold it and, where that differs, each one's share."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._end = unpacked("I", data["end"])
        self._held = unpacked("I", data["held"])
        self._share = unpacked("f", data["share"])

    def holders(self, place: int) -> Sequence[int]:
        held: Sequence[int] = self._held[self._end[place - 1] if place else 0 : self._end[place]]
        return held

    def shares(self, place: int) -> Iterable[tuple[int, float]]:
        first, last = self._end[place - 1] if place else 0, self._end[place]
        return zip(self._held[first:last], self._share[first:last], strict=True)


def build_fulltext(entries: Iterable[tuple[int, Entry]], reader: Callable[[Entry], Reader]) -> dict[str, Any]:
    """Return the index of numbered entries as plain data: numbers and text that JSON can hold.

    An entry may come more than once (in several languages); its words add up. `reader` gives for an
    entry the function that reads its texts.
    """
    names: list[tuple[int, Counter[str]]] = []
    told: dict[int, Counter[str]] = defaultdict(Counter)
    asked: dict[int, Counter[str]] = defaultdict(Counter)
    for number, entry in entries:
        read = reader(entry)
        for name, count in _names(entry):
            counted = Counter(term for meant in read(name) for term in meant)
            if counted:
                names.append((number, counted))
                _count(told[number], counted, count)
        _count(told[number], Counter(term for meant in read(entry.text) for term in meant))
        for question in entry.questions:
            _count(asked[number], Counter(term for meant in read(question) for term in meant))
    rarity = rarities([told[number] + asked[number] for number in told.keys() | asked.keys()])
    holders: dict[str, list[tuple[int, float]]] = {term: [] for term in rarity}
    for place, (_, counted) in enumerate(names):
        for term in counted:
            holders[term].append((place, 0.0))
    return {
        "rarity": rarity,
        "name_owner": packed("H", (number for number, _ in names)),
        "name_worth": packed("f", (_name_worth(counted, rarity) for _, counted in names)),
        "names": _postings(holders, shared=False),
        "told": _postings(_body_shares(told, rarity)),
        "asked": _postings(_body_shares(asked, rarity)),
    }


def _names(entry: Entry) -> Iterable[tuple[str, int]]:
    yield entry.title, _TITLE_COUNT
    for alias in entry.aliases:
        yield alias, _ALIAS_COUNT


def _count(body: Counter[str], counted: Mapping[str, int], times: int = 1) -> None:
    for term, number in counted.items():
        body[term] += number * times


def rarities(bodies: Sequence[Collection[str]]) -> dict[str, float]:
    """Return how telling each term is by how few of the bodies hold it, up to a bound."""
    holders: Counter[str] = Counter()
    for body in bodies:
        holders.update(set(body))
    count = len(bodies)
    most = _RAREST * log(1 + count)
    return {
        term: round(min(most, log(1 + (count - held + 0.5) / (held + 0.5))), 5)
        for term, held in sorted(holders.items())
    }


def _name_worth(counted: Iterable[str], rarity: Mapping[str, float]) -> float:
    return 1 / (sqrt(sum(rarity[term] ** 2 for term in counted)) or 1.0)


def _body_shares(bodies: Mapping[int, Counter[str]], rarity: Mapping[str, float]) -> dict[str, list[tuple[int, float]]]:
    holders: dict[str, list[tuple[int, float]]] = {term: [] for term in rarity}
    lengths = {number: sum(body.values()) for number, body in bodies.items()}
    usual = (sum(lengths.values()) / len(lengths) if lengths else 0) or 1.0
    for number, body in sorted(bodies.items()):
        damping = _SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * lengths[number] / usual)
        for term, times in body.items():
            holders[term].append((number, rarity[term] * times / (times + damping)))
    return holders


def _postings(holders: Mapping[str, Sequence[tuple[int, float]]], shared: bool = True) -> dict[str, Any]:
    end, total = [], 0
    for held in holders.values():
        total += len(held)
        end.append(total)
    return {
        "end": packed("I", end),
        "held": packed("I", (number for held in holders.values() for number, _ in held)),
        "share": packed("f", (share for held in holders.values() for _, share in held) if shared else ()),
    }
