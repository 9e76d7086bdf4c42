"""Compiles every ruleset into the package itself, so that nobody waits for it: `python -m rulesdb.compiling`.

The build of a wheel and of an editable install runs it (`hatch_build.py`).
"""

from __future__ import annotations

from rulesdb._compiled import PACKAGED, kept_in
from rulesdb.editions import counterparts
from rulesdb.interacting import interactions
from rulesdb.library import load
from rulesdb.rulesets import DEFAULT_RULESET, RULESETS

__all__ = ["compile_all"]

POWER = "27.1e"  # any section that is one


def compile_all() -> None:
    """Make the files of every ruleset that are absent or stale, in the package's own folder."""
    with kept_in(PACKAGED):
        for ruleset in RULESETS:
            library = load(ruleset)
            library.search("carry", "en", 1)
            library.readings(library.sections[0])
        counterparts(DEFAULT_RULESET, load(DEFAULT_RULESET).sections[0])
        interactions(DEFAULT_RULESET, POWER)


if __name__ == "__main__":
    compile_all()
