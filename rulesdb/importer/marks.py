"""Finding the marks of an outline in a book's lines."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulesdb.importer.lines import is_contents_line, is_marked, plain
from rulesdb.importer.outline import Kind, Mark, Outline, key_of
from rulesdb.importer.pages import PageLine

__all__ = ["Found", "MarkFinder"]

_MOST_HEADING_LINES = 3
_LONGEST_LINE = 250  # of a heading, or of the words before a run-in heading's colon
_RUN_IN = re.compile(r"((.{1,80}?)(?:\s*\([^()]{1,40}\))?)\s*[:.]\s*(.*)")


@dataclass(frozen=True, slots=True)
class Found:
    """A mark in the text: the lines it takes (from `begin` up to `end`), what its own lines add to the text."""

    mark: Mark
    begin: int
    end: int
    number: int
    title: str
    text: str


class MarkFinder:
    """Reads lines in order. A mark is found once; where several look alike, the next in the outline is meant."""

    def __init__(self, outline: Outline) -> None:
        headings = outline.of_kind(Kind.HEADING, Kind.UNPLACED)
        self._whole = _by_key([*(mark for mark in headings if not mark.open_ended), *outline.of_kind(Kind.LINE)])
        self._whole_folded = _by_key(headings, folded=True)
        self._open = [mark for mark in headings if mark.open_ended]
        self._run_in = _by_key(outline.of_kind(Kind.RUN_IN))
        self._opening = [(mark.key, mark) for mark in outline.of_kind(Kind.FIRST, Kind.MORE, Kind.ASIDE)]
        self._used: set[int] = set()
        self._last = -1

    def find(self, lines: Sequence[PageLine]) -> list[Found]:
        """Return the marks in the order of the text."""
        found: list[Found] = []
        index = 0
        while index < len(lines):
            mark = self._at(lines, index)
            if mark:
                self._used.add(mark.mark.place)
                self._last = mark.mark.place
                found.append(mark)
            index = mark.end if mark else index + 1
        return found

    def _at(self, lines: Sequence[PageLine], index: int) -> Found | None:
        line = lines[index]
        if not line.text:
            return None
        if len(line.text) <= _LONGEST_LINE and (heading := self._heading(lines, index)):
            return heading
        words = plain(line.text)
        run_in = _RUN_IN.fullmatch(words)
        mark = self._nearest(self._run_in.get(key_of(run_in[2]), ())) if run_in else None
        if run_in and mark and not is_contents_line(line.text):
            return Found(mark, index, index + 1, line.number, run_in[1], run_in[3])
        key = key_of(words[:_LONGEST_LINE])
        opening = self._nearest(mark for opening_key, mark in self._opening if key.startswith(opening_key))
        return Found(opening, index, index + 1, line.number, words, line.text) if opening else None

    def _heading(self, lines: Sequence[PageLine], index: int) -> Found | None:
        titles = _titles(lines, index)
        for end, title in reversed(titles):
            if mark := self._nearest(self._whole_marks(title, is_marked(lines[index].text))):
                text = title if mark.kind is Kind.LINE else ""
                return Found(mark, index, end, lines[index].number, title, text)
        for end, title in titles:
            if mark := self._nearest(one for one in self._open if key_of(title).startswith(one.key)):
                last = self._end_of_heading(lines, end)
                whole = " ".join(plain(line.text) for line in lines[index:last])
                return Found(mark, index, last, lines[index].number, whole, "")
        return None

    def _whole_marks(self, title: str, marked: bool) -> Sequence[Mark]:
        key = key_of(title)
        return self._whole.get(key, ()) or (self._whole_folded.get(key.casefold(), ()) if marked else ())

    def _end_of_heading(self, lines: Sequence[PageLine], index: int) -> int:
        """Return where an open-ended heading ends: at text, or at the next heading."""
        while index < len(lines) and (words := plain(lines[index].text)):
            if any(letter.islower() for letter in words) or key_of(words) in self._whole:
                break
            index += 1
        return index

    def _nearest(self, marks: Iterable[Mark]) -> Mark | None:
        free = [mark for mark in marks if mark.place not in self._used]
        return min(free, key=lambda mark: (mark.place < self._last, abs(mark.place - self._last)), default=None)


def _titles(lines: Sequence[PageLine], index: int) -> list[tuple[int, str]]:
    """Return the headings that may begin here: this line, and this with the next ones, each with its end."""
    titles: list[tuple[int, str]] = []
    title = ""
    for end in range(index + 1, min(index + _MOST_HEADING_LINES, len(lines)) + 1):
        words = plain(lines[end - 1].text)
        if not key_of(words):
            break
        title = f"{title} {words}".strip()
        titles.append((end, title))
    return titles


def _by_key(marks: Iterable[Mark], folded: bool = False) -> dict[str, list[Mark]]:
    table: defaultdict[str, list[Mark]] = defaultdict(list)
    for mark in marks:
        table[mark.key.casefold() if folded else mark.key].append(mark)
    return dict(table)
