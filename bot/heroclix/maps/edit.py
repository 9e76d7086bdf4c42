"""Editing a map, square by square and edge by edge."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from bot.app.errors import UserError
from engine import DocumentError
from engine.grid import edge_name, parse_edge, parse_place, parse_region, place_name

__all__ = ["TERRAIN", "as_it_was", "edited", "exchanged"]

AREAS = ("hindering", "blocking", "water")
FENCES = {"wall": "walls", "window": "windows", "door": "doors", "transition": "transitions"}
SIDES = ("red", "blue", "green", "yellow")
STARTS = tuple(f"start-{side}" for side in (*SIDES, "none"))
TERRAIN = ("clear", *AREAS, "elevated", *FENCES, "indoor", "outdoor", "orange", *STARTS)


def edited(document: Mapping[str, Any], terrain: str, where: str, level: int = 2) -> dict[str, Any]:
    """Return a map document with squares (`C3`, `C3:E6`) or edges (`C3/D3`) changed to one of `TERRAIN`.

    `clear` takes terrain off squares, and walls, windows, doors and transitions off edges. Raises UserError
    when a place is no place.

    >>> edited({"size": [8, 8], "hindering": ["A1:B1"]}, "clear", "B1")["hindering"]
    ['A1']
    """
    result: dict[str, Any] = copy.deepcopy(dict(document))
    for text in where.replace(",", " ").split():
        if "/" in text:
            _edit_edge(result, terrain, text)
        else:
            _edit_squares(result, terrain, text, level)
    return result


def exchanged(document: Mapping[str, Any], side: str, other: str) -> dict[str, Any]:
    """Return a map document in which a side has the starting area marked for another, and that one has its own (4.2).

    >>> exchanged({"size": [8, 8], "starting_areas": {"red": ["A1"], "blue": ["H8"]}}, "red", "blue")["starting_areas"]
    {'red': ['H8'], 'blue': ['A1']}
    """
    areas = document.get("starting_areas", {})
    moved: dict[str, Any] = {**areas, side: areas[other], other: areas.get(side, [])}
    kept = {each: squares for each, squares in moved.items() if squares}
    return {**copy.deepcopy(dict(document)), "starting_areas": kept}


def as_it_was(document: Mapping[str, Any], before: Mapping[str, Any]) -> bool:
    """Return whether an edit changed nothing; in which order places are listed does not count.

    >>> as_it_was({"walls": ["A1/A2", "B1/B2"]}, {"walls": ["B1/B2", "A1/A2"]})
    True
    """
    return _in_order(document) == _in_order(before)


def _in_order(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _in_order(found) for key, found in value.items() if found not in ([], {})}
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return sorted(value)
    return value


def _edit_edge(result: dict[str, Any], terrain: str, text: str) -> None:
    try:
        a, b = parse_edge(text.upper())
    except ValueError:
        raise UserError("map-edit-place", given=text[:40]) from None
    if terrain not in (*FENCES, "clear"):
        raise UserError("map-edit-edge", given=text[:40])
    name = edge_name(a, b)
    _within(result, text, (a, b))
    for one, kind in FENCES.items():
        kept = [edge for edge in result.get(kind, []) if edge_name(*parse_edge(edge)) != name]
        # a wall, a window and a door take one another's place; a transition lies on the ground beside them
        edges = (
            kept if terrain == "clear" or (one == "transition") == (terrain == "transition") else result.get(kind, [])
        )
        edges = [*edges, name] if one == terrain else edges
        if edges or kind in result:
            result[kind] = edges


def _within(result: Mapping[str, Any], text: str, places: Iterable[tuple[int, int]]) -> None:
    columns, rows = result["size"]
    if any(column >= columns or row >= rows for column, row in places):
        raise DocumentError("where", "error-square-outside", text=text[:40], columns=columns, rows=rows)


def _edit_squares(result: dict[str, Any], terrain: str, text: str, level: int) -> None:
    if terrain in FENCES:
        raise UserError("map-edit-wall", given=text[:40])
    try:
        _within(result, text, [parse_place(corner) for corner in text.upper().split(":", 1)])
        chosen = {place_name(*place) for place in parse_region(text.upper())}
    except ValueError:
        raise UserError("map-edit-place", given=text[:40]) from None
    if terrain.startswith("start-"):
        _edit_starts(result, chosen, terrain.removeprefix("start-"))
    elif terrain in ("indoor", "outdoor"):
        _edit_indoor(result, chosen, inside=terrain == "indoor")
    else:
        if terrain in {"elevated", "clear"}:
            _edit_levels(result, chosen, level if terrain == "elevated" else 1)
        if terrain != "elevated":
            kinds = ("orange",) if terrain == "orange" else (*AREAS, "orange") if terrain == "clear" else AREAS
            for kind in kinds:
                _edit_area(result, kind, chosen, added=kind == terrain)


def _edit_area(result: dict[str, Any], kind: str, chosen: set[str], *, added: bool) -> None:
    squares = [name for name in _names(result.get(kind, [])) if name not in chosen]
    squares += sorted(chosen) if added else []
    if squares or kind in result:
        result[kind] = squares


def _edit_starts(result: dict[str, Any], chosen: set[str], side: str) -> None:
    """Make squares part of one side's starting area and of no other's; of none with `none`."""
    areas = dict(result.get("starting_areas", {}))
    areas |= {side: areas.get(side, [])} if side in SIDES else {}
    for name in areas:
        _edit_area(areas, name, chosen, added=name == side)
    result["starting_areas"] = {name: squares for name, squares in areas.items() if squares}


def _edit_indoor(result: dict[str, Any], chosen: set[str], *, inside: bool) -> None:
    """Draw the yellow line anew (15.1c): an outdoor or indoor map becomes a mixed one."""
    if result.get("setting", "outdoor") != "mixed":
        columns, rows = result["size"]
        if result.get("setting") == "indoor":
            result["indoor"] = [f"A1:{place_name(columns - 1, rows - 1)}"]
        result["setting"] = "mixed"
    _edit_area(result, "indoor", chosen, added=inside)


def _edit_levels(result: dict[str, Any], chosen: set[str], level: int) -> None:
    levels: dict[str, list[str]] = {}
    for key, regions in result.get("elevated", {}).items():
        kept = [name for name in _names(regions) if name not in chosen]
        if kept:
            levels[str(key)] = kept
    if level > 1:
        levels.setdefault(str(level), []).extend(sorted(chosen))
    result["elevated"] = levels


def _names(regions: str | list[str]) -> list[str]:
    listed = [regions] if isinstance(regions, str) else regions
    return list(dict.fromkeys(place_name(*place) for region in listed for place in parse_region(region)))
