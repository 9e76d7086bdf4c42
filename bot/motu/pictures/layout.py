"""Where hexes lie on a picture, in pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import floor, sqrt

from engine.motu.ground.hexes import CORNERS, Hex, Point, centre, corner

__all__ = ["HexLayout", "Pixel", "layout_of"]

Pixel = tuple[float, float]
WIDEST = 1500  # pixels of a board
SMALLEST, LARGEST = 34, 76  # pixels of a hex, from side to side
MARGIN = 38  # pixels for the names of columns and rows
NARROWEST = 560  # pixels of a picture, so that there is room for a legend


@dataclass(frozen=True, slots=True)
class HexLayout:
    """The picture of a field: its columns and rows, and how wide a hex is in pixels."""

    columns: int
    rows: int
    cell: int
    aside: int = 0  # pixels to each side of a field that is narrower than the picture
    scale: int = 1  # of a picture that is drawn larger, and made smaller when it is done
    above: int = 0  # pixels of the field that lie above the picture, where it shows a part alone

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, of the whole field."""
        wide = max(_whole((self.columns + 0.5) * self.cell + 2 * MARGIN), NARROWEST)
        high = _whole((1.5 * self.rows + 0.5) * self.cell / sqrt(3) + 2 * MARGIN)
        return wide * self.scale, high * self.scale

    def at(self, point: Point) -> Pixel:
        """Return where a point of the lattice lies: half a hex's width across, a quarter of its height down."""
        half, quarter = self.cell / 2, self.cell / sqrt(3) / 2
        x = self.aside + MARGIN + half + point[0] * half
        y = MARGIN + 2 * quarter + point[1] * quarter
        return x * self.scale, y * self.scale - self.above

    def centre(self, at: Hex) -> Pixel:
        """Return the centre of a hex."""
        return self.at(centre(at))

    def ring(self, at: Hex, share: float = 1.0) -> list[Pixel]:
        """Return the six corners of a hex, drawn towards its centre by a share."""
        x, y = self.centre(at)
        corners = [self.at(corner(at, name)) for name in CORNERS]
        return [(x + (cx - x) * share, y + (cy - y) * share) for cx, cy in corners]

    def enlarged(self, scale: int) -> HexLayout:
        """Return the layout of a picture that many times as large."""
        return replace(self, scale=scale)


def layout_of(columns: int, rows: int) -> HexLayout:
    """Return the layout of a field that fits a phone.

    >>> layout_of(30, 25).cell, layout_of(8, 8).cell
    (49, 76)
    """
    cell = min(max(round(WIDEST / (columns + 0.5)), SMALLEST), LARGEST)
    return HexLayout(columns, rows, cell, max(0, NARROWEST - _whole((columns + 0.5) * cell + 2 * MARGIN)) // 2)


def _whole(pixels: float) -> int:
    """Return how many pixels something takes: one that is filled by a quarter is taken."""
    return floor(pixels + 0.75)
