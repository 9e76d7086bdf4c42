"""Every phrase that players say, of both languages, as a tree of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from rapidfuzz.distance import OSA

from engine.heroclix.ruleset import Powers
from engine.heroclix.words import english, spanish
from engine.heroclix.words.powers import spoken_powers
from engine.heroclix.words.text import CONTRACTED, folded, unhung

__all__ = ["Lexicon", "Phrase", "lexicon_of"]

LEAST_CORRECTED = 5  # letters of a word that may be mistyped
MOST_CORRECTED = 3
# the kinds of words that carry a question: no other is taken for mistyped, as an unknown name might be near it
CORRECTABLE = frozenset(
    {
        *(
            "see",
            "visible",
            "line",
            "blocked",
            "hindered",
            "hit",
            "shoot",
            "punch",
            "close",
            "ranged",
            "inrange",
            "need",
        ),
        *("number", "chance", "move", "reach", "adjacent", "distance", "squares", "carry", "pick-up", "break", "stuck"),
        *("power", "use", "knock", "value", "far", "where", "may", "options"),
    }
)


@dataclass(frozen=True, slots=True)
class Phrase:
    """What a phrase means: the kind of its sign, the form of a verb, the slug or value it names."""

    kind: str
    form: str = ""
    word: str = ""


@dataclass(slots=True)
class _Node:
    here: list[Phrase] = field(default_factory=list)
    next: dict[str, _Node] = field(default_factory=dict)


class _Tree:
    """Phrases by their words. `alone`: the words that are verbs to take pronouns off, where others know them."""

    def __init__(self, phrases: Sequence[tuple[list[str], Phrase]], alone: Iterable[str] = ()) -> None:
        self.root = _Node()
        self.words: set[str] = set()  # all that occur in a phrase
        self.told: set[str] = set()  # those that carry a question
        self.alone = {*alone, *(words[0] for words, _ in phrases if len(words) == 1)}
        for whole, phrase in phrases:
            words = [part for word in whole for part in self.taken_apart(word)]
            self._add(words, phrase)
            self.words.update(words)
            if phrase.kind in CORRECTABLE:
                self.told.update(words)

    def _add(self, words: Sequence[str], phrase: Phrase) -> None:
        node = self.root
        for word in words:
            node = node.next.setdefault(word, _Node())
        if phrase not in node.here:
            node.here.append(phrase)

    def taken_apart(self, word: str) -> tuple[str, ...]:
        """Return a verb that is known and the pronouns that Spanish hangs on it, each by itself; else the word."""
        parts = unhung(word)
        return parts if parts[0] in self.alone else (word,)


@cache
def _everywhere() -> _Tree:
    """Return what is said whatever the edition."""
    return _Tree([*_phrases(english.ENGLISH), *_phrases(spanish.SPANISH)])


class Lexicon:
    """Phrases of both languages and the names of one edition's powers."""

    def __init__(self, powers: Powers) -> None:
        spoken = _everywhere()
        named = [(name.split(), Phrase("power", word=slug)) for name, slug in spoken_powers(powers).items()]
        own = _Tree(named, spoken.alone)
        self._roots = (spoken.root, own.root)
        self.taken_apart = own.taken_apart
        self.words = spoken.words | own.words
        self.protected = self.words.union(english.PROTECTED.split(), spanish.PROTECTED.split())  # never mistyped names
        self._by_length: dict[int, list[str]] = {}
        for word in sorted(spoken.told | own.told):
            if len(word) >= LEAST_CORRECTED - 1:
                self._by_length.setdefault(len(word), []).append(word)

    def phrases(self, words: Sequence[tuple[str, ...]], at: int) -> Iterator[tuple[int, Phrase]]:
        """Yield what begins at a word: where it ends, and what it means; each word may be read in several ways."""
        nodes = list(self._roots)
        for end in range(at, len(words)):
            nodes = [node.next[word] for node in nodes for word in words[end] if word in node.next]
            if not nodes:
                return
            for node in nodes:
                for phrase in node.here:
                    yield end + 1, phrase

    def corrected(self, word: str) -> tuple[str, ...]:
        """Return the words that one may have been meant for, with a slip of the finger; none for a short one.

        >>> from engine.heroclix.editions.modern import MODERN
        >>> lexicon_of(MODERN.powers).corrected("visble")
        ('visible',)
        """
        if len(word) < LEAST_CORRECTED or not word.isalpha():
            return ()
        near = [
            known
            for length in (len(word), len(word) - 1, len(word) + 1)
            for known in self._by_length.get(length, ())
            if known[0] == word[0] and OSA.distance(word, known, score_cutoff=1) <= 1
        ]
        return tuple(near[:MOST_CORRECTED])


def _phrases(concepts: Mapping[str, str]) -> Iterator[tuple[list[str], Phrase]]:
    """Yield every phrase of a language, as words, with what it means."""
    for key, phrases in concepts.items():
        kind, _, form = key.partition(":")
        kind, _, word = kind.partition("=")
        for text in filter(None, phrases.split("|")):
            words = folded(text).replace("/", " ").replace("-", " ").split()
            yield [part for each in words for part in CONTRACTED.get(each, each).split()], Phrase(kind, form, word)


@cache
def lexicon_of(powers: Powers) -> Lexicon:
    """Return the lexicon of an edition."""
    return Lexicon(powers)
