"""Who asks, where, in which language: what every command and button hands to the code behind it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.language import Catalogue, catalogue
from bot.store import Store
from rulesdb import DEFAULT_RULESET, Library, load

__all__ = ["Call"]


@dataclass(frozen=True, slots=True)
class Call:
    """One request of one user.

    `interaction` is the request's id: events stored for it are stored once. `guild_id` is None
    outside servers. `judge` tells whether the user may rule for others in this channel.
    """

    store: Store
    user_id: str
    user_name: str
    channel_id: int
    guild_id: int | None = None
    language: str = "en"
    ruleset: str = DEFAULT_RULESET
    interaction: str = ""
    judge: bool = False

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
