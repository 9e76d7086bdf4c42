"""The board's speed beside its peers: measured and printed, never judged by the clock."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.lines.line import is_clear, line_of_fire
from engine.heroclix.board.lines.pairs import line_result
from engine.heroclix.board.lines.sight import BARE
from engine.heroclix.board.lines.survey import Survey
from engine.heroclix.board.lines.tables import BLOCKED, view_of
from engine.heroclix.board.steps.move import reachable
from tests.bench import speed
from tests.bench.alternation import compare
from tests.bench.boards import board, flat_walls, scene_of
from tests.engine.board.slow_judge import judge as exact_judge

LIMIT = 2_000_000  # bytes of tables at 24×24


def test_shapely_answers_the_same_question() -> None:
    """Away from corner points, where the book has rules of its own, shapely and the engine agree on every pair."""
    position = flat_walls(16)
    peer = speed.shapely_judge(position)
    if peer is None:
        pytest.skip("shapely, the peer, is not installed")
    lines = Board.of(position).lines
    free = [square for square in range(256) if not position.map.blocking >> square & 1]
    plain = [(a, b) for a in free[::3] for b in free[::2] if a != b and not lines.corners_passed(a, b)]
    assert len(plain) > 1000
    assert list(peer(plain)()) == [line_result(position, a, b) == BLOCKED for a, b in plain]


def test_lines_are_judged_faster_than_by_shapely() -> None:
    """With figures, levels and every exemption, in less than 0.8 of the time of shapely's one vectorised call."""
    position = board(16)
    peer = speed.shapely_judge(position)
    if peer is None:
        pytest.skip("shapely, the peer, is not installed")
    pairs = speed.spot_pairs(position, 600)
    found = compare(speed.asking(position, pairs), peer(speed.squares_of(pairs)))
    print(f"600 lines, beside shapely prepared and vectorised: {found}")
    assert found.ratio < 0.8


def test_the_exact_walk_answers_the_same_question() -> None:
    """Between figures and squares of the measured board the tests' exact judge finds what the engine finds."""
    position = board(16)
    scene = scene_of(position)
    pieces = {piece.id: piece for piece in scene.figures}
    for pair in speed.spot_pairs(position, 40):
        ends = [position.map.column_row(spot) if isinstance(spot, int) else pieces[spot.id] for spot in pair]
        assert (exact_judge(scene, ends[0], ends[1], "effect")[0] == 0) is is_clear(position, *pair, "effect")


def test_the_field_of_view_looks_from_every_square() -> None:
    """The peer of all pairs is there and runs, or the row says why it is left out."""
    if speed.fields_of_view(flat_walls(16)) is None:
        pytest.skip("python-tcod, the peer, is not installed")
    rows = {row.what.strip(): row for row in speed.all_pairs(16)}
    assert rows["times python-tcod's field of view, in C (no walls)"].amount


@pytest.mark.parametrize(("side", "most"), [(16, 1.25), (24, 2)])
def test_everything_seen_is_read_out_as_fast_as_by_a_field_of_view(side: int, most: float) -> None:
    """From every square of a map of 16×16, walls included, faster than python-tcod's field of view, which has none.

    Alone it takes 0.9 of its time; the bound leaves room for tests that run beside it and share the caches.

    Of 24×24 squares in as much time alone, twice at most: what runs beside it takes more of the caches from it.
    """
    flat = flat_walls(side)
    peer = speed.fields_of_view(flat)
    if peer is None:
        pytest.skip("python-tcod, the peer, is not installed")
    found = compare(lambda: Survey(Board.of(flat)).rows(), peer)
    print(f"seen from every square of {side}×{side}, beside python-tcod: {found}")
    assert found.ratio < most


def test_the_tables_of_a_large_map_stay_small() -> None:
    """Every line of 24×24 squares is kept in less than 2 MB."""
    assert speed.size_of(speed.tables(24)) < LIMIT


def test_bare_lines(benchmark: Any) -> None:
    """Measures the yes or no of a line, everything included."""
    position = board(16)
    benchmark.pedantic(speed.asking(position, speed.spot_pairs(position, 600)), rounds=20, warmup_rounds=2)


def test_bare_lines_on_a_board_set_up_anew(benchmark: Any) -> None:
    """Measures the same on a board of which nothing was asked before."""
    position = board(16)
    benchmark.pedantic(speed.asking_anew(position, speed.spot_pairs(position, 600)), rounds=20, warmup_rounds=2)


def test_shapely_as_peer(benchmark: Any) -> None:
    """Measures shapely on as many lines."""
    position = board(16)
    peer = speed.shapely_judge(position)
    if peer is None:
        pytest.skip("shapely, the peer, is not installed")
    pairs = [(a, b) for a in range(0, 256, 10) for b in range(0, 256, 11)][:600]
    benchmark.pedantic(peer(pairs), rounds=5, warmup_rounds=1)


def test_all_pairs(benchmark: Any) -> None:
    """Measures what is seen from every square of a large map, read out."""
    on_board = Board.of(flat_walls(24))
    benchmark.pedantic(lambda: Survey(on_board).rows(), rounds=10, warmup_rounds=1)


def test_all_pairs_by_field_of_view(benchmark: Any) -> None:
    """Measures python-tcod's field of view from every square of the same map."""
    peer = speed.fields_of_view(flat_walls(24))
    if peer is None:
        pytest.skip("python-tcod, the peer, is not installed")
    benchmark.pedantic(peer, rounds=5, warmup_rounds=1)


def test_full_rulings(benchmark: Any) -> None:
    """Measures rulings with every step."""
    position = board(16)
    pairs = speed.spot_pairs(position, 300)
    benchmark.pedantic(lambda: [line_of_fire(position, a, b) for a, b in pairs], rounds=5, warmup_rounds=1)


def test_reachable_squares(benchmark: Any) -> None:
    """Measures where each of twelve figures may move with speed 10."""
    position = board(16)
    benchmark.pedantic(lambda: [reachable(position, one, 10) for one in position.figures], rounds=5, warmup_rounds=1)


@pytest.mark.parametrize("side", [8, 16, 24, 48])
def test_growth(benchmark: Any, side: int) -> None:
    """Measures lines between squares on boards of several sizes."""
    judge = view_of(Board.of(board(side)), BARE).judge
    area = side * side
    pairs = [(number * 7919 % area, number * 104729 % area) for number in range(1000)]
    benchmark.pedantic(lambda: [judge(a, b) for a, b in pairs], rounds=10, warmup_rounds=2)


def test_the_table_is_whole() -> None:
    """Every row of the table has an amount, or says which peer is missing."""
    for row in speed.table(rounds=1):
        assert row.amount is not None or "not installed" in row.unit
        assert row.amount is None or row.amount > 0
