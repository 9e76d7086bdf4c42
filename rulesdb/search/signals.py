"""What a question has in common with each entry: the signals that the ranking adds up.

| signal         | what it measures, from 0 to about 1                                        |
| -------------- | -------------------------------------------------------------------------- |
| id             | the question is a section id, or holds one                                 |
| whole          | the whole question is a title, alias or slang (typos allowed)              |
| titled         | the whole question is the very title                                       |
| headed         | as `whole`, for an entry that has parts: the rule itself                   |
| inside         | the share of the question's telling words that make up such names          |
| same           | the question is, but for fillers, one that the entry answers               |
| sentence       | likeness to the entry's most alike single sentence                         |
| told           | BM25 over the names and the text                                           |
| roots          | BM25 over all the entry's words by their first letters, fillers included   |
| meant_name     | likeness to the most alike title or alias, by meanings                     |
| meant_question | likeness to the most alike question that the entry answers, by meanings    |
| meant_told     | BM25 over the names and the text, by meanings                              |
| meant_asked    | BM25 over all the questions that the entry answers, by meanings            |

Up to `roots` words count by their stems, in the question's own language. A meaning is what the thesaurus
makes of a word; those are matched over the words of both languages at once.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rulesdb.entry import Entry
from rulesdb.rulesets import LANGUAGES
from rulesdb.search.concepts import Meant, Thesaurus, build_thesaurus
from rulesdb.search.fulltext import FullText, Reader, Term, build_fulltext
from rulesdb.search.names import Names, build_names
from rulesdb.search.roots import Roots, build_roots
from rulesdb.search.spelling import Spelling
from rulesdb.search.text import FILLERS, stem, words
from rulesdb.sections import ancestors, clean_section

__all__ = ["Asked", "Signals", "build_index"]

_MEANT = "meant"
_SECTION_IN_TEXT = re.compile(r"(?<![\w.])(?:\d{1,2}\.\d{1,2}[a-z]{0,3}|[RP]\d{1,3})(?![\w.]*\w)", re.IGNORECASE)
# A word with several meanings counts for each of them this much less: meanings to this power.
_SHARED = 0.7
# The power that leaves something of a likeness only where two questions are all but the same.
_SAME = 8


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it was read; `tables` holds what each signal found, by entry number."""

    ids: Sequence[int]
    tables: Mapping[str, Mapping[int, float]]


