"""A character typed in one line, a way.

`Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1d 1:1 3:2; bow ranged 8" 1d 1mana 1:1 2:2; plan ability 1ap`

The words of a weapon's special ability stand last or in quotes: `axe melee 1:1 special: Pushes its target a hex`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.app.errors import UserError
from engine.ruling import Term

__all__ = ["EXAMPLE", "parse_character", "path_typed"]

EXAMPLE = "Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1d 1:1 3:2"
EXAMPLE_RANGED = 'bow ranged 8" 1d 1:1 3:2'
ATTRIBUTES: Mapping[str, str] = {
    word: name
    for name, words in {
        "strength": "s str strength f fue fza fuerza",
        "perception": "p per perc perception percepción percepcion",
        "power": "w pow power pod poder",
        "resistance": "r res resist resistance resistencia",
        "mind": "m men min mnd mind mente",
    }.items()
    for word in words.split()
}
OTHER: Mapping[str, str] = {
    word: name
    for name, words in {
        "speed": "speed spd mov rapidez velocidad vel",
        "health": "health hp life salud sal vida",
        "size": "base hexes hexágonos hexagonos",
        "cost": "pts pt points point puntos punto cost coste",
    }.items()
    for word in words.split()
}
MOST: Mapping[str, int] = {"health": 40, "speed": 30, "size": 40, "cost": 9999}  # that a line is believed to mean
MOST_OF_ATTRIBUTES = 15
SAID_AS = {key: f"motu-said-{key}" for key in ("speed", "health", "size", "cost", "range", "dice")}
KINDS = {"melee": "melee", "cuerpo": "melee", "ranged": "ranged", "distancia": "ranged", "spell": "spell",
         "hechizo": "spell"}  # fmt: skip
# what a number of a weapon or an ability may stand beside, and how it is written in one with it
UNITS: Mapping[str, str] = {
    word: unit
    for unit, words in {'"': "range alcance", "d": "dice die dado dados", "mana": "mana maná"}.items()
    for word in words.split()
}
ABILITY = {"ability", "habilidad"}
ITEM = {"item", "objeto", "consumable", "consumible"}
LONGEST = 60  # characters that an error repeats
_LABELLED = re.compile(r"(?P<of>[^\W\d_]+)[:=]?(?P<number>\d{1,4})")
_BEFORE = re.compile(r"(?P<number>\d{1,4})(?P<of>[^\W\d_]{2,})")  # `8hp`
# of a base, whose number of hexes has to be said
_LARGE = re.compile(r"\((?:large|grande|gran tama[ñn]o)\)|(?<=\s)(?:large|gran tama[ñn]o)$", re.IGNORECASE)
# what a weapon's special ability says: in quotes, or up to the end of the weapon
_SPECIAL = r"(?<!\w)(?:special(?: ability)?|(?:habilidad )?especial)"
_QUOTED = re.compile(_SPECIAL + r"\s*:?\s*[\"“«]([^\"”»]*)[\"”»]", re.IGNORECASE)
_LAST = re.compile(_SPECIAL + r"\s*:(.*)", re.IGNORECASE | re.DOTALL)
_OF_A_WEAPON = re.compile(r"(?<!\S)(?:\d{1,2}[:=]\S+|[+-]?\d{1,2}(?:d|mana|maná))(?!\S)", re.IGNORECASE)
BETWEEN = "\x1f"  # stands for what parts a line's parts, where it is within quotes
_SIGNED = re.compile(r"[+-]?\d{1,2}")
_COST = re.compile(r"(\d{1,4})(?:pts?|points?|puntos?)?")
_SPEED = re.compile(r"(\d{1,2})/(\d{1,2})")
_INCHES = re.compile(r"\b(\d{1,2}) ?(?:[\"”″]|''|(?:in|inch|inches|pulgadas?)\b)", re.IGNORECASE)
_ROW = re.compile(r"(\d{1,2})[:=](\d{1,2}|[^\s\d:][^\s:]*)")


def parse_character(text: str) -> dict[str, Any]:
    """Return the card of a character typed in one line. Raises UserError for what is not understood.

    >>> card = parse_character(EXAMPLE)
    >>> card["name"], card["attributes"]["power"], card["weapons"][0]["table"]
    ('Brak', 2, {1: 1, 3: 2})
    """
    held = _QUOTED.sub(lambda found: found[0].replace(";", BETWEEN), text)
    head, *parts = (part.strip().replace(BETWEEN, ";") for part in held.split(";"))
    card = _head(head, text)
    for part in parts:
        if part:
            _part(card, part, text)
    _check_whole(card, text)
    return card


def _head(head: str, text: str) -> dict[str, Any]:
    name, words = _name(head, text)
    card: dict[str, Any] = {"name": name, "attributes": {}}
    while words:
        key, value, given = _next(words)
        if key == "speed":
            _once(card, key, _speed(value, text), text)
        elif not key or not value.isdecimal():
            raise UserError("motu-line-not-read", given=given[:LONGEST], line=text[:LONGEST], example=EXAMPLE)
        else:
            number, most = int(value), MOST.get(key, MOST_OF_ATTRIBUTES)
            if number > most:
                raise UserError("motu-line-too-high", given=given[:LONGEST], most=most, line=text[:LONGEST])
            _once(card if key in MOST else card["attributes"], key, number, text)
    return card


def _name(head: str, text: str) -> tuple[str, list[str]]:
    """Return the name, and the words behind it: up to the first number or label. Raises UserError for none.

    A word with digits is no part of a name, unless the name begins with it or stands in quotes: it may be a number
    that was mistyped.
    """
    if quoted := re.match(r'\s*["“«]([^"”»]+)["”»]', head):
        return quoted[1].strip(), _words(head[quoted.end() :])
    words, rest = head.split(), ""
    if words and words[0][0].isdigit():  # `2x Brak` is two of them, `55 Brak` begins with the points
        raise UserError("motu-line-no-name", line=text[:LONGEST], example=EXAMPLE)
    for place, word in enumerate(words):
        rest = " ".join(words[place:])
        if _is_number(rest) or (place and re.search(r"\d", word)):
            break
    else:
        place, rest = len(words), ""
    name = " ".join(words[:place]).rstrip(" ,:=-–—")
    _check_name(name, text, alone=not rest)
    if not name:
        raise UserError("motu-line-no-name", line=text[:LONGEST], example=EXAMPLE)
    return name, _words(rest)


def _check_name(name: str, text: str, *, alone: bool) -> None:
    """Raise UserError where a name has swallowed what a line tells: that a base is large, or values without figures.

    `alone`: nothing is behind it. In quotes a name is anything.
    """
    if large := _LARGE.search(name):
        raise UserError("motu-line-large", given=large[0].strip(" ()"), line=text[:LONGEST])
    words = [word.strip("(),:").lower() for word in name.split()]
    if alone and sum(word in ATTRIBUTES or word in OTHER for word in words[1:]) > 1:
        raise UserError("motu-line-not-read", given=" ".join(words[1:])[:LONGEST], line=text[:LONGEST], example=EXAMPLE)


def _words(text: str) -> list[str]:
    """Return words without what players put between them: `s6,p2`, `str: 5`, `spd5/8`, `(55 pts)`, `- s6`."""
    apart = re.sub(r"(?<=\d)[,/|](?=[^\W\d])|[(),|]|(?<!\S)[-–—](?!\S)", " ", text)
    apart = re.sub(r"(?<=[^\W\d])(?=\d{1,2}/\d)", " ", apart)
    return re.sub(r"(?<=[^\W\d])[:=]|(?<=\d):(?!\S)", " ", apart).split()


def _is_number(text: str) -> bool:
    """Return whether a text begins with something of a character: `55`, `(55 pts)`, `s5`, `str 5`, `speed 5/8`."""
    words = _words(text)
    return bool(words) and bool(_next(words)[0])


def _next(words: list[str]) -> tuple[str, str, str]:
    """Take the next part off words: what it is, its value, and how it was written; "" for what it can't be."""
    word = words.pop(0)
    low = word.lower()
    label = ATTRIBUTES.get(low) or OTHER.get(low)
    if label and words and (words[0].isdecimal() or _SPEED.fullmatch(words[0])):
        value = words.pop(0)
        return label, value, f"{word} {value}"
    if _SPEED.fullmatch(low):  # nothing else of a character is a pair
        return "speed", word, word
    if match := _LABELLED.fullmatch(low) or _BEFORE.fullmatch(low):
        return ATTRIBUTES.get(match["of"]) or OTHER.get(match["of"]) or "", match["number"], word
    if match := _COST.fullmatch(low):
        if words and OTHER.get(words[0].lower()) == "cost" and not (len(words) > 1 and words[1].isdecimal()):
            return "cost", match[1], f"{word} {words.pop(0)}"
        return "cost", match[1], word
    return "", "", word


