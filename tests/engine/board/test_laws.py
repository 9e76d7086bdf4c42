"""Laws that hold on every board: symmetry, more obstacles never help, more speed never hurts, short and long agree."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from engine import adjudicate
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.lines.line import is_clear, line_of_fire
from engine.heroclix.board.lines.pairs import line_result
from engine.heroclix.board.lines.sight import BARE, sight_between
from engine.heroclix.board.lines.survey import Survey, seen_from
from engine.heroclix.board.lines.tables import RESULTS, view_of
from engine.heroclix.board.steps.move import Reach, check_path, reachable
from engine.heroclix.board.steps.move import path as path_to
from engine.heroclix.judge import read
from engine.heroclix.position import Figure, Position
from tests.engine.board.scenes import Query, document, queries
from tests.engine.board.slow_judge import Piece, Scene, Square

seeds = st.integers(0, 10**6)
Turn = Callable[[Square], Square]


def outcome(query: Query) -> tuple[object, object]:
    """Return the result and the distance that the engine finds."""
    fields = adjudicate(document(query)).fields
    return fields["result"], fields["distance"]


def moved(query: Query, turn: Turn, quarter: bool) -> Query:
    """Return the question on the board as it looks after turning or mirroring every square."""
    scene = query.scene

    def stood(piece: Piece) -> Piece:
        return replace(piece, squares=[turn(square) for square in piece.squares])

    figures = {piece.id: stood(piece) for piece in scene.figures}

    def thing(what: Piece | Square | frozenset[Square]) -> Piece | Square | frozenset[Square]:
        if isinstance(what, Piece):
            return figures[what.id]
        return frozenset(map(turn, what)) if isinstance(what, frozenset) else turn(what)

    turned = Scene(
        scene.rows if quarter else scene.columns,
        scene.columns if quarter else scene.rows,
        set(map(turn, scene.indoor)),
        set(map(turn, scene.hindering)),
        set(map(turn, scene.blocking)),
        {turn(square): level for square, level in scene.levels.items()},
        {frozenset(map(turn, wall)) for wall in scene.walls},
        {frozenset(map(turn, wall)) for wall in scene.windows},
        {frozenset(map(turn, wall)) for wall in scene.doors},
        [(kind, turn(square)) for kind, square in scene.markers],
        list(figures.values()),
        scene.active,
        set(map(turn, scene.water)),
        {frozenset(map(turn, pair)) for pair in scene.transitions},
        list(map(turn, scene.objects)),
        list(map(stood, scene.fallen)),
    )
    return Query(turned, thing(query.source), thing(query.target), query.purpose)  # type: ignore[arg-type]


@given(seeds)
def test_a_mirrored_or_turned_board_gives_the_same_lines(seed: int) -> None:
    """Mirrored left to right and turned by a right angle, every line keeps its result and distance."""
    for query in queries(seed, 2):
        columns, rows = query.scene.columns, query.scene.rows
        mirrored = moved(query, lambda square, last=columns - 1: (last - square[0], square[1]), False)  # type: ignore[misc]
        turned = moved(query, lambda square, last=rows - 1: (last - square[1], square[0]), True)  # type: ignore[misc]
        assert outcome(query) == outcome(mirrored) == outcome(turned)


@given(seeds, st.integers(0, 80))
def test_another_blocking_square_or_figure_never_opens_a_line(seed: int, number: int) -> None:
    """A clear square that becomes blocking, or on which a figure is set, leaves every line as restricted as before."""
    for query in queries(seed, 2):
        scene = query.scene
        taken = {square for piece in scene.figures for square in piece.squares}
        free = [
            square
            for square in product(range(scene.columns), range(scene.rows))
            if square not in taken and scene.kind(square) == "clear" and square not in (query.source, query.target)
        ]
        if not free or query.purpose == "destroy":
            continue
        square = free[number % len(free)]
        before = RESULTS.index(str(outcome(query)[0]))
        walled, crowded = copy.deepcopy(query), copy.deepcopy(query)
        walled.scene.markers.append(("barrier", square))
        crowded.scene.figures.append(Piece("new", "green", [square], "colossal"))
        assert RESULTS.index(str(outcome(walled)[0])) >= before
        assert RESULTS.index(str(outcome(crowded)[0])) >= before


def position_of(seed: int) -> tuple[Position, Query]:
    """Return the engine's position of a scene, and one question about it."""
    query = queries(seed, 1)[0]
    return read(document(query))[0], query


@given(seeds)
def test_the_bare_path_agrees_with_the_ruling_on_every_pair(seed: int) -> None:
    """Between all figures and some squares, line_result, is_clear and line_of_fire say the same."""
    position, _ = position_of(seed)
    squares = range(0, position.map.columns * position.map.rows, 5)
    spots = [*position.figures, *squares]
    for source, target in product(spots, spots):
        ruling = line_of_fire(position, source, target)
        assert RESULTS[line_result(position, source, target)] == ruling.verdict
        assert is_clear(position, source, target) is (ruling.verdict == "clear")


@given(seeds)
def test_a_ruling_names_a_culprit_if_and_only_if_it_is_not_clear(seed: int) -> None:
    """A blocked line has something that blocks it, a hindered one something that hinders, a clear one neither."""
    query = position_of(seed)[1]
    fields = adjudicate(document(query)).fields
    assert bool(fields["blocked_by"]) is (fields["result"] == "blocked")
    if fields["result"] != "blocked":
        assert bool(fields["hindered_by"]) is (fields["result"] == "hindered")


