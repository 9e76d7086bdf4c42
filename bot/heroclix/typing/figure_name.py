"""The front of a figure's line: what a status line of play by post begins with, the name, the points behind it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from bot.app.errors import UserError
from bot.heroclix.typing.figure_parts import LEAST_ASKED, MOST_POINTS, read_part
from bot.heroclix.typing.figure_tokens import LIMITS, Token
from bot.heroclix.typing.figure_typed import TypedLine
from bot.heroclix.typing.figure_words import (
    ASKING,
    COSTING,
    FLAGS,
    LEADING,
    LIKE_DIGITS,
    NAMED,
    NUMERALS,
    OF_A_SIDE,
    ORDERS,
    RARITIES,
    ROW,
    SIGNED,
    SIZES,
    SMALL_NUMERALS,
    SQUARE,
    TRAILING,
    UNFINISHED,
)
from bot.heroclix.typing.power_names import known_phrases, nearest_powers, phrase, short_forms

__all__ = ["take_name"]

LONGEST_NAME = 80
GLUED = re.compile(r"[0-9][/|][0-9]")  # values without a blank before them
ABOUT = re.compile(r"[^\w#@]*\d{2,}(?:\W*|[^\W\d]\w*)")  # points with more to them: ~125, 125ish, 125pts50, 12500
SIGNS = frozenset(("Sm", "Sc", "Sk", "Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps"))  # marks and signs, as Unicode has them
LIKENESS = 0.82  # of a mistyped power
LIKE_A_POWER = 5  # letters from which the end of a name is looked at as a mistyped power


def take_name(line: TypedLine) -> None:
    """Take the name off the front: the first words, or what stands in quotes. Raises UserError where there is none."""
    _leave_slot(line)
    found = line.tokens
    while found and (found[0].kind == "separator" or found[0].kind == "points"):
        read_part(line, found.pop(0))
    if found and found[0].kind == "quoted":
        if ROW.search(str(found[0].value)):
            raise line.refuse("figure-line-not-read", found[0].start, found[0].end)
        line.name = str(found.pop(0).value).strip()
        line.quoted = True
    else:
        line.name = _first_words(line)
    if len(line.name) > LONGEST_NAME:
        raise UserError("figure-line-name-long", most=LONGEST_NAME)


def _first_words(line: TypedLine) -> str:
    """Return the name that stands without quotes, and take it and the points behind it off the line."""
    found = line.tokens
    if found and found[0].kind in LIMITS:  # a name such as R2 Unit
        if found[0].kind == "click" or found[0].end in [one.end for one in found[1:2]]:  # click 2: 8/10/17/2; r6 t1
            raise line.refuse("figure-line-no-name", 0, len(line.text))
        found[0] = Token("word", line.typed(found[0]), found[0].start, found[0].end)
    length = next((at for at, token in enumerate(found) if token.kind not in ("word", "number")), len(found))
    run, line.tokens = found[:length], found[length:]
    if not any(token.kind == "word" for token in run):
        raise line.refuse("figure-line-no-name", 0, len(line.text))
    run = _cut(line, run)
    _take_points(line, run)
    points = "points" in line.parts or next((token.kind for token in line.tokens), "") == "points"
    if points and len(run) > 1 and run[-1].value in COSTING:
        run.pop()
    while run and phrase(str(run[-1].value)) in TRAILING:
        run.pop()
    run += _in_brackets(line, run)
    if run and run[-1].end - run[0].start > 2 * LONGEST_NAME:
        raise UserError("figure-line-name-long", most=LONGEST_NAME)
    _check(line, run)
    name = NAMED.sub("", line.text[run[0].start : run[-1].end]).strip(" .:-,") if run else ""
    if not name:
        raise line.refuse("figure-line-no-name", 0, len(line.text))
    return name


def _leave_slot(line: TypedLine) -> None:
    """Leave slot, copy and rarity aside: `1) [2] R`."""
    found = line.tokens
    at = 0
    if len(found) > 1 and found[0].kind == "number" and found[1].value == ")":
        at = 2
    elif found and re.fullmatch(r"[0-9]{1,2}[.:]", line.typed(found[0])):
        at = 1
    if len(found) > at and found[at].kind == "bracket" and str(found[at].value).strip().isdecimal():
        at += 1
    line.posted = at > 0
    if at and len(found) > at + 1 and found[at].value in RARITIES and any(one.kind == "life" for one in found):
        at += 1
    following = found[at : at + 2]
    if line.posted and len(following) > 1 and all(one.kind == "word" for one in following):
        letter = str(following[0].value)
        if len(letter) == 1 and letter.isupper() and any(one.kind == "life" for one in found):
            raise line.refuse("figure-line-in-name", following[0].start, following[0].end)
    line.tokens = found[at:]
    _read_place(line)


def _read_place(line: TypedLine) -> None:
    """Read what follows the clicks as a square where it looks like range or targets: `(4/7) R6` (READINGS 3)."""
    for at, token in enumerate(line.tokens[1:], 1):
        if line.tokens[at - 1].kind != "life" or not SQUARE.fullmatch(line.typed(token)):
            continue
        if token.kind in ("range", "targets") and not line.posted:
            raise line.refuse("figure-line-unclear", token.start, token.end)
        if line.posted:
            line.tokens[at] = Token("at", line.typed(token), token.start, token.end)


def _cut(line: TypedLine, run: list[Token]) -> list[Token]:
    """Return the words up to the points, as in `Goon 20 F4`; those behind them are no part of the name."""
    ended = next((at for at, token in enumerate(run) if at and line.typed(token).endswith(":")), len(run) - 1)
    line.tokens, run = [*run[ended + 1 :], *line.tokens], run[: ended + 1]
    if run[-1].kind == "number":
        return run
    at = next((at for at, token in enumerate(run) if at and token.kind == "number"), len(run) - 1)
    line.tokens = [*run[at + 1 :], *line.tokens]
    return run[: at + 1]


def _in_brackets(line: TypedLine, run: list[Token]) -> list[Token]:
    """Return the words of a second name in brackets, as in `Thor (Jane)`; powers stay where they are."""
    found = line.tokens
    if not run or "points" in line.parts or len(found) < 3 or found[0].value != "(":
        return []
    end = next((at for at, token in enumerate(found) if token.value == ")"), 0)
    inside = found[1:end]
    if not inside or any(token.kind != "word" for token in inside):
        return []
    said = phrase(" ".join(str(token.value) for token in inside))
    if said in known_phrases(line.known) or said in SIZES or nearest_powers(line.known, said, LIKENESS):
        return []
    line.tokens = found[end + 1 :]
    following = next((at for at, token in enumerate(line.tokens) if token.kind != "number"), len(line.tokens))
    numbers = line.tokens[:following]
    line.tokens = line.tokens[following:]
    more = [*found[: end + 1], *numbers]
    _take_points(line, more)
    return more


def _take_points(line: TypedLine, run: list[Token]) -> None:
    """Take the points from the end of the name's words: a number that nothing else explains."""
    numbers = next((at for at, one in enumerate(reversed(run)) if one.kind != "number"), len(run))
    following = next((token.kind for token in line.tokens if token.kind != "separator"), "")
    given = "points" in line.parts or following == "points"
    apart = bool(line.tokens) and line.tokens[0].kind == "separator"
    asked = run[-numbers] if numbers == (1 if given and apart else 2) else None
    if asked is not None and LEAST_ASKED <= int(asked.value) <= MOST_POINTS:  # Iron Wolf 75 100
        raise _points_asked(line, asked)
    if numbers > (1 if given else 2):
        raise line.refuse("figure-line-not-read", run[-numbers].start, run[-1].end)
    if given or not numbers:
        if not given and run[0].kind == "number" and len(run) > 1:
            raise _points_asked(line, run[0])
        return
    inside = next((one for one in run[1 : -numbers - 1] if one.kind == "number"), None)
    if inside is not None and int(inside.value) >= LEAST_ASKED:  # Thor 125 cool 2
        raise _points_asked(line, inside)
    last = run.pop()
    if int(last.value) > MOST_POINTS:
        raise _points_asked(line, last)
    line.put("points", last.value, last)