def _speed(value: str, text: str) -> list[int]:
    """Return both speeds (6b). Raises UserError for one alone, and for an improved one that is lower."""
    match = _SPEED.fullmatch(value)
    both = [int(each) for each in match.groups()] if match else []
    if not both or both[1] < both[0] or both[1] > MOST["speed"]:
        raise UserError("motu-line-speed", given=value[:LONGEST], line=text[:LONGEST])
    return both


def _check_whole(card: Mapping[str, Any], text: str) -> None:
    """Raise UserError where some of a character's numbers were said and others not: a test would roll no dice."""
    missing = [Term(f"motu-{name}") for name in dict.fromkeys(ATTRIBUTES.values()) if name not in card["attributes"]]
    missing += [Term(f"motu-said-{name}") for name in ("speed", "health") if name not in card]
    if missing and (card["attributes"] or "speed" in card or "health" in card):
        raise UserError("motu-line-missing", missing=tuple(missing), line=text[:LONGEST])


def _once(found: dict[Any, Any], key: Any, value: Any, text: str, given: str = "") -> None:
    """Put a value where none is yet. Raises UserError for the second, named as players call it."""
    if key in found:
        named = given or Term(SAID_AS.get(key, f"motu-{key}"))
        raise UserError("motu-line-twice", given=named, line=text[:LONGEST])
    found[key] = value


