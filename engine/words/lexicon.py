"""Phrases that players say, as a tree of words; what a word may have been meant for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.words.slips import slipped
from engine.words.text import CONTRACTED, folded, unhung

__all__ = ["Lexicon", "Phrase", "Tree", "phrases_of"]

LEAST_CORRECTED = 5  # letters of a word that may be mistyped
MOST_CORRECTED = 3
SHORT = {"que": "q", "para": "pa", "through": "thru"}  # as phones type them, within a phrase


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


class Tree:
    """Phrases by their words.

    `correctable`: the kinds whose words may be mistyped. `alone`: the words that are verbs to take pronouns off, where
    others know them.
    """

    def __init__(
        self,
        phrases: Sequence[tuple[list[str], Phrase]],
        correctable: Collection[str],
        alone: Iterable[str] = (),
    ) -> None:
        self.root = _Node()
        self.words: set[str] = set()  # all that occur in a phrase
        self.told: set[str] = set()  # those that carry a question
        self.single: set[str] = set()  # those that are a phrase by themselves
        self.alone = {*alone, *(words[0] for words, _ in phrases if len(words) == 1)}
        for whole, phrase in phrases:
            words = [part for word in whole for part in self.taken_apart(word)]
            self._add(words, phrase)
            self.words.update(words)
            self.single.update(words[:1] if len(words) == 1 else ())
            if phrase.kind in correctable:
                self.told.update(word for word in words if len(words) == 1 or len(word) >= LEAST_CORRECTED)

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


class Lexicon:
    """The phrases of some trees, looked up together; `protected`: words that are never mistyped names."""

    def __init__(self, trees: Sequence[Tree], protected: Iterable[str]) -> None:
        self._roots = tuple(tree.root for tree in trees)
        self.taken_apart = trees[-1].taken_apart
        self.words = set().union(*(tree.words for tree in trees))
        self.single = set().union(*(tree.single for tree in trees))
        self.protected = self.words.union(protected)
        self._by_length: dict[int, list[str]] = {}
        for word in sorted(set().union(*(tree.told for tree in trees))):
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

    def only(self, word: str, kind: str) -> bool:
        """Return whether a word by itself stands for things of one kind, and for nothing else."""
        kinds = {phrase.kind for end, phrase in self.phrases([(word,)], 0)}
        return kinds == {kind}

    def corrected(self, word: str) -> tuple[str, ...]:
        """Return the words that one may have been meant for, with a slip of the finger; none for a short one.

        >>> Lexicon([Tree([(["visible"], Phrase("see"))], {"see"})], ()).corrected("visble")
        ('visible',)
        """
        if len(word) < LEAST_CORRECTED or not word.isalpha():
            return ()
        near = [
            known
            for length in (len(word), len(word) - 1, len(word) + 1)
            for known in self._by_length.get(length, ())
            if slipped(word, known)
        ]
        return tuple(near[:MOST_CORRECTED])


def phrases_of(concepts: Mapping[str, str]) -> Iterator[tuple[list[str], Phrase]]:
    """Yield every phrase of a language, as words, with what it means.

    A key is a kind, behind a colon the form of a verb, behind an equals sign the word that is named; the phrases have
    a bar between them.

    >>> list(phrases_of({"see:third": "looks at"}))
    [(['looks', 'at'], Phrase(kind='see', form='third', word=''))]
    """
    for key, phrases in concepts.items():
        kind, _, form = key.partition(":")
        kind, _, word = kind.partition("=")
        for text in filter(None, phrases.split("|")):
            words = folded(text).replace("/", " ").replace("-", " ").split()
            whole = [part for each in words for part in CONTRACTED.get(each, each).split()]
            yield whole, Phrase(kind, form, word)
            short = [SHORT.get(each, each) for each in whole]
            if short != whole and len(whole) > 1:
                yield short, Phrase(kind, form, word)
