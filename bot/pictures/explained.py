"""Draws an overlay: tints and crossed squares on the ground, line and path under the figures, marks on top."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from PIL import Image

from bot.pictures.layout import Layout, Point
from bot.pictures.overlay import Line, Mark, Overlay, Tint
from bot.pictures.palette import BLACK, WHITE, Color, Theme
from bot.pictures.shapes import Smooth, dashes, toward
from bot.pictures.tiles import Hatch, hatch

__all__ = ["draw_ground", "draw_marks", "draw_ways"]

Bounds = tuple[float, float, float, float]
VEIL = 80  # of 255: how much of the ground a tint covers
FAINT = 64
PATTERNS: dict[Tint, Hatch] = {
    "reach": "dots",
    "stop": "octagon",
    "clear": "frame",
    "hindered": "stripes",
    "blocked": "crosses",
    "range": "slashes",
}


def _tint_color(theme: Theme, kind: Tint) -> Color:
    colors: dict[Tint, Color] = {
        "reach": theme.path,
        "stop": theme.hindered,
        "clear": theme.clear,
        "hindered": theme.hindered,
        "blocked": theme.blocked,
        "range": theme.range,
    }
    return colors[kind]


def draw_ground(image: Image.Image, layout: Layout, overlay: Overlay, theme: Theme) -> None:
    """Tint squares, each kind with its own pattern, and frame the squares that the line crosses."""
    veil = Image.new("L", (layout.cell, layout.cell), VEIL)
    for square, kind in sorted(overlay.tints.items()):
        color, box = _tint_color(theme, kind), layout.box(square)
        image.paste(color, box, veil)
        image.paste(color, box, hatch(PATTERNS[kind], layout.cell).point(lambda seen: seen * 3 // 4))
    if overlay.line is not None:
        color = line_color(theme, overlay.line)
        faint = Image.new("L", (layout.cell, layout.cell), FAINT)
        for square in overlay.crossed:
            image.paste(color, layout.box(square), faint)
            image.paste(color, layout.box(square), hatch("frame", layout.cell))


def line_color(theme: Theme, line: Line) -> Color:
    """Return the colour of a line of fire by what it came to."""
    return {"clear": theme.clear, "hindered": theme.hindered, "blocked": theme.blocked}[line.result]


def _bounds(points: list[Point], spare: float) -> Bounds:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - spare, min(ys) - spare, max(xs) + spare, max(ys) + spare


def draw_ways(image: Image.Image, layout: Layout, overlay: Overlay, theme: Theme) -> None:
    """Draw the line of fire and the path of a move, both outlined."""
    if overlay.line is not None:
        _line(image, layout, overlay.line, line_color(theme, overlay.line))
    if overlay.path:
        _path(image, layout, overlay.path, theme.path)


def _line(image: Image.Image, layout: Layout, line: Line, color: Color) -> None:
    """Clear is one stroke, hindered long dashes, blocked short ones."""
    a, b = layout.center(line.from_square), layout.center(line.to_square)
    thick = max(4.0, layout.cell * 0.13)
    box = _bounds([a, b], thick + 4)
    on, off = {"clear": (1e9, 0.0), "hindered": (0.55, 0.28), "blocked": (0.2, 0.25)}[line.result]
    strokes = list(dashes(a, b, on * layout.cell, off * layout.cell)) or [(a, b)]
    Smooth(image, box, 2).line([a, b], thick + max(3.0, layout.cell * 0.07)).paint(BLACK)
    core = Smooth(image, box, 2)
    for start, end in strokes:
        core.line([start, end], thick)
    core.paint(color)


def _path(image: Image.Image, layout: Layout, path: tuple[int, ...], color: Color) -> None:
    points = [layout.center(square) for square in path]
    thick = max(3.0, layout.cell * 0.1)
    box = _bounds(points, layout.cell)
    outlined = thick + max(3.0, layout.cell * 0.07)
    Smooth(image, box, 2).line(points, outlined).dot(points[0], layout.cell * 0.2).paint(BLACK)
    Smooth(image, box, 2).line(points, thick).dot(points[0], layout.cell * 0.15).paint(color)
    for here, there in pairwise(points[:-1]):
        middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        _arrow(image, layout, here, toward(middle, there, layout.cell * 0.17), color, 0.19)
    if len(points) > 1:
        _arrow(image, layout, points[-2], toward(points[-1], points[-2], -layout.cell * 0.2), color, 0.3)


def _arrow(image: Image.Image, layout: Layout, tail: Point, tip: Point, color: Color, size: float) -> None:
    long = layout.cell * size
    for grown, fill in ((max(2.0, layout.cell * 0.04), BLACK), (0.0, color)):
        point = toward(tip, tail, -grown * 1.8)
        foot = toward(tip, tail, long * 1.4 + grown)
        across = ((foot[1] - tip[1]) / (long * 1.4 + grown), (tip[0] - foot[0]) / (long * 1.4 + grown))
        half = long * 0.8 + grown * 1.4
        wings = [(foot[0] + across[0] * side * half, foot[1] + across[1] * side * half) for side in (1, -1)]
        Smooth(image, _bounds([point, *wings], 2)).polygon([point, *wings]).paint(fill)


def draw_marks(image: Image.Image, layout: Layout, overlay: Overlay, theme: Theme, large: frozenset[int]) -> None:
    """Draw, over everything, the line's ends, the corner points it passes and the culprits.

    `large` are the squares of larger bases.
    """
    if overlay.line is not None:
        _ends(image, layout, overlay.line, line_color(theme, overlay.line), large)
    for column, row in overlay.corners:
        point = layout.corner(column, row)
        box = _bounds([point], layout.cell * 0.3)
        Smooth(image, box).circle(point, layout.cell * 0.2, layout.cell * 0.11).paint(BLACK)
        Smooth(image, box).circle(point, layout.cell * 0.175, layout.cell * 0.06).paint(WHITE)
    hindered = overlay.line is not None and overlay.line.result == "hindered"
    for mark in overlay.culprits:
        _culprit(image, layout, mark, theme.hindered if hindered else theme.blocked, crossed=not hindered)


def _ends(image: Image.Image, layout: Layout, line: Line, color: Color, large: frozenset[int]) -> None:
    """A ring where the line starts; where it ends, a ring with four notches as in a gunsight.

    On a larger base a dot shows which of its squares the line is drawn from or to.
    """
    cell = layout.cell
    for square in (line.from_square, line.to_square):
        center = layout.center(square)
        if square in large:
            box = _bounds([center], cell * 0.2)
            Smooth(image, box).dot(center, cell * 0.17).paint(BLACK)
            Smooth(image, box).dot(center, cell * 0.12).paint(color)
        else:
            _ring(image, layout, center, 0.48, color)
    end = layout.center(line.to_square)
    for turn in range(0 if line.to_square in large else 4):
        way = (cos(turn * pi / 2 + pi / 4), sin(turn * pi / 2 + pi / 4))
        inner, outer = ((end[0] + way[0] * part * cell, end[1] + way[1] * part * cell) for part in (0.42, 0.62))
        box = _bounds([inner, outer], cell * 0.12)
        Smooth(image, box).line([inner, outer], cell * 0.13).paint(BLACK)
        Smooth(image, box).line([inner, outer], cell * 0.08).paint(color)


def _ring(image: Image.Image, layout: Layout, center: Point, radius: float, color: Color, width: float = 0.065) -> None:
    cell = layout.cell
    box = _bounds([center], cell * (radius + 0.1))
    Smooth(image, box).circle(center, cell * (radius + 0.035), cell * (width + 0.07)).paint(BLACK)
    Smooth(image, box).circle(center, cell * radius, cell * width).paint(color)


def _culprit(image: Image.Image, layout: Layout, mark: Mark, color: Color, *, crossed: bool) -> None:
    """A cross on what blocks, a ring on what hinders; a figure's cross sits on its shoulder, to leave its label."""
    cell = layout.cell
    if mark.kind == "edge":
        first, second = layout.edge(*mark.squares)
        middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        box = _bounds([first, second], cell * 0.2)
        Smooth(image, box).line([first, second], cell * 0.26).paint(BLACK)
        Smooth(image, box).line([first, second], cell * 0.16).paint(color)
        spots = [(middle, 0.24)]
    elif mark.kind == "figure":
        left, top, right, bottom = layout.around(mark.squares)
        _frame(image, (left, top, right, bottom), cell, color)
        spots = [((right - cell * 0.14, top + cell * 0.14), 0.2)]
    else:
        spots = [(layout.center(square), 0.34) for square in mark.squares]
    for center, size in spots:
        if crossed:
            _cross(image, layout, center, size, color)
        else:
            _ring(image, layout, center, size, color, 0.12)


def _frame(image: Image.Image, box: tuple[int, int, int, int], cell: int, color: Color) -> None:
    left, top, right, bottom = box
    for grown, fill in ((cell * 0.03, BLACK), (0.0, color)):
        outer = (left - grown, top - grown, right + grown, bottom + grown)
        thick = cell * 0.07 + 2 * grown
        inner = (outer[0] + thick, outer[1] + thick, outer[2] - thick, outer[3] - thick)
        shape = Smooth(image, (left - cell, top - cell, right + cell, bottom + cell))
        shape.rounded(outer, cell * 0.5 + grown).rounded(inner, cell * 0.5 - thick, fill=0).paint(fill)


def _cross(image: Image.Image, layout: Layout, center: Point, size: float, color: Color) -> None:
    x, y = center
    arm = layout.cell * size
    box = _bounds([center], arm + layout.cell * 0.15)
    for thick, fill in ((layout.cell * 0.2, BLACK), (layout.cell * 0.12, color)):
        shape = Smooth(image, box)
        shape.line([(x - arm, y - arm), (x + arm, y + arm)], thick)
        shape.line([(x - arm, y + arm), (x + arm, y - arm)], thick)
        shape.paint(fill)
