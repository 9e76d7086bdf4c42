"""Adjacency and distance (6.3, 11.3, 24.2b)."""

from __future__ import annotations

from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.names import name_pair
from engine.heroclix.position import Figure, Position, bits
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = [
    "adjacent",
    "adjacent_figures",
    "adjacent_opponents",
    "close_across_transition",
    "distance",
    "distance_between",
    "holding",
    "next_to",
    "rule_adjacent",
    "rule_distance",
    "squares_within",
]

SAME = Message("lof-adjacent-to-itself", ("place",), rule="6.3a")
TOUCH = Message("lof-adjacent", ("a", "b"), rule="6.3")
CORNER_OPEN = Message("lof-adjacent-corner", ("a", "b", "side"), rule="16.8c", reading="R8")
APART = Message("lof-adjacent-apart", ("a", "b"), rule="6.3")
LEVELS = Message("lof-adjacent-levels", ("a", "b", "level_a", "level_b"), rule="6.3b")
TRANSITION = Message("lof-adjacent-transition", ("a", "b"), rule="16.5b")
WALL = Message("lof-adjacent-wall", ("edge",), rule="16.4c")
WINDOW = Message("lof-adjacent-window", ("edge",), rule="16.4f")
DOOR = Message("lof-adjacent-door", ("edge",), rule="16.4g")
CORNER_SHUT = Message("lof-adjacent-corner-shut", ("a", "b", "sides"), rule="16.8c", reading="R8")
CORNER_WALLED = Message("lof-adjacent-corner-walled", ("a", "b", "sides"), rule="16.8c", reading="R51")
BASE_BETWEEN = Message("lof-adjacent-base-between", ("a", "b", "by"), rule="24.2b", reading="R52")
BASES = Message("lof-adjacent-bases", ("a", "b"), rule="24.2b")
COUNTED = Message("lof-distance", ("a", "b", "squares"), rule="11.3a")
NEAREST = Message("lof-distance-nearest", ("a", "b", "from_square", "to_square"), rule="11.3a")
IS_ADJACENT = Message("lof-adjacent-yes", ("a", "b"), rule="6.3")
NOT_ADJACENT = Message("lof-adjacent-no", ("a", "b"), rule="6.3")


