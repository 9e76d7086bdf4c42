"""What boards of squares and boards of hexes share: names of places, rows and columns, lines between centres."""

from engine.grid.lines import Crossing, Crossings, Lines, Met, Touch
from engine.grid.names import column_name, edge_name, parse_edge, parse_place, parse_region, place_name

__all__ = [
    "Crossing",
    "Crossings",
    "Lines",
    "Met",
    "Touch",
    "column_name",
    "edge_name",
    "parse_edge",
    "parse_place",
    "parse_region",
    "place_name",
]
