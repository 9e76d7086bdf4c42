"""The card that a figure's line comes to, once every part of it is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.app.errors import UserError
from bot.heroclix.typing.figure_tokens import KIND_OF, VALUES
from bot.heroclix.typing.figure_typed import EXAMPLE, TypedLine
from bot.heroclix.typing.figure_words import FLAGS, LONGEST_ALONE, LOWER_IN_NAMES, NO_NAMES, SIZES, SQUARE
from bot.heroclix.typing.power_names import known_phrases, phrase, short_forms
from bot.table.text import MARKED
from engine.grid import parse_place, parse_region, place_name
from engine.ruling import Term

__all__ = ["FigureLine", "card_of"]

LARGEST = 36  # squares of a base that is told square by square
SURE = frozenset(("points", "clicks", "click", *VALUES))  # what a name that reads like a part may stand with


@dataclass(frozen=True, slots=True)
class FigureLine:
    """A card and where it stands: `click` and `tokens` as the line has them, None and 0 where it does not."""

    card: dict[str, Any]
    at: str | None = None
    click: int | None = None
    tokens: int = 0
    typed: bool = False


def card_of(line: TypedLine) -> FigureLine:
    """Return the card, and where and how it stands. Raises UserError for what is missing or contradicts itself."""
    parts = line.parts
    _check_more(line)
    if len(line.squares) > 1:
        parts["at"] = _rectangle(line)
    if "base" not in parts and (base := _base_of(str(parts.get("at", "")))):
        parts["base"] = base
    card: dict[str, Any] = {"name": line.name}
    if len(line.clicks) > 1 or any(click.copies > 1 for click in line.clicks):
        _add_dial(line, card)
    else:
        _add_values(line, card)
    for name in ("points", "range", "targets", "size", "base", "bystander", "unique"):
        if name in parts:
            card[name] = parts[name]
    if line.keywords:
        card["keywords"] = line.keywords
    if parts.get("click", 1) > 1 and "clicks" not in card and "dial" not in card:
        raise UserError("figure-line-click-of", given=str(parts["click"]))
    length = len(card["dial"]) if "dial" in card else card.get("clicks", 1)
    if parts.get("click", 1) > length:
        raise UserError("figure-line-click-beyond", given=str(parts["click"]), length=length)
    at = parts.get("at")
    return FigureLine(card, str(at) if at else None, parts.get("click"), parts.get("tokens", 0), typed=True)


def _rectangle(line: TypedLine) -> str:
    """Return the rectangle that several squares make. Raises UserError where they make none."""
    corners = [parse_place(one) for name in str(line.parts["at"]).split() for one in name.split(":")]
    columns, rows = zip(*corners, strict=True)
    first, last = (min(columns), min(rows)), (max(columns), max(rows))
    width, height = last[0] - first[0] + 1, last[1] - first[1] + 1
    named = str(line.parts["at"]).split() if width * height <= LARGEST else []
    places = [place for name in named for place in parse_region(name)]
    if len(places) != width * height or len(set(places)) != len(places):
        raise line.refuse("figure-line-squares", line.squares[0].start, line.squares[-1].end)
    return f"{place_name(*first)}:{place_name(*last)}"


def _base_of(square: str) -> list[int] | None:
    """Return the columns and rows of a base that stands on a rectangle; None for a single square."""
    first, colon, last = square.partition(":")
    if not colon:
        return None
    (column, row), (last_column, last_row) = parse_place(first), parse_place(last)
    return [abs(last_column - column) + 1, abs(last_row - row) + 1]


def _check_more(line: TypedLine) -> None:
    """Raise UserError for words without quotes that are no name, and nothing of a figure among them."""
    said = (line.parts, line.clicks, line.powers, line.keywords)
    words = not any(said) and not _is_name(line.name)
    if not line.quoted and (words or (_is_part(line) and not line.clicks and not SURE & line.parts.keys())):
        raise UserError("figure-line-only-words", line=line.text[:MARKED], example=EXAMPLE)


def _is_part(line: TypedLine) -> bool:
    """Return whether the name is a power, a label with its number or the like: `Range: 6`, a row of a longer text."""
    said = phrase(line.name)
    known = said in known_phrases(line.known) or said in short_forms() or said in SIZES or said in FLAGS
    labelled = [word in KIND_OF or word.isdecimal() for word in said.split()]
    return known or said == "ko" or all(labelled) or SQUARE.fullmatch(line.name) is not None


def _is_name(text: str) -> bool:
    """Return whether words that stand alone are written as names are: a capital or a digit for each."""
    words = text.split()
    firsts = {word: re.match(r"[^\w@<]*([^\W_])", word) for word in words}
    capital = all(word in LOWER_IN_NAMES or (first and not first[1].islower()) for word, first in firsts.items())
    return capital and len(words) <= LONGEST_ALONE and phrase(text) not in NO_NAMES


def _add_values(line: TypedLine, card: dict[str, Any]) -> None:
    """Put one row of values on the card, with the powers named beside it."""
    named = {name: line.parts[name] for name in VALUES if name in line.parts}
    if line.clicks and named:
        raise UserError("figure-line-twice", what=Term("figure-values"), given=", ".join(named), line=line.text)
    missing = tuple(Term(name) for name in VALUES if name not in named)
    if named and missing:
        raise UserError("figure-line-missing", missing=missing, line=line.text[:MARKED])
    if line.clicks:
        named = dict(zip(VALUES, line.clicks[0].values, strict=True))
    if named:
        card["values"] = named
    if "clicks" in line.parts:
        card["clicks"] = line.parts["clicks"]
    powers = [*line.powers, *(line.clicks[0].powers if line.clicks else ())]
    _add_abilities(line, card, powers)
    if standard := [slug for slug in dict.fromkeys(powers) if slug in line.known.standard_slugs]:
        card["powers"] = standard
    if line.clicks and line.clicks[0].stop:
        card["stops"] = [1]


def _add_dial(line: TypedLine, card: dict[str, Any]) -> None:
    """Put the clicks on the card, one for each row of values."""
    if any(slug in line.known.standard_slugs for slug in line.powers):
        raise UserError("figure-line-power-before", powers=tuple(Term(slug) for slug in line.powers))
    rows = [click for click in line.clicks for _ in range(click.copies)]
    said = line.parts.get("clicks", len(rows))
    if said != len(rows):
        raise UserError("figure-line-dial-length", said=said, typed=len(rows))
    card["dial"] = [
        dict(zip(VALUES, click.values, strict=True))
        | {"powers": [slug for slug in dict.fromkeys(click.powers) if slug in line.known.standard_slugs]}
        for click in rows
    ]
    if stops := [number for number, click in enumerate(rows, 1) if click.stop]:
        card["stops"] = stops
    _add_abilities(line, card, [*line.powers, *(slug for click in rows for slug in click.powers)])


def _add_abilities(line: TypedLine, card: dict[str, Any], powers: Sequence[str]) -> None:
    if abilities := [slug for slug in dict.fromkeys(powers) if slug not in line.known.standard_slugs]:
        card["abilities"] = abilities
