"""Rules of the grammar that begin alike, found by the words of a sentence without a look at each of them."""

from __future__ import annotations

from collections import Counter
from operator import itemgetter
from typing import Generic, Protocol, TypeVar

__all__ = ["Shelf"]

Rule = TypeVar("Rule", bound="Needy")


class Needy(Protocol):
    """A rule with the words that it can't do without."""

    @property
    def needed(self) -> frozenset[str]:
        """Those of its words that are spelled in one way."""

    def fits(self, words: frozenset[str]) -> bool:
        """Return whether a sentence of these words has all that it needs."""


class Shelf(Generic[Rule]):
    """Rules that begin alike, by the word of each that the fewest of them need: most need one that a sentence lacks."""

    def __init__(self) -> None:
        self.phrases: list[Rule] = []
        self._by_rarest: dict[str, list[tuple[int, Rule]]] | None = None

    def append(self, phrase: Rule) -> None:
        """Add a rule."""
        self.phrases.append(phrase)
        self._by_rarest = None

    def fitting(self, words: frozenset[str]) -> list[Rule]:
        """Return the rules of which a sentence of these words has all, in the order in which they were added."""
        if self._by_rarest is None:
            self._by_rarest = self._sorted()
        found = [each for word in self._by_rarest.keys() & words for each in self._by_rarest[word]]
        found += self._by_rarest.get("", ())
        return [phrase for _, phrase in sorted(found, key=itemgetter(0)) if phrase.fits(words)]

    def _sorted(self) -> dict[str, list[tuple[int, Rule]]]:
        needing = Counter(word for phrase in self.phrases for word in phrase.needed)
        sorted_in: dict[str, list[tuple[int, Rule]]] = {}
        for number, phrase in enumerate(self.phrases):
            rarest = min(sorted(phrase.needed), key=lambda word: needing[word], default="")
            sorted_in.setdefault(rarest, []).append((number, phrase))
        return sorted_in
