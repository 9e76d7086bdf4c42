"""How fast a board is drawn, beside Pillow's own least: a blank image, a grid and the same PNG writer."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageDraw
from pytest_benchmark.fixture import BenchmarkFixture

from bot.pictures import Line, Overlay, Tint, draw_board
from bot.pictures.layout import layout_of
from engine.heroclix.position import Figure, Life, MapPrint, Position, bits

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
POSITION = Position(PRINTED, FIGURES)
SIZE = Image.open(BytesIO(draw_board(POSITION))).size


def plain_grid() -> bytes:
    """Draw the peer: a full-colour picture of the same size with the grid alone, saved as PNG."""
    layout = layout_of(PRINTED)
    image = Image.new("RGB", SIZE)
    draw = ImageDraw.Draw(image)
    for square in range(256):
        draw.rectangle(layout.box(square), outline=(120, 120, 120))
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


@pytest.mark.benchmark(group="picture of a 16x16 board")
def test_peer_plain_pillow_grid(benchmark: BenchmarkFixture) -> None:
    """The peer: blank image, grid, PNG with Pillow's defaults."""
    assert benchmark(plain_grid)


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
        return (Position(MapPrint(16, 16, hindering=next(maps)), FIGURES),), {}

    assert benchmark.pedantic(draw_board, setup=fresh, rounds=15)
