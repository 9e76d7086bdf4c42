"""What the board costs, beside its peers in the same run: `python -m tests.bench.speed` prints the table.

Times hang on the machine and on who shares it, so the ratios are what counts; the time of one turn of an empty
loop is told beside them. Peers that are not installed are left out, and said so.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import median
from time import perf_counter
from typing import NamedTuple

from engine.grid import Lines
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.lines.line import is_clear, line_of_fire
from engine.heroclix.board.lines.sight import BARE
from engine.heroclix.board.lines.survey import Survey, seen_from
from engine.heroclix.board.lines.tables import view_of
from engine.heroclix.board.steps.move import reachable
from engine.heroclix.position import Position
from tests.bench.alternation import compare
from tests.bench.boards import FIGURES, board, flat_walls, reprinted, scene_of
from tests.engine.board.slow_judge import judge as exact_judge

Pairs = list[tuple[Spot, Spot]]
Squares = list[tuple[int, int]]
MICRO, MILLI = 1e6, 1e3


class Row(NamedTuple):
    """One line of the table: what was measured, how much it came to, and in what."""

    what: str
    amount: float | None
    unit: str

    def __str__(self) -> str:
        return f"{self.what:<72} " + (f"{self.amount:>10.3g} {self.unit}" if self.amount is not None else self.unit)


def timed(work: Callable[[], object], rounds: int) -> float:
    """Return the median over some rounds of the seconds that work takes."""
    times = []
    for _ in range(rounds):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times)


def spot_pairs(position: Position, count: int, seed: int = 40) -> Pairs:
    """Return pairs of figures and squares, half of each."""
    dice = random.Random(seed)
    free = [square for square in range(position.map.columns * position.map.rows) if position.at(square) is None]
    spots: Callable[[], Spot] = lambda: dice.choice(position.figures) if dice.random() < 0.5 else dice.choice(free)  # noqa: E731 - a name for a roll
    return [(spots(), spots()) for _ in range(count)]


def squares_of(pairs: Pairs) -> Squares:
    """Return for each pair a square of either, for peers that know no figures."""
    ends = [[spot if isinstance(spot, int) else spot.squares[0] for spot in pair] for pair in pairs]
    return [(a, b) for a, b in ends]


def asking(position: Position, pairs: Pairs) -> Callable[[], None]:
    """Return the work of asking a position about pairs."""

    def ask() -> None:
        for a, b in pairs:
            is_clear(position, a, b)

    return ask


def asking_anew(position: Position, pairs: Pairs) -> Callable[[], None]:
    """Return the work of setting a board up and asking it about pairs."""

    def ask() -> None:
        asking(reprinted(position), pairs)()

    return ask


def asked_first(position: Position, pairs: Pairs, rounds: int) -> float:
    """Return the median of the seconds that a pair takes which was not asked before, on a board that is in use."""
    others, times = spot_pairs(position, len(pairs), seed=41), []
    for _ in range(rounds):
        other = reprinted(position)
        asking(other, others)()
        times.append(timed(asking(other, pairs), 1) / len(pairs))
    return median(times)


def shapely_judge(position: Position) -> Callable[[Squares], Callable[[], list[bool]]] | None:
    """Return shapely in its fastest form, which finds lines blocked by terrain and walls; None without shapely.

    The obstacles are one prepared geometry, the lines are made beforehand, and all are tested by one vectorised call;
    a tree of the pieces (STRtree) takes twice as long. Called with pairs of squares it returns the work.
    """
    try:
        import shapely  # noqa: PLC0415 - a peer that may be missing
    except ImportError:
        return None
    printed, side = position.map, position.map.columns
    squares = [printed.column_row(square) for square in printed.squares_of(printed.blocking)]
    east = [printed.column_row(square) for square in printed.squares_of(printed.walls_east)]
    south = [printed.column_row(square) for square in printed.squares_of(printed.walls_south)]
    walls = [[(c + 1, r), (c + 1, r + 1)] for c, r in east] + [[(c, r + 1), (c + 1, r + 1)] for c, r in south]
    obstacles = shapely.union_all(
        [shapely.box(c, r, c + 1, r + 1) for c, r in squares] + [*map(shapely.LineString, walls)]
    )
    shapely.prepare(obstacles)

    def judging(pairs: Squares) -> Callable[[], list[bool]]:
        ends = [[(square % side + 0.5, square // side + 0.5) for square in pair] for pair in pairs]
        lines = shapely.linestrings(ends)
        return lambda: shapely.intersects(obstacles, lines)  # type: ignore[no-any-return]

    return judging


def fields_of_view(position: Position) -> Callable[[], None] | None:
    """Return the work of python-tcod's field of view, in C, from every square of a board; None without tcod."""
    try:
        import numpy  # noqa: PLC0415 - a peer that may be missing
        import tcod.constants  # noqa: PLC0415
        import tcod.map  # noqa: PLC0415
    except ImportError:
        return None
    printed = position.map
    transparent = numpy.ones((printed.rows, printed.columns), dtype=bool)
    for square in printed.squares_of(printed.blocking):
        column, row = printed.column_row(square)
        transparent[row, column] = False
    view, algorithm = tcod.map.compute_fov, tcod.constants.FOV_SYMMETRIC_SHADOWCAST

    def look() -> None:
        for row in range(printed.rows):
            for column in range(printed.columns):
                view(transparent, (row, column), 0, True, algorithm)

    return look


