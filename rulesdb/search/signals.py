"""What a question has in common with each entry: the signals that the ranking adds up.

| signal         | what it measures, from 0 to about 1                                        |
| -------------- | -------------------------------------------------------------------------- |
| id             | the question is a section id, or holds one                                 |
| whole          | the whole question is a title, alias or slang (typos allowed)              |
| titled         | the whole question is the very title                                       |
| headed         | as `whole`, for an entry that has parts: the rule itself                   |
| inside         | the share of the question's telling words that make up such names          |
| same           | the question is, but for fillers and order, one that the entry answers     |
| roots          | BM25 over all the entry's words by their first letters, fillers included   |
| meant_name     | likeness to the most alike title or alias, by meanings                     |
| meant_told     | BM25 over the names and the text, by meanings                              |
| meant_asked    | BM25 over all the questions that the entry answers, by meanings            |
| learned        | what its words were learned to say for the entry (`rulesdb.search.learned`) |
| gist           | how near it lies to the likeliest entries in the space of `rulesdb.search.gist` |

Up to `roots` words count as they are spelled or by their stems. A meaning is what the thesaurus
makes of a word; those are matched over the words of both languages at once.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import partial
from typing import Any

from rulesdb.entry import POWER, Entry
from rulesdb.rulesets import LANGUAGES
from rulesdb.search.concepts import Meant, Thesaurus, build_thesaurus
from rulesdb.search.fulltext import FullText, Reader, Term, build_fulltext, rarities
from rulesdb.search.gist import Gist, gist_on_entries
from rulesdb.search.learned import Learned, features, on_entries
from rulesdb.search.names import Names, build_names
from rulesdb.search.roots import Roots, build_roots
from rulesdb.search.spelling import Spelling
from rulesdb.search.text import FILLERS, FILLERS_OF, shouted, stem, words
from rulesdb.search.verbatim import Verbatim, build_verbatim
from rulesdb.sections import ancestors, clean_section

__all__ = ["Asked", "Signals", "build_index"]

# A half stands in a sum as often as for a section, as after halving a speed of 9; a word before it tells.
_HALF = re.compile(r"(?<![\w.])\d{1,2}\.5(?![\w.]*\w)")
_POINTS_TO_A_RULE = re.compile(
    r"(?:§|\b(?:rules?|sections?|under|see|per|reglas?|secci[oó]n|apartado|seg[uú]n|v[eé]ase))\s*\d", re.IGNORECASE
)
_A_SUM = 2  # so many telling words beside a half make it a number that somebody reckoned
_SECTION_IN_TEXT = re.compile(r"(?<![\w.])(?:\d{1,2}\.\d{1,2}[a-z]{0,3}|[RPM]\d{1,3})(?![\w.]*\w)", re.IGNORECASE)
# A word with several meanings counts for each of them this much less: meanings to this power.
_SHARED = 0.7
# So many of the best of a signal are likely enough to be looked at by one that takes longer.
_LIKELY = 30


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it was read.

    `tables` holds what each signal found, by entry number; `titles` are the entries whose very title stands in it.
    """

    ids: Sequence[int]
    titles: Set[int]
    tables: Mapping[str, Mapping[int, float]]


