"""Compiles every ruleset into the package itself, so that nobody waits for it: `python -m rulesdb.compiling`.

The build of a wheel and of an editable install runs it (`hatch_build.py`). With rulesets named, it compiles those
where the user's caches are: for a bot whose rules have changed since it was installed, in a process beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rulesdb._compiled import PACKAGED, kept_in
from rulesdb.differing import differences
from rulesdb.installed import counterparts, load
from rulesdb.interacting import interactions
from rulesdb.rulesets import DEFAULT_RULESET, LANGUAGES, RULESETS

__all__ = ["compile_all"]

POWER = "27.1e"  # any section that is one


def compile_all() -> None:
    """Make the files of every ruleset that are absent or stale, in the package's own folder."""
    with kept_in(PACKAGED):
        compile_rulesets(RULESETS)


def compile_rulesets(rulesets: Iterable[str]) -> None:
    """Make the files of these rulesets that are absent or stale. Raises `UnknownRuleset`."""
    for ruleset in rulesets:
        library = load(ruleset)
        library.search("carry", "en", 1)
        library.readings(library.sections[0])
    counterparts(DEFAULT_RULESET, load(DEFAULT_RULESET).sections[0])
    interactions(DEFAULT_RULESET, POWER)
    differences(DEFAULT_RULESET, POWER, LANGUAGES[0])


if __name__ == "__main__":
    named = sys.argv[1:]
    if named:
        compile_rulesets(named)
    else:
        compile_all()
