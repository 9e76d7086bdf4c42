"""The map of a game as a position document has it: what is left of its walls, and all that lies on it now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.heroclix.build import Builder
from engine.heroclix.game.state import GameState
from engine.heroclix.position import MapPrint, Marker, Thing

__all__ = ["map_document", "marker_documents", "object_documents", "standing_map"]

WALLS = ("walls", "windows", "doors")


def map_document(state: GameState) -> dict[str, Any]:
    """Return the printed map, without what lies on it and without what was destroyed of it (16.9a, 16.9b)."""
    document = {key: value for key, value in (state.map_document or {}).items() if key not in ("markers", "objects")}
    if state.map is None:
        return document
    for kind in WALLS:
        edges = document.get(kind)
        if edges:
            left = [edge for edge in edges if _stands(state.map, kind, edge)]
            document[kind] = left
            if not left:
                del document[kind]
    if "blocking" in document:
        document["blocking"] = _blocking(state.map, document["blocking"])
    return document


def standing_map(state: GameState) -> dict[str, Any]:
    """Return the map with what lies on it now, as a map is loaded from it: what was destroyed or moved stays so."""
    return {
        **map_document(state),
        "markers": marker_documents(state.map, state.markers) if state.map else [],
        "objects": object_documents(state.map, state.things) if state.map else [],
    }


def _blocking(printed: MapPrint, regions: str | list[str]) -> list[str]:
    """Return the squares of blocking terrain as they were named, those of which one is destroyed square by square."""
    found: list[str] = []
    for region in [regions] if isinstance(regions, str) else regions:
        squares = Builder(printed.columns, printed.rows).region("blocking", [region])
        left = [square for square in squares if printed.blocking >> square & 1]
        found += [region] if len(left) == len(squares) else [printed.name_of(square) for square in left]
    return found


def _stands(printed: MapPrint, kind: str, edge: str) -> bool:
    a, b = Builder(printed.columns, printed.rows).edge(kind, edge)
    way = "east" if b == a + 1 and printed.columns > 1 else "south"
    return bool(getattr(printed, f"{kind}_{way}") >> a & 1)


def marker_documents(printed: MapPrint, markers: tuple[Marker, ...]) -> list[dict[str, Any]]:
    """Return the markers on the map, oldest first; only what differs from a document's defaults is told."""
    return [_marker(printed, marker) for marker in markers]


def _marker(printed: MapPrint, marker: Marker) -> dict[str, Any]:
    found: dict[str, Any] = {
        "kind": marker.kind,
        "at": [printed.name_of(square) for square in marker.squares],
        "id": marker.id,
        "side": marker.side,
        "by": marker.by,
        "generated_by": marker.maker,
        "part_of": marker.part_of,
        "levels": marker.levels if marker.levels != 1 else None,
        "transitions": [printed.edge_name(*edge) for edge in sorted(marker.transitions)],
        "terrain": marker.terrain,
        "abilities": sorted(marker.abilities),
        "values": _values(marker.values),
    }
    return {key: value for key, value in found.items() if value}


def object_documents(printed: MapPrint, things: tuple[Thing, ...]) -> list[dict[str, Any]]:
    """Return the objects, and the markers that figures hold; only what differs from the defaults is told."""
    return [_thing(printed, thing) for thing in things]


def _thing(printed: MapPrint, thing: Thing) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": thing.id,
        "name": thing.name,
        "kind": thing.kind if thing.kind != "standard" else None,
        "at": None if thing.square is None or thing.held_by is not None else printed.name_of(thing.square),
        "held_by": thing.held_by,
        "equipped_by": thing.equipped_by,
        "weight": thing.weight,
        "taken_on": list(thing.taken_on),
        "side": thing.side,
        "abilities": sorted(thing.abilities),
        "values": _values(thing.values),
    }
    return {key: value for key, value in found.items() if value}


def _values(values: Mapping[str, int]) -> dict[str, Any]:
    found: dict[str, Any] = {name: values[name] for name in ("range", "reach", "destroy") if name in values}
    if "damage" in values and "modifier" in values:
        found["damage"] = f"{values['damage']}/+{values['modifier']}"
    return found
