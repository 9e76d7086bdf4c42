"""A ruleset's entries, in both languages and in the order of its book."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

from rulesdb._compiled import cached
from rulesdb._corpus import Corpus
from rulesdb._stored import InOrder
from rulesdb.entry import Entry
from rulesdb.errors import UnknownSection
from rulesdb.idlist import section_titles
from rulesdb.rulesets import LANGUAGES, known_language, known_ruleset
from rulesdb.search.completion import WHOLE, Completion, hits
from rulesdb.search.elsewhere import named_elsewhere
from rulesdb.search.ranking import UNSURE, Ranking, build_index
from rulesdb.search.results import Hit, SearchResult
from rulesdb.search.text import fold
from rulesdb.sections import ancestors, book_order, clean_section, is_reading, named_readings

__all__ = ["Library"]

_NEAREST = 5
_LONGEST_PREFIX = 100
_SHORTEST_SEARCHED = 3
_WORTH_OFFERING = 0.4
_MOST_SEARCHED = 25


Indexing = Callable[["Library"], dict[str, Any]]


class Library:
    """The entries of one ruleset; made by `rulesdb.load`.

    >>> from rulesdb import load
    >>> library = load("heroclix-modern")
    >>> library.ruleset
    'heroclix-modern'
    """

    def __init__(self, corpus: Corpus, digest: str | None = None, index: Indexing | None = None) -> None:
        self.ruleset = corpus.ruleset
        # Of all that the search of an installed library is made of, and what makes it; None where nothing may be kept.
        self.digest = digest
        self._indexing = index
        self.written: Mapping[str, tuple[str, ...]] = {lang: tuple(corpus.entries[lang]) for lang in LANGUAGES}
        main = corpus.entries[LANGUAGES[0]]
        self.sections: tuple[str, ...] = _in_book_order(corpus.ruleset, tuple(main))
        self._place = {section: place for place, section in enumerate(self.sections)}
        self._entries = corpus.entries

    @property
    def covered(self) -> bool:
        """Whether the library holds anything of this ruleset yet."""
        return bool(self.sections)

    def has(self, section: str) -> bool:
        """Tell whether a section id, as players write it, is in the library."""
        return clean_section(section) in self._place

    def entry(self, section: str, lang: str) -> Entry:
        """Return one section in one language.

        Raises `UnknownSection`, which names the nearest ids, or `UnknownLanguage`.
        """
        return self._entry(self._known(section), known_language(lang))

    def entries(self, lang: str) -> tuple[Entry, ...]:
        """Return every entry in one language, in the order of the book, readings last."""
        return tuple(self._in_order[known_language(lang)])

    def parent(self, section: str) -> str | None:
        """Return the nearest section above this one that the library holds, if any."""
        return self._parents[self._known(section)]

    def children(self, section: str) -> tuple[str, ...]:
        """Return the sections right below this one, in the order of the book."""
        above = self._known(section)
        return tuple(s for s in self.sections if self._parents[s] == above)

    def readings(self, section: str) -> tuple[str, ...]:
        """Return the readings of a section: those that cite it, and those that its own text names.

        >>> from rulesdb import load
        >>> load("heroclix-modern").readings("21.2b")
        ('R1', 'R23')
        """
        return tuple(self._readings.get(self._known(section), ()))

    def neighbours(self, section: str) -> tuple[str | None, str | None]:
        """Return the sections before and after this one in the book; None at its ends."""
        place = self._place[self._known(section)]
        before = self.sections[place - 1] if place else None
        after = self.sections[place + 1] if place + 1 < len(self.sections) else None
        return before, after

    def search(
        self, question: str, lang: str, limit: int = 5, extra: Mapping[str, float] | None = None
    ) -> SearchResult:
        """Return the entries that answer a question in any words of either language, best first.

        Takes ids, titles, slang, misspellings and whole sentences; titles come back in `lang`. `extra` is a
        weak word for sections from elsewhere, from 0 to 1 each: what an `ImportedText` finds.
        Raises `UnknownLanguage`, and nothing else whatever the question.
        """
        result = self._ranking.search(question, known_language(lang), limit, extra)
        if result.confident and not self._speaks_of(result.hits, named_elsewhere(self.ruleset, question)):
            return replace(result, confidence=UNSURE, confident=False)
        return result

    def complete(self, prefix: str, lang: str, limit: int = 25) -> list[Hit]:
        """Return the entries whose id, title, alias or a word of those the typed text begins.

        Where too few do, misspelled names and the search fill up. Nothing typed gives the book from its start.
        """
        known_language(lang)
        if not prefix.strip():
            firsts = self._in_order[lang][: max(limit, 0)]
            return [Hit(entry.section, entry.title, 0.0, "id") for entry in firsts]
        found = self._completion.complete(prefix[:_LONGEST_PREFIX], lang)
        named = [number for number, (score, _) in found.items() if score >= WHOLE - 1]
        if len(named) > 1 or (len(found) < limit and len(prefix.strip()) >= _SHORTEST_SEARCHED):
            self._rank_by_search(found, named, prefix, lang)
        return hits(found, self._in_order, lang, limit)

    def _rank_by_search(
        self, found: dict[int, tuple[float, str]], named: Sequence[int], prefix: str, lang: str
    ) -> None:
        """Order the entries that the typed text names alike as a search does, and add what only that finds."""
        found_by_search = self._ranking.search(prefix, lang, _MOST_SEARCHED).hits
        best = max((hit.score for hit in found_by_search), default=0.0)
        for hit in found_by_search:
            number, worth = self._place[hit.section], hit.score / best if best > 0 else 0.0
            if number in named:
                found[number] = (round(found[number][0] + worth, 4), found[number][1])
            elif worth >= _WORTH_OFFERING and number not in found:
                found[number] = (round(worth, 4), hit.why)

    @cached_property
    def _parents(self) -> dict[str, str | None]:
        return {section: self._nearest_ancestor(section) for section in self.sections}

    def _speaks_of(self, hits: Sequence[Hit], things: Iterable[str]) -> bool:
        """Tell whether the first hit's own words, in any language, name each of the things of other editions."""
        entries = [self._entry(hit.section, lang) for hit in hits[:1] for lang in LANGUAGES]
        told = fold(" ".join(each for entry in entries for each in (entry.title, entry.text)))
        return all(thing.removesuffix("s") in told for thing in things)

    @cached_property
    def _in_order(self) -> dict[str, InOrder]:
        return {lang: InOrder(self.sections, partial(self._entry, lang=lang)) for lang in LANGUAGES}

    def _entry(self, section: str, lang: str) -> Entry:
        """Return an entry that there is; a translation not written yet is answered by the English one."""
        own = self._entries[lang]
        return own[section] if section in own else self._entries[LANGUAGES[0]][section]

    @cached_property
    def _readings(self) -> Mapping[str, Sequence[str]]:
        if self.digest is None:
            return self._readings_told()
        return cached(f"{self.ruleset}-readings", self.digest, self._readings_told)

    def _readings_told(self) -> dict[str, tuple[str, ...]]:
        """Return for each section its readings, as the texts of all entries tell them."""
        found: dict[str, set[str]] = defaultdict(set)
        for entry in self._entries[LANGUAGES[0]].values():
            if is_reading(entry.section):
                for read in entry.see_also:
                    found[read].add(entry.section)
            found[entry.section].update(named_readings(entry.text))
        return {
            section: tuple(sorted(named & self._place.keys() - {section}, key=self._place.__getitem__))
            for section, named in found.items()
        }

    @cached_property
    def _ranking(self) -> Ranking:
        # What is read into an older book says more of its rules; it does not stand in for them.
        below = known_ruleset(self.ruleset).builds_on is not None
        if self.digest is None or self._indexing is None:
            return Ranking(self._in_order, build_index(self._in_order), readings_below=below)
        index = cached(f"{self.ruleset}-index", self.digest, partial(self._indexing, self))
        return Ranking(self._in_order, index, readings_below=below)

    @cached_property
    def _completion(self) -> Completion:
        return Completion(self._in_order)

    def _known(self, section: str) -> str:
        cleaned = clean_section(section)
        if cleaned not in self._place:
            raise UnknownSection(section, self.ruleset, self._nearest(cleaned))
        return cleaned

    def _nearest(self, section: str) -> tuple[str, ...]:
        family = [s for s in (*ancestors(section)[:1],) if s in self._place]
        from rapidfuzz import fuzz, process  # noqa: PLC0415  # a section that is there needs no other

        similar = process.extract(section[:100], self.sections, scorer=fuzz.ratio, limit=_NEAREST, score_cutoff=50)
        return tuple(dict.fromkeys([*family, *(match[0] for match in similar)]))[:_NEAREST]

    def _nearest_ancestor(self, section: str) -> str | None:
        return next((above for above in ancestors(section) if above in self._place), None)


def _in_book_order(ruleset: str, written: Sequence[str]) -> tuple[str, ...]:
    """Return ids in the order of the book: as the committed list has them, where it has them all."""
    listed = {section: place for place, section in enumerate(section_titles(ruleset))}
    if all(section in listed or is_reading(section) for section in written):
        return tuple(sorted(written, key=lambda section: (listed.get(section, len(listed)), book_order(section))))
    position = {section: place for place, section in enumerate(written)}
    return tuple(sorted(written, key=lambda section: book_order(section, position[section])))
