"""Whether a move brings a figure to something it may pick up (10, 17.6, P52 to P54).

A step is the slow judge's own. Today squares where a rule stops the figure are no place to pick up from, the first
one aside; and from where it picks up, the move has to end somewhere: there, where it was stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tests.engine.board.slow_judge import Square, apart
from tests.engine.board.slow_moves import INTACT, Gone, _Move, neighbours
from tests.engine.second_legality.reading import Board, Figure, Position, Thing
from tests.engine.second_legality.rules import Rules
from tests.engine.second_legality.terrain import board_less, pick_up, within_grasp

MEMORY = 2  # squares around a figure in which it matters what it has destroyed


class Spot(NamedTuple):
    """Where a moving figure's chosen square is, and what it has destroyed."""

    here: Square
    gone: Gone


def on_its_ground(position: Position, figure: Figure, speed: int) -> int:
    """Return a speed value that the ground under a figure halves, where it does (R66)."""
    return _Move(position.board, figure).reach(speed)


def picks_up(position: Position, figure: Figure, speed: int) -> bool:
    """Return whether some move of at most `speed` squares picks something up."""
    wanted = [thing for thing in pick_up(position, figure) if _away(figure, thing) <= speed + 1]
    if not wanted:
        return False
    if any(within_grasp(position.board, at, thing) for at in figure.squares for thing in wanted):
        return True  # it may move 0 squares (17.6)
    return any(_found(position, figure, start, wanted, speed) for start in figure.squares)


def _away(figure: Figure, thing: Thing) -> int:
    return min(apart(a, b) for a in figure.squares for b in thing.squares)


def _found(position: Position, figure: Figure, start: Square, wanted: list[Thing], speed: int) -> bool:
    mover = _Move(position.board, figure)
    for spot, moved, stopped in _walk(mover, Spot(start, INTACT), speed):
        if not moved:
            continue
        further = moved if stopped else speed
        for thing in wanted:
            if stopped and not _within_reach_of_the_stopped(position.rules, spot.here, thing):
                continue
            if _grasps(position.board, spot, thing) and _ends(position, figure, thing, start, spot, moved, further):
                return True
    return False


def _within_reach_of_the_stopped(rules: Rules, here: Square, thing: Thing) -> bool:
    """Return whether who is stopped in a square may still pick something up there (17.6, P52; 17.4 of 2022).

    In 2012 what lies beside that square is out of its reach, and what lies in it is not (levantar-un-objeto).
    """
    return rules.stopped_hands or (rules.strong_hands and here in thing.squares)


def _grasps(board: Board, spot: Spot, thing: Thing) -> bool:
    if not any(spot.gone):
        return within_grasp(board, spot.here, thing)
    cleared = replace(
        board, blocking=board.blocking - spot.gone.squares, walls=board.walls - spot.gone.walls,
        windows=board.windows - spot.gone.walls, doors=board.doors - spot.gone.walls,
        markers=[each for each in board.markers if each[1] not in spot.gone.squares],
    )  # fmt: skip
    return within_grasp(cleared, spot.here, thing)


def _ends(position: Position, figure: Figure, thing: Thing, start: Square, spot: Spot, moved: int, speed: int) -> bool:
    """Return whether a move that has come so far may end somewhere, what was picked up being gone (P54)."""
    board = position.board if thing.is_object else board_less(position, [thing])
    if thing.is_object:
        lying = [at for other in position.lying if other.is_object and other is not thing for at in other.squares]
        board = replace(board, objects=lying)
    mover = _Move(board, figure)
    mover.new_enemies = _Move(position.board, figure).new_enemies  # those it broke away from stay the same
    for end, more, _ in _walk(mover, spot, speed - moved):
        if mover.lies(start, end.here, moved + more, end.gone):
            return True
    return False


def _near(here: Square, gone: Gone) -> Gone:
    """Return what is gone close by: only there does it tell who stops the figure, and what it may grasp."""
    squares = frozenset(at for at in gone.squares if apart(at, here) <= MEMORY)
    return Gone(squares, frozenset(wall for wall in gone.walls if min(apart(at, here) for at in wall) <= MEMORY))


def _walk(mover: _Move, start: Spot, speed: int) -> Iterator[tuple[Spot, int, bool]]:
    """Yield every square reached, in how many steps, and whether it is stopped there; the start comes first."""
    yield start, 0, False
    seen, layer = {start}, [start]
    for moved in range(1, speed + 1):
        following = []
        for spot in layer:
            for there in neighbours(mover.scene, spot.here):
                for stops, gone in mover.step(spot.here, there, spot.gone):
                    onward = Spot(there, _near(there, gone))
                    if onward in seen:
                        continue
                    yield onward, moved, stops
                    if not stops:
                        seen.add(onward)
                        following.append(onward)
        layer = following
