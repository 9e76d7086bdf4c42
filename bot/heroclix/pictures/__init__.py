"""Pictures of the board, and the words that tell the same.

`draw_board` returns a PNG, `alt_text` its description; an `Overlay` explains a ruling on both, and
`overlay_of` makes one of a traced line of fire.
"""

from bot.canvas.overlay import Line, Mark, Overlay, Tint
from bot.canvas.palette import ThemeName
from bot.heroclix.pictures.board import draw_board
from bot.heroclix.pictures.traced import overlay_of
from bot.heroclix.pictures.words import alt_text

__all__ = ["Line", "Mark", "Overlay", "ThemeName", "Tint", "alt_text", "draw_board", "overlay_of"]
