"""The questions that an entry shares with the entries of other editions that say the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rulesdb.editions import counterparts
from rulesdb.entry import Entry
from rulesdb.library import Library, load
from rulesdb.rulesets import LANGUAGES

__all__ = ["pooled"]


def pooled(library: Library) -> Mapping[str, Sequence[Entry]]:
    """Return an installed library's entries by language, each with its counterparts' questions after its own.

    What players ask of a rule they ask in every edition that has it.

    >>> import rulesdb
    >>> first = pooled(rulesdb.load("heroclix-2022"))["en"][0]
    >>> first.questions[:1] == rulesdb.load("heroclix-2022").entries("en")[0].questions[:1]
    True
    """
    return {lang: [_with_others(library.ruleset, entry) for entry in library.entries(lang)] for lang in LANGUAGES}


def _with_others(ruleset: str, entry: Entry) -> Entry:
    asked = dict.fromkeys(entry.questions)
    for other, sections in counterparts(ruleset, entry.section).items():
        for section in sections:
            asked |= dict.fromkeys(load(other).entry(section, entry.lang).questions)
    return replace(entry, questions=tuple(asked))
