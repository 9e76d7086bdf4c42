"""A character typed in one line, a way.

`Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8 at C5; axe melee 1d 1:1 3:2; bow ranged 8" 1d 1:1 2:2; plan ability 1ap`

The words of a weapon's special ability stand last or in quotes: `axe melee 1:1 special: Pushes its target a hex`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.motu.typing.equipment import begins_part, plain, take_part
from bot.motu.typing.special import held
from bot.motu.typing.standing import faced, place_at
from bot.motu.typing.typed import Typed
from engine.ruling import Term

__all__ = ["CharacterLine", "parse_character", "parse_line", "path_typed"]

ATTRIBUTES: Mapping[str, str] = {
    word: name
    for name, words in {
        "strength": "s str strength f fu fue fza fuerza",
        "perception": "p pe per perc perception percepción percepcion",
        "power": "w po pow power pod poder",
        "resistance": "r re res resist resistance resistencia",
        "mind": "m me men min mnd mind mente",
    }.items()
    for word in words.split()
}
OTHER: Mapping[str, str] = {
    word: name
    for name, words in {
        "speed": "speed spd mov rapidez velocidad vel",
        "health": "health hp life salud sal vida",
        "size": "base hexes hexágonos hexagonos",
        "cost": "pts pt points point puntos punto ptos pto cost coste",
        "mana": "mana maná",
    }.items()
    for word in words.split()
}
MOST: Mapping[str, int] = {"health": 40, "speed": 30, "size": 40, "cost": 9999}  # that a line is believed to mean
MOST_OF_ATTRIBUTES = 15
LONGEST = 1200  # characters
UNSEEN = dict.fromkeys(map(ord, "\u200b\ufe0f\u20e3"))  # what phones put into a line: 5️⃣ is a five
_LABELLED = re.compile(r"(?P<of>[^\W\d_]+)[:=]?(?P<number>\d{1,4})")
_BEFORE = re.compile(r"(?P<number>\d{1,4})(?P<of>[^\W\d_]{2,})")  # `8hp`
# of a base, whose number of hexes has to be said
_LARGE = re.compile(r"\((?:large|grande|gran tama[ñn]o)\)|(?<=\s)(?:large|gran tama[ñn]o)$", re.IGNORECASE)
_COST = re.compile(r"(\d{1,4})(?:pts?|points?|puntos?|ptos?)?")
_SPEED = re.compile(r"(\d{1,2})/(\d{1,2})")
# both speeds with what is written between them: 5"/8", 5 / 8, speed 5-8
_BOTH = re.compile(r"(?<![\d/|–-])(\d{1,2})[\"”″]?\s?/\s?(\d{1,2})[\"”″]?(?![\d/]|\s?/)")
_FROM_TO = re.compile(
    rf"(?<!\w)(?P<of>{'|'.join(word for word, name in OTHER.items() if name == 'speed')})(?P<gap>\s*[:=]?\s*)"
    r"(?P<one>\d{1,2})\s?[–-]\s?(?P<two>\d{1,2})(?![\w–/-])",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class CharacterLine:
    """A character's card, and where it stands as it was typed: `C5 C6 ne`; None where the line does not say."""

    card: dict[str, Any]
    at: str | None = None


def parse_character(text: str) -> dict[str, Any]:
    """Return the card of a character typed in one line. Raises UserError for what is not understood.

    >>> card = parse_character("Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1d 1:1 3:2")
    >>> card["name"], card["attributes"]["power"], card["weapons"][0]["table"]
    ('Brak', 2, {1: 1, 3: 2})
    """
    return parse_line(text).card


def parse_line(text: str) -> CharacterLine:
    """Return the card of a character typed in one line and where it stands. Raises UserError for what is not read.

    >>> parse_line("Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8 at c5 facing ne, axe melee 1:1").at
    'C5 ne'
    """
    typed = Typed(" ".join(text.translate(UNSEEN).split()))
    if len(typed.text) > LONGEST:
        raise typed.refuse("figure-line-too-long", "", most=LONGEST)
    text, specials = held(typed)
    head, *parts = (part.strip() for part in text.split(";"))
    name, words = _name(head, typed)
    card: dict[str, Any] = {"name": name, "attributes": {}}
    standing: dict[str, Any] = {"specials": specials}
    _read(card, standing, words, typed)
    for part in filter(None, parts):
        _read(card, standing, _words(part), typed, part)
    _check_whole(card, typed)
    at = [*standing.get("at", ()), *filter(None, [standing.get("facing")])]
    _check_base(card, standing, typed)
    return CharacterLine(card, " ".join(at) or None)


