"""Editing a map square by square, and what looks odd about one."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any

from bot.errors import UserError
from engine import DocumentError
from engine.grid import edge_name, parse_edge, parse_place, parse_region, place_name
from engine.heroclix.position import MapPrint

__all__ = ["edited", "oddities"]

AREAS = ("hindering", "blocking", "water")


def edited(document: Mapping[str, Any], terrain: str, where: str, level: int = 2) -> dict[str, Any]:
    """Return a map document with squares (`C3`, `C3:E6`) or edges (`C3/D3`) changed to a terrain.

    `clear` takes terrain off squares and walls off edges. Raises UserError when a place is no place.

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


def _edit_edge(result: dict[str, Any], terrain: str, text: str) -> None:
    try:
        name = edge_name(*parse_edge(text))
    except ValueError:
        raise UserError("map-edit-place", given=text[:40]) from None
    for kind in ("walls", "windows", "doors"):
        edges = [edge for edge in result.get(kind, []) if edge_name(*parse_edge(edge)) != name]
        if kind == "walls" and terrain == "wall":
            edges.append(name)
        if edges or kind in result:
            result[kind] = edges


def _edit_squares(result: dict[str, Any], terrain: str, text: str, level: int) -> None:
    if terrain == "wall":
        raise UserError("map-edit-wall", given=text[:40])
    try:
        corners = [parse_place(corner) for corner in text.split(":", 1)]
        columns, rows = result["size"]
        if any(column >= columns or row >= rows for column, row in corners):
            raise DocumentError("where", "error-square-outside", text=text[:40], columns=columns, rows=rows)
        chosen = {place_name(*place) for place in parse_region(text)}
    except ValueError:
        raise UserError("map-edit-place", given=text[:40]) from None
    if terrain in {"elevated", "clear"}:
        _edit_levels(result, chosen, level if terrain == "elevated" else 1)
    if terrain != "elevated":
        for kind in AREAS:
            squares = [name for name in _names(result.get(kind, [])) if name not in chosen]
            squares += sorted(chosen) if kind == terrain else []
            if squares or kind in result:
                result[kind] = squares


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


def oddities(printed: MapPrint) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield what looks odd about a map, as keys of the catalogues with their data."""
    both = printed.hindering & printed.blocking | printed.blocking & printed.water | printed.hindering & printed.water
    for square in printed.squares_of(both):
        yield "map-odd-two-terrains", {"square": printed.name_of(square)}
    for a, b in sorted(printed.transitions):
        if printed.setting != "mixed" and printed.level(a) == printed.level(b):
            yield "map-odd-flat-transition", {"edge": printed.edge_name(a, b)}
        elif abs(printed.level(a) - printed.level(b)) > 1:
            yield "map-odd-steep-transition", {"edge": printed.edge_name(a, b)}
    climbs = any(printed.level(a) != printed.level(b) for a, b in printed.transitions)
    if len(set(printed.levels)) > 1 and not climbs:
        yield "map-odd-no-way-up", {}
    for side, squares in printed.starting_areas.items():
        for square in printed.squares_of(squares & printed.blocking):
            yield "map-odd-start-blocked", {"side": side, "square": printed.name_of(square)}
    if not printed.starting_areas:
        yield "map-odd-no-starting-areas", {}
