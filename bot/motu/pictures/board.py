"""The picture of a field, layer upon layer: ground, tints, objectives and marks, characters, lines, legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, MEDIUM, fitted, length, printable, write
from bot.canvas.palette import BLACK, THEMES, WHITE, Color, Theme, ThemeName
from bot.canvas.png import png
from bot.motu.pictures.ground import ground_of
from bot.motu.pictures.layout import HexLayout, layout_of
from bot.motu.pictures.overlay import Drawn
from bot.motu.pictures.tokens import EFFECTS, LOOKS, angle_of, badge, diamond, star, token
from engine.motu.position import Figure, Mark, Position

__all__ = ["draw_field", "labels_of"]

PAD, COLUMN = 12, 560  # pixels of the legend: its rim, and the least of one column
LETTERS = 26, 0.028  # pixels of its letters: at least, and of the picture's width, so that a phone shows them legibly
DIM = 150  # of 255: how dark it is where nothing is seen
ASIDE, STOREY = 0.2, 0.72  # of two storeys of a hex: how far each token is set aside, and how large it is, in hexes
MARKS = {"masters": (92, 160, 255), "evil": (190, 120, 255)}
SIGNS = {
    "concentrated": (16, 120, 110),
    "guard": (150, 90, 20),
    "positive": (20, 130, 60),
    "negative": (170, 30, 40),
}
KINDS = {"clear": "clear", "hindered": "hindered", "blocked": "blocked"}


def labels_of(position: Position) -> dict[str, str]:
    """Return the number of each character, in the position's order."""
    return {figure.id: str(number) for number, figure in enumerate(position.figures, 1)}


def draw_field(position: Position, *, theme: ThemeName = "dark", drawn: Drawn | None = None) -> bytes:
    """Return the field as a PNG, with the legend below. The same position always gives the same bytes.

    >>> from engine.motu.ground.field import Field
    >>> draw_field(Position(Field(4, 3)))[1:4]
    b'PNG'
    """
    colors, field = THEMES[theme], position.ground
    layout = layout_of(field.columns, field.rows)
    labels = labels_of(position)
    legend = _Legend.of(layout.size[0], len(position.figures))
    image = ground_of(field, layout, theme, legend.height)
    drawn = drawn or Drawn()
    _tint(image, layout, drawn, colors)
    _unseen(image, layout, position, drawn)
    _tokens(image, layout, position)
    for figure in sorted(position.standing, key=lambda one: bool(one.places[0].platform)):
        _figure(image, layout, figure, labels[figure.id], position)
    _costs(image, layout, drawn, colors)
    _half_seen(image, layout, position, drawn)
    _lines(image, layout, position, drawn, colors)
    _write_legend(image, layout.size[1], legend, position.figures, labels, colors)
    return png(image, _kept_colors(colors))


def _kept_colors(theme: Theme) -> list[Color]:
    """Return the colours that may not be lost, however little of them there is."""
    ground = [theme.page, theme.ground, theme.ink, theme.quiet]
    lines = [theme.clear, theme.hindered, theme.blocked, theme.path, theme.range, theme.level]
    looks = [color for look in LOOKS.values() for color in (look.fill, look.ink, look.ring)]
    return [BLACK, WHITE, *ground, *lines, *looks, *MARKS.values(), *SIGNS.values()]