class Signals:
    """All the signals over one ruleset's entries, given in the same order in every language."""

    def __init__(self, sections: Sequence[str], index: Mapping[str, Any]) -> None:
        self._number = {section: number for number, section in enumerate(sections)}
        self._headings = {self._number.get(above) for each in sections for above in ancestors(each)[:1]}
        self._names = Names(index["names"])
        self._fulltext = {each: FullText(index["fulltext"][each]) for each in (*LANGUAGES, _MEANT)}
        self._roots = {lang: Roots(index["roots"][lang]) for lang in LANGUAGES}
        self._thesaurus = Thesaurus(index["thesaurus"])
        self._spelling = Spelling(index["spelling"], self._is_right)

    def of(self, question: str, lang: str) -> Asked:
        """Return what a question has in common with the entries, whichever language it turns out to be in."""
        mended = self._spelling.mend_all(words(question))
        spoken = [word for word, _ in mended]
        lang = self._language(spoken, lang)
        ids, whole = self._ids(question), self._names.whole(question)
        named = {number: likeness**2 for number, likeness in whole.items()}
        tables: dict[str, Mapping[int, float]] = {
            "id": dict.fromkeys(ids, 1.0),
            "whole": named,
            "titled": dict.fromkeys(self._names.titled(question), 1.0),
            "headed": {number: score for number, score in named.items() if number in self._headings},
            "inside": self._inside(spoken, lang),
        }
        own = self._fulltext[lang].score(_own_terms(mended, lang))
        meant = self._fulltext[_MEANT].score(self._meant_terms(mended, lang))
        tables |= {"sentence": own.sentence, "told": own.told}
        tables |= {f"{_MEANT}_{name}": getattr(meant, name) for name in ("name", "question", "told", "asked")}
        tables["roots"] = self._roots[lang].score((word, _sureness(worth)) for word, worth in mended)
        tables["same"] = {number: likeness**_SAME for number, likeness in own.question.items()}
        return Asked(ids, tables)

    def _language(self, spoken: Sequence[str], lang: str) -> str:
        """Return the language that knows most of the words; where they are even, the one given."""
        known = {each: sum(self._knows(word, each) for word in spoken) for each in LANGUAGES}
        return max(LANGUAGES, key=lambda each: (known[each], each == lang))

    def _is_right(self, word: str) -> bool:
        return self._thesaurus.knows(word) or any(self._knows(word, lang) for lang in LANGUAGES)

    def _knows(self, word: str, lang: str) -> bool:
        return stem(word, lang) in self._fulltext[lang].rarity

    def _ids(self, question: str) -> list[int]:
        whole = clean_section(question)
        if whole in self._number:
            return [self._number[whole]]
        found = (clean_section(each) for each in _SECTION_IN_TEXT.findall(question))
        return [self._number[section] for section in dict.fromkeys(found) if section in self._number]

    def _inside(self, spoken: Sequence[str], lang: str) -> dict[int, float]:
        rarity = [0.0 if word in FILLERS else self._rarity(word, lang) for word in spoken]
        if not any(rarity):
            rarity = [1.0] * len(spoken)  # nothing but fillers: some names are made of those
        total = sum(rarity)
        shares: dict[int, float] = defaultdict(float)
        for first, count, owners in self._names.inside(spoken):
            share = sum(rarity[first : first + count]) / total
            for owner in owners:
                shares[owner] += share
        return shares

    def _rarity(self, word: str, lang: str) -> float:
        other = [each for each in LANGUAGES if each != lang]
        for each in (lang, *other):
            stemmed = stem(word, each)
            if stemmed in self._fulltext[each].rarity:
                return self._fulltext[each].rarity[stemmed]
        return self._fulltext[lang].rarity_of(stem(word, lang))

    def _meant_terms(self, mended: Sequence[Term], lang: str) -> list[Term]:
        spoken = [word for word, _ in mended]
        terms: dict[str, float] = {}
        for meant in self._thesaurus.read(spoken, lang):
            sure = min(_sureness(worth) for _, worth in mended[meant.first : meant.first + meant.count])
            for term in self._known_terms(meant, spoken[meant.first]):
                terms[term] = max(terms.get(term, 0.0), sure / len(meant.terms) ** _SHARED)
        return list(terms.items())

    def _known_terms(self, meant: Meant, word: str) -> Sequence[str]:
        """Return what a word may mean, or where no entry holds that, its stem in a language in which one does."""
        rarity = self._fulltext[_MEANT].rarity
        if any(term in rarity for term in meant.terms):
            return meant.terms
        return [each for each in (stem(word, other) for other in LANGUAGES) if each in rarity][:1] or meant.terms


def build_index(languages: Mapping[str, Sequence[Entry]]) -> dict[str, Any]:
    """Return all that a search needs of the entries, as plain data that JSON can hold."""
    spoken: Counter[str] = Counter()
    fulltext = {
        lang: build_fulltext(enumerate(entries), partial(_own_reader, spoken)) for lang, entries in languages.items()
    }
    both = (each for entries in languages.values() for each in enumerate(entries))
    thesaurus = build_thesaurus()
    fulltext[_MEANT] = build_fulltext(both, partial(_meant_reader, Thesaurus(thesaurus)))
    return {
        "names": build_names(languages),
        "spelling": dict(sorted(spoken.items())),
        "roots": {lang: build_roots(entries) for lang, entries in languages.items()},
        "thesaurus": thesaurus,
        "fulltext": fulltext,
    }


def _own_reader(spoken: Counter[str], entry: Entry) -> Reader:
    """Return the reader of an entry's words by their stems; every word met is counted in `spoken`, as it is spelled."""

    def read(text: str) -> Iterable[tuple[str, ...]]:
        found = words(text)
        spoken.update(found)
        return [(stem(word, entry.lang),) for word in found if word not in FILLERS]

    return read


def _meant_reader(thesaurus: Thesaurus, entry: Entry) -> Reader:
    return lambda text: [meant.terms for meant in thesaurus.read(words(text), entry.lang)]


def _own_terms(mended: Iterable[Term], lang: str) -> list[Term]:
    """Return the stems of the telling words, each once, with how surely it is the word meant."""
    terms: dict[str, float] = {}
    for word, likeness in mended:
        if word not in FILLERS:
            stemmed = stem(word, lang)
            terms[stemmed] = max(terms.get(stemmed, 0.0), _sureness(likeness))
    return list(terms.items())


def _sureness(likeness: float) -> float:
    """Return how much a mended word counts: the less, the more had to be mended."""
    return likeness**3
