"""Rows of values typed without slashes, `, 8 10 17 3,`; copies, `[charge] x2`; each with its number before it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.errors import UserError
from bot.heroclix.typing.figure_tokens import LIMITS, VALUES, Token
from bot.heroclix.typing.figure_words import TIMES
from bot.table.text import marked

__all__ = ["rows_of"]


def rows_of(line: str, found: Sequence[Token]) -> list[Token]:
    """Return a line's parts with every row of values and its copies told as such, and the rows' numbers left aside.

    Raises UserError for a number that may as well be where the dial stands.

    >>> from bot.heroclix.typing.figure_tokens import tokens
    >>> line = "Wolf, 75, click 1: 8/10/17/3 [charge] x2"
    >>> [token.kind for token in rows_of(line, tokens(line))]
    ['word', 'separator', 'number', 'separator', 'values', 'bracket', 'times']
    """
    return _numbered(line, _rows(found))


def _rows(found: Sequence[Token]) -> list[Token]:
    made: list[Token] = []
    at = 0
    while at < len(found):
        four, token = found[at : at + len(VALUES)], found[at]
        if at and _apart(found, at) and _are_values(four):
            made.append(Token("values", (tuple(one.value for one in four), 1), four[0].start, four[-1].end))
            at += len(VALUES)
            continue
        times = TIMES.fullmatch(str(token.value)) if token.kind == "word" else None
        if times is not None and made and made[-1].kind == "bracket":
            token = Token("times", int(times[1]), token.start, token.end)
        made.append(token)
        at += 1
    return made


def _apart(found: Sequence[Token], at: int) -> bool:
    """Return whether four parts stand between commas, or at the end."""
    around = (*found[at - 1 : at], *found[at + len(VALUES) : at + len(VALUES) + 1])
    return all(one.kind == "separator" for one in around)


def _are_values(four: Sequence[Token]) -> bool:
    if [one.kind for one in four] != ["number"] * len(VALUES):
        return False
    limits = [LIMITS[name] for name in VALUES]
    return all(least <= one.value <= most for one, (least, most) in zip(four, limits, strict=True))


def _numbered(line: str, found: Sequence[Token]) -> list[Token]:
    """Leave the number before each row aside: `click 1: 8/10/17/3 click 2: 7/9/16/2`."""
    kept: list[Token] = []
    rows, counted = 0, False
    for at, token in enumerate(found):
        following = found[at + 1] if at + 1 < len(found) else token
        if token.kind == "click" and following.kind == "values":
            if token.value == rows + 1 and (not rows or counted):
                counted = True
                continue
            if rows:
                given = line[token.start : token.end]
                raise UserError("figure-line-unclear", given=given, line=marked(line, token.start, token.end))
        rows += token.value[1] if token.kind == "values" else token.value - 1 if token.kind == "times" else 0
        kept.append(token)
    return kept
