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
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulesdb.entry import Entry
from rulesdb.rulesets import LANGUAGES
from rulesdb.search.fulltext import FullText, Scores, Term, build_fulltext
from rulesdb.search.names import Names, build_names
from rulesdb.search.results import Hit, SearchResult
from rulesdb.search.spelling import Spelling, build_spelling
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
    return {
        "names": build_names(languages),
        "spelling": build_spelling(languages),
        "fulltext": {lang: build_fulltext(entries, lang) for lang, entries in languages.items()},
    }


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
        question = question[:_LONGEST_QUESTION]
        parts = self._signals(question, lang)
        totals = {
            number: total + self._leaning[number]
            for number, signals in parts.items()
            if (total := sum(signals.values())) > _LEAST
        }
        ranked = sorted(totals, key=lambda number: (-totals[number], number))
        confidence = self._confidence(question, ranked, totals)
        hits = tuple(self._hit(number, lang, totals[number], parts[number]) for number in ranked[: max(limit, 0)])
        return SearchResult(hits, round(confidence, 3), confidence >= CONFIDENT)

    def _signals(self, question: str, lang: str) -> dict[int, dict[str, float]]:
        weights, signals = self._weights, _Signals()
        for number in self._ids(question):
            signals.add(number, "id", weights.id)
        for number, likeness in self._names.whole(question).items():
            signals.add(number, "whole", weights.whole * likeness**3)
        mended = self._spelling.mend_all(words(question))
        spoken = [word for word, _ in mended]
        for number, share in self._inside(spoken, lang).items():
            signals.add(number, "inside", weights.inside * share)
        for number, by_kind in self._texts(mended, lang).items():
            for why, value in by_kind.items():
                signals.add(number, why, value)
        return signals.by_number

    def _ids(self, question: str) -> list[int]:
        whole = clean_section(question)
        if whole in self._number:
            return [self._number[whole]]
        found = (clean_section(each) for each in _SECTION_IN_TEXT.findall(question))
        return [self._number[section] for section in dict.fromkeys(found) if section in self._number]

    def _inside(self, spoken: Sequence[str], lang: str) -> dict[int, float]:
        rarity = [0.0 if word in FILLERS else self._rarity(word, lang) for word in spoken]
        total = sum(rarity) or 1.0
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

    def _texts(self, mended: Sequence[Term], lang: str) -> dict[int, dict[str, float]]:
        best: dict[int, dict[str, float]] = {}
        for each in LANGUAGES:
            share = 1.0 if each == lang else self._weights.other_language
            terms: dict[str, float] = {}
            for word, likeness in mended:
                if word not in FILLERS:
                    terms[stem(word, each)] = max(terms.get(stem(word, each), 0.0), likeness)
            for number, signals in self._weighed(self._fulltext[each].score(terms.items()), share).items():
                if number not in best or sum(signals.values()) > sum(best[number].values()):
                    best[number] = signals
        return best

    def _weighed(self, scores: Scores, share: float) -> dict[int, dict[str, float]]:
        weights, signals = self._weights, _Signals()
        for why, weight, table in (
            ("name", weights.name, scores.name),
            ("question", weights.question, scores.question),
            ("sentence", weights.sentence, scores.sentence),
            ("body", weights.body, scores.body),
        ):
            for number, score in table.items():
                signals.add(number, why, weight * share * score)
        return signals.by_number

    def _hit(self, number: int, lang: str, total: float, signals: Mapping[str, float]) -> Hit:
        strongest = max(signals, key=lambda why: (signals[why], why))
        entry = self._languages[lang][number]
        return Hit(entry.section, entry.title, round(total, 4), _WHY[strongest])

    def _confidence(self, question: str, ranked: Sequence[int], totals: Mapping[int, float]) -> float:
        if not ranked:
            return 0.0
        first, titled = ranked[0], self._names.titled(question)
        rival = next((number for number in ranked[1:] if not self._leads_to(first, number, question)), None)
        if totals[first] >= self._weights.id:
            return 1.0
        gap = totals[first] - (0.0 if rival is None else totals[rival])
        confidence = max(0.0, gap) / (max(0.0, gap) + _EVEN_GAP)
        # What bears the very title asked for answers it, unless the rival bears it too.
        return max(confidence, CONFIDENT) if first in titled and rival not in titled else confidence

    def _leads_to(self, first: int, other: int, question: str) -> bool:
        """Tell whether the other entry is at hand once the first is shown, so that it is no rival."""
        one, two = self._entries[first], self._entries[other]
        if one.section in ancestors(two.section) or two.section in ancestors(one.section):
            return True
        whole = self._names.whole(question)
        linked = two.section in one.see_also or one.section in two.see_also
        return linked and whole.get(first) == whole.get(other) is not None

    def _leanings(self) -> list[float]:
        parents = {above for entry in self._entries for above in ancestors(entry.section)[:1]}
        return [
            _KIND_LEANING.get("reading" if is_reading(entry.section) else entry.kind, 0.0)
            + (_HAS_PARTS if entry.section in parents else 0.0)
            for entry in self._entries
        ]


_WHY = {
    "id": "id",
    "whole": "name",
    "inside": "name",
    "name": "name",
    "question": "question",
    "sentence": "text",
    "body": "text",
}


class _Signals:
    """Weighed signals by entry number."""

    __slots__ = ("by_number",)

    def __init__(self) -> None:
        self.by_number: dict[int, dict[str, float]] = {}

    def add(self, number: int, why: str, value: float) -> None:
        table = self.by_number.setdefault(number, {})
        table[why] = table.get(why, 0.0) + value
