"""The strip below the board: what the tints mean; each figure's base, name, click and action tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, MEDIUM, fitted, length, printable, write
from bot.canvas.overlay import Tint
from bot.canvas.palette import SideLook, Theme
from bot.canvas.tints import swatch
from bot.heroclix.pictures.figures import MOST_TOKENS, token
from bot.heroclix.pictures.shown import click_of
from engine.heroclix.position import Figure

__all__ = ["draw_key", "draw_legend", "key_height", "legend_height"]

ROW = 46  # pixels; a line that still reads when a phone shows a third of the width
SIZE = 27  # pixels of the lettering
COLUMN = 500
MOST_ROWS = 30
PAD = 10


def _columns(width: int) -> int:
    return max(1, width // COLUMN)


def legend_height(width: int, count: int) -> int:
    """Return the height in pixels of a legend of that many figures."""
    rows = min(-(-count // _columns(width)), MOST_ROWS)
    return rows * ROW + PAD if count else 0


def draw_legend(
    image: Image.Image,
    top: int,
    theme: Theme,
    figures: Sequence[Figure],
    looks: Mapping[str, SideLook],
    labels: Mapping[str, str],
) -> None:
    """Draw the legend from `top` down, in columns; figures that find no room are counted in its last place."""
    columns = _columns(image.width)
    rows = min(-(-len(figures) // columns), MOST_ROWS)
    room = rows * columns
    shown = figures if len(figures) <= room else figures[: room - 1]
    wide = (image.width - 2 * PAD) // columns
    draw = ImageDraw.Draw(image)
    for index, figure in enumerate(shown):
        at = (PAD + index // rows * wide, top + index % rows * ROW)
        _line(image, draw, at, wide, theme, figure, looks[figure.side], labels[figure.id])
    if len(shown) < len(figures):
        at = (PAD + (columns - 1) * wide + ROW + 8, top + rows * ROW - ROW // 2)
        write(image, at, f"+ {len(figures) - len(shown)}", SIZE, BOLD, theme.quiet, anchor="lm")


def _line(
    image: Image.Image,
    draw: ImageDraw.ImageDraw,
    at: tuple[int, int],
    wide: int,
    theme: Theme,
    figure: Figure,
    look: SideLook,
    label: str,
) -> None:
    base = token(ROW, ROW, ROW, look, label, 0, False)
    image.paste(base, at, base)
    x, y = at[0] + ROW + 8, at[1] + ROW // 2
    right = at[0] + wide - PAD
    click = f"({click_of(figure)})" if click_of(figure) else ""
    dots = min(figure.tokens, MOST_TOKENS)
    tail = (length(click, SIZE, BOLD) + 10 if click else 0) + dots * 24
    name = fitted(printable(figure.name) or printable(figure.id) or "…", SIZE, MEDIUM, right - x - tail)
    write(image, (x, y), name, SIZE, MEDIUM, theme.ink, anchor="lm")
    x += round(length(name, SIZE, MEDIUM)) + 10
    if click:
        write(image, (x, y), click, SIZE, BOLD, theme.quiet, anchor="lm")
        x += round(length(click, SIZE, BOLD)) + 10
    for index in range(dots):
        left = x + index * 24
        draw.ellipse((left, y - 8, left + 16, y + 8), fill=(255, 214, 64), outline=(12, 12, 14), width=2)


def key_height(width: int, count: int) -> int:
    """Return the height in pixels of a key of that many tints."""
    return -(-count // _columns(width)) * ROW + PAD if count else 0


def draw_key(image: Image.Image, top: int, theme: Theme, key: Sequence[tuple[Tint, str]]) -> None:
    """Draw from `top` down what each tint means: a square of it, and its words."""
    columns = _columns(image.width)
    wide = (image.width - 2 * PAD) // columns
    for index, (kind, words) in enumerate(key):
        left, upper = PAD + index % columns * wide, top + index // columns * ROW
        image.paste(theme.quiet, (left + 2, upper + 2, left + ROW - 2, upper + ROW - 2))
        image.paste(swatch(theme, kind, ROW - 6), (left + 3, upper + 3))
        x, y = left + ROW + 8, upper + ROW // 2
        shown = fitted(printable(words), SIZE, MEDIUM, left + wide - PAD - x)
        write(image, (x, y), shown, SIZE, MEDIUM, theme.ink, anchor="lm")