class Signals:
    """All the signals over one ruleset's entries, given in the same order in every language."""

    def __init__(self, sections: Sequence[str], index: Mapping[str, Any]) -> None:
        self._number = {section: number for number, section in enumerate(sections)}
        self._headings = {self._number.get(above) for each in sections for above in ancestors(each)[:1]}
        self._names = Names(index["names"])
        self._own_rarity: Mapping[str, dict[str, float]] = index["rarity"]
        self._meant = FullText(index["meant"])
        self._verbatim = {lang: Verbatim(index["verbatim"][lang]) for lang in LANGUAGES}
        self._roots = {lang: Roots(index["roots"][lang]) for lang in LANGUAGES}
        self._thesaurus = Thesaurus(index["thesaurus"])
        self._learned = Learned(index["learned"])
        self._gist = Gist(index["gist"])
        self._spelling = Spelling(index["spelling"], self._is_right)

    def of(self, question: str, lang: str) -> Asked:
        """Return what a question has in common with the entries, whichever language it turns out to be in."""
        spoken = words(question)
        lang = self._language(spoken, lang)
        mended = self._spelling.mend_all(self._names.spelled_out(spoken, FILLERS_OF[lang] - shouted(question)))
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
        meant = self._meant.score(self._meant_terms(mended, lang))
        tables |= {"meant_name": meant.name, "meant_told": meant.told, "meant_asked": meant.asked}
        sure = [(word, _sureness(worth)) for word, worth in mended]
        tables["roots"] = self._roots[lang].score(sure)
        found = features(sure, lang, self._thesaurus)
        tables["learned"] = self._learned.score(found)
        likely = (tables[each] for each in ("learned", "meant_asked", "roots"))
        tables["gist"] = self._gist.score(found, {number for table in likely for number in _best(table)})
        tables["same"] = dict.fromkeys(self._verbatim[lang].owners(_telling(spoken, lang)), 1.0)
        return Asked(ids, self._names.titles_inside(spoken), tables)

    def _language(self, spoken: Sequence[str], lang: str) -> str:
        """Return the language that knows most of the words, its fillers too; where they are even, the one given."""
        known = {each: sum(self._known(word, each) for word in spoken) for each in LANGUAGES}
        return max(LANGUAGES, key=lambda each: (known[each], each == lang))

    def _is_right(self, word: str) -> bool:
        return self._thesaurus.knows(word) or any(self._knows(word, lang) for lang in LANGUAGES)

    def _known(self, word: str, lang: str) -> bool:
        # Fillers are in no entry's own words, but in those of the other language, which quotes English phrases.
        return word in FILLERS_OF[lang] or self._knows(word, lang)

    def _knows(self, word: str, lang: str) -> bool:
        return stem(word, lang) in self._own_rarity[lang]

    def _ids(self, question: str) -> list[int]:
        whole = clean_section(question)
        if whole in self._number:
            return [self._number[whole]]
        halves = set(_HALF.findall(question))
        others = sum(word not in FILLERS and word not in halves for word in words(question))
        if others < _A_SUM or _POINTS_TO_A_RULE.search(question):
            halves = set()
        found = (clean_section(each) for each in _SECTION_IN_TEXT.findall(question) if each not in halves)
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
            if stemmed in self._own_rarity[each]:
                return self._own_rarity[each][stemmed]
        return max(self._own_rarity[lang].values(), default=1.0)

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
        rarity = self._meant.rarity
        if any(term in rarity for term in meant.terms):
            return meant.terms
        return [each for each in (stem(word, other) for other in LANGUAGES) if each in rarity][:1] or meant.terms


def build_index(languages: Mapping[str, Sequence[Entry]], learned: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return all that a search needs of the entries, as plain data that JSON can hold.

    `learned` is what was learned of their words (`read_learned`), if anything was.
    """
    spoken: Counter[str] = Counter(
        word for entries in languages.values() for entry in entries for text in _texts(entry) for word in words(text)
    )
    both = (each for entries in languages.values() for each in enumerate(entries))
    thesaurus = build_thesaurus()
    main = languages[LANGUAGES[0]]
    sections = [entry.section for entry in main]
    return {
        "outline": {
            "sections": sections,
            "see_also": [list(entry.see_also) for entry in main],
            "kinds": [entry.kind for entry in main],
            "on_their_own": [number for number, entry in enumerate(main) if _is_given_alone(entry)],
        },
        "names": build_names(languages),
        "spelling": dict(sorted(spoken.items())),
        "rarity": {lang: _rarity_of_stems(entries, lang) for lang, entries in languages.items()},
        "roots": {lang: build_roots(entries) for lang, entries in languages.items()},
        "thesaurus": thesaurus,
        "learned": on_entries(learned, sections),
        "gist": gist_on_entries(learned, sections),
        "verbatim": {lang: build_verbatim(_asked(entries, lang)) for lang, entries in languages.items()},
        "meant": build_fulltext(both, partial(_meant_reader, Thesaurus(thesaurus))),
    }


def _is_given_alone(entry: Entry) -> bool:
    """Tell whether a power is a FREE action, or a POWER one that neither moves nor attacks: what may be slipped in."""
    action = entry.facts.get("action")
    return entry.kind == POWER and (action == "free" or (action == "power" and "halves" not in entry.facts))


def _best(table: Mapping[int, float]) -> list[int]:
    return sorted(table, key=table.__getitem__, reverse=True)[:_LIKELY]


def _texts(entry: Entry) -> Iterable[str]:
    return (entry.title, *entry.aliases, entry.text, *entry.questions)


def _asked(entries: Iterable[Entry], lang: str) -> Iterable[tuple[Iterable[str], int]]:
    """Yield every question by its telling stems, and who answers it."""
    for number, entry in enumerate(entries):
        for question in entry.questions:
            yield _telling(words(question), lang), number


def _telling(spoken: Iterable[str], lang: str) -> list[str]:
    return [stem(word, lang) for word in spoken if word not in FILLERS]


def _rarity_of_stems(entries: Iterable[Entry], lang: str) -> dict[str, float]:
    """Return how telling each stem is: the fewer entries hold it, the more."""
    held = [{stemmed for text in _texts(entry) for stemmed in _telling(words(text), lang)} for entry in entries]
    return rarities(held)


def _meant_reader(thesaurus: Thesaurus, entry: Entry) -> Reader:
    return lambda text: [meant.terms for meant in thesaurus.read(words(text), entry.lang)]


def _sureness(likeness: float) -> float:
    """Return how much a mended word counts: the less, the more had to be mended."""
    return likeness**3