def _part(card: dict[str, Any], part: str, text: str) -> None:
    """Read a weapon, an ability or an item: its name, what it is, and its numbers."""
    numbers, special = _special(part, text)
    plain = _INCHES.sub(r'\1"', numbers)
    plain = re.sub(r"\b(?:cuerpo a (?=cuerpo\b)|a (?=distancia\b))", "", plain, flags=re.IGNORECASE)
    words = _together([word for word in (each.strip(",()").rstrip(":") for each in plain.split()) if word])
    kinds = [place for place, word in enumerate(words) if word.lower() in {*KINDS, *ABILITY, *ITEM}]
    if not kinds or kinds[0] == 0 or any(word[0].isdigit() for word in words[: kinds[0]]):
        raise UserError("motu-line-part", given=part[:LONGEST], example=EXAMPLE)
    name, kind, rest = " ".join(words[: kinds[0]]), words[kinds[0]].lower(), words[kinds[0] + 1 :]
    slug = re.sub(r"\W+", "-", name.casefold()).strip("-") or "x"
    if special and kind not in KINDS:
        raise UserError("motu-line-special", given=part[:LONGEST])
    if kind in KINDS:
        weapon = _weapon(slug, name, KINDS[kind], rest, text)
        card.setdefault("weapons", []).append(weapon | ({"text": special} if special else {}))
    elif kind in ABILITY:
        card.setdefault("abilities", []).append(_numbers({"id": slug, "name": name}, rest, text))
    else:
        consumable = kind in ("consumable", "consumible")
        item = _numbers({"id": slug, "name": name}, rest, text)
        card.setdefault("items", []).append(item | ({"consumable": True} if consumable else {}))


def _special(part: str, text: str) -> tuple[str, str]:
    """Return a part without the words of a special ability, and those. Raises UserError where they can't be told apart.

    Out of quotes they end the part: numbers of a weapon behind them would be lost in them.

    >>> _special("axe melee 1:1 special: Pushes its target.", "")
    ('axe melee 1:1', 'Pushes its target.')
    >>> _special('axe melee special "Twice; once a round" 1:1', "")
    ('axe melee 1:1', 'Twice; once a round')
    """
    quoted = _QUOTED.search(part)
    found = quoted or _LAST.search(part)
    if found is None:
        return part, ""
    words = " ".join(found[1].split())
    numbers = " ".join((part[: found.start()] + part[found.end() :]).split())
    if _QUOTED.search(numbers) or _LAST.search(numbers):
        raise UserError("motu-line-twice", given=Term("motu-said-special"), line=text[:LONGEST])
    if not words or (quoted is None and (words[0] in '"“«' or _OF_A_WEAPON.search(words))):
        raise UserError("motu-line-special", given=part[found.start() :][:LONGEST])
    return numbers, words


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


def _weapon(slug: str, name: str, kind: str, words: list[str], text: str) -> dict[str, Any]:
    weapon: dict[str, Any] = {"id": slug, "name": name, "kind": kind, "table": {}}
    rest = []
    for word in words:
        if match := _ROW.fullmatch(word):
            effect = match[2]
            _once(weapon["table"], int(match[1]), int(effect) if effect.isdecimal() else effect, text, word)
        elif re.fullmatch(r"\d{1,2}[\"”″]", word):
            _once(weapon, "range", int(word[:-1]), text)
        elif re.fullmatch(r"[+-]?\d{1,2}d", word.lower()):
            _once(weapon, "dice", int(word[:-1]), text)
        elif word.lower() in ("allies", "aliados"):
            weapon["allies"] = True
        else:
            rest.append(word)
    if any(word.lower() in ("special", "especial") for word in rest):  # neither quotes nor a colon behind it
        raise UserError("motu-line-special", given=" ".join(rest)[:LONGEST])
    _numbers(weapon, rest, text)
    missing = ["range"] if kind != "melee" and "range" not in weapon else []
    missing += [] if weapon["table"] else ["table"]
    if missing:
        terms = tuple(Term(f"motu-said-{each}") for each in missing)
        raise UserError("motu-line-weapon", given=name[:LONGEST], missing=terms, example=EXAMPLE_RANGED)
    return weapon


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
