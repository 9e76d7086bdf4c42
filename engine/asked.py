"""What a game understands of a question in a player's own words (CONTRACT 3.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.answer import Answer

__all__ = ["Asked", "Understood"]

Question = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """One meaning of a question: what is asked of the position, and what the judge says to it.

    `several`: one question for each of several figures, with an answer each, which have the parameter `common` in
    common; else there is one of both. `suppose`: the squares of figures set down elsewhere, as the answers have
    them. `score`: how surely, 0 to 1. `goal`: the figure that somebody is asked to reach where the question itself
    asks for all squares, empty for none, and `beside`: those of the squares on which it would be adjacent to it.
    """

    asks: tuple[Question, ...]
    answers: tuple[Answer, ...]
    several: bool = False
    score: float = 1.0
    suppose: Mapping[str, Sequence[str]] = field(default_factory=dict)
    common: str = ""
    goal: str = ""
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Understood:
    """The meanings of a question, best first; none where it is not about the board.

    `ambiguous`: words of it that fit several figures, with their ids. `library_words`: the question without the names
    of figures, to look rules up by. `order`: what they order instead of asking: `move`, `attack` or `use`, else empty;
    words never change a game. `spoken`: False where the game does not understand words at all yet. `joined`: what a
    question that is not understood joins, `figures` or `questions`, or supposes beside squares, `values`, else empty;
    `singles`: the questions that it would
    be one at a time, each as it is typed, with what it asks and without an answer: those alone that are understood.
    """

    meanings: tuple[Asked, ...] = ()
    ambiguous: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    library_words: str = ""
    order: str = ""
    spoken: bool = True
    joined: str = ""
    singles: tuple[tuple[str, Asked], ...] = ()
