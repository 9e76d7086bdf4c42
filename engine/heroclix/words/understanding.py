"""A question in a player's own words about a position, as structured questions (CONTRACT 3.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.heroclix.board.measures import adjacent
from engine.heroclix.position import Position
from engine.heroclix.words.acts import ACTS
from engine.heroclix.words.context import Context, NotUnderstood, context_of
from engine.heroclix.words.cover import COVER
from engine.heroclix.words.edges import edges_of, split
from engine.heroclix.words.fights import FIGHTS
from engine.heroclix.words.holding import HOLDING
from engine.heroclix.words.lexicon import lexicon_of
from engine.heroclix.words.moves import MOVES
from engine.heroclix.words.pattern import Made, Pattern, Several
from engine.heroclix.words.reaching import REACHING
from engine.heroclix.words.sights import SIGHTS
from engine.heroclix.words.squares import SQUARES
from engine.words.going import goes, goes_inside
from engine.words.reading import readings
from engine.words.signs import Edges, chosen_of
from engine.words.suppose import with_supposing, without_there
from engine.words.telling import excepts, told
from engine.words.text import LONGEST, words_of
from engine.words.trimming import prepared

__all__ = ["PATTERNS", "Meant", "Understanding", "ordered", "understand", "unnamed"]

PATTERNS: Sequence[Pattern] = (
    *SIGHTS,
    *COVER,
    *HOLDING,
    *FIGHTS,
    *REACHING,
    *SQUARES,
    ACTS[0],
    *MOVES,
    *ACTS[1:],
)
# what is asked where somebody gets, goes or stays somewhere
GOING = frozenset({*(pattern.name for pattern in MOVES), "knockback"})
NOBODY: Mapping[str, tuple[str, ...]] = {}


@dataclass(frozen=True, slots=True)
class Meant:
    """What a question means: one structured question, or one for each of several figures.

    `common`: the parameter that several have in common. `suppose`: the squares of the figures set down elsewhere.
    `score`: how surely, 0 to 1. `pattern`: by which. `goal`: the figure beside which somebody would move.
    """

    questions: tuple[Mapping[str, Any], ...]
    several: bool
    score: float
    suppose: Mapping[str, Sequence[str]] = field(default_factory=dict)
    pattern: str = ""
    common: str = ""
    goal: str = ""


@dataclass(frozen=True, slots=True)
class Understanding:
    """What a question means, best first; `ambiguous`: the words that fit several figures, with their ids."""

    meant: tuple[Meant, ...] = ()
    ambiguous: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: NOBODY)


def understand(position: Position, question: str, chosen: Sequence[str] = ()) -> Understanding:
    """Return what a question about a position means; nothing where it is none about it, or might be another.

    `chosen`: the ids of figures that were chosen of several whom words fit.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import Figure, MapPrint
    >>> there = (Figure("v", "Doctor Vane", "red", (0,)), Figure("r", "Rook", "blue", (3,)))
    >>> position = Position(MODERN, MapPrint(8, 8), there)
    >>> [dict(meant.questions[0]) for meant in understand(position, "can dr vane see rook?").meant]
    [{'type': 'line_of_fire', 'from': 'v', 'to': 'r'}]
    >>> understand(position, "can he see rook?").meant
    ()
    """
    words = split(words_of(question), position)
    if not words or len(words) > LONGEST or not position.figures:
        return Understanding()
    words, asked, edges = prepared(
        words, lambda each: edges_of(each, position), lambda ids, told: _holds(position, ids, told)
    )
    if not words or goes_inside(words):
        return Understanding()
    edges = with_supposing(chosen_of(edges, frozenset(chosen)))
    if (kept := without_there(words, edges)) != words:
        words, edges = kept, with_supposing(chosen_of(edges_of(kept, position), frozenset(chosen)))
    going = goes(words, edges)
    for pattern in (each for each in PATTERNS if not going or each.name in GOING):
        found = _by(pattern, edges, position, asked)
        if found is not None:
            return found
    return Understanding()


STEALTH = frozenset({"stealth", "stealthed", "stealthy", "sigilo"})


BESIDE = frozenset(
    {"based", "stuck", "engaged", "trabado", "trabada", "adjacent", "next", "beside", "pegado", "pegada"}
)


def _holds(position: Position, ids: Sequence[str], told: Sequence[str]) -> bool:
    """Return whether figures have the Stealth, or stand beside somebody, as is told of them; else it is supposed."""
    figures = [position.figure(each) for each in ids]
    if STEALTH & set(told) and not all("stealth" in figure.powers for figure in figures):
        return False
    others = position.in_play().figures
    return not BESIDE & set(told) or all(
        any(other.id != figure.id and other.squares and adjacent(position, figure, other) for other in others)
        for figure in figures
        if figure.squares
    )


def unnamed(position: Position, question: str) -> str:
    """Return a question without the names of figures in play, which mislead whoever looks for a rule.

    A name that says something else, too, stays.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import Figure, MapPrint
    >>> position = Position(MODERN, MapPrint(8, 8), (Figure("v", "Doctor Vane", "red", (0,)),))
    >>> unnamed(position, "does Dr. Vane block line of fire?")
    'does block line of fire ?'
    """
    words = words_of(question)
    edges = edges_of(words, position)
    lexicon = lexicon_of(position.powers)
    kept: list[str] = []
    at = 0
    while at < len(words):
        ends = [end for end, sign in edges[at] if sign.kind == "figure"]
        end = max(ends, default=at)
        if ends and not all(word.text in lexicon.words for word in words[at:end]):
            at = end
            continue
        kept.append(words[at].text)
        at += 1
    return " ".join(kept)


# what an order does, by the signs of its verb
ORDERS: Mapping[str, str] = {
    "move": "move", "reach": "move", "carry": "move", "pick-up": "move", "hit": "attack", "shoot": "attack",
    "punch": "attack", "use": "use", "power": "use",
}  # fmt: skip
ORDERING = ("base", "order", "third", "first")  # forms of verbs that order, or tell what somebody does


def ordered(position: Position, question: str) -> str:
    """Return what words order or announce, instead of asking: `move`, `attack` or `use`; else nothing.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import Figure, MapPrint
    >>> position = Position(MODERN, MapPrint(8, 8), (Figure("v", "Vane", "red", (0,)),))
    >>> ordered(position, "move Vane to D4"), ordered(position, "mueve a Vane a D4"), ordered(position, "can Vane see?")
    ('move', 'move', '')
    """
    words = split(words_of(question), position)
    if not words or len(words) > LONGEST or any(word.text == "?" for word in words):
        return ""
    edges = edges_of(words, position)
    if not any(sign.kind == "figure" for here in edges for _, sign in here):
        return ""
    at = 0
    while at < len(words):  # whom it is said of may come first
        ends = [end for end, sign in edges[at] if sign.kind in ("figure", "filler", "own")]
        if not ends:
            break
        at = max(ends)
    here = edges[at] if at < len(words) else []
    kinds = [sign.kind for _, sign in here if sign.kind in ORDERS and (sign.form in ORDERING or sign.kind == "power")]
    return ORDERS[kinds[0]] if kinds else ""


def _by(pattern: Pattern, edges: Edges, position: Position, asked: bool) -> Understanding | None:
    """Return what a question means by one pattern, as the first way to read it that fits; None where none does."""
    for context in _contexts(pattern, edges, position, asked):
        try:
            made = pattern.make(context)
        except NotUnderstood:
            continue
        if context.ambiguous:
            return Understanding(ambiguous=context.ambiguous)
        return Understanding(_meant(made, context, pattern))
    return None


def _meant(made: Made, context: Context, pattern: Pattern) -> tuple[Meant, ...]:
    """Return what was made of a reading: each way by itself, else all questions together."""
    score = round(context.reading.score, 3)
    if isinstance(made, Several):
        return (Meant(tuple(made), True, score, context.suppose, pattern.name, made.common),)
    ways = made if isinstance(made, list) else [made]
    return tuple(
        Meant((question,), False, score, context.suppose, pattern.name, goal=context.goal) for question in ways
    )


def _contexts(pattern: Pattern, edges: Edges, position: Position, asked: bool) -> Iterator[Context]:
    for reading in readings(edges, pattern.known, asked):
        if pattern.fits(reading) and not excepts(reading) and (pattern.past or not told(reading)):
            try:
                yield context_of(reading, position)
            except NotUnderstood:
                continue
