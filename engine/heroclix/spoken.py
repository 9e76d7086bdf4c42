"""Questions in a player's own words about a document: understood by `words`, answered by the judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.answer import Answer
from engine.asked import Asked, Understood
from engine.errors import DocumentError
from engine.heroclix import judge
from engine.heroclix.board.measures import adjacent
from engine.heroclix.position import Position
from engine.heroclix.ruleset import edition
from engine.heroclix.words import Meant, edges_of, lexicon_of, ordered, understand, unnamed
from engine.heroclix.words.suppose import moved
from engine.words.parting import parted, says_both

__all__ = ["prepare", "understood"]

# how a number is asked for, of who attacks and whom, in the language of a question
NEEDED = {"en": "what does {} need to hit {}?", "es": "¿cuánto necesita {} para darle a {}?"}
ANYTHING = {"type": "distance", "a": "A1", "b": "A1"}  # what any map can be asked, to read a document by


def understood(document: Mapping[str, object], question: str, chosen: Sequence[str] = ()) -> Understood:
    """Return what a question about a document's position means, with the answers.

    Its own `ask` may be missing and is not looked at. Raises DocumentError naming the field where the position is
    malformed. `chosen`: the ids of figures that were chosen of several whom words fit. A meaning that the
    judge can't answer, as its squares can't be stood on, is none.

    >>> document = {"ruleset": "heroclix-modern", "map": {"size": [8, 8]}, "figures": [
    ...     {"id": "v", "name": "Vane", "side": "red", "at": "A1"},
    ...     {"id": "r", "name": "Rook", "side": "blue", "at": "B2"}]}
    >>> found = understood(document, "is Vane next to Rook?").meanings[0]
    >>> found.asks[0]["type"], found.answers[0].fields["result"]
    ('adjacent', True)
    """
    position, _ = judge.read({**document, "ask": ANYTHING})
    found = understand(position, question, chosen)
    ids = [figure.id for figure in position.figures]
    meanings = [meaning for each in found.meant if (meaning := _answered(document, ids, each)) is not None]
    order = "" if found.meant or found.ambiguous else ordered(position, question)
    whole = bool(meanings or found.ambiguous or (order and not says_both(question)))
    joined, singles = ("", ()) if whole else _one_at_a_time(position, question)
    order = "" if joined else order
    return Understood(
        tuple(_merged(meanings)),
        found.ambiguous,
        unnamed(position, question),
        order,
        joined=joined,
        singles=singles,
    )


def prepare(ruleset: str) -> None:
    """Load what the first question in words would have to wait for, of an edition."""
    lexicon_of(edition(ruleset).powers)


def _one_at_a_time(position: Position, question: str) -> tuple[str, tuple[tuple[str, Asked], ...]]:
    """Return what a question joins, and the questions that it would be one at a time, those that are understood."""

    def asks(text: str) -> bool:
        return bool(understand(position, text).meant)

    found = parted(question, lambda words: edges_of(words, position), asks)
    singles: list[tuple[str, Asked]] = []
    for text in found.singles:
        meant = understand(position, text).meant[0]
        asked = meant.questions[0]
        if found.compares and asked.get("target") and asked["action"] in ("close", "range"):
            names = (position.figure(asked[part]).name for part in ("figure", "target"))
            text = NEEDED[found.compares].format(*names)  # noqa: PLW2901  # whom it is easier to hit, the numbers tell
            needed = understand(position, text).meant
            if not needed:
                continue
            meant = needed[0]
        singles.append((text, Asked(meant.questions, (), meant.several, meant.score, meant.suppose, meant.common)))
    return found.joined, tuple(singles)


def _answered(document: Mapping[str, object], ids: Sequence[str], meant: Meant) -> Asked | None:
    supposed = _supposed(document, ids, meant.suppose)
    try:
        answers = tuple(judge.adjudicate({**supposed, "ask": question}) for question in meant.questions)
    except DocumentError:
        return None
    beside = _beside(supposed, meant, answers[0]) if meant.goal else ()
    return Asked(meant.questions, answers, meant.several, meant.score, meant.suppose, meant.common, meant.goal, beside)


def _beside(document: Mapping[str, object], meant: Meant, answer: Answer) -> tuple[str, ...]:
    """Return those of the squares where a move may end, its top left one, on which the mover is beside its goal."""
    position, _ = judge.read({**document, "ask": ANYTHING})
    mover, ends = position.figure(str(meant.questions[0]["figure"])), answer.fields.get("result")
    found = []
    for end in ends if isinstance(ends, list) else ():
        square = str(end[0] if isinstance(end, list) else end)
        there = moved(position, mover, square)
        if there is not None:
            goal = there[0].figure(meant.goal)
            found += [square] if adjacent(there[0], there[0].figure(mover.id), goal) else []
    return tuple(found)


def _supposed(
    document: Mapping[str, object], ids: Sequence[str], suppose: Mapping[str, Sequence[str]]
) -> Mapping[str, object]:
    """Return a document with figures set down elsewhere."""
    if not suppose:
        return document
    figures: Any = document["figures"]
    there = [
        {**figure, "at": list(suppose[own])} if own in suppose else figure
        for own, figure in zip(ids, figures, strict=True)
    ]
    return {**document, "figures": there}


def _merged(meanings: Sequence[Asked]) -> Sequence[Asked]:
    """Return the first of several that come to the same, as pairs of dice of one total do; else all of them."""
    same = {repr(_told(meaning.answers)) for meaning in meanings}
    return meanings[:1] if len(same) == 1 else meanings


def _told(answers: Sequence[Answer]) -> list[dict[str, object]]:
    return [dict(answer.fields) for answer in answers]
