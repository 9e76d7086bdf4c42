"""Cutting a rulebook's text into the sections of its ruleset."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from rulesdb.errors import BookError
from rulesdb.idlist import section_titles
from rulesdb.importer.headings import Heading, body_headings, is_contents_line, is_noise, plain
from rulesdb.importer.model import ImportedBook, ImportedSection, Unplaced
from rulesdb.importer.source import lines_of
from rulesdb.rulesets import known_ruleset

__all__ = ["parse_book"]

_CONTENTS_TITLE = re.compile(r"(?:table of )?contents|[ií]ndice|contenidos?", re.IGNORECASE)
_SENTENCE_END = tuple(".!?:;)]”\"'*…")
# Below this share of headings that read as they should, the text is some other book's.
_FEWEST_ALIKE = 0.5
_SHORTEST_REPEAT = 4


def parse_book(text: str | bytes, ruleset: str) -> ImportedBook:
    """Return a host's copy of a rulebook, cut into the sections of the library.

    Every line that is not blank ends in a section, in `unplaced` or in `dropped`. Raises `BookError`
    with one line for a text that is no such book, `UnknownRuleset` for an unknown ruleset.
    """
    known = section_titles(ruleset)
    if not known:
        raise BookError(f"importing the book of {known_ruleset(ruleset).id} is not covered yet")
    lines = lines_of(text)
    headings = body_headings(lines, known)
    _refuse_other_books(headings, ruleset, known)
    unplaced, dropped = _front_matter(lines[: headings[0].index])
    title = _book_title(lines)
    sections: list[ImportedSection] = []
    ends = [heading.index for heading in headings[1:]] + [len(lines)]
    for heading, end in zip(headings, ends, strict=True):
        body = _numbered_lines(lines, heading.index + 1, end)
        kept = [(line, part) for line, part in body if not is_noise(part, title)]
        dropped += _told((pair for pair in body if is_noise(pair[1], title)), "page header or number")
        if heading.section is None:
            unplaced += _stray_section(heading, kept, lines, ruleset)
        else:
            words = _paragraphs([part for _, part in kept])
            sections.append(ImportedSection(heading.section, heading.title, words, heading.index + 1))
    _cut_repeat_at_end(sections, unplaced, len("\n".join(lines).rstrip().split("\n")))
    placed = {section.section for section in sections}
    missing = tuple(section for section in known if section not in placed)
    return ImportedBook(ruleset, tuple(sections), tuple(unplaced), tuple(dropped), missing)


def _refuse_other_books(headings: Sequence[Heading], ruleset: str, known: Mapping[str, str]) -> None:
    placed = [heading for heading in headings if heading.section is not None]
    if not placed:
        example = "; ".join(f"{section} {title}" for section, title in list(known.items())[:2])
        raise BookError(f"no section of {ruleset} found; expected numbered headings such as: {example}")
    alike = sum(heading.alike for heading in placed)
    if alike < _FEWEST_ALIKE * len(placed):
        raise BookError(
            f"this looks like another book: only {alike} of its {len(placed)} headings are those of {ruleset}"
        )


def _numbered_lines(lines: Sequence[str], begin: int, end: int) -> list[tuple[int, str]]:
    return [(index + 1, lines[index]) for index in range(begin, end)]


def _book_title(lines: Sequence[str]) -> str:
    return next((plain(line) for line in lines if line.strip()), "")


def _front_matter(lines: Sequence[str]) -> tuple[list[Unplaced], list[Unplaced]]:
    """Split what stands before the first section: contents and the book's title go, the rest is reported."""
    unplaced: list[Unplaced] = []
    dropped: list[Unplaced] = []
    title = _book_title(lines)
    for number, line in enumerate(lines, 1):
        text = plain(line)
        if not text:
            continue
        if is_contents_line(line) or _CONTENTS_TITLE.fullmatch(text):
            dropped.append(Unplaced(number, line.strip(), "table of contents"))
        elif is_noise(line, title):
            dropped.append(Unplaced(number, line.strip(), "page header or number"))
        else:
            unplaced.append(Unplaced(number, line.strip(), "before the first section"))
    return unplaced, dropped


def _stray_section(
    heading: Heading, kept: Sequence[tuple[int, str]], lines: Sequence[str], ruleset: str
) -> list[Unplaced]:
    reason = f"{heading.number} is not a section of {ruleset}"
    return _told([(heading.index + 1, lines[heading.index]), *kept], reason)


def _told(numbered: Iterable[tuple[int, str]], reason: str) -> list[Unplaced]:
    return [Unplaced(line, text.strip(), reason) for line, text in numbered if text.strip()]


def _paragraphs(lines: Sequence[str]) -> str:
    """Join what a page break tore apart: a line that goes on in lower case after an unfinished one."""
    paragraphs: list[list[str]] = []
    blank = False
    for line in lines:
        text = line.strip()
        if not text:
            blank = bool(paragraphs)
            continue
        if paragraphs and text[0].islower() and not paragraphs[-1][-1].endswith(_SENTENCE_END):
            paragraphs[-1].append(text)
        else:
            paragraphs += [[""], [text]] if blank else [[text]]
        blank = False
    return "\n".join(" ".join(parts) for parts in paragraphs)


def _cut_repeat_at_end(sections: list[ImportedSection], unplaced: list[Unplaced], last_line: int) -> None:
    """Take from the book's last words what only repeats another section's whole text: a misprint."""
    if not sections:
        return
    last = sections[-1]
    for other in sections[:-1]:
        rest = last.text.removesuffix(other.text).rstrip()
        if len(other.text.split()) >= _SHORTEST_REPEAT and rest and rest != last.text:
            sections[-1] = ImportedSection(last.section, last.title, rest, last.line)
            unplaced.append(Unplaced(last_line, other.text, f"repeats {other.section} after the last section"))
            return
