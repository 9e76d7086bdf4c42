"""How fast a board is drawn, beside Pillow alone: the same squares and figures, in the same palette and compression."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from types import MappingProxyType

import pytest
from PIL import Image, ImageDraw
from pytest_benchmark.fixture import BenchmarkFixture

from bot.canvas.layout import layout_of
from bot.canvas.png import COLORS, COMPRESSION
from bot.heroclix.pictures import Line, Overlay, Tint, draw_board
from bot.motu.pictures import draw_field
from bot.motu.pictures.layout import layout_of as hex_layout_of
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.position import Figure, Life, MapPrint, Position, bits
from engine.motu.ground.field import Field
from tests.bench.alternation import compare
from tests.bench.battleground import asked

PRINTED = MapPrint(
    16,
    16,
    hindering=bits(range(34, 40)),
    blocking=bits(range(70, 74)),
    water=bits(range(100, 106)),
    walls_east=1 << 120,
)
FIGURES = tuple(
    Figure(f"f{n}", f"Figure number {n}", "red" if n % 2 else "blue", (n * 20,), tokens=n % 3, life=Life(1, 8))
    for n in range(12)
)
POSITION = Position(MODERN, PRINTED, FIGURES)
SIZE = Image.open(BytesIO(draw_board(POSITION))).size


def plain_board() -> bytes:
    """Draw the peer: the same board by Pillow alone, of the same size, its palette and compression those of ours."""
    layout = layout_of(PRINTED.columns, PRINTED.rows)
    image = Image.new("RGB", SIZE, (250, 250, 250))
    draw = ImageDraw.Draw(image)
    kinds = {PRINTED.hindering: (120, 180, 120), PRINTED.blocking: (150, 100, 60), PRINTED.water: (120, 160, 220)}
    for square in range(256):
        ground = next((color for squares, color in kinds.items() if squares >> square & 1), None)
        draw.rectangle(layout.box(square), ground, outline=(120, 120, 120))
    for figure in FIGURES:
        box = layout.box(figure.squares[0])
        draw.ellipse(box, (200, 60, 60) if figure.side == "red" else (60, 60, 200), outline=(0, 0, 0), width=2)
        draw.text((box[0] + 4, box[1] + 4), figure.name[-2:], (255, 255, 255))
    return png_of(image)


def png_of(image: Image.Image) -> bytes:
    """Return a picture as our boards are: in as many colours, drawn from a ninth of the pixels, compressed as much."""
    sample = image.resize((image.width // 3, image.height // 3), Image.Resampling.NEAREST)
    palette = sample.quantize(COLORS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()


@pytest.mark.benchmark(group="picture of a 16x16 board")
def test_peer_plain_pillow_board(benchmark: BenchmarkFixture) -> None:
    """The peer: squares, discs and two letters for each figure, in the same palette and compression."""
    assert benchmark(plain_board)


def test_a_board_costs_little_more_than_pillows_plain_one() -> None:
    """A board of a known map, with its legend, takes less than 1.7 times the plain one of the same size, in turns."""
    found = compare(lambda: draw_board(POSITION), plain_board, turns=5)
    print(f"a board of twelve figures, beside Pillow's plain one: {found}")
    assert found.ratio < 1.7


def plain_hexes(field: Field) -> bytes:
    """Draw the peer: the same hexes by Pillow alone, twice as large and made smaller, in as many colours."""
    layout = hex_layout_of(field.columns, field.rows)
    large = layout.enlarged(2)
    image = Image.new("RGB", large.size, (20, 20, 24))
    draw = ImageDraw.Draw(image)
    for row in range(field.rows):
        for column in range(field.columns):
            ring = large.ring((column, row))
            draw.polygon(ring, fill=(90, 60, 40) if (column, row) in field.kinds else (40, 44, 50))
            draw.line([*ring, ring[0]], fill=(90, 90, 96), width=2)
    file = BytesIO()
    palette = image.reduce(2).quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    palette.save(file, "PNG", compress_level=1)
    return file.getvalue()


def test_a_field_never_drawn_costs_no_more_than_pillows_plain_one() -> None:
    """A whole field of 30×25 hexes, its ground never drawn, with characters and legend, beside bare hexes."""
    position, _ = asked({"type": "score"})
    fields = iter(range(1, 1_000_000))

    def fresh() -> bytes:
        zone = MappingProxyType({"masters": frozenset({(next(fields) % 30, 0), (next(fields) % 29, 1)})})
        return draw_field(replace(position, ground=replace(position.ground, zones=zone)))

    found = compare(fresh, lambda: plain_hexes(position.ground), turns=5)
    print(f"a field never drawn, beside Pillow's plain hexes: {found}")
    assert found.ratio < 1.1
    known = compare(lambda: draw_field(position), lambda: plain_hexes(position.ground), turns=5)
    print(f"the same once its ground is kept: {known}")
    assert known.ratio < 0.5


FIRST = """
from time import process_time
from bot.canvas import fonts
from tests.bench.test_pictures import asked, draw_field, plain_hexes
position, _ = asked({"type": "score"})
fonts.prepare()
began = process_time()
draw_field(position)
first = process_time() - began
began = process_time()
plain_hexes(position.ground)
print(first, process_time() - began)
"""


def test_the_first_picture_of_a_process() -> None:
    """The first field that a process draws takes at most 1.4 times what Pillow's bare hexes take after it.

    The typeface is read before, as the bot does when it starts.
    """
    runs = [subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True) for _ in range(3)]
    first, peer = (min(times) for times in zip(*(map(float, run.stdout.split()) for run in runs), strict=True))
    print(f"the first field of a process: {first * 1000:.0f} ms, Pillow's plain hexes: {peer * 1000:.0f} ms")
    assert first < peer * 1.4


@pytest.mark.benchmark(group="picture of a 16x16 board")
def test_board_with_twelve_figures(benchmark: BenchmarkFixture) -> None:
    """A board of a known map with twelve figures and the legend."""
    assert benchmark(draw_board, POSITION)


@pytest.mark.benchmark(group="picture of a 16x16 board")
def test_board_with_a_line_of_fire(benchmark: BenchmarkFixture) -> None:
    """The same with a line of fire over it."""
    overlay = Overlay(Line(0, 220, "blocked"), crossed=tuple(range(0, 220, 17)))
    assert benchmark(draw_board, POSITION, overlay=overlay)


@pytest.mark.benchmark(group="picture of a 16x16 board")
def test_board_with_all_that_is_seen(benchmark: BenchmarkFixture) -> None:
    """Every square in one of three tints, with the key below."""
    kinds: tuple[Tint, ...] = ("clear", "hindered", "fog")
    key = tuple((kind, kind) for kind in kinds)
    overlay = Overlay(tints={square: kinds[square % 3] for square in range(256)}, key=key, focus=(0,))
    assert benchmark(draw_board, POSITION, overlay=overlay)


@pytest.mark.benchmark(group="picture of a 16x16 board")
def test_board_with_the_reach_of_a_move(benchmark: BenchmarkFixture) -> None:
    """A hundred and fifty squares tinted by their cost, each with its number."""
    costs = {square: 1 + square % 10 for square in range(150)}
    tints: dict[int, Tint] = {square: "stop" if square % 7 == 0 else "reach" for square in costs}
    assert benchmark(draw_board, POSITION, overlay=Overlay(tints=tints, costs=costs, focus=(0,)))


@pytest.mark.benchmark(group="picture of a 16x16 board")
def test_board_of_a_new_map(benchmark: BenchmarkFixture) -> None:
    """A board whose map has never been drawn: every round another map."""
    maps = iter(range(1, 1_000_000))

    def fresh() -> tuple[tuple[Position], dict[str, object]]:
        return (Position(MODERN, MapPrint(16, 16, hindering=next(maps)), FIGURES),), {}

    assert benchmark.pedantic(draw_board, setup=fresh, rounds=15)
