"""Cutting a rulebook's text into the sections of its ruleset."""

from __future__ import annotations

from rulesdb.importer.model import ImportedBook
from rulesdb.importer.numbered import cut_by_number
from rulesdb.importer.outline import outline_of
from rulesdb.importer.outlined import cut_by_outline
from rulesdb.importer.source import text_of
from rulesdb.rulesets import known_ruleset

__all__ = ["parse_book"]


def parse_book(source: str | bytes, ruleset: str) -> ImportedBook:
    """Return a host's copy of a rulebook (plain text, Markdown or PDF), cut into the sections of the library.

    Every line that is not blank ends in a section, in `unplaced` or in `dropped`. Raises `BookError`
    with one line for a text that is no such book, `UnknownRuleset` for an unknown ruleset.
    """
    outline = outline_of(known_ruleset(ruleset).id)
    text = text_of(source)
    return cut_by_outline(text, outline, ruleset) if outline else cut_by_number(text, ruleset)