def _read(card: dict[str, Any], standing: dict[str, Any], words: list[str], typed: Typed, part: str = "") -> None:
    """Read numbers, where it stands, then weapons, abilities and items. Raises UserError for what is none of these.

    `part`: what stands between two semicolons, a weapon as a rule.
    """
    while words:
        if words[0] == ",":
            del words[0]
            continue
        named = begins_part(words)
        if length := _standing(standing, words, typed, large=not named):
            del words[:length]
        elif named:
            break
        else:
            _read_number(card, standing, words, typed, part)
        part = ""
    while words:
        words = take_part(card, words, standing["specials"], typed)


def _standing(standing: dict[str, Any], words: list[str], typed: Typed, *, large: bool) -> int:
    """Keep a place, where it faces, or that the base is large, at the beginning of words; return how many they are.

    `large`: whether that word may be about the base, and not the first of what a weapon is called.
    """
    places, length = place_at(words)
    if places:
        typed.put(standing, "at", places)
        return length
    facing, length = faced(words)
    if facing:
        typed.put(standing, "facing", facing)
        return length
    two = " ".join(words[:2]).lower()
    length = 2 if two in ("gran tamaño", "gran tamano") else words[0].lower() in ("large", "grande")
    length = length if large else 0
    if length:
        standing["large"] = " ".join(words[:length])
    return length


def _read_number(card: dict[str, Any], standing: dict[str, Any], words: list[str], typed: Typed, part: str) -> None:
    rest = list(words)
    key, value, given = _next(words, numbers_lead=standing.get("numbers_lead", False))
    standing["numbers_lead"] = bool(re.match(r"\d\S* ", given))
    if key == "speed":
        typed.put(card, key, _speed(value, given, typed))
        return
    if key == "mana" and value.isdecimal():
        raise typed.refuse("motu-line-mana", given)
    if not key or not value.isdecimal():
        if len(rest) > 1 and rest[1].isdecimal():  # wounds 5
            raise typed.not_read(" ".join(rest[:2]))
        if part or any(begins_part(rest[at:]) for at in range(1, len(rest))):
            raise typed.refuse("motu-line-part", part or " ".join(rest))
        raise typed.not_read(given)
    number, most = int(value), MOST.get(key, MOST_OF_ATTRIBUTES)
    if number > most:
        raise typed.refuse("motu-line-too-high", given, most=most)
    if key == "cost" and key in card:
        raise typed.refuse("motu-line-two-costs", given, first=str(card[key]))
    typed.put(card if key in MOST else card["attributes"], key, number, at=given)


def _name(head: str, typed: Typed) -> tuple[str, list[str]]:
    """Return the name, and the words behind it: up to the first number or label. Raises UserError for none.

    A word with digits is no part of a name, unless the name begins with it or stands in quotes: it may be a number
    that was mistyped.
    """
    if quoted := re.match(r'\s*["“«]([^"”»]+)["”»]', head):
        return quoted[1].strip(), _words(head[quoted.end() :])
    words, rest = head.split(), ""
    if words and words[0][0].isdigit():  # `2x Brak` is two of them, `55 Brak` begins with the points
        raise typed.refuse("motu-line-no-name", words[0])
    for place, word in enumerate(words):
        rest = " ".join(words[place:])
        if _is_number(rest) or (place and re.search(r"\d", word)):
            break
    else:
        place, rest = len(words), ""
    name = " ".join(words[:place]).rstrip(" ,:=-–—")
    if not name:
        raise typed.refuse("motu-line-no-name", words[0] if words else "")
    behind = _words(rest)
    _check_name(name, typed, behind)
    return name, behind


def _check_name(name: str, typed: Typed, behind: list[str]) -> None:
    """Raise UserError where a name has swallowed what a line tells: that a base is large, or values without figures.

    `behind`: what follows it. In quotes a name is anything.
    """
    if large := _LARGE.search(name):
        raise typed.refuse("motu-line-large", large[0].strip(" ()"))
    words = [word.strip("(),:").lower() for word in name.split()]
    if not behind and sum(word in ATTRIBUTES or word in OTHER for word in words[1:]) > 1:
        raise typed.not_read(" ".join(name.split()[1:]))


