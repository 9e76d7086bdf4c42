"""What an import returns."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["BEFORE", "CONTENTS", "HEADER", "REPEATED", "STRAY", "ImportedBook", "ImportedSection", "Unplaced"]

# why text belongs to no section, as keys of the catalogues
HEADER, CONTENTS = "book-line-header", "book-line-contents"
BEFORE, STRAY, REPEATED = "book-line-before", "book-line-stray", "book-line-repeated"


@dataclass(frozen=True, slots=True)
class ImportedSection:
    """A section of the host's book: its id, its heading and text there, and the heading's line (from 1)."""

    section: str
    title: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Unplaced:
    """Text that belongs to no section, where it stood (lines count from 1), and why.

    `reason` is one of those above; `section` the id that it speaks of, where it speaks of one.
    """

    line: int
    text: str
    reason: str
    section: str = ""


@dataclass(frozen=True, slots=True)
class ImportedBook:
    """A book cut into sections, in the order of the book.

    `unplaced` is what could not be placed; `dropped` what was left out on purpose (contents, page
    headers); `missing` the known section ids that the text does not have.
    """

    ruleset: str
    sections: tuple[ImportedSection, ...]
    unplaced: tuple[Unplaced, ...]
    dropped: tuple[Unplaced, ...]
    missing: tuple[str, ...]
