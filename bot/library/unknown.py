"""What a reader is told of a section, ruleset or language that the rules library does not have."""

from __future__ import annotations

from collections.abc import Callable

from bot.words.language import BRIEF, Catalogue
from rulesdb import RulesdbError, UnknownLanguage, UnknownRuleset, UnknownSection

__all__ = ["unknown_line"]


def unknown_line(error: RulesdbError, words: Catalogue, shown: Callable[[str], str] = str) -> str:
    """Return the one line that tells the error; `shown` makes what somebody typed fit to be shown there.

    >>> from bot.words.language import catalogue
    >>> unknown_line(UnknownLanguage("fr", ("en", "es")), catalogue("en"))
    '"fr" is not one of en, es'
    """
    if isinstance(error, UnknownSection):
        nearest = ", ".join(error.nearest) or "—"
        return words.text("error-section-unknown", given=shown(error.found[:BRIEF]), nearest=nearest)
    if isinstance(error, (UnknownRuleset, UnknownLanguage)):
        key = "error-ruleset-unknown" if isinstance(error, UnknownRuleset) else "error-not-one-of"
        return words.text(key, given=shown(error.found[:BRIEF]), expected=", ".join(error.known))
    return shown(str(error))
