"""A character typed in one line, a way.

`Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1d 1:1 3:2; bow ranged 8" 1d 1mana 1:1 2:2; plan ability 1ap`
"""

from __future__ import annotations

import re
from typing import Any

from bot.app.errors import UserError

__all__ = ["EXAMPLE", "parse_character", "path_typed"]

EXAMPLE = "Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1d 1:1 3:2"
ATTRIBUTES = {"s": "strength", "p": "perception", "w": "power", "r": "resistance", "m": "mind",
              "fue": "strength", "per": "perception", "pod": "power", "res": "resistance", "men": "mind"}  # fmt: skip
KINDS = {"melee": "melee", "cuerpo": "melee", "ranged": "ranged", "distancia": "ranged", "spell": "spell",
         "hechizo": "spell"}  # fmt: skip
ABILITY = {"ability", "habilidad"}
ITEM = {"item", "objeto", "consumable", "consumible"}
LONGEST = 60  # characters that an error repeats
_ATTRIBUTE = re.compile(r"(s|p|w|r|m|fue|per|pod|res|men)(\d{1,2})")
_ROW = re.compile(r"(\d{1,2}):(\d{1,2}|[^\s\d:][^\s:]*)")


def parse_character(text: str) -> dict[str, Any]:
    """Return the card of a character typed in one line. Raises UserError for what is not understood.

    >>> card = parse_character(EXAMPLE)
    >>> card["name"], card["attributes"]["power"], card["weapons"][0]["table"]
    ('Brak', 2, {1: 1, 3: 2})
    """
    head, *parts = (part.strip() for part in text.split(";"))
    card = _head(head, text)
    for part in parts:
        if part:
            _part(card, part, text)
    return card


def _head(head: str, text: str) -> dict[str, Any]:
    words = head.split()
    name: list[str] = []
    while words and not _ATTRIBUTE.fullmatch(words[0].lower()) and not words[0].isdecimal() and not _is_key(words[0]):
        name.append(words.pop(0))
    if not name:
        raise UserError("motu-line-no-name", line=text[:LONGEST], example=EXAMPLE)
    card: dict[str, Any] = {"name": " ".join(name).strip('"'), "attributes": {}}
    while words:
        word = words.pop(0).lower()
        if match := _ATTRIBUTE.fullmatch(word):
            _once(card["attributes"], ATTRIBUTES[match[1]], int(match[2]), text)
        elif word in ("speed", "rapidez", "velocidad") and words and re.fullmatch(r"\d{1,2}/\d{1,2}", words[0]):
            standard, _, improved = words.pop(0).partition("/")
            _once(card, "speed", [int(standard), int(improved)], text)
        elif word in ("health", "salud", "vida") and words and words[0].isdecimal():
            _once(card, "health", int(words.pop(0)), text)
        elif word in ("base", "hexes", "hexágonos") and words and words[0].isdecimal():
            _once(card, "size", int(words.pop(0)), text)
        elif word.isdecimal():
            _once(card, "cost", int(word), text)
        else:
            raise UserError("motu-line-not-read", given=word[:LONGEST], line=text[:LONGEST], example=EXAMPLE)
    return card


def _is_key(word: str) -> bool:
    return word.lower() in ("speed", "rapidez", "velocidad", "health", "salud", "vida", "base", "hexes", "hexágonos")


def _once(found: dict[str, Any], key: str, value: Any, text: str) -> None:
    if key in found:
        raise UserError("motu-line-twice", given=key, line=text[:LONGEST])
    found[key] = value


def _part(card: dict[str, Any], part: str, text: str) -> None:
    """Read a weapon, an ability or an item: its name, what it is, and its numbers."""
    words = part.split()
    kinds = [place for place, word in enumerate(words) if word.lower() in {*KINDS, *ABILITY, *ITEM}]
    if not kinds or kinds[0] == 0:
        raise UserError("motu-line-part", given=part[:LONGEST], example=EXAMPLE)
    name, kind, rest = " ".join(words[: kinds[0]]), words[kinds[0]].lower(), words[kinds[0] + 1 :]
    slug = re.sub(r"\W+", "-", name.casefold()).strip("-") or "x"
    if kind in KINDS:
        card.setdefault("weapons", []).append(_weapon(slug, name, KINDS[kind], rest, text))
    elif kind in ABILITY:
        card.setdefault("abilities", []).append(_numbers({"id": slug, "name": name}, rest, text))
    else:
        consumable = kind in ("consumable", "consumible")
        item = _numbers({"id": slug, "name": name}, rest, text)
        card.setdefault("items", []).append(item | ({"consumable": True} if consumable else {}))


def _weapon(slug: str, name: str, kind: str, words: list[str], text: str) -> dict[str, Any]:
    weapon: dict[str, Any] = {"id": slug, "name": name, "kind": kind, "table": {}}
    rest = []
    for word in words:
        if match := _ROW.fullmatch(word):
            effect = match[2]
            _once(weapon["table"], int(match[1]), int(effect) if effect.isdecimal() else effect, text)  # type: ignore[arg-type]
        elif re.fullmatch(r"\d{1,2}[\"”″]", word):
            weapon["range"] = int(word[:-1])
        elif re.fullmatch(r"\d{1,2}d", word.lower()):
            weapon["dice"] = int(word[:-1])
        elif word.lower() in ("allies", "aliados"):
            weapon["allies"] = True
        else:
            rest.append(word)
    return _numbers(weapon, rest, text)


def _numbers(found: dict[str, Any], words: list[str], text: str) -> dict[str, Any]:
    """Read `2mana`, `mana 2`, `1ap`, `cost 5`."""
    joined = " ".join(words).lower()
    for key, pattern in (("mana", r"(?:(\d{1,2}) ?man[aá])|(?:man[aá] (\d{1,2}))"), ("ap", r"(?:(\d{1,2}) ?(?:ap|pa))"),
                         ("cost", r"(?:(?:cost|coste) (\d{1,4}))")):  # fmt: skip
        if match := re.search(pattern, joined):
            found[key] = int(next(group for group in match.groups() if group))
            joined = joined[: match.start()] + joined[match.end() :]
    if joined.strip():
        raise UserError("motu-line-not-read", given=joined.strip()[:LONGEST], line=text[:LONGEST], example=EXAMPLE)
    return found


def path_typed(text: str) -> list[str]:
    """Return the places of a way.

    >>> path_typed("c5, C6 c7@p1")
    ['C5', 'C6', 'C7@p1']
    """
    found = []
    for part in re.split(r"[\s,;>→-]+", text.strip()):
        if part:
            name, at, platform = part.partition("@")
            found.append(f"{name.upper()}{at}{platform}")
    return found
