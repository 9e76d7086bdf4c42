"""The printed map: ground, terrain, boundary lines, walls, transitions and the coordinates around it."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, MEDIUM, font
from bot.canvas.layout import Layout
from bot.canvas.palette import BLACK, BORDERS, WHITE, Color, Theme
from bot.canvas.shapes import Smooth, checkered, dashes, ring
from bot.canvas.tiles import Hatch, hatch
from engine.grid import column_name
from engine.heroclix.position import MapPrint

__all__ = [
    "draw_border",
    "draw_map",
    "draw_transition",
    "draw_transitions",
    "draw_walls",
    "fill_square",
    "level_ground",
]

HATCHES: dict[str, Hatch] = {"hindering": "slashes", "blocking": "bricks", "water": "waves"}
HIGHEST_RISE = 4  # levels after which the ground grows no lighter


def draw_map(printed: MapPrint, theme: Theme, layout: Layout) -> Image.Image:
    """Return a fresh picture of the printed map with its coordinates, without its walls: markers lie below them."""
    image = Image.new("RGB", layout.size, theme.page)
    _ground(image, printed, theme, layout)
    _boundaries(image, printed, layout)
    draw_transitions(image, printed, layout)
    _coordinates(image, theme, layout)
    return image


def level_ground(theme: Theme, level: int, inside: bool) -> Color:
    """Return the colour of clear ground on an elevation level."""
    base = theme.inside if inside else theme.ground
    steps = min(max(level - 1, 0), HIGHEST_RISE)
    red, green, blue = (min(255, max(0, part + steps * rise)) for part, rise in zip(base, theme.rise, strict=True))
    return red, green, blue


def fill_square(image: Image.Image, theme: Theme, layout: Layout, square: int, kind: str) -> None:
    """Fill a square with the colour and the pattern of hindering, blocking or water terrain."""
    box = layout.box(square)
    image.paste(getattr(theme, kind), box)
    image.paste(getattr(theme, f"{kind}_hatch"), box, hatch(HATCHES[kind], layout.cell))


def draw_border(image: Image.Image, layout: Layout, squares: list[int], kind: str, inset: int, width: int) -> None:
    """Draw the boundary line of a region in the colours of printed maps."""
    if squares:
        box = layout.around(squares)
        first, second = BORDERS[kind]
        line = checkered((box[2] - box[0], box[3] - box[1]), max(2, (width + 1) // 2), first, second)
        image.paste(line, box, ring(layout, squares, inset, width))


def _ground(image: Image.Image, printed: MapPrint, theme: Theme, layout: Layout) -> None:
    draw = ImageDraw.Draw(image)
    size = layout.share(0.34, 9)
    told = {square for pair in printed.transitions for square in pair}  # their triangles carry the level
    for square in range(printed.columns * printed.rows):
        left, top, right, bottom = layout.box(square)
        level, inside = printed.level(square), bool(printed.indoor >> square & 1)
        draw.rectangle((left, top, right - 1, bottom - 1), fill=level_ground(theme, level, inside))
        for kind in ("water", "hindering", "blocking"):
            if getattr(printed, kind) >> square & 1:
                fill_square(image, theme, layout, square, kind)
        draw.rectangle((left, top, right, bottom), outline=theme.grid)
        if level > 1 and square not in told:
            at = (left + layout.share(0.13), top + layout.share(0.08))
            draw.text(at, str(level), font=font(size, BOLD), fill=theme.level)


def _boundaries(image: Image.Image, printed: MapPrint, layout: Layout) -> None:
    wide, thin = layout.share(0.12, 2), layout.share(0.055, 2)
    for kind in ("water", "hindering", "blocking"):
        draw_border(image, layout, list(printed.squares_of(getattr(printed, kind))), kind, 1, wide)
    for squares in printed.starting_areas.values():
        draw_border(image, layout, list(printed.squares_of(squares)), "start", wide + 2, thin)
    draw_border(image, layout, list(printed.squares_of(printed.orange)), "orange", wide + 2, thin)
    if printed.setting == "mixed":
        draw_border(image, layout, list(printed.squares_of(printed.indoor)), "indoor", wide, thin)
    for level in sorted(set(printed.levels)):
        higher = [square for square, found in enumerate(printed.levels) if found >= level > 1]
        draw_border(image, layout, higher, "elevated", 0, layout.share(0.07, 2))


def draw_transitions(
    image: Image.Image, printed: MapPrint, layout: Layout, covered: frozenset[int] = frozenset()
) -> None:
    """Draw the printed transitions, but for those with a square under a marker (17.3)."""
    for a, b in sorted(printed.transitions):
        if a not in covered and b not in covered:
            draw_transition(image, layout, a, b, printed.level(a), printed.level(b))


def draw_transition(image: Image.Image, layout: Layout, a: int, b: int, from_level: int, to_level: int) -> None:
    """Draw the two triangles of a transition with the level of each square: red between levels, else white."""
    (x0, y0), (x1, y1) = layout.edge(a, b)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    half, deep = layout.cell * 0.4, layout.cell * 0.4
    upright = x0 == x1
    face = font(layout.share(0.27, 7), BOLD)
    fill, ink = (WHITE, BLACK) if from_level == to_level else (BORDERS["elevated"][0], WHITE)
    draw = ImageDraw.Draw(image)
    for square, level in ((a, from_level), (b, to_level)):
        center = layout.center(square)
        sign = 1 if (center[0] - middle[0] if upright else center[1] - middle[1]) > 0 else -1
        base = [(middle[0], middle[1] - half), (middle[0], middle[1] + half)]
        tip, heart = (middle[0] + sign * deep, middle[1]), (middle[0] + sign * deep * 0.37, middle[1])
        if not upright:
            base = [(middle[0] - half, middle[1]), (middle[0] + half, middle[1])]
            tip, heart = (middle[0], middle[1] + sign * deep), (middle[0], middle[1] + sign * deep * 0.37)
        box = layout.box(square)
        Smooth(image, box).polygon([*base, tip]).paint(BLACK)
        within = [_nearer(point, heart, 2) for point in (*base, tip)]
        Smooth(image, box).polygon(within).paint(fill)
        draw.text(heart, str(level), font=face, fill=ink, anchor="mm")


def _nearer(point: tuple[float, float], heart: tuple[float, float], pixels: float) -> tuple[float, float]:
    shrink = 1 - pixels / max(abs(point[0] - heart[0]), abs(point[1] - heart[1]), pixels)
    return heart[0] + (point[0] - heart[0]) * shrink, heart[1] + (point[1] - heart[1]) * shrink


def draw_walls(image: Image.Image, printed: MapPrint, theme: Theme, layout: Layout) -> None:
    """Draw walls black with a light rim; windows blue and doors white, dashed on black."""
    draw = ImageDraw.Draw(image)
    thick, rim = layout.share(0.15, 3), layout.share(0.03)
    kinds: tuple[tuple[int, int, Color | None], ...] = (
        (printed.walls_east, printed.walls_south, None),
        (printed.windows_east, printed.windows_south, (72, 160, 255)),
        (printed.doors_east, printed.doors_south, WHITE),
    )
    edges = [
        (a, a + step, dash)
        for east, south, dash in kinds
        for squares, step in ((east, 1), (south, printed.columns))
        for a in printed.squares_of(squares)
    ]
    for grown, color in ((thick / 2 + rim, theme.ink if theme.is_dark else WHITE), (thick / 2, BLACK)):
        for a, b, _ in edges:
            (x0, y0), (x1, y1) = layout.edge(a, b)
            draw.rectangle((x0 - grown, y0 - grown, x1 + grown - 1, y1 + grown - 1), fill=color)
    for a, b, dash in edges:
        if dash is not None:
            start, end = layout.edge(a, b)
            thin = thick / 2 - max(1, rim)
            for (x0, y0), (x1, y1) in dashes(start, end, layout.cell * 0.16, layout.cell * 0.12):
                wide, high = (thin, 0) if x0 == x1 else (0, thin)
                draw.rectangle((x0 - wide, y0 - high, x1 + wide, y1 + high), fill=dash)


def _coordinates(image: Image.Image, theme: Theme, layout: Layout) -> None:
    draw = ImageDraw.Draw(image)
    size = min(max(15, layout.share(0.42)), layout.margin - 3)
    face = font(size, MEDIUM)
    width, height = layout.size
    near = layout.margin / 2
    widest = max(face.getlength(column_name(column)) for column in range(layout.columns)) + 6
    every = -(-int(widest) // layout.cell)
    for column in range(0, layout.columns, every):
        x = layout.margin + (column + 0.5) * layout.cell
        for y in (near, height - near):
            draw.text((x, y), column_name(column), font=face, fill=theme.ink, anchor="mm")
    every = -(-(size + 2) // layout.cell)
    for row in range(0, layout.rows, every):
        y = layout.margin + (row + 0.5) * layout.cell
        for x in (near, width - near):
            draw.text((x, y), str(row + 1), font=face, fill=theme.ink, anchor="mm")
