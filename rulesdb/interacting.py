"""What a power combines with, what stops it, what gets round it, what does not go together with it.

As sections, and as its entry tells them apart.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rulesdb._compiled import cached, digest_of
from rulesdb.installed import counterparts, load
from rulesdb.rulesets import DEFAULT_RULESET

__all__ = ["HEADINGS", "LISTS", "Interactions", "ToldApart", "interactions", "told_apart"]

_FILE = Path(__file__).resolve().parent / "interactions.yaml"
_OLDER = Path(__file__).resolve().parent / "interactions-older.yaml"
_ACTS = frozenset({"power", "ability", "keyphrase"})
_PARAGRAPHS = re.compile(r"\n\s*\n")
# The four lists of relations, and how the entries head the paragraphs that tell them, by language.
LISTS = ("combines", "stopped_by", "bypassed_by", "apart")
ONE_WAY = frozenset({"stopped_by", "bypassed_by"})
HEADINGS = {
    "en": ("Combines with:", "Stopped by:", "Got round by:", "Not together with:"),
    "es": ("Se combina con:", "Lo frenan:", "Lo sortean:", "No se combina con:"),
}

Place = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Interactions:
    """The sections that bear on a power, each a ruleset and a section of it, the most telling first.

    `combines`: what brings it a benefit, or it to them. `stopped_by`: what keeps it from working or weakens
    it. `bypassed_by`: what it does not touch, or what undoes what it does. `apart`: what can't be used or
    counted together with it. `taken_from` is the ruleset whose powers these relations were told of, where
    the book asked about has none of its own.
    """

    combines: tuple[Place, ...]
    stopped_by: tuple[Place, ...]
    bypassed_by: tuple[Place, ...]
    apart: tuple[Place, ...]
    taken_from: str | None = None


@dataclass(frozen=True, slots=True)
class ToldApart:
    """An entry's text in parts: what the power does, then what its four lists tell (empty: not told)."""

    does: str
    combines: str = ""
    stopped_by: str = ""
    bypassed_by: str = ""
    apart: str = ""


def interactions(ruleset: str, section: str) -> Interactions | None:
    """Return what bears on a power or ability; None for any other section.

    In another edition than the current one they are those of its counterpart as far as they hold there, led to
    that edition's own sections; what it has no section for is left out. Sources: 27.1 to 27.8 of the current
    book, and the sections named.
    Raises `UnknownRuleset` and `UnknownSection`.

    >>> interactions("heroclix-modern", "27.1e").combines[0]
    ('heroclix-modern', '27.1a')
    >>> interactions("heroclix-2012", "poderes/charge").combines[0]
    ('heroclix-2012', 'poderes/flurry')
    """
    entry = load(ruleset).entry(section, "en")
    if ruleset == DEFAULT_RULESET:
        found = _written().get(entry.section)
        return None if found is None else _interactions([_places(ids) for ids in found], None)
    if entry.kind not in _ACTS:
        return None
    of = counterparts(ruleset, entry.section).get(DEFAULT_RULESET, ())
    current = next((each for each in of if each in _written()), None)
    if current is None:
        return None
    return _interactions([_led(ids, ruleset, entry.section) for ids in _holding(ruleset, current)], DEFAULT_RULESET)


def told_apart(text: str, lang: str) -> ToldApart:
    r"""Return the text of a power with its four lists taken out, headings included.

    >>> told_apart("Hits twice.\n\nCombines with: running.\n\nStopped by: walls.", "en").stopped_by
    'Walls.'
    """
    does: list[str] = []
    told: dict[str, list[str]] = {name: [] for name in LISTS}
    for paragraph in _PARAGRAPHS.split(text.strip()):
        name = next((n for n, heading in zip(LISTS, HEADINGS[lang], strict=True) if paragraph.startswith(heading)), "")
        (told[name] if name else does).append(_without_heading(paragraph) if name else paragraph)
    combines, stopped_by, bypassed_by, apart = ("\n\n".join(told[name]) for name in LISTS)
    return ToldApart("\n\n".join(does), combines, stopped_by, bypassed_by, apart)


def _without_heading(paragraph: str) -> str:
    said = paragraph.partition(":")[2].strip()
    return said[:1].upper() + said[1:]


@cache
def _written() -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return for each section the ids of its four lists, in the order of `LISTS`."""
    written = _read()["current"]
    return {section: tuple(tuple(each.get(name, ())) for name in LISTS) for section, each in written.items()}


def _interactions(lists: list[tuple[Place, ...]], taken_from: str | None) -> Interactions:
    combines, stopped_by, bypassed_by, apart = lists
    return Interactions(combines, stopped_by, bypassed_by, apart, taken_from)


def _places(ids: tuple[str, ...]) -> tuple[Place, ...]:
    return tuple((DEFAULT_RULESET, section) for section in ids)


@cache
def _older() -> dict[str, dict[str, list[list[str]]]]:
    """Return for each older edition the pairs that do not hold there, and those that hold there instead."""
    written: dict[str, dict[str, list[list[str]]]] = _read()["older"]
    return written


@cache
def _read() -> Mapping[str, Any]:
    """Return what is written of relations, in the current edition and the older ones."""

    def build() -> dict[str, Any]:
        from rulesdb._yaml import read_yaml  # noqa: PLC0415 - the parser is slow to import and rarely needed

        files = {"current": _FILE, "older": _OLDER}
        return {name: read_yaml(file.read_bytes(), file.name) for name, file in files.items()}

    return cached("interactions", digest_of((_FILE, _OLDER)), build)


def _holding(ruleset: str, section: str) -> list[tuple[str, ...]]:
    """Return the four lists of a section of the current book as far as they hold in an older edition."""
    pairs = {name: _partners(ruleset, name, section) for name in ("untrue", *LISTS)}
    gone = {each for found in pairs.values() for each in found}
    return [
        (*pairs[name], *(each for each in ids if each not in gone))
        for name, ids in zip(LISTS, _written()[section], strict=True)
    ]


def _partners(ruleset: str, name: str, section: str) -> tuple[str, ...]:
    """Return what stands in a pair of that name with a section; what stops or gets round one is named after it."""
    pairs = _older().get(ruleset, {}).get(name, ())
    if name in ONE_WAY:
        return tuple(other for stopped, other in pairs if stopped == section)
    return tuple(other for pair in pairs if section in pair for other in pair if other != section)


def _led(ids: tuple[str, ...], ruleset: str, own: str) -> tuple[Place, ...]:
    """Return the edition's own sections that say the same; what it lacks is left out."""
    found: dict[Place, None] = {}
    for section in ids:
        here = counterparts(DEFAULT_RULESET, section).get(ruleset, ())
        kind = load(DEFAULT_RULESET).entry(section, "en").kind
        same = [each for each in here if load(ruleset).entry(each, "en").kind == kind]
        if here:
            found[(ruleset, (*same, *here)[0])] = None
    found.pop((ruleset, own), None)
    return tuple(found)
