"""A book's lines without what only the page needs: headers, page numbers, the table of contents."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rulesdb.importer.lines import is_contents_line, is_contents_title, is_noise, is_page_number, plain
from rulesdb.importer.model import CONTENTS, HEADER, Unplaced
from rulesdb.importer.outline import Kind, Outline, key_of
from rulesdb.importer.source import BookText

__all__ = ["PageLine", "page_lines"]

_ENDS_IN_PAGE = re.compile(r"(.*\D)\s\d{1,3}")
_MOST_SKIPPED_PAGES = 2  # a page of pictures may hide its number


@dataclass(frozen=True, slots=True)
class PageLine:
    """A line of the text proper: its number in the file (from 1) and its words as they stand."""

    number: int
    text: str


def page_lines(text: BookText, outline: Outline) -> tuple[list[PageLine], list[Unplaced]]:
    """Return the lines of the text proper, blank ones too, and what was dropped, with the reason."""
    sorter = _Sorter(text, outline)
    for index in range(len(text.lines)):
        sorter.take(index)
    return sorter.kept, sorter.dropped


class _Sorter:
    """Goes through the lines once; page numbers are told from other numbers by their order."""

    def __init__(self, text: BookText, outline: Outline) -> None:
        self.kept: list[PageLine] = []
        self.dropped: list[Unplaced] = []
        self._lines: Sequence[str] = text.lines
        self._headers = [plain(mark.words) for mark in outline.of_kind(Kind.HEADER)]
        self._repeated = text.headers
        self._keys = {mark.key for mark in outline.marks}
        self._folded_keys = {key.casefold() for key in self._keys}
        self._last_page = 0
        self._contents_page = -1  # index of the line that holds the page of an entry of the contents
        self._begun = False

    def take(self, index: int) -> None:
        """Keep or drop one line."""
        number, text = index + 1, self._lines[index].strip()
        for header in self._headers_of(text):
            self.dropped.append(Unplaced(number, header, HEADER))
            text = plain(text).removeprefix(header).strip()
        if not text:
            self.kept.append(PageLine(number, ""))
        elif reason := self._needless(index, text):
            self.dropped.append(Unplaced(number, text, reason))
        else:
            self._begun = self._begun or key_of(plain(text)) in self._keys
            self.kept.append(PageLine(number, text))

    def _headers_of(self, text: str) -> list[str]:
        found: list[str] = []
        rest = plain(text)
        while header := next((one for one in self._headers if rest.startswith(one)), ""):
            found.append(header)
            rest = rest.removeprefix(header).strip()
        return found

    def _needless(self, index: int, text: str) -> str:
        if index == self._contents_page or self._is_contents(index, text):
            return CONTENTS
        if is_page_number(text):
            return HEADER if self._is_next_page(text) else ""
        is_header = is_noise(text, self._repeated) and key_of(plain(text)).casefold() not in self._folded_keys
        return HEADER if is_header else ""

    def _is_contents(self, index: int, text: str) -> bool:
        """Tell a line of the contents: dots and a page, or a heading with a page after it or below it."""
        if self._last_page:
            return False
        key = key_of(plain(text))
        if not self._begun and (is_contents_line(text) or (is_contents_title(text) and key not in self._keys)):
            return True
        match = _ENDS_IN_PAGE.fullmatch(plain(text))
        if match and key_of(match[1]) in self._keys:
            return True
        following = self._lines[index + 1] if index + 1 < len(self._lines) else ""
        if key in self._keys and is_page_number(following):
            self._contents_page = index + 1
            return True
        return False

    def _is_next_page(self, text: str) -> bool:
        page = int(re.findall(r"\d+", text)[0])
        if self._last_page and not self._last_page < page <= self._last_page + _MOST_SKIPPED_PAGES:
            return False
        self._last_page = page
        return True
