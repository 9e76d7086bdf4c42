"""The names by which players may call what an effect speaks of, in every language."""

from __future__ import annotations

from collections.abc import Iterable

from bot.language import LANGUAGES, catalogue

__all__ = ["names", "said", "slug_among"]


def names(word: str) -> set[str]:
    """Return a word, as it is and in every language, with and without the English beside it.

    >>> sorted(names("outwit"))
    ['anular', 'anular (outwit)', 'outwit']
    """
    there = [said(language, word) for language in LANGUAGES]
    return {word, *there, *(each.partition(" (")[0] for each in there)}


def said(language: str, word: str) -> str:
    """Return a word as a language says it, in lower case.

    >>> said("es", "giant")
    'gigante'
    """
    return catalogue(language).term(word).casefold()


def slug_among(typed: str, known: Iterable[str]) -> str:
    """Return the slug among those known that is typed as such, or by its name in any language; empty for none.

    >>> slug_among("anular", ("charge", "outwit"))
    'outwit'
    """
    return next((slug for slug in known if typed == slug or typed in names(slug)), "")
