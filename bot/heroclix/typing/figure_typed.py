"""What has been read of a figure's line so far, and how a part of it is refused."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bot.app.errors import UserError
from bot.heroclix.typing.figure_rows import rows_of
from bot.heroclix.typing.figure_tokens import LIMITS, Token, tokens
from bot.heroclix.typing.figure_words import AND, FLAGS, LISTS, MARKS, NAMED, SEVERAL_POINTS, SIZES, SQUARES_JOINED
from bot.heroclix.typing.power_names import UnknownPower, known_phrases, phrase
from bot.table.text import marked
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
        self.tokens = rows_of(text, tokens(rest, text))
        self.parts: dict[str, Any] = {}
        self.clicks: list[Click] = []
        self.powers: list[str] = []
        self.named = ""  # the words of the powers that were named last
        self.name = ""
        self.quoted = False  # the name
        self.ended: Token | None = None  # the KO behind a dial's last click
        self.squares: list[Token] = []  # where it stands
        self.bolts: Token | None = None  # a number before the one ⚡: the range of a card, or how many targets
        self.posted = False  # a status line of play by post

    def refuse(self, key: str, start: int, end: int, **data: object) -> UserError:
        """Return the error that shows a part of the line, in the words of a message."""
        given = self.text[start:end].strip()
        data = {"example": EXAMPLE} | data
        return UserError(key, **{"given": given[:60], "line": marked(self.text, start, end)} | data)

    def typed(self, token: Token) -> str:
        """Return a part as it was typed."""
        return self.text[token.start : token.end]

    def put(self, name: str, value: object, token: Token) -> None:
        """Keep what a part says. Raises UserError where it was said before, or is beyond what a figure has."""
        if name == "at":
            if self.squares and not self.goes_on(token):
                raise self.refuse("figure-line-twice", token.start, token.end, what=Term("figure-at"))
            self.squares.append(token)
            value = " ".join(filter(None, (self.parts.pop("at", ""), str(value).upper())))
        if name in self.parts:
            what = Term(f"figure-{name}")
            raise self.refuse("figure-line-twice", token.start, token.end, what=what)
        if name in LIMITS and not LIMITS[name][0] <= int(str(value)) <= LIMITS[name][1]:
            raise self.refuse("figure-line-not-read", token.start, token.end)
        self.parts[name] = value
        if name == "targets" and re.fullmatch(r"[0-9]\s?⚡", self.typed(token)):
            self.bolts = token

    @property
    def bare(self) -> bool:
        """Whether a row of values was read last that has no powers yet."""
        return bool(self.clicks) and not self.clicks[-1].powers

    def goes_on(self, token: Token) -> bool:
        """Return whether a part stands right behind the square where the figure stands: E5 F5, E5 and F5."""
        return bool(self.squares) and SQUARES_JOINED.fullmatch(self.text, self.squares[-1].end, token.start) is not None

    def not_read(self, token: Token) -> UserError:
        """Return the error for a number with more to it; of falling numbers, such as 100/75/50, that one is played."""
        numbers = (
            [int(one) for one in str(token.value).split("/")] if SEVERAL_POINTS.fullmatch(str(token.value)) else []
        )
        falling = len(numbers) > 1 and all(one > other >= 5 for one, other in pairwise(numbers))
        if falling and "points" not in self.parts:
            return self.refuse("figure-line-points-several", token.start, token.end, one=str(numbers[0]))
        return self.refuse("figure-line-not-read", token.start, token.end)

    def _add_keywords(self, match: re.Match[str]) -> None:
        colon = re.search(r"[:=]", match[0][: match.start(1) - match.start()]) is not None
        for word in match[1].split(","):
            start = match.start(1) + match[1].index(word)
            quoted = re.fullmatch(r'\s*["“«](.+)["”»]\s*', word)
            if not quoted and (two := AND.search(word)):
                both = f"{word[: two.start()].strip()}, {word[two.end() :].strip()}"
                raise self.refuse("figure-line-keyword-and", start, start + len(word), two=both)
            if re.search(r"[0-9@/]", word) or phrase(word) in known_phrases(self.known):
                raise self.refuse("figure-line-not-read", start, start + len(word))
            if not quoted and (behind := self._runs_on(word, colon=colon)):
                at = start + word.rindex(behind)
                raise self.refuse("figure-line-keyword-power", at, at + len(behind))
            if word.strip():
                self.keywords.append(" ".join((quoted[1] if quoted else word).split())[:80])

    def _runs_on(self, word: str, *, colon: bool) -> str:
        """Return the power or size that a keyword runs on into, empty where it does not.

        Behind a colon one in small letters, `Beast charge`, not `Alpha Flight`; without it any.
        """
        parts = word.split()
        ends = [" ".join(parts[at:]) for at in range(1, len(parts))]
        known = [end for end in ends if phrase(end) in known_phrases(self.known) or phrase(end) in {*SIZES, *FLAGS}]
        return next((end for end in known if end[0].islower() or not colon), "")


def unknown_power(unknown: UnknownPower, line: str = "") -> UserError:
    """Return the error for a power that nobody knows; `line` is shown with it, without one its own words are."""
    near = tuple(Term(slug) for slug in unknown.near)
    if unknown.guarded:
        return UserError("figure-line-safeguard", given=unknown.given, near=near, line=line or unknown.given)
    if unknown.unsure:
        return UserError("figure-line-power-several", given=unknown.given, near=near)
    if near:
        return UserError("figure-line-power-unknown", given=unknown.given, near=near, line=line or unknown.given)
    return UserError("figure-line-not-read", given=unknown.given, line=line or unknown.given, example=EXAMPLE)
