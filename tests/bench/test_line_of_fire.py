"""Lines of fire against shapely's prepared geometry, on the same board in the same run.

The board: 16×16 squares, 15% of them blocking, walls besides. Times are compared with the peer's, never
with the clock.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

import pytest

from engine.heroclix.board import BLOCKED, Board, line_of_fire, line_result, view_of
from engine.heroclix.board.sight import BARE
from engine.heroclix.position import Figure, MapPrint, Position, bits
from engine.ruling import Ruling

SIDE = 16
BLOCKERS = SIDE * SIDE * 15 // 100
QUERIES = 600
Judge = Callable[[int, int], Any]


@pytest.fixture(scope="module")
def position() -> Position:
    """The board."""
    dice = random.Random(16)
    blocking = bits(dice.sample(range(SIDE * SIDE), BLOCKERS))
    east = bits(square for square in range(SIDE * SIDE) if square % SIDE < SIDE - 1 and dice.random() < 0.07)
    south = bits(square for square in range(SIDE * (SIDE - 1)) if dice.random() < 0.07)
    return Position(MapPrint(SIDE, SIDE, blocking=blocking, walls_east=east, walls_south=south))


@pytest.fixture(scope="module")
def queries(position: Position) -> list[tuple[int, int]]:
    """Pairs of squares that are not blocking terrain."""
    dice = random.Random(40)
    free = [square for square in range(SIDE * SIDE) if not position.map.blocking >> square & 1]
    return [(dice.choice(free), dice.choice(free)) for _ in range(QUERIES)]


@pytest.fixture(scope="module")
def peer(position: Position) -> Judge:
    """What shapely answers: does the segment between two centres meet the prepared obstacles?"""
    shapely = pytest.importorskip("shapely", reason="the peer of this benchmark is not installed")
    printed = position.map
    walls = [
        [(square % SIDE + 1, square // SIDE), (square % SIDE + 1, square // SIDE + 1)]
        for square in printed.squares_of(printed.walls_east)
    ] + [
        [(square % SIDE, square // SIDE + 1), (square % SIDE + 1, square // SIDE + 1)]
        for square in printed.squares_of(printed.walls_south)
    ]
    squares = [
        shapely.box(square % SIDE, square // SIDE, square % SIDE + 1, square // SIDE + 1)
        for square in printed.squares_of(printed.blocking)
    ]
    obstacles = shapely.union_all([*squares, *(shapely.LineString(wall) for wall in walls)])
    shapely.prepare(obstacles)
    line, meets = shapely.LineString, shapely.intersects

    def judge(a: int, b: int) -> bool:
        ends = ((a % SIDE + 0.5, a // SIDE + 0.5), (b % SIDE + 0.5, b // SIDE + 0.5))
        return bool(meets(obstacles, line(ends)))

    return judge


def _per_query(judge: Judge, queries: list[tuple[int, int]], rounds: int = 7) -> float:
    """Return the median over some rounds of the seconds that one query takes."""
    times = []
    for _ in range(rounds):
        start = perf_counter()
        for a, b in queries:
            judge(a, b)
        times.append((perf_counter() - start) / len(queries))
    return median(times)


def _all(judge: Judge, queries: list[tuple[int, int]]) -> None:
    for a, b in queries:
        judge(a, b)


def test_the_peer_answers_the_same_question(position: Position, peer: Judge, queries: list[tuple[int, int]]) -> None:
    """Away from corner points, where the book has rules of its own, shapely and the engine agree on every query."""
    lines = Board.of(position).lines
    plain = [(a, b) for a, b in queries if a != b and not lines.corners_passed(a, b)]
    assert len(plain) > QUERIES // 4
    assert all(peer(a, b) == (line_result(position, a, b) == BLOCKED) for a, b in plain)


def test_bare_lines_of_fire(benchmark: Any, position: Position, queries: list[tuple[int, int]]) -> None:
    """Measures the yes or no of a line between two squares."""
    judge = view_of(Board.of(position), BARE).judge
    _all(judge, queries)
    benchmark.pedantic(_all, (judge, queries), rounds=20, warmup_rounds=2)


def test_shapely_as_peer(benchmark: Any, peer: Judge, queries: list[tuple[int, int]]) -> None:
    """Measures the peer on the same queries."""
    benchmark.pedantic(_all, (peer, queries), rounds=20, warmup_rounds=2)


def test_bare_lines_are_ten_times_faster_than_the_peer(
    position: Position, peer: Judge, queries: list[tuple[int, int]]
) -> None:
    """One query takes at most a tenth of shapely's time, medians of the same run."""
    judge = view_of(Board.of(position), BARE).judge
    _all(judge, queries)
    assert _per_query(peer, queries) >= 10 * _per_query(judge, queries)


@pytest.fixture(scope="module")
def crowded(position: Position, queries: list[tuple[int, int]]) -> Position:
    """The same board with twelve figures on it."""
    squares = sorted({square for pair in queries for square in pair})[::12][:12]
    figures = tuple(
        Figure(f"figure-{square}", f"Figure {square}", "red" if square % 2 else "blue", (square,)) for square in squares
    )
    return Position(position.map, figures, position.markers)


def _ruling(crowded: Position, a: int, b: int) -> Ruling:
    """Rule on the line between whoever stands on the two squares, or the squares themselves."""
    return line_of_fire(crowded, crowded.at(a) or a, crowded.at(b) or b)


def test_full_rulings(benchmark: Any, crowded: Position, queries: list[tuple[int, int]]) -> None:
    """Measures rulings with every step."""
    benchmark.pedantic(_all, (partial(_ruling, crowded), queries), rounds=10, warmup_rounds=1)


def test_full_rulings_cost_a_few_queries_of_the_peer(
    crowded: Position, peer: Judge, queries: list[tuple[int, int]]
) -> None:
    """A ruling with all its steps takes less than ten bare queries of shapely, medians of the same run."""
    rule = partial(_ruling, crowded)
    _all(rule, queries)
    assert _per_query(rule, queries) <= 10 * _per_query(peer, queries)