def _words(text: str) -> list[str]:
    """Return words without what players put between them: `s6,p2`, `str: 5`, `spd5/8`, `(55 pts)`, `- s6`.

    Commas stay, as words: a name ends there.
    """
    text = _BOTH.sub(r"\1/\2", _FROM_TO.sub(r"\g<of>\g<gap>\g<one>/\g<two>", plain(_BOTH.sub(r"\1/\2", text))))
    apart = re.sub(r",|(?<=[\w\"”″])\.(?=\s|$)", " , ", re.sub(r"(?<=\d)[/|](?=[^\W\d])|[][(){}|]", " ", text))
    apart = re.sub(r"(?<!\S)[-–—:/](?!\S)", " ", apart)
    apart = re.sub(r"(?<=[^\W\d])(?=\d{1,2}/\d)", " ", apart)
    return re.sub(r"(?<=[^\W\d])[:=]|(?<=\d):(?!\S)", " ", apart).split()


def _is_number(text: str) -> bool:
    """Return whether a text begins with something of a character: `55`, `(55 pts)`, `s5`, `str 5`, `at C5`."""
    words = _words(text)
    return bool(words) and (bool(place_at(words)[0]) or bool(_next(words)[0]))


def _next(words: list[str], *, numbers_lead: bool = False) -> tuple[str, str, str]:
    """Take the next part off words: what it is, its value, and how it was written; "" for what it can't be.

    `numbers_lead`: the part before was told as 5 strength, number first.
    """
    word = words.pop(0)
    label, behind = _label(word), _label(words[0]) if words else ""
    if label and words and (words[0].isdecimal() or (label == "speed" and _SPEED.fullmatch(words[0]))):
        return label, words[0], f"{word} {words.pop(0)}"
    fits = _SPEED.fullmatch(word) if behind == "speed" else word.isdecimal()
    if fits and _led(behind, words[1:], numbers_lead=numbers_lead):
        return behind, word, f"{word} {words.pop(0)}"
    if match := _LABELLED.fullmatch(word.lower()) or _BEFORE.fullmatch(word.lower()):
        return _label(match["of"]), match["number"], word
    if match := _COST.fullmatch(word.lower()):
        return "cost", match[1], word
    return ("speed" if _SPEED.fullmatch(word) else ""), word, word  # nothing else of a character is a pair


def _led(label: str, following: list[str], *, numbers_lead: bool) -> bool:
    """Return whether a label belongs to the number before it, by what follows it: 5 strength, 55 points 5 strength."""
    if not label or not _begins_number(following) or (label == "cost" and _SPEED.fullmatch(following[0])):
        return bool(label)
    return len(following) > 1 and bool(_label(following[1])) and (numbers_lead or label == "cost")


def _label(word: str) -> str:
    """Return what a word says that a number is, empty where it says nothing."""
    return ATTRIBUTES.get(word.lower()) or OTHER.get(word.lower()) or ""


def _begins_number(words: list[str]) -> bool:
    return bool(words) and (words[0].isdecimal() or _SPEED.fullmatch(words[0]) is not None)


def _speed(value: str, given: str, typed: Typed) -> list[int]:
    """Return both speeds (6b). Raises UserError for one alone, and for an improved one that is lower."""
    match = _SPEED.fullmatch(value)
    both = [int(each) for each in match.groups()] if match else []
    if not both or both[1] < both[0] or both[1] > MOST["speed"]:
        raise typed.refuse("motu-line-speed", given, given=value)
    return both


def _check_whole(card: Mapping[str, Any], typed: Typed) -> None:
    """Raise UserError where some of a character's numbers were said and others not: a test would roll no dice."""
    missing = [Term(f"motu-{name}") for name in dict.fromkeys(ATTRIBUTES.values()) if name not in card["attributes"]]
    missing += [Term(f"motu-said-{name}") for name in ("speed", "health") if name not in card]
    if missing and (card["attributes"] or "speed" in card or "health" in card):
        raise typed.refuse("motu-line-missing", "", missing=tuple(missing))


def _check_base(card: dict[str, Any], standing: Mapping[str, Any], typed: Typed) -> None:
    """Take how many hexes a base covers from where it stands. Raises UserError where a large one does not tell."""
    places = standing.get("at", ())
    if len(places) > 1 and "size" not in card:
        card["size"] = len(places)
    if standing.get("large") and card.get("size", 1) == 1:
        raise typed.refuse("motu-line-large", standing["large"])


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
