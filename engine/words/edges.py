"""What each stretch of a question may stand for: names and phrases, whatever else a game makes of single words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.words.counting import counted
from engine.words.lexicon import Lexicon
from engine.words.mentions import ARTICLES, PART, Named, Names
from engine.words.signs import FILLER, Edges, Sign
from engine.words.text import POSSESSIVE, Word

__all__ = ["NUMBERS", "edges", "marked", "names_of", "numbered", "taken_apart"]

LONGEST_NAME = 6  # words
CORRECTED = 0.9  # how surely a mistyped word stands for what it is taken for
NUMBERS: Mapping[str, int] = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7,
    "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12, "ones": 1, "twos": 2, "threes": 3, "fours": 4,
    "fives": 5, "sixes": 6, "unos": 1, "cuatros": 4, "cincos": 5,
}  # fmt: skip
MARKS = {"?": "stop", ".": "stop", ";": "stop", "&": "and", "+": "and", ",": FILLER}
COUNTS = frozenset({"number", "double", "dual"})  # kinds of words that a name may have in it
LAST = 9  # where a kind is tried that the order does not name
SHORTENED = "power"  # the kind of words that players shorten to letters, as they do names
SEEN = "see"  # the kind of words for seeing, of which nouns have no form
PRONOUNS, ARTICLE = frozenset({"he", "him", "when"}), "el"  # a pronoun without its accent, and the end of "al"
Plain = Callable[[Sequence[Word], int], list[tuple[int, Sign]]]  # of the words and a number: what begins at that word


def taken_apart(words: Sequence[Word], lexicon: Lexicon) -> tuple[Word, ...]:
    """Return the words with the pronouns taken off that Spanish hangs on verbs, of verbs that are known."""
    found: list[Word] = []
    for word in words:
        first, *rest = lexicon.taken_apart(word.text)
        found += [replace(word, text=first), *(replace(word, text=each, glued=False) for each in rest)]
    return tuple(found)


@lru_cache(maxsize=64)
def names_of(named: tuple[tuple[str, str], ...]) -> Names:
    """Return the names of figures, each its id and name, ready to be found."""
    return Names(named)


def edges(
    words: Sequence[Word],
    names: Names,
    lexicon: Lexicon,
    plain: Plain,
    order: Mapping[str, int],
    kept_whole: Callable[[Sign], bool],
) -> Edges:
    """Return every sign that the words may be, by the word where it begins, the longest first.

    `plain`: what a word is by its form, beside names and phrases. `order`: the kinds that a word is tried as first.
    `kept_whole`: whether a phrase is never taken apart.
    """
    named = [_named(words, at, names, lexicon) for at in range(len(words))]
    named = [[*here, *_together(here, named)] for here in named]
    readings = [_readings(word, lexicon, bool(named[at])) for at, word in enumerate(words)]
    found: Edges = []
    spans = [(at, end) for at, here in enumerate(named) for end, _ in here if end - at > 1]
    for at in range(len(words)):
        here = [*named[at], *plain(words, at)]
        for end, phrase in lexicon.phrases([texts for texts, _ in readings], at):
            exact = all(readings[each][1] for each in range(at, end))
            if phrase.kind in PRONOUNS and words[end - 1].text == ARTICLE and end < len(words) and named[end]:
                continue  # "al lobo" says nothing of him, and of no time
            if phrase.kind == SEEN and not phrase.form and any(_whole(end, edge) for edge in named[at]):
                continue  # where Vision is in play, "vision" says nothing of who sees
            text = " ".join(word.text for word in words[at:end])
            score = 1.0 if exact else CORRECTED
            here.append((end, Sign(phrase.kind, text, word=phrase.word, form=phrase.form, score=score, at=at)))
        whole = max((end for end, sign in here if kept_whole(sign)), default=0)
        here = [
            edge for edge in here if edge[0] >= whole and not (edge[1].kind in COUNTS and _inside(spans, at, edge[0]))
        ]
        here = [(end, counted(words, at, end, sign)) for end, sign in here]
        found.append(sorted(here, key=lambda edge: (-edge[0], order.get(edge[1].kind, LAST))))
    return found


def _whole(end: int, edge: tuple[int, Sign]) -> bool:
    """Return whether words up to one are the whole name of somebody."""
    return edge[0] == end and edge[1].score == 1.0


def _inside(spans: Sequence[tuple[int, int]], at: int, end: int) -> bool:
    """Return whether words are a part of those that name somebody: the number of a name counts nothing."""
    return any(first <= at and end <= last for first, last in spans)


def marked(word: Word, at: int) -> Sign | None:
    """Return the sign of a mark of punctuation or of possession; None for a word."""
    if word.text == POSSESSIVE:
        return Sign("of's", word.text, at=at)
    return Sign(MARKS[word.text], word.text, at=at) if word.text in MARKS else None


def numbered(word: Word, at: int) -> Sign | None:
    """Return the sign of a number, in digits or as a word; None for what is none."""
    text = word.text
    number = int(text) if text.isdecimal() and len(text) <= 2 else NUMBERS.get(text)
    return None if number is None else Sign("number", text, numbers=(number,), at=at)


def _together(here: list[tuple[int, Sign]], named: Sequence[list[tuple[int, Sign]]]) -> list[tuple[int, Sign]]:
    """Return whom two names one after the other name together, as a title and an id do of one figure."""
    found: list[tuple[int, Sign]] = []
    for end, sign in here:
        for further, other in named[end] if end < len(named) else ():
            both = tuple(each for each in sign.ids if each in other.ids)
            if both and len(sign.ids) > 1 and both != sign.ids:
                text = f"{sign.text} {other.text}"
                found.append((further, replace(other, text=text, ids=both, at=sign.at)))
    return found


def _readings(word: Word, lexicon: Lexicon, named: bool) -> tuple[tuple[str, ...], bool]:
    """Return the words that one may be, and whether it is one as it stands."""
    if named or word.text in lexicon.words or word.text in MARKS:
        return (word.text,), True
    corrected = lexicon.corrected(word.text)
    return (corrected, False) if corrected else ((word.text,), True)


def _named(words: Sequence[Word], at: int, names: Names, lexicon: Lexicon) -> list[tuple[int, Sign]]:
    """Return whom the words from one on name: the most words that name somebody, and as a whole name fewer, too."""
    found: list[tuple[int, Sign]] = []
    for end in range(min(len(words), at + LONGEST_NAME), at, -1):
        here = words[at:end]
        if not all(word.text.isalnum() for word in here):
            continue
        common = all(word.text in lexicon.single or (len(here) > 1 and word.text in lexicon.words) for word in here)
        short = len(here) == 1 and lexicon.only(here[0].text, SHORTENED)
        named = names.found(here, lexicon.protected, common=common, short=short)
        if named is None:
            continue
        if not found or (named.whole and found[0][1].score < PART):
            found.append((end, _figure(named, here, at)))
    return found


def _figure(named: Named, words: Sequence[Word], at: int) -> Sign:
    text = " ".join(word.text for word in words[sum(words[0].text in ARTICLES for _ in words[1:2]) :])
    return Sign("figure", text, ids=named.ids, score=named.score, mark="of" if named.owner else "", at=at)
