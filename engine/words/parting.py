"""Questions that ask two things: the questions that one would ask one at a time, as they stand in the words typed.

Two questions are never answered as one (CONTRACT 3.5); whoever asked is told so, and offered each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.words.mentions import ARTICLES
from engine.words.modifying import VALUES, without_values
from engine.words.signs import Edges
from engine.words.text import Word, words_of

__all__ = ["FIGURES", "QUESTIONS", "Parted", "parted", "says_both"]

FIGURES, QUESTIONS = "figures", "questions"  # what is joined
OR = frozenset({"or", "o", "u"})
AND = frozenset({"and", "y", "e", "&", "+"})
BOTH = frozenset({"both", "either", "ambos", "ambas", "dos"})  # said of those that are joined
BEFORE_BOTH = frozenset({"los", "las", "the"})
LED = ARTICLES | {"to", "a", "at", "on", "con", "contra", "with", "against", "de", "of", "from", "for", "para"}
WHO = frozenset({"who", "whom", "which", "quien", "quienes", "cual", "cuales"})
# whom it is easier to hit, asks for numbers: in what language, as whoever asks is offered them
BETTER = {
    **dict.fromkeys(("better", "best", "easier", "easiest", "easily", "likely"), "en"),
    **dict.fromkeys(("mejor", "facil", "facilmente"), "es"),
}
HOW_MUCH = frozenset({"more", "most", "mas", "one"})
MOST = 4  # that are offered


@dataclass(frozen=True, slots=True)
class Parted:
    """What a question joins, `FIGURES` or `QUESTIONS`, or supposes, `VALUES`; empty for none; and what to ask instead.

    `compares`: the language of the word that asks what is easier, empty for none.
    """

    joined: str = ""
    singles: tuple[str, ...] = ()
    compares: str = ""


@dataclass(frozen=True, slots=True)
class _Joined:
    """Figures that are joined: the places of each one's words, without articles."""

    places: tuple[tuple[int, int], ...]


def parted(question: str, edges_of: Callable[[Sequence[Word]], Edges], asks: Callable[[str], bool]) -> Parted:
    """Return what a question joins that is not understood as it stands, and the questions one at a time.

    `edges_of`: what words may stand for. `asks`: whether a text is understood, surely, as one question: no other is
    offered.

    >>> from engine.words.edges import edges, names_of
    >>> from engine.words.lexicon import Lexicon, Tree
    >>> names = names_of((("t", "Thor"), ("l", "Loki"), ("c", "Cap")))
    >>> def read(words):
    ...     return edges(words, names, Lexicon([Tree([], ())], ()), lambda words, at: [], {}, lambda sign: False)
    >>> parted("Can Cap hit Thor, or Loki?", read, lambda text: True).singles
    ('Can Cap hit Thor?', 'Can Cap hit Loki?')
    """
    words = words_of(question)
    edges = edges_of(words)
    joined = _joined(words, edges)
    without = without_values(question) if joined is None else None
    if without is not None and any(sign.kind == "figure" for here in edges for _, sign in here):
        return Parted(VALUES, (without,) if asks(without) else ())
    if joined is None:
        return _two_questions(question, words, asks)
    singles = tuple(_one_each(question, words, joined))
    better = next((BETTER[word.text] for word in words if word.text in BETTER), "")
    asked = (next((each for each in (text, f"{text}?") if asks(each)), "") for text in singles)
    kept = tuple(dict.fromkeys(text for text in asked if text))[:MOST]
    if len(kept) < len(joined.places):
        kept = kept if len(kept) > 1 else ()
    return Parted(FIGURES, kept, better) if kept or better else Parted()


def says_both(question: str) -> bool:
    """Return whether words say that something is done to both of two: "hit both Thor and Loki".

    >>> says_both("hit both Thor and Loki with Cap"), says_both("hit Thor with Cap")
    (True, False)
    """
    return any(word.text in BOTH - OR for word in words_of(question))


def _joined(words: Sequence[Word], edges: Edges) -> _Joined | None:
    """Return the figures that "or" or "and" joins: two of them, or more with commas between; None without."""
    for at in range(len(words)):
        places = [(at, end) for end in _ends(edges, at)]
        for first in places:
            chain = _chain(words, edges, first)
            if chain:
                return _Joined(chain)
    return None


