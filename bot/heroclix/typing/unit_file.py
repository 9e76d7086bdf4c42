"""A unit file of the kind that players have, made a card of ours.

Such a file is a JSON object: name, point values, base, range and targets, symbols, keywords, Improved Movement
and Targeting, a dial click by click with power ids such as `running_shot`, and special powers as text. Nothing
in it is trusted. The texts of special powers are kept on the card for players to read; they are not judged.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.app.user_error import UserError
from bot.documents.given import LIST, MAPPING, TEXT, flag, given, unlike
from bot.heroclix.typing.power_names import nearest_powers, power_slug
from engine import DocumentError
from engine.errors import as_given
from engine.heroclix.ruleset import JUDGED, Powers, edition
from engine.ruling import Term

__all__ = ["ImportedUnit", "is_unit", "read_unit"]

VALUES = ("speed", "attack", "defense", "damage")
MOST_CLICKS = 60
MOST_WORDS = 60  # keywords, abilities, special powers
LONGEST_WORD = 80
LONGEST_TEXT = 2000
MOST_NAMED = 12  # of keys that are not read
UNKNOWN = frozenset(("", "?", "-", "–", "—"))  # what a file shows where it does not know a value
KO_WORDS = frozenset(("", "ko", "k.o.", "-", "–", "—"))  # what a click past the last living one shows
TOP_KEYS = frozenset(
    (
        "unit_id", "name", "point_values", "dimensions", "unit_range", "targets", "keywords", "improved_movement",
        "improved_targeting", "special_powers", "dial", *(f"{value}_type" for value in VALUES),
    )
)  # fmt: skip
CLICK_KEYS = frozenset(
    ("click_number", "starting_line", *(f"{value}_{part}" for value in VALUES for part in ("value", "power")))
)
SPECIAL_KEYS = frozenset(("type", "name", "description"))
ENTRY_KEYS = frozenset(("name", "id"))  # of a keyword or ability that is a mapping
# what a symbol beside a value grants (1.3; 2012: glosario/volador, glosario/nadador, glosario/indomitable,
# glosario/sharpshooter, glosario/personaje-duo, glosario/transportador); the others are plain
SYMBOLS: Mapping[str, tuple[str, ...]] = {
    "wing": ("flight",),
    "flight": ("flight",),
    "dolphin": ("swim",),
    "swim": ("swim",),
    "autonomous": ("autonomous",),
    "indomitable": ("indomitable",),
    "sharpshooter": ("sharpshooter",),
    "duo": ("duo-attack",),
    "transporter": ("carry", "move-and-attack"),
}
SIZES = ("tiny", "giant", "colossal")
PLAIN = frozenset(
    ("", "boot", "foot", "fist", "shield", "starburst", "normal", "standard", "regular", "none", "default")
)
_BASE = re.compile(r"\s*([1-6])\s*[x×*]\s*([1-6])\s*", re.IGNORECASE)  # as large as a card of ours may have


@dataclass(frozen=True, slots=True)
class ImportedUnit:
    """The card, and what was left out or kept as text: keys of the catalogues with their data."""

    card: dict[str, Any]
    notes: tuple[tuple[str, dict[str, object]], ...] = ()


@dataclass(slots=True)
class _Left:
    """What is left out, each thing once, in the order it was met."""

    known: Powers
    powers: dict[str, None] = field(default_factory=dict)
    abilities: dict[str, None] = field(default_factory=dict)
    unread: dict[str, None] = field(default_factory=dict)  # kept: this edition names them and does not say what they do
    elsewhere: dict[str, str] = field(default_factory=dict)  # what another edition has, by the ability
    keys: dict[str, None] = field(default_factory=dict)
    gaps: dict[str, None] = field(default_factory=dict)  # values that the file leaves open
    start: bool = True  # whether the file says on which click the dial starts

    def foreign(self, found: object, known: frozenset[str], path: str) -> None:
        """Note the keys of a mapping that are not read, with their place."""
        if isinstance(found, Mapping):
            self.keys |= dict.fromkeys(f"{path}.{str(key)[:LONGEST_WORD]}" for key in found if key not in known)


def is_unit(document: Mapping[str, Any]) -> bool:
    """Return whether a file is a unit of theirs rather than a card of ours.

    >>> is_unit({"unit_id": "x1"}), is_unit({"name": "Ferryman", "dial": []})
    (True, False)
    """
    return bool({"unit_id", "point_values", "unit_range", "special_powers"} & document.keys())


def read_unit(powers: Powers, document: Mapping[str, Any]) -> ImportedUnit:
    """Return the card of a player's unit file. Raises UserError or DocumentError that names the place.

    >>> click = {"click_number": 1, "starting_line": True, "speed_value": "8", "speed_power": "running_shot",
    ...          "attack_value": 10, "defense_value": 17, "damage_value": 3}
    >>> from engine.heroclix.editions.modern import MODERN
    >>> unit = {"name": "Ferryman", "point_values": ["50"], "unit_range": "6", "dial": [click]}
    >>> card = read_unit(MODERN.powers, unit).card
    >>> card["points"], card["range"], card["dial"][0]["powers"]
    (50, 6, ['running-shot'])
    """
    left = _Left(powers)
    left.keys |= dict.fromkeys(str(key)[:LONGEST_WORD] for key in document if key not in TOP_KEYS)
    points = [
        _number(each, "point_values", 10_000) for each in _listed(document.get("point_values", []), "point_values")
    ]
    clicks, start, special_slots = _dial(document, left, max(1, len(points)))
    card: dict[str, Any] = {
        "name": _text(document.get("name"), "name", LONGEST_WORD),
        "points": points[0] if points else 0,
        "range": (reach := _number(given(document.get("unit_range"), 0), "unit_range", 99)),
        "targets": _number(given(document.get("targets"), 1), "targets", 20, least=int(reach > 0)) or 1,
        "keywords": list(_words(document, "keywords", left)),
        "abilities": list(dict.fromkeys(_abilities(document, left))),
        "dial": clicks,
        "start": start,
        **_size(document),
    }
    special = _special(document, left)
    if special:
        card["special"] = special
    return ImportedUnit(card, tuple(_notes(points, special, special_slots, left)))


def _notes(
    points: list[int], special: list[dict[str, str]], slots: set[str], left: _Left
) -> Iterator[tuple[str, dict[str, object]]]:
    if special:
        yield "unit-special", {"names": tuple(each["name"] for each in special)}
    elif slots:
        yield "unit-special-missing", {"values": tuple(sorted(slots))}
    for slug in list(left.powers)[:MOST_NAMED]:
        near = nearest_powers(left.known, slug.replace("-", " "))
        yield ("unit-power-nearest", {"power": slug, "nearest": near}) if near else ("unit-power-left", {"power": slug})
    unsearched = tuple(left.powers)[MOST_NAMED:]  # what is nearest takes long to find
    if unsearched:
        names = unsearched[:MOST_NAMED]
        yield "unit-powers-left", {"names": names, "more": len(unsearched) - len(names)}
    if not left.start:
        yield "unit-start-first", {}
    yield from _ability_notes(left)
    if left.gaps:
        names = tuple(left.gaps)[:MOST_NAMED]
        yield "unit-gaps", {"names": names, "more": len(left.gaps) - len(names)}
    if left.keys:
        names = tuple(left.keys)[:MOST_NAMED]
        yield "unit-keys-left", {"names": names, "more": len(left.keys) - len(names)}
    if not points:
        yield "unit-points-none", {}
    if len(points) > 1:
        yield "unit-points", {"points": points[0], "others": tuple(points[1:])}


def _ability_notes(left: _Left) -> Iterator[tuple[str, dict[str, object]]]:
    if left.unread:
        yield "unit-abilities-unread", {"names": tuple(map(Term, left.unread))}
    if left.elsewhere:
        rulesets = dict.fromkeys(left.elsewhere.values())
        yield "unit-abilities-gone", {"names": tuple(map(Term, left.elsewhere)), "rulesets": tuple(map(Term, rulesets))}
    if left.abilities:
        yield "unit-abilities-left", {"names": tuple(left.abilities)}


def _clicks(source: object) -> list[Any]:
    """Return the clicks of a dial, one at least and not too many, whatever each of them is."""
    if not isinstance(source, list):
        raise unlike("dial", source, LIST)
    if not source:
        raise DocumentError("dial", "error-list-too-short", limit=1)
    if len(source) > MOST_CLICKS:
        raise UserError("unit-file-too-long", path="dial", count=len(source), most=MOST_CLICKS)
    return source


def _dial(document: Mapping[str, Any], left: _Left, starts: int) -> tuple[list[dict[str, Any]], int, set[str]]:
    """Return the living clicks in their order, the starting one, and the values that show a special power.

    `starts`: the most starting lines, one for each point value; the first one counts.
    """
    found: list[tuple[int, dict[str, Any], bool]] = []
    ended: dict[int, str] = {}  # the clicks that show KO, and where they stand in the file
    places: dict[int, str] = {}
    slots: set[str] = set()
    for index, click in enumerate(_clicks(document.get("dial"))):
        path = f"dial[{index}]"
        if not isinstance(click, Mapping):
            raise unlike(path, click, MAPPING)
        left.foreign(click, CLICK_KEYS, path)
        number = _number(click.get("click_number", index + 1), f"{path}.click_number", MOST_CLICKS)
        if number in places:
            raise UserError("unit-file-click-twice", path=f"{path}.click_number", number=number, other=places[number])
        places[number] = path
        begins = _flag(click.get("starting_line"), f"{path}.starting_line")
        if all(_is_ko(click, f"{value}_value") for value in VALUES):
            if begins:
                raise UserError("unit-file-start-on-ko", path=f"{path}.starting_line", number=number)
            ended[number] = path
            continue
        read: dict[str, Any] = {value: _value(click, value, path, left) for value in VALUES}
        read["powers"] = list(_powers(click, path, left, slots))
        found.append((number, read, begins))
    if not found:
        raise _fault("dial", "KO", "1–60")
    found.sort(key=lambda each: each[0])
    _check_order([number for number, _, _ in found], ended)
    lines = [place for place, (_, _, begins) in enumerate(found, 1) if begins]
    if len(lines) > starts:
        raise UserError("unit-file-starting-lines", count=len(lines), most=starts)
    left.start = bool(lines) or len(found) == 1
    return [read for _, read, _ in found], next(iter(lines), 1), slots


def _value(click: Mapping[str, Any], value: str, path: str, left: _Left) -> int:
    """Return a value of a click: 0, and a note of it, where the file has the place for one and leaves it open."""
    found = click.get(f"{value}_value")
    if f"{value}_value" in click and (found is None or (isinstance(found, str) and found.strip() in UNKNOWN)):
        left.gaps[f"{path}.{value}_value"] = None
        return 0
    return _number(found, f"{path}.{value}_value", 99)


def _check_order(living: list[int], ended: Mapping[int, str]) -> None:
    """Raise UserError where a KO stands before a living click, or the numbers of the clicks have a gap."""
    for number, path in ended.items():
        if number < living[-1]:
            raise UserError("unit-file-ko-between", path=path, number=number, last=living[-1])
    whole = range(living[0], living[0] + len(living))
    if living[0] > 1 or living != list(whole):
        missing = next(number for number in range(min(living[0], 1), living[-1] + 1) if number not in living)
        raise UserError("unit-file-click-missing", number=missing, last=living[-1])


def _is_ko(click: Mapping[str, Any], key: str) -> bool:
    """Return whether a click shows KO there, or nothing at all; a key that is not in the file says neither."""
    if key not in click:
        return False
    value = click[key]
    return value is None or (isinstance(value, str) and value.strip().casefold() in KO_WORDS)


def _powers(click: Mapping[str, Any], path: str, left: _Left, slots: set[str]) -> Iterator[str]:
    for value in VALUES:
        power = click.get(f"{value}_power")
        if power in (None, ""):
            continue
        if not isinstance(power, str):
            raise _fault(f"{path}.{value}_power", power, "running_shot")
        slug = power_slug(power[:LONGEST_WORD])
        if slug in left.known.standard_slugs:
            _check_slot(left.known, slug, value, path)
            yield slug
        elif slug.startswith("special"):
            slots.add(value)
        elif slug not in ("none", "no-power"):
            left.powers[slug] = None


def _check_slot(known: Powers, slug: str, value: str, path: str) -> None:
    """Raise UserError for a standard power that surrounds a value of another type than its own (18.1)."""
    own = next(power.family for power in known.standard if power.slug == slug)
    if own != value:
        raise UserError("unit-file-power-slot", path=f"{path}.{value}_power", given=slug, expected=f"{own}_power")


def _abilities(document: Mapping[str, Any], left: _Left) -> Iterator[str]:
    for value in VALUES:
        symbol = given(document.get(f"{value}_type"), "")
        slug = "" if symbol == "" else power_slug(_text(symbol, f"{value}_type", LONGEST_WORD))
        granted = [grants for part, grants in SYMBOLS.items() if part in slug]
        yield from (ability for abilities in granted for ability in abilities if _is_kept(ability, left))
        if not granted and not any(part in slug for part in SIZES) and not PLAIN.intersection((slug, *slug.split("-"))):
            left.abilities[slug] = None
    for kind in ("improved-movement", "improved-targeting"):
        key = kind.replace("-", "_")
        for each in _words(document, key, left):
            ability = f"{kind}:{power_slug(each)}"
            if _is_kept(ability, left):
                yield ability


def _is_kept(ability: str, left: _Left) -> bool:
    """Return whether an ability goes on the card; note one that is not judged, or that another edition has, or none."""
    if _has(left.known, ability):
        left.unread |= dict.fromkeys([ability] if ability in left.known.abilities.unread else [])
        return True
    if ability in left.known:  # what everybody can do needs no symbol where the edition has none for it
        return False
    others = (ruleset for ruleset in JUDGED if _has(edition(ruleset).powers, ability))
    other = next(others, None)
    if other is not None:
        left.elsewhere[ability] = other
    else:
        left.abilities[ability] = None
    return False


def _has(powers: Powers, ability: str) -> bool:
    """Return whether a symbol for an ability means something in an edition."""
    return powers.abilities.has(ability) or (ability in powers and ability not in powers.everyones)


def _size(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return size and base: the damage symbol shows the size (1.3), `dimensions` the squares."""
    found: dict[str, Any] = {}
    symbol = str(document.get("damage_type") or "").casefold()
    sizes = [size for size in SIZES if size in symbol]
    if len(sizes) > 1:
        raise _fault("damage_type", symbol, ", ".join(SIZES))
    if sizes:
        found["size"] = sizes[0]
    dimensions = document.get("dimensions")
    if dimensions not in (None, ""):
        match = _BASE.fullmatch(dimensions) if isinstance(dimensions, str) else None
        if match is None:
            raise _fault("dimensions", dimensions, "1x1–6x6")
        found["base"] = [int(match[1]), int(match[2])]
    return found


