"""Draws an overlay: tints and crossed squares on the ground, line and path under the figures, marks on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image

from bot.canvas.fonts import BOLD, write
from bot.canvas.layout import Layout, Point
from bot.canvas.overlay import Line, Mark, Overlay
from bot.canvas.palette import BLACK, WHITE, Color, Theme
from bot.canvas.shapes import Smooth, dashes, toward
from bot.canvas.tints import draw_frames, draw_tints

__all__ = ["draw_ground", "draw_marks", "draw_ways"]

Bounds = tuple[float, float, float, float]
Stroke = tuple[Point, Point]


def draw_ground(image: Image.Image, layout: Layout, overlay: Overlay, theme: Theme) -> None:
    """Tint squares, each kind with its own pattern, and frame the squares that the line crosses."""
    draw_tints(image, layout, overlay, theme)
    if overlay.line is not None:
        draw_frames(image, layout, overlay.crossed, line_color(theme, overlay.line))


def line_color(theme: Theme, line: Line) -> Color:
    """Return the colour of a line of fire by what it came to."""
    return {"clear": theme.clear, "hindered": theme.hindered, "blocked": theme.blocked}[line.result]


def _bounds(points: Sequence[Point], spare: float) -> Bounds:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - spare, min(ys) - spare, max(xs) + spare, max(ys) + spare


def draw_ways(image: Image.Image, layout: Layout, overlay: Overlay, theme: Theme) -> None:
    """Draw the line of fire and the path of a move or a knockback, all outlined."""
    if overlay.line is not None:
        _line(image, layout, overlay.line, line_color(theme, overlay.line))
    if overlay.path:
        _path(image, layout, overlay.path, theme.close if overlay.thrown else theme.path, overlay.thrown)


def _line(image: Image.Image, layout: Layout, line: Line, color: Color) -> None:
    """Clear is one stroke, hindered long dashes, blocked short ones."""
    a, b = layout.center(line.from_square), layout.center(line.to_square)
    thick = max(4.0, layout.cell * 0.13)
    on, off = {"clear": (1.5, 0.0), "hindered": (0.55, 0.28), "blocked": (0.2, 0.25)}[line.result]
    whole = list(dashes(a, b, 2.0 * layout.cell, 0.0)) or [(a, b)]
    rim = max(3.0, layout.cell * 0.07)
    _strokes(image, whole, thick + 2 * rim, WHITE)  # so that a line is seen on ground of its own colour too
    _strokes(image, whole, thick + rim, BLACK)
    _strokes(image, list(dashes(a, b, on * layout.cell, off * layout.cell)) or [(a, b)], thick, color)


def _strokes(image: Image.Image, strokes: Iterable[Stroke], thick: float, color: Color) -> None:
    """Draw short strokes, each in a small box of its own: one box around a long line would be slow."""
    for start, end in strokes:
        Smooth(image, _bounds([start, end], thick), 2).line([start, end], thick).paint(color)


def _path(image: Image.Image, layout: Layout, path: tuple[int, ...], color: Color, thrown: bool) -> None:
    """Draw the way of a move as a stroke with an arrow in each step, that of a knockback in dashes."""
    cell = layout.cell
    points = [layout.center(square) for square in path]
    thick = max(3.0, cell * 0.13)
    steps = list(pairwise(points)) or [(points[0], points[0])]
    start = _bounds(points[:1], cell * 0.25)
    _strokes(image, steps, thick + max(3.0, cell * 0.07), BLACK)
    Smooth(image, start).dot(points[0], cell * 0.2).paint(BLACK)
    if thrown:
        steps = [dash for a, b in steps for dash in dashes(a, b, cell * 0.16, cell * 0.2)]
    _strokes(image, steps, thick, color)
    Smooth(image, start).dot(points[0], cell * 0.15).paint(color)
    for here, there in pairwise(points[:-1]):
        middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        _arrow(image, layout, here, toward(middle, there, cell * 0.17), color, 0.19)
    if len(points) > 1:
        _arrow(image, layout, points[-2], toward(points[-1], points[-2], -cell * 0.2), color, 0.3)


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
    """Draw, over everything, the line's ends, the corner points it passes, the culprits and a knockback's damage.

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
    if overlay.focus:
        _focus(image, layout, overlay.focus)
    if overlay.harm is not None and overlay.path:
        _harm(image, layout, overlay, theme)


def _focus(image: Image.Image, layout: Layout, squares: tuple[int, ...]) -> None:
    """Set a figure off from all others by four corners around its base."""
    cell = layout.cell
    left, top, right, bottom = layout.around(squares)
    arm = cell * 0.26
    corners = [(x, y, dx, dy) for x, dx in ((left, arm), (right, -arm)) for y, dy in ((top, arm), (bottom, -arm))]
    for thick, fill in ((cell * 0.17, BLACK), (cell * 0.09, WHITE)):
        for x, y, dx, dy in corners:
            shape = Smooth(image, _bounds([(x, y), (x + dx, y + dy)], cell * 0.12))
            shape.line([(x + dx, y), (x, y), (x, y + dy)], thick).paint(fill)


def _harm(image: Image.Image, layout: Layout, overlay: Overlay, theme: Theme) -> None:
    """A burst with the damage just past where a knockback ends; on the figure's shoulder where it does not move."""
    cell = layout.cell
    x, y = layout.center(overlay.path[-1])
    if len(overlay.path) == 1:
        x, y = x + cell * 0.42, y - cell * 0.42
    else:
        x, y = toward((x, y), layout.center(overlay.path[-2]), -cell * 0.46)
    for grown, fill in ((cell * 0.06, BLACK), (0.0, theme.close if overlay.harm else WHITE)):
        radii = (cell * 0.38 + grown, cell * 0.26 + grown)
        points = [
            (x + sin(turn * pi / 8) * radii[turn % 2], y - cos(turn * pi / 8) * radii[turn % 2]) for turn in range(16)
        ]
        Smooth(image, _bounds(points, 2)).polygon(points).paint(fill)
    write(image, (x, y), str(overlay.harm), layout.share(0.42, 8), BOLD, BLACK)


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
