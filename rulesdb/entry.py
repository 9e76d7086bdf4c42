"""One entry of the library: a section of a book, or a reading, in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

__all__ = ["BOOK", "CARD", "DEPARTURE", "KINDS", "PART", "POWER", "READING", "SOURCES", "Entry", "FactValue"]

# What an entry rests on: the ruleset's own book; that book in part and another edition's card for the rest; that
# card alone, the book being silent; a reading of what the book leaves open; or one that departs from its letter.
BOOK, PART, CARD, READING, DEPARTURE = "book", "part", "card", "reading", "departure"
POWER = "power"
SOURCES: tuple[str, ...] = (BOOK, PART, CARD, READING, DEPARTURE)

KINDS: tuple[str, ...] = (
    "section",
    POWER,
    "ability",
    "keyphrase",
    "glossary",
    "faq",
    READING,
)

Scalar = str | int | float | bool | None
FactValue = Scalar | list[Scalar] | dict[str, Scalar | list[Scalar]]


def _no_facts() -> Mapping[str, FactValue]:
    return MappingProxyType({})


def _no_counterparts() -> Mapping[str, tuple[str, ...]]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Entry:
    """A section of a ruleset in one language.

    `section` is the id shared by both languages. `facts` holds what the section states as data
    (numbers, die results, colours), the same in every language; treat its values as read-only.
    `lang` is the language of the words: it differs from the language asked for only where the
    translation is not written yet.

    `counterparts` tells for other rulesets which of their sections say the same; `rulesdb.counterparts`
    follows these links both ways. `taken_over` is the ruleset whose entry this one repeats wherever its own file
    says nothing else. `source` is what the entry rests on, one of `SOURCES`.

    >>> Entry("heroclix-modern", "6.11", "en", "section", "Rounding", "Halves go up.").retired
    False
    """

    ruleset: str
    section: str
    lang: str
    kind: str
    title: str
    text: str
    facts: Mapping[str, FactValue] = field(default_factory=_no_facts, hash=False)
    aliases: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    see_also: tuple[str, ...] = ()
    retired: bool = False
    counterparts: Mapping[str, tuple[str, ...]] = field(default_factory=_no_counterparts, hash=False)
    taken_over: str | None = None
    source: str = BOOK
