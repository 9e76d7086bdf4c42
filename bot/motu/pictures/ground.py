"""The field itself: hexes, deployment zones, obstacles, rough terrain, ladders and platforms; kept by its value."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, MEDIUM, write
from bot.canvas.palette import BLACK, THEMES, WHITE, Color, Theme, ThemeName
from bot.motu.pictures.layout import MARGIN, HexLayout, Pixel
from engine.grid import column_name
from engine.motu.ground.field import Field
from engine.motu.ground.hexes import SIDES, Hex, corner, neighbour

__all__ = ["ground_of"]

SCALE = 2
MOST_KEPT = 8
WOOD, STONE, ROUGH = (150, 106, 62), (116, 120, 132), (120, 94, 60)
ZONES = {"masters": (92, 160, 255), "evil": (190, 120, 255)}
ENDS = {
    "e": ("ne", "se"),
    "ne": ("n", "ne"),
    "nw": ("nw", "n"),
    "w": ("sw", "nw"),
    "sw": ("s", "sw"),
    "se": ("se", "s"),
}

_kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
_lock = Lock()


def ground_of(field: Field, layout: HexLayout, theme: ThemeName) -> Image.Image:
    """Return a fresh picture of a field."""
    key = (theme, layout, _look(field))
    with _lock:
        found = _kept.pop(key, None)
    if found is None:
        found = _drawn(field, layout.enlarged(SCALE), THEMES[theme]).reduce(SCALE)
        _names(found, field, layout, THEMES[theme])
    with _lock:
        _kept[key] = found  # now the youngest
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return found.copy()


def _look(field: Field) -> Hashable:
    pieces = tuple(sorted(field.kinds.items()))
    platforms = tuple((one.id, one.hexes, one.height) for one in field.platforms)
    return field.columns, field.rows, pieces, platforms, tuple(sorted(field.zones.items()))


def _drawn(field: Field, layout: HexLayout, theme: Theme) -> Image.Image:
    image = Image.new("RGB", layout.size, theme.page)
    draw = ImageDraw.Draw(image)
    thin = max(1, round(layout.cell * layout.scale * 0.025))
    for row in range(field.rows):
        _row(draw, layout, row, theme, thin)
    for at, kind in field.kinds.items():
        _TERRAIN[kind](draw, layout, at, theme)
    for side, zone in sorted(field.zones.items()):
        _border(draw, layout, zone, ZONES.get(side, theme.quiet), layout.cell * layout.scale * 0.07, 0.92)
    for platform in sorted(field.platforms, key=lambda one: one.height):
        _platform(draw, layout, platform.hexes, platform.height)
    return image


def _row(draw: ImageDraw.ImageDraw, layout: HexLayout, row: int, theme: Theme, thin: int) -> None:
    """A row of hexes at once: what lies above it, below it, and between them."""
    columns = range(layout.columns)
    above, below = (
        [layout.at(corner((column, row), name)) for column in columns for name in names]
        + [layout.at(corner((columns[-1], row), last))]
        for names, last in ((("nw", "n"), "ne"), (("sw", "s"), "se"))
    )
    draw.polygon([*above, *reversed(below)], fill=theme.ground)
    for line in (above, below, *zip(above[::2], below[::2], strict=True)):
        draw.line(line, fill=theme.grid, width=thin)


def _high(draw: ImageDraw.ImageDraw, layout: HexLayout, at: Hex, theme: Theme) -> None:
    """A high obstacle is a block: filled, crossed, with a thick rim."""
    ring = layout.ring(at, 0.97)
    draw.polygon(ring, fill=(64, 50, 42) if theme.is_dark else (150, 128, 112))
    wide = round(layout.cell * layout.scale * 0.06)
    for first, last in ((0, 3), (1, 4), (2, 5)):
        draw.line((ring[first], ring[last]), fill=WOOD, width=max(1, wide // 2))
    draw.line([*ring, ring[0]], fill=(226, 140, 70), width=wide, joint="curve")


def _low(draw: ImageDraw.ImageDraw, layout: HexLayout, at: Hex, theme: Theme) -> None:
    """A low obstacle, or an opening, is a rim around open ground."""
    ring = layout.ring(at, 0.9)
    draw.line([*ring, ring[0]], fill=(226, 140, 70), width=round(layout.cell * layout.scale * 0.055), joint="curve")
    inner = layout.ring(at, 0.62)
    draw.line([*inner, inner[0]], fill=WOOD, width=max(1, round(layout.cell * layout.scale * 0.03)), joint="curve")
    del theme


def _rough(draw: ImageDraw.ImageDraw, layout: HexLayout, at: Hex, theme: Theme) -> None:
    """Rough terrain is strewn with stones."""
    ring = layout.ring(at, 0.97)
    draw.polygon(ring, fill=(72, 62, 46) if theme.is_dark else (226, 212, 180))
    x, y = layout.centre(at)
    unit = layout.cell * layout.scale
    for dx, dy, size in (
        (-0.22, -0.12, 0.09),
        (0.14, -0.24, 0.07),
        (0.22, 0.1, 0.1),
        (-0.08, 0.2, 0.08),
        (0.02, -0.02, 0.05),
    ):
        r = size * unit
        draw.ellipse(
            (x + dx * unit - r, y + dy * unit - r * 0.8, x + dx * unit + r, y + dy * unit + r * 0.8), fill=ROUGH
        )


def _ladder(draw: ImageDraw.ImageDraw, layout: HexLayout, at: Hex, theme: Theme) -> None:
    """A ladder is two rails and its rungs."""
    x, y = layout.centre(at)
    unit = layout.cell * layout.scale
    wide = max(2, round(unit * 0.05))
    for dx in (-0.18, 0.18):
        draw.line((x + dx * unit, y - 0.38 * unit, x + dx * unit, y + 0.38 * unit), fill=(240, 190, 90), width=wide)
    for step in range(-2, 3):
        level = y + step * 0.16 * unit
        draw.line((x - 0.18 * unit, level, x + 0.18 * unit, level), fill=(240, 190, 90), width=wide)
    del theme


_TERRAIN = {"high": _high, "low": _low, "rough": _rough, "ladder": _ladder}


def _platform(draw: ImageDraw.ImageDraw, layout: HexLayout, hexes: frozenset[Hex], height: int) -> None:
    """A platform: a veil of lines that what is below shows through, a double rim, and its height in a corner."""
    unit = layout.cell * layout.scale
    for at in hexes:
        x, y = layout.centre(at)
        for step in range(-2, 3):
            reach = 0.42 * unit
            level = y + step * 0.2 * unit
            draw.line((x - reach, level, x + reach, level), fill=STONE, width=max(1, round(unit * 0.035)))
    _border(draw, layout, hexes, WHITE, unit * 0.12, 1.0)
    _border(draw, layout, hexes, (70, 150, 210), unit * 0.06, 1.0)
    first = min(hexes, key=lambda one: (one[1], one[0]))
    x, y = layout.centre(first)
    box = (x - 0.42 * unit, y - 0.5 * unit, x - 0.06 * unit, y - 0.22 * unit)
    draw.rounded_rectangle(box, unit * 0.06, fill=(70, 150, 210))
    for place in range(min(height, 3)):  # its height, as strokes
        left = box[0] + unit * (0.07 + place * 0.09)
        draw.line(
            (left, box[1] + unit * 0.06, left, box[3] - unit * 0.06), fill=WHITE, width=max(2, round(unit * 0.04))
        )


def _border(
    draw: ImageDraw.ImageDraw, layout: HexLayout, hexes: frozenset[Hex], color: Color, wide: float, share: float
) -> None:
    """Draw the outline of some hexes, a little inside."""
    for at in hexes:
        x, y = layout.centre(at)
        for side, ends in ENDS.items():
            if neighbour(at, side) not in hexes:
                line: list[Pixel] = []
                for name in ends:
                    cx, cy = layout.at(corner(at, name))
                    line.append((x + (cx - x) * share, y + (cy - y) * share))
                draw.line(line, fill=color, width=max(2, round(wide)), joint="curve")


def _names(image: Image.Image, field: Field, layout: HexLayout, theme: Theme) -> None:
    """Write the columns above and below, the rows at both ends: a row's name stands where its first hex begins."""
    size = min(30, max(17, round(layout.cell * 0.6)))
    for column in range(field.columns):
        name = column_name(column)
        for row, at in ((0, MARGIN / 2), (field.rows - 1, image.height - MARGIN / 2)):
            write(image, (layout.centre((column, row))[0], at), name, size, MEDIUM, theme.quiet)
    for row in range(field.rows):
        y = layout.centre((0, row))[1]
        for x in (MARGIN / 2, image.width - MARGIN / 2):
            write(image, (x, y), str(row + 1), size, BOLD if row % 5 == 4 else MEDIUM, theme.quiet)


assert set(ENDS) == set(SIDES), BLACK  # noqa: S101  # a side each
