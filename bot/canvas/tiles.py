"""Patterns of one square, so that no meaning rests on colour alone; each joins its neighbour without a seam."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from typing import Literal

from PIL import Image, ImageDraw

__all__ = ["Hatch", "hatch"]

Hatch = Literal["slashes", "bricks", "waves", "dots", "stripes", "crosses", "frame", "double", "corners", "octagon"]
SCALE = 4


@lru_cache(maxsize=128)
def hatch(kind: Hatch, cell: int) -> Image.Image:
    """Return the mask of a pattern, `cell` pixels wide and high."""
    side = cell * SCALE
    mask = Image.new("L", (side, side))
    _DRAWN[kind](ImageDraw.Draw(mask), side)
    return mask.reduce(SCALE)


def _diagonals(draw: ImageDraw.ImageDraw, side: int, count: int, thin: float, rising: bool) -> None:
    step = side / count
    for index in range(-count, 2 * count):
        x = (index + 0.5) * step
        ends = ((x, side), (x + side, 0)) if rising else ((x, 0), (x + side, side))
        draw.line(ends, fill=255, width=max(1, round(side * thin)))


def _slashes(draw: ImageDraw.ImageDraw, side: int) -> None:
    _diagonals(draw, side, 4, 0.035, rising=True)


def _stripes(draw: ImageDraw.ImageDraw, side: int) -> None:
    _diagonals(draw, side, 3, 0.09, rising=False)


def _crosses(draw: ImageDraw.ImageDraw, side: int) -> None:
    _diagonals(draw, side, 3, 0.05, rising=False)
    _diagonals(draw, side, 3, 0.05, rising=True)


def _bricks(draw: ImageDraw.ImageDraw, side: int) -> None:
    thin, high = max(1, round(side * 0.04)), side / 4
    for row in range(4):
        draw.line((0, row * high + high / 2, side, row * high + high / 2), fill=255, width=thin)
        for column in range(2):
            x = (column + (0.25 if row % 2 else 0.75)) * side / 2
            draw.line((x, row * high - high / 2, x, row * high + high / 2), fill=255, width=thin)
            draw.line((x, row * high - high / 2 + side, x, row * high + high / 2 + side), fill=255, width=thin)


def _waves(draw: ImageDraw.ImageDraw, side: int) -> None:
    for row in range(3):
        middle = (row + 0.5) * side / 3
        points = [(x, middle + sin(4 * pi * x / side) * side * 0.05) for x in range(0, side + 1, SCALE)]
        draw.line(points, fill=255, width=max(1, round(side * 0.045)))


def _dots(draw: ImageDraw.ImageDraw, side: int) -> None:
    radius = side * 0.06
    for row in range(3):
        for column in range(3):
            x, y = (column + 0.5) * side / 3, (row + 0.5) * side / 3
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def _frame(draw: ImageDraw.ImageDraw, side: int) -> None:
    inset = side * 0.07
    draw.rectangle((inset, inset, side - inset, side - inset), outline=255, width=max(1, round(side * 0.06)))


def _double(draw: ImageDraw.ImageDraw, side: int) -> None:
    for inset in (side * 0.05, side * 0.16):
        draw.rectangle((inset, inset, side - inset, side - inset), outline=255, width=max(1, round(side * 0.05)))


def _corners(draw: ImageDraw.ImageDraw, side: int) -> None:
    """Mark the four corners: the middle stays free for a number."""
    near, far, radius = side * 0.13, side * 0.87, side * 0.065
    for x in (near, far):
        for y in (near, far):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def _octagon(draw: ImageDraw.ImageDraw, side: int) -> None:
    near, far, cut = side * 0.12, side * 0.88, side * 0.34
    points = [
        (cut, near), (side - cut, near), (far, cut), (far, side - cut),
        (side - cut, far), (cut, far), (near, side - cut), (near, cut),
    ]  # fmt: skip
    draw.polygon(points, outline=255, width=max(1, round(side * 0.08)))


_DRAWN = {
    "slashes": _slashes,
    "bricks": _bricks,
    "waves": _waves,
    "dots": _dots,
    "stripes": _stripes,
    "crosses": _crosses,
    "frame": _frame,
    "double": _double,
    "corners": _corners,
    "octagon": _octagon,
}
