"""What follows the name in a figure's line: points, squares, sizes, powers, and a dial click by click."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.errors import UserError
from bot.heroclix.typing.figure_tokens import KIND_OF, LIMITS, VALUES, Token
from bot.heroclix.typing.figure_typed import Click, TypedLine, unknown_power
from bot.heroclix.typing.figure_words import (
    ABILITY_SYMBOLS,
    BETWEEN,
    ELSEWHERE,
    FLAGS,
    JOINING,
    NO_POWERS,
    ODD,
    OF_A_CLICK,
    OF_A_SIDE,
    SAME,
    SEVERAL_POINTS,
    SIGNED,
    SIZES,
    SOME_CLICKS,
    SQUARE,
    TAKEN_OFF,
)
from bot.heroclix.typing.power_names import MISTYPED, UnknownPower, known_phrases, nearest_powers, phrase, powers_of
from bot.table.text import marked
from engine.heroclix.ruleset import JUDGED, edition
from engine.ruling import Term

__all__ = ["LEAST_ASKED", "MOST_POINTS", "read_part", "read_parts"]

LEAST_ASKED = 10  # from which a number may well be the points
MOST_POINTS = 1500  # of a number that nothing says to be points


def read_parts(line: TypedLine) -> None:
    """Read all that is left of a line once its name is taken. Raises UserError for what is not understood."""
    if some := SOME_CLICKS.search(line.text):
        raise line.refuse("figure-line-some-clicks", some.start(), some.end())
    _check_clicks(line)
    run: list[Token] = []
    for token in (*line.tokens, Token("separator", "", len(line.text), len(line.text))):
        if token.kind in ("word", "number"):
            run.append(token)
            continue
        _read_run(line, run)
        run = []
        read_part(line, token)
    bolts, ended = line.bolts, line.ended
    if bolts is not None and "range" not in line.parts:  # 6⚡
        raise line.refuse("figure-line-unclear", bolts.start, bolts.end)
    if ended is not None and sum(click.copies for click in line.clicks) == 1:  # a dial of one click, or KO'd?
        raise line.refuse("figure-line-not-read", ended.start, ended.end)


def _check_clicks(line: TypedLine) -> None:
    """Raise UserError for a click behind a power: it stands there, or the power does: charge on click 3, (click 3)."""
    for at, token in enumerate(line.tokens):
        if token.kind != "click" or token.value == 1:
            continue
        before = line.tokens[:at]
        if before and before[-1].value == "(":
            before.pop()
        words = [str(one.value) for one in before]
        while words and before[-1].kind == "word" and phrase(words[-1]) in OF_A_CLICK:
            words.pop()
            before.pop()
        if before and before[-1].kind == "word" and phrase(words[-1]) not in BETWEEN | {"ko"}:
            given = line.typed(before[-1])
            raise line.refuse("figure-line-click-whose", before[-1].start, token.end, given=given, click=token.value)


def _read_run(line: TypedLine, run: list[Token]) -> None:
    """Read words that stand alone: points, a square, a size, powers and abilities."""
    left: list[Token] = []
    if phrase(" ".join(str(token.value) for token in run)) in NO_POWERS and line.bare:
        return
    for token in run:
        if not _read_alone(line, token, [str(one.value) for one in run], run.index(token)):
            left.append(token)
    if not left:
        return
    start, end = left[0].start, left[-1].end
    if [token.kind for token in left] == ["number"] and "points" not in line.parts:
        if int(left[0].value) > MOST_POINTS:
            raise line.refuse("figure-line-points", start, end)
        line.put("points", left[0].value, left[0])
        return
    if left[-1].kind == "number" and LEAST_ASKED <= left[-1].value <= MOST_POINTS and "points" not in line.parts:
        line.put("points", left[-1].value, left.pop())  # the points stand last
        end = left[-1].end
    if len(left) == 1 or SEVERAL_POINTS.fullmatch(str(left[0].value)):
        _check_number(line, left[0])
    if left[0].kind == "number" or any(SIGNED.fullmatch(str(token.value)) for token in left):
        raise line.refuse("figure-line-not-read", start, end)
    _name_powers(line, " ".join(str(token.value) for token in left), start, end)


def _check_number(line: TypedLine, token: Token) -> None:
    if SIGNED.fullmatch(str(token.value)):
        raise line.not_read(token)


def _read_alone(line: TypedLine, token: Token, words: Sequence[str], at: int) -> bool:
    """Return whether a word was read by itself: a square, a size, a word between others."""
    text = str(token.value)
    said = phrase(text)
    before, after = phrase(words[at - 1]) if at else "", phrase(words[at + 1]) if at + 1 < len(words) else ""
    place = text.rstrip(".")
    if token.kind == "word" and (SQUARE.fullmatch(place) or (line.goes_on(token) and SQUARE.fullmatch(place.upper()))):
        line.put("at", place, token)
    elif all(one in ABILITY_SYMBOLS for one in text):
        line.powers += [ABILITY_SYMBOLS[one] for one in text]
    elif text in SIZES and not said:  # a symbol
        line.put("size", SIZES[text], token)
    elif said and ODD.search(text):  # giant?
        return False
    elif said in SIZES and not _names_one(line, before, said, after):
        line.put("size", SIZES[said], token)
    elif said in FLAGS:
        line.parts[FLAGS[said]] = True
    elif said == "ko" and line.clicks:
        line.ended = line.ended or token
    else:
        joins = said in BETWEEN and f"{before} {said}" not in known_phrases(line.known)  # great size
        return joins or JOINING.fullmatch(text) is not None
    return True


def _names_one(line: TypedLine, before: str, size: str, after: str) -> bool:
    """Return whether a size belongs to the name of an ability, as in Giant Reach and Colossal Stamina."""
    if after.partition(" ")[0] == "reach" or before == "alcance":  # giant reach:3
        return True
    said = (f"{size} {after}", f"{before} {size}")
    return any(two.strip() != size and two in known_phrases(line.known) for two in said)


def _name_powers(line: TypedLine, text: str, start: int, end: int) -> None:
    if phrase(text) in NO_POWERS and line.bare:
        return
    if taken_off := TAKEN_OFF.search(text):
        at = line.text.find(taken_off[0], start)
        raise line.refuse("figure-line-not-read", at, at + len(taken_off[0]))
    if odd := ODD.search(text):
        at = line.text.find(odd[0], start)
        raise line.refuse("figure-line-not-read", at, at + len(odd[0]))
    if OF_A_SIDE.search(phrase(text)):
        raise line.refuse("figure-line-side", start, end)
    try:
        found = powers_of(line.known, text, line.named)
    except UnknownPower as unknown:
        raise _unknown(line, unknown, text, start, end) from None
    line.named = text
    if not line.clicks:
        line.powers += found
        return
    click = line.clicks[-1]
    click.stop = click.stop or "stop" in found
    click.powers += [slug for slug in found if slug != "stop"]


def _unknown(line: TypedLine, unknown: UnknownPower, text: str, start: int, end: int) -> UserError:
    """Return the error for words that name no power: of another edition, of a card, a number in words, or mistyped."""
    near = marked(line.text, start, end)
    if unknown.guarded or unknown.unsure:
        return unknown_power(unknown, near)
    if others := _editions_with(line, unknown.given):
        return line.refuse("figure-line-other-edition", start, end, given=unknown.given, rulesets=others)
    if ELSEWHERE.search(phrase(text)):
        return line.refuse("figure-line-elsewhere", start, end)
    if phrase(text).split()[0] in KIND_OF and not nearest_powers(line.known, phrase(text), MISTYPED):  # range six
        return line.refuse("figure-line-not-read", start, end)
    return unknown_power(unknown, near)


def _editions_with(line: TypedLine, given: str) -> tuple[Term, ...]:
    """Return the editions that have a power or ability of this name, none where the line's own has it."""
    known = phrase(given) in known_phrases(line.known)
    return () if known else tuple(Term(one) for one in JUDGED if phrase(given) in known_phrases(edition(one).powers))


