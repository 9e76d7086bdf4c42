"""The picture of a position, layer upon layer: map, markers, tints, line, objects, figures, culprits, legend."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO

from PIL import Image

from bot.pictures.figures import draw_figure
from bot.pictures.fonts import printable
from bot.pictures.layout import layout_of
from bot.pictures.legend import draw_legend, legend_height
from bot.pictures.overlay import Overlay
from bot.pictures.palette import THEMES, ThemeName, side_looks
from bot.pictures.terrain import draw_map
from engine.heroclix.position import Figure, Position

__all__ = ["draw_board", "labels_of", "shown_figures"]

NARROWEST = 500  # pixels that a legend needs
LONGEST_LABEL = 3
COMPRESSION = 1  # of 9: larger files, drawn sooner


def shown_figures(position: Position) -> tuple[Figure, ...]:
    """Return the figures that stand on the map, in the position's order."""
    return tuple(figure for figure in position.figures if figure.squares)


def labels_of(position: Position, given: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the label of each figure's id: the given one as far as it can be drawn, else its number in the list.

    >>> from engine.heroclix.position import MapPrint
    >>> figures = (Figure("cap", "Cap", "red"), Figure("ultron", "Ultron", "blue"))
    >>> labels_of(Position(MapPrint(4, 4), figures), {"ultron": "B1"})
    {'cap': '1', 'ultron': 'B1'}
    """
    given = given or {}
    return {
        figure.id: printable(given.get(figure.id, ""))[:LONGEST_LABEL] or str(number)
        for number, figure in enumerate(position.figures, start=1)
    }


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
    >>> draw_board(Position(MapPrint(4, 4)))[1:4]
    b'PNG'
    """
    colors, layout = THEMES[theme], layout_of(position.map, cell)
    image = draw_map(position.map, colors, layout)
    figures = shown_figures(position)
    looks = side_looks(figure.side for figure in position.figures)
    short = labels_of(position, labels)
    for figure in figures:
        draw_figure(image, layout, figure, looks[figure.side], short[figure.id])
    if figures:
        width = max(image.width, NARROWEST)
        sheet = Image.new("RGB", (width, image.height + legend_height(width, len(figures))), colors.page)
        sheet.paste(image, ((width - image.width) // 2, 0))
        draw_legend(sheet, image.height, colors, figures, looks, short)
        image = sheet
    file = BytesIO()
    image.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()
