"""The door: bytes or text from outside become clean lines, or one clear refusal."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulesdb.errors import BookError
from rulesdb.importer.lines import plain
from rulesdb.importer.pdf import is_pdf, pdf_pages, repeated_headers

__all__ = ["LARGEST_FILE", "MOST_LINES", "BookText", "text_of"]

LARGEST_FILE = 40_000_000  # bytes; a rulebook's PDF is large for its pictures
# The longest of the books is a quarter of a megabyte; a PDF's text with all its spaces may be several times that.
LONGEST_BOOK = 5_000_000
MOST_LINES = 100_000
_NEWLINES = ("\r\n", "\r", "\f", "\v", "\u2028", "\u2029")
# what no reader sees and a terminal obeys: control characters, and those that turn the writing round
_UNSEEN = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_MOST_UNPRINTABLE = 0.02
_MOST_BLANK = 0.1
_WIDEST_PAGE = 160  # characters of a wrapped line


@dataclass(frozen=True, slots=True)
class BookText:
    """A book's lines, what stands at the head or foot of its pages (in folded case), and how lines end.

    A `wrapped` text breaks its lines at the width of the page, as that of a PDF does.
    """

    lines: list[str]
    headers: frozenset[str]
    wrapped: bool = False


def text_of(source: str | bytes) -> BookText:
    r"""Return the text of a book: plain text, Markdown or PDF, told apart by what the file holds.

    Its first line is taken for a page header, and of a PDF what heads or ends many pages.
    Raises `BookError` for what is none of these, is empty, or is far longer than any rulebook.

    >>> text_of(b"1 Characters\r\nText").lines
    ['1 Characters', 'Text']
    """
    if isinstance(source, bytes) and is_pdf(source):
        _refuse_larger(source, LARGEST_FILE, "book-pdf-too-large")
        pages = pdf_pages(source, LONGEST_BOOK)
        lines = _clean_lines("\n".join(pages), "book-pdf-empty")
        return BookText(lines, repeated_headers(pages) | _first_line(lines), wrapped=True)
    _refuse_larger(source, LONGEST_BOOK, "book-text-too-large")
    text = _decoded(source) if isinstance(source, bytes) else source
    lines = _clean_lines(text.removeprefix("\ufeff"), "book-empty")
    return BookText(lines, _first_line(lines), wrapped=_is_wrapped(lines))


def _refuse_larger(source: str | bytes, most: int, message: str) -> None:
    if len(source) > most:
        raise BookError(message, size=round(len(source) / 1e6, 1), most=round(most / 1e6))


def _clean_lines(text: str, empty: str) -> list[str]:
    if not text.strip():
        raise BookError(empty)
    for newline in _NEWLINES:
        text = text.replace(newline, "\n")
    unprintable = sum(1 for letter in text if letter < " " and letter not in "\n\t")
    if "\0" in text or unprintable > _MOST_UNPRINTABLE * len(text):
        raise BookError("book-binary")
    lines = _UNSEEN.sub("", text).split("\n")
    if len(lines) > MOST_LINES:
        raise BookError("book-too-many-lines", count=len(lines), most=MOST_LINES)
    return lines


def _first_line(lines: list[str]) -> frozenset[str]:
    return frozenset(next(([plain(line).casefold()] for line in lines if line.strip()), []))


def _is_wrapped(lines: list[str]) -> bool:
    """Tell a text whose every line ends at the width of a page: no blank lines part its paragraphs."""
    written = [line for line in lines if line.strip()]
    return len(lines) - len(written) < _MOST_BLANK * len(lines) and max(map(len, written)) <= _WIDEST_PAGE


def _decoded(source: bytes) -> str:
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise BookError("book-not-utf8", line=line) from None
