"""What has been read of a figure's line so far, and how a part of it is refused."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from bot.app.errors import UserError
from bot.heroclix.typing.figure_rows import rows_of
from bot.heroclix.typing.figure_tokens import LIMITS, Token, marked, tokens
from bot.heroclix.typing.figure_words import LISTS, MARKS, NAMED
from bot.heroclix.typing.power_names import UnknownPower, known_phrases, phrase
from engine.heroclix.ruleset import Powers
from engine.ruling import Term

__all__ = ["EXAMPLE", "Click", "TypedLine", "unknown_power"]

EXAMPLE = Term("figure-line-example")


@dataclass(slots=True)
class Click:
    """A row of values with its powers, and how many clicks of the dial are like it."""

    values: tuple[int, ...]
    powers: list[str] = field(default_factory=list)
    stop: bool = False
    copies: int = 1


class TypedLine:
    """One line as it is read: its tokens, and what they came to. Raises UserError for a list that is no keywords.

    `known`: the powers and abilities that it may name.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> line = TypedLine(MODERN.powers, "Wolf 75 keywords: Beast")
    >>> [token.value for token in line.tokens][:2], line.keywords
    (['Wolf', 75], ['Beast'])
    """

    def __init__(self, known: Powers, text: str) -> None:
        self.known = known
        self.text = rest = NAMED.sub("", MARKS.sub("", text))
        self.keywords: list[str] = []
        for match in LISTS.finditer(rest):
            self._add_keywords(match)
            rest = rest[: match.start()] + ";" * (match.end() - match.start()) + rest[match.end() :]
        self.tokens = rows_of(rest, tokens(rest))
        self.parts: dict[str, Any] = {}
        self.clicks: list[Click] = []
        self.powers: list[str] = []
        self.named = ""  # the words of the powers that were named last
        self.name = ""
        self.quoted = False  # the name
        self.ended: Token | None = None  # the KO behind a dial's last click
        self.bolts: Token | None = None  # a number before the one ⚡: the range of a card, or how many targets
        self.posted = False  # a status line of play by post

    def refuse(self, key: str, start: int, end: int, **data: object) -> UserError:
        """Return the error that shows a part of the line, in the words of a message."""
        given = self.text[start:end].strip()
        data = {"example": EXAMPLE} | data
        return UserError(key, given=given[:60], line=marked(self.text, start, end), **data)

    def typed(self, token: Token) -> str:
        """Return a part as it was typed."""
        return self.text[token.start : token.end]

    def put(self, name: str, value: object, token: Token) -> None:
        """Keep what a part says. Raises UserError where it was said before, or is beyond what a figure has."""
        if name in self.parts:
            what = Term(f"figure-{name}")
            raise self.refuse("figure-line-twice", token.start, token.end, what=what)
        if name in LIMITS and not LIMITS[name][0] <= int(str(value)) <= LIMITS[name][1]:
            raise self.refuse("figure-line-not-read", token.start, token.end)
        self.parts[name] = value
        if name == "targets" and re.fullmatch(r"[0-9]\s?⚡", self.typed(token)):
            self.bolts = token

    def _add_keywords(self, match: re.Match[str]) -> None:
        for word in match[1].split(","):
            if re.search(r"[0-9@/]", word) or phrase(word) in known_phrases(self.known) or self._ends_in_power(word):
                start = match.start(1) + match[1].index(word)
                raise self.refuse("figure-line-not-read", start, start + len(word))
            if word.strip():
                self.keywords.append(" ".join(word.split())[:80])

    def _ends_in_power(self, word: str) -> bool:
        """Return whether a keyword runs on into a power in small letters: `Beast charge`, not `Alpha Flight`."""
        parts = word.split()
        ends = [" ".join(parts[at:]) for at in range(1, len(parts))] if word.strip()[:1].isupper() else []
        return any(end[0].islower() and phrase(end) in known_phrases(self.known) for end in ends)


def unknown_power(unknown: UnknownPower, line: str = "") -> UserError:
    """Return the error for a power that nobody knows; `line` is shown with it, without one its own words are."""
    near = tuple(Term(slug) for slug in unknown.near)
    if unknown.unsure:
        return UserError("figure-line-power-several", given=unknown.given, near=near)
    if near:
        return UserError("figure-line-power-unknown", given=unknown.given, near=near, line=line or unknown.given)
    return UserError("figure-line-not-read", given=unknown.given, line=line or unknown.given, example=EXAMPLE)
