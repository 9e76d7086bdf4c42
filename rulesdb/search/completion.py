"""Completion while a player types: by id, title, alias or any word of those."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence

from rulesdb.entry import Entry
from rulesdb.rulesets import LANGUAGES
from rulesdb.search.results import Hit
from rulesdb.search.text import FILLERS, words

__all__ = ["WHOLE", "Completion", "hits"]

# What a prefix began, best first.
_ID, _TITLE, _ALIAS, _TITLE_WORD, _ALIAS_WORD = 6.0, 5.0, 4.0, 3.0, 2.0
WHOLE = 8.0
# An id that begins with the letters typed (R7, terreno/…) is not what a player is likely to be typing.
_LETTERS_OF_ID = 1.0
_OTHER_LANGUAGE = -0.5
_LAST = "\U0010ffff"
_REASON = {_ID: "id", _TITLE: "name", _ALIAS: "name", _TITLE_WORD: "word", _ALIAS_WORD: "word"}

_SPOKEN = ("", *LANGUAGES)

Key = tuple[str, int, float, str]


class Completion:
    """The names of a ruleset's entries in one sorted list of everything a prefix can begin.

    What stands beside each text (the entry's number, what the prefix began, the language) lies in packed arrays: as
    tuples it would take twice the room.
    """

    def __init__(self, languages: Mapping[str, Sequence[Entry]]) -> None:
        keys: set[Key] = set()
        for lang, entries in languages.items():
            for number, entry in enumerate(entries):
                keys.add((entry.section.casefold(), number, _ID, ""))
                keys.update(_name_keys(entry.title, number, lang, _TITLE, _TITLE_WORD))
                for alias in entry.aliases:
                    keys.update(_name_keys(alias, number, lang, _ALIAS, _ALIAS_WORD))
        ordered = sorted(keys)
        self._begin = [text for text, _, _, _ in ordered]
        self._number = array("I", (number for _, number, _, _ in ordered))
        self._rank = array("B", (int(rank) for _, _, rank, _ in ordered))
        self._spoken = array("B", (_SPOKEN.index(spoken) for _, _, _, spoken in ordered))

    def complete(self, prefix: str, lang: str) -> dict[int, tuple[float, str]]:
        """Return what each entry that the prefix begins scores, and why."""
        typed = " ".join(words(prefix)) or prefix.strip().casefold()
        found: dict[int, tuple[float, str]] = {}
        if not typed:
            return found
        first, last = bisect_left(self._begin, typed), bisect_left(self._begin, typed + _LAST)
        for place in range(first, last):
            text, number = self._begin[place], self._number[place]
            rank, spoken = float(self._rank[place]), _SPOKEN[self._spoken[place]]
            score = WHOLE if text == typed and rank >= _ALIAS else rank
            if rank == _ID and text != typed and not any(letter.isdigit() for letter in typed):
                score = _LETTERS_OF_ID
            if spoken not in {"", lang}:
                score += _OTHER_LANGUAGE
            if number not in found or score > found[number][0]:
                found[number] = (score, _REASON[rank])
        return found


def _name_keys(name: str, number: int, lang: str, whole: float, part: float) -> list[Key]:
    """Return a name itself and what stands from each of its later telling words on."""
    spoken = words(name)
    keys = [(" ".join(spoken), number, whole, lang)]
    for first in range(1, len(spoken)):
        if spoken[first] not in FILLERS:
            keys.append((" ".join(spoken[first:]), number, part, lang))
    return keys if spoken else []


def hits(
    found: Mapping[int, tuple[float, str]], languages: Mapping[str, Sequence[Entry]], lang: str, limit: int
) -> list[Hit]:
    """Return the best of what was found, ties in the order of the book."""
    ranked = sorted(found, key=lambda number: (-found[number][0], number))
    titles = languages[lang if lang in LANGUAGES else LANGUAGES[0]]
    return [
        Hit(titles[number].section, titles[number].title, found[number][0], found[number][1])
        for number in ranked[: max(limit, 0)]
    ]
