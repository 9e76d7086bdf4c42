"""The names by which players may call what an effect speaks of, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from bot.words.language import LANGUAGES, catalogue

__all__ = ["names", "said", "slug_among"]

# What players say where our own words, in any language, keep to the word as it is printed.
_ALSO: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "effect-as-free": frozenset({"como gratis", "como gratis (free)"}),
        "move-actions": frozenset({"acciones de move", "acciones de mover"}),
        "close-actions": frozenset({"acciones de close", "acciones de cerca"}),
        "range-actions": frozenset({"acciones de range", "acciones de lejos"}),
        "power-actions": frozenset({"acciones de power", "acciones de poder"}),
        "free-actions": frozenset({"acciones de free", "acciones gratis"}),
    }
)


def names(word: str) -> set[str]:
    """Return a word, as it is and in every language, with and without the English beside it, and as players say it.

    >>> sorted(names("outwit"))
    ['anular', 'anular (outwit)', 'outwit']
    """
    there = [said(language, word) for language in LANGUAGES]
    return {word, *there, *(each.partition(" (")[0] for each in there), *_ALSO.get(word, ())}


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
