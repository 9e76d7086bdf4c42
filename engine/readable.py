"""Names that can be read: what of a text is seen, and which of the signs that are not seen it may hold.

A name stands in the middle of lines, in buttons and on pictures. Two that differ in what nobody sees are one to whoever
reads them, so what is not seen stands in a name only where writing needs it: what joins signs or keeps letters of
joined scripts apart, what chooses the form of the sign before it, what turns letters written to the left, and the
letters of a flag.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Annotated, Any, get_args, get_type_hints

from pydantic import Field

from engine.errors import DocumentError

__all__ = [
    "HIDDEN",
    "READABLE",
    "SEEN",
    "UNSEEN",
    "Shown",
    "Spoken",
    "check_names",
    "check_readable",
    "made_readable",
    "signs",
]

# no line break, no control character, no code that is no sign, nothing that turns the writing round
HIDDEN = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u206f\ufdd0-\ufdef\ufff0-\ufffb\ufffe\uffff"
_UNSEEN = (
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2065\u2800\u3164\ufe00-\ufe0f"
    r"\ufeff\uffa0\ufffc\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
UNSEEN = rf"\s{_UNSEEN}"
_MARKS = r"\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"  # they stand upon the sign before them
SEEN = rf"[^{HIDDEN}{UNSEEN}]"  # of a text of several lines something at least
_BLANK = rf"[^\S{HIDDEN}]"
_FORM = r"[\ufe00-\ufe0f\U000e0100-\U000e01ef]"  # one form or another of the sign before it
_FORMED = (  # signs that have several: digits in boxes, pictures, ideographs
    r"[#*0-9\u00a9\u00ae\u1000-\u109f\u203c\u2049\u2100-\u27ff\u2900-\u2dff\u3001-\u303f\u3200-\u9fff"
    r"\uf900-\ufaff\U0001f000-\U0001faff\U00020000-\U0003ffff]"
)
# signs that may be joined, or letters kept apart: of scripts that join their letters, and pictures
_JOINED = (
    r"[\u0600-\u061b\u061d-\u10ff\u1200-\u17b3\u17b6-\u180a\u1810-\u1aaf\u1b00-\u1cff\u2190-\u27ff\u2900-\u2bff"
    r"\ua800-\uabff\U00010a00-\U00011fff\U0001f000-\U0001faff]"
)
_LEFTWARD = (
    r"[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_MONGOLIAN = r"[\u1820-\u18aa][\u180b-\u180d\u180f]"
_FLAG = r"\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f"
_TURN = r"[\u061c\u200e\u200f]"
_WRITTEN = (
    rf"{_JOINED}{_FORM}?(?:[\u200c\u200d]{_JOINED}{_FORM}?)+|{_FLAG}|{_MONGOLIAN}"
    rf"|{_TURN}{_LEFTWARD}|{_LEFTWARD}{_TURN}|{_FORMED}{_FORM}|"
)
_FIRST = rf"{_WRITTEN}[^{HIDDEN}{UNSEEN}{_MARKS}]"
_ANY = rf"{_WRITTEN}{SEEN}"
READABLE = rf"^{_BLANK}*(?:{_FIRST})(?:{_ANY}|{_BLANK})*$"

_WHOLE = READABLE.removeprefix("^").removesuffix("$")
_PARTS = rf"{_ANY}|{_BLANK}"
_NOT_SEEN = rf"[{HIDDEN}{_UNSEEN}]"
MOST_SIGNS = 3  # that an error names


_KNOWN: dict[type, tuple[str, ...]] = {}  # by the kind of event, the fields that hold names


class _Name:
    """Marks the fields of events that hold what somebody or something is called."""


Spoken = Annotated[str, _Name]  # what somebody or something is called
Shown = Annotated[str, Field(max_length=100), _Name]  # the same of players and games; Discord's own names are shorter


def signs(text: str) -> str:
    r"""Return those signs of a text that make it no name, as lists of signs write them; empty where it has none.

    >>> signs("Al\u200bba"), signs("Alba"), signs(" ")
    ('U+200B', '', 'U+0020')
    """
    left = [sign for sign in re.sub(_PARTS, "", text) if re.match(_NOT_SEEN, sign)]
    if not left and not _whole(text):
        left = list(text)  # blanks alone, or what stands upon nothing
    return ", ".join(f"U+{ord(sign):04X}" for sign in list(dict.fromkeys(left))[:MOST_SIGNS])


def check_readable(path: str, name: str) -> None:
    """Raise DocumentError, which names the field, for a name that nobody can read on one line.

    >>> check_readable("keyword", "Avengers")
    >>> check_readable("keyword", chr(0x202E))
    Traceback (most recent call last):
        ...
    engine.errors.DocumentError: keyword: error-text-unreadable (signs=U+202E)
    """
    if not (name.isascii() and name.isprintable() and name.strip()) and not _whole(name):
        raise DocumentError(path, "error-text-unreadable", signs=signs(name))


def made_readable(name: str, *others: str) -> str:
    r"""Return a name that somebody has elsewhere, without what can't be read of it; where nothing is left, another.

    >>> made_readable("Al\u200bba"), made_readable("\u3164", "", "ana")
    ('Alba', 'ana')
    """
    for each in (name, *others):
        kept = "".join(re.findall(_PARTS, each)).strip()
        if _whole(kept):
            return kept
    return ""


def _whole(text: str) -> bool:
    """Return whether a text is a name; its pattern is compiled once it is asked for, which most names don't."""
    return re.fullmatch(_WHOLE, text) is not None


def check_names(event: object) -> None:
    """Raise DocumentError, which names the field, where an event calls something by what nobody can read.

    What has no name, because it needs none, is not looked at.
    """
    for field in _names_of(type(event)):
        for path, name in _texts(field, getattr(event, field)):
            if name:
                check_readable(path, name)


def _texts(path: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, (list, tuple)):
        for number, each in enumerate(value):
            yield from _texts(f"{path}[{number}]", each)


def _names_of(kind: Any) -> tuple[str, ...]:
    """Return the fields of a kind of event that hold names."""
    if kind not in _KNOWN:
        hints = get_type_hints(kind, include_extras=True)
        _KNOWN[kind] = tuple(each.name for each in fields(kind) if _is_name(hints[each.name]))
    return _KNOWN[kind]


def _is_name(hint: object) -> bool:
    return hint is _Name or _Name in getattr(hint, "__metadata__", ()) or any(map(_is_name, get_args(hint)))
