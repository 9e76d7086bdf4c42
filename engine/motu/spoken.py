"""Questions in a player's own words about a document of Battleground: understood by `words`, answered by the judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.asked import Asked, Understood
from engine.errors import DocumentError
from engine.motu import judge
from engine.motu.position import Position
from engine.motu.words import Meant, edges_of, ordered, understand, unnamed
from engine.words.parting import parted, says_both

__all__ = ["understood"]

ANYTHING = {"type": "distance", "a": "A1", "b": "A1"}  # what any field can be asked, to read a document by
PARTS = ("weapons", "abilities")  # of a character, that have names
NOTHING: Mapping[str, Sequence[str]] = {}


def understood(
    document: Mapping[str, object],
    question: str,
    chosen: Sequence[str] = (),
    called: Mapping[str, Sequence[str]] = NOTHING,
) -> Understood:
    """Return what a question about a document's position means, with the answers.

    Its own `ask` may be missing and is not looked at. `chosen`: the ids of characters that were chosen of several whom
    words fit. `called`: what weapons and abilities are called, beside their ids and their names in the document. Raises
    DocumentError naming the field where the position is malformed.

    >>> document = {"ruleset": "motu", "map": {"size": [8, 8]}, "figures": [
    ...     {"id": "b", "name": "Brak", "side": "masters", "at": "A1"},
    ...     {"id": "z", "name": "Zor", "side": "evil", "at": "B1"}]}
    >>> found = understood(document, "is Brak engaged with Zor?").meanings[0]
    >>> found.asks[0]["type"], found.answers[0].fields["result"]
    ('engaged', True)
    """
    position, _ = judge.read({**document, "ask": ANYTHING})
    ids = [figure.id for figure in position.figures]
    called = _called(document, called)
    found = understand(position, question, chosen, called)
    meanings = tuple(meaning for each in found.meant if (meaning := _answered(document, ids, each)) is not None)
    order = "" if found.meant or found.ambiguous else ordered(position, question)
    whole = bool(meanings or found.ambiguous or (order and not says_both(question)))
    joined, singles = ("", ()) if whole else _one_at_a_time(position, question, called)
    order = "" if joined else order
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
    singles = (
        (text, Asked(each.questions, (), each.several, each.score, each.suppose, each.common)) for text, each in firsts
    )
    return found.joined, tuple(singles)


def _called(document: Mapping[str, Any], called: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[str]]:
    """Return what weapons and abilities are called, with the names that a document gives them."""
    found = {name: tuple(ids) for name, ids in called.items()}
    parts = (part for figure in document["figures"] for kind in PARTS for part in figure.get(kind) or ())
    for part in parts:
        if part.get("name"):
            found[part["name"]] = tuple(dict.fromkeys((*found.get(part["name"], ()), part["id"])))
    return found


def _answered(document: Mapping[str, object], ids: Sequence[str], meant: Meant) -> Asked | None:
    """Return a meaning with its answers; None where the judge can't answer it."""
    supposed = _supposed(document, ids, meant.suppose)
    try:
        answers = tuple(judge.adjudicate({**supposed, "ask": question}) for question in meant.questions)
    except DocumentError:
        return None
    return Asked(meant.questions, answers, meant.several, meant.score, meant.suppose, meant.common)


def _supposed(
    document: Mapping[str, Any], ids: Sequence[str], suppose: Mapping[str, Sequence[str]]
) -> Mapping[str, object]:
    """Return a document with characters set down elsewhere, faced as they are."""
    if not suppose:
        return document
    figures = [
        {**figure, "at": suppose[own][0]} if own in suppose else figure
        for own, figure in zip(ids, document["figures"], strict=True)
    ]
    return {**document, "figures": figures}
