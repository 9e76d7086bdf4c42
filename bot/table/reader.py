"""Who reads an answer, in which language and of which ruleset: all that a presenter of rules needs to know."""

from __future__ import annotations

from dataclasses import dataclass

from bot.words.language import Catalogue, catalogue
from rulesdb import DEFAULT_RULESET, Library, load

__all__ = ["Reader"]


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
        """The catalogue of the reader's language."""
        return catalogue(self.language)

    @property
    def library(self) -> Library:
        """The rules library of the channel's ruleset."""
        return load(self.ruleset)

    def say(self, key: str, /, **data: object) -> str:
        """Return a message in the reader's language."""
        return self.words.text(key, **data)