def _points_asked(line: TypedLine, number: Token) -> UserError:
    """Return the error that asks whether a number is the points; a colon behind it is no part of it."""
    return line.refuse("figure-line-points", number.start, number.start + len(line.typed(number).rstrip(".:")))


def _check(line: TypedLine, run: Sequence[Token]) -> None:
    """Raise UserError where the end of a name reads like a power or a size: which of them it is can't be told."""
    _check_words(line, run)
    said = phrase(line.text[run[0].start : run[-1].end]) if run else ""
    side = OF_A_SIDE.search(said) if len(run) > 2 else None
    if side is not None:
        raise line.refuse("figure-line-side", run[-2].start, run[-1].end)
    for token in run:  # words that lead to powers, and those of a question
        if ASKING.search(str(token.value)) or (token != run[0] and phrase(str(token.value)) in LEADING):
            raise line.refuse("figure-line-in-name", token.start, run[-1].end)
    first = run[0] if run else None  # a copy's number, or a rarity
    if first is not None and len(run) > 1 and (first.kind == "number" or first.value in RARITIES):
        raise line.refuse("figure-line-in-name", first.start, first.end)
    for at in range(1, len(run)):
        typed = line.text[run[at].start : run[-1].end]
        said = phrase(typed)
        short = said in short_forms() and typed.upper() == typed
        whole = said in SIZES or said in FLAGS or (said in known_phrases(line.known) and said not in short_forms())
        short = short or SQUARE.fullmatch(typed) is not None
        like = (
            len(said) >= LIKE_A_POWER
            and said not in known_phrases(line.known)
            and nearest_powers(line.known, said, LIKENESS)
        )
        if short or whole or like:
            raise line.refuse("figure-line-in-name", run[at].start, run[-1].end)


