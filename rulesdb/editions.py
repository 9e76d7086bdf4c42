"""The links between the sections of several rulesets that say the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from rulesdb._compiled import cached
from rulesdb.library import digest_of_all, load
from rulesdb.rulesets import LANGUAGES, RULESETS

__all__ = ["counterparts"]

_Place = tuple[str, str]


def counterparts(ruleset: str, section: str) -> Mapping[str, tuple[str, ...]]:
    """Return the sections of the other rulesets that say the same, by ruleset, in the order of their books.

    Links count in both directions, whichever of the two entries names the other. Where no link leads
    from here to a ruleset, a step over a counterpart that both share does, unless one of the two entries
    says that it has none there (an empty list). A reading has none: each edition has its own.
    Raises `UnknownRuleset` and `UnknownSection`.

    >>> counterparts("heroclix-modern", "16.2a")["heroclix-2022"]
    ('16.2a',)
    """
    known = load(ruleset).entry(section, LANGUAGES[0]).section
    direct = _links().get((ruleset, known), frozenset())
    found: dict[str, tuple[str, ...]] = {}
    for other in RULESETS:
        if other == ruleset:
            continue
        here = _of(other, direct) or _of(other, _over_another(ruleset, known, other, direct))
        if here:
            found[other] = here
    return MappingProxyType(found)


def _over_another(ruleset: str, section: str, other: str, direct: frozenset[_Place]) -> set[_Place]:
    """Return what shares a counterpart with a section, where neither says that it has none in the other's ruleset."""
    if _has_none(ruleset, section, other):
        return set()
    return {far for near in direct for far in _links()[near] if far[0] == other and not _has_none(*far, ruleset)}


def _has_none(ruleset: str, section: str, other: str) -> bool:
    return load(ruleset).entry(section, LANGUAGES[0]).counterparts.get(other) == ()


def _of(ruleset: str, places: frozenset[_Place] | set[_Place]) -> tuple[str, ...]:
    ids = {section for found, section in places if found == ruleset}
    return tuple(section for section in load(ruleset).sections if section in ids) if ids else ()


@cache
def _links() -> Mapping[_Place, frozenset[_Place]]:
    """Return for each linked section of any ruleset all that are linked with it, whoever names whom."""
    rows = cached("links", digest_of_all(), _linked)["links"]
    return {(ruleset, section): frozenset((far, each) for far, each in places) for ruleset, section, places in rows}


def _linked() -> dict[str, Any]:
    """Return the links of every entry as plain data."""
    links: dict[_Place, set[_Place]] = defaultdict(set)
    for ruleset in RULESETS:
        for entry in load(ruleset).entries(LANGUAGES[0]):
            if entry.kind == "reading":
                continue
            for other, sections in entry.counterparts.items():
                for section in sections:
                    links[ruleset, entry.section].add((other, section))
                    links[other, section].add((ruleset, entry.section))
    return {"links": [[*place, sorted(map(list, found))] for place, found in sorted(links.items())]}
