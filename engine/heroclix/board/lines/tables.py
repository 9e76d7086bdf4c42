"""The bare path of the line of fire: clear, hindered or blocked, and nothing else.

For every elevation and every set of exemptions there are two integers: all that blocks a line, and all
that hinders one (squares, walls, corner points shut on both sides). A line is tested with one AND against
each. What the ground does is kept with the terrain, so that a figure's move costs little.
`obstacles.py` explains the same tables; the two always agree.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.grid import BITS, spread
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.kept import Field, Obstacles, Seen
from engine.heroclix.board.ground.pieces import NOTHING
from engine.heroclix.board.ground.terrain import LEVEL_BITS, Edges, Terrain
from engine.heroclix.board.lines.sight import Sight
from engine.heroclix.position import SIZES

__all__ = [
    "BLOCKED",
    "CLEAR",
    "HINDERED",
    "RESULTS",
    "Course",
    "View",
    "blocking_figures",
    "blocking_squares",
    "blocking_walls",
    "course",
    "fence_everywhere",
    "hindering_squares",
    "judge_pair",
    "judge_side",
    "sources",
    "stands_on",
    "starts",
    "stopping",
    "view_of",
]

CLEAR, HINDERED, BLOCKED = 0, 1, 2
KEPT = 32  # views of one board, from which on none is kept in which pieces are judged as gone
RESULTS = ("clear", "hindered", "blocked")
DIGITS = bytes((byte - ord("0")) % 256 for byte in range(256))


def stopping(terrain: Terrain) -> Edges:
    """Return the edges with what blocks lines that cross it: walls and doors, not windows (16.4b, 16.4f, 16.4g)."""
    return terrain.fenced(terrain.ruleset.sight.stopping)


def blocking_walls(terrain: Terrain, level: int, sight: Sight) -> Edges:
    """Return the walls that block a line whose lower end is on that level: walls and doors, not windows (16.4, R6)."""
    if sight.ignores_blocking:
        return Edges(0, 0)
    walls = stopping(terrain)
    if sight.ignores_outdoor:
        walls = _indoors(terrain, walls)
    standing = terrain.standing(walls, level)
    if terrain.ruleset.sight.indoors_everywhere:
        standing = standing.joined(_indoors(terrain, walls))
    return standing.without(sight.removed.walls)


def _indoors(terrain: Terrain, edges: Edges) -> Edges:
    return Edges(edges.east & terrain.indoor_edges.east, edges.south & terrain.indoor_edges.south)


def blocking_squares(terrain: Terrain, level: int, sight: Sight) -> int:
    """Return the blocking terrain that counts for a line whose lower end is on that level (16.3b, 16.5c, R3, R14)."""
    if sight.ignores_blocking:
        return 0
    there = terrain.at_level.get(level, 0) | (terrain.indoor if terrain.ruleset.sight.indoors_everywhere else 0)
    squares = terrain.blocking & there & ~sight.removed.squares
    return squares & terrain.indoor if sight.ignores_outdoor else squares


def stands_on(terrain: Terrain, square: int, level: int) -> bool:
    """Return whether what blocks in a square stands on that level: on its own, and indoors on all where it does."""
    if terrain.levels[square] == level:
        return True
    return terrain.ruleset.sight.indoors_everywhere and bool(terrain.blocking & terrain.indoor & 1 << square)


def fence_everywhere(terrain: Terrain, a: int, b: int) -> bool:
    """Return whether a wall stands on every level: an indoor one, where the edition says so."""
    return terrain.ruleset.sight.indoors_everywhere and terrain.has_edge(terrain.indoor_edges, a, b)


def blocking_figures(occupied: int, terrain: Terrain, level: int, sight: Sight) -> int:
    """Return the squares of those figures that block such a line: not below it, nor at its ends (11.4c, R3, R7)."""
    squares = occupied & ~sight.own
    return squares if terrain.flat else squares & terrain.from_level(level)


def hindering_squares(terrain: Terrain, level: int) -> int:
    """Return the hindering terrain on a level; what lies higher or lower does not count for a line on it (R3, R14)."""
    return terrain.hindering & terrain.at_level.get(level, 0)


def sources(terrain: Terrain) -> int:
    """Return the squares whose own ground may block or hinder a line that is drawn from them (16.2b, 16.3b)."""
    found = terrain.sources
    if found is None:
        rules = terrain.ruleset.sight
        found = (terrain.blocking if rules.source_blocks else 0) | (terrain.hindering if rules.source_hinders else 0)
        terrain.sources = found
    return found


def starts(board: Board, a: int, b: int, sight: Sight) -> int:
    """Return what the ground of the square that a line is drawn from makes of it; R14 holds at either end.

    Hindering terrain there counts as any on its way: not between levels, and not where the target's alone does.
    """
    terrain = board.terrain
    if a == b or not sources(terrain) >> a & 1:
        return CLEAR
    line = course(terrain, a, b, sight)
    if terrain.blocking >> a & 1:
        return BLOCKED if blocking_squares(terrain, line.level, sight) >> a & 1 else CLEAR
    free = line.over_hindering or sight.never_hindered or sight.target_hinders_alone
    return CLEAR if free else HINDERED


class Course(NamedTuple):
    """A line between two squares: the level of its lower end, whether it climbs, the smallest size that blocks it.

    `over_hindering`: no hindering terrain on its way hinders it, since it climbs.
    """

    a: int
    b: int
    level: int
    climbs: bool
    rank: int
    over_hindering: bool


def course(terrain: Terrain, a: int, b: int, sight: Sight) -> Course:
    """Return the course of a line; between levels only giant and colossal figures block (16.5c, R5)."""
    low, high = terrain.levels[a], terrain.levels[b]
    if low == high:
        return Course(a, b, low, False, sight.rank, False)
    return Course(a, b, min(low, high), True, _climbing_rank(terrain, sight), not _climbs_hindered(terrain))


def _climbing_rank(terrain: Terrain, sight: Sight) -> int:
    """Return the smallest size that blocks a line between levels (16.5c, R5)."""
    return max(sight.rank, SIZES.index(terrain.ruleset.sight.between_levels))


def _climbs_hindered(terrain: Terrain) -> bool:
    """Return whether hindering terrain on the way hinders a line between levels, too (16.5c, R5)."""
    return terrain.ruleset.sight.climbs_hindered


def judge_side(board: Board, line: Course, side: int, before: int, after: int, sight: Sight) -> int:
    """Return CLEAR, HINDERED or BLOCKED for one side of a corner point: its square and its two walls (16.8b, R4)."""
    terrain = board.terrain
    closed, walls = _closed(board, line.level, line.rank, sight), blocking_walls(terrain, line.level, sight)
    if closed >> side & 1 or terrain.has_edge(walls, before, side) or terrain.has_edge(walls, side, after):
        return BLOCKED
    if line.over_hindering or sight.never_hindered or sight.target_hinders_alone:
        return CLEAR
    return HINDERED if hindering_squares(terrain, line.level) >> side & 1 else CLEAR


def _closed(board: Board, level: int, rank: int, sight: Sight) -> int:
    """Return every square that blocks a line whose lower end is on that level, its end squares aside."""
    terrain = board.terrain
    return _closed_ground(terrain, level, sight) | blocking_figures(board.occupied[rank], terrain, level, sight)


def _closed_ground(terrain: Terrain, level: int, sight: Sight) -> int:
    closed = blocking_squares(terrain, level, sight)
    return closed if sight.ignores_elevated else closed | terrain.above(level)


def _obstacles(board: Board, level: int, sight: Sight, hinders: bool) -> Obstacles:
    """Return what the terrain does to lines whose lower end is on one level, whoever stands where."""
    lines, terrain = board.lines, board.terrain
    walls = blocking_walls(terrain, level, sight)
    closed, east, south = spread(_closed_ground(terrain, level, sight)), spread(walls.east), spread(walls.south)
    shut = lines.sides(closed, east, south)
    murk = spread(hindering_squares(terrain, level)) if hinders else 0
    # corners of which no side is clear; without hindering terrain all of those are shut
    unclear = lines.sides(closed | murk, east, south) if murk else shut
    # a target's own square may be blocking terrain; at the higher end of a line it does not count (R14)
    blocked = blocking_squares(terrain, level, sight)
    hindered = 0 if sight.never_hindered else terrain.hindering
    ends = _results(lines.area, hindered & ~blocked, blocked)
    return Obstacles(lines.packed(closed, east, south), murk, shut, unclear, ends)


def _results(area: int, hindered: int, blocked: int) -> bytes:
    """Return HINDERED or BLOCKED for the squares of two sets and CLEAR for the others, in order."""
    digits = HINDERED * int(f"{hindered:b}", 16) + BLOCKED * int(f"{blocked:b}", 16)
    return f"{digits:0{area}x}".encode().translate(DIGITS)[::-1]


class View:
    """One board as lines of one sight see it, Stealth aside.

    >>> from engine.heroclix.board.lines.sight import BARE
    >>> from engine.heroclix.position import MapPrint, Position
    >>> from engine.heroclix.editions.modern import MODERN
    >>> view = View(Board.of(Position(MODERN, MapPrint(16, 16, blocking=0b10))), BARE)
    >>> view.judge(0, 2) == BLOCKED, view.judge(0, 32) == CLEAR
    (True, True)
    """

    __slots__ = ("_apart", "_board", "_fields", "_flat", "_key", "_levels", "_masks", "_sight")

    def __init__(self, board: Board, sight: Sight) -> None:
        self._board = board
        self._sight = sight
        self._key = board.lines.key
        self._masks = board.lines.masks
        self._levels = board.levels
        self._apart = board.terrain.levels_apart
        self._fields: dict[int, Field] = {}
        self._flat = self.field(board.levels[0], board.levels[0]) if board.terrain.flat else None

    def judge(self, a: int, b: int) -> int:
        """Return CLEAR, HINDERED or BLOCKED for the line from the centre of square `a` to that of `b`."""
        field = self._flat
        if field is None:
            levels = self._levels
            field = self._fields.get(self._apart[a] | levels[b]) or self.field(levels[a], levels[b])
        mask = self._masks[self._key[b] - self._key[a]]
        place = BITS * a if a < b else BITS * b
        if field.blocking >> place & mask:
            return BLOCKED
        end = field.ends[b]
        if end == CLEAR:
            murk = field.hindering
            if murk < 0:
                murk = field.hinder()
            return HINDERED if murk and murk >> place & mask else CLEAR
        # the line to one's own square crosses nothing, and the ground one stands on never blocks (11.4b, R17)
        return CLEAR if end == BLOCKED and a == b else end

    def field(self, one: int, other: int) -> Field:
        """Return what counts for lines between squares of two levels."""
        found = self._fields.get(one << LEVEL_BITS | other)
        if found is None:
            level, climbs = min(one, other), one != other
            found = Field(self._board.lines, self._ground(level, climbs), self._figures(level, climbs))
            self._fields[one << LEVEL_BITS | other] = self._fields[other << LEVEL_BITS | one] = found
        return found

    def _ground(self, level: int, climbs: bool) -> Obstacles:
        """Return what the ground does; kept with the terrain, unless pieces are judged as gone."""
        board, sight = self._board, self._sight
        over = climbs and not _climbs_hindered(board.terrain)
        hinders = not (over or sight.never_hindered or sight.target_hinders_alone)
        if sight.removed != NOTHING:
            return _obstacles(board, level, sight, hinders)
        key = (level, hinders, sight.terrain_flags)
        found = board.terrain.grounds.get(key)
        if found is None:
            found = board.terrain.grounds[key] = _obstacles(board, level, sight, hinders)
        return found

    def _figures(self, level: int, climbs: bool) -> int:
        """Return the squares of figures that block, spread; between levels only giant and larger ones do (R5)."""
        board, sight = self._board, self._sight
        rank = _climbing_rank(board.terrain, sight) if climbs else sight.rank
        figures = board.standing[rank] & ~spread(sight.own) if sight.own else board.standing[rank]
        return figures if board.terrain.flat else figures & board.terrain.spread_from(level)


def view_of(board: Board, sight: Sight) -> Seen:
    """Return a board as lines of a sight see it; kept as long as the board.

    Of those in which pieces are judged as gone, one for each square of a large map perhaps, only the first are kept.
    """
    found = board.views.get(sight.key)
    if found is None:
        found = View(board, sight)
        if sight.removed == NOTHING or len(board.views) < KEPT:
            board.views[sight.key] = found
    return found


def judge_pair(board: Board, a: int, b: int, sight: Sight) -> int:
    """Return CLEAR, HINDERED or BLOCKED for the line from the centre of square `a` to that of `b`, Stealth included."""
    found = max(starts(board, a, b, sight), view_of(board, sight).judge(a, b))
    return BLOCKED if found == HINDERED and sight.stealth else found
