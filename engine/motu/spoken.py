"""Questions in a player's own words about a document of Battleground: understood by `words`, answered by the judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.asked import Asked, Understood
from engine.errors import DocumentError
from engine.motu import judge
from engine.motu.position import Position
from engine.motu.words import Meant, edges_of, ordered, understand, unnamed
from engine.words.parting import parted

__all__ = ["understood"]

ANYTHING = {"type": "distance", "a": "A1", "b": "A1"}  # what any field can be asked, to read a document by
NOTHING: Mapping[str, Sequence[str]] = {}


def understood(
    document: Mapping[str, object],
    question: str,
    chosen: Sequence[str] = (),
    called: Mapping[str, Sequence[str]] = NOTHING,
) -> Understood:
    """Return what a question about a document's position means, with the answers.

    Its own `ask` may be missing and is not looked at. `chosen`: the ids of characters that were chosen of several whom
    words fit. `called`: what weapons are called, beside their ids. Raises DocumentError naming the field where the
    position is malformed.

    >>> document = {"ruleset": "motu", "map": {"size": [8, 8]}, "figures": [
    ...     {"id": "b", "name": "Brak", "side": "masters", "at": "A1"},
    ...     {"id": "z", "name": "Zor", "side": "evil", "at": "B1"}]}
    >>> found = understood(document, "is Brak engaged with Zor?").meanings[0]
    >>> found.asks[0]["type"], found.answers[0].fields["result"]
    ('engaged', True)
    """
    position, _ = judge.read({**document, "ask": ANYTHING})
    found = understand(position, question, chosen, called)
    meanings = tuple(meaning for each in found.meant if (meaning := _answered(document, each)) is not None)
    order = "" if found.meant or found.ambiguous else ordered(position, question)
    joined, singles = ("", ()) if meanings or found.ambiguous or order else _one_at_a_time(position, question, called)
    return Understood(
        meanings, found.ambiguous, unnamed(position, question, called), order, joined=joined, singles=singles
    )


def _one_at_a_time(
    position: Position, question: str, called: Mapping[str, Sequence[str]]
) -> tuple[str, tuple[tuple[str, Asked], ...]]:
    """Return what a question joins, and the questions that it would be one at a time, those that are understood."""

    def meant(text: str) -> tuple[Meant, ...]:
        return understand(position, text, called=called).meant

    found = parted(question, lambda words: edges_of(words, position, called), lambda text: bool(meant(text)))
    firsts = ((text, meant(text)[0]) for text in found.singles)
    singles = ((text, Asked(each.questions, (), each.several, each.score, common=each.common)) for text, each in firsts)
    return found.joined, tuple(singles)


def _answered(document: Mapping[str, object], meant: Meant) -> Asked | None:
    """Return a meaning with its answers; None where the judge can't answer it."""
    try:
        answers = tuple(judge.adjudicate({**document, "ask": question}) for question in meant.questions)
    except DocumentError:
        return None
    return Asked(meant.questions, answers, meant.several, meant.score, common=meant.common)