def _chain(words: Sequence[Word], edges: Edges, first: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """Return the figures that follow a first, joined to it; nothing where no word but a comma joins any."""
    found, led, told = [_bare(words, *first)], [_led(words, first[0])], False
    at = first[1]
    while True:
        comma = at < len(words) and words[at].text == ","
        word = at + comma < len(words) and words[at + comma].text in OR | AND
        if not (comma or word):
            break
        begins = at = at + comma + word
        while at < len(words) and words[at].text in LED and not _ends(edges, at):
            at += 1
        ends = _ends(edges, at)
        if not ends:
            break
        found.append(_bare(words, at, max(ends)))
        led.append(any(each.text not in ARTICLES for each in words[begins:at]))
        told, at = told or word, max(ends)
    if len(found) > 2 and all(led[1:]) and not led[0]:
        found = found[1:]  # "a quién le da mejor Vane, a Rook o a Golem": who does it is none of them
    return tuple(found) if told and len(found) > 1 else ()


def _led(words: Sequence[Word], at: int) -> bool:
    """Return whether a preposition stands before a name."""
    before = [word.text for word in words[max(0, at - 2) : at]]
    return bool(before) and (before[-1] in LED - ARTICLES or (before[-1] in ARTICLES and before[0] in LED - ARTICLES))


def _ends(edges: Edges, at: int) -> list[int]:
    """Return where the figures end that begin at a word."""
    return [end for end, sign in edges[at] if sign.kind == "figure"] if at < len(edges) else []


def _bare(words: Sequence[Word], at: int, end: int) -> tuple[int, int]:
    """Return the place of a name without the articles before it."""
    while at < end - 1 and words[at].text in ARTICLES:
        at += 1
    return at, end


def _one_each(question: str, words: Sequence[Word], joined: _Joined) -> Iterator[str]:
    """Yield the question with each of the joined figures alone; of "who … better", without "who"."""
    (first, _), (_, last) = joined.places[0], joined.places[-1]
    who = next((at for at, word in enumerate(words[:first]) if word.text in WHO), None)
    left_out = _left_out(words, who)
    apart = {at for at in range(first) if who is not None and words[at].text == ","}
    before = [at for at in range(first) if at not in left_out | apart]
    after = [at for at in range(last, len(words)) if at not in left_out]
    for at, end in joined.places:
        name = question[words[at].start : words[end - 1].end]
        yield _written(question, words, [*before, name, *after])


def _left_out(words: Sequence[Word], who: int | None) -> set[int]:
    """Return the words that say nothing of one figure alone: "both", "better", and "who", where it is given."""
    found = {at for at, word in enumerate(words) if word.text in BOTH}
    found |= {at for at, after in pairwise(range(len(words))) if after in found and words[at].text in BEFORE_BOTH}
    better = {at for at, word in enumerate(words) if word.text in BETTER}
    found |= better | {at for at, word in enumerate(words) if word.text in HOW_MUCH and at + 1 in better}
    if who is None:
        return found
    found |= {who, *(at for at in (who - 1,) if at >= 0 and words[at].text in LED)}
    return found | {who + 1 for _ in (1,) if who + 1 < len(words) and words[who + 1].text == "one"}


def _written(question: str, words: Sequence[Word], kept: Sequence[int | str]) -> str:
    """Return the words that are kept as they were typed, with what stands between them, and other words."""
    text, before = question[: words[0].start], -1
    for each in kept:
        if isinstance(each, str):
            text, before = f"{text.rstrip()} {each}", -2
            continue
        word = words[each]
        if before >= 0 and word.start == words[before].start:
            continue  # two words of one piece
        parted = "" if word.text in ("?", ".", ",", ";") else " "
        between = question[words[before].end : word.start] if before >= 0 and each == before + 1 else parted
        text, before = text + ("" if before == -1 else between) + question[word.start : word.end], each
    return " ".join(text.split()).replace("¿ ", "¿")


def _two_questions(question: str, words: Sequence[Word], asks: Callable[[str], bool]) -> Parted:
    """Return two questions, one after the other, each understood by itself."""
    for at, word in enumerate(words[1:-1], 1):
        if word.text not in AND | OR | {"?", ".", ";", ","}:
            continue
        end = at + 1
        while end < len(words) - 1 and words[end].text in AND | OR | {","}:
            end += 1
        one = question[: words[at - 1].end].strip()
        other = question[words[end].start :].strip()
        if asks(f"{one}?") and asks(other if other.endswith("?") else f"{other}?"):
            return Parted(QUESTIONS, (f"{one}?", other if other.endswith("?") else f"{other}?"))
    return Parted()
