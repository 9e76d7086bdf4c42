"""Small signs of markers and objects, drawn around a centre; `size` is the width they fill, in pixels."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from bot.canvas.layout import Point
from bot.canvas.palette import BLACK, Color
from bot.canvas.shapes import Smooth

__all__ = ["cloud", "crate", "gem", "rubble", "star", "weight"]

Bounds = tuple[float, float, float, float]


def _around(center: Point, size: float) -> Bounds:
    half = size / 2 + 2
    return center[0] - half, center[1] - half, center[0] + half, center[1] + half


def cloud(image: Image.Image, center: Point, size: float, color: Color) -> None:
    """Draw a cloud."""
    x, y = center
    puffs = ((-0.26, 0.1, 0.2), (0.02, -0.08, 0.27), (0.28, 0.1, 0.19), (0, 0.14, 0.2))
    for grown, fill in ((max(1.0, size * 0.06), BLACK), (0, color)):
        shape = Smooth(image, _around(center, size * 1.2))
        for across, down, radius in puffs:
            shape.dot((x + across * size, y + down * size), radius * size + grown)
        shape.paint(fill)


def rubble(image: Image.Image, center: Point, size: float, color: Color) -> None:
    """Draw three broken stones."""
    x, y = center
    stones = (
        ((-0.48, 0.34), (-0.36, -0.02), (-0.1, 0.02), (-0.02, 0.34)),
        ((0.04, 0.36), (0.12, 0.04), (0.34, -0.02), (0.46, 0.36)),
        ((-0.22, -0.06), (-0.08, -0.38), (0.18, -0.34), (0.24, -0.06)),
    )
    for grown, fill in ((1.22, BLACK), (1.0, color)):
        shape = Smooth(image, _around(center, size * 1.3))
        for stone in stones:
            middle = (sum(p[0] for p in stone) / 4, sum(p[1] for p in stone) / 4)
            shape.polygon(
                [
                    (x + (middle[0] + (a - middle[0]) * grown) * size, y + (middle[1] + (b - middle[1]) * grown) * size)
                    for a, b in stone
                ]
            )
        shape.paint(fill)


def gem(image: Image.Image, center: Point, size: float, color: Color) -> None:
    """Draw a cut stone."""
    x, y = center
    corners = ((-0.3, -0.42), (0.3, -0.42), (0.5, -0.1), (0, 0.48), (-0.5, -0.1))
    for grown, fill in ((1.22, BLACK), (1.0, color)):
        shape = Smooth(image, _around(center, size * 1.3))
        shape.polygon([(x + across * size * grown, y + down * size * grown) for across, down in corners])
        shape.paint(fill)


def star(image: Image.Image, center: Point, size: float, color: Color) -> None:
    """Draw a star."""
    for grown, fill in ((1.25, BLACK), (1.0, color)):
        radius = size / 2 * grown
        points = [
            (
                center[0] + sin(turn * pi / 5) * radius * (0.45 if turn % 2 else 1),
                center[1] - cos(turn * pi / 5) * radius * (0.45 if turn % 2 else 1),
            )
            for turn in range(10)
        ]
        Smooth(image, _around(center, size * 1.4)).polygon(points).paint(fill)


def crate(image: Image.Image, center: Point, size: float, color: Color) -> None:
    """Draw a box with crossed boards."""
    x, y = center
    half, thin = size * 0.4, max(1.5, size * 0.13)
    corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    shape = Smooth(image, _around(center, size * 1.2))
    shape.line([*corners, corners[0]], thin).line([corners[0], corners[2]], thin).line([corners[1], corners[3]], thin)
    shape.paint(color)


def shield(image: Image.Image, center: Point, size: float, color: Color) -> None:
    """Draw a shield."""
    x, y = center
    half = size * 0.42
    points = [(x - half, y - half), (x + half, y - half), (x + half, y), (x, y + half * 1.2), (x - half, y)]
    Smooth(image, _around(center, size * 1.2)).polygon(points).paint(color)


def weight(image: Image.Image, center: Point, size: float, color: Color) -> None:
    """Draw a heavy weight."""
    x, y = center
    half = size * 0.44
    body = [
        (x - half * 0.6, y - half * 0.2),
        (x + half * 0.6, y - half * 0.2),
        (x + half, y + half),
        (x - half, y + half),
    ]
    shape = Smooth(image, _around(center, size * 1.2))
    shape.polygon(body).circle((x, y - half * 0.5), half * 0.5, max(1.5, size * 0.12)).paint(color)
