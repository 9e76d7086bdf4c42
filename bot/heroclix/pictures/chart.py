"""The chart of an attack's odds: for each figure a bar for every number of clicks, told apart by more than colour."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, MEDIUM, fitted, printable, write
from bot.canvas.palette import THEMES, Theme, ThemeName
from bot.heroclix.pictures.panels import Bar, Panel

__all__ = ["draw_chart"]

WIDTH = 640  # pixels; in a message a phone shows about two fifths of that
PAD = 24
HEAD = 58  # of a panel: the figure's name
NOTE = 44  # of a panel: what is needed
ROW = 56
THICK = 38  # of a bar
LABEL = 168  # left of the bars
SHARE = 138  # right of them
GAP = 18  # between panels
NAME, TEXT = 35, 30  # pixels of the lettering
STRIPE = 14  # from one stripe of a KO's bar to the next
SLIVER = 3  # pixels that even the least chance is drawn with


def draw_chart(panels: Sequence[Panel], *, theme: ThemeName = "dark") -> bytes:
    """Return the chart as a PNG. The same panels always give the same bytes. Raises KeyError for an unknown theme.

    >>> draw_chart([Panel("Rook", "7: 21/36", (Bar("0", 0.4, "40 %", "none"), Bar("3", 0.6, "60 %")))])[1:4]
    b'PNG'
    """
    colors = THEMES[theme]
    heights = [HEAD + NOTE + ROW * len(panel.bars) for panel in panels]
    height = 2 * PAD + sum(heights) + GAP * max(len(panels) - 1, 0)
    image = Image.new("RGB", (WIDTH, height), colors.page)
    top = PAD
    for panel, tall in zip(panels, heights, strict=True):
        _draw_panel(image, top, panel, colors)
        top += tall + GAP
    file = BytesIO()
    image.quantize(64, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _draw_panel(image: Image.Image, top: int, panel: Panel, theme: Theme) -> None:
    wide = WIDTH - 2 * PAD
    title = fitted(printable(panel.title), NAME, BOLD, wide)
    write(image, (PAD, top + HEAD / 2), title, NAME, BOLD, theme.ink, anchor="lm")
    note = fitted(printable(panel.note), TEXT, MEDIUM, wide)
    write(image, (PAD, top + HEAD + NOTE / 2 - 6), note, TEXT, MEDIUM, theme.quiet, anchor="lm")
    top += HEAD + NOTE
    for bar in panel.bars:
        _draw_bar(image, top, bar, theme)
        top += ROW


def _draw_bar(image: Image.Image, top: int, bar: Bar, theme: Theme) -> None:
    middle = top + ROW // 2
    left, right = PAD + LABEL, WIDTH - PAD - SHARE
    upper, lower = middle - THICK // 2, middle + THICK // 2
    label = fitted(printable(bar.label), TEXT, MEDIUM, LABEL - 16)
    write(image, (left - 16, middle), label, TEXT, MEDIUM, theme.ink, anchor="rm")
    draw = ImageDraw.Draw(image)
    draw.rectangle((left, upper, right, lower), fill=theme.ground)
    long = round((right - left) * bar.share)
    if bar.share:
        _fill(image, (left, upper, left + max(long, SLIVER), lower), bar.kind, theme)
    write(image, (WIDTH - PAD, middle), bar.told, TEXT, BOLD, theme.ink, anchor="rm")


def _fill(image: Image.Image, box: tuple[int, int, int, int], kind: str, theme: Theme) -> None:
    """Fill a bar: no clicks quiet and hollow, clicks full, a KO striped."""
    left, upper, right, lower = box
    draw = ImageDraw.Draw(image)
    if kind == "none":
        draw.rectangle(box, fill=theme.grid, outline=theme.quiet, width=3)
        return
    draw.rectangle(box, fill=theme.path if kind == "clicks" else theme.hindered)
    if kind == "ko":
        wide, tall = right - left + 1, lower - upper + 1
        stripes = Image.new("L", (wide, tall))
        lines = ImageDraw.Draw(stripes)
        for start in range(-tall, wide, STRIPE):
            lines.line((start, tall, start + tall, 0), fill=255, width=4)
        image.paste(theme.page, (left, upper), stripes)
        draw.rectangle(box, outline=theme.hindered, width=3)