def _special(document: Mapping[str, Any], left: _Left) -> list[dict[str, str]]:
    """Return the special powers and traits: what they belong to, name and text, for players to read."""
    found = []
    for index, each in enumerate(_listed(document.get("special_powers"), "special_powers")):
        path = f"special_powers[{index}]"
        if not isinstance(each, Mapping):
            raise unlike(path, each, MAPPING)
        left.foreign(each, SPECIAL_KEYS, path)
        found.append(
            {
                "kind": _text(given(each.get("type"), "special"), f"{path}.type", LONGEST_WORD),
                "name": _text(given(each.get("name"), "—"), f"{path}.name", LONGEST_WORD),
                "text": _text(given(each.get("description"), "—"), f"{path}.description", LONGEST_TEXT),
            }
        )
    return found


def _words(document: Mapping[str, Any], key: str, left: _Left) -> Iterator[str]:
    """Yield the entries of a list by what they are called; what else one holds is noted."""
    for index, each in enumerate(_listed(document.get(key), key)):
        left.foreign(each, ENTRY_KEYS, f"{key}[{index}]")
        yield _text(_named(each), key, LONGEST_WORD)


def _named(each: object) -> object:
    """Return what an entry of a list is called: itself, or its `name` or `id`."""
    return each.get("name", each.get("id")) if isinstance(each, Mapping) else each


