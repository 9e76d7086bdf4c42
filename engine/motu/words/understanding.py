"""A question in a player's own words about a field, as structured questions (CONTRACT 3.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.motu.position import Position
from engine.motu.words.context import Context, NotUnderstood, context_of
from engine.motu.words.patterns import PATTERNS, Pattern, Several
from engine.motu.words.signs import Called, edges_of, lexicon, split
from engine.words.going import goes, goes_inside
from engine.words.reading import readings
from engine.words.signs import Edges, chosen_of
from engine.words.suppose import with_supposing
from engine.words.telling import excepts, told
from engine.words.text import LONGEST, words_of
from engine.words.trimming import prepared

__all__ = ["Meant", "Understanding", "ordered", "understand", "unnamed"]

NOBODY: Mapping[str, tuple[str, ...]] = {}
NOTHING: Called = {}
# what is asked where somebody gets, goes or stays somewhere
GOING = frozenset({"reach", "moves", "how-much", "opportunity", "provoking", "objective", "guard-triggers", "charge"})
# what an order does, by the signs of its verb
ORDERS = {"move": "move", "reach": "move", "hit": "attack", "shoot": "attack", "melee": "attack", "cast": "attack"}
ORDERING = ("base", "order", "third")  # forms of verbs that order, or tell what somebody does


@dataclass(frozen=True, slots=True)
class Meant:
    """What a question means: one structured question, or several with the parameter `common` in common.

    `suppose`: the places of the characters set down elsewhere.
    """

    questions: tuple[Mapping[str, Any], ...]
    several: bool
    score: float
    common: str = ""
    suppose: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Understanding:
    """What a question means, best first; `ambiguous`: the words that fit several characters, with their ids."""

    meant: tuple[Meant, ...] = ()
    ambiguous: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: NOBODY)


def understand(
    position: Position, question: str, chosen: Sequence[str] = (), called: Called = NOTHING
) -> Understanding:
    """Return what a question about a position means; nothing where it is none about it, or might be another.

    `chosen`: the ids of characters that were chosen of several whom words fit. `called`: names of weapons, with the
    ids that they stand for.

    >>> from engine.motu.ground.field import Field, Place
    >>> from engine.motu.position import Figure
    >>> there = (Figure("b", "Brak", "masters", (Place((0, 0)),)), Figure("z", "Zor", "evil", (Place((3, 0)),)))
    >>> position = Position(Field(8, 8), there)
    >>> [dict(meant.questions[0]) for meant in understand(position, "can Brak see Zor?").meant]
    [{'type': 'line_of_sight', 'from': 'b', 'to': 'z'}]
    >>> understand(position, "can he see Zor?").meant
    ()
    """
    words = split(words_of(question))
    if not words or len(words) > LONGEST or not position.figures:
        return Understanding()
    words, asked, edges = prepared(words, lambda each: edges_of(each, position, called))
    if not words or goes_inside(words):
        return Understanding()
    edges = with_supposing(chosen_of(edges, frozenset(chosen)))
    going = goes(words, edges)
    for pattern in (each for each in PATTERNS if not going or each.name in GOING):
        found = _by(pattern, edges, position, asked)
        if found is not None:
            return found
    return Understanding()


def _by(pattern: Pattern, edges: Edges, position: Position, asked: bool) -> Understanding | None:
    """Return what a question means by one pattern, as the first way to read it that fits; None where none does."""
    for context in _contexts(pattern, edges, position, asked):
        try:
            made = pattern.make(context)
        except NotUnderstood:
            continue
        if context.ambiguous:
            return Understanding(ambiguous=context.ambiguous)
        score = round(context.reading.score, 3)
        if isinstance(made, Several):
            return Understanding((Meant(tuple(made), True, score, made.common, context.suppose),))
        return Understanding((Meant((made,), False, score, suppose=context.suppose),))
    return None


def _contexts(pattern: Pattern, edges: Edges, position: Position, asked: bool) -> Iterator[Context]:
    for reading in readings(edges, pattern.known, asked):
        if pattern.fits(reading) and not told(reading) and not excepts(reading):
            try:
                yield context_of(reading, position)
            except NotUnderstood:
                continue


def unnamed(position: Position, question: str, called: Called = NOTHING) -> str:
    """Return a question without the names of characters, which mislead whoever looks for a rule.

    A name that says something else, too, stays.

    >>> from engine.motu.ground.field import Field, Place
    >>> from engine.motu.position import Figure
    >>> position = Position(Field(8, 8), (Figure("b", "Brak", "masters", (Place((0, 0)),)),))
    >>> unnamed(position, "does Brak explode on a six?")
    'does explode on a six ?'
    """
    words = words_of(question)
    edges = edges_of(words, position, called)
    kept: list[str] = []
    at = 0
    while at < len(words):
        end = max((end for end, sign in edges[at] if sign.kind == "figure"), default=at)
        if end > at and not all(word.text in lexicon().words for word in words[at:end]):
            at = end
            continue
        kept.append(words[at].text)
        at += 1
    return " ".join(kept)


def ordered(position: Position, question: str) -> str:
    """Return what words order or announce, instead of asking: `move` or `attack`; else nothing.

    >>> from engine.motu.ground.field import Field, Place
    >>> from engine.motu.position import Figure
    >>> position = Position(Field(8, 8), (Figure("b", "Brak", "masters", (Place((0, 0)),)),))
    >>> ordered(position, "move Brak to D4"), ordered(position, "mueve a Brak a D4"), ordered(position, "can Brak see?")
    ('move', 'move', '')
    """
    words = split(words_of(question))
    if not words or len(words) > LONGEST or any(word.text == "?" for word in words):
        return ""
    edges = edges_of(words, position, NOTHING)
    if not any(sign.kind == "figure" for here in edges for _, sign in here):
        return ""
    at = 0
    while at < len(words):  # whom it is said of may come first
        ends = [end for end, sign in edges[at] if sign.kind in ("figure", "filler")]
        if not ends:
            break
        at = max(ends)
    here = edges[at] if at < len(words) else []
    kinds = [sign.kind for _, sign in here if sign.kind in ORDERS and sign.form in ORDERING]
    return ORDERS[kinds[0]] if kinds else ""