def _tint(image: Image.Image, layout: HexLayout, drawn: Drawn, theme: Theme) -> None:
    """Fill what may be reached, and hatch what covers or blocks."""
    if drawn.costs:
        veil = Image.new("L", image.size)
        draw = ImageDraw.Draw(veil)
        for place in drawn.costs:
            draw.polygon(layout.ring(place.hex, 0.94), fill=96)
        image.paste(theme.path, (0, 0), veil)
    draw = ImageDraw.Draw(image)
    for at in drawn.cover:
        ring = layout.ring(at, 0.96)
        draw.line([*ring, ring[0]], fill=theme.hindered, width=max(3, layout.cell // 11), joint="curve")


def _unseen(image: Image.Image, layout: HexLayout, position: Position, drawn: Drawn) -> None:
    """Darken the hexes where a character could stand and none would be seen; ring those that are looked from."""
    if drawn.seen is None:
        return
    field, veil = position.ground, Image.new("L", image.size)
    draw, bright = ImageDraw.Draw(veil), {*drawn.focus, *(place.hex for place in drawn.seen)}
    for row in range(field.rows):
        for column in range(field.columns):
            if (column, row) not in bright and field.places_at((column, row)):
                draw.polygon(layout.ring((column, row), 0.98), fill=DIM)
    image.paste(BLACK, (0, 0), veil)
    rings = ImageDraw.Draw(image)
    for at in drawn.focus:
        ring = layout.ring(at, 0.94)
        rings.line([*ring, ring[0]], fill=WHITE, width=max(4, layout.cell // 10), joint="curve")


def _half_seen(image: Image.Image, layout: HexLayout, position: Position, drawn: Drawn) -> None:
    """Tell of hexes with several storeys that are seen in part: an arrow up or down, to those that are seen."""
    if drawn.seen is None:
        return
    size = max(17, round(layout.cell * 0.42))
    for at in sorted({place.hex for place in drawn.seen}):
        hidden = [each for each in position.ground.places_at(at) if each not in drawn.seen and at not in drawn.focus]
        if hidden:
            x, y = layout.centre(at)
            text = "↓" if hidden[-1].platform else "↑"
            write(image, (x, y), text, size, BOLD, WHITE, around=BLACK, stroke=2)


def _tokens(image: Image.Image, layout: HexLayout, position: Position) -> None:
    for objective in position.objectives:
        _paste(image, star(layout.cell), layout.centre(objective.at.hex))
    for mark in position.marks:
        _paste(image, diamond(layout.cell, _color_of(mark)), layout.centre(mark.at.hex))


def _color_of(mark: Mark) -> Color:
    return MARKS.get(mark.side or "", (180, 180, 186))


def _figure(image: Image.Image, layout: HexLayout, figure: Figure, label: str, position: Position) -> None:
    look = LOOKS[figure.side]
    centres = [layout.centre(place.hex) for place in figure.places]
    if len(centres) > 1:
        _large(image, layout, centres, look.fill)
    raised = bool(figure.places[0].platform)
    wounds = str(figure.wounds) if figure.wounds else ""
    facing = "" if len(centres) > 1 else figure.facing
    x, y = centres[0]
    cell = layout.cell
    if len(centres) == 1 and _shares(position, figure):  # two storeys of one hex: both are seen, the upper one above
        aside = -cell * ASIDE if raised else cell * ASIDE
        x, y, cell = x + aside, y + aside, round(cell * STOREY)
    shown = token(cell, look, label, facing, figure.activated, raised, wounds)
    under = not raised and figure.places[0].hex in position.ground.over
    _paste(image, shown, (x, y))
    if under:  # below a platform: its rim is broken by the platform's lines
        draw = ImageDraw.Draw(image)
        reach = cell * 0.46
        for step in range(0, 360, 40):
            draw.arc((x - reach, y - reach, x + reach, y + reach), step, step + 18, fill=WHITE, width=3)
    for place, (text, fill) in enumerate(_signs(figure)):
        _paste(
            image,
            badge(cell, text, fill, WHITE),
            (x - cell * 0.34, y - cell * (0.3 - place * 0.3)),
        )


def _shares(position: Position, figure: Figure) -> bool:
    """Return whether somebody stands on another storey of the hex of an ordinary base."""
    at = figure.places[0].hex
    return any(place.hex == at for other in position.standing if other.id != figure.id for place in other.places)


def _large(image: Image.Image, layout: HexLayout, centres: Sequence[tuple[float, float]], fill: Color) -> None:
    draw = ImageDraw.Draw(image)
    for share, color in ((0.86, BLACK), (0.76, fill)):
        for first in centres:
            for second in centres:
                draw.line((*first, *second), fill=color, width=round(layout.cell * share * 0.9))
            half = layout.cell * share / 2
            draw.ellipse((first[0] - half, first[1] - half, first[0] + half, first[1] + half), fill=color)


def _signs(figure: Figure) -> list[tuple[str, Color]]:
    """Return what lies on a character's card: concentration, guard, effects, each a letter on its colour."""
    signs: list[tuple[str, Color]] = []
    if figure.concentrated:
        signs.append(("C", SIGNS["concentrated"]))
    if figure.guard:
        signs.append(("G", SIGNS["guard"]))
    if figure.positive:
        signs.append((EFFECTS.get(figure.positive, "+"), SIGNS["positive"]))
    if figure.negative:
        signs.append((EFFECTS.get(figure.negative, "–"), SIGNS["negative"]))
    return signs


def _costs(image: Image.Image, layout: HexLayout, drawn: Drawn, theme: Theme) -> None:
    size = max(15, round(layout.cell * 0.36))
    for place, cost in drawn.costs.items():
        x, y = layout.centre(place.hex)
        at = (x, y - layout.cell * 0.2) if place.platform else (x, y + layout.cell * 0.06)
        write(image, at, f"{cost}↑" if place.platform else str(cost), size, BOLD, WHITE, around=BLACK, stroke=2)
    del theme


def _lines(image: Image.Image, layout: HexLayout, position: Position, drawn: Drawn, theme: Theme) -> None:
    draw = ImageDraw.Draw(image)
    wide = max(4, layout.cell // 10)
    for line in drawn.lines:
        ends = (layout.at(line.start), layout.at(line.end))
        color = getattr(theme, KINDS[line.kind])
        draw.line(ends, fill=BLACK, width=wide + 5)
        if line.kind == "blocked":  # told by more than its colour: white and broken
            draw.line(ends, fill=WHITE, width=wide + 2)
            _broken(draw, ends, color, wide)
        else:
            draw.line(ends, fill=color, width=wide)
        for x, y in ends:
            draw.ellipse((x - wide, y - wide, x + wide, y + wide), fill=color, outline=BLACK, width=2)
    if len(drawn.way) > 1:
        points = [layout.centre(place.hex) for place in drawn.way]
        draw.line(points, fill=BLACK, width=wide + 4, joint="curve")
        draw.line(points, fill=theme.path, width=wide, joint="curve")
    for name in drawn.arcs:
        _arc(draw, layout, position.by_id[name], theme)


def _broken(draw: ImageDraw.ImageDraw, ends: tuple[tuple[float, float], ...], color: Color, wide: int) -> None:
    (ax, ay), (bx, by) = ends
    span = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    count = max(2, round(span / (wide * 4)))
    for step in range(count):
        first, last = step / count, (step + 0.55) / count
        at = (ax + (bx - ax) * first, ay + (by - ay) * first, ax + (bx - ax) * last, ay + (by - ay) * last)
        draw.line(at, fill=color, width=wide)


def _arc(draw: ImageDraw.ImageDraw, layout: HexLayout, figure: Figure, theme: Theme) -> None:
    """Draw where the front arc ends: the line through the base's centre, square to where it faces (M7)."""
    x, y = layout.centre(figure.places[0].hex)
    angle, reach = angle_of(figure.facing), layout.cell * 2.2
    box = (x - reach, y - reach, x + reach, y + reach)
    draw.arc(box, angle - 90, angle + 90, fill=theme.range, width=max(3, layout.cell // 14))
    draw.pieslice(box, angle + 89, angle + 91, fill=theme.range)
    draw.pieslice(box, angle - 91, angle - 89, fill=theme.range)


class _Legend(NamedTuple):
    """How the legend is laid out: the height of its letters and rows, its rows and columns, and how high it is."""

    size: int
    row: int
    rows: int
    columns: int
    height: int

    @classmethod
    def of(cls, width: int, count: int) -> _Legend:
        """Return the layout of a legend so wide, of so many characters."""
        size = max(LETTERS[0], round(width * LETTERS[1]))
        row, columns = round(size * 1.75), max(1, width // COLUMN)
        rows = -(-count // columns)
        return cls(size, row, rows, columns, rows * row + PAD if count else 0)


def _write_legend(
    image: Image.Image,
    top: int,
    legend: _Legend,
    figures: Sequence[Figure],
    labels: Mapping[str, str],
    theme: Theme,
) -> None:
    """Write the legend below the field: each character's token, name, wounds and mana."""
    image.paste(theme.page, (0, top, *image.size))  # what was drawn over the field may reach beyond it
    wide = (image.width - 2 * PAD) // legend.columns
    for place, figure in enumerate(figures):
        at = (PAD + place // legend.rows * wide, top + place % legend.rows * legend.row)
        _entry(image, (*at, wide, legend.row), legend.size, figure, labels[figure.id], theme)


def _entry(
    sheet: Image.Image, box: tuple[int, int, int, int], size: int, figure: Figure, label: str, theme: Theme
) -> None:
    """Write a character's entry; `box`: its left and upper edge, its width and height."""
    left, top, wide, row = box
    sheet.paste(base := token(row, LOOKS[figure.side], label, "", figure.activated, False, ""), (left, top), base)
    x, y = left + row + 8, top + row // 2
    health = "†" if figure.defeated else f"{figure.wounds}/{figure.health}" if figure.health else str(figure.wounds)
    mana = f"● {figure.mana}" if figure.mana else ""
    room = left + wide - PAD - x - length(health, size, BOLD) - length(mana, size, BOLD) - 30
    name = fitted(printable(figure.name) or figure.id, size, MEDIUM, room)
    write(sheet, (x, y), name, size, MEDIUM, theme.quiet if figure.defeated else theme.ink, anchor="lm")
    x += round(length(name, size, MEDIUM)) + 12
    write(sheet, (x, y), health, size, BOLD, theme.level, anchor="lm")
    if mana:
        write(sheet, (x + round(length(health, size, BOLD)) + 14, y), mana, size, BOLD, theme.path, anchor="lm")


def _paste(image: Image.Image, shown: Image.Image, at: tuple[float, float]) -> None:
    image.paste(shown, (round(at[0] - shown.width / 2), round(at[1] - shown.height / 2)), shown)
