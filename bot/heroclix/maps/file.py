"""A map file of the kind that players have, made a map document of ours.

Such a file lists rows of tiles (`rows: [{y, tiles: [{x: "A", terrain, elevation, type, isStartingZone}]}]`),
walls between corners of the grid counted from 0 at the top left (`{x0, y0, x1, y1, type}`), and ramps as pairs
of tiles. Nothing in it is trusted: sizes, types and places are checked, and the first fault is told in one line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.app.user_error import UserError
from bot.documents.given import LIST, MAPPING, TEXT, flag, given, unlike
from bot.heroclix.pictures.words import regions
from engine.errors import as_given
from engine.grid import parse_place
from engine.heroclix.position import MapPrint

__all__ = ["ImportedMap", "is_player_map", "read_player_map"]

LARGEST_SIDE = 100
MOST_LINES = 5000  # walls or ramps
MOST_LEVELS = 20
LONGEST_NAME = 80
MOST_LETTERS = 2  # of a column
MOST_NAMED = 12  # of keys that are not read
KEYS = frozenset(("name", "type", "width", "height", "rows", "walls", "ramps"))
ROW_KEYS = frozenset(("y", "tiles"))
TILE_KEYS = frozenset(("x", "terrain", "elevation", "type", "isStartingZone"))
SIDES = ("red", "blue", "green", "yellow")
SETTINGS = {"indoor": "indoor", "outdoor": "outdoor", "indooroutdoor": "mixed", "outdoorindoor": "mixed"}
TERRAIN = {
    "": "", "none": "", "clear": "", "normal": "", "elevated": "", "hindering": "hindering", "blocking": "blocking",
    "water": "water", "special": "orange", "orange": "orange",
}  # fmt: skip
PLAIN = ("", "none", "normal")  # of a tile that says nothing of a roof
FENCES = {"": "walls", "wall": "walls", "solid": "walls", "window": "windows", "door": "doors"}


@dataclass(frozen=True, slots=True)
class ImportedMap:
    """The map document, and what was left out or guessed: keys of the catalogues with their data."""

    document: dict[str, Any]
    notes: tuple[tuple[str, dict[str, object]], ...] = ()


@dataclass(slots=True)
class _Tiles:
    """What the tiles say, as squares by kind."""

    columns: int
    rows: int
    kinds: dict[str, set[int]] = field(default_factory=dict)
    levels: dict[int, int] = field(default_factory=dict)
    starting: set[int] = field(default_factory=set)
    places: dict[int, str] = field(default_factory=dict)  # of the squares that a tile is for: where it stands
    outside: set[int] = field(default_factory=set)  # outdoor tiles
    keys: dict[str, None] = field(default_factory=dict)  # that are not read
    lettered: bool = False  # whether the file names columns by letters

    def add(self, kind: str, square: int) -> None:
        self.kinds.setdefault(kind, set()).add(square)


def is_player_map(document: Mapping[str, Any]) -> bool:
    """Return whether a file is a map of rows and tiles.

    >>> is_player_map({"rows": []}), is_player_map({"size": [8, 8]})
    (True, False)
    """
    return "rows" in document and "size" not in document


def read_player_map(document: Mapping[str, Any]) -> ImportedMap:
    """Return the map of a player's file. Raises UserError or DocumentError that names the place.

    >>> tiles = [{"x": "A", "terrain": "hindering"}, {"x": "B", "elevation": 2}]
    >>> read_player_map({"width": 2, "height": 1, "rows": [{"y": 1, "tiles": tiles}]}).document
    {'size': [2, 1], 'setting': 'outdoor', 'hindering': ['A1'], 'elevated': {'2': ['B1']}}
    """
    setting = SETTINGS.get(_word(given(document.get("type"), "outdoor"), "type").replace("/", "").replace("_", ""))
    if setting is None:
        raise _fault("type", document["type"], "indoor, outdoor, indoorOutdoor")
    rows = _list(document.get("rows"), "rows", LARGEST_SIDE)
    tiles = _Tiles(*_size(document, rows), lettered=_is_lettered(rows))
    tiles.keys |= _foreign(document, KEYS)
    _read_rows(rows, tiles)
    notes: list[tuple[str, dict[str, object]]] = []
    result: dict[str, Any] = {"size": [tiles.columns, tiles.rows], "setting": setting}
    name = given(document.get("name"), "")
    if not isinstance(name, str):
        raise unlike("name", name, TEXT)
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME:
        raise UserError("map-file-name-too-long", count=len(name), most=LONGEST_NAME)
    if name:
        result = {"name": name, **result}
    printed = MapPrint(tiles.columns, tiles.rows)
    inside = tiles.kinds.pop("indoor", set())
    if setting == "mixed":
        tiles.kinds["indoor"] = inside
    odd = inside if setting == "outdoor" else tiles.outside if setting == "indoor" else set()
    if odd:
        kind = f"map-file-{'indoor' if setting == 'outdoor' else 'outdoor'}-tiles"
        notes.append((kind, {"squares": ", ".join(regions(printed, odd).split(", ")[:MOST_NAMED]), "count": len(odd)}))
    result |= {kind: regions(printed, squares).split(", ") for kind, squares in tiles.kinds.items() if squares}
    result |= _elevated(printed, tiles, notes)
    result |= _fences(document, printed, notes)
    result |= _ramps(document, printed)
    result |= _starting_areas(printed, tiles.starting, notes)
    missing = tiles.columns * tiles.rows - len(tiles.places)
    if missing:
        notes.append(("map-file-squares-missing", {"count": missing}))
    if tiles.keys:
        names = tuple(tiles.keys)[:MOST_NAMED]
        notes.append(("map-file-keys-left", {"names": names, "more": len(tiles.keys) - len(names)}))
    return ImportedMap(result, tuple(notes))


def _foreign(found: Mapping[str, Any], known: frozenset[str], path: str = "") -> dict[str, None]:
    """Return the keys that are not read, with their place."""
    return dict.fromkeys(f"{path}{str(key)[:LONGEST_NAME]}" for key in found if key not in known)


def _size(document: Mapping[str, Any], rows: list[Any]) -> tuple[int, int]:
    widest = max((len(_list(_mapping(row, f"rows[{n}]").get("tiles"), f"rows[{n}].tiles", LARGEST_SIDE))
                  for n, row in enumerate(rows)), default=0)  # fmt: skip
    columns = _number(document.get("width", widest), "width", 1, LARGEST_SIDE)
    return columns, _number(document.get("height", len(rows)), "height", 1, LARGEST_SIDE)


def _is_lettered(rows: list[Any]) -> bool:
    """Return whether a tile names its column by letters, in rows that are known to hold lists of tiles."""
    return any(_is_letter(tile.get("x")) for row in rows for tile in row["tiles"] if isinstance(tile, Mapping))


def _is_letter(value: object) -> bool:
    word = value.strip() if isinstance(value, str) else ""
    return word.isascii() and word.isalpha() and len(word) <= MOST_LETTERS


def _read_rows(rows: list[Any], tiles: _Tiles) -> None:
    seen: dict[int, str] = {}
    first = 0 if any(_mapping(row, f"rows[{n}]").get("y") in (0, "0") for n, row in enumerate(rows)) else 1
    for number, row in enumerate(rows):
        path = f"rows[{number}]"
        y = _number(row.get("y", number + first), f"{path}.y", first, tiles.rows - 1 + first) - first
        if y in seen:
            raise UserError("map-file-twice", path=f"{path}.y", what=str(y + 1), other=seen[y])
        seen[y] = path
        tiles.keys |= _foreign(row, ROW_KEYS, f"{path}.")
        for index, tile in enumerate(_list(row.get("tiles"), f"{path}.tiles", LARGEST_SIDE)):
            _read_tile(_mapping(tile, f"{path}.tiles[{index}]"), f"{path}.tiles[{index}]", y, index, tiles)


def _read_tile(tile: Mapping[str, Any], path: str, y: int, index: int, tiles: _Tiles) -> None:
    square = _square(tile, path, y, index, tiles)
    tiles.keys |= _foreign(tile, TILE_KEYS, f"{path}.")
    word = _word(given(tile.get("terrain"), ""), f"{path}.terrain")
    if word not in TERRAIN:
        raise _fault(f"{path}.terrain", word, "clear, hindering, blocking, water")
    if TERRAIN[word]:
        tiles.add(TERRAIN[word], square)
    level = tile.get("elevation")
    if level is not None and level != "":
        tiles.levels[square] = _number(level, f"{path}.elevation", 0, MOST_LEVELS)
    elif word == "elevated":
        tiles.levels[square] = 2
    _roofed(tile, path, square, tiles)
    starting = flag(tile.get("isStartingZone"))
    if starting is None:
        raise _fault(f"{path}.isStartingZone", tile["isStartingZone"], "true, false")
    if starting:
        tiles.starting.add(square)


def _square(tile: Mapping[str, Any], path: str, y: int, index: int, tiles: _Tiles) -> int:
    """Return the square that a tile is for. Raises UserError outside the map, and for the second of one square."""
    printed = MapPrint(tiles.columns, tiles.rows)
    known = f"A–{printed.name_of(tiles.columns - 1)[:-1]}" if tiles.lettered else f"1–{tiles.columns}"
    column = _column(tile.get("x"), f"{path}.x", index, known)
    if column >= tiles.columns:
        raise _fault(f"{path}.x", tile.get("x"), known)
    square = y * tiles.columns + column
    if square in tiles.places:
        raise UserError("map-file-twice", path=f"{path}.x", what=printed.name_of(square), other=tiles.places[square])
    tiles.places[square] = path
    return square


def _roofed(tile: Mapping[str, Any], path: str, square: int, tiles: _Tiles) -> None:
    """Note whether a tile says that it lies indoors or outdoors."""
    place = _word(given(tile.get("type"), ""), f"{path}.type")
    if place.startswith("indoor"):
        tiles.add("indoor", square)
    elif place.startswith("outdoor"):
        tiles.outside.add(square)
    elif place not in PLAIN:
        raise _fault(f"{path}.type", place, "indoor, outdoor")


def _elevated(printed: MapPrint, tiles: _Tiles, notes: list[tuple[str, dict[str, object]]]) -> dict[str, Any]:
    """Return the levels above the ground; where some tiles are on level 0, the file counts from there."""
    off = 1 if 0 in tiles.levels.values() else 0
    if off and max(tiles.levels.values()) > 0:
        notes.append(("map-file-levels-from-zero", {}))
    found: dict[int, list[int]] = {}
    for square, level in tiles.levels.items():
        if level + off > 1:
            found.setdefault(level + off, []).append(square)
    if not found:
        return {}
    return {"elevated": {str(level): regions(printed, found[level]).split(", ") for level in sorted(found)}}


def _fences(
    document: Mapping[str, Any], printed: MapPrint, notes: list[tuple[str, dict[str, object]]]
) -> dict[str, list[str]]:
    """Return walls, windows and doors; those along the edge of the map stand on no edge between squares."""
    found: dict[str, dict[str, None]] = {}
    outside = 0
    for number, wall in enumerate(_list(given(document.get("walls"), []), "walls", MOST_LINES)):
        path = f"walls[{number}]"
        kind = FENCES.get(_word(given(_mapping(wall, path).get("type"), ""), f"{path}.type"))
        if kind is None:
            raise _fault(f"{path}.type", wall["type"], "wall, window, door")
        for edge in _pieces(wall, path, printed):
            if edge is None:
                outside += 1
            else:
                found.setdefault(kind, {})[printed.edge_name(*edge)] = None
    if outside:
        notes.append(("map-file-edge-walls", {"count": outside}))
    return {kind: list(edges) for kind, edges in found.items()}


def _pieces(wall: Mapping[str, Any], path: str, printed: MapPrint) -> Iterator[tuple[int, int] | None]:
    """Yield the edges that a wall stands on, None for each along the edge of the map."""
    across, down = printed.columns, printed.rows
    x0, x1 = sorted(_number(wall.get(key), f"{path}.{key}", 0, across) for key in ("x0", "x1"))
    y0, y1 = sorted(_number(wall.get(key), f"{path}.{key}", 0, down) for key in ("y0", "y1"))
    if (x0 == x1) == (y0 == y1):
        raise UserError("map-file-wall", path=path)
    if x0 == x1:
        for row in range(y0, y1):
            inside = 0 < x0 < across
            yield (printed.square(x0 - 1, row), printed.square(x0, row)) if inside else None
    for column in range(x0, x1):
        inside = 0 < y0 < down
        yield (printed.square(column, y0 - 1), printed.square(column, y0)) if inside else None


def _ramps(document: Mapping[str, Any], printed: MapPrint) -> dict[str, list[str]]:
    """Return the transitions: pairs of tiles, each named like `A1` or by its `x` and `y`."""
    found: dict[str, None] = {}
    for number, ramp in enumerate(_list(given(document.get("ramps"), []), "ramps", MOST_LINES)):
        path = f"ramps[{number}]"
        ends = [_tile(end, path, printed) for end in _ends_of(ramp, path)]
        (x, y), (u, v) = (printed.column_row(square) for square in ends)
        if abs(x - u) + abs(y - v) != 1:
            raise UserError("map-file-ramp", path=path)
        found[printed.edge_name(min(ends), max(ends))] = None
    return {"transitions": list(found)} if found else {}


def _ends_of(ramp: object, path: str) -> list[object]:
    ends: list[object] = []
    if isinstance(ramp, Mapping) and {"x0", "y0", "x1", "y1"} <= ramp.keys():
        ends = [{"x": ramp[f"x{n}"], "y": ramp[f"y{n}"]} for n in (0, 1)]
    elif isinstance(ramp, Mapping):
        ends = [end for end in ramp.values() if isinstance(end, (Mapping, str))]
    elif isinstance(ramp, list):
        ends = ramp
    if len(ends) != 2:
        raise UserError("map-file-ramp", path=path)
    return ends


def _tile(end: object, path: str, printed: MapPrint) -> int:
    try:
        if isinstance(end, str):
            column, row = parse_place(end)
        else:
            found = _mapping(end, path)
            column = _column(found.get("x"), f"{path}.x", None, f"1–{printed.columns}")
            row = _number(found.get("y"), f"{path}.y", 1, LARGEST_SIDE) - 1
    except ValueError:
        raise UserError("map-file-ramp", path=path) from None
    if column >= printed.columns or row >= printed.rows:
        raise UserError("map-file-ramp", path=path)
    return printed.square(column, row)


def _starting_areas(
    printed: MapPrint, starting: set[int], notes: list[tuple[str, dict[str, object]]]
) -> dict[str, dict[str, list[str]]]:
    """Return the starting areas, one for each group of squares that touch, from the top left to the bottom right."""
    groups = list(_groups(printed, starting))
    if len(groups) > len(SIDES):
        notes.append(("map-file-starting-areas", {"count": len(groups), "most": len(SIDES)}))
    areas = {side: regions(printed, squares).split(", ") for side, squares in zip(SIDES, groups, strict=False)}
    return {"starting_areas": areas} if areas else {}


def _groups(printed: MapPrint, squares: set[int]) -> Iterator[set[int]]:
    left = set(squares)
    while left:
        group, edge = set(), [min(left)]
        while edge:
            square = edge.pop()
            if square not in left:
                continue
            left.discard(square)
            group.add(square)
            column, row = printed.column_row(square)
            edge += [
                printed.square(column + across, row + down)
                for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
                if 0 <= column + across < printed.columns and 0 <= row + down < printed.rows
            ]
        yield group


def _fault(path: str, found: object, expected: str) -> UserError:
    return UserError("map-file-value", path=path, given=as_given(found), expected=expected)


def _mapping(value: object, path: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise unlike(path, value, MAPPING)
    return value


def _list(value: object, path: str, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise unlike(path, value, LIST)
    if len(value) > most:
        raise UserError("map-file-too-long", path=path, count=len(value), most=most)
    return value


def _word(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise unlike(path, value, TEXT)
    return value.strip().casefold()


def _number(value: object, path: str, least: int, most: int) -> int:
    text = str(value).strip() if isinstance(value, (int, str)) and not isinstance(value, bool) else ""
    if not text.isascii() or not text.isdecimal() or len(text) > 4 or not least <= int(text) <= most:
        raise _fault(path, value, f"{least}–{most}")
    return int(text)


def _column(value: object, path: str, index: int | None, known: str) -> int:
    """Return the number of a column, from 0: letters, a number from 1, or its place in a row, where it has one.

    `known`: the columns that there are, for who names none.
    """
    if value is None and index is not None:
        return index
    if isinstance(value, str) and _is_letter(value):
        return parse_place(f"{value.strip().upper()}1")[0]
    try:
        return _number(value, path, 1, LARGEST_SIDE) - 1
    except UserError:
        raise _fault(path, value, known) from None
