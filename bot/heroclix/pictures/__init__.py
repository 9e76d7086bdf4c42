"""Pictures of the board, and the words that tell the same.

`draw_board` returns a PNG, `alt_text` its description; an `Overlay` explains a ruling on both, and
`overlay_of` makes one of a traced line of fire.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bot.canvas.overlay import Line, Mark, Overlay, Tint
from bot.canvas.palette import ThemeName
from bot.heroclix.pictures.traced import overlay_of
from bot.heroclix.pictures.words import alt_text

if TYPE_CHECKING:
    from bot.heroclix.pictures.board import draw_board

__all__ = ["Line", "Mark", "Overlay", "ThemeName", "Tint", "alt_text", "draw_board", "overlay_of"]


def __getattr__(name: str) -> Any:
    """Load what draws only when something is drawn: most messages are words."""
    if name == "draw_board":
        return import_module("bot.heroclix.pictures.board").draw_board
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