def read_part(line: TypedLine, token: Token) -> None:
    """Keep a part that was read whole."""
    if token.kind == "separator":
        line.named = "" if token.value == ";" else line.named
        return
    if token.kind == "values":
        _read_values(line, token)
    elif token.kind == "bracket":
        _read_bracket(line, token)
    elif token.kind == "times":
        if not line.clicks or line.clicks[-1].copies > 1 or token.value < 1:
            raise line.refuse("figure-line-not-read", token.start, token.end)
        line.clicks[-1].copies = token.value
    elif token.kind in ("quoted", "decimal"):
        raise line.refuse("figure-line-not-read", token.start, token.end)
    elif token.kind == "life":
        _read_life(line, token)
    else:
        line.put(token.kind, token.value, token)


def _read_values(line: TypedLine, token: Token) -> None:
    values, copies = token.value
    low, high = zip(*(LIMITS[name] for name in VALUES), strict=True)
    if any(value > most for value, most in zip(values, high, strict=True)) or 0 < values[2] < low[2]:
        raise line.refuse("figure-line-values", token.start, token.end)
    if copies < 1:
        raise line.refuse("figure-line-not-read", token.start, token.end)
    if line.ended is not None:
        raise line.refuse("figure-line-not-read", line.ended.start, line.ended.end)
    line.clicks.append(Click(values, copies=copies))


def _read_life(line: TypedLine, token: Token) -> None:
    click, of = token.value
    if not 1 <= click <= of:
        raise line.refuse("figure-line-not-read", token.start, token.end)
    line.put("click", click, token)
    line.put("clicks", of, token)


def _read_bracket(line: TypedLine, token: Token) -> None:
    text = str(token.value).strip()
    if text.casefold() in SAME and len(line.clicks) > 1:
        line.clicks[-1].powers += line.clicks[-2].powers
    elif text:
        _name_powers(line, text, token.start, token.end)
