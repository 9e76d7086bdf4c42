"""Which lines are headings: in Markdown, bold or plain, with icons, and never a line of the contents."""

from __future__ import annotations

import html
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rapidfuzz import fuzz, process

from rulesdb.errors import BookError
from rulesdb.search.text import squeeze

__all__ = ["Heading", "body_headings", "is_contents_line", "is_noise", "plain"]

_LONGEST_HEADING = 250
_TAG = re.compile(r"</?[a-z]{1,10}>", re.IGNORECASE)
_NUMBERED = re.compile(r"(\d{1,2}(?:\.\d{1,2}[a-z]{0,4})?)[.:]?\s+(\S.*)")
_CONTENTS = re.compile(r"(?:\.\s?){3,}\s*\d{1,3}$")
_PAGE_NUMBER = re.compile(r"(?:page\s+|p[aá]gina\s+)?\d{1,3}(?:\s*(?:/|of|de)\s*\d{1,3})?", re.IGNORECASE)
# The contents list every heading once more, and page headers some; beyond this it is no such book.
_MOST_HEADINGS = 3
# A plain line counts as a heading only if it looks very much like the known one; a marked one
# (Markdown, bold) may have been reworded since.
_PLAIN_LIKENESS, _MARKED_LIKENESS = 88.0, 60.0


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading in the text: where (index of the line), the number it shows, and its cleaned title.

    `section` is the known id that it stands for, or None where no section has that number.
    `alike` tells whether the title is the known one, give or take a few letters.
    """

    index: int
    number: str
    title: str
    section: str | None
    alike: bool


def plain(line: str) -> str:
    """Return a line without the marks of Markdown and HTML.

    >>> plain("#### 16.2a **Hindering &amp; so on**")
    '16.2a Hindering & so on'
    """
    text = html.unescape(_TAG.sub("", line.strip().lstrip("#")))
    return " ".join(re.sub(r"[*_`]", "", text).split())


def is_contents_line(line: str) -> bool:
    r"""Tell whether a line is one of a table of contents: dots, then a page.

    >>> is_contents_line("16.3b\tBlocking .....39"), is_contents_line("roll two dice...")
    (True, False)
    """
    return _CONTENTS.search(plain(line)) is not None


def is_noise(line: str, book_title: str) -> bool:
    """Tell whether a line is a page number, or the book's own title at the head of a page."""
    text = plain(line)
    if _PAGE_NUMBER.fullmatch(text):
        return True
    without_page = re.sub(r"^\d{1,3}\s+|\s+\d{1,3}$", "", text)
    return bool(book_title) and without_page.casefold() == book_title.casefold()


def body_headings(lines: Sequence[str], known: Mapping[str, str]) -> list[Heading]:
    """Return the headings of the book's body, in the order of the text, with contents and page headers left out.

    `known` are the section ids and their usual titles, in the order of the book. Raises `BookError` for
    several times more headings than those.
    """
    found = [heading for index, line in enumerate(lines) if (heading := _heading(index, line, known))]
    if len(found) > _MOST_HEADINGS * len(known):
        raise BookError(f"{len(found)} numbered headings found; the book has {len(known)}")
    return _in_order(found[_body_start(found, next(iter(known), "")) :], known)


def _heading(index: int, line: str, known: Mapping[str, str]) -> Heading | None:
    if not line.strip() or len(line) > _LONGEST_HEADING or _CONTENTS.search(line.strip()):
        return None
    text = plain(line)
    match = _NUMBERED.fullmatch(text)
    if match is None or _CONTENTS.search(text):
        return None
    number, title = match[1], _without_icons(match[2])
    likeness = _likeness(title, known.get(number))
    if likeness >= _PLAIN_LIKENESS:
        return Heading(index, number, title, number, True)
    if not _is_marked(line):
        return None
    return Heading(index, number, title, number if number in known else None, likeness >= _MARKED_LIKENESS)


def _is_marked(line: str) -> bool:
    text = line.strip()
    return text.startswith("#") or (text.startswith(("**", "<b>")) and text.endswith(("**", "</b>")))


def _without_icons(title: str) -> str:
    """Return a title without pictograms at its end.

    >>> _without_icons("Wing Symbol \N{BUTTERFLY}")
    'Wing Symbol'
    """
    end = len(title)
    while end and (title[end - 1].isspace() or unicodedata.category(title[end - 1]) in {"So", "Mn", "Cf"}):
        end -= 1
    return title[:end] if "™" not in title[end:] else title


def _likeness(title: str, usual: str | None) -> float:
    return 0.0 if usual is None else fuzz.ratio(_spelling(title), _spelling(usual))


def _spelling(title: str) -> str:
    return squeeze(title) or title


def _body_start(found: Sequence[Heading], first_section: str) -> int:
    """Return where the body begins: a table of contents without page numbers lists every heading before it."""
    begins = [place for place, heading in enumerate(found) if heading.section == first_section]
    following = {place: len({heading.section for heading in found[place:]}) for place in begins}
    most = max(following.values(), default=0)
    return max((place for place in begins if following[place] == most), default=0)


def _in_order(found: Sequence[Heading], known: Mapping[str, str]) -> list[Heading]:
    """Return the headings that follow the book's order; any other line that looks like one is text."""
    place_of = {section: place for place, section in enumerate(known)}
    mended: list[Heading] = []
    last = -1
    for heading in found:
        meant = heading.section if heading.alike else _by_title(heading.title, known, last)
        if meant is not None:
            last = place_of[meant]
        mended.append(heading if meant is None else replace(heading, section=meant, alike=True))
    rising = _longest_rise([-1 if heading.section is None else place_of[heading.section] for heading in mended])
    return [heading for place, heading in enumerate(mended) if heading.section is None or place in rising]


def _by_title(title: str, known: Mapping[str, str], last: int) -> str | None:
    """Return the next section whose usual title this is: its number is misprinted."""
    following = list(known)[last + 1 :]
    titles = [_spelling(known[section]) for section in following]
    likest = process.extract(_spelling(title), titles, scorer=fuzz.ratio, score_cutoff=_PLAIN_LIKENESS, limit=None)
    return following[min(place for _, _, place in likest)] if likest else None


def _longest_rise(values: Sequence[int]) -> set[int]:
    """Return the places of a longest strictly rising run through the values; negative ones are passed over.

    >>> sorted(_longest_rise([0, 1, 9, 2, -1, 1, 3]))
    [0, 1, 3, 6]
    """
    tails: list[int] = []
    tail_values: list[int] = []
    before: dict[int, int] = {}
    for place, value in enumerate(values):
        if value < 0:
            continue
        length = bisect_left(tail_values, value)
        if length < len(tails) and tail_values[length] == value:
            continue  # the first of equal headings is the real one, a later one heads a page
        before[place] = tails[length - 1] if length else -1
        tails[length : length + 1] = [place]
        tail_values[length : length + 1] = [value]
    rise: set[int] = set()
    place = tails[-1] if tails else -1
    while place >= 0:
        rise.add(place)
        place = before[place]
    return rise
