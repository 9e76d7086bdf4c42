"""Terrain markers and objects, lying on the printed map."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, font
from bot.canvas.layout import Layout, Point
from bot.canvas.palette import BLACK, BORDERS, WHITE, Color, Theme
from bot.canvas.shapes import Smooth, eroded
from bot.heroclix.pictures import glyphs
from bot.heroclix.pictures.terrain import draw_border, draw_transition, fill_square, level_ground
from engine.heroclix.position import MapPrint, Marker, Position, Thing

__all__ = ["covered_squares", "draw_captives", "draw_held", "draw_markers", "draw_things"]

# what a marker makes of its squares (17.14); a special one says it itself
TERRAIN = {
    "hindering": "hindering",
    "smoke": "hindering",
    "debris": "hindering",
    "blocking": "blocking",
    "barrier": "blocking",
    "water": "water",
}
SMOKE: Color = (226, 230, 236)
STONE: Color = (196, 186, 170)
SPECIAL: Color = (206, 150, 255)
# the ring around an object's base (17.1c, 17.1d)
RINGS: dict[str, Color] = {
    "standard": (226, 228, 232),
    "light": (255, 214, 40),
    "heavy": (240, 56, 48),
    "special": SPECIAL,
    "equipment": (120, 200, 255),
    "immobile": (70, 120, 255),  # objetos, of 2012
    "ultra-heavy": (170, 70, 220),  # objetos-ultra-pesados
    "relic": (120, 230, 170),
}
CAPTIVE: Color = (255, 140, 60)
STACKED: Color = (150, 220, 255)
SIGNS = {
    "standard": glyphs.crate,
    "light": glyphs.crate,
    "heavy": glyphs.weight,
    "special": glyphs.star,
    "equipment": glyphs.shield,
    "immobile": glyphs.crate,
    "ultra-heavy": glyphs.weight,
    "relic": glyphs.gem,
}


def draw_markers(
    image: Image.Image, printed: MapPrint, markers: tuple[Marker, ...], theme: Theme, layout: Layout
) -> None:
    """Draw the markers, the oldest first; each covers what lies under it (17.3)."""
    levels = {square: printed.level(square) for marker in markers for square in marker.squares}
    for marker in markers:
        kind = marker.terrain if marker.kind == "special" else TERRAIN.get(marker.kind)
        if marker.kind == "elevated":
            for square in marker.squares:
                levels[square] += marker.levels
        if kind is not None or marker.kind == "elevated":
            _tile(image, printed, marker, kind, levels, theme, layout)
        for square in marker.squares:
            _sign(image, theme, layout, marker, square)
        for a, b in sorted(marker.transitions):
            ends = (levels.get(square, printed.level(square)) for square in (a, b))
            draw_transition(image, layout, a, b, *ends)


def covered_squares(markers: tuple[Marker, ...]) -> frozenset[int]:
    """Return the squares on which a marker hides the printed map."""
    return frozenset(
        square
        for marker in markers
        if marker.kind != "special" or marker.terrain is not None
        for square in marker.squares
    )


def _tile(
    image: Image.Image,
    printed: MapPrint,
    marker: Marker,
    kind: str | None,
    levels: dict[int, int],
    theme: Theme,
    layout: Layout,
) -> None:
    """Lay a marker as a card on its squares: dark rim, ground or terrain, boundary line."""
    box = layout.around(marker.squares)
    under = image.crop(box)
    squares = list(marker.squares)
    gap = layout.share(0.03)
    for square in squares:
        if kind in ("hindering", "blocking", "water"):
            fill_square(image, theme, layout, square, kind)
        else:
            inside = bool(printed.indoor >> square & 1)
            image.paste(level_ground(theme, levels[square], inside), layout.box(square))
    border = "elevated" if marker.kind == "elevated" else kind
    if border is not None and border in BORDERS:
        draw_border(image, layout, squares, border, 2 * gap, layout.share(0.12, 2))
    card = image.crop(box)
    image.paste(under, box)
    image.paste(BLACK, box, eroded(layout, squares, gap))
    image.paste(card, box, eroded(layout, squares, 2 * gap))


def _sign(image: Image.Image, theme: Theme, layout: Layout, marker: Marker, square: int) -> None:
    center, size = layout.center(square), layout.cell * 0.52
    if marker.kind == "smoke":
        glyphs.cloud(image, center, size, SMOKE)
    elif marker.kind == "debris":
        glyphs.rubble(image, center, size * 1.25, STONE)
    elif marker.kind == "barrier":
        _text(image, theme, layout, center, "B", BORDERS["blocking"][0])
    elif marker.kind == "special":
        glyphs.star(image, center, size, SPECIAL)
    elif marker.kind == "elevated":
        left, top, _, _ = layout.box(square)
        corner = (left + layout.cell * 0.34, top + layout.cell * 0.32)
        _text(image, theme, layout, corner, f"+{marker.levels}", BORDERS["elevated"][0])


def _text(image: Image.Image, theme: Theme, layout: Layout, center: Point, text: str, color: Color) -> None:
    draw = ImageDraw.Draw(image)
    edge = layout.share(0.05)
    inner, outer = (WHITE, color) if theme.is_dark else (color, WHITE)
    face = font(layout.share(0.38, 8), BOLD)
    draw.text(center, text, font=face, fill=inner, anchor="mm", stroke_width=edge, stroke_fill=outer)


def draw_things(image: Image.Image, layout: Layout, position: Position) -> None:
    """Draw the objects that lie on squares; beside a figure they show small in the square's corner."""
    occupied = {square for figure in position.figures for square in figure.squares}
    for thing in position.things:
        if thing.square is not None and thing.square not in occupied:
            _thing(image, thing, layout.center(thing.square), layout.cell * 0.62)


