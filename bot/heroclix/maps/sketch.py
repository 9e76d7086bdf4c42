"""A map drawn in text, one character for each square.

Rows are lines, or parts between bars where a line break cannot be typed. An empty row ends a layer: the next
one is laid over it, and its dots leave what lies below, so that a square can be hindering on level 2. Lines
such as `walls: C3/D3, C4/D4` name what stands on edges.
"""

from __future__ import annotations

import re
from typing import Any

from bot.app.user_error import UserError
from bot.documents.json_documents import placed
from bot.heroclix.pictures.words import regions
from engine.heroclix.position import MapPrint

__all__ = ["CHARACTERS", "MOST_ROWS", "is_sketch", "read_sketch"]

MOST_ROWS = 100
LONGEST_NAME = 80
LONGEST = 40_000  # characters: the largest map in several layers
SIDES = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
KINDS = {"h": "hindering", "#": "blocking", "~": "water", "w": "water", "i": "indoor", "o": "orange"}
CLEAR, LEVELS = ".", "123456789"
CHARACTERS = CLEAR + "h#~" + LEVELS[1:] + "io" + "".join(SIDES)
_DRAWN = re.compile(f"[{re.escape(CLEAR + LEVELS + ''.join(KINDS) + ''.join(SIDES))}]+", re.IGNORECASE)
_KEYED = re.compile(r"\s*([A-Za-zÁ-ú]+)\s*[:=]\s*(.*)")
NAMED = {
    "name": "name", "nombre": "name", "setting": "setting", "tipo": "setting", "walls": "walls", "muros": "walls",
    "windows": "windows", "ventanas": "windows", "doors": "doors", "puertas": "doors",
    "transitions": "transitions", "transiciones": "transitions",
}  # fmt: skip
ONCE = frozenset(("name", "setting"))
SETTINGS = {"interior": "indoor", "exterior": "outdoor", "mixto": "mixed"}


def is_sketch(text: str) -> bool:
    r"""Return whether a text from a file is a sketch: some row of it holds squares alone.

    >>> is_sketch("name: Yard\n....\n.##."), is_sketch("name: Yard | .... | .##."), is_sketch("size: [8, 8]")
    (True, True, False)
    """
    rows = (row.replace(" ", "").strip() for line in text.split("\n") for row in line.split("|"))
    return any(len(row) > 3 and _DRAWN.fullmatch(row) for row in rows)


def read_sketch(text: str) -> dict[str, Any]:
    """Return the map document of a sketch. Raises UserError in one line.

    >>> drawn = read_sketch("name: Yard | r.h. | ..#2 | b.22 | walls: A1/B1")
    >>> drawn["size"], drawn["hindering"], drawn["elevated"], drawn["walls"], drawn["starting_areas"]["red"]
    ([4, 3], ['C1'], {'2': ['D2:D3', 'C3']}, ['A1/B1'], ['A1'])
    """
    if len(text) > LONGEST:
        raise UserError("map-sketch-too-long", most=LONGEST)
    named, layers = _split(text)
    first = layers[0] if layers else []
    if not first:
        raise UserError("map-sketch-empty", known=" ".join(CHARACTERS))
    columns, rows = len(first[0]), len(first)
    printed = MapPrint(columns, rows)
    found: dict[str, set[int]] = {}
    for layer in layers:
        if len(layer) != rows:
            raise UserError("map-sketch-layer", count=len(layer), expected=rows)
        for number, row in enumerate(layer):
            _read_row(number, row, columns, found)
    document: dict[str, Any] = {"size": [columns, rows], **named}
    listed = {kind: regions(printed, squares).split(", ") for kind, squares in found.items() if squares}
    document |= {kind: squares for kind, squares in listed.items() if kind in KINDS.values()}
    document["elevated"] = {kind: squares for kind, squares in listed.items() if kind in LEVELS}
    document["starting_areas"] = {kind: squares for kind, squares in listed.items() if kind in SIDES.values()}
    if "indoor" in document:
        document.setdefault("setting", "mixed")
    return document


def _split(text: str) -> tuple[dict[str, Any], list[list[str]]]:
    """Return the named lines, and the rows of each layer without the spaces between their squares."""
    named: dict[str, Any] = {}
    first: dict[str, int] = {}  # the lines of what stands once
    layers: list[list[str]] = [[]]
    for row, line, column in _rows(text):
        keyed = _KEYED.fullmatch(row)
        if keyed is not None:
            key = _key(keyed[1])
            if key in ONCE and key in first:
                raise placed("file-key-twice", line, column + keyed.start(1), keyed[1], first=first[key] + 1)
            first[key] = line
            _add_named(named, key, keyed[2])
        elif row.strip():
            layers[-1].append("".join(row.split()))
        elif layers[-1]:
            layers.append([])
    layers = [layer for layer in layers if layer]
    if any(len(layer) > MOST_ROWS for layer in layers):
        raise UserError("map-sketch-too-many-rows", most=MOST_ROWS)
    return named, layers


def _rows(text: str) -> list[tuple[str, int, int]]:
    """Return the rows of a sketch, each with its line and column, counted from 0."""
    rows = []
    for number, line in enumerate(text.replace("\r", "").split("\n")):
        column = 0
        for row in line.split("|"):
            rows.append((row, number, column))
            column += len(row) + 1
    drawn = [place for place, (row, _, _) in enumerate(rows) if row] or [0]
    rows = rows[drawn[0] : drawn[-1] + 1]
    if len(rows) == 1 and not _KEYED.fullmatch(rows[0][0]):
        words = re.finditer(r"\S+", rows[0][0])  # Discord makes spaces of the line breaks that somebody pastes
        return [(word[0], rows[0][1], rows[0][2] + word.start()) for word in words]
    return rows


def _key(word: str) -> str:
    """Return what a named line names. Raises UserError for nothing that a map has."""
    key = NAMED.get(word.casefold())
    if key is None:
        raise UserError("map-sketch-word", given=word[:40], known=", ".join(sorted(set(NAMED.values()))))
    return key


def _add_named(named: dict[str, Any], key: str, value: str) -> None:
    """Keep what a named line says; edges may stand on several lines, a name or a setting on one."""
    shown = " ".join(value.split())
    if key not in ONCE:
        named[key] = [*named.get(key, ()), *value.replace(",", " ").upper().split()]
    elif key == "setting":
        named[key] = SETTINGS.get(shown.casefold(), shown.casefold())
    elif shown:
        named[key] = _name(shown)


def _name(shown: str) -> str:
    if len(shown) > LONGEST_NAME:
        raise UserError("map-file-name-too-long", count=len(shown), most=LONGEST_NAME)
    return shown


def _read_row(number: int, row: str, columns: int, found: dict[str, set[int]]) -> None:
    if len(row) != columns:
        raise UserError("map-sketch-row", row=number + 1, count=len(row), expected=columns)
    for column, character in enumerate(row.casefold()):
        square = number * columns + column
        if character == CLEAR:
            continue
        kind = SIDES.get(character) or KINDS.get(character)
        if kind is None and character not in LEVELS:
            raise UserError(
                "map-sketch-character",
                given=row[column],
                row=number + 1,
                column=column + 1,
                known=" ".join(CHARACTERS),
            )
        if kind is None:
            for level in LEVELS:
                found.get(level, set()).discard(square)
            kind = character
        elif kind in ("hindering", "blocking", "water"):
            for other in ("hindering", "blocking", "water"):
                found.get(other, set()).discard(square)
        if kind != "1":
            found.setdefault(kind, set()).add(square)
