"""The rules library: every section in our own words, found by id, title, slang or question.

>>> import rulesdb
>>> sorted(rulesdb.RULESETS)
['heroclix-2012', 'heroclix-2022', 'heroclix-modern', 'motu']
"""

from __future__ import annotations

from rulesdb.entry import KINDS, Entry
from rulesdb.errors import (
    BookError,
    CorpusError,
    RulesdbError,
    UnknownLanguage,
    UnknownRuleset,
    UnknownSection,
)
from rulesdb.library import Library, load, load_from
from rulesdb.rulesets import DEFAULT_RULESET, LANGUAGES, RULESETS, RulesetInfo

__all__ = [
    "DEFAULT_RULESET",
    "KINDS",
    "LANGUAGES",
    "RULESETS",
    "BookError",
    "CorpusError",
    "Entry",
    "Library",
    "RulesdbError",
    "RulesetInfo",
    "UnknownLanguage",
    "UnknownRuleset",
    "UnknownSection",
    "load",
    "load_from",
]
