"""Searching a host's own copies of a rulebook: BM25 over their sections, beside the library's own search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from math import log
from typing import Any

from rulesdb._compiled import cached
from rulesdb.installed import load
from rulesdb.library import Library
from rulesdb.rulesets import known_language, known_ruleset
from rulesdb.search.results import SearchResult
from rulesdb.search.text import FILLERS, stem, words

__all__ = ["ImportedText", "digest_of_sections", "search_with_books"]

Section = tuple[str, str, str]

# BM25's usual constants.
_SATURATION, _LENGTH_SHARE = 1.2, 0.6
# How much more a section counts that answers with words which stand in the host's book alone.
_ALONE = 8.0


def digest_of_sections(sections: Iterable[Section]) -> str:
    """Return a digest of a copy's sections (id, title, text): the same copy has the same digest.

    >>> digest_of_sections([("6.11", "Rounding", "Up.")]) == digest_of_sections([("6.11", "Rounding", "Down.")])
    False
    """
    digest = blake2b(digest_size=16)
    for section in sections:
        for part in section:
            digest.update(f"{len(part)}:{part}".encode(errors="surrogatepass"))
    return digest.hexdigest()


class ImportedText:
    """The index of one imported copy, in the language that it is written in.

    >>> pond = ImportedText("heroclix-modern", "en", [("6.11", "Rounding", "Tadpoles are rounded up.")])
    >>> list(pond.scores("tadpoles")), pond.only_here("tadpoles")
    (['6.11'], True)
    """

    def __init__(self, ruleset: str, lang: str, sections: Iterable[Section], digest: str | None = None) -> None:
        """Index sections (id, title, text); with a digest of them, the index is kept for the next start."""
        self.ruleset, self.lang = known_ruleset(ruleset).id, known_language(lang)
        library = load(ruleset)

        def build() -> dict[str, Any]:
            return _index([each for each in sections if each[2].strip()], self.lang, library)

        kept = f"{digest}-{digest_of_sections(_texts(library))}"
        index = build() if digest is None else cached(f"{self.ruleset}-book-{self.lang}", kept, build)
        self._sections: list[str] = index["sections"]
        self._holders: dict[str, list[list[float]]] = index["holders"]
        self._only_here = frozenset(index["only_here"])

    def scores(self, question: str) -> dict[str, float]:
        """Return the sections that hold words of a question, each with how well it answers, from 0 to 1."""
        terms = sorted({stem(word, self.lang) for word in words(question) if word not in FILLERS})
        rarity = {term: self._rarity(term) for term in terms}
        most = sum(rarity.values()) * (_SATURATION + 1)
        found: dict[int, float] = {}
        for term in terms:
            for number, share in self._holders.get(term, ()):
                found[int(number)] = found.get(int(number), 0.0) + rarity[term] * share / most
        return {self._sections[number]: round(min(score, 1.0), 6) for number, score in found.items()}

    def only_here(self, word: str) -> bool:
        """Tell whether the book has this word and the library does not."""
        return stem(word, self.lang) in self._only_here

    def _rarity(self, term: str) -> float:
        return _rarity(len(self._sections), len(self._holders.get(term, ())))


def search_with_books(
    library: Library, question: str, lang: str, limit: int, books: Sequence[ImportedText]
) -> SearchResult:
    """Return what a search finds with the host's copies of the book: a weak word more for what they speak of.

    A word that stands in a copy and nowhere in the library is asked of the copies alone. Without a copy this is
    the library's own search. Raises `UnknownLanguage`.
    """
    if not books:
        return library.search(question, lang, limit)
    spoken = words(question)
    alone = {word for word in spoken if any(book.only_here(word) for book in books)}
    best: dict[str, float] = {}
    for asked, weight in ((question, 1.0), (" ".join(sorted(alone)), _ALONE)):
        for section, score in _best(books, asked).items():
            best[section] = best.get(section, 0.0) + weight * score
    rest = " ".join(word for word in spoken if word not in alone) if alone else question
    return library.search(rest, lang, limit, best)


def _best(books: Sequence[ImportedText], question: str) -> dict[str, float]:
    """Return what the best of the copies says for each section."""
    best: dict[str, float] = {}
    for book in books:
        for section, score in book.scores(question).items():
            best[section] = max(best.get(section, 0.0), score)
    return best


def _index(sections: Sequence[Section], lang: str, library: Library) -> dict[str, Any]:
    """Return the index as plain data: for each stem the sections that hold it, each with BM25's share."""
    counted = [Counter(_stems(f"{title}\n{text}", lang)) for _, title, text in sections]
    mean = sum(counts.total() for counts in counted) / max(len(counted), 1)
    holders: dict[str, list[list[float]]] = {}
    for number, counts in enumerate(counted):
        length = 1 - _LENGTH_SHARE + _LENGTH_SHARE * counts.total() / (mean or 1)
        for term, times in counts.items():
            share = times * (_SATURATION + 1) / (times + _SATURATION * length)
            holders.setdefault(term, []).append([number, round(share, 4)])
    known = _known(library, lang)
    return {
        "sections": [section for section, _, _ in sections],
        "holders": holders,
        "only_here": [term for term in holders if term not in known],
    }


def _known(library: Library, lang: str) -> set[str]:
    """Return the stems, by the rules of one language, of every word of the library in either."""
    known = {word for parts in _texts(library) for text in parts for word in words(text)}
    return {stem(word, lang) for word in known}


def _texts(library: Library) -> Iterator[Section]:
    """Yield the texts of every entry of the library, in either language."""
    for lang in library.written:
        for entry in library.entries(lang):
            yield entry.title, entry.text, "\n".join((*entry.aliases, *entry.questions))


def _stems(text: str, lang: str) -> list[str]:
    return [stem(word, lang) for word in words(text) if word not in FILLERS]


def _rarity(sections: int, holding: int) -> float:
    return log(1 + (sections - holding + 0.5) / (holding + 0.5))
