"""What a line of a book is apart from its words: marks of Markdown, page headers, page numbers, contents."""

from __future__ import annotations

import html
import re

__all__ = [
    "is_contents_line",
    "is_contents_title",
    "is_marked",
    "is_noise",
    "is_page_number",
    "plain",
]

_TAG = re.compile(r"</?[a-z]{1,10}>", re.IGNORECASE)
_PAGE = r"(?:p\.\s*)?\d{1,3}"
_CONTENTS = re.compile(rf"(?:(?:\.\s?){{3,}}|\bp\.)\s*{_PAGE}$")
_TABBED_CONTENTS = re.compile(r"[a-z\d].*\t\s*\d{1,3}$", re.IGNORECASE)
_CONTENTS_TITLE = re.compile(r"(?:table of )?contents|[ií]ndice|contenidos?|tabla de contenidos?", re.IGNORECASE)
_PAGE_NUMBER = re.compile(r"(?:page\s+|p[aá]gina\s+)?\d{1,3}(?:\s*(?:/|of|de)\s*\d{1,3})?", re.IGNORECASE)
_LONGEST_CONTENTS_LINE = 250


def plain(line: str) -> str:
    """Return a line without the marks of Markdown and HTML.

    >>> plain("#### 16.2a **Hindering &amp; so on**")
    '16.2a Hindering & so on'
    """
    text = html.unescape(_TAG.sub("", line.strip().lstrip("#")))
    return " ".join(re.sub(r"[*_`]", "", text).split())


def is_marked(line: str) -> bool:
    """Tell whether the whole line is a heading of Markdown, or bold.

    >>> is_marked("## 1 Characters"), is_marked("**1.1 The Base**"), is_marked("**Note:** it floats")
    (True, True, False)
    """
    text = line.strip()
    return text.startswith("#") or (text.startswith(("**", "<b>")) and text.endswith(("**", "</b>")))


def is_contents_line(line: str) -> bool:
    r"""Tell whether a line is one of a table of contents: dots or a tab, then a page.

    >>> is_contents_line("16.3b\tBlocking .....39"), is_contents_line("1. Resumen\tp. 3")
    (True, True)
    >>> is_contents_line("roll two dice..."), is_contents_line("move 3. 4")
    (False, False)
    """
    text = line.strip()
    if len(text) > _LONGEST_CONTENTS_LINE:
        return False
    return _CONTENTS.search(plain(line)) is not None or _TABBED_CONTENTS.fullmatch(text) is not None


def is_contents_title(line: str) -> bool:
    """Tell whether a line is the heading of a table of contents.

    >>> is_contents_title("## Table of Contents"), is_contents_title("Contents of the box")
    (True, False)
    """
    return _CONTENTS_TITLE.fullmatch(plain(line)) is not None


def is_page_number(line: str) -> bool:
    """Tell whether a line is a page number and nothing else.

    >>> is_page_number("12"), is_page_number("Page 3 of 60"), is_page_number("12 points")
    (True, True, False)
    """
    return _PAGE_NUMBER.fullmatch(plain(line)) is not None


def is_noise(line: str, headers: frozenset[str]) -> bool:
    """Tell whether a line is a page number or one of the page headers (in folded case, without page)."""
    text = plain(line)
    if _PAGE_NUMBER.fullmatch(text):
        return True
    return bool(text) and re.sub(r"^\d{1,3}\s+|\s+\d{1,3}$", "", text).casefold() in headers
