"""What boards of squares and boards of hexes share: names of places, and rows and columns."""

from engine.grid.names import column_name, edge_name, parse_edge, parse_place, parse_region, place_name

__all__ = ["column_name", "edge_name", "parse_edge", "parse_place", "parse_region", "place_name"]
