"""What if: a figure set down on another square, in a clause of its own ("if Loki stood on D4")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.words.signs import FILLER, Edges, Sign
from engine.words.text import Word

__all__ = ["another_set_down", "with_supposing", "without_there"]


@dataclass(frozen=True, slots=True)
class _Part:
    kinds: frozenset[str]
    may: bool = False  # it may be left out
    many: bool = False  # and may stand more than once


def _part(*kinds: str, may: bool = False, many: bool = False) -> _Part:
    return _Part(frozenset(kinds), may, many)


SOFT = _part(FILLER, "own", "to", may=True, many=True)
IF = _part("if")
STAND = _part("stand")
WHO = _part("figure", "he")
SQUARE = _part("square")
LAST = _part("instead", may=True)
CLAUSES: Sequence[Sequence[_Part]] = (
    (IF, SOFT, WHO, SOFT, STAND, SOFT, SQUARE, LAST),  # if Loki stood on D4
    (IF, SOFT, STAND, SOFT, WHO, SOFT, SQUARE, LAST),  # si estuviera Loki en D4
    (IF, SOFT, _part("me"), SOFT, STAND, SOFT, WHO, SOFT, SQUARE, LAST),  # if I moved Loki to D4
    (IF, SOFT, _part("me"), SOFT, STAND, SOFT, SQUARE, LAST),  # if I moved to D4
    (IF, SOFT, WHO, SOFT, SQUARE, LAST),  # what if Loki on D4
    (IF, SOFT, STAND, SOFT, SQUARE, SOFT, _part("figure"), LAST),  # si estuviera en D4 Loki
    (IF, SOFT, STAND, SOFT, SQUARE, LAST),  # si estuviera en D4
    (_part("after"), SOFT, SQUARE, LAST),  # after moving to D4
    (_part("with"), SOFT, _part("figure"), SOFT, _part("stand", may=True), SOFT, SQUARE, LAST),  # con Loki en D4
)
ANOTHER = (_part("and"), SOFT, _part("figure"), SOFT, _part("stand", may=True), SOFT, SQUARE, LAST)  # and Thor on D5


THERE = frozenset({"at", "on", "in", "from", "en", "desde"})  # before the square that somebody is set on


def with_supposing(edges: Edges) -> Edges:
    """Return the signs of a question with one more for every clause that sets a figure down elsewhere."""
    found: Edges = [list(here) for here in edges]
    _lead(found)
    for at in range(len(edges)):
        longest: dict[tuple[tuple[str, ...], str, str], tuple[int, Sign]] = {}
        for clause in (*CLAUSES, ANOTHER):
            for end, signs in _matches(edges, clause, 0, at, ()):
                sign = _supposed(signs, at, another=clause is ANOTHER)
                before = longest.get((sign.ids, sign.word, sign.form))
                if before is None or before[0] < end:
                    longest[sign.ids, sign.word, sign.form] = (end, sign)
        found[at] = sorted((*longest.values(), *found[at]), key=lambda edge: -edge[0])
    return found


PLACES = frozenset({"there", "ahi", "alli", "alla"})


def without_there(words: Sequence[Word], edges: Edges) -> tuple[Word, ...]:
    """Return words without "there" at their end, behind a clause that sets somebody down: it is where they are set.

    `edges`: the signs of the words, with those of such clauses.
    """
    end = len(words)
    while end and words[end - 1].text in ("?", "."):
        end -= 1
    told = any(sign.kind == "suppose" for here in edges for _, sign in here)
    if not told or end < FEWEST or words[end - 1].text not in PLACES:
        return tuple(words)
    return (*words[: end - 1], *words[end:])


FEWEST = 3  # words of such a question


def another_set_down(signs: Sequence[Sign]) -> bool:
    """Return whether behind a clause that sets one down, another is named with a square at once: "…, Thor at H9, …"."""
    for at, sign in enumerate(signs):
        if sign.kind == "suppose":
            after = [each for each in signs[at + 1 : at + 4] if each.kind not in ("and", "stop")]
            if [each.kind for each in after[:2]] == ["figure", "square"] and after[1].mark != "from":
                return True
    return False


def _lead(found: Edges) -> None:
    """Add to the first words the signs of whom a question is about, before a comma, and of the square it is set on.

    "how about Wolf, can he …", "Wolf, at H5, does he …", "Wolf at H5, does he …".
    """
    starts = [0, *(end for end, sign in found[0] if sign.kind == "about")] if found else []
    for start in starts:
        for end, who in found[start] if start < len(found) else ():
            if who.kind != "figure" or end >= len(found):
                continue
            comma = _comma(found, end)
            if comma:
                found[0].append((end + 1, replace(who, kind="topic", at=0)))
            at = end + comma
            if not comma and not any(sign.text in THERE and last == at + 1 for last, sign in found[at]):
                continue
            if at < len(found) and any(sign.kind in ("to", "from") and last == at + 1 for last, sign in found[at]):
                at += 1
            for last, square in found[at] if at < len(found) else ():
                if square.kind == "square" and _comma(found, last):
                    here = Sign("suppose", who.text, who.ids, square.word, form="figure", score=who.score, at=0)
                    found[0].append((last + 1, here))


def _comma(edges: Edges, at: int) -> bool:
    return at < len(edges) and any(sign.text == "," for _, sign in edges[at])


def _matches(
    edges: Edges, clause: Sequence[_Part], number: int, at: int, before: tuple[Sign, ...]
) -> Iterator[tuple[int, tuple[Sign, ...]]]:
    if number == len(clause):
        yield at, before
        return
    part = clause[number]
    if at < len(edges):
        for end, sign in edges[at]:
            if sign.kind in part.kinds:
                following = number if part.many else number + 1
                yield from _matches(edges, clause, following, end, (*before, sign))
    if part.may:
        yield from _matches(edges, clause, number + 1, at, before)


def _supposed(signs: Sequence[Sign], at: int, *, another: bool) -> Sign:
    """Return a clause as one sign: who stands where.

    `form` says whether a pronoun, or nothing, names the figure, or it is of who does what is asked: "after moving to",
    "if I move to".
    """
    who = next((sign for sign in signs if sign.kind in ("figure", "he")), None)
    square = next(sign for sign in signs if sign.kind == "square")
    score = 1.0
    for sign in signs:
        score *= sign.score
    form = "left-out" if who is None else who.kind
    form = "me" if who is None and any(sign.kind == "me" for sign in signs) else form
    form = "after" if signs[0].kind == "after" else form
    form = "another" if another else form
    return Sign("suppose", "" if who is None else who.text, ids=() if who is None else who.ids, word=square.word,
                form=form, score=score, at=at)  # fmt: skip
