"""The field itself: hexes, deployment zones, obstacles, rough terrain, ladders and platforms; kept by its value."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import replace
from itertools import cycle, pairwise
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
BAND = 5  # rows that are drawn at once
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


def ground_of(field: Field, layout: HexLayout, theme: ThemeName, below: int = 0) -> Image.Image:
    """Return a fresh picture of a field, with so many pixels left empty below it."""
    key = (theme, layout, _look(field))
    with _lock:
        found = _kept.pop(key, None)
    if found is None:
        found = _drawn(field, layout, THEMES[theme])
        _names(found, field, layout, THEMES[theme])
    with _lock:
        _kept[key] = found  # now the youngest
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    sheet = Image.new("RGB", (found.width, found.height + below), THEMES[theme].page)
    sheet.paste(found)
    return sheet


def _look(field: Field) -> Hashable:
    pieces = tuple(sorted(field.kinds.items()))
    platforms = tuple((one.id, one.hexes, one.height) for one in field.platforms)
    return field.columns, field.rows, pieces, platforms, tuple(sorted(field.zones.items()))


def _drawn(field: Field, layout: HexLayout, theme: Theme) -> Image.Image:
    """Return the field without the names of its rows and columns.

    It is drawn larger in bands of some rows, one after the other on one sheet: a whole field so large takes 30 MB,
    which take longer to be had than to be drawn on.
    """
    image = Image.new("RGB", layout.size, theme.page)
    large = layout.enlarged(SCALE)
    ends = [0, *(_between(layout, row) for row in range(BAND, layout.rows, BAND)), image.height]
    tallest = max(last - first for first, last in pairwise(ends))
    room = round(1.25 * layout.cell)  # above and below a band, for what reaches into it
    sheet = Image.new("RGB", (large.size[0], (tallest + 2 * room) * SCALE), theme.page)
    for band, (first, last) in enumerate(pairwise(ends)):
        if band:
            sheet.paste(theme.page, (0, 0, *sheet.size))
        rows = range(max(0, band * BAND - 1), min(layout.rows, (band + 1) * BAND + 1))
        _band(sheet, field, replace(large, above=(first - room) * SCALE), theme, rows)
        box = (0, room * SCALE, large.size[0], (room + last - first) * SCALE)
        image.paste(sheet.reduce(SCALE, box), (0, first))
    return image


def _between(layout: HexLayout, row: int) -> int:
    """Return the height at which a row begins: halfway between the centres of its hexes and those of the row above."""
    return round((layout.centre((0, row - 1))[1] + layout.centre((0, row))[1]) / 2)


def _band(image: Image.Image, field: Field, layout: HexLayout, theme: Theme, rows: range) -> None:
    """Draw what lies in some rows of a field."""
    draw = ImageDraw.Draw(image)
    _open_ground(draw, layout, rows, theme)
    for at, kind in field.kinds.items():
        if at[1] in rows:
            _TERRAIN[kind](draw, layout, at, theme)
    for side, zone in sorted(field.zones.items()):
        _border(draw, layout, zone, rows, ZONES.get(side, theme.quiet), layout.cell * layout.scale * 0.07, 0.92)
    for platform in sorted(field.platforms, key=lambda one: one.height):
        _platform(draw, layout, platform.hexes, rows, platform.height)


def _open_ground(draw: ImageDraw.ImageDraw, layout: HexLayout, rows: range, theme: Theme) -> None:
    """Fill the hexes of some rows at once, those of the rim one by one, and draw the sides between them."""
    last, bottom = layout.columns - 1, layout.rows - 1
    left, top = layout.centre((0, min(1, bottom)))[0], layout.centre((0, rows[0]))[1]
    right, low = layout.centre((last, 0))[0], layout.centre((0, rows[-1]))[1]
    if left < right:
        draw.rectangle((left, top, right, low), fill=theme.ground)
    for row in rows:
        for column in range(layout.columns) if row in {0, bottom} else {0, last}:
            draw.polygon(layout.ring((column, row)), fill=theme.ground)
    thin = max(1, round(layout.cell * layout.scale * 0.025))
    across = [layout.at((x, 0))[0] for x in range(-1, 2 * layout.columns + 1)]
    for row in rows:
        above, below = (_side(layout, across, row, names) for names in (("nw", "n"), ("sw", "s")))
        # what lies above is drawn already but for its end: it lies below the row before
        lines = [below, above if row == rows[0] else above[-2:] if row % 2 else above[:2]]
        for line in (*lines, *zip(above[::2], below[::2], strict=True)):
            draw.line(line, fill=theme.grid, width=thin)


def _side(layout: HexLayout, across: Sequence[float], row: int, names: tuple[str, str]) -> list[Pixel]:
    """Return the corners above or below a row, from left to right; `across`: where corners lie, from the leftmost."""
    outer, inner = (layout.at(corner((0, row), name))[1] for name in names)
    heights = cycle((outer, inner))
    return list(zip(across[row % 2 :][: 2 * layout.columns + 1], heights, strict=False))


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


def _platform(draw: ImageDraw.ImageDraw, layout: HexLayout, hexes: frozenset[Hex], rows: range, height: int) -> None:
    """A platform: a veil of lines that what is below shows through, a double rim, and its height in a corner."""
    unit = layout.cell * layout.scale
    for at in _of_rows(hexes, rows):
        x, y = layout.centre(at)
        for step in range(-2, 3):
            reach = 0.42 * unit
            level = y + step * 0.2 * unit
            draw.line((x - reach, level, x + reach, level), fill=STONE, width=max(1, round(unit * 0.035)))
    _border(draw, layout, hexes, rows, WHITE, unit * 0.12, 1.0)
    _border(draw, layout, hexes, rows, (70, 150, 210), unit * 0.06, 1.0)
    first = min(hexes, key=lambda one: (one[1], one[0]))
    if first[1] not in rows:
        return
    x, y = layout.centre(first)
    box = (x - 0.42 * unit, y - 0.5 * unit, x - 0.06 * unit, y - 0.22 * unit)
    draw.rounded_rectangle(box, unit * 0.06, fill=(70, 150, 210))
    for place in range(min(height, 3)):  # its height, as strokes
        left = box[0] + unit * (0.07 + place * 0.09)
        draw.line(
            (left, box[1] + unit * 0.06, left, box[3] - unit * 0.06), fill=WHITE, width=max(2, round(unit * 0.04))
        )


def _of_rows(hexes: frozenset[Hex], rows: range) -> list[Hex]:
    return [at for at in hexes if at[1] in rows]


def _border(
    draw: ImageDraw.ImageDraw,
    layout: HexLayout,
    hexes: frozenset[Hex],
    rows: range,
    color: Color,
    wide: float,
    share: float,
) -> None:
    """Draw the outline of some hexes, a little inside, as far as it lies in some rows."""
    for at in _of_rows(hexes, rows):
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
        for x in (layout.aside + MARGIN / 2, image.width - layout.aside - MARGIN / 2):
            write(image, (x, y), str(row + 1), size, BOLD if row % 5 == 4 else MEDIUM, theme.quiet)


assert set(ENDS) == set(SIDES), BLACK  # noqa: S101  # a side each