def distance_between(position: Position, a: int, b: int) -> int:
    """Return the number of squares from one square to another, diagonals counted as one (11.3a)."""
    columns = position.map.columns
    return max(abs(a // columns - b // columns), abs(a % columns - b % columns))


def _nearest_pair(position: Position, a: Spot, b: Spot) -> tuple[int, int]:
    """Return the two squares between which the distance is counted: the nearest, then the first by number."""
    board = Board.of(position)
    mine, theirs = board.squares_of(a), board.squares_of(b)
    if len(mine) == len(theirs) == 1:
        return mine[0], theirs[0]
    pairs = ((one, other) for one in mine for other in theirs)
    return min(pairs, key=lambda pair: (distance_between(position, *pair), pair))


def distance(position: Position, a: Spot, b: Spot) -> int:
    """Return the number of squares between two figures or squares, the nearest of their squares (11.3a, 24.2).

    Raises ValueError if one of them is off the map.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> distance(Position(MODERN, MapPrint(16, 16)), 0, 16 * 3 + 2)
    3
    """
    return distance_between(position, *_nearest_pair(position, a, b))


def squares_within(position: Position, squares: tuple[int, ...], limit: int) -> int:
    """Return the squares at most that far from one of these, as a set (11.3d).

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> bin(squares_within(Position(MODERN, MapPrint(4, 1)), (0,), 2))
    '0b111'
    """
    columns, rows = position.map.columns, position.map.rows
    found = 0
    for square in squares:
        row, column = divmod(square, columns)
        left, right = max(0, column - limit), min(columns - 1, column + limit)
        span = ((1 << right - left + 1) - 1) << left
        for line in range(max(0, row - limit), min(rows - 1, row + limit) + 1):
            found |= span << line * columns
    return found


def adjacent(position: Position, a: Spot, b: Spot) -> bool:
    """Return whether two figures or squares are adjacent (6.3, 6.3b, 16.4c, 16.5b, 16.8c, 24.2b).

    Nothing is adjacent to itself or to a square it occupies (6.3a).

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> bare, walled = MapPrint(16, 16), MapPrint(16, 16, walls_east=1)
    >>> adjacent(Position(MODERN, bare), 0, 17), adjacent(Position(MODERN, walled), 0, 1)
    (True, False)
    """
    board = Board.of(position)
    mine, theirs = board.squares_of(a), board.squares_of(b)
    if len(mine) == len(theirs) == 1:
        return bool(board.neighbours(mine[0]) >> theirs[0] & 1)
    if not set(mine).isdisjoint(theirs):
        return False
    return bool(board.neighbours_of(mine) & bits(theirs))


def next_to(position: Position, a: Spot, b: Spot) -> bool:
    """Return whether two figures or squares are next to each other: they touch, adjacent or not (6.3c).

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> bare, walled = MapPrint(16, 16), MapPrint(16, 16, walls_east=1)
    >>> next_to(Position(MODERN, walled), 0, 1), next_to(Position(MODERN, bare), 0, 2)
    (True, False)
    """
    return distance(position, a, b) == 1


def adjacent_figures(position: Position, figure: Figure) -> tuple[Figure, ...]:
    """Return the figures adjacent to a figure, in the position's order: those of which `adjacent` tells so."""
    board = Board.of(position)
    own = bits(figure.squares)
    there = board.figures_in(board.neighbours_of(figure.squares))
    return tuple(other for other in there if not own & other.squares_bits)


def adjacent_opponents(position: Position, figure: Figure) -> tuple[Figure, ...]:
    """Return the opposing figures adjacent to a figure, in the position's order."""
    board = Board.of(position)
    there = board.figures_in(board.neighbours_of(figure.squares))
    return tuple(other for other in there if other.id != figure.id and not position.friendly(figure, other))


def holding(position: Position, figure: Figure) -> tuple[Figure, ...]:
    """Return the opposing figures that hold a figure: adjacent ones, and those that a card makes so (10.8)."""
    beside = adjacent_opponents(position, figure)
    if figure.leaving is None or not figure.leaving.beside:
        return beside
    here = figure.squares_bits
    also = {other for other, squares in figure.leaving.beside.items() if squares & here}
    return tuple(other for other in position.figures if other in beside or other.id in also)


def close_across_transition(position: Position, a: Spot, b: Spot) -> bool:
    """Return whether a close attack is allowed across the two squares of a transition between levels (16.5b, 16.7c).

    That is no adjacency for anything else. A wall between the two squares forbids it (P12).
    """
    board = Board.of(position)
    terrain = board.terrain
    return bool(terrain.transitions) and any(
        terrain.transition(one, other)
        and board.levels[one] != board.levels[other]
        and not terrain.has_edge(terrain.barriers, one, other)
        for one in board.squares_of(a)
        for other in board.squares_of(b)
    )


def rule_distance(position: Position, a: Spot, b: Spot) -> Ruling:
    """Rule on the distance; the value is its number of squares."""
    one, other = _nearest_pair(position, a, b)
    squares = distance_between(position, one, other)
    names = name_pair(position, a, b)
    steps = []
    board = Board.of(position)
    if len(board.squares_of(a)) > 1 or len(board.squares_of(b)) > 1:
        ends = [position.map.name_of(square) for square in (one, other)]
        steps.append(NEAREST.step(StepKind.CHECK, **names, from_square=ends[0], to_square=ends[1]))
    steps.append(COUNTED.step(StepKind.RESULT, **names, squares=squares))
    return Ruling(position.ruleset.id, str(squares), squares, tuple(steps))


def rule_adjacent(position: Position, a: Spot, b: Spot) -> Ruling:
    """Rule on adjacency; the value is true or false."""
    board = Board.of(position)
    mine, theirs = board.squares_of(a), board.squares_of(b)
    found = adjacent(position, a, b)
    names = name_pair(position, a, b)
    if not set(mine).isdisjoint(theirs):
        steps = [SAME.step(StepKind.CHECK, place=names["a"])]
    else:
        steps = [BASES.step(StepKind.CHECK, **names)] if len(mine) + len(theirs) > 2 else []
        steps += _joints(position, mine, theirs, found)
    last = IS_ADJACENT if found else NOT_ADJACENT
    steps.append(last.step(StepKind.RESULT, **names))
    return Ruling(position.ruleset.id, "adjacent" if found else "not-adjacent", found, tuple(steps))


def _joints(position: Position, mine: tuple[int, ...], theirs: tuple[int, ...], found: bool) -> list[Step]:
    """Say why two bases are adjacent (the first pair of squares that is), or why each pair that touches is not."""
    board = Board.of(position)
    pairs = [(one, other) for one in mine for other in theirs if distance_between(position, one, other) == 1]
    if found:
        one, other = next(pair for pair in pairs if board.adjacent_squares(*pair))
        return [_joined(position, one, other)]
    if not pairs:
        one, other = min(
            ((one, other) for one in mine for other in theirs), key=lambda pair: distance_between(position, *pair)
        )
        return [APART.step(StepKind.CHECK, a=position.map.name_of(one), b=position.map.name_of(other))]
    return [step for pair in pairs for step in _parted(position, *pair)]


def _joined(position: Position, a: int, b: int) -> Step:
    board = Board.of(position)
    names = name_pair(position, a, b)
    if board.straight(a, b):
        return TOUCH.step(StepKind.CHECK, **names)
    terrain = board.terrain
    side = next(side for side in board.sides(a, b) if board.side_open(a, side, b, terrain.blocking, board.parting))
    return CORNER_OPEN.step(StepKind.CHECK, **names, side=position.map.name_of(side))


def _parted(position: Position, a: int, b: int) -> list[Step]:
    board = Board.of(position)
    names = name_pair(position, a, b)
    if board.level(a) != board.level(b):
        steps = [LEVELS.step(StepKind.CHECK, **names, level_a=board.level(a), level_b=board.level(b))]
        if board.terrain.transition(a, b):
            steps.append(TRANSITION.step(StepKind.CHECK, **names))
        return steps
    if board.straight(a, b):
        terrain = board.terrain
        fence = terrain.fence(a, b)
        message = WINDOW if fence is terrain.windows else DOOR if fence is terrain.doors else WALL
        return [message.step(StepKind.CHECK, edge=position.map.edge_name(a, b))]
    if board.parted.get(a, 0) >> b & 1:
        between = board.at[board.sides(a, b)[0]]
        return [BASE_BETWEEN.step(StepKind.CHECK, **names, by=FigureId(between.id))]
    sides = tuple(position.map.name_of(side) for side in board.sides(a, b))
    message = CORNER_SHUT if board.levels_shut_corners else CORNER_WALLED
    return [message.step(StepKind.CHECK, **names, sides=sides)]
