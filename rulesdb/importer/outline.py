"""The outline of a book without numbers: how its headings look in print, and to which section each leads.

`outlines/<ruleset>.txt` holds one mark a line, in the order of the printed text: its kind, the section, and
the words it shows, with tabs between.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

__all__ = ["Kind", "Mark", "Outline", "key_of", "outline_of"]

_FOLDER = Path(__file__).resolve().parent / "outlines"
_NEITHER_LETTER_NOR_DIGIT = re.compile(r"[\W_]+")  # accents too, once parted from their letters
_OPEN_END = "…"


class Kind(StrEnum):
    """What a mark does with the text from its line on."""

    HEADING = "heading"  # a heading on lines of its own; one that ends in … goes on over more lines
    RUN_IN = "run-in"  # a heading and its text on one line, parted by a colon or full stop
    FIRST = "first"  # words that open a section's text, wherever the page's columns left them
    MORE = "more"  # words with which a section's text goes on, far from its heading
    LINE = "line"  # the same, of which the mark is the whole line
    ASIDE = "aside"  # a box beside the text, put after it
    UNPLACED = "unplaced"  # a heading of what is no rule, and no section
    HEADER = "header"  # the head or foot of a page; the line may go on with text
    CONTENTS = "contents"  # a line of the table of contents that looks like a heading


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark: its place in the outline, its kind, the section (empty for none) and its words."""

    place: int
    kind: Kind
    section: str
    words: str

    @property
    def key(self) -> str:
        """The words as they are compared."""
        return key_of(self.words)

    @property
    def open_ended(self) -> bool:
        """Whether the heading goes on after these words."""
        return self.words.endswith(_OPEN_END)


@dataclass(frozen=True, slots=True)
class Outline:
    """All marks of a book, in the order of the printed text."""

    marks: tuple[Mark, ...]

    def of_kind(self, *kinds: Kind) -> tuple[Mark, ...]:
        """Return the marks of these kinds."""
        return tuple(mark for mark in self.marks if mark.kind in kinds)

    @property
    def sections(self) -> tuple[str, ...]:
        """Every section that the outline leads to, in order."""
        return tuple(dict.fromkeys(mark.section for mark in self.marks if mark.section))


def key_of(text: str) -> str:
    """Return the letters and digits of a text without accents; capitals stay, for headings are told by them.

    >>> key_of("1) Línea de FUEGO")
    '1LineadeFUEGO'
    """
    return _NEITHER_LETTER_NOR_DIGIT.sub("", unicodedata.normalize("NFKD", text))


@cache
def outline_of(ruleset: str) -> Outline | None:
    """Return the outline of a ruleset's book, or None where its sections are numbered in print.

    >>> outline_of("heroclix-modern") is None, outline_of("motu").sections[:2]
    (True, ('1', '1a'))
    """
    path = _FOLDER / f"{ruleset}.txt"
    if not path.is_file():
        return None
    rows = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    return Outline(tuple(Mark(place, Kind(kind), section, words) for place, (kind, section, words) in enumerate(rows)))
