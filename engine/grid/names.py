"""Names of places on a board: `C5`, rectangles `C3:E6`, edges `C3/D3`. Column letters, then the row from the top."""

from __future__ import annotations

import re
from functools import lru_cache

__all__ = ["column_name", "edge_name", "parse_edge", "parse_place", "parse_region", "place_name"]

Place = tuple[int, int]

_PLACE = re.compile(r"\s*([A-Za-z]{1,3})([1-9][0-9]{0,2})\s*")


def column_name(column: int) -> str:
    """Return the letters of a column counted from 0.

    >>> [column_name(c) for c in (0, 25, 26, 51, 52)]
    ['A', 'Z', 'AA', 'AZ', 'BA']
    """
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


@lru_cache(maxsize=16_384)
def place_name(column: int, row: int) -> str:
    """Return the name of a square or hex, column and row counted from 0.

    >>> place_name(2, 4)
    'C5'
    """
    return f"{column_name(column)}{row + 1}"


@lru_cache(maxsize=16_384)
def parse_place(text: str) -> Place:
    """Return (column, row), both counted from 0, of a name such as `C5`.

    Raises ValueError when the text is no such name.

    >>> parse_place("AA10")
    (26, 9)
    """
    match = _PLACE.fullmatch(text)
    if match is None:
        raise ValueError(text)
    column = 0
    for letter in match[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(match[2]) - 1


def parse_region(text: str) -> list[Place]:
    """Return the places of a single name or of a rectangle, row by row.

    Raises ValueError when the text is neither.

    >>> parse_region("C3:D4")
    [(2, 2), (3, 2), (2, 3), (3, 3)]
    """
    first, colon, last = text.partition(":")
    a = parse_place(first)
    b = parse_place(last) if colon else a
    columns = range(min(a[0], b[0]), max(a[0], b[0]) + 1)
    rows = range(min(a[1], b[1]), max(a[1], b[1]) + 1)
    return [(column, row) for row in rows for column in columns]


@lru_cache(maxsize=32_768)
def edge_name(a: Place, b: Place) -> str:
    """Return the name of the edge between two squares that share a side, the upper or left one first.

    >>> edge_name((3, 2), (2, 2))
    'C3/D3'
    """
    first, second = sorted((a, b), key=lambda place: (place[1], place[0]))
    return f"{place_name(*first)}/{place_name(*second)}"


def parse_edge(text: str) -> tuple[Place, Place]:
    """Return the two squares of an edge, the upper or left one first.

    Raises ValueError when the text names no edge between two squares that share a side.

    >>> parse_edge("D3/C3")
    ((2, 2), (3, 2))
    """
    first, slash, second = text.partition("/")
    if not slash:
        raise ValueError(text)
    a, b = sorted((parse_place(first), parse_place(second)), key=lambda place: (place[1], place[0]))
    if abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1:
        raise ValueError(text)
    return a, b