def lines(rounds: int) -> Iterator[Row]:
    """Measure the yes or no of a line, with figures and everything, against shapely and the exact walk."""
    position = board(16)
    pairs = spot_pairs(position, 600)
    mine = asked_first(position, pairs, rounds)
    anew = timed(asking_anew(position, pairs), rounds)
    yield Row("line, yes or no, everything included, pairs not asked before", mine * MICRO, "µs")
    yield Row("  the same, its share of setting the board up included", anew / len(pairs) * MICRO, "µs")
    peer = shapely_judge(position)
    if peer is None:
        yield Row("  times shapely's prepared geometry", None, "shapely is not installed")
    else:
        found = compare(asking(position, pairs), peer(squares_of(pairs)))
        yield Row("  times shapely, prepared and vectorised (no figures, no levels)", 1 / found.ratio, "×")
    walk = timed(exact_walk(position, pairs[:20]), 1) / 20
    yield Row("  times an exact walk over fractions", walk / mine, "×")


def exact_walk(position: Position, pairs: Pairs) -> Callable[[], None]:
    """Return the work of the tests' exact judge on the same pairs."""
    scene = scene_of(position)
    pieces = {piece.id: piece for piece in scene.figures}
    ends = [
        [position.map.column_row(spot) if isinstance(spot, int) else pieces[spot.id] for spot in pair] for pair in pairs
    ]

    def walk() -> None:
        for a, b in ends:
            exact_judge(scene, a, b, "effect")

    return walk


def all_pairs(side: int) -> Iterator[Row]:
    """Measure what is seen from every square, read out for each, against the field of view from every square."""
    flat, full = flat_walls(side), board(side)
    mine = lambda: Survey(Board.of(flat)).rows()  # noqa: E731 - a name for the work
    peer = fields_of_view(flat)
    if peer is None:
        yield Row("  times python-tcod's field of view", None, "tcod is not installed")
        return
    found = compare(mine, peer)
    yield Row(f"seen from every square, {side}×{side}, blockers and walls, read out", found.ours * MILLI, "ms")
    whole = compare(lambda: Survey(Board.of(full)).rows(), peer, turns=3)
    yield Row("  with hindering terrain and two levels", whole.ours * MILLI, "ms")
    yield Row("  times python-tcod's field of view, in C (no walls)", 1 / found.ratio, "×")
    one = compare(lambda: seen_from(full, full.figures[0]), peer, turns=3)
    yield Row("  from one figure, among figures, with everything", one.ours * MILLI, "ms")


def moves(rounds: int) -> Iterator[Row]:
    """Measure a board after a figure's move, full rulings, and where figures may move."""
    position = board(16)
    free = [square for square in range(256) if position.at(square) is None and not position.map.blocking >> square & 1]
    figures = position.figures
    moved = []
    for number in range(200):
        figure = replace(figures[number % FIGURES], squares=(free[number % len(free)],))
        position = position.with_figure(figure)
        moved.append(position)
    yield Row("board after a figure's move", timed(lambda: [*map(Board.of, moved)], rounds) / 200 * MICRO, "µs")
    first = timed(lambda: [is_clear(each, 0, 255) for each in moved], rounds) / 200
    yield Row("  with the first line asked of it", first * MICRO, "µs")
    position = board(16)
    pairs = spot_pairs(position, 300)
    times = [timed(lambda a=a, b=b: line_of_fire(position, a, b), 5) for a, b in pairs]  # type: ignore[misc]
    yield Row("full ruling with steps, median", median(times) * MICRO, "µs")
    reach = [timed(lambda figure=figure: reachable(position, figure, 10), 5) for figure in position.figures]  # type: ignore[misc]
    yield Row("reachable at speed 10 among 12 figures, median", median(reach) * MILLI, "ms")
    yield Row("  the slowest of the twelve", max(reach) * MILLI, "ms")


def growth(rounds: int) -> Iterator[Row]:
    """Measure one line between squares on boards of several sizes, and what the tables of one size take."""
    first = None
    for side in (8, 16, 24, 48):
        position = board(side)
        dice = random.Random(side)
        pairs = [(dice.randrange(side * side), dice.randrange(side * side)) for _ in range(2000)]
        judge = view_of(Board.of(position), BARE).judge
        work = lambda judge=judge, pairs=pairs: [judge(a, b) for a, b in pairs]  # type: ignore[misc]  # noqa: E731
        work()
        time = timed(work, rounds) / len(pairs)
        first = first or time
        yield Row(f"line between squares, {side}×{side}", time * MICRO, f"µs, {time / first:.2f} × that of 8×8")
    building = timed(lambda: tables(24), max(1, rounds // 3))
    yield Row("tables of every line, 24×24, built", building * MILLI, "ms")
    yield Row("  and kept", size_of(tables(24)) / 1e6, "MB")


def tables(side: int) -> Lines:
    """Return tables in which every line was asked for."""
    made = Lines(side, side)
    for square in range(side * side):
        made.mask(0, square)
        made.mask(side - 1, square)
    return made


def size_of(made: Lines) -> int:
    """Return the bytes that tables take, shared objects once."""
    kept = [*made.masks.values(), *made.masks.courses.values(), *made.names, made.names, made.key, made.masks]
    return sum({id(one): sys.getsizeof(one) for one in (*kept, made.masks.courses)}.values())


def table(rounds: int = 15) -> Iterator[Row]:
    """Measure everything."""
    yield Row("one turn of an empty loop", timed(lambda: [None for _ in range(10_000)], rounds) * 1e5, "ns")
    yield from lines(rounds)
    for side in (16, 24):
        yield from all_pairs(side)
    yield from moves(rounds)
    yield from growth(rounds)


def main() -> None:
    """Print the table."""
    for row in table():
        print(row, flush=True)


if __name__ == "__main__":
    main()
