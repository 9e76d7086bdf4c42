"""Where hexes lie on a picture, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from engine.motu.ground.hexes import CORNERS, Hex, Point, centre, corner

__all__ = ["HexLayout", "Pixel", "layout_of"]

Pixel = tuple[float, float]
WIDEST = 1500  # pixels of a board
SMALLEST, LARGEST = 34, 76  # pixels of a hex, from side to side
MARGIN = 38  # pixels for the names of columns and rows


@dataclass(frozen=True, slots=True)
class HexLayout:
    """The picture of a field: its columns and rows, and how wide a hex is in pixels."""

    columns: int
    rows: int
    cell: int
    scale: int = 1  # of a picture that is drawn larger, and made smaller when it is done

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        wide = (self.columns + 0.5) * self.cell
        high = (1.5 * self.rows + 0.5) * self.cell / sqrt(3)
        return round((wide + 2 * MARGIN) * self.scale), round((high + 2 * MARGIN) * self.scale)

    def at(self, point: Point) -> Pixel:
        """Return where a point of the lattice lies: half a hex's width across, a quarter of its height down."""
        half, quarter = self.cell / 2, self.cell / sqrt(3) / 2
        x = MARGIN + half + point[0] * half
        y = MARGIN + 2 * quarter + point[1] * quarter
        return x * self.scale, y * self.scale

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
        return HexLayout(self.columns, self.rows, self.cell, scale)


def layout_of(columns: int, rows: int) -> HexLayout:
    """Return the layout of a field that fits a phone.

    >>> layout_of(30, 25).cell, layout_of(8, 8).cell
    (49, 76)
    """
    return HexLayout(columns, rows, min(max(round(WIDEST / (columns + 0.5)), SMALLEST), LARGEST))
