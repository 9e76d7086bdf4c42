"""Pictures of the board, and the words that tell the same."""

from bot.pictures.board import draw_board
from bot.pictures.overlay import Line, Mark, Overlay, Tint

__all__ = ["Line", "Mark", "Overlay", "Tint", "draw_board"]
