"""The committed list of every section id of each ruleset's book, in the book's order."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rulesdb.rulesets import known_ruleset

__all__ = ["section_titles"]

_FOLDER = Path(__file__).resolve().parent / "ids"


@cache
def section_titles(ruleset: str) -> Mapping[str, str]:
    """Return the short heading of every section id of a ruleset, in the book's order and language.

    Empty where the list is not written yet. Raises `UnknownRuleset`.

    >>> section_titles("heroclix-modern")["10.8"]
    'Breaking Away'
    """
    path = _FOLDER / f"{known_ruleset(ruleset).id}.txt"
    if not path.is_file():
        return MappingProxyType({})
    rows = (line.partition("\t") for line in path.read_text(encoding="utf-8").splitlines())
    return MappingProxyType({section: title for section, _, title in rows})
