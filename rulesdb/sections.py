"""Section ids: their order in the book, their parents, and how players write them."""

from __future__ import annotations

import re

__all__ = ["ancestors", "book_order", "clean_section", "is_reading", "named_readings"]

_NUMBERED = re.compile(r"(\d{1,4})(?:\.(\d{1,4})([a-z]*))?")
_LETTERED = re.compile(r"(\d{1,4}(?:\.\d{1,4})?)([a-z]*)")
_READING = re.compile(r"([RPM])(\d{1,4})")

_NAMED_READING = re.compile(r"\b[RPM]\d{1,4}\b")

_NUMBERED_GROUP, _NAMED_GROUP, _READING_GROUP = range(3)


def is_reading(section: str) -> bool:
    """Tell whether an id is that of a reading: R1, R2… or the project's own P1, P2…, and of motu M1, M2….

    >>> is_reading("R7"), is_reading("M4"), is_reading("7.1"), is_reading("7m")
    (True, True, False, False)
    """
    return _READING.fullmatch(section) is not None


def named_readings(text: str) -> tuple[str, ...]:
    """Return the ids of the readings that a text names, each once.

    >>> named_readings("Hindered (reading R17), as P60 has it; R17 again.")
    ('R17', 'P60')
    """
    return tuple(dict.fromkeys(_NAMED_READING.findall(text)))


def book_order(section: str, position: int = 0) -> tuple[int, int, int, str, int]:
    """Return the sort key that puts ids in the order of the book.

    Numbers count as numbers and letters as letters; ids that are words keep the order they were
    written in (`position`); readings come last.

    >>> sorted(["P1", "6.10", "1.9c", "R2", "6.2", "1.9bi", "6", "1.9b"], key=book_order)
    ['1.9b', '1.9bi', '1.9c', '6', '6.2', '6.10', 'R2', 'P1']
    """
    if match := _NUMBERED.fullmatch(section):
        chapter, number, letters = match.groups()
        return (_NUMBERED_GROUP, int(chapter), int(number or -1), letters or "", position)
    if match := _READING.fullmatch(section):
        series, number = match.groups()
        return (_READING_GROUP, "RMP".index(series), int(number), "", position)
    return (_NAMED_GROUP, 0, 0, "", position)


def ancestors(section: str) -> tuple[str, ...]:
    """Return the ids above this one, nearest first, whether or not a book has them.

    >>> ancestors("1.9bi")
    ('1.9b', '1.9', '1')
    >>> ancestors("6c/ataque-a-distancia")
    ('6c', '6')
    """
    head, *words = section.split("/")
    above = tuple("/".join((head, *words[:end])) for end in range(len(words) - 1, -1, -1))
    match = _LETTERED.fullmatch(head)
    if match is None:
        return above
    number, letters = match.groups()
    shorter = tuple(number + letters[:end] for end in range(len(letters) - 1, -1, -1))
    chapter, dot, _ = number.partition(".")
    return (*above, *shorter, chapter) if dot else (*above, *shorter)


def clean_section(written: str) -> str:
    """Return a section id as the library spells it, however it was written.

    >>> clean_section(" §16.3B. "), clean_section("16.3 b"), clean_section("r7")
    ('16.3b', '16.3b', 'R7')
    """
    text = "".join(written.split()).strip("§#.,;:()[]¿?¡!\"'").casefold()
    if re.fullmatch(r"[rpm]\d{1,4}", text):
        return text.upper()
    return text
