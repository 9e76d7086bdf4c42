"""The picture of a position, layer upon layer: map, markers, tints, line, objects, figures, culprits, legend."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import fields
from threading import Lock

from PIL import Image

from bot.canvas.explained import draw_ground, draw_marks, draw_ways
from bot.canvas.layout import Layout, layout_of
from bot.canvas.overlay import Overlay
from bot.canvas.palette import BLACK, BORDERS, THEMES, WHITE, Color, Theme, ThemeName, side_looks
from bot.canvas.png import png
from bot.canvas.tints import draw_costs
from bot.heroclix.pictures.figures import draw_figure
from bot.heroclix.pictures.legend import draw_key, draw_legend, key_height, legend_height
from bot.heroclix.pictures.markers import covered_squares, draw_captives, draw_held, draw_markers, draw_things
from bot.heroclix.pictures.shown import labels_of, look_of, shown_figures
from bot.heroclix.pictures.terrain import draw_map, draw_transitions, draw_walls
from engine.heroclix.position import Position

__all__ = ["draw_board"]

NARROWEST = 500  # pixels that a legend needs
MOST_KEPT = 8  # about 4 MB each


class _Kept:
    """The pictures of maps with their markers drawn last, by value: positions read anew share them."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Image.Image] = {}
        self._lock = Lock()  # several channels draw at once

    def ground(self, position: Position, theme: ThemeName, layout: Layout) -> Image.Image:
        """Return a fresh copy of the map and its markers in a theme and size."""
        printed = position.map
        markers = tuple((m.kind, m.squares, m.levels, m.terrain, m.transitions) for m in position.markers)
        key = (theme, layout, look_of(printed), markers)
        with self._lock:
            found = self._kept.pop(key, None)
        if found is None:
            found = draw_map(printed, THEMES[theme], layout)
            draw_markers(found, printed, position.markers, THEMES[theme], layout)
            draw_walls(found, printed, THEMES[theme], layout)
        with self._lock:
            self._kept[key] = found  # now the youngest
            while len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        return found.copy()


_kept = _Kept()


def draw_board(
    position: Position,
    *,
    theme: ThemeName = "dark",
    overlay: Overlay | None = None,
    labels: Mapping[str, str] | None = None,
    cell: int | None = None,
) -> bytes:
    """Return the board as a PNG: the map, who stands where, and the legend below.

    `labels` gives the short label of a figure's id (at most three characters are drawn; else its number
    in the list), `cell` the width of a square in pixels (else chosen to fit a phone). The same position
    always gives the same bytes. Raises KeyError for an unknown theme.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> draw_board(Position(MODERN, MapPrint(4, 4)))[1:4]
    b'PNG'
    """
    colors, layout = THEMES[theme], layout_of(position.map.columns, position.map.rows, cell)
    image = _kept.ground(position, theme, layout)
    if overlay is not None:
        draw_ground(image, layout, overlay, colors)
        draw_transitions(image, position.map, layout, covered=covered_squares(position.markers))
        draw_walls(image, position.map, colors, layout)  # tints veil neither
        draw_ways(image, layout, overlay, colors)
    draw_things(image, layout, position)
    if overlay is not None:
        draw_costs(image, layout, overlay, colors)
    figures = shown_figures(position)
    looks = side_looks(figure.side for figure in position.figures)
    large = frozenset(square for figure in figures if len(figure.squares) > 1 for square in figure.squares)
    short = labels_of(position, labels)
    for figure in figures:
        draw_figure(image, layout, figure, looks[figure.side], short[figure.id])
    draw_held(image, layout, position)
    draw_captives(image, layout, position)
    if overlay is not None:
        draw_marks(image, layout, overlay, colors, large)
    key = overlay.key if overlay is not None else ()
    if figures or key:
        width = max(image.width, NARROWEST)
        below = image.height + key_height(width, len(key))
        sheet = Image.new("RGB", (width, below + legend_height(width, len(figures))), colors.page)
        sheet.paste(image, ((width - image.width) // 2, 0))
        draw_key(sheet, image.height, colors, key)
        draw_legend(sheet, below, colors, figures, looks, short)
        image = sheet
    return png(image, _kept_colors(colors))


def _kept_colors(theme: Theme) -> list[Color]:
    """Return the colours that may not be lost."""
    found = [each for field in fields(theme) if isinstance(each := getattr(theme, field.name), tuple)]
    return [*found, BLACK, WHITE, *(color for pair in BORDERS.values() for color in pair)]
