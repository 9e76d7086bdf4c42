"""Every phrase that players say, of both languages, with the names of an edition's powers."""

from __future__ import annotations

from functools import cache

from engine.heroclix.ruleset import Powers
from engine.heroclix.words import english, spanish
from engine.heroclix.words.powers import spoken_powers
from engine.words.killing import ENGLISH_KILLING, SPANISH_KILLING
from engine.words.lexicon import Lexicon, Phrase, Tree, phrases_of

__all__ = ["Lexicon", "lexicon_of"]

# the kinds of words that carry a question: no other is taken for mistyped, as an unknown name might be near it
CORRECTABLE = frozenset(
    {
        *(
            "see",
            "visible",
            "line",
            "blocked",
            "hindered",
            "hit",
            "shoot",
            "punch",
            "harm",
            "close",
            "ranged",
            "inrange",
            "need",
        ),
        *("number", "chance", "move", "reach", "adjacent", "distance", "squares", "carry", "pick-up", "break", "stuck"),
        *("power", "use", "knock", "value", "far", "where", "may", "options"),
    }
)


@cache
def _everywhere() -> Tree:
    """Return what is said whatever the edition."""
    return Tree(
        [
            *phrases_of(english.ENGLISH),
            *phrases_of(spanish.SPANISH),
            *phrases_of(ENGLISH_KILLING),
            *phrases_of(SPANISH_KILLING),
        ],
        CORRECTABLE,
    )


@cache
def lexicon_of(powers: Powers) -> Lexicon:
    """Return the lexicon of an edition.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> lexicon_of(MODERN.powers).corrected("visble")
    ('visible',)
    """
    spoken = _everywhere()
    named = [(name.split(), Phrase("power", word=slug)) for name, slug in spoken_powers(powers).items()]
    protected = (*english.PROTECTED.split(), *spanish.PROTECTED.split())
    return Lexicon([spoken, Tree(named, CORRECTABLE, spoken.alone)], protected)
