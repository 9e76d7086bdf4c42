"""The passage of a text that answers a question best."""

from __future__ import annotations

import re
from collections import Counter
from math import log

from rulesdb.search.text import FILLERS, stem, words

__all__ = ["best_passage"]

_PARAGRAPHS = re.compile(r"\n\s*\n|\n(?=- )")
_LENGTH_SHARE = 0.3  # of the length that counts against a passage: a long one holds more words by chance
_CLOSE = 5  # words that share so many letters at their beginning are taken for the same


def best_passage(text: str, question: str, lang: str, about: str = "") -> str:
    r"""Return the paragraph or point of a list that shares most telling words with a question.

    A word counts the more, the fewer passages hold it; those of `about`, the text's own title, count
    nothing. Without a word in common it is the first passage.

    >>> best_passage("Frogs jump.\n\nStones sink.\n\nA frog eats.", "does a stone float", "en")
    'Stones sink.'
    """
    passages = [passage.strip() for passage in _PARAGRAPHS.split(text.strip()) if passage.strip()]
    if not passages:
        return ""
    held = [Counter(_stems(passage, lang)) for passage in passages]
    wanted = set(_stems(question, lang)) - set(_stems(about, lang))
    mean = sum(counts.total() for counts in held) / len(held) or 1.0
    rarity = {word: log(1 + len(held) / (1 + sum(_has(counts, word) for counts in held))) for word in wanted}

    def worth(place: int) -> tuple[float, int]:
        length = 1 - _LENGTH_SHARE + _LENGTH_SHARE * held[place].total() / mean
        return sum(rarity[word] for word in wanted if _has(held[place], word)) / length, -place

    return passages[max(range(len(passages)), key=worth)]


def _stems(text: str, lang: str) -> list[str]:
    return [stem(word, lang) for word in words(text) if word not in FILLERS]


def _has(counts: Counter[str], word: str) -> bool:
    return word in counts or (len(word) >= _CLOSE and any(held.startswith(word[:_CLOSE]) for held in counts))
