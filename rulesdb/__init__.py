"""The rules library: every section in our own words, found by id, title, slang or question.

>>> import rulesdb
>>> sorted(rulesdb.RULESETS)
['heroclix-2012', 'heroclix-2022', 'heroclix-modern', 'motu']
"""

from __future__ import annotations

from rulesdb.checking import check, uncovered
from rulesdb.editions import counterparts
from rulesdb.entry import KINDS, Entry
from rulesdb.errors import (
    BookError,
    CorpusError,
    RulesdbError,
    UnknownLanguage,
    UnknownRuleset,
    UnknownSection,
)
from rulesdb.idlist import section_titles
from rulesdb.library import Library, load, load_from
from rulesdb.rulesets import DEFAULT_RULESET, LANGUAGES, RULESETS, RulesetInfo
from rulesdb.search.results import Hit, SearchResult

__all__ = [
    "DEFAULT_RULESET",
    "KINDS",
    "LANGUAGES",
    "RULESETS",
    "BookError",
    "CorpusError",
    "Entry",
    "Hit",
    "Library",
    "RulesdbError",
    "RulesetInfo",
    "SearchResult",
    "UnknownLanguage",
    "UnknownRuleset",
    "UnknownSection",
    "check",
    "counterparts",
    "load",
    "load_from",
    "section_titles",
    "uncovered",
]
