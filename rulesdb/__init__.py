"""The rules library: every section in our own words, found by id, title, slang or question.

>>> import rulesdb
>>> sorted(rulesdb.RULESETS)
['heroclix-2012', 'heroclix-2022', 'heroclix-modern', 'motu']
"""

from __future__ import annotations

from rulesdb.checking import check, uncovered
from rulesdb.differing import Difference, differences
from rulesdb.entry import BOOK, KINDS, SOURCES, Entry
from rulesdb.errors import (
    BookError,
    CorpusError,
    RulesdbError,
    UnknownLanguage,
    UnknownRuleset,
    UnknownSection,
)
from rulesdb.idlist import section_titles
from rulesdb.imported import ImportedText, digest_of_sections, search_with_books
from rulesdb.installed import counterparts, is_prepared, load, load_from, prepare
from rulesdb.interacting import LISTS, Interactions, ToldApart, interactions, told_apart
from rulesdb.library import Library
from rulesdb.passages import best_passage
from rulesdb.rulesets import DEFAULT_RULESET, LANGUAGES, RULESETS, RulesetInfo
from rulesdb.search.results import Hit, SearchResult

__all__ = [
    "BOOK",
    "DEFAULT_RULESET",
    "KINDS",
    "LANGUAGES",
    "LISTS",
    "RULESETS",
    "SOURCES",
    "BookError",
    "CorpusError",
    "Difference",
    "Entry",
    "Hit",
    "ImportedText",
    "Interactions",
    "Library",
    "RulesdbError",
    "RulesetInfo",
    "SearchResult",
    "ToldApart",
    "UnknownLanguage",
    "UnknownRuleset",
    "UnknownSection",
    "best_passage",
    "check",
    "counterparts",
    "differences",
    "digest_of_sections",
    "interactions",
    "is_prepared",
    "load",
    "load_from",
    "prepare",
    "search_with_books",
    "section_titles",
    "told_apart",
    "uncovered",
]
