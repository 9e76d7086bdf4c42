"""Joining lines that a page's width or its end tore apart."""

from __future__ import annotations

import re
from collections.abc import Iterable

__all__ = ["paragraphs"]

_SENTENCE_END = tuple(".!?:;…")
_CLOSING = ")]”\"'’»*"  # what may stand after a sentence's end, or end a phrase within it
_GOES_ON = frozenset(",;.)")  # an icon before it was lost
_ITEM = re.compile(r"[•◆♦-]|\d{1,2}[.)] ")
_BULLETS = frozenset("•◆♦-")
# A line shorter than this ends where it does on purpose: it is a list's item, not a wrapped sentence.
_SHORTEST_WRAPPED = 30


def paragraphs(lines: Iterable[str], *, wrapped: bool = False) -> str:
    r"""Return the lines as paragraphs: a line that goes on after an unfinished one is joined to it.

    A line goes on if it begins in lower case; in a `wrapped` book also if the line before is long and
    directly before it. A bullet on a line of its own is joined to its item.

    >>> paragraphs(["Pebbles roll and", "", "go on.", "Then they stop."])
    'Pebbles roll and go on.\nThen they stop.'
    """
    found: list[list[str]] = []
    blank = False
    for line in lines:
        text = line.strip()
        if not text:
            blank = bool(found)
            continue
        if found and _goes_on(found[-1][-1], text, wrapped=wrapped and not blank):
            found[-1].append(text)
        else:
            found += [[""], [text]] if blank else [[text]]
        blank = False
    return "\n".join(" ".join(parts) for parts in found)


def _goes_on(before: str, text: str, *, wrapped: bool) -> bool:
    if _ITEM.match(text):
        return False
    if before in _BULLETS:
        return True
    if before.rstrip(_CLOSING).endswith(_SENTENCE_END):
        return False
    if text[0].islower() or text[0] in _GOES_ON:
        return True
    return wrapped and len(before) >= _SHORTEST_WRAPPED and before[-1] not in _CLOSING
