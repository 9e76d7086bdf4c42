"""The bare path of the line of fire: clear, hindered or blocked, and nothing else.

For every elevation and every set of exemptions there are two integers: all that blocks a line, and all
that hinders one (squares, walls, corner points shut on both sides). A line is tested with one AND against
each. `obstacles.py` explains the same tables; the two always agree.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.heroclix.board.board import Board
from engine.heroclix.board.sight import GIANT, NOTHING, Sight
from engine.heroclix.board.terrain import Edges

__all__ = [
    "BLOCKED",
    "CLEAR",
    "HINDERED",
    "RESULTS",
    "Course",
    "Field",
    "View",
    "blocking_squares",
    "blocking_walls",
    "course",
    "judge_pair",
    "judge_side",
    "view_of",
]

CLEAR, HINDERED, BLOCKED = 0, 1, 2
RESULTS = ("clear", "hindered", "blocked")


def blocking_walls(board: Board, level: int, sight: Sight) -> Edges:
    """Return the walls that block a line whose lower end is on that level: walls and doors, not windows (16.4, R6)."""
    terrain = board.terrain
    if sight.ignores_blocking:
        return Edges(0, 0)
    walls = terrain.walls.joined(terrain.doors)
    if sight.ignores_outdoor:
        walls = Edges(walls.east & terrain.indoor_edges.east, walls.south & terrain.indoor_edges.south)
    return terrain.standing(walls, level).without(sight.removed.walls)


def blocking_squares(board: Board, level: int, sight: Sight) -> int:
    """Return the blocking terrain that counts for a line whose lower end is on that level (16.3b, 16.5c, R3, R14)."""
    terrain = board.terrain
    if sight.ignores_blocking:
        return 0
    squares = terrain.blocking & terrain.at_level.get(level, 0) & ~sight.removed.squares
    return squares & terrain.indoor if sight.ignores_outdoor else squares


def blocking_figures(board: Board, level: int, rank: int, sight: Sight) -> int:
    """Return the squares of figures that block such a line: large enough, and not below it (11.4c, R1, R3, R7)."""
    squares = board.occupied[rank] & ~sight.own
    return squares if board.terrain.flat else squares & board.terrain.from_level(level)


def hindering_squares(board: Board, level: int) -> int:
    """Return the hindering terrain on a level; what lies higher or lower does not count for a line on it (R3, R14)."""
    return board.terrain.hindering & board.terrain.at_level.get(level, 0)


class Course(NamedTuple):
    """A line between two squares: the level of its lower end, whether it climbs, the smallest size that blocks it."""

    a: int
    b: int
    level: int
    climbs: bool
    rank: int


def course(board: Board, a: int, b: int, sight: Sight) -> Course:
    """Return the course of a line; between levels only giant and colossal figures block (16.5c, R5)."""
    low, high = board.levels[a], board.levels[b]
    if low == high:
        return Course(a, b, low, False, sight.rank)
    return Course(a, b, min(low, high), True, max(sight.rank, GIANT))


def judge_side(board: Board, line: Course, side: int, before: int, after: int, sight: Sight) -> int:
    """Return CLEAR, HINDERED or BLOCKED for one side of a corner point: its square and its two walls (16.8b, R4)."""
    closed, walls = _closed(board, line.level, line.rank, sight), blocking_walls(board, line.level, sight)
    terrain = board.terrain
    if closed >> side & 1 or terrain.has_edge(walls, before, side) or terrain.has_edge(walls, side, after):
        return BLOCKED
    if line.climbs or sight.never_hindered or sight.target_hinders_alone:
        return CLEAR
    return HINDERED if hindering_squares(board, line.level) >> side & 1 else CLEAR


def _closed(board: Board, level: int, rank: int, sight: Sight) -> int:
    """Return every square that blocks a line whose lower end is on that level, its end squares aside."""
    closed = blocking_squares(board, level, sight) | blocking_figures(board, level, rank, sight)
    return closed if sight.ignores_elevated else closed | board.terrain.above(level)


class Field:
    """All that counts for lines whose lower end is on one level: what blocks, and what hinders on the way."""

    __slots__ = ("_area", "_blocking", "_hindering", "hinder_rows", "rows", "shut")

    def __init__(self, board: Board, level: int, rank: int, sight: Sight, hinders: bool) -> None:
        lines = board.lines
        closed, walls = _closed(board, level, rank, sight), blocking_walls(board, level, sight)
        self._area = lines.area
        self._blocking = lines.packed(closed, *walls)
        self._hindering = 0
        if hinders:
            murky = hindering_squares(board, level)
            falling, rising = lines.sealed(closed | murky, *walls)  # corners of which no side is clear
            self._hindering = murky | falling << 3 * lines.area | rising << 4 * lines.area
        # a target's own square may be blocking terrain; at the higher end of a line it does not count (R14)
        self.shut = frozenset(board.terrain.map.squares_of(blocking_squares(board, level, sight)))
        # both sets moved to where the masks of lines from each square test them, made when first needed
        self.rows: list[int] = [-1] * lines.area
        self.hinder_rows: list[int] = [-1] * lines.area

    def row(self, a: int) -> int:
        """Return what blocks, ready for lines from square `a`."""
        found = self.rows[a] = self._blocking << self._area - a
        self.hinder_rows[a] = self._hindering << self._area - a
        return found


class View:
    """One board as lines of one sight see it.

    >>> from engine.heroclix.board.sight import BARE
    >>> from engine.heroclix.position import MapPrint, Position
    >>> view = View(Board.of(Position(MapPrint(16, 16, blocking=0b10))), BARE)
    >>> view.judge(0, 2) == BLOCKED, view.judge(0, 32) == CLEAR
    (True, True)
    """

    __slots__ = ("_board", "_fields", "_flat", "_hinders", "_key", "_masks", "_sight")

    def __init__(self, board: Board, sight: Sight) -> None:
        self._board = board
        self._sight = sight
        self._key = board.lines.key
        self._masks = board.lines.masks
        hindering = 0 if sight.never_hindered else board.terrain.hindering
        self._hinders = frozenset(board.terrain.map.squares_of(hindering))
        self._fields: dict[tuple[int, bool], Field] = {}
        self._flat = self._field(0, 0) if board.terrain.flat else None

    def judge(self, a: int, b: int) -> int:
        """Return CLEAR, HINDERED or BLOCKED for the line from the centre of square `a` to that of `b`."""
        field = self._flat or self._field(a, b)
        mask = self._masks[self._key[b] - self._key[a]]
        if mask < 0:
            mask = self._board.lines.mask(a, b)
        row = field.rows[a]
        if row < 0:
            row = field.row(a)
        # the line to one's own square crosses nothing, and the ground one stands on never blocks (11.4b, R17)
        if row & mask or (b in field.shut and a != b):
            return BLOCKED
        if b in self._hinders or field.hinder_rows[a] & mask:
            return BLOCKED if self._sight.stealth else HINDERED
        return CLEAR

    def _field(self, a: int, b: int) -> Field:
        sight, levels = self._sight, self._board.levels
        level, climbs = min(levels[a], levels[b]), levels[a] != levels[b]
        found = self._fields.get((level, climbs))
        if found is None:
            hinders = not (climbs or sight.never_hindered or sight.target_hinders_alone)
            rank = max(sight.rank, GIANT) if climbs else sight.rank
            found = self._fields[level, climbs] = Field(self._board, level, rank, sight, hinders)
        return found


def view_of(board: Board, sight: Sight) -> View:
    """Return a board as lines of a sight see it; kept as long as the board, unless pieces are judged as gone."""
    found = board.views.get(sight.key)
    if found is None:
        found = View(board, sight)
        if sight.removed == NOTHING:
            board.views[sight.key] = found
    return found


def judge_pair(board: Board, a: int, b: int, sight: Sight) -> int:
    """Return CLEAR, HINDERED or BLOCKED for the line from the centre of square `a` to that of `b`."""
    return view_of(board, sight).judge(a, b)
