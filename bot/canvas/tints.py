"""Tinted squares: a veil of colour and a pattern for each kind, and the cost of a move written into its squares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from PIL import Image, ImageChops

from bot.canvas.fonts import BOLD, write
from bot.canvas.layout import Layout
from bot.canvas.overlay import Overlay, Tint
from bot.canvas.palette import BLACK, WHITE, Color, Theme
from bot.canvas.tiles import Hatch, hatch

__all__ = ["draw_costs", "draw_frames", "draw_tints", "swatch"]

VEIL = 84  # of 255: how much of the ground a tint covers
PATTERN = 200  # of 255: how strongly its pattern is drawn
QUIET_VEIL, QUIET_PATTERN = 34, 96  # of what is out of reach, or true of nearly all squares: it must not outshine
QUIET: frozenset[Tint] = frozenset(("blocked", "placed", "terrain"))
NEAR, FAR = 150, 50  # the veil of the cheapest and of the dearest square of a move
FAINT = 64  # the veil of the squares that a line crosses
PATTERNS: Mapping[Tint, Hatch | None] = {
    "reach": "corners",
    "stop": "octagon",
    "clear": "frame",
    "hindered": "stripes",
    "blocked": "crosses",
    "range": "dots",
    "chosen": "octagon",
    "placed": "octagon",
    "start": "frame",
    "terrain": "dots",
    "close": "double",
    "fog": None,  # what is not seen, or does not count, is dim
}


def _color(theme: Theme, kind: Tint) -> Color:
    colors: Mapping[Tint, Color] = {
        "reach": theme.path,
        "stop": theme.hindered,
        "clear": theme.clear,
        "hindered": theme.hindered,
        "blocked": theme.blocked,
        "range": theme.range,
        "chosen": theme.range,
        "placed": theme.range,
        "start": theme.path,
        "terrain": theme.close,
        "close": theme.close,
        "fog": theme.fog,
    }
    return colors[kind]


def _veil(theme: Theme, kind: Tint) -> int:
    return theme.fog_veil if kind == "fog" else QUIET_VEIL if kind in QUIET else VEIL


def _strength(kind: Tint) -> int:
    return QUIET_PATTERN if kind in QUIET else PATTERN


def draw_tints(image: Image.Image, layout: Layout, overlay: Overlay, theme: Theme) -> None:
    """Tint squares, each kind with its own pattern; those of a move the more strongly the less they cost."""
    if overlay.tints:
        dearest = max(overlay.costs.values(), default=0)
        veils = {
            square: round(NEAR - (NEAR - FAR) * overlay.costs[square] / max(dearest, 1))
            if square in overlay.costs and kind == "reach"
            else _veil(theme, kind)
            for square, kind in overlay.tints.items()
        }
        mask = _mask(layout, veils)
        for kind in dict.fromkeys(overlay.tints.values()):
            pattern = PATTERNS[kind]
            if pattern is not None:
                chosen = [square for square, found in overlay.tints.items() if found == kind]
                mask = ImageChops.lighter(mask, _patterned(layout, pattern, chosen, _strength(kind)))
        _lay(image, layout, _colored(layout, {s: _color(theme, kind) for s, kind in overlay.tints.items()}), mask)


def draw_frames(image: Image.Image, layout: Layout, squares: tuple[int, ...], color: Color) -> None:
    """Frame the squares that a line crosses: few enough to be laid one by one."""
    faint = Image.new("L", (layout.cell, layout.cell), FAINT)
    mask = ImageChops.lighter(hatch("frame", layout.cell), faint)
    for square in squares:
        image.paste(color, layout.box(square), mask)


def draw_costs(image: Image.Image, layout: Layout, overlay: Overlay, theme: Theme) -> None:
    """Write into each square of a move how many squares of movement lead there."""
    size = layout.share(0.44, 8)
    ink, around = (WHITE, BLACK) if theme.is_dark else (BLACK, WHITE)
    for square, cost in overlay.costs.items():
        if cost:
            at = layout.center(square)
            write(image, at, str(cost), size, BOLD, ink, around=around, stroke=layout.share(0.06))


def swatch(theme: Theme, kind: Tint, cell: int) -> Image.Image:
    """Return one square of a tint on plain ground, `cell` pixels wide."""
    image = Image.new("RGB", (cell, cell), theme.ground)
    color = _color(theme, kind)
    image.paste(color, (0, 0), Image.new("L", (cell, cell), _veil(theme, kind)))
    pattern = PATTERNS[kind]
    if pattern is not None:
        strength = Image.new("L", (cell, cell), _strength(kind))
        image.paste(color, (0, 0), ImageChops.multiply(hatch(pattern, cell), strength))
    return image


def _lay(image: Image.Image, layout: Layout, color: Color | Image.Image, mask: Image.Image) -> None:
    """Lay one colour, or a picture of colours, over the board where a mask of the board lets it through."""
    box = mask.getbbox()
    if box is not None:
        left, top, right, bottom = (side + layout.margin for side in box)
        shown = color.crop(box) if isinstance(color, Image.Image) else color
        image.paste(shown, (left, top, right, bottom), mask.crop(box))


def _patterned(layout: Layout, pattern: Hatch, squares: Iterable[int], strength: int) -> Image.Image:
    """Return a mask of the whole board with a pattern in these squares."""
    return ImageChops.multiply(_board_of(pattern, layout), _mask(layout, dict.fromkeys(squares, strength)))


def _colored(layout: Layout, colors: Mapping[int, Color]) -> Image.Image:
    """Return a picture of the board with a colour in each of these squares."""
    values = bytearray(3 * layout.columns * layout.rows)
    for square, color in colors.items():
        values[3 * square : 3 * square + 3] = bytes(color)
    return _enlarged(layout, "RGB", bytes(values))


def _mask(layout: Layout, strengths: Mapping[int, int]) -> Image.Image:
    """Return a mask of the whole board: each of these squares as strong as given, the others untouched."""
    values = bytearray(layout.columns * layout.rows)
    for square, strength in strengths.items():
        values[square] = strength
    return _enlarged(layout, "L", bytes(values))


def _enlarged(layout: Layout, mode: str, values: bytes) -> Image.Image:
    """Return a picture of the board made of one value for each square."""
    small = Image.frombytes(mode, (layout.columns, layout.rows), values)
    return small.resize((layout.columns * layout.cell, layout.rows * layout.cell), Image.Resampling.NEAREST)


@lru_cache(maxsize=24)
def _board_of(pattern: Hatch, layout: Layout) -> Image.Image:
    """Return the mask of a pattern in every square of the board."""
    tile = hatch(pattern, layout.cell)
    row = Image.new("L", (layout.columns * layout.cell, layout.cell))
    for column in range(layout.columns):
        row.paste(tile, (column * layout.cell, 0))
    board = Image.new("L", (row.width, layout.rows * layout.cell))
    for number in range(layout.rows):
        board.paste(row, (0, number * layout.cell))
    return board