def _check_words(line: TypedLine, run: Sequence[Token]) -> None:
    """Raise UserError for a single word that is hardly of a name: values that were not read, an order, a numeral."""
    for token in run:
        if SIGNED.fullmatch(str(token.value)) or GLUED.search(str(token.value)) or "~~" in str(token.value):
            raise line.not_read(token)
    _check_points(line, run)
    _check_label(line, run)
    if len(run) < 2:
        return
    for token in (run[0], run[-1]):  # Iron Wolf = 75; an emoji is of the name
        if token.kind == "word" and all(unicodedata.category(letter) in SIGNS for letter in str(token.value)):
            raise line.refuse("figure-line-in-name", token.start, token.end)
    if phrase(str(run[0].value)) in ORDERS:
        raise line.refuse("figure-line-order", run[0].start, run[0].end)
    last = str(run[-1].value)
    if phrase(last) in UNFINISHED or (run[-1].kind == "word" and ABOUT.fullmatch(last)):
        raise line.refuse("figure-line-in-name", run[-1].start, run[-1].end)
    _check_numerals(line, run)


def _check_points(line: TypedLine, run: Sequence[Token]) -> None:
    """Raise UserError for a numeral before the word for points: of Tres Puntos 50 both words may be the name."""
    following = next(iter(line.tokens), None)
    if not run or following is None or following.kind != "points" or line.typed(following)[:1].isdecimal():
        return
    if phrase(str(run[-1].value)) in NUMERALS | SMALL_NUMERALS:
        raise line.refuse("figure-line-in-name", run[-1].start, run[-1].end)


def _check_label(line: TypedLine, run: Sequence[Token]) -> None:
    """Raise UserError for a word of values that belongs to the name, perhaps: Captain of Range 15."""
    following = next(iter(line.tokens), None)
    if run and following is not None and re.match(r"(?:of|de)\s+[^\W\d]", line.typed(following), re.IGNORECASE):
        raise line.refuse("figure-line-unclear", run[-1].start, following.end)


def _check_numerals(line: TypedLine, run: Sequence[Token]) -> None:
    """Raise UserError for points in words, or with a letter for a digit, behind a name: `forty-five`, `5O`."""
    last = run[-1]
    costs = [token for token in line.tokens if token.kind == "points"]  # 45 pts
    told = "points" in line.parts or any(line.typed(token)[:1].isdecimal() for token in costs)
    if not told and last.kind == "word" and LIKE_DIGITS.fullmatch(str(last.value)):
        raise line.refuse("figure-line-in-name", last.start, last.end)
    at, large = len(run), False
    while at > 1:
        said = phrase(str(run[at - 1].value)).split()
        if not said or not all(word in NUMERALS | SMALL_NUMERALS | {"and", "y"} for word in said):
            break
        large = large or any(word in NUMERALS for word in said)
        at -= 1
    small = large or not told
    if at < len(run) and small:
        raise line.refuse("figure-line-in-name", run[at].start, last.end)
