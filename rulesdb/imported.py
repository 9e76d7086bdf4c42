"""Searching a host's own copy of a rulebook: BM25 over its sections, beside the library's own search."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from rulesdb._compiled import cached
from rulesdb.entry import Entry
from rulesdb.rulesets import known_language, known_ruleset
from rulesdb.search.fulltext import FullText, build_fulltext
from rulesdb.search.text import FILLERS, stem, words

__all__ = ["ImportedText", "digest_of_sections"]

Section = tuple[str, str, str]


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

    >>> pond = ImportedText("heroclix-modern", "en", [("6.11", "Rounding", "Frogs are rounded up.")])
    >>> list(pond.scores("frogs"))
    ['6.11']
    """

    def __init__(self, ruleset: str, lang: str, sections: Iterable[Section], digest: str | None = None) -> None:
        """Index sections (id, title, text); with a digest of them, the index is kept for the next start."""
        self.ruleset, self.lang = known_ruleset(ruleset).id, known_language(lang)
        found = [(section, title, text) for section, title, text in sections if text.strip()]

        def build() -> dict[str, Any]:
            entries = [Entry(ruleset, section, lang, "section", title, text) for section, title, text in found]
            return {
                "sections": [section for section, _, _ in found],
                "text": build_fulltext(enumerate(entries), lambda entry: lambda text: _terms(text, entry.lang)),
            }

        index = build() if digest is None else cached(f"{self.ruleset}-book-{self.lang}", digest, build)
        self._sections: list[str] = index["sections"]
        self._text = FullText(index["text"])

    def scores(self, question: str) -> dict[str, float]:
        """Return the sections that hold words of a question, each with how well it answers, from 0 to 1."""
        terms = {term: 1.0 for (term,) in _terms(question, self.lang)}
        told = self._text.score(terms.items()).told
        return {self._sections[number]: min(score, 1.0) for number, score in told.items() if score > 0}


def _terms(text: str, lang: str) -> list[tuple[str, ...]]:
    return [(stem(word, lang),) for word in words(text) if word not in FILLERS]
