"""What boards of squares and boards of hexes share: names of places, rows and columns, lines between centres."""

from engine.grid.lines import BITS, EAST, SOUTH, SQUARE, Lines, Met, Sides, Touch, spread
from engine.grid.names import column_name, edge_name, parse_edge, parse_place, parse_region, place_name
from engine.grid.sweep import Sweep

__all__ = [
    "BITS",
    "EAST",
    "SOUTH",
    "SQUARE",
    "Lines",
    "Met",
    "Sides",
    "Sweep",
    "Touch",
    "column_name",
    "edge_name",
    "parse_edge",
    "parse_place",
    "parse_region",
    "place_name",
    "spread",
]
