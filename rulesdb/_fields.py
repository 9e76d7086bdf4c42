"""The fields of one entry as its corpus file holds them, each checked.

Every function raises `CorpusError` with one line that begins with `place`: the file and the entry.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rulesdb.entry import BOOK, CARD, DEPARTURE, KINDS, PART, READING, FactValue
from rulesdb.errors import CorpusError, quoted
from rulesdb.rulesets import RULESETS

__all__ = [
    "counterparts",
    "facts",
    "kind",
    "refuse_unknown",
    "required_text",
    "section_id",
    "source",
    "texts",
    "truth",
]

_FACT_KEY = re.compile(r"[a-z][a-z0-9_]*")
_SECTION = re.compile(r"[A-Za-z0-9][A-Za-z0-9./-]{0,99}")


def refuse_unknown(raw: Mapping[Any, Any], allowed: frozenset[str], place: str) -> None:
    """Refuse a key that the format does not have."""
    for key in raw:
        if key not in allowed:
            raise CorpusError(f"{place}: unknown key {quoted(key)}; known: {', '.join(sorted(allowed))}")


def section_id(raw: Mapping[str, Any], place: str, key: str = "id") -> str:
    """Return a section id."""
    section = required_text(raw, key, place)
    if not _SECTION.fullmatch(section):
        raise CorpusError(f"{place}: {key} must look like 16.3b, R7 or terreno/terreno-elevado")
    return section


def required_text(raw: Mapping[str, Any], key: str, place: str, usual: str = "") -> str:
    """Return a text without blanks around it; it must be there unless there is a usual one."""
    if usual and key not in raw:
        return usual
    value = raw.get(key)
    if isinstance(value, str) and value.strip():
        return value.strip()
    if value is None or isinstance(value, str):
        raise CorpusError(f"{place}: {key} is missing")
    raise CorpusError(f"{place}: {key} must be text in quotes, found {quoted(value)}")


def texts(raw: Mapping[str, Any], key: str, place: str, usual: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return a list of texts, the usual ones where there is none."""
    values = raw.get(key, list(usual))
    if not isinstance(values, list):
        raise CorpusError(f"{place}: {key} must be a list")
    for value in values:
        if not isinstance(value, str) or not value.strip():
            raise CorpusError(f"{place}: {key} must hold text in quotes, found {quoted(value)}")
    return tuple(value.strip() for value in values)


def truth(raw: Mapping[str, Any], key: str, place: str, usual: bool) -> bool:
    """Return true or false, `usual` where the key is absent."""
    value = raw.get(key, usual)
    if not isinstance(value, bool):
        raise CorpusError(f"{place}: {key} must be true or false")
    return value


def kind(raw: Mapping[str, Any], place: str, usual: str = "") -> str:
    """Return the kind of an entry; it must be there unless there is a usual one."""
    found = raw.get("kind", usual or None)
    if found not in KINDS:
        raise CorpusError(f"{place}: kind is {quoted(found)}, expected one of {', '.join(KINDS)}")
    return str(found)


def source(raw: Mapping[str, Any], place: str, kind: str, taken_over: str | None, usual: str = READING) -> str:
    """Return what an entry rests on.

    Only an entry that is taken over may say that its own book states it, or a part; only a reading, that it departs
    from the letter of the book. `usual` is what a reading is that doesn't tell.
    """
    if kind == READING:
        if raw.get("source", DEPARTURE) != DEPARTURE:
            raise CorpusError(f"{place}: source may be {DEPARTURE} alone, in a reading")
        return str(raw.get("source", usual))
    if "source" in raw and (raw["source"] not in {PART, BOOK} or taken_over is None):
        raise CorpusError(f"{place}: source may be {PART} or {BOOK} alone, in an entry that is taken over")
    return str(raw.get("source", CARD)) if taken_over else BOOK


def counterparts(raw: Mapping[str, Any], place: str, ruleset: str) -> Mapping[str, tuple[str, ...]]:
    """Return for other rulesets the ids of the sections that say the same."""
    found = raw.get("counterparts", {})
    if not isinstance(found, dict):
        raise CorpusError(f"{place}: counterparts must be a mapping of rulesets to lists of ids")
    others = [other for other in RULESETS if other != ruleset]
    for other in found:
        if other not in others:
            raise CorpusError(f"{place}: counterparts in {quoted(other)}, expected one of {', '.join(others)}")
    return MappingProxyType({other: texts(found, other, f"{place}: counterparts") for other in found})


def facts(raw: Mapping[str, Any], place: str) -> Mapping[str, FactValue]:
    """Return the facts: plain values, lists of those, or flat mappings, under snake_case keys."""
    found = raw.get("facts", {})
    if not isinstance(found, dict):
        raise CorpusError(f"{place}: facts must be a mapping")
    for key, value in found.items():
        _fact_key(key, place)
        if isinstance(value, dict):
            for inner, part in value.items():
                _fact_key(inner, place)
                _fact_plain(part, f"{key}.{inner}", place)
        else:
            _fact_plain(value, key, place)
    return MappingProxyType(found)


def _fact_key(key: object, place: str) -> None:
    if isinstance(key, bool):
        raise CorpusError(f"{place}: a fact key on, off, yes or no must be in quotes, YAML reads it as {key}")
    if not isinstance(key, str) or not _FACT_KEY.fullmatch(key):
        raise CorpusError(f"{place}: fact key {quoted(key)} must be snake_case text")


def _fact_plain(value: object, name: str, place: str) -> None:
    parts = value if isinstance(value, list) else [value]
    if not all(part is None or isinstance(part, str | int | float) for part in parts):
        raise CorpusError(f"{place}: fact {name} must be a number, text, true or false, or a list of those")
