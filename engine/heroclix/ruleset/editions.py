"""The editions, and the record of each, found by its id.

A record names the parts of its edition, which stand beside the procedures that ask them: it lies at the top of the
tower. What lies below, a game's state for one, knows an edition by its id alone and asks for the record here.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import MappingProxyType

from engine.heroclix.ruleset.book import TODAY, Book
from engine.heroclix.ruleset.record import Ruleset

__all__ = ["JUDGED", "book_of", "edition"]

RECORDS = MappingProxyType(
    {
        "heroclix-modern": ("engine.heroclix.editions.modern", "MODERN"),
        "heroclix-2022": ("engine.heroclix.editions.heroclix_2022", "OF_2022"),
        "heroclix-2012": ("engine.heroclix.editions.heroclix_2012", "OF_2012"),
    }
)
# those by which questions about a position are answered and games are played; an edition half judged would rule by
# another's book
JUDGED = tuple(RECORDS)


@cache
def edition(ruleset: str) -> Ruleset:
    """Return the record of an edition. Raises KeyError for an id that has none.

    >>> edition("heroclix-modern").id
    'heroclix-modern'
    """
    module, name = RECORDS[ruleset]
    found: Ruleset = getattr(import_module(module), name)
    return found


def book_of(ruleset: str) -> Book:
    """Return the book of an edition; today's where there is none yet, before a game's first event.

    Raises KeyError for an id that has no record.
    """
    return edition(ruleset).book if ruleset else TODAY
