"""The ranking: every signal times its weight, added up, and how sure the first answer is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from rulesdb.entry import POWER, READING, Entry
from rulesdb.search.moments import in_the_middle
from rulesdb.search.results import Hit, SearchResult
from rulesdb.search.signals import Asked, Signals, build_index
from rulesdb.search.text import content_words, words
from rulesdb.search.weights import AROUND, CONFIDENCE, DAMPED, IMPORTED, KINDS, NAMED, WEIGHTS
from rulesdb.sections import ancestors, is_reading

__all__ = ["CONFIDENT", "UNSURE", "Ranking", "build_index"]

_LONGEST_QUESTION = 600
# From this confidence on the first hit answers; below it the hits are offered as a choice. Of the tuning set's
# questions three in four reach it, and of their first hits 99 in 100 are right.
CONFIDENT = 0.91
# What is told where a thing is asked for that the book does not have: as likely wrong as right.
UNSURE = 0.5
# What scores less shares no telling word with the question.
_LEAST = 0.1
# So many of the best entries speak for those that they refer to.
_REFERRING = 12
# A power that isn't named scores so much less than the one that is, at least: a tie that the named one wins.
_BELOW = 0.001
# What answers the very question leads all others by so much at least.
_AHEAD = 4.0
# Among so many of the best stands the first that rivals the answer.
_RIVALS = 40
# Why an entry was found, by the signal that speaks loudest for it.
_WHY = {
    "id": "id",
    "whole": "name",
    "titled": "name",
    "headed": "name",
    "inside": "name",
    "meant_name": "name",
    "same": "question",
    "meant_asked": "question",
    "learned": "question",
    "gist": "question",
}


class Ranking:
    """The search over one ruleset's entries, given in the same order in every language.

    With `readings_below` no reading stands above the entry that it reads: that entry answers, the reading says more.
    """

    def __init__(
        self,
        languages: Mapping[str, Sequence[Entry]],
        index: Mapping[str, Any],
        weights: Mapping[str, float] = WEIGHTS,
        *,
        readings_below: bool = False,
    ) -> None:
        self._languages = languages
        self._weights = weights
        self._sections: Sequence[str] = index["outline"]["sections"]
        self._see_also: Sequence[Sequence[str]] = index["outline"]["see_also"]
        self.signals = Signals(self._sections, index)
        self._number = number = {section: number for number, section in enumerate(self._sections)}
        self._parent = [next((number[a] for a in ancestors(one) if a in number), None) for one in self._sections]
        self._refers = [[number[other] for other in others if other in number] for others in self._see_also]
        self._kinds: Sequence[str] = index["outline"]["kinds"]
        self._on_their_own = frozenset(index["outline"]["on_their_own"])
        self._read = self._entries_read() if readings_below else {}
        kinds = zip(self._sections, self._kinds, strict=True)
        self._leaning = [KINDS.get("reading" if is_reading(section) else kind, 0.0) for section, kind in kinds]

    def search(self, question: str, lang: str, limit: int, extra: Mapping[str, float] | None = None) -> SearchResult:
        """Return the entries that answer best; the same question always gives the same answer.

        `extra` gives sections what another text says for them, from 0 to 1.
        """
        question = question[:_LONGEST_QUESTION]
        asked = self.signals.of(question, lang)
        totals = self._word_for_word_first(self.totals(asked), question, asked)
        for section, score in (extra or {}).items():
            number = self._number.get(section)
            if number is not None and score > 0:
                totals[number] = totals.get(number, 0.0) + IMPORTED * score
        ranked = self._readings_below(_best(totals, max(limit, _RIVALS)), asked, totals)
        confidence = self._confidence(asked, ranked, totals)
        if ranked and self._only_tells_of_itself(ranked[0], question, asked):
            confidence = min(confidence, UNSURE)
        hits = tuple(self._hit(number, asked, lang, totals[number]) for number in ranked[: max(limit, 0)])
        confidence = round(confidence, 3)
        return SearchResult(hits, confidence, confidence >= CONFIDENT)

    def _entries_read(self) -> dict[int, list[int]]:
        """Return for each reading the entries that it reads."""
        return {
            number: [other for other in self._refers[number] if self._kinds[other] != READING]
            for number, kind in enumerate(self._kinds)
            if kind == READING
        }

    def _readings_below(self, ranked: Sequence[int], asked: Asked, totals: dict[int, float]) -> list[int]:
        """Put right above each reading the best of the entries it reads, unless one of them stands there already.

        A reading of which the very question is asked stands right below the entry. Whatever is put in its place takes
        the score of that place, so that scores still fall from hit to hit. A reading asked for by its id stays.
        """
        placed: dict[int, None] = {}
        told = [number for number in self._read if number in asked.tables["same"]]
        for number in ranked:
            read = self._read.get(number)
            if read and number not in asked.ids and not any(other in placed for other in read):
                above = max(read, key=lambda other: (totals.get(other, 0.0), -read.index(other)))
                totals[above] = totals[number]
                placed[above] = None
            placed[number] = None
            for reading in told:
                if number in self._read[reading] and reading not in placed:
                    totals[reading] = totals[number]
                    placed[reading] = None
        return list(placed)[: len(ranked)]

    def totals(self, asked: Asked) -> dict[int, float]:
        """Return what each entry scores in all: by itself and by what the entries around it score."""
        return self._named_above(self._with_neighbours(self.alone(asked)), asked)

    def alone(self, asked: Asked) -> dict[int, float]:
        """Return what each entry scores by its own signals."""
        scores: dict[int, float] = defaultdict(float)
        for signal, table in asked.tables.items():
            weight = self._weight(signal, asked)
            for number, score in table.items():
                scores[number] += weight * score
        return {number: score + self._leaning[number] for number, score in scores.items() if score > _LEAST}

    def _weight(self, signal: str, asked: Asked) -> float:
        """Return a signal's weight: where the whole question is a name, its single words count for less.

        A question that some entry answers word for word is no name that it only resembles.
        """
        weight = self._weights[signal]
        whole, same = asked.tables["whole"], asked.tables["same"]
        named = max(whole.values(), default=0.0)
        if same and named < 1.0 and whole.keys().isdisjoint(same):
            return weight
        return weight if signal in NAMED else weight * (1 - DAMPED * named)

    def _with_neighbours(self, alone: Mapping[int, float]) -> dict[int, float]:
        """Add a share of what the parent and the best entries that refer to it score."""
        totals = dict(alone)
        for number in alone:
            above = self._parent[number]
            if above is not None and above in totals:
                totals[number] += AROUND["parent"] * alone[above]
        for number, share in _shares(alone):
            for other in self._refers[number]:
                if other in totals:
                    totals[other] += AROUND["referred"] * share
        return totals

    def _word_for_word_first(self, totals: dict[int, float], question: str, asked: Asked) -> dict[int, float]:
        """Put the entries that answer just this question, fillers and order included, ahead of all others.

        A power that the question names by its title is asked the same in any order of its words.
        Who names an entry or a title, and says nothing else, asks for that, though some other entry answers it as a
        question.
        """
        spoken = words(question)
        named = {*asked.ids, *(_exact(asked) if content_words(question) == spoken else ())}
        owners = [
            number
            for number in asked.tables["same"]
            if number in totals and (self._is_named_power(number, asked) or self._answers(number, spoken))
        ]
        if not owners or named:
            return totals
        behind = max((total for number, total in totals.items() if number not in owners), default=0.0)
        lift = max(0.0, behind + _AHEAD - max(totals[number] for number in owners))
        return totals | {number: totals[number] + lift for number in owners}

    def _is_named_power(self, number: int, asked: Asked) -> bool:
        return number in asked.titles and self._kinds[number] == POWER

    def _answers(self, number: int, spoken: Sequence[str]) -> bool:
        """Tell whether one of an entry's questions, in any language, is these very words."""
        entries = (entries[number] for entries in self._languages.values())
        return any(words(each) == spoken for entry in entries for each in entry.questions)

    def _named_above(self, totals: dict[int, float], asked: Asked) -> dict[int, float]:
        """Let no power that the question doesn't name score above one that it names by its title.

        What else it says may well be how the other's text speaks; of the one named it was asked.
        """
        named = [number for number in asked.titles if self._kinds[number] == POWER and number in totals]
        if named:
            most = max(totals[number] for number in named) - _BELOW
            spoken_of = (asked.titles, asked.tables["inside"], asked.tables["same"], asked.ids)
            for number, total in totals.items():
                if total > most and self._kinds[number] == POWER and not any(number in each for each in spoken_of):
                    totals[number] = most
        return totals

    def _hit(self, number: int, asked: Asked, lang: str, total: float) -> Hit:
        reasons: dict[str, float] = defaultdict(float)
        for signal, table in asked.tables.items():
            why = _WHY.get(signal, "text")
            reasons[why] += self._weight(signal, asked) * table.get(number, 0.0)
        entry = self._languages[lang][number]
        return Hit(entry.section, entry.title, round(total, 4), max(reasons, key=lambda why: (reasons[why], why)))

    def _confidence(self, asked: Asked, ranked: Sequence[int], totals: Mapping[int, float]) -> float:
        if not ranked:
            return 0.0
        first = ranked[0]
        if asked.ids == [first]:
            return 1.0
        rival = next((number for number in ranked[1:] if not self._leads_to(first, number, asked)), None)
        gap = max(0.0, totals[first] - (0.0 if rival is None else totals[rival]))
        # Even without a rival, little in common with the question is a weak case.
        margin = min(gap, CONFIDENCE.most * totals[first])
        confidence = 1 / (1 + exp(-CONFIDENCE.slope * (margin - CONFIDENCE.even)))
        # What bears the very name asked for answers it, unless the rival bears it too.
        named = any(first in names and rival not in names for names in (asked.tables["titled"], _exact(asked)))
        return max(confidence, CONFIDENT) if named else confidence

    def _only_tells_of_itself(self, first: int, question: str, asked: Asked) -> bool:
        """Tell whether it's asked if one action fits into the middle of another, and a power stands first.

        A power says what it does, and hardly what may happen meanwhile; that the rules of resolving say.
        """
        if self._kinds[first] != POWER or first in asked.tables["same"] or first in asked.ids:
            return False
        return in_the_middle(question) and not self._on_their_own.isdisjoint(asked.tables["inside"])

    def _leads_to(self, first: int, other: int, asked: Asked) -> bool:
        """Tell whether the other entry is at hand once the first is shown, so that it is no rival."""
        one, two = self._sections[first], self._sections[other]
        if one in ancestors(two) or two in ancestors(one):
            return True
        if one in self._see_also[other] and other in self._read:
            return True
        linked = two in self._see_also[first] or one in self._see_also[other]
        whole = asked.tables["whole"]
        return linked and first in whole and whole[first] == whole.get(other)


def _exact(asked: Asked) -> set[int]:
    """Return the entries of which the whole question is a name, letter for letter."""
    return {number for number, likeness in asked.tables["whole"].items() if likeness == 1.0}


def _best(totals: Mapping[int, float], count: int) -> list[int]:
    """Return the entries that score most, best first; equals in the order of the book."""
    return [number for _, number in sorted((-score, number) for number, score in totals.items())[:count]]


def _shares(totals: Mapping[int, float]) -> list[tuple[int, float]]:
    """Return how likely each of the best is to be the answer, by its score: shares of 1."""
    best = _best(totals, _REFERRING)
    likely = [exp(totals[number] - totals[best[0]]) for number in best]
    return [(number, each / sum(likely)) for number, each in zip(best, likely, strict=True)]
