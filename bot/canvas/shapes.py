"""Smooth shapes and whole regions, of which every layer of the picture is made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import ceil, floor, hypot

from PIL import Image, ImageChops, ImageDraw

from bot.canvas.layout import Layout, Point
from bot.canvas.palette import Color

__all__ = ["Smooth", "checkered", "dashes", "eroded", "ring", "toward"]

LARGEST_KEPT = 20_000  # pixels of a shape that is remembered: rings, marks and triangles come back in every picture
Step = tuple[str, tuple[Point, ...], tuple[tuple[str, float], ...]]  # a method of Pillow's, where, and how


class Smooth:
    """Shapes with smooth edges inside a box of an image, painted in one colour at a time.

    Points and sizes are the image's own pixels; inside, everything is drawn larger and then reduced.
    """

    def __init__(self, image: Image.Image, box: tuple[float, float, float, float], scale: int = 3) -> None:
        self._image = image
        self._box = (
            max(floor(box[0]), 0), max(floor(box[1]), 0),
            min(ceil(box[2]), image.width), min(ceil(box[3]), image.height),
        )  # fmt: skip
        self._scale = scale
        self._width, self._height = self._box[2] - self._box[0], self._box[3] - self._box[1]
        self._steps: list[Step] = []

    def _at(self, point: Point) -> Point:
        return (point[0] - self._box[0]) * self._scale, (point[1] - self._box[1]) * self._scale

    def line(self, points: Sequence[Point], width: float) -> Smooth:
        """Add a line with round ends and joints."""
        self._add("line", [self._at(point) for point in points], fill=255, width=round(width * self._scale))
        for point in points:
            self.dot(point, width / 2)
        return self

    def dot(self, center: Point, radius: float, fill: int = 255) -> Smooth:
        """Add a disc, or take one away with `fill` 0."""
        x, y = self._at(center)
        r = radius * self._scale
        self._add("ellipse", [(x - r, y - r), (x + r, y + r)], fill=fill)
        return self

    def circle(self, center: Point, radius: float, width: float) -> Smooth:
        """Add a ring; `radius` reaches to its outer edge."""
        x, y = self._at(center)
        r = radius * self._scale
        self._add("ellipse", [(x - r, y - r), (x + r, y + r)], outline=255, width=round(width * self._scale))
        return self

    def polygon(self, points: Sequence[Point]) -> Smooth:
        """Add a filled polygon."""
        self._add("polygon", [self._at(point) for point in points], fill=255)
        return self

    def rounded(self, box: tuple[float, float, float, float], radius: float, fill: int = 255) -> Smooth:
        """Add a rectangle with round corners, or take one away with `fill` 0."""
        right, bottom = self._at((box[2], box[3]))
        corners = [self._at((box[0], box[1])), (right - 1, bottom - 1)]
        self._add("rounded_rectangle", corners, radius=radius * self._scale, fill=fill)
        return self

    def _add(self, name: str, points: Sequence[Point], **how: float) -> None:
        self._steps.append((name, tuple(points), tuple(how.items())))

    def paint(self, color: Color) -> None:
        """Put the shapes on the image."""
        if self._width > 0 and self._height > 0:
            drawn = _kept_mask if self._width * self._height <= LARGEST_KEPT else _mask
            self._image.paste(color, self._box, drawn(self._width, self._height, self._scale, tuple(self._steps)))


def _mask(width: int, height: int, scale: int, steps: tuple[Step, ...]) -> Image.Image:
    """Return the shapes of some steps as a mask, drawn `scale` times as large and reduced."""
    mask = Image.new("L", (width * scale, height * scale))
    draw = ImageDraw.Draw(mask)
    for name, points, how in steps:
        getattr(draw, name)(points, **dict(how))
    return mask.reduce(scale)


_kept_mask = lru_cache(maxsize=256)(_mask)  # 5 MB at most


def toward(a: Point, b: Point, length: float) -> Point:
    """Return the point that lies `length` pixels from `a` in the direction of `b`."""
    span = hypot(b[0] - a[0], b[1] - a[1]) or 1
    return a[0] + (b[0] - a[0]) * length / span, a[1] + (b[1] - a[1]) * length / span


def dashes(a: Point, b: Point, dash: float, gap: float) -> Iterator[tuple[Point, Point]]:
    """Yield the dashes of a dashed line from `a` to `b`."""
    span = hypot(b[0] - a[0], b[1] - a[1])
    start = 0.0
    while start < span:
        yield toward(a, b, start), toward(a, b, min(start + dash, span))
        start += dash + gap


def eroded(layout: Layout, squares: Iterable[int], inset: int) -> Image.Image:
    """Return a mask, as large as the box around them, of some squares less `inset` pixels along their boundary."""
    inside = set(squares)
    left, top, right, bottom = layout.around(inside)
    mask = Image.new("L", (right - left, bottom - top))
    draw = ImageDraw.Draw(mask)
    columns, cell = layout.columns, layout.cell
    beside: set[tuple[int, int]] = set()
    for square in inside:
        row, column = divmod(square, columns)
        x, y = layout.margin + column * cell - left, layout.margin + row * cell - top
        draw.rectangle((x, y, x + cell - 1, y + cell - 1), fill=255)
        beside |= {(column + across, row + down) for across in (-1, 0, 1) for down in (-1, 0, 1)}
    for column, row in beside if inset else ():
        if not 0 <= column < columns or row * columns + column not in inside:
            x, y = layout.margin + column * cell - left, layout.margin + row * cell - top
            draw.rectangle((x - inset, y - inset, x + cell + inset - 1, y + cell + inset - 1), fill=0)
    return mask


def ring(layout: Layout, squares: Iterable[int], inset: int, width: int) -> Image.Image:
    """Return a mask of the boundary line of some squares, drawn inside of it; as large as the box around them."""
    inside = tuple(squares)
    return ImageChops.subtract(eroded(layout, inside, inset), eroded(layout, inside, inset + width))


def checkered(size: tuple[int, int], period: int, first: Color, second: Color) -> Image.Image:
    """Return an image of checks, each `period` pixels wide."""
    row = Image.new("RGB", (size[0], period), first)
    draw = ImageDraw.Draw(row)
    for left in range(0, size[0], 2 * period):
        draw.rectangle((left, 0, left + period - 1, period), fill=second)
    image = Image.new("RGB", size)
    for index, top in enumerate(range(0, size[1], period)):
        image.paste(row, ((index % 2) * period - period, top))
        image.paste(row, ((index % 2) * period, top))
    return image