def _listed(value: object, path: str) -> list[Any]:
    """Return a list: as it is, of a text with commas, of the keys of a mapping that are true."""
    if value in (None, ""):
        return []
    if isinstance(value, Mapping):
        value = [key for key, counts in value.items() if _flag(counts, f"{path}.{key}")]
    elif isinstance(value, str):
        value = [part for part in re.split(r"[,/]", value) if part.strip()]
    elif isinstance(value, int) and not isinstance(value, bool):
        value = [value]
    if not isinstance(value, list):
        raise unlike(path, value, LIST)
    if len(value) > MOST_WORDS:
        raise UserError("unit-file-too-long", path=path, count=len(value), most=MOST_WORDS)
    return value


def _flag(value: object, path: str) -> bool:
    found = flag(value)
    if found is None:
        raise _fault(path, value, "true, false")
    return found


def _text(value: object, path: str, longest: int) -> str:
    if not isinstance(value, str):
        raise unlike(path, value, TEXT)
    if not value.strip():
        raise DocumentError(path, "error-text-blank")
    text = " ".join(value.split())
    if len(text) > longest:
        raise UserError("unit-file-text-too-long", path=path, count=len(text), most=longest)
    return text


def _number(value: object, path: str, most: int, least: int = 0) -> int:
    text = str(value).strip() if isinstance(value, (int, str)) and not isinstance(value, bool) else ""
    if not text.isascii() or not text.isdecimal() or len(text) > 5 or not least <= int(text) <= most:
        raise _fault(path, value, f"{least}–{most}")
    return int(text)


def _fault(path: str, found: object, expected: str) -> UserError:
    return UserError("unit-file-value", path=path, given=as_given(found), expected=expected)
