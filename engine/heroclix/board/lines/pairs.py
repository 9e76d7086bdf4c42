"""Which squares a line of fire is judged between: the best pair of larger bases, the far side of a wall."""

from __future__ import annotations

from typing import NamedTuple

from engine.grid import Touch
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.pieces import Removed
from engine.heroclix.board.lines.breach import opened_by
from engine.heroclix.board.lines.sight import Purpose, Sight, end_of, sight_between, stealth_counts
from engine.heroclix.board.lines.tables import (
    BLOCKED,
    CLEAR,
    HINDERED,
    course,
    judge_pair,
    judge_side,
    sources,
    starts,
    view_of,
)
from engine.heroclix.board.measures import distance_between
from engine.heroclix.position import Figure, Position

__all__ = ["NONE", "Edge", "Line", "Target", "all_lines", "best_line", "covers", "line_result"]

Edge = tuple[int, int]  # the two squares of an edge, the lower number first
Target = Spot | Edge
NONE: frozenset[str] = frozenset()


class Line(NamedTuple):
    """A line between two squares and what it came to; the least of several is the one that counts (R18).

    `misses` is true of a line to a wall that does not cross the wall's near square (16.9b), `opened` the piece
    of blocking terrain that a range attack opens (27.6d); `sight` counts it as gone.
    """

    result: int
    distance: int
    a: int
    b: int
    misses: bool
    sight: Sight
    opened: Removed | None = None


def best_line(
    position: Position,
    source: Spot,
    target: Target,
    purpose: Purpose = "range-attack",
    within: int | None = None,
    granting: frozenset[str] = NONE,
    *,
    sparing: bool = False,
) -> Line:
    """Return the line that counts: the least restricted pair of squares, of those the shortest (24.2e, R18).

    `sparing`: of hindered ones, those that add nothing to the target's defense come first, in editions where the
    square that a line is drawn from hinders it and adds nothing (R67).

    With `within`, only pairs of at most that many squares compete, if there are any.
    Raises ValueError when source or target is off the map.
    """
    board = Board.of(position)
    lines = all_lines(position, board, source, target, purpose, granting)
    if len(lines) == 1:
        return lines[0]
    near = [line for line in lines if within is None or line.distance <= within]
    return min(near or lines, key=lambda line: (line.result, sparing and covers(board, line), *line[1:4]))


def line_result(  # noqa: C901 - the one look is kept in one place, for speed
    position: Position,
    source: Spot,
    target: Target,
    purpose: Purpose = "range-attack",
    within: int | None = None,
    granting: frozenset[str] = NONE,
) -> int:
    """Return CLEAR, HINDERED or BLOCKED: the bare path of `line_of_fire`, with the same parameters."""
    if purpose == "destroy" or granting:
        return best_line(position, source, target, purpose, within, granting).result
    # between two single squares, where there is neither another pair nor a piece to try, one look is enough
    board = Board.of(position)
    flags, mine, theirs = 0, None, None
    a = b = -1
    if isinstance(source, Figure):
        mine = board.ends.get(source.id)
        if mine is None or mine.figure is not source:
            mine = end_of(board, source)
        a, flags = mine.square, mine.draws
    elif not board.has_larger_bases:
        a = source
    if isinstance(target, Figure):
        theirs = board.ends.get(target.id)
        if theirs is None or theirs.figure is not target:
            theirs = end_of(board, target)
        b = theirs.square
        flags |= theirs.aimed
    elif not board.has_larger_bases and isinstance(target, int):
        b = target
    if a >= 0 <= b:
        result = (board.views.get(flags) or view_of(board, _sight(position, source, target))).judge(a, b)
        if sources(board.terrain) >> a & 1:
            result = max(result, starts(board, a, b, _sight(position, source, target)))
        if result == CLEAR:
            return CLEAR
        if result == HINDERED:
            return BLOCKED if theirs and theirs.stealth and _hidden(position, source, target) else HINDERED
        if mine is None or not mine.opens or purpose != "range-attack":
            return BLOCKED
    return best_line(position, source, target, purpose, within, granting).result


def _sight(position: Position, source: Spot, target: Target) -> Sight:
    assert not isinstance(target, tuple)  # noqa: S101 - tells the type checker that it is no wall
    return sight_between(position, source, target)


def _hidden(position: Position, source: Spot, target: Target) -> bool:
    return not isinstance(target, tuple) and stealth_counts(position, source, target)


def covers(board: Board, line: Line) -> bool:
    """Return whether a hindered line adds to its target's defense: not by the square alone that it is drawn from."""
    return line.result == HINDERED and view_of(board, line.sight).judge(line.a, line.b) == HINDERED


def all_lines(
    position: Position,
    board: Board,
    source: Spot,
    target: Target,
    purpose: Purpose = "range-attack",
    granting: frozenset[str] = NONE,
) -> list[Line]:
    """Return the lines between every two squares that a line may be drawn from and to; `board` is the position's."""
    starts = board.squares_of(source)
    if isinstance(target, tuple):
        return [_to_wall(position, board, a, source, target, granting) for a in starts]
    sight = sight_between(position, source, target, granting)
    if purpose == "destroy" and isinstance(target, int):
        sight = sight.without(Removed(1 << target))
    opens = sight.opens and purpose == "range-attack"
    return [_line(position, board, a, b, sight, opens) for a in starts for b in board.squares_of(target)]


def _line(position: Position, board: Board, a: int, b: int, sight: Sight, opens: bool) -> Line:
    line = Line(judge_pair(board, a, b, sight), distance_between(position, a, b), a, b, False, sight)
    if line.result == BLOCKED and opens:
        found = opened_by(board, a, b, sight)
        if found is not None:
            return line._replace(result=found[0], sight=sight.without(found[1]), opened=found[1])
    return line


def _to_wall(position: Position, board: Board, a: int, source: Spot, wall: Edge, granting: frozenset[str]) -> Line:
    """Judge the line by which a wall is destroyed: to the square on its far side, through the near one (16.9b)."""
    near, far = _near_and_far(board, a, wall)
    sight = sight_between(position, source, far, granting).without(Removed(1 << far, board.terrain.edge(*wall)))
    line = _line(position, board, a, far, sight, False)
    if _crosses(board, a, far, near, sight):
        return line
    return line._replace(result=BLOCKED, misses=True)


def _near_and_far(board: Board, a: int, wall: Edge) -> tuple[int, int]:
    """Return the squares on the near and on the far side of a wall, seen from a square."""
    columns = board.lines.columns
    first, second = wall
    upright = first // columns == second // columns
    on_first_side = a % columns <= first % columns if upright else a // columns <= first // columns
    return (first, second) if on_first_side else (second, first)


def _crosses(board: Board, a: int, b: int, square: int, sight: Sight) -> bool:
    """Return whether a line crosses a square: through its inside, or through its side of a corner (P10)."""
    line = course(board.terrain, a, b, sight)
    for met in board.lines.met(a, b):
        if met.touch is Touch.SQUARE and met.a == square:
            return True
        if met.touch is Touch.CORNER and square in (met.left, met.right):
            other = met.right if square == met.left else met.left
            mine, theirs = (judge_side(board, line, side, met.a, met.b, sight) for side in (square, other))
            return mine <= theirs
    return False
