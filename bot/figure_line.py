"""A figure typed in one line, as players write them.

`Iron Wolf 75 8/10/17/3 r6 t1 7 clicks at C5 [charge, stealth]`, in any order after the name; the status line of
play by post: `1) [2] R Iron Wolf 75 (4/7) I12 @@`; or a dial, click by click, each with its powers:
`Iron Wolf 75 r6 t1 | 8/10/17/3 [charge, toughness] | 8/10/16/3 x2 [=] | 7/9/16/2`.

What is not understood refuses the line: nothing of it is guessed, and nothing is left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.errors import UserError
from bot.figure_rows import rows_of
from bot.figure_tokens import LIMITS, MARKED, VALUES, Token, marked, tokens
from bot.figure_words import (
    ASKING,
    BETWEEN,
    FLAGS,
    JOINING,
    LEADING,
    LISTS,
    LONGEST_ALONE,
    MARKS,
    ODD,
    OF_A_SIDE,
    RARITIES,
    SAME,
    SIGNED,
    SIZES,
    SQUARE,
    TAKEN_OFF,
    TRAILING,
    UNFINISHED,
)
from bot.power_names import UnknownPower, known_phrases, nearest_powers, phrase, powers_of, short_forms
from engine.grid import parse_place
from engine.heroclix.powers import STANDARD
from engine.ruling import Term

__all__ = ["FigureLine", "parse_figure_line", "read_powers"]

LONGEST = 1200
LONGEST_NAME = 80
EXAMPLE = "Iron Wolf 75 8/10/17/3 r6 t1 7 clicks at C5 [charge, stealth]"
STANDARD_SLUGS = frozenset(power.slug for power in STANDARD)
LEAST_ASKED = 10  # from which a number may well be the points
MOST_POINTS = 1500  # of a number that nothing says to be points
LIKENESS = 0.82  # of a mistyped power
LIKE_A_POWER = 5  # letters from which the end of a name is looked at as a mistyped power


@dataclass(frozen=True, slots=True)
class FigureLine:
    """A card and where it stands: `click` and `tokens` as the line has them, None and 0 where it does not."""

    card: dict[str, Any]
    at: str | None = None
    click: int | None = None
    tokens: int = 0
    typed: bool = False


def parse_figure_line(line: str) -> FigureLine:
    """Read a figure from one line. Raises UserError that shows what was not understood.

    >>> found = parse_figure_line("Iron Wolf 75 8/10/17/3 r6 at C5 [charge]")
    >>> found.card["name"], found.card["values"]["defense"], found.at
    ('Iron Wolf', 17, 'C5')
    >>> parse_figure_line("1) [2] R Iron Wolf 75 (4/7) I12 @@").click
    4
    >>> [click["powers"] for click in parse_figure_line("Wolf 75 8/10/17/3 [hss] 7/9/16/2 [=]").card["dial"]]
    [['hypersonic-speed'], ['hypersonic-speed']]
    """
    if len(line) > LONGEST:
        raise UserError("figure-line-too-long", most=LONGEST)
    return _Reading(" ".join(line.replace("\u200b", "").replace("\ufe0f", "").split())).read()


def read_powers(text: str) -> tuple[list[str], list[str]]:
    """Return the standard powers and the abilities that a list names. Raises UserError for what names none.

    >>> read_powers("Sigilo, vuelo")
    (['stealth'], ['flight'])
    """
    try:
        found = powers_of(text)
    except UnknownPower as unknown:
        raise _unknown(unknown, "") from None
    return [one for one in found if one in STANDARD_SLUGS], [one for one in found if one not in STANDARD_SLUGS]


def _unknown(unknown: UnknownPower, line: str) -> UserError:
    near = tuple(Term(slug) for slug in unknown.near)
    if unknown.unsure:
        return UserError("figure-line-power-several", given=unknown.given, near=near)
    if near:
        return UserError("figure-line-power-unknown", given=unknown.given, near=near, line=line or unknown.given)
    return UserError("figure-line-not-read", given=unknown.given, line=line or unknown.given, example=EXAMPLE)


def _base_of(square: str) -> list[int] | None:
    """Return the columns and rows of a base that stands on a rectangle; None for a single square."""
    first, colon, last = square.partition(":")
    if not colon:
        return None
    (column, row), (last_column, last_row) = parse_place(first), parse_place(last)
    return [abs(last_column - column) + 1, abs(last_row - row) + 1]


def _names_one(before: str, size: str, after: str) -> bool:
    """Return whether a size belongs to the name of an ability, as in Giant Reach and Colossal Stamina."""
    if after in ("reach", "size") or before == "alcance":
        return True
    said = (f"{size} {after}", f"{before} {size}")
    return any(two.strip() != size and two in known_phrases() for two in said)


@dataclass(slots=True)
class _Click:
    values: tuple[int, ...]
    powers: list[str] = field(default_factory=list)
    stop: bool = False
    copies: int = 1


class _Reading:
    """One line as it is read, part by part."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.keywords: list[str] = []
        rest = MARKS.sub("", line)
        self.line = rest
        for match in LISTS.finditer(rest):
            self._add_keywords(match)
            rest = rest[: match.start()] + ";" * (match.end() - match.start()) + rest[match.end() :]
        self.tokens = rows_of(rest, tokens(rest))
        self.parts: dict[str, Any] = {}
        self.clicks: list[_Click] = []
        self.powers: list[str] = []
        self.named = ""  # the words of the powers that were named last
        self.name = ""
        self.quoted = False  # the name
        self.ended: Token | None = None  # the KO behind a dial's last click
        self.posted = False  # a status line of play by post

    def read(self) -> FigureLine:
        """Return what the line says."""
        self._slot()
        self._name()
        run: list[Token] = []
        for token in (*self.tokens, Token("separator", "", len(self.line), len(self.line))):
            if token.kind in ("word", "number"):
                run.append(token)
                continue
            self._run(run)
            run = []
            self._part(token)
        return self._made()

    def _refuse(self, key: str, start: int, end: int, **data: object) -> UserError:
        given = self.line[start:end].strip()
        data = {"example": EXAMPLE} | data
        return UserError(key, given=given[:60], line=marked(self.line, start, end), **data)

    def _slot(self) -> None:
        """Leave slot, copy and rarity aside: `1) [2] R`."""
        found = self.tokens
        at = 0
        if len(found) > 1 and found[0].kind == "number" and found[1].value == ")":
            at = 2
        elif found and re.fullmatch(r"[0-9]{1,2}[.:]", self._typed(found[0])):
            at = 1
        if len(found) > at and found[at].kind == "bracket" and str(found[at].value).strip().isdecimal():
            at += 1
        self.posted = at > 0
        if at and len(found) > at + 1 and found[at].value in RARITIES and any(one.kind == "life" for one in found):
            at += 1
        following = found[at : at + 2]
        if self.posted and len(following) > 1 and all(one.kind == "word" for one in following):
            letter = str(following[0].value)
            if len(letter) == 1 and letter.isupper() and any(one.kind == "life" for one in found):
                raise self._refuse("figure-line-in-name", following[0].start, following[0].end)
        self.tokens = found[at:]
        self._place()

    def _place(self) -> None:
        """Read what follows the clicks as a square where it looks like range or targets: `(4/7) R6` (READINGS 3)."""
        for at, token in enumerate(self.tokens[1:], 1):
            if self.tokens[at - 1].kind != "life" or not SQUARE.fullmatch(self._typed(token)):
                continue
            if token.kind in ("range", "targets") and not self.posted:
                raise self._refuse("figure-line-unclear", token.start, token.end)
            if self.posted:
                self.tokens[at] = Token("at", self._typed(token), token.start, token.end)

    def _name(self) -> None:
        """Take the name off the front: the first words, or what stands in quotes."""
        found = self.tokens
        while found and (found[0].kind == "separator" or found[0].kind == "points"):
            self._part(found.pop(0))
        if found and found[0].kind == "quoted":
            self.name = str(found.pop(0).value).strip()
            self.quoted = True
            if len(self.name) > LONGEST_NAME:
                raise UserError("figure-line-name-long", most=LONGEST_NAME)
            return
        if found and found[0].kind in LIMITS:  # a name such as R2 Unit
            found[0] = Token("word", self._typed(found[0]), found[0].start, found[0].end)
        length = next((at for at, token in enumerate(found) if token.kind not in ("word", "number")), len(found))
        run, self.tokens = found[:length], found[length:]
        if not any(token.kind == "word" for token in run):
            raise self._refuse("figure-line-no-name", 0, len(self.line))
        run = self._cut(run)
        self._loose_points(run)
        while run and phrase(str(run[-1].value)) in TRAILING:
            run.pop()
        run += self._in_brackets(run)
        if run and run[-1].end - run[0].start > 2 * LONGEST_NAME:
            raise UserError("figure-line-name-long", most=LONGEST_NAME)
        self._check_name(run)
        self.name = self.line[run[0].start : run[-1].end].strip(" .:-,") if run else ""
        if not self.name:
            raise self._refuse("figure-line-no-name", 0, len(self.line))
        if len(self.name) > LONGEST_NAME:
            raise UserError("figure-line-name-long", most=LONGEST_NAME)

    def _cut(self, run: list[Token]) -> list[Token]:
        """Return the words up to the points, as in `Goon 20 F4`; those behind them are no part of the name."""
        if run[-1].kind == "number":
            return run
        at = next((at for at, token in enumerate(run) if at and token.kind == "number"), len(run) - 1)
        self.tokens = [*run[at + 1 :], *self.tokens]
        return run[: at + 1]

    def _in_brackets(self, run: list[Token]) -> list[Token]:
        """Return the words of a second name in brackets, as in `Thor (Jane)`; powers stay where they are."""
        found = self.tokens
        if not run or "points" in self.parts or len(found) < 3 or found[0].value != "(":
            return []
        end = next((at for at, token in enumerate(found) if token.value == ")"), 0)
        inside = found[1:end]
        if not inside or any(token.kind != "word" for token in inside):
            return []
        said = phrase(" ".join(str(token.value) for token in inside))
        if said in known_phrases() or said in SIZES or nearest_powers(said):
            return []
        self.tokens = found[end + 1 :]
        following = next((at for at, token in enumerate(self.tokens) if token.kind != "number"), len(self.tokens))
        numbers = self.tokens[:following]
        self.tokens = self.tokens[following:]
        more = [*found[: end + 1], *numbers]
        self._loose_points(more)
        return more

    def _loose_points(self, run: list[Token]) -> None:
        """Take the points from the end of the name's words: a number that nothing else explains."""
        numbers = next((at for at, one in enumerate(reversed(run)) if one.kind != "number"), len(run))
        following = next((token.kind for token in self.tokens if token.kind != "separator"), "")
        given = "points" in self.parts or following == "points"
        if numbers > (1 if given else 2):
            raise self._refuse("figure-line-not-read", run[-numbers].start, run[-1].end)
        if given or not numbers:
            if not given and run[0].kind == "number" and len(run) > 1:
                raise self._refuse("figure-line-points", run[0].start, run[0].end)
            return
        inside = next((one for one in run[1 : -numbers - 1] if one.kind == "number"), None)
        if inside is not None and int(inside.value) >= LEAST_ASKED:  # Thor 125 cool 2
            raise self._refuse("figure-line-points", inside.start, inside.end)
        last = run.pop()
        if int(last.value) > MOST_POINTS:
            raise self._refuse("figure-line-points", last.start, last.end)
        self._put("points", last.value, last)

    def _check_name(self, run: Sequence[Token]) -> None:
        """Raise UserError where the end of a name reads like a power or a size: which of them it is can't be told."""
        for token in run:
            if SIGNED.fullmatch(str(token.value)):
                raise self._refuse("figure-line-not-read", token.start, token.end)
        said = phrase(self.line[run[0].start : run[-1].end]) if run else ""
        side = OF_A_SIDE.search(said) if len(run) > 2 else None
        if side is not None:
            raise self._refuse("figure-line-side", run[-2].start, run[-1].end)
        if len(run) > 1 and phrase(str(run[-1].value)) in UNFINISHED:
            raise self._refuse("figure-line-in-name", run[-1].start, run[-1].end)
        for token in run:  # words that lead to powers, and those of a question
            if ASKING.search(str(token.value)) or (token != run[0] and phrase(str(token.value)) in LEADING):
                raise self._refuse("figure-line-in-name", token.start, run[-1].end)
        first = run[0] if run else None  # a copy's number, or a rarity
        if first is not None and len(run) > 1 and (first.kind == "number" or first.value in RARITIES):
            raise self._refuse("figure-line-in-name", first.start, first.end)
        for at in range(1, len(run)):
            typed = self.line[run[at].start : run[-1].end]
            said = phrase(typed)
            short = said in short_forms() and typed.upper() == typed
            whole = said in SIZES or said in FLAGS or (said in known_phrases() and said not in short_forms())
            short = short or SQUARE.fullmatch(typed) is not None
            like = len(said) >= LIKE_A_POWER and said not in known_phrases() and nearest_powers(said, LIKENESS)
            if short or whole or like:
                raise self._refuse("figure-line-in-name", run[at].start, run[-1].end)

    def _run(self, run: list[Token]) -> None:
        """Read words that stand alone: points, a square, a size, powers and abilities."""
        left: list[Token] = []
        for token in run:
            if not self._alone(token, [str(one.value) for one in run], run.index(token)):
                left.append(token)
        if not left:
            return
        start, end = left[0].start, left[-1].end
        if [token.kind for token in left] == ["number"] and "points" not in self.parts:
            if int(left[0].value) > MOST_POINTS:
                raise self._refuse("figure-line-points", start, end)
            self._put("points", left[0].value, left[0])
            return
        if left[-1].kind == "number" and LEAST_ASKED <= left[-1].value <= MOST_POINTS and "points" not in self.parts:
            self._put("points", left[-1].value, left.pop())  # the points stand last
            end = left[-1].end
        if left[0].kind == "number" or any(SIGNED.fullmatch(str(token.value)) for token in left):
            raise self._refuse("figure-line-not-read", start, end)
        self._name_powers(" ".join(str(token.value) for token in left), start, end)

    def _alone(self, token: Token, words: Sequence[str], at: int) -> bool:
        """Return whether a word was read by itself: a square, a size, a word between others."""
        text = str(token.value)
        said = phrase(text)
        before, after = phrase(words[at - 1]) if at else "", phrase(words[at + 1]) if at + 1 < len(words) else ""
        if token.kind == "word" and SQUARE.fullmatch(text):
            self._put("at", text, token)
        elif said in SIZES and not _names_one(before, said, after):
            self._put("size", SIZES[said], token)
        elif said in FLAGS:
            self.parts[FLAGS[said]] = True
        elif said == "ko" and self.clicks:
            self.ended = self.ended or token
        else:
            return said in BETWEEN or JOINING.fullmatch(text) is not None
        return True

    def _name_powers(self, text: str, start: int, end: int) -> None:
        if taken_off := TAKEN_OFF.search(text):
            at = self.line.find(taken_off[0], start)
            raise self._refuse("figure-line-not-read", at, at + len(taken_off[0]))
        if odd := ODD.search(text):
            at = self.line.find(odd[0], start)
            raise self._refuse("figure-line-not-read", at, at + len(odd[0]))
        if OF_A_SIDE.search(phrase(text)):
            raise self._refuse("figure-line-side", start, end)
        try:
            found = powers_of(text, self.named)
        except UnknownPower as unknown:
            raise _unknown(unknown, marked(self.line, start, end)) from None
        self.named = text
        if not self.clicks:
            self.powers += found
            return
        click = self.clicks[-1]
        click.stop = click.stop or "stop" in found
        click.powers += [slug for slug in found if slug != "stop"]

    def _part(self, token: Token) -> None:
        """Keep a part that was read whole."""
        if token.kind == "separator":
            return
        if token.kind == "values":
            values, copies = token.value
            low, high = zip(*(LIMITS[name] for name in VALUES), strict=True)
            if any(value > most for value, most in zip(values, high, strict=True)) or 0 < values[2] < low[2]:
                raise self._refuse("figure-line-values", token.start, token.end)
            if copies < 1:
                raise self._refuse("figure-line-not-read", token.start, token.end)
            if self.ended is not None:
                raise self._refuse("figure-line-not-read", self.ended.start, self.ended.end)
            self.clicks.append(_Click(values, copies=copies))
        elif token.kind == "bracket":
            self._bracket(token)
        elif token.kind == "times":
            if not self.clicks or self.clicks[-1].copies > 1 or token.value < 1:
                raise self._refuse("figure-line-not-read", token.start, token.end)
            self.clicks[-1].copies = token.value
        elif token.kind == "quoted":
            raise self._refuse("figure-line-not-read", token.start, token.end)
        elif token.kind == "life":
            self._life(token)
        else:
            self._put(token.kind, token.value, token)

    def _life(self, token: Token) -> None:
        click, of = token.value
        if not 1 <= click <= of:
            raise self._refuse("figure-line-not-read", token.start, token.end)
        self._put("click", click, token)
        self._put("clicks", of, token)

    def _typed(self, token: Token) -> str:
        return self.line[token.start : token.end]

    def _bracket(self, token: Token) -> None:
        text = str(token.value).strip()
        if text.casefold() in SAME and len(self.clicks) > 1:
            self.clicks[-1].powers += self.clicks[-2].powers
        elif text:
            self._name_powers(text, token.start, token.end)

    def _put(self, name: str, value: object, token: Token) -> None:
        if name in self.parts:
            what = Term(f"figure-{name}")
            raise self._refuse("figure-line-twice", token.start, token.end, what=what)
        if name in LIMITS and not LIMITS[name][0] <= int(str(value)) <= LIMITS[name][1]:
            raise self._refuse("figure-line-not-read", token.start, token.end)
        self.parts[name] = value

    def _add_keywords(self, match: re.Match[str]) -> None:
        for word in match[1].split(","):
            if re.search(r"[0-9@/]", word) or phrase(word) in known_phrases():
                start = match.start(1) + match[1].index(word)
                raise self._refuse("figure-line-not-read", start, start + len(word))
            if word.strip():
                self.keywords.append(" ".join(word.split())[:80])

    def _made(self) -> FigureLine:
        parts = self.parts
        self._check_more()
        if "base" not in parts and (base := _base_of(str(parts.get("at", "")))):
            parts["base"] = base
        card: dict[str, Any] = {"name": self.name}
        if len(self.clicks) > 1 or any(click.copies > 1 for click in self.clicks):
            self._add_dial(card)
        else:
            self._add_values(card)
        for name in ("points", "range", "targets", "size", "base", "bystander", "unique"):
            if name in parts:
                card[name] = parts[name]
        if self.keywords:
            card["keywords"] = self.keywords
        if parts.get("click", 1) > 1 and "clicks" not in card and "dial" not in card:
            raise UserError("figure-line-click-of", given=str(parts["click"]))
        at = parts.get("at")
        return FigureLine(card, str(at) if at else None, parts.get("click"), parts.get("tokens", 0), typed=True)

    def _check_more(self) -> None:
        """Raise UserError for a sentence: many words without quotes, and nothing of a figure among them."""
        said = (self.parts, self.clicks, self.powers, self.keywords)
        if not any(said) and not self.quoted and len(self.name.split()) > LONGEST_ALONE:
            raise UserError("figure-line-only-words", line=self.line[:MARKED], example=EXAMPLE)

    def _add_values(self, card: dict[str, Any]) -> None:
        """Put one row of values on the card, with the powers named beside it."""
        named = {name: self.parts[name] for name in VALUES if name in self.parts}
        if self.clicks and named:
            raise UserError("figure-line-twice", what=Term("figure-values"), given=", ".join(named), line=self.line)
        missing = tuple(Term(name) for name in VALUES if name not in named)
        if named and missing:
            raise UserError("figure-line-missing", missing=missing, line=self.line[:MARKED])
        if self.clicks:
            named = dict(zip(VALUES, self.clicks[0].values, strict=True))
        if named:
            card["values"] = named
        if "clicks" in self.parts:
            card["clicks"] = self.parts["clicks"]
        powers = [*self.powers, *(self.clicks[0].powers if self.clicks else ())]
        self._sort(card, powers)
        if standard := [slug for slug in dict.fromkeys(powers) if slug in STANDARD_SLUGS]:
            card["powers"] = standard
        if self.clicks and self.clicks[0].stop:
            card["stops"] = [1]

    def _add_dial(self, card: dict[str, Any]) -> None:
        """Put the clicks on the card, one for each row of values."""
        if any(slug in STANDARD_SLUGS for slug in self.powers):
            raise UserError("figure-line-power-before", powers=tuple(Term(slug) for slug in self.powers))
        rows = [click for click in self.clicks for _ in range(click.copies)]
        said = self.parts.get("clicks", len(rows))
        if said != len(rows):
            raise UserError("figure-line-dial-length", said=said, typed=len(rows))
        card["dial"] = [
            dict(zip(VALUES, click.values, strict=True))
            | {"powers": [slug for slug in dict.fromkeys(click.powers) if slug in STANDARD_SLUGS]}
            for click in rows
        ]
        if stops := [number for number, click in enumerate(rows, 1) if click.stop]:
            card["stops"] = stops
        self._sort(card, [*self.powers, *(slug for click in rows for slug in click.powers)])

    def _sort(self, card: dict[str, Any], powers: Sequence[str]) -> None:
        if abilities := [slug for slug in dict.fromkeys(powers) if slug not in STANDARD_SLUGS]:
            card["abilities"] = abilities
