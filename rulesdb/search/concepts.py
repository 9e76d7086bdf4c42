"""The thesaurus at work: words of either language become the things that they mean.

A word that the thesaurus does not know stands for itself, by its stem.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulesdb.rulesets import LANGUAGES
from rulesdb.search.text import FILLERS, stem, words
from rulesdb.search.thesaurus import LINES

__all__ = ["Meant", "Thesaurus", "build_thesaurus"]

_LONGEST_PHRASE = 5

Meanings = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Meant:
    """A word or phrase: what it may mean, and where it stands among the words spoken."""

    terms: tuple[str, ...]
    first: int
    count: int


class Thesaurus:
    """The words of both languages and what they mean, rebuilt from what `build_thesaurus` returns."""

    def __init__(self, data: Mapping[str, Meanings]) -> None:
        self._tables = data
        # How many words the longest phrase has that begins with a word: most words begin none.
        self._reach: dict[str, int] = {}
        for table in data.values():
            for key in table:
                first, count = key.split(" ", 1)[0], key.count(" ") + 1
                self._reach[first] = max(self._reach.get(first, 0), count)
        self._parts = {lang: {part for key in table for part in key.split()} for lang, table in data.items()}

    def read(self, spoken: Sequence[str], lang: str) -> list[Meant]:
        """Return the telling words and phrases of a folded text, in the order spoken.

        >>> thesaurus = Thesaurus(build_thesaurus())
        >>> thesaurus.read(["walk", "away"], "en")[0].terms == thesaurus.read(["destrabarse"], "es")[0].terms
        True
        >>> thesaurus.read(["the", "reeds"], "en")
        [Meant(terms=('reed',), first=1, count=1)]
        """
        stems = [stem(word, lang) for word in spoken]
        found: list[Meant] = []
        place = 0
        while place < len(spoken):
            terms, count = self._longest(stems, spoken, place, lang)
            if terms or spoken[place] not in FILLERS:
                found.append(Meant(tuple(terms) or (stems[place],), place, count))
            place += count
        return found

    def knows(self, word: str) -> bool:
        """Tell whether a folded word stands in the thesaurus, in any form, alone or in a phrase."""
        return any(stem(word, lang) in parts for lang, parts in self._parts.items())

    def _longest(self, stems: Sequence[str], spoken: Sequence[str], place: int, lang: str) -> tuple[Sequence[str], int]:
        """Return the meanings of the longest phrase that begins here, and how many words it has."""
        reach = max(self._reach.get(stems[place], 0), self._reach.get(spoken[place], 0))
        for count in range(min(_LONGEST_PHRASE, reach, len(stems) - place), 0, -1):
            if count == 1 and spoken[place] in FILLERS:
                break
            last = place + count
            terms = self._tables[lang].get(" ".join(stems[place:last])) or self._spelled(" ".join(spoken[place:last]))
            if terms:
                return terms, count
        return (), 1

    def _spelled(self, phrase: str) -> Sequence[str]:
        """Return the meanings of a phrase in whichever language has it, spelled just so."""
        return next((table[phrase] for table in self._tables.values() if phrase in table), ())


def build_thesaurus() -> dict[str, Meanings]:
    """Return for each language the meanings of every word and phrase, by its stems and as it is spelled."""
    return {lang: _table(lang) for lang in LANGUAGES}


def _table(lang: str) -> Meanings:
    table: dict[str, list[str]] = defaultdict(list)
    for line in LINES:
        sides = line.split("|")
        # A meaning bears the name that stands first on its line: what was learned of it outlives other lines' changes.
        meaning = f"={sides[0].split(',')[0].strip()}"
        for name in sides[LANGUAGES.index(lang)].split(","):
            spoken = words(name)
            for key in (" ".join(spoken), " ".join(stem(word, lang) for word in spoken)):
                if meaning not in table[key]:
                    table[key].append(meaning)
    return dict(table)
