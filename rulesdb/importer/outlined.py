"""Cutting a book whose headings have no numbers, by its outline."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from rulesdb.errors import BookError
from rulesdb.importer.marks import Found, MarkFinder
from rulesdb.importer.model import BEFORE, STRAY, ImportedBook, ImportedSection, Unplaced
from rulesdb.importer.outline import Kind, Outline
from rulesdb.importer.pages import PageLine, page_lines
from rulesdb.importer.paragraphs import paragraphs
from rulesdb.importer.source import BookText

__all__ = ["cut_by_outline"]

# Games of one publisher share a dozen headings; a book of this ruleset, even in part, has far more.
_FEWEST_SHARE = 0.2
_HEADINGS = (Kind.HEADING, Kind.RUN_IN, Kind.FIRST)
_ORDER = {Kind.HEADING: 0, Kind.RUN_IN: 0, Kind.FIRST: 1, Kind.MORE: 2, Kind.LINE: 2, Kind.ASIDE: 3}


def cut_by_outline(text: BookText, outline: Outline, ruleset: str) -> ImportedBook:
    """Return a book cut at the marks of its outline, the pieces of each section put in order.

    Raises `BookError` for a text with too few of the outline's headings.
    """
    lines, dropped = page_lines(text, outline)
    found = MarkFinder(outline).find(lines)
    _refuse_other_books(found, outline, ruleset)
    unplaced = _told(lines[: found[0].begin], BEFORE)
    pieces: dict[str, list[tuple[Found, Sequence[PageLine]]]] = {}
    ends = [following.begin for _, following in pairwise(found)] + [len(lines)]
    for mark, end in zip(found, ends, strict=True):
        if mark.mark.section:
            pieces.setdefault(mark.mark.section, []).append((mark, lines[mark.end : end]))
        else:
            unplaced += _told(lines[mark.begin : end], STRAY)
    sections = [_section(section, parts, text.wrapped) for section, parts in pieces.items()]
    order = {section: place for place, section in enumerate(outline.sections)}
    sections.sort(key=lambda section: order[section.section])
    missing = tuple(section for section in order if section not in pieces)
    return ImportedBook(ruleset, tuple(sections), tuple(unplaced), tuple(dropped), missing)


def _refuse_other_books(found: Sequence[Found], outline: Outline, ruleset: str) -> None:
    headings = outline.of_kind(*_HEADINGS)
    seen = sum(mark.mark.kind in _HEADINGS for mark in found)
    if not seen:
        example = "; ".join(mark.words for mark in headings[:2])
        raise BookError("book-no-sections", ruleset=ruleset, expected=example)
    if seen < _FEWEST_SHARE * len(headings):
        raise BookError("book-of-another-game", count=seen, most=len(headings), ruleset=ruleset)


def _section(section: str, parts: Sequence[tuple[Found, Sequence[PageLine]]], wrapped: bool) -> ImportedSection:
    ordered = sorted(parts, key=lambda part: _ORDER[part[0].mark.kind])
    words: list[str] = []
    for found, lines in ordered:
        if found.mark.kind is Kind.ASIDE:
            words.append("")
        words += [found.text, *(line.text for line in lines)] if found.text else [line.text for line in lines]
    opening = ordered[0][0]
    return ImportedSection(section, opening.title, paragraphs(words, wrapped=wrapped), opening.number)


def _told(lines: Iterable[PageLine], reason: str) -> list[Unplaced]:
    return [Unplaced(line.number, line.text, reason) for line in lines if line.text]
