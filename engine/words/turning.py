"""English words turned to the order that says the same: "in Thor's range" is "in range of Thor".

So are the two parts of a verb with whom it is done to between them: "take Loki out" is "take out Loki".
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.signs import Edges
from engine.words.text import POSSESSIVE, Word

__all__ = ["turned"]

INSIDE = (("in",), ("within",), ("inside",), ("out", "of"), ("outside",))
# what somebody has that others may be in, as words
OWNED = tuple(
    tuple(words.split())
    for words in (
        "line of fire", "line of sight", "field of view", "field of vision", "firing range", "shooting range",
        "attack range", "line", "lof", "los", "sight", "view", "range",
    )
)  # fmt: skip


def turned(words: Sequence[Word], edges: Edges) -> tuple[Word, ...]:
    """Return the words with whom something belongs to behind it, with or without the apostrophe.

    >>> from engine.words.edges import edges, names_of
    >>> from engine.words.lexicon import Lexicon, Tree
    >>> from engine.words.text import words_of
    >>> names = names_of((("t", "Thor"), ("l", "Loki")))
    >>> words = words_of("is Loki in thors line of fire")
    >>> read = edges(words, names, Lexicon([Tree([], ())], ()), lambda words, at: [], {}, lambda sign: False)
    >>> " ".join(word.text for word in turned(words, read))
    'is loki in line of fire of thors'
    """
    for at in range(len(words)):
        for inside in INSIDE:
            first = at + len(inside)
            if first >= len(words) or not _are(words, at, inside):
                continue
            for end in (end for end, sign in edges[first] if sign.kind == "figure"):
                after = end + (end < len(words) and words[end].text == POSSESSIVE)
                owned = next((each for each in OWNED if _are(words, after, each)), None)
                if owned is not None:
                    last = after + len(owned)
                    name = (Word("of"), *words[first:end])
                    return (*words[:first], *words[after:last], *name, *words[last:])
    return _gathered(tuple(words), edges)


# verbs of two parts that take somebody out of the game, and what ends them: a place behind it says something else
PARTED = frozenset({("take", "out"), ("takes", "out"), ("take", "down"), ("takes", "down"), ("knock", "out"),
                    ("knocks", "out"), ("finish", "off"), ("finishes", "off"), ("put", "down"), ("taking", "out"),
                    ("taking", "down"), ("knocking", "out"), ("finishing", "off"), ("kill", "off")})  # fmt: skip
ENDS = frozenset({"?", ".", ",", "if", "when", "with", "using", "by", "in", "this", "now", "right", "from"})


def _gathered(words: tuple[Word, ...], edges: Edges) -> tuple[Word, ...]:
    """Return the words with the second part of such a verb behind its first."""
    for at in range(len(words) - 2):
        for end in (end for end, sign in edges[at + 1] if sign.kind == "figure" and end < len(words)):
            last = end + 1 == len(words) or words[end + 1].text in ENDS
            if last and (words[at].text, words[end].text) in PARTED:
                return (*words[: at + 1], words[end], *words[at + 1 : end], *words[end + 1 :])
    return words


def _are(words: Sequence[Word], at: int, texts: Sequence[str]) -> bool:
    """Return whether the words from one on are these."""
    return tuple(word.text for word in words[at : at + len(texts)]) == tuple(texts)
