"""Which lines of a numbered book are headings: in Markdown, bold or plain, and never a line of the contents."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rapidfuzz import fuzz

from rulesdb.errors import BookError
from rulesdb.importer.lines import is_contents_line, is_marked, plain
from rulesdb.search.text import squeeze, words

__all__ = ["Heading", "body_headings"]

_LONGEST_HEADING = 250
_NUMBERED = re.compile(r"(\d{1,2}(?:\.\d{1,2}[a-z]{0,4})?)[.:]?\s+(\S.*)")
_BRACKETS = re.compile(r"\s*\([^()]*\)\s*$")
# The contents list every heading once more, and page headers some; beyond this it is no such book.
_MOST_HEADINGS = 3
# A plain line in the midst of others counts as a heading only if it looks very much like the known one;
# a marked one (Markdown, bold), or one that stands alone, may have been reworded since.
_EXACT, _SAME, _REWORDED = 100.0, 88.0, 60.0
_NEIGHBOURS = 3  # a title nearly its own may be, letter for letter, one of the next


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading in the text: where (index of the line), the number it shows, and its cleaned title.

    `section` is the known id that it stands for, or None where no section has that number. `likeness`
    tells how much the title is that section's known one, from 0 to 100.
    """

    index: int
    number: str
    title: str
    section: str | None
    likeness: float

    @property
    def alike(self) -> bool:
        """Whether the title may be the known one, reworded."""
        return self.likeness >= _REWORDED


def body_headings(lines: Sequence[str], known: Mapping[str, str]) -> list[Heading]:
    """Return the headings of the book's body, in the order of the text, with contents and page headers left out.

    `known` are the section ids and their usual titles, in the order of the book. Raises `BookError` for
    several times more headings than those.
    """
    found = [heading for index in range(len(lines)) if (heading := _heading(index, lines, known))]
    if len(found) > _MOST_HEADINGS * len(known):
        raise BookError("book-too-many-headings", count=len(found), most=len(known))
    return _in_order(found[_body_start(found, next(iter(known), "")) :], known)


def _heading(index: int, lines: Sequence[str], known: Mapping[str, str]) -> Heading | None:
    line = lines[index]
    if not line.strip() or len(line) > _LONGEST_HEADING or is_contents_line(line):
        return None
    match = _NUMBERED.fullmatch(plain(line))
    if match is None:
        return None
    number, title = match[1], _without_icons(match[2])
    likeness = _likeness(title, known.get(number))
    if likeness < _SAME and not (
        is_marked(line) or _stands_alone(index, lines, number, title, known) or _in_chapter(number, title, known)
    ):
        return None
    return Heading(index, number, title, number if number in known else None, likeness)


def _in_chapter(number: str, title: str, known: Mapping[str, str]) -> bool:
    """Tell whether a section of the same chapter has this title, so that only the number is misprinted."""
    chapter = number.partition(".")[0]
    own = (usual for section, usual in known.items() if section.partition(".")[0] == chapter)
    return any(_likeness(title, usual) >= _SAME for usual in own)


def _stands_alone(index: int, lines: Sequence[str], number: str, title: str, known: Mapping[str, str]) -> bool:
    """Tell a plain heading by the blank lines around it; a bare number may count the steps of a list."""
    if "." not in number or number not in known or title[0].islower():
        return False
    before = lines[index - 1] if index else ""
    after = lines[index + 1] if index + 1 < len(lines) else ""
    return not before.strip() and not after.strip()


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
    """Return how much a title is the usual one, up to a few letters, the words' order and what is in brackets."""
    if usual is None:
        return 0.0
    return max(fuzz.ratio(here, there) for here, there in zip(_spellings(title), _spellings(usual), strict=True))


@lru_cache(maxsize=8192)
def _spellings(title: str) -> tuple[str, str, str, str]:
    """Return a title in one piece and with its words sorted, both with and without the brackets at its end."""
    bare = _BRACKETS.sub("", title) or title
    return (squeeze(title) or title, _sorted(title), squeeze(bare) or bare, _sorted(bare))


def _sorted(title: str) -> str:
    return " ".join(sorted(words(title))) or title


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
        meant = _by_title(heading, known, last) or heading
        if meant.alike and meant.section is not None:
            last = place_of[meant.section]
        mended.append(meant)
    rising = _longest_rise([-1 if heading.section is None else place_of[heading.section] for heading in mended])
    return [heading for place, heading in enumerate(mended) if heading.section is None or place in rising]


def _by_title(heading: Heading, known: Mapping[str, str], last: int) -> Heading | None:
    """Return the heading as the next section's whose usual title it is, and more so: its number is misprinted."""
    if heading.likeness == _EXACT:
        return None
    following = list(known)[last + 1 :]
    if heading.likeness >= _SAME:
        following = following[:_NEIGHBOURS]
    for section in following:
        likeness = _likeness(heading.title, known[section])
        if likeness >= _SAME and likeness > heading.likeness:
            return replace(heading, section=section, likeness=likeness)
    return None


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
