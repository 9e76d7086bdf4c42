"""The ranking: several signals, each from 0 to about 1, added with fixed weights.

| signal    | what it measures                                                              |
| --------- | ----------------------------------------------------------------------------- |
| id        | the question is a section id, or holds one                                     |
| whole     | the whole question is a title, alias or slang of the entry (typos allowed)     |
| inside    | the share of the question's telling words that make up such a name             |
| name      | likeness of the question to the entry's most alike title or alias, by words    |
| question  | likeness to the most alike question that the entry answers                     |
| sentence  | how much of the question the entry's best single sentence holds                |
| body      | BM25 over the whole entry                                                      |

The last four are computed in both languages; the better one counts, the language that was not asked
for a little less. Names are looked up in both at once. A linear sum with weights learned on a part of
the library's own questions, kept out of the index meanwhile, did better than fusing ranks.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulesdb.entry import Entry
from rulesdb.rulesets import LANGUAGES
from rulesdb.search.fulltext import FullText, Scores, Term, build_fulltext
from rulesdb.search.names import Names, build_names
from rulesdb.search.results import Hit, SearchResult
from rulesdb.search.spelling import Spelling
from rulesdb.search.text import FILLERS, stem, words
from rulesdb.sections import ancestors, clean_section, is_reading

__all__ = ["CONFIDENT", "WEIGHTS", "Ranking", "Weights", "build_index"]

_LONGEST_QUESTION = 600
_SECTION_IN_TEXT = re.compile(r"(?<![\w.])(?:\d{1,2}\.\d{1,2}[a-z]{0,3}|[RP]\d{1,3})(?![\w.]*\w)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each signal counts in the sum."""

    id: float = 20.0
    whole: float = 4.0
    inside: float = 0.8
    name: float = 0.5
    question: float = 0.8
    sentence: float = 1.8
    body: float = 3.0
    other_language: float = 0.93


WEIGHTS = Weights()

# From this confidence on the first hit answers; below it the hits are offered as a choice.
CONFIDENT = 0.5
# The confidence is gap / (gap + this), the gap being what the first hit scores more than its best rival. On
# questions kept out of the index the first hit was right 7 times in 10 above this gap, below it 4 times in 10.
_EVEN_GAP = 0.6
# What scores less shares no telling word with the question.
_LEAST = 0.1
# Small leanings that settle ties between entries that a question names alike: what has parts is the rule
# itself, and a power or ability is its own words; a reading comments on a rule.
_HAS_PARTS, _KIND_LEANING = 0.03, {"power": 0.02, "ability": 0.02, "keyphrase": 0.01, "reading": -0.05}


