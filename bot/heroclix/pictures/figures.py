"""Figures on their bases: the side's look, a short label, the action tokens; round, or longer for larger bases."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, font
from bot.canvas.layout import Layout, Point
from bot.canvas.palette import BLACK, SideLook
from engine.heroclix.position import Figure

__all__ = ["MOST_TOKENS", "draw_figure", "token"]

MOST_TOKENS = 2  # action tokens that a figure can have (7.5)
SCALE = 4
# of a label by its length, in cells: a phone shows a whole map at a third of its size
LABEL_SIZES = {1: 0.72, 2: 0.64}
SMALLEST_LABEL = 0.44
TOKEN_COLOR = (255, 214, 64)
Bounds = tuple[float, float, float, float]


def draw_figure(image: Image.Image, layout: Layout, figure: Figure, look: SideLook, label: str) -> None:
    """Draw a figure on its squares: one round or long base, or joined discs where they are no rectangle."""
    left, top, right, bottom = layout.around(figure.squares)
    wide, high = (right - left) // layout.cell, (bottom - top) // layout.cell
    tokens = min(figure.tokens, MOST_TOKENS)
    if wide * high == len(figure.squares):
        base = token(layout.cell * wide, layout.cell * high, layout.cell, look, label, tokens, figure.size == "tiny")
        image.paste(base, (left, top), base)
        return
    draw = ImageDraw.Draw(image)
    pair = len(figure.squares) == 2
    joints = [(a, b) for a in figure.squares for b in figure.squares if a < b and (pair or _beside(layout, a, b))]
    for part, color in ((0.46, BLACK), (0.4, look.fill)):
        for a, b in joints:
            draw.line((layout.center(a), layout.center(b)), fill=color, width=layout.share(part))
    for index, square in enumerate(figure.squares):
        disc = token(layout.cell, layout.cell, layout.cell, look, "" if index else label, 0 if index else tokens, False)
        image.paste(disc, layout.box(square)[:2], disc)


def _beside(layout: Layout, a: int, b: int) -> bool:
    (row, column), (lower, other) = divmod(a, layout.columns), divmod(b, layout.columns)
    return abs(row - lower) + abs(column - other) == 1


@lru_cache(maxsize=512)
def token(width: int, height: int, cell: int, look: SideLook, label: str, tokens: int, tiny: bool) -> Image.Image:
    """Return the picture of a base, `width` by `height` pixels, clear around it."""
    image = Image.new("RGBA", (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(image)
    unit = cell * SCALE
    inset = unit * (0.14 if tiny else 0.03)
    box = (inset, inset, width * SCALE - inset - 1, height * SCALE - inset - 1)
    radius = unit / 2 - inset
    draw.rounded_rectangle(box, radius, fill=(*BLACK, 255))
    rim = unit * 0.03
    draw.rounded_rectangle(_within(box, rim), radius - rim, fill=look.fill)
    _ring(draw, box, radius, unit, look)
    image = image.reduce(SCALE)
    across = min(width, height)  # a larger base has room for a larger label
    _label(image, cell * 0.78 if tiny else (cell + across) / 2, look, label, tokens)
    return image


def _within(box: Bounds, inset: float) -> Bounds:
    return box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset


# how much of each step along the ring is drawn, the step, and the width, in cells
BROKEN = {"dashed": (0.55, 0.24, 0.09), "dotted": (0.05, 0.15, 0.085), "long": (0.62, 0.58, 0.1)}


def _ring(draw: ImageDraw.ImageDraw, box: Bounds, radius: float, unit: float, look: SideLook) -> None:
    width = unit * 0.055
    line, curve = _within(box, unit * 0.05), radius - unit * 0.05
    if look.pattern == "solid":
        draw.rounded_rectangle(line, curve, outline=look.ring, width=round(width * 1.2))
    elif look.pattern == "double":
        for gap in (0, width * 1.5):
            draw.rounded_rectangle(_within(line, gap), curve - gap, outline=look.ring, width=round(width * 0.7))
    elif look.pattern in BROKEN:
        drawn, step, size = BROKEN[look.pattern]
        half = unit * size / 2
        points = list(_outline(_within(line, half), max(curve - half, 0), unit * 0.01))
        count = max(4, round(len(points) * 0.01 / step))
        for index, (x, y) in enumerate(points):
            if index * count / len(points) % 1 < drawn:
                draw.ellipse((x - half, y - half, x + half, y + half), fill=look.ring)


def _outline(box: Bounds, radius: float, step: float) -> Iterator[Point]:
    """Yield points along a rounded rectangle, `step` apart."""
    left, top, right, bottom = box
    corners = ((right - radius, top + radius), (right - radius, bottom - radius),
               (left + radius, bottom - radius), (left + radius, top + radius))  # fmt: skip
    turns = max(1, round(radius * pi / 2 / step))
    path = [
        (x + radius * cos(angle), y + radius * sin(angle))
        for quarter, (x, y) in enumerate(corners)
        for angle in ((quarter - 1 + turn / turns) * pi / 2 for turn in range(turns + 1))
    ]
    for here, there in zip(path, [*path[1:], path[0]], strict=True):
        span = hypot(there[0] - here[0], there[1] - here[1])
        for index in range(max(1, round(span / step)) if span > step / 2 else 0):
            part = index * step / span
            yield here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part


def _label(image: Image.Image, cell: float, look: SideLook, label: str, tokens: int) -> None:
    draw = ImageDraw.Draw(image)
    x, y = image.width / 2, image.height / 2
    raised = cell * 0.11 if tokens else 0
    if label:
        size = max(7, round(cell * LABEL_SIZES.get(len(label), SMALLEST_LABEL)))
        halo = round(cell * 0.05)  # keeps a broken ring from running into the label
        draw.text(
            (x, y - raised),
            label,
            font=font(size, BOLD),
            fill=look.ink,
            anchor="mm",
            stroke_width=halo,
            stroke_fill=look.fill,
        )
    radius, below = cell * 0.1, y + cell * 0.31
    for index in range(tokens):
        at = x + (index - (tokens - 1) / 2) * cell * 0.25
        draw.ellipse((at - radius, below - radius, at + radius, below + radius), fill=TOKEN_COLOR, outline=BLACK,
                     width=max(1, round(cell * 0.03)))  # fmt: skip
