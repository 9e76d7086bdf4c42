"""Titles, aliases and slang as a signal of their own: whole, inside a sentence, or misspelled."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from math import ceil, floor
from typing import Any

from rulesdb.entry import Entry
from rulesdb.rulesets import LANGUAGES
from rulesdb.search.text import FILLERS, content_words, fold, squeeze, stem, words

__all__ = ["Names", "build_names"]

_LONGEST_NAME = 6
_SHORTEST_FUZZY = 4
_LONGEST_SHORT = 3
_FUZZY_CUTOFF = 0.72
_MOST_ALIKE = 8
_STEM_WORTH = 0.98
_PARENTHESIS = re.compile(r"\(([^()]*)\)")
_QUOTED = re.compile(r"[\"“«]([^\"“”«»]+)[\"”»]")

Owners = list[int]


class Names:
    """Every way to name an entry in any language, looked up by its squeezed spelling."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.exact: dict[str, Owners] = data["exact"]
        self.stemmed: dict[str, Owners] = data["stemmed"]
        self._titles: dict[str, Owners] = data["titles"]
        self._short: dict[str, list[str]] = data["short"]
        self._by_length: dict[int, list[str]] = defaultdict(list)
        for name in self.exact:
            self._by_length[len(name)].append(name)

    def whole(self, question: str) -> dict[int, float]:
        """Return the entries that the whole question names, each from 0 to 1 by its likeness."""
        found: dict[int, float] = {}
        for spelling in dict.fromkeys([squeeze(question), "".join(content_words(question))]):
            for owner in self.exact.get(spelling, ()):
                found[owner] = 1.0
            if not found:
                found.update(self._alike(spelling))
        for owner in self._stemmed_owners(content_words(question)):
            found[owner] = max(found.get(owner, 0.0), _STEM_WORTH)
        return found

    def _alike(self, spelling: str) -> dict[int, float]:
        """Return the entries with a name that is spelled nearly so, by likeness."""
        length, found = len(spelling), dict[int, float]()
        if length < _SHORTEST_FUZZY:
            return found
        from rapidfuzz import process  # noqa: PLC0415  # a library that nobody searches needs nothing of it
        from rapidfuzz.distance import OSA  # noqa: PLC0415

        # A name that is alike enough can't be much shorter or longer.
        shortest, longest = max(_SHORTEST_FUZZY, ceil(length * _FUZZY_CUTOFF)), floor(length / _FUZZY_CUTOFF)
        near = [name for size in range(shortest, longest + 1) for name in self._by_length.get(size, ())]
        matches = process.extract(
            spelling, near, scorer=OSA.normalized_similarity, score_cutoff=_FUZZY_CUTOFF, limit=_MOST_ALIKE
        )
        for name, likeness, _ in matches:
            for owner in self.exact[name]:
                found[owner] = max(found.get(owner, 0.0), likeness)
        return found

    def titled(self, question: str) -> Owners:
        """Return the entries whose very title, in any language, the whole question is."""
        return self._titles.get(squeeze(question)) or self._titles.get("".join(content_words(question))) or []

    def titles_inside(self, spoken: Sequence[str]) -> set[int]:
        """Return the entries whose very title, in any language, stands inside the spoken words."""
        parts = ("".join(spoken[first : first + count]) for first, count, _ in self.inside(spoken))
        return {owner for part in parts for owner in self._titles.get(part, ())}

    def spelled_out(self, spoken: Sequence[str], fillers: Set[str]) -> list[str]:
        """Return the words, each short name that looks like a filler but is none here as the title it stands for."""
        return [each for word in spoken for each in (self._short.get(word, [word]) if word not in fillers else [word])]

    def inside(self, spoken: Sequence[str]) -> list[tuple[int, int, Owners]]:
        """Return (first word, words, entries) of each name that stands inside the spoken words.

        A name that is part of a longer one found there is left out.
        """
        found: list[tuple[int, int, Owners]] = []
        end_of_last = 0
        for first in range(len(spoken)):
            for count in range(min(_LONGEST_NAME, len(spoken) - first), 0, -1):
                if first + count <= end_of_last:
                    break
                part = spoken[first : first + count]
                owners = self.exact.get("".join(part)) or self._stemmed_owners(part)
                if owners:
                    found.append((first, count, owners))
                    end_of_last = first + count
                    break
        return found

    def _stemmed_owners(self, part: Sequence[str]) -> Owners:
        telling = [word for word in part if word not in FILLERS]
        if not telling or part[0] in FILLERS or part[-1] in FILLERS:
            return []
        for lang in LANGUAGES:
            owners = self.stemmed.get(_stemmed_key(telling, lang))
            if owners:
                return owners
        return []


def build_names(languages: Mapping[str, Iterable[Entry]]) -> dict[str, Any]:
    """Return the table of names as plain data; entries are numbered in their order."""
    exact: dict[str, Owners] = defaultdict(list)
    stemmed: dict[str, Owners] = defaultdict(list)
    titles: dict[str, Owners] = defaultdict(list)
    short: dict[str, list[str]] = {}
    for lang, entries in languages.items():
        for number, entry in enumerate(entries):
            for name in title_spellings(entry.title):
                _own(titles, squeeze(name), number)
            for name in (*title_spellings(entry.title), *entry.aliases):
                _own(exact, squeeze(name), number)
                _own(stemmed, _stemmed_key(content_words(name), lang), number)
                if fold(name) in FILLERS and len(name) <= _LONGEST_SHORT:
                    short.setdefault(fold(name), words(title_spellings(entry.title)[-1]))
    return {"exact": dict(exact), "stemmed": dict(stemmed), "titles": dict(titles), "short": short}


def title_spellings(title: str) -> list[str]:
    """Return a title whole, without its parenthesis, and what stands in parentheses or quotes by itself.

    >>> title_spellings("Salto/Trepar (Leap/Climb)")
    ['Salto/Trepar (Leap/Climb)', 'Salto/Trepar', 'Leap/Climb']
    >>> title_spellings("“If you do” condition")
    ['“If you do” condition', 'If you do']
    """
    bare = _PARENTHESIS.sub(" ", title).strip()
    inner = [part.strip() for part in (*_PARENTHESIS.findall(title), *_QUOTED.findall(title))]
    return [name for name in dict.fromkeys([title, bare, *inner]) if words(name)]


def _stemmed_key(parts: Iterable[str], lang: str) -> str:
    return f"{lang}:" + "".join(stem(word, lang) for word in parts)


def _own(table: dict[str, Owners], key: str, number: int) -> None:
    if key and number not in table[key]:
        table[key].append(number)
