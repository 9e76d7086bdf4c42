"""The books of the other editions: which section of theirs says what today's says at an anchor.

One file an edition, one row an anchor: the anchor, the section there or `-` where it is absent, and how that is known.
A row `message-key@anchor` is of that message alone, and comes before that of the anchor, an absent one too. What no
row names is absent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from engine.heroclix.ruleset.book import Book

__all__ = ["Row", "book", "rows"]

NOWHERE = "-"


class Row(NamedTuple):
    """One row of a book: `of` is the key of a message, empty where the row is of every message with this anchor.

    `section` is None where the book has none, or nobody has chosen yet. `known` tells how that is known: `to-review`
    as the rules library pairs them, `none` there by the library, `several` to choose from; or somebody has looked:
    `checked`, or `absent` where nothing there says it or what it says is otherwise.
    """

    of: str
    anchor: str
    section: str | None
    known: str


@cache
def book(ruleset: str) -> Book:
    """Return the book of an edition other than today's. Raises FileNotFoundError where it has none here.

    >>> book("heroclix-2022").cite("lof-corner-shut", "16.8b"), book("heroclix-2012").cite("force-sideline", "2.6a")
    ('16.7b', None)
    >>> book("heroclix-2022").cite("lof-to-itself", "11.4b"), book("heroclix-2022").cite("lof-clear", "11.4b")
    (None, '11.4b')
    """
    found = rows(ruleset)
    sections = {row.anchor: row.section for row in found if row.section and not row.of}
    messages = {(row.of, row.anchor): row.section for row in found if row.of}
    return Book(sections, messages)


def rows(ruleset: str) -> tuple[Row, ...]:
    """Return every row of an edition's book. Raises FileNotFoundError where it has none here."""
    text = resources.files(__name__).joinpath(f"{ruleset}.txt").read_text(encoding="utf-8")
    return tuple(_read(text.splitlines()))


def _read(lines: Iterable[str]) -> Iterator[Row]:
    for line in lines:
        if line and not line.startswith("#"):
            cited, section, known, *_ = line.split()
            message, _, anchor = cited.rpartition("@")
            yield Row(message, anchor, None if section == NOWHERE else section, known)
