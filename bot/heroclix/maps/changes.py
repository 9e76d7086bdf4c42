"""What an edit did to a map, square by square and edge by edge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.heroclix.maps.edit import AREAS, FENCES
from engine.grid import edge_name, parse_edge, parse_place, parse_region, place_name

__all__ = ["changes"]

Mark = tuple[tuple[int, int], str, str]  # where it is in the order of the map, the place, what is there


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Return each place that differs between two documents of a map, with what went and what came there.

    >>> changes({"size": [4, 4], "hindering": ["A1"]}, {"size": [4, 4], "water": ["A1:A2"]})
    [('A1', 'hindering', 'water'), ('A2', '', 'water')]
    """
    old, new = set(_marks(before)), set(_marks(after))
    found: dict[tuple[tuple[int, int], str], tuple[list[str], list[str]]] = {}
    for which, marks in enumerate((old - new, new - old)):
        for order, place, what in sorted(marks):
            found.setdefault((order, place), ([], []))[which].append(what)
    return [(place, " ".join(went), " ".join(came)) for (_, place), (went, came) in sorted(found.items())]


def _marks(document: Mapping[str, Any]) -> Iterator[Mark]:
    columns, rows = document["size"]
    areas = {kind: document.get(kind, ()) for kind in (*AREAS, "orange")}
    areas |= {f"elevated-{level}": squares for level, squares in document.get("elevated", {}).items()}
    areas |= {f"start-{side}": squares for side, squares in document.get("starting_areas", {}).items()}
    setting = document.get("setting", "outdoor")
    whole = [f"A1:{place_name(columns - 1, rows - 1)}"] if setting == "indoor" else ()
    areas["indoor"] = document.get("indoor", ()) if setting == "mixed" else whole
    for kind, regions in areas.items():
        for region in [regions] if isinstance(regions, str) else regions:
            for column, row in parse_region(region):
                yield (row, column), place_name(column, row), kind
    for kind, listed in FENCES.items():
        for edge in document.get(listed, ()):
            name = edge_name(*parse_edge(edge))
            column, row = parse_place(name.split("/")[0])
            yield (row, column), name, kind