def draw_held(image: Image.Image, layout: Layout, position: Position) -> None:
    """Draw, over the figures, the objects that they hold (top right) or stand on (bottom left)."""
    standing = {square: figure for figure in position.figures for square in figure.squares}
    bases = {figure.id: layout.around(figure.squares) for figure in position.figures if figure.squares}
    off = layout.cell * 0.17
    for thing in position.things:
        if thing.held_by in bases:
            _, top, right, _ = bases[thing.held_by]
            _thing(image, thing, (right - off, top + off), layout.cell * 0.36)
        elif thing.kind == "relic" and thing.equipped_by in bases:
            left, top, _, _ = bases[thing.equipped_by]
            _thing(image, thing, (left + off, top + off), layout.cell * 0.36)
        elif thing.square in standing:
            left, _, _, bottom = layout.box(thing.square)
            _thing(image, thing, (left + off, bottom - off), layout.cell * 0.36)


def draw_captives(image: Image.Image, layout: Layout, position: Position) -> None:
    """Draw, over each captor, how many it holds, and over each stack of horde tokens, how many it has: discs below."""
    for figure in position.figures:
        if not figure.squares:
            continue
        left, _, right, bottom = layout.around(figure.squares)
        half = layout.cell * 0.19
        if figure.captives:
            _number(image, layout, (right - half, bottom - half), len(figure.captives), CAPTIVE)
        if figure.horde:
            _number(image, layout, (left + half, bottom - half), figure.horde, STACKED)


def _number(image: Image.Image, layout: Layout, center: Point, number: int, color: Color) -> None:
    x, y = center
    half = layout.cell * 0.19
    box = (x - half - 2, y - half - 2, x + half + 2, y + half + 2)
    Smooth(image, box).dot((x, y), half + 1).paint(BLACK)
    Smooth(image, box).dot((x, y), half - 1).paint(color)
    face = font(layout.share(0.3, 8), BOLD)
    ImageDraw.Draw(image).text((x, y), str(number), font=face, fill=BLACK, anchor="mm")


def _thing(image: Image.Image, thing: Thing, center: Point, size: float) -> None:
    color = RINGS[thing.kind]
    half = size / 2
    box = (center[0] - half - 2, center[1] - half - 2, center[0] + half + 2, center[1] + half + 2)
    Smooth(image, box).dot(center, half + 1).paint(BLACK)
    Smooth(image, box).dot(center, half - 1).paint((58, 60, 66))
    Smooth(image, box).circle(center, half, max(1.5, size * 0.09)).paint(color)
    SIGNS[thing.kind](image, center, size * 0.52, color)
