"""The committed list of every section id of each ruleset's book, in the book's order.

One a line in `ids/<ruleset>.txt`: the id, its kind and its short heading, with tabs between.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rulesdb.rulesets import known_ruleset

__all__ = ["section_kinds", "section_titles"]

_FOLDER = Path(__file__).resolve().parent / "ids"


def section_titles(ruleset: str) -> Mapping[str, str]:
    """Return the short heading of every section id of a ruleset, in the book's order and language.

    Empty where the list is not written yet. Raises `UnknownRuleset`.

    >>> section_titles("heroclix-modern")["10.8"]
    'Breaking Away'
    """
    return MappingProxyType({section: title for section, _, title in _rows(known_ruleset(ruleset).id)})


def section_kinds(ruleset: str) -> Mapping[str, str]:
    """Return what each section id of a ruleset is: section, power, ability, keyphrase….

    >>> section_kinds("heroclix-modern")["27.1e"]
    'power'
    """
    return MappingProxyType({section: kind for section, kind, _ in _rows(known_ruleset(ruleset).id)})


@cache
def _rows(ruleset: str) -> tuple[tuple[str, str, str], ...]:
    path = _FOLDER / f"{ruleset}.txt"
    if not path.is_file():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple((section, kind, title) for section, kind, title in (line.split("\t") for line in lines))
