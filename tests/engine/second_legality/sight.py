"""Lines of fire and adjacency for the second judge of legality: the slow judge of the board, asked for less at a time.

What a line crosses depends on how far it goes alone, so it is worked out once for each distance; everything that
lies on the way is still judged by the slow judge's own rules.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from typing import NamedTuple

from tests.engine.board.slow_judge import (
    Case,
    Piece,
    Square,
    Wall,
    able,
    apart,
    inside,
    points,
    side_of,
    square_hinders,
    square_stops,
    stealthy,
    terrain_blocks,
    through,
    wall_blocks,
)
from tests.engine.board.slow_moves import adjacent
from tests.engine.second_legality.reading import Board, Figure, Position

CLEAR, HINDERED, BLOCKED = 0, 1, 2
BREACH = "improved-targeting:destroy-blocking"


class Corner(NamedTuple):
    """A corner that a line runs through: the squares it runs along there, and those on its two sides."""

    point: Square
    along: tuple[Square, Square]
    sides: tuple[Square, Square]


class Way(NamedTuple):
    """What a line from (0, 0) runs through: squares, edges and corners."""

    squares: tuple[Square, ...]
    edges: tuple[Wall, ...]
    corners: tuple[Corner, ...]


@cache
def way(right: int, down: int) -> Way:
    """Return what a line of so many squares runs through."""
    a, b = (0, 0), (right, down)
    box = list(product(range(min(0, right), max(0, right) + 1), range(min(0, down), max(0, down) + 1)))
    crossed = tuple(at for at in box if at not in (a, b) and inside(a, b, at))
    near = [frozenset((at, next_to)) for at in box for next_to in ((at[0] + 1, at[1]), (at[0], at[1] + 1))]
    corners = []
    for x, y in points(a, b):
        around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
        one, other = (at for at in around if inside(a, b, at))
        this, that = (at for at in around if at not in (one, other))
        corners.append(Corner((x, y), (one, other), (this, that)))
    return Way(crossed, tuple(edge for edge in near if through(a, b, edge)), tuple(corners))


def moved(at: Square, by: Square) -> Square:
    """Return a square so many squares on."""
    return at[0] + by[0], at[1] + by[1]


def _sides(case: Case, corner: Corner) -> dict[Square, int]:
    """Return the state of each side of a corner (16.8b)."""
    one, other = (moved(case.a, at) for at in corner.along)
    return {moved(case.a, at): side_of(case, corner.point, moved(case.a, at), (one, other)) for at in corner.sides}


def line(case: Case) -> int:
    """Return the state of one line between two squares, Stealth included (11.4, 16, 27.1k)."""
    state = _plain(case)
    return BLOCKED if state == HINDERED and stealthy(case.scene, case.source, case.target) else state


def _plain(case: Case) -> int:
    (c, r), (to_c, to_r) = case.a, case.b
    never = able(case.source, "improved-targeting:hindering")
    into_bush = case.scene.kind(case.b) == "hindering"
    if case.a == case.b:
        return HINDERED if into_bush and not never else CLEAR
    if case.scene.book.blind_within and terrain_blocks(case, case.a):
        return BLOCKED
    run = way(to_c - c, to_r - r)
    passed = [moved(case.a, at) for at in run.squares]
    if terrain_blocks(case, case.b) or any(square_stops(case, at) for at in passed):
        return BLOCKED
    if any(wall_blocks(case, frozenset(moved(case.a, at) for at in edge)) for edge in run.edges):
        return BLOCKED
    sides = [min(_sides(case, corner).values()) for corner in run.corners]
    if BLOCKED in sides:
        return BLOCKED
    if never:
        return CLEAR
    leaving = case.scene.book.own_square and square_hinders(case, case.a)
    hindered = into_bush or leaving or HINDERED in sides or any(square_hinders(case, at) for at in passed)
    return HINDERED if hindered else CLEAR


def _opened(case: Case) -> bool:
    """Return whether one piece of blocking terrain destroyed would open a blocked line (27.6d, R20)."""
    (c, r), (to_c, to_r) = case.a, case.b
    box = list(product(range(min(c, to_c), max(c, to_c) + 1), range(min(r, to_r), max(r, to_r) + 1)))
    pieces = [frozenset((at,)) for at in box if case.scene.kind(at) == "blocking"]
    if any(line(replace(case, gone_squares=piece)) < BLOCKED for piece in pieces):
        return True
    near = {edge for edge in case.scene.walls | case.scene.doors if edge & set(box)}
    return any(line(replace(case, gone_walls=frozenset((wall,)))) < BLOCKED for wall in near)


def sees(board: Board, source: Figure, target: Piece, reach: int, attack: bool = False) -> bool:
    """Return whether one pair of their squares lies within range and line of fire (11.5, R18)."""
    if source.id == target.id:  # always within range of itself (11.3b); only Stealth ends a line there (11.4b, R17)
        return any(line(Case(board, at, at, source, target)) < BLOCKED for at in source.squares)
    for a, b in product(source.squares, target.squares):
        if apart(a, b) <= reach:
            case = Case(board, a, b, source, target)
            if line(case) < BLOCKED or (attack and able(source, BREACH) and _opened(case)):
                return True
    return False


def sees_square(board: Board, source: Figure | Square, at: Square, reach: int, through_it: bool = False) -> bool:
    """Return whether a bare square lies within range and line of fire; `through_it` leaves its own terrain out."""
    drawer = source if isinstance(source, Figure) else None
    gone = frozenset((at,)) if through_it else frozenset()
    starts = source.squares if isinstance(source, Figure) else [source]
    near = (a for a in starts if apart(a, at) <= reach)
    return any(line(Case(board, a, at, drawer, None, gone)) < BLOCKED for a in near)


def sees_wall(board: Board, source: Figure, wall: Wall, reach: int) -> bool:
    """Return whether a wall can be destroyed from afar: both its squares in range, its far one in sight (16.9b)."""
    return any(all(apart(a, at) <= reach for at in wall) and _to_wall(board, source, a, wall) for a in source.squares)


def _to_wall(board: Board, source: Figure, a: Square, wall: Wall) -> bool:
    one, other = sorted(wall)
    axis = 0 if one[1] == other[1] else 1
    near, far = (one, other) if a[axis] <= one[axis] else (other, one)
    case = Case(board, a, far, source, None, frozenset((far,)), frozenset((wall,)))
    run = way(far[0] - a[0], far[1] - a[1])
    crosses = near == a or near in (moved(a, at) for at in run.squares)
    for states in (_sides(case, corner) for corner in run.corners):
        crosses = crosses or (near in states and states[near] == min(states.values()))  # P10
    return crosses and _plain(case) < BLOCKED


def beside(position: Position, one: Piece, other: Piece) -> bool:
    """Return whether two figures are adjacent (6.3, 24.2b)."""
    return one.id != other.id and adjacent(position.board, one.squares, other.squares)


def across(board: Board, one: Piece, other: Piece) -> bool:
    """Return whether a close attack may be made across a transition between them (16.5b, P12)."""
    shut = board.walls | board.windows | board.doors
    for a, b in product(one.squares, other.squares):
        edge = frozenset((a, b))
        if edge in board.transitions and edge not in shut and board.level(a) != board.level(b):
            return True
    return False
