"""Pictures of the field: hexes, terrain at two heights, characters with their arcs and tokens."""

from bot.motu.pictures.board import draw_field
from bot.motu.pictures.overlay import Drawn

__all__ = ["Drawn", "draw_field"]
