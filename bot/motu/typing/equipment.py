"""The weapons, abilities and items of a character typed in a line: `axe melee 1d 1:1 3:2`, `plan ability 1ap`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.motu.typing.special import IS_SPECIAL, special_of
from bot.motu.typing.typed import Typed
from engine.motu.position import FISTS
from engine.ruling import Term

__all__ = ["begins_part", "plain", "take_part"]

EXAMPLE_RANGED = Term("motu-line-example-ranged")
KINDS = {"melee": "melee", "melé": "melee", "cuerpo": "melee", "ranged": "ranged", "distancia": "ranged",
         "spell": "spell", "hechizo": "spell"}  # fmt: skip
ABILITY = {"ability", "habilidad"}
ITEM = {"item", "objeto", "consumable", "consumible"}
# what a number of a weapon or an ability may stand beside, and how it is written in one with it
UNITS: Mapping[str, str] = {
    word: unit
    for unit, words in {
        '"': "range alcance",
        "d": "dice die dado dados",
        "mana": "mana maná",
        "ap": "ap pa",
        "cost": "cost coste",
    }.items()
    for word in words.split()
}
LONGEST_NAME = 6  # words of what a weapon or an ability is called
_SIGNED = re.compile(r"[+-]?\d{1,4}")
_INCHES = re.compile(r"\b(\d{1,2}) ?(?:[\"”″]|''|(?:in|inch|inches|pulgadas?)\b)", re.IGNORECASE)
_LONG_KINDS = re.compile(r"\b(?:cuerpo a (?=cuerpo\b)|a (?=distancia\b))", re.IGNORECASE)
_OF = re.compile(r"(?<=[^\W\d]) (?:de|of) (?=\d)|(?<=\d) (?:de|of) (?=[^\W\d])", re.IGNORECASE)  # 2 de maná, base de 3
_ROW = re.compile(r"(\d{1,2})[:=](\d{1,2}|[^\s\d:][^\s:]*)")
_NUMBERS: Mapping[str, re.Pattern[str]] = {
    "range": re.compile(r"(\d{1,2})[\"”″]"),
    "dice": re.compile(r"([+-]?\d{1,2})d"),
    "mana": re.compile(r"(\d{1,2})(?:mana|maná)"),
    "ap": re.compile(r"(\d{1,2})(?:ap|pa)"),
    "cost": re.compile(r"(\d{1,4})cost"),
}
OF_WEAPONS = frozenset(("range", "dice", "mana", "cost"))
OF_OTHERS = frozenset(("mana", "ap", "cost"))


def plain(text: str) -> str:
    """Return a text with inches and kinds of attacks as one word each.

    >>> plain("arco a distancia 12 pulgadas, 2 de maná")
    'arco distancia 12", 2 maná'
    """
    return _LONG_KINDS.sub("", _OF.sub(" ", _INCHES.sub(r'\1"', text)))


def begins_part(words: list[str]) -> bool:
    """Return whether words begin with the name of a weapon, an ability or an item, and what it is behind it.

    >>> begins_part("axe melee 1d".split()), begins_part("2d axe melee".split()), begins_part(["melee"])
    (True, False, False)
    """
    kind = next((at for at, word in enumerate(words[: LONGEST_NAME + 1]) if _is_kind(word)), 0)
    return kind > 0 and not any(re.search(r"\d|^,$", word) for word in words[:kind])


def _is_kind(word: str) -> bool:
    return word.lower() in {*KINDS, *ABILITY, *ITEM}


def take_part(card: dict[str, Any], words: list[str], specials: Sequence[str], typed: Typed) -> list[str]:
    """Put the weapon, ability or item on the card that words begin with; return the words behind it. Raises UserError.

    What is behind it may only be another: a number that stands there is of no kind, and of nobody.
    """
    at = next(at for at, word in enumerate(words) if _is_kind(word))
    name, kind = " ".join(words[:at]), words[at].lower()
    numbers = _together(words[at + 1 :])
    length = next((at for at, word in enumerate(numbers) if word != "," and not _is_told(word)), len(numbers))
    numbers, rest = [word for word in numbers[:length] if word != ","], numbers[length:]
    special = special_of(numbers, specials, typed)
    if special and kind not in KINDS:
        raise typed.refuse("motu-line-special", f"{name} {kind}")
    numbers = [word for word in numbers if not IS_SPECIAL.fullmatch(word)]
    if rest and not begins_part(rest):
        raise typed.not_read(rest[0])
    slug = re.sub(r"\W+", "-", name.casefold()).strip("-") or "x"
    parts = card.setdefault("weapons" if kind in KINDS else "abilities" if kind in ABILITY else "items", [])
    if any(part["name"].casefold() == name.casefold() for part in parts):
        raise typed.refuse("motu-line-twice", name)
    if kind in KINDS:
        slug = f"own-{slug}" if slug == FISTS.id else slug  # a weapon of that name, not those that everybody has
        weapon = _weapon(slug, name, KINDS[kind], numbers, typed)
        parts.append(weapon | ({"text": special} if special else {}))
    else:
        found = _numbers({"id": slug, "name": name}, numbers, OF_OTHERS, typed)
        found |= {"consumable": True} if kind in ("consumable", "consumible") else {}
        parts.append(found)
    return rest


def _together(words: list[str]) -> list[str]:
    """Return words with what a number is of written in one with it, from left to right: `dice 1` and `1 dice` as `1d`.

    >>> _together("range 8 mana 2 dice 0".split())
    ['8"', '2mana', '0d']
    """
    found: list[str] = []
    for word in words:
        before = found[-1] if found else ""
        if (unit := UNITS.get(before.lower())) and _SIGNED.fullmatch(word.removesuffix(unit)):
            found[-1] = word.removesuffix(unit) + unit
        elif (unit := UNITS.get(word.lower())) and _SIGNED.fullmatch(before):
            found[-1] = before + unit
        else:
            found.append(word)
    return found


def _is_told(word: str) -> bool:
    """Return whether a word tells something of a weapon, an ability or an item."""
    low = word.lower()
    told = _ROW.fullmatch(word) or low in ("allies", "aliados")
    return bool(told or IS_SPECIAL.fullmatch(word)) or any(pattern.fullmatch(low) for pattern in _NUMBERS.values())


def _weapon(slug: str, name: str, kind: str, words: list[str], typed: Typed) -> dict[str, Any]:
    weapon: dict[str, Any] = {"id": slug, "name": name, "kind": kind, "table": {}}
    rest = []
    for word in words:
        if match := _ROW.fullmatch(word):
            effect = match[2]
            typed.put(weapon["table"], int(match[1]), int(effect) if effect.isdecimal() else effect, word)
        elif word.lower() in ("allies", "aliados"):
            weapon["allies"] = True
        else:
            rest.append(word)
    _numbers(weapon, rest, OF_WEAPONS, typed)
    missing = ["range"] if kind != "melee" and "range" not in weapon else []
    missing += [] if weapon["table"] else ["table"]
    if missing:
        terms = tuple(Term(f"motu-said-{each}") for each in missing)
        raise typed.refuse("motu-line-weapon", name, missing=terms, example=EXAMPLE_RANGED)
    return weapon


def _numbers(found: dict[str, Any], words: list[str], kinds: frozenset[str], typed: Typed) -> dict[str, Any]:
    """Read `2mana`, `1ap`, `5cost`, of the kinds that there may be. Raises UserError for another."""
    for word in words:
        low = word.lower()
        kind = next((kind for kind in kinds if _NUMBERS[kind].fullmatch(low)), None)
        match = _NUMBERS[kind].fullmatch(low) if kind else None
        if kind is None or match is None:
            raise typed.not_read(word)
        typed.put(found, kind, int(match[1]), word if kind in ("ap", "mana") else "")
    return found
