"""Squares by their names, and the pixels of pictures."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.canvas.layout import layout_of
from engine.heroclix.position import Position

COLUMNS = 16


def square(name: str) -> int:
    """Return the number of a square of a map of 16 columns."""
    return (int(name[1:]) - 1) * COLUMNS + ord(name[0]) - ord("A")


def squares(names: str) -> tuple[int, ...]:
    """Return the numbers of squares, given by their names."""
    return tuple(square(name) for name in names.split())


def image(png: bytes) -> Image.Image:
    """Return a PNG as pixels in full colour. Raises an error if it is damaged."""
    picture = Image.open(BytesIO(png))
    picture.verify()
    return Image.open(BytesIO(png)).convert("RGB")


def colors_of(picture: Image.Image, position: Position, name: str) -> set[tuple[int, int, int]]:
    """Return all colours within one square."""
    part = picture.crop(layout_of(position.map.columns, position.map.rows).box(square(name)))
    return {color for _, color in part.getcolors(1 << 16)}  # type: ignore[misc]


def near(colors: set[tuple[int, int, int]], wanted: tuple[int, int, int], off: int = 12) -> bool:
    """Return whether some colour is the wanted one, as near as a palette holds it."""
    return any(all(abs(a - b) <= off for a, b in zip(color, wanted, strict=True)) for color in colors)
