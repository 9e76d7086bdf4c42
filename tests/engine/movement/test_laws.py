"""Laws of movement on random boards: nothing breaks occupancy, every answer agrees with every other, mirrors agree."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.knockback.path import Knockback, knockback
from engine.heroclix.board.measures import adjacent
from engine.heroclix.board.steps.handling import Handling
from engine.heroclix.board.steps.move import Path, Reach, check_path, path, reachable
from engine.heroclix.judge import answer, read
from engine.heroclix.position import Figure, Position
from tests.engine.board.scenes import document, queries
from tests.engine.board.test_laws import moved
from tests.engine.movement.test_searches import ABILITIES, position_of

seeds = st.integers(0, 10**6)
DESTROYS = (*ABILITIES, "improved-movement:destroy-blocking")


def reach_of(position: Position, figure: Figure, speed: int, direct: bool, handling: Handling | None) -> Reach:
    """Return what the engine says a figure reaches."""
    value = reachable(position, figure, speed, direct, handling).value
    assert isinstance(value, Reach)
    return value


def path_of(ruling_value: object) -> Path:
    """Return the value of a ruling about a way."""
    assert isinstance(ruling_value, Path)
    return ruling_value


def some_handling(position: Position, dice: random.Random) -> Handling | None:
    """Return nothing, or an object on a square of the map."""
    if dice.random() < 0.5:
        return None
    return Handling(1 << dice.randrange(position.map.columns * position.map.rows))


@given(seeds, st.integers(0, 5), st.booleans())
def test_10_2_more_speed_reaches_no_less_and_costs_the_same(seed: int, speed: int, direct: bool) -> None:
    """What a speed reaches the next speed reaches too, for as many squares; the own squares always, unless direct."""
    position, dice = position_of(seed, DESTROYS), random.Random(seed)
    for figure in position.figures[:2]:
        handling = some_handling(position, dice)
        slow, fast = (reach_of(position, figure, value, direct, handling) for value in (speed, speed + 1))
        if not fast.complete:  # a larger base destroys on so many ways that some were left out
            continue
        assert set(slow.squares) <= set(fast.squares)
        assert all(fast.costs[square] == moved for square, moved in slow.costs.items())
        assert all(moved == speed + 1 for square, moved in fast.costs.items() if square not in slow.costs)
        if not direct and handling is None:
            assert set(figure.squares) <= set(slow.squares)


@given(seeds, st.integers(0, 6), st.booleans())
def test_10_2_reach_shortest_way_and_check_agree_on_every_square(seed: int, speed: int, direct: bool) -> None:
    """For single bases: a square is reached if and only if a way is found, at that cost, and the check allows it."""
    position, dice = position_of(seed, DESTROYS), random.Random(seed)
    singles = [figure for figure in position.figures if len(figure.squares) == 1]
    for figure in singles[:2]:
        handling = some_handling(position, dice)
        reach = reach_of(position, figure, speed, direct, handling)
        for square in range(position.map.columns * position.map.rows):
            found = path_of(path(position, figure, square, speed, direct, handling).value)
            assert found.legal is (square in reach.costs) is (not found.reasons)
            if found.legal:
                assert found.cost == reach.costs[square]
                checked = path_of(check_path(position, figure, found.squares, speed, direct, handling).value)
                assert (checked.legal, checked.gone, checked.stopped) == (True, found.gone, found.stopped)
                assert found.stopped or square not in reach.stops


@given(seeds, st.integers(0, 6), st.booleans())
def test_10_2_no_random_way_does_better_than_the_reach(seed: int, speed: int, direct: bool) -> None:
    """A way made at random that the check allows ends on a square reached, and is no shorter than its cost."""
    position, dice = position_of(seed, DESTROYS), random.Random(seed)
    on_board = Board.of(position)
    for figure in position.figures[:3]:
        handling = some_handling(position, dice)
        reach = reach_of(position, figure, speed, direct, handling)
        for _ in range(15):
            way = [dice.choice(figure.squares)]
            for _ in range(dice.randint(0, speed + 1)):
                way.append(dice.choice(list(on_board.touching(way[-1]))))
            checked = path_of(check_path(position, figure, way, speed, direct, handling).value)
            assert checked.legal is (not checked.reasons)
            if checked.legal and len(figure.squares) == 1:
                assert reach.costs[way[-1]] <= checked.cost
                if checked.stopped is False and checked.cost:
                    assert way[-1] not in reach.stops
            elif checked.legal and reach.complete:
                assert reach.costs[way[-1]] <= checked.cost


@given(seeds, st.integers(1, 6))
def test_13_2_a_legal_move_leaves_everybody_on_a_square_of_their_own(seed: int, speed: int) -> None:
    """Wherever a move may end, no other figure stands and no blocking terrain is left."""
    position = position_of(seed, DESTROYS)
    blocking = Board.of(position).terrain.blocking
    for figure in position.figures:
        if len(figure.squares) > 1:
            continue
        others = {square for other in position.figures if other.id != figure.id for square in other.squares}
        for square in reach_of(position, figure, speed, False, None).squares:
            found = path_of(path(position, figure, square, speed).value)
            assert square not in others
            assert not blocking & ~found.gone.squares & 1 << square


@given(seeds, st.integers(0, 5))
def test_24_2d_a_larger_base_never_covers_anybody(seed: int, speed: int) -> None:
    """The squares that it may occupy are free of other figures and, unless it destroys it, of blocking terrain."""
    position = position_of(seed)
    for figure in position.figures:
        others = {square for other in position.figures if other.id != figure.id for square in other.squares}
        reach = reach_of(position, figure, speed, False, None)
        assert others.isdisjoint(reach.squares)
        assert not any(Board.of(position).terrain.blocking >> square & 1 for square in reach.squares)


@given(seeds, st.integers(0, 6))
def test_a_mirrored_or_turned_board_gives_the_same_reach(seed: int, speed: int) -> None:
    """Mirrored left to right and turned by a right angle, a figure reaches the mirrored and the turned squares."""
    query = queries(seed, 1)[0]
    columns, rows = query.scene.columns, query.scene.rows
    mirrored = moved(query, lambda square: (columns - 1 - square[0], square[1]), False)
    turned = moved(query, lambda square: (rows - 1 - square[1], square[0]), True)
    plain = read(document(query))[0]
    for number, figure in enumerate(plain.figures[:3]):
        costs = reach_of(plain, figure, speed, False, None).costs
        here = {divmod(square, columns)[::-1]: cost for square, cost in costs.items()}
        for other, place in (
            (mirrored, lambda at: (columns - 1 - at[0], at[1])),
            (turned, lambda at: (rows - 1 - at[1], at[0])),
        ):
            position = read(document(other))[0]
            found = reach_of(position, position.figures[number], speed, False, None).costs
            there = {divmod(square, position.map.columns)[::-1]: cost for square, cost in found.items()}
            assert {place(at): cost for at, cost in here.items()} == there


@given(seeds, st.integers(1, 6))
def test_12_6d_knockback_stays_on_the_map_and_off_other_figures(seed: int, squares: int) -> None:
    """Every square entered touches the last one, no figure stands on it, and nobody lands on blocking terrain."""
    position = position_of(seed)
    on_board = Board.of(position)
    for figure in position.figures:
        for source in position.figures:
            if source.id == figure.id:
                continue
            found = knockback(position, figure, source, squares).value
            assert isinstance(found, Knockback)
            here = figure.squares[0]
            for there in found.path:
                assert there in on_board.touching(here)
                assert there not in on_board.at or on_board.at[there].id == figure.id
                assert not on_board.terrain.blocking >> there & 1
                here = there
            assert found.ends_at == here


@given(seeds, st.integers(1, 4))
def test_22_1_passengers_are_placed_on_free_squares_beside_their_carrier(seed: int, speed: int) -> None:
    """Placed where the answer says, nobody shares a square and the carrier is adjacent once the move is over."""
    position, dice = position_of(seed), random.Random(seed)
    for carrier in position.figures:
        for passenger in position.figures:
            if carrier.id == passenger.id or len(carrier.squares) > 1:
                continue
            pair = {carrier.id: {"abilities": frozenset(["passenger:1"])}, passenger.id: {"size": "tiny"}}
            eased = replace(
                position,
                figures=tuple(replace(f, side="red", **pair.get(f.id, {})) for f in position.figures),  # type: ignore[arg-type]
            )
            ask = {"figure": carrier.id, "speed": speed, "carry": [passenger.id]}
            ends = answer(eased, {"type": "reachable", **ask}).fields
            assert isinstance(ends["result"], list)
            if not ends["result"]:
                continue
            to = dice.choice(ends["result"])
            found = answer(eased, {"type": "shortest_path", "to": to, **ask}).fields
            squares = found["places"][passenger.id]  # type: ignore[index]
            assert bool(squares) is (to not in ends["no_room"].get(passenger.id, []))  # type: ignore[attr-defined]
            if len(passenger.squares) == 1 and squares:
                _check_placed(eased, carrier, passenger, to, dice.choice(squares))


def _check_placed(position: Position, carrier: Figure, passenger: Figure, to: str, place: str) -> None:
    numbers = {position.map.name_of(n): n for n in range(position.map.columns * position.map.rows)}
    ended = {carrier.id: numbers[to], passenger.id: numbers[place]}
    after = replace(
        position,
        figures=tuple(replace(f, squares=(ended[f.id],)) if f.id in ended else f for f in position.figures),
    )
    standing = [square for figure in after.figures for square in figure.squares]
    assert len(standing) == len(set(standing))
    assert not Board.of(after).terrain.blocking >> numbers[place] & 1
    assert adjacent(after, after.figure(carrier.id), after.figure(passenger.id))
