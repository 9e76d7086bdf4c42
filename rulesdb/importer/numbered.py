"""Cutting a book whose sections are numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set

from rulesdb.errors import BookError
from rulesdb.idlist import section_titles
from rulesdb.importer.headings import Heading, body_headings
from rulesdb.importer.lines import is_contents_line, is_contents_title, is_noise, plain
from rulesdb.importer.model import BEFORE, CONTENTS, HEADER, REPEATED, STRAY, ImportedBook, ImportedSection, Unplaced
from rulesdb.importer.paragraphs import paragraphs
from rulesdb.importer.source import BookText

__all__ = ["cut_by_number"]

# Below this share of headings that read much as they should, the text is some other book's.
_FEWEST_ALIKE, _ALIKE = 0.5, 75.0
# The library takes these over from another edition's book; this one has no such chapter.
_NOT_IN_PRINT = {"heroclix-2022": ("27",)}
_SHORTEST_REPEAT = 4
_REPEATS_OF_A_HEADER = 3  # what stands so often before the first section heads its pages


def cut_by_number(text: BookText, ruleset: str) -> ImportedBook:
    """Return a numbered book, cut at the headings of the sections that the library lists.

    Raises `BookError` for a text that is no such book.
    """
    lines = text.lines
    known = section_titles(ruleset)
    headings = body_headings(lines, known)
    _refuse_other_books(headings, ruleset, known)
    unplaced, dropped = _front_matter(lines[: headings[0].index], text.headers)
    sections: list[ImportedSection] = []
    ends = [heading.index for heading in headings[1:]] + [len(lines)]
    for heading, end in zip(headings, ends, strict=True):
        body = [(index + 1, lines[index]) for index in range(heading.index + 1, end)]
        kept = [(line, part) for line, part in body if not is_noise(part, text.headers)]
        dropped += _told((pair for pair in body if is_noise(pair[1], text.headers)), HEADER)
        if heading.section is None:
            unplaced += _stray_section(heading, kept, lines)
        else:
            words = paragraphs((part for _, part in kept), wrapped=text.wrapped)
            sections.append(ImportedSection(heading.section, heading.title, words, heading.index + 1))
    _cut_repeat_at_end(sections, unplaced, len("\n".join(lines).rstrip().split("\n")))
    missing = _missing(known, {section.section for section in sections}, _NOT_IN_PRINT.get(ruleset, ()))
    return ImportedBook(ruleset, tuple(sections), tuple(unplaced), tuple(dropped), missing)


def _missing(known: Iterable[str], placed: Set[str], not_in_print: Sequence[str]) -> tuple[str, ...]:
    expected = (section for section in known if section.partition(".")[0] not in not_in_print)
    return tuple(section for section in expected if section not in placed)


def _refuse_other_books(headings: Sequence[Heading], ruleset: str, known: Mapping[str, str]) -> None:
    placed = [heading for heading in headings if heading.section is not None]
    if not placed:
        example = "; ".join(f"{section} {title}" for section, title in list(known.items())[:2])
        raise BookError("book-no-sections", ruleset=ruleset, expected=example)
    alike = sum(heading.likeness >= _ALIKE for heading in placed)
    if alike < _FEWEST_ALIKE * len(placed):
        raise BookError("book-of-another-game", count=alike, most=len(placed), ruleset=ruleset)


def _front_matter(lines: Sequence[str], headers: frozenset[str]) -> tuple[list[Unplaced], list[Unplaced]]:
    """Split what stands before the first section: contents and page headers go, the rest is reported."""
    unplaced: list[Unplaced] = []
    dropped: list[Unplaced] = []
    times = Counter(plain(line).casefold() for line in lines)
    headers |= {text for text, seen in times.items() if seen >= _REPEATS_OF_A_HEADER}
    for number, line in enumerate(lines, 1):
        text = plain(line)
        if not text:
            continue
        if is_contents_line(line) or is_contents_title(line):
            dropped.append(Unplaced(number, line.strip(), CONTENTS))
        elif is_noise(line, headers):
            dropped.append(Unplaced(number, line.strip(), HEADER))
        else:
            unplaced.append(Unplaced(number, line.strip(), BEFORE))
    return unplaced, dropped


def _stray_section(heading: Heading, kept: Sequence[tuple[int, str]], lines: Sequence[str]) -> list[Unplaced]:
    return _told([(heading.index + 1, lines[heading.index]), *kept], STRAY, heading.number)


def _told(numbered: Iterable[tuple[int, str]], reason: str, section: str = "") -> list[Unplaced]:
    return [Unplaced(line, text.strip(), reason, section) for line, text in numbered if text.strip()]


def _cut_repeat_at_end(sections: list[ImportedSection], unplaced: list[Unplaced], last_line: int) -> None:
    """Take from the book's last words what only repeats another section's whole text: a misprint."""
    if not sections:
        return
    last = sections[-1]
    for other in sections[:-1]:
        rest = last.text.removesuffix(other.text).rstrip()
        if len(other.text.split()) >= _SHORTEST_REPEAT and rest and rest != last.text:
            sections[-1] = ImportedSection(last.section, last.title, rest, last.line)
            unplaced.append(Unplaced(last_line, other.text, REPEATED, other.section))
            return
