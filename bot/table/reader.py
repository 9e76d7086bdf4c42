"""Who reads an answer, in which language and of which ruleset: all that a presenter of rules needs to know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.words.language import Catalogue, catalogue
from rulesdb import DEFAULT_RULESET, RULESETS, Library, load

__all__ = ["Reader", "words_of"]


@cache
def words_of(language: str, ruleset: str) -> Catalogue:
    """Return the words in which a ruleset is spoken of: those of its book, and titles where its ids are no numbers.

    >>> words_of("en", "heroclix-2012").section("esfuerzo"), words_of("en", "heroclix-modern").section("7.8")
    ('Pushing', '7.8')
    """
    words = catalogue(language, ruleset)
    if RULESETS[ruleset].numbered:
        return words

    def title_of(section: str) -> str:
        library = load(ruleset)
        return library.entry(section, language).title if library.has(section) else section

    return words.titled(title_of)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """One reader, in a terminal (without an id) or in a channel.

    `private` tells whether the answer is for the asker alone. `asker` is the user id of whoever asked for
    the message that a button belongs to, where that is known. `language_chosen` tells that a button chose
    the language, so that the buttons of the answer keep it.
    """

    user_id: str = ""
    user_name: str = ""
    language: str = "en"
    ruleset: str = DEFAULT_RULESET
    private: bool = False
    asker: str = ""
    language_chosen: bool = False

    @property
    def words(self) -> Catalogue:
        """The catalogue of the reader's language, in the words of the channel's ruleset."""
        return words_of(self.language, self.ruleset)

    @property
    def library(self) -> Library:
        """The rules library of the channel's ruleset."""
        return load(self.ruleset)

    def say(self, key: str, /, **data: object) -> str:
        """Return a message in the reader's language."""
        return self.words.text(key, **data)