def build_index(languages: Mapping[str, Sequence[Entry]]) -> dict[str, Any]:
    """Return all that a search needs of the entries, as plain data that JSON can hold."""
    spoken: Counter[str] = Counter()
    fulltext = {lang: build_fulltext(entries, lang, spoken) for lang, entries in languages.items()}
    return {"names": build_names(languages), "spelling": dict(sorted(spoken.items())), "fulltext": fulltext}


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question as each signal reads it; entries by number."""

    lang: str
    ids: list[int]
    whole: Mapping[int, float]
    titled: Sequence[int]
    inside: Mapping[int, float]
    texts: Mapping[str, Scores]


class Ranking:
    """The search over one ruleset's entries, given in the same order in every language."""

    def __init__(
        self, languages: Mapping[str, Sequence[Entry]], index: Mapping[str, Any], weights: Weights = WEIGHTS
    ) -> None:
        self._languages = languages
        self._entries = languages[LANGUAGES[0]]
        self._weights = weights
        self._number = {entry.section: number for number, entry in enumerate(self._entries)}
        self._names = Names(index["names"])
        self._spelling = Spelling(index["spelling"])
        self._fulltext = {lang: FullText(index["fulltext"][lang]) for lang in LANGUAGES}
        self._leaning = self._leanings()

    def search(self, question: str, lang: str, limit: int) -> SearchResult:
        """Return the entries that answer best; the same question always gives the same answer."""
        asked = self._read(question[:_LONGEST_QUESTION], lang)
        totals: dict[int, float] = defaultdict(float)
        for number, _, score in self._named(asked):
            totals[number] += score
        for number, score in self._texts(asked).items():
            totals[number] += score
        scored = {number: score + self._leaning[number] for number, score in totals.items() if score > _LEAST}
        ranked = sorted(scored, key=lambda number: (-scored[number], number))
        confidence = self._confidence(asked, ranked, scored)
        hits = tuple(self._hit(number, asked, scored[number]) for number in ranked[: max(limit, 0)])
        return SearchResult(hits, round(confidence, 3), confidence >= CONFIDENT)

    def _read(self, question: str, lang: str) -> _Asked:
        mended = self._spelling.mend_all(words(question))
        return _Asked(
            lang,
            ids=self._ids(question),
            whole=self._names.whole(question),
            titled=self._names.titled(question),
            inside=self._inside([word for word, _ in mended], lang),
            texts={each: self._fulltext[each].score(_terms(mended, each)) for each in LANGUAGES},
        )

    def _named(self, asked: _Asked) -> Iterator[tuple[int, str, float]]:
        """Yield (entry, why, weighed score) for everything that the question names outright."""
        for number in asked.ids:
            yield number, "id", self._weights.id
        for number, likeness in asked.whole.items():
            yield number, "name", self._weights.whole * likeness**3
        for number, share in asked.inside.items():
            yield number, "name", self._weights.inside * share

    def _texts(self, asked: _Asked) -> dict[int, float]:
        """Return what the words of each entry score, in the language where they score most."""
        best: dict[int, float] = {}
        for each, scores in asked.texts.items():
            share = self._share(each, asked.lang)
            total = dict.fromkeys(scores.body, 0.0)
            for _, weight, table in self._weighed(scores):
                for number, score in table.items():
                    total[number] += weight * score
            for number, score in total.items():
                if score * share > best.get(number, 0.0):
                    best[number] = score * share
        return best

    def _weighed(self, scores: Scores) -> tuple[tuple[str, float, Mapping[int, float]], ...]:
        weights = self._weights
        return (
            ("name", weights.name, scores.name),
            ("question", weights.question, scores.question),
            ("text", weights.sentence, scores.sentence),
            ("text", weights.body, scores.body),
        )

    def _share(self, lang: str, asked_in: str) -> float:
        return 1.0 if lang == asked_in else self._weights.other_language

    def _hit(self, number: int, asked: _Asked, total: float) -> Hit:
        reasons: dict[str, float] = defaultdict(float)
        for named, why, score in self._named(asked):
            if named == number:
                reasons[why] += score
        scores = max(asked.texts.values(), key=lambda scores: scores.body.get(number, 0.0))
        for why, weight, table in self._weighed(scores):
            reasons[why] += weight * table.get(number, 0.0)
        entry = self._languages[asked.lang][number]
        return Hit(entry.section, entry.title, round(total, 4), max(reasons, key=lambda why: (reasons[why], why)))

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

    def _confidence(self, asked: _Asked, ranked: Sequence[int], totals: Mapping[int, float]) -> float:
        if not ranked:
            return 0.0
        first = ranked[0]
        if asked.ids == [first]:
            return 1.0
        rival = next((number for number in ranked[1:] if not self._leads_to(first, number, asked)), None)
        gap = max(0.0, totals[first] - (0.0 if rival is None else totals[rival]))
        confidence = gap / (gap + _EVEN_GAP)
        # What bears the very title asked for answers it, unless the rival bears it too.
        return max(confidence, CONFIDENT) if first in asked.titled and rival not in asked.titled else confidence

    def _leads_to(self, first: int, other: int, asked: _Asked) -> bool:
        """Tell whether the other entry is at hand once the first is shown, so that it is no rival."""
        one, two = self._entries[first], self._entries[other]
        if one.section in ancestors(two.section) or two.section in ancestors(one.section):
            return True
        linked = two.section in one.see_also or one.section in two.see_also
        return linked and first in asked.whole and asked.whole[first] == asked.whole.get(other)

    def _leanings(self) -> list[float]:
        parents = {above for entry in self._entries for above in ancestors(entry.section)[:1]}
        return [
            _KIND_LEANING.get("reading" if is_reading(entry.section) else entry.kind, 0.0)
            + (_HAS_PARTS if entry.section in parents else 0.0)
            for entry in self._entries
        ]


def _terms(mended: Iterable[Term], lang: str) -> list[Term]:
    """Return the stems of the telling words, each once, with how surely it is the word meant."""
    terms: dict[str, float] = {}
    for word, likeness in mended:
        if word not in FILLERS:
            stemmed = stem(word, lang)
            terms[stemmed] = max(terms.get(stemmed, 0.0), likeness)
    return list(terms.items())