@given(seeds, st.integers(0, 5))
def test_more_speed_never_reaches_less(seed: int, speed: int) -> None:
    """What a speed reaches, the next speed reaches too, and the own squares always."""
    position, _ = position_of(seed)
    for figure in position.figures[:2]:
        slow, fast = (reachable(position, figure, value).value for value in (speed, speed + 1))
        assert isinstance(slow, Reach)
        assert isinstance(fast, Reach)
        assert set(figure.squares) <= set(slow.squares) <= set(fast.squares)


@given(seeds, st.integers(1, 5))
def test_every_reached_square_has_a_way_that_passes_the_check(seed: int, speed: int) -> None:
    """For single bases: a way is found to every square reached, to no other, and the check allows it."""
    position, _ = position_of(seed)
    singles = [figure for figure in position.figures if len(figure.squares) == 1]
    for figure in singles[:1]:
        reach = reachable(position, figure, speed).value
        assert isinstance(reach, Reach)
        for square in range(position.map.columns * position.map.rows):
            found = path_to(position, figure, square, speed).value
            assert found.legal is (square in reach.squares)  # type: ignore[attr-defined]
            if found.legal:  # type: ignore[attr-defined]
                checked = check_path(position, figure, found.squares, speed).value  # type: ignore[attr-defined]
                assert checked.legal  # type: ignore[attr-defined]


@given(seeds)
def test_adjacency_is_mutual(seed: int) -> None:
    """If one square is adjacent to another, the other is adjacent to it, and they touch."""
    board = Board.of(position_of(seed)[0])
    for one in range(board.lines.area):
        for other in board.terrain.map.squares_of(board.neighbours(one)):
            assert board.adjacent_squares(other, one)
            assert other in board.touching(one)


@given(seeds)
def test_every_change_that_would_clear_a_line_does(seed: int) -> None:
    """Each set of clear_if is small, never holds another, and a figure that is named as in the way is not an end."""
    for query in queries(seed, 2):
        fields = adjudicate(document(query)).fields
        sets = fields["clear_if"]
        assert isinstance(sets, list)
        assert len(sets) <= (0 if fields["result"] == "clear" else 3)
        for changes in sets:
            gone = {change["gone"] for change in changes if "gone" in change}
            lifted = copy.deepcopy(query)
            lifted.scene.figures = [piece for piece in lifted.scene.figures if piece.id not in gone]
            if len(gone) == len(changes):
                assert outcome(lifted)[0] == "clear"


@given(seeds)
def test_the_survey_agrees_with_the_bare_path_on_every_pair(seed: int) -> None:
    """All lines judged at once, for squares and for the sights of two figures, are those judged one by one."""
    position, _ = position_of(seed)
    board = Board.of(position)
    figures = position.figures[:2] or (0,)
    for sight in {BARE, *(sight_between(position, one, other) for one in figures for other in figures)}:
        view, squares = view_of(board, sight), range(board.lines.area)
        singly = [Survey(board, sight).row(a) for a in squares]
        assert Survey(board, sight).rows() == singly == [bytes(view.judge(a, b) for b in squares) for a in squares]


@given(seeds)
def test_what_is_seen_from_a_place_is_what_each_line_comes_to(seed: int) -> None:
    """From figures of every size and from squares, to figures and squares, walls and levels included."""
    position, _ = position_of(seed)
    squares = range(position.map.columns * position.map.rows)
    for source in (*position.figures, 0, squares[-1]):
        own = (source,) if isinstance(source, int) else source.squares
        seen = seen_from(position, source)
        for square in squares:
            if square not in own:
                there = position.at(square)
                explained = line_of_fire(position, source, square if there is None else there)
                assert RESULTS[seen[square]] == explained.verdict, (source, square)


@given(seeds, st.integers(0, 7), st.integers(0, 80))
def test_a_board_after_a_move_is_the_board_set_up_anew(seed: int, number: int, to: int) -> None:
    """Moved, turned away or KO'd, a figure leaves a board on which every line is as if it had been set up so."""
    position, _ = position_of(seed)
    board = Board.of(position)
    if not position.figures:
        return
    figure = position.figures[number % len(position.figures)]
    square = to % board.lines.area
    for squares in ((square,), ()):
        moved = position.with_figure(replace(figure, squares=squares))
        derived, anew = Board.of(moved), Board(board.terrain, moved.figures)
        assert (derived.occupied, derived.standing) == (anew.occupied, anew.standing)
        assert {at: who.id for at, who in derived.at.items()} == {at: who.id for at, who in anew.at.items()}
        assert derived.has_larger_bases or not anew.has_larger_bases


@given(seeds)
def test_a_ruling_is_the_same_whatever_was_asked_before(seed: int) -> None:
    """What is remembered of the ground for one line and its exemptions changes no step of another's ruling."""
    position, _ = position_of(seed)
    spots: list[Figure | int] = [*position.figures, 0, position.map.columns * position.map.rows - 1]
    asked = list(product(spots, repeat=2))
    told = [line_of_fire(position, a, b) for a, b in asked]
    for (a, b), ruling in zip(asked, told, strict=True):
        assert line_of_fire(position, a, b) == ruling
        fresh = replace(position, map=replace(position.map))
        assert line_of_fire(fresh, a, b) == ruling
