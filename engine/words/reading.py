"""A question read by one pattern: every word a sign that the pattern knows, figures with what stands before them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from engine.words.signs import FILLER, Edges, Sign

__all__ = ["PREPOSITIONS", "SPOTS", "Reading", "readings"]

SPOTS = frozenset({"figure", "square", "thing"})
PREPOSITIONS = frozenset({"to", "from", "with", "of", "by", "for", "between"})
LOOSE = frozenset({"to", "of", "for", "with"})  # those that say nothing where no figure or square follows
AGAINST = ("vs", "versus", "v", "contra", "against", "cont", "contr", "agst")
MOST = 400  # ways to read a question by one pattern that are tried
UNKNOWN = frozenset({"un", "una"})  # articles of who is not known yet, and so is nobody in play
# words of English behind which "a" is such an article, not the preposition of Spanish
ENGLISH = frozenset(
    {"can", "could", "may", "does", "do", "is", "will", "would", "if", "when", "with", "of", "from", "against", "by",
     "to", "on", "at", "see", "hit", "shoot", "attack", "for"}
)  # fmt: skip
ON = "somebody-on"  # somebody who stands on the square that follows: no more than the square is known
TRANSPARENT = frozenset({FILLER, "own", ON})


SQUARE = ("square", "space", "casilla", "cuadro", "casillero")  # before the name of one


@dataclass(frozen=True, slots=True)
class Reading:
    """The signs of a question, without fillers, in order.

    `asked`: it has a question mark. `loose`: the prepositions before no figure and no square, as of "to hit".
    """

    signs: tuple[Sign, ...]
    asked: bool
    loose: tuple[Sign, ...] = ()

    def has(self, *kinds: str) -> bool:
        """Return whether a sign is of one of these kinds."""
        return any(sign.kind in kinds for sign in self.signs)

    def all(self, *kinds: str) -> tuple[Sign, ...]:
        """Return the signs of these kinds, in order."""
        return tuple(sign for sign in self.signs if sign.kind in kinds)

    def first(self, *kinds: str) -> Sign | None:
        """Return the first sign of these kinds."""
        return next((sign for sign in self.signs if sign.kind in kinds), None)

    @property
    def spots(self) -> tuple[Sign, ...]:
        """The figures and squares, in order."""
        return self.all("figure", "square")

    @property
    def score(self) -> float:
        """How surely all the words are what they are taken for."""
        total = 1.0
        for sign in self.signs:
            total *= sign.score
        return total


def readings(edges: Edges, allowed: frozenset[str], asked: bool) -> Iterator[Reading]:
    """Yield the ways to read all words by signs of the kinds allowed, those of longer phrases first."""
    known = allowed | {"figure", "square"} | PREPOSITIONS | {FILLER, "own", "of's", "suppose", "topic", ON}
    kept = [[edge for edge in here if edge[1].kind in known] for here in edges]
    open_from = _open(kept)
    if not open_from[0]:
        return
    for path in islice(_paths(kept, open_from, 0, []), MOST):
        nobody = any(_somebodys_square(path, at) or _of_nobody_known(path, at) for at in range(len(path)))
        marked = None if nobody else _marked(path)
        if marked is not None:
            signs, loose = marked
            yield Reading(signs, asked, loose)


def _open(kept: Edges) -> list[bool]:
    """Return from which words on the rest can be read."""
    found = [False] * len(kept) + [True]
    for at in range(len(kept) - 1, -1, -1):
        found[at] = any(found[end] for end, _ in kept[at])
    return found


def _paths(kept: Edges, open_from: Sequence[bool], at: int, before: list[Sign]) -> Iterator[list[Sign]]:
    if at == len(kept):
        yield list(before)
        return
    for end, sign in kept[at]:
        if open_from[end]:
            before.append(sign)
            yield from _paths(kept, open_from, end, before)
            before.pop()


def _marked(path: Sequence[Sign]) -> tuple[tuple[Sign, ...], tuple[Sign, ...]] | None:
    """Return the signs without fillers, each figure and square with its preposition, and the prepositions of no other.

    None where one hangs loose that says something by itself.
    """
    found: list[Sign] = []
    loose: list[Sign] = []
    pending: Sign | None = None
    inside = False  # the figure before belongs to what is said after it, as in "in Thor's line of fire"
    for number, sign in enumerate(path):
        if sign.kind in TRANSPARENT:
            after = path[number + 1 : number + 2]
            if sign.text == "a" and after and (after[0].kind in SPOTS or after[0].kind == "who"):
                return None  # the preposition of Spanish, which English has as an article
        elif sign.kind == "of's":
            if not found or found[-1].kind != "figure":
                return None
            if found[-1].mark in ("", "of") or inside:
                found[-1] = replace(found[-1], mark="of")
        elif sign.kind in SPOTS:
            inside = pending is not None and pending.text in ("in", "within", "en")
            owner = sign.mark == "of" and inside  # "in lokis arc"
            against = pending is not None and pending.text in AGAINST
            mark = pending.kind if pending is not None and not owner else sign.mark
            found.append(replace(sign, mark=mark, form="against" if against else sign.form))
            pending = None
        elif pending is not None and (pending.kind not in LOOSE or _article(path, number)):
            return None
        else:
            loose += () if pending is None else (pending,)
            pending = sign if sign.kind in PREPOSITIONS else None
            found += () if pending is sign else (sign,)
    if pending is not None and pending.kind not in LOOSE:
        return None
    return tuple(found), tuple(loose if pending is None else (*loose, pending))


def _of_nobody_known(path: Sequence[Sign], number: int) -> bool:
    """Return whether an article says that a name is none here: "un rayo" is lightning, "can a guard see" any guard.

    Or somebody is on no square: "someone in".
    """
    sign, after = path[number], [each.kind for each in path[number + 1 : number + 2]]
    if sign.kind == ON:
        return after != ["square"]
    if after != ["figure"]:
        return False
    return sign.text in UNKNOWN or (sign.text == "a" and number > 0 and path[number - 1].text.split()[-1] in ENGLISH)


def _article(path: Sequence[Sign], number: int) -> bool:
    """Return whether a pronoun of Spanish is the article of somebody: "a la Mole" is said of nobody but her."""
    return path[number].kind == "him" and any(sign.kind == "figure" for sign in path[number + 1 : number + 2])


def _somebodys_square(path: Sequence[Sign], number: int) -> bool:
    """Return whether a word for a square is none's name: somebody's, which is not somebody but to look from."""
    sign = path[number]
    if sign.kind != "to" or sign.text.split()[-1] not in SQUARE:
        return False
    if number + 1 < len(path) and path[number + 1].kind == "square":
        return False
    return not any(before.kind == "from" for before in path[max(0, number - 4) : number])
