"""A character as a token: its army's look, its number, where it faces, what lies on it; objectives and marks."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, pi, sin

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, font
from bot.canvas.palette import BLACK, WHITE, Color, SideLook
from engine.motu.ground.hexes import SIDES

__all__ = ["LOOKS", "badge", "diamond", "star", "token"]

SCALE = 4
LOOKS = {
    "masters": SideLook((34, 92, 190), WHITE, (255, 222, 120), "solid"),
    "evil": SideLook((232, 214, 255), (66, 16, 110), (120, 40, 180), "dashed"),
}
EFFECTS = {"speed": "»", "improvement": "+", "protection": "■", "regeneration": "♥", "injury": "×", "blindness": "○",
           "stun": "≈", "curse": "†"}  # fmt: skip


def angle_of(side: str) -> float:
    """Return the angle of a side in degrees, from the east, clockwise.

    >>> round(angle_of("e")), round(angle_of("se"))
    (0, 60)
    """
    across, down = SIDES[side]
    return degrees(atan2(down / 3 * 1.7320508, across))


@lru_cache(maxsize=512)
def token(
    cell: int, look: SideLook, label: str, facing: str, activated: bool, raised: bool, wounds: str
) -> Image.Image:
    """Return a character's token, `cell` pixels wide and high, clear around it.

    `facing`: a side, or empty for none; `activated`: it is crossed by a bar; `raised`: it stands on a platform;
    `wounds`: what stands in its corner.
    """
    image = _base(cell, look, facing, raised).copy()
    draw = ImageDraw.Draw(image)
    size = round(cell * (0.46 if len(label) < 2 else 0.38))
    at = (cell / 2, cell / 2)
    draw.text(at, label, font=font(size, BOLD), fill=look.ink, anchor="mm", stroke_width=2, stroke_fill=look.fill)
    if activated:
        draw.rounded_rectangle((cell * 0.2, cell * 0.7, cell * 0.8, cell * 0.79), 2, fill=(255, 214, 64), outline=BLACK)
    if wounds:
        _corner(draw, cell, wounds, (0.78, 0.2), (200, 30, 40), WHITE)
    return image


@lru_cache(maxsize=64)  # many characters share one
def _base(cell: int, look: SideLook, facing: str, raised: bool) -> Image.Image:
    """Return a token without what is written on it."""
    side = cell * SCALE
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    middle, radius = side / 2, side * 0.4
    if facing:
        _arc(draw, middle, radius, angle_of(facing), look)
    if raised:
        draw.ellipse(_round(middle, radius * 1.13), fill=(70, 150, 210, 255))
    draw.ellipse(_round(middle, radius * 1.02), fill=(*BLACK, 255))
    draw.ellipse(_round(middle, radius * 0.95), fill=(*look.fill, 255))
    _ring(draw, middle, radius * 0.84, look)
    return image.reduce(SCALE)


def _round(middle: float, radius: float) -> tuple[float, float, float, float]:
    return middle - radius, middle - radius, middle + radius, middle + radius


def _arc(draw: ImageDraw.ImageDraw, middle: float, radius: float, angle: float, look: SideLook) -> None:
    """Draw where it faces as a point beyond the base."""
    points = []
    for turn, reach in ((-30, 1.0), (0, 1.36), (30, 1.0)):
        way = (angle + turn) * pi / 180
        points.append((middle + cos(way) * radius * reach, middle + sin(way) * radius * reach))
    draw.polygon(points, fill=(*BLACK, 255))
    inner = [(middle + (x - middle) * 0.93, middle + (y - middle) * 0.93) for x, y in points]
    draw.polygon(inner, fill=(*look.ring, 255))


def _ring(draw: ImageDraw.ImageDraw, middle: float, radius: float, look: SideLook) -> None:
    wide = round(radius * 0.13)
    if look.pattern == "solid":
        draw.ellipse(_round(middle, radius), outline=(*look.ring, 255), width=wide)
        return
    for part in range(10):
        draw.arc(_round(middle, radius), part * 36, part * 36 + 20, fill=(*look.ring, 255), width=wide)


def _corner(draw: ImageDraw.ImageDraw, cell: int, text: str, at: tuple[float, float], fill: Color, ink: Color) -> None:
    x, y, size = at[0] * cell, at[1] * cell, max(11, round(cell * 0.27))
    half = size * (0.42 + 0.22 * len(text))
    draw.rounded_rectangle((x - half, y - size * 0.62, x + half, y + size * 0.62), 3, fill=fill, outline=BLACK)
    draw.text((x, y), text, font=font(size, BOLD), fill=ink, anchor="mm")


@lru_cache(maxsize=128)
def badge(cell: int, text: str, fill: Color, ink: Color) -> Image.Image:
    """Return a small sign with a letter: a token on a character's card."""
    side = max(14, round(cell * 0.36))
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, side - 1, side - 1), 4, fill=(*fill, 255), outline=(*BLACK, 255))
    draw.text((side / 2, side / 2), text, font=font(round(side * 0.72), BOLD), fill=ink, anchor="mm")
    return image


@lru_cache(maxsize=32)
def star(cell: int) -> Image.Image:
    """Return an objective token."""
    side = cell * SCALE
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    points = []
    for step in range(10):
        reach = side * (0.36 if step % 2 == 0 else 0.16)
        way = step * pi / 5 - pi / 2
        points.append((side / 2 + cos(way) * reach, side / 2 + sin(way) * reach))
    draw.polygon(points, fill=(255, 206, 64, 255), outline=(*BLACK, 255), width=SCALE * 2)
    return image.reduce(SCALE)


@lru_cache(maxsize=32)
def diamond(cell: int, fill: Color) -> Image.Image:
    """Return a mark."""
    side = cell * SCALE
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    reach = side * 0.27
    points = [
        (side / 2, side / 2 - reach),
        (side / 2 + reach, side / 2),
        (side / 2, side / 2 + reach),
        (side / 2 - reach, side / 2),
    ]
    draw.polygon(points, fill=(*fill, 255), outline=(*BLACK, 255), width=SCALE * 2)
    return image.reduce(SCALE)
