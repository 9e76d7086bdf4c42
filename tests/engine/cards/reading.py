"""Texts read as those of Hollis, who is nobody."""

from __future__ import annotations

from engine.heroclix.cards.reader import read
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.sentence import Sentence

__all__ = ["of", "one", "statuses"]

NAME = "Hollis Marrow (Ember)"


def of(text: str, name: str = NAME, lang: str | None = None) -> tuple[Sentence, ...]:
    """Return the sentences of a text."""
    return read(MODERN.powers, name, text, lang, "Old Tricks")


def one(text: str, name: str = NAME) -> Sentence:
    """Return the only sentence of a text."""
    [found] = of(text, name)
    return found


def statuses(text: str, name: str = NAME) -> list[str]:
    """Return the status of each sentence."""
    return [sentence.status for sentence in of(text, name)]
