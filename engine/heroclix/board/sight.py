"""What a line of fire is judged with, and the bare path: clear, hindered or blocked, and nothing else.

For every elevation and every set of exemptions the board keeps two integers: all that blocks a line, and
all that hinders one (squares, walls, corner points shut on both sides). A line is tested with one AND
against each. `line.py` explains the same tables; the two always agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from engine.heroclix.board.board import Board, Spot
from engine.heroclix.board.terrain import Edges
from engine.heroclix.board.traits import Traits, traits
from engine.heroclix.position import SIZES, Figure, Position

__all__ = [
    "BLOCKED",
    "CLEAR",
    "GIANT",
    "HINDERED",
    "NOBODY",
    "NOTHING",
    "RESULTS",
    "Course",
    "Purpose",
    "Removed",
    "Sight",
    "blocking_figures",
    "blocking_squares",
    "blocking_walls",
    "course",
    "hindering_squares",
    "judge_pair",
    "judge_side",
    "sight_between",
]

CLEAR, HINDERED, BLOCKED = 0, 1, 2
RESULTS = ("clear", "hindered", "blocked")
Purpose = Literal["range-attack", "effect", "destroy"]
GIANT = SIZES.index("giant")
NOBODY = len(SIZES)  # a rank that no figure has: characters do not block


class Removed(NamedTuple):
    """Pieces judged as if they were gone: squares of blocking terrain, and walls."""

    squares: int = 0
    walls: Edges = Edges(0, 0)

    def joined(self, other: Removed) -> Removed:
        """Return both sets of pieces."""
        return Removed(self.squares | other.squares, self.walls.joined(other.walls))


NOTHING = Removed()


@dataclass(frozen=True, slots=True)
class Sight:
    """What a line of fire is judged with: the exemptions of both its ends.

    `rank` is the smallest size that blocks (R1); `own` the squares of larger bases at its ends, which block
    nothing (R7, R16); `stealth` whether a hindered line is blocked; `opens` whether a range attack may open a
    piece of blocking terrain (27.6d); `removed` pieces that count as gone.
    """

    ignores_elevated: bool = False
    ignores_blocking: bool = False
    ignores_outdoor: bool = False
    never_hindered: bool = False
    target_hinders_alone: bool = False
    rank: int = 0
    own: int = 0
    stealth: bool = False
    opens: bool = False
    removed: Removed = NOTHING
    key: object = field(init=False, compare=False)  # tells apart the tables of different sights

    def __post_init__(self) -> None:
        flags = self.ignores_elevated | self.ignores_blocking << 1 | self.ignores_outdoor << 2
        plain = not self.own and self.removed == NOTHING
        object.__setattr__(self, "key", flags if plain else (flags, self.own, self.removed))

    def without(self, removed: Removed) -> Sight:
        """Return this sight with more pieces gone."""
        return replace(self, removed=self.removed.joined(removed))


BARE = Sight()


def sight_between(position: Position, source: Spot, target: Spot, granting: frozenset[str] = frozenset()) -> Sight:
    """Return what a line from source to target is judged with.

    `granting` adds slugs to what a source figure can use itself, for an action that grants them.
    """
    board = Board.of(position)
    own = _own(board, source) | _own(board, target)
    if isinstance(source, int) and isinstance(target, int):
        return Sight(own=own) if own else BARE
    mine = None if isinstance(source, int) else _drawing(source, granting)
    theirs = None if isinstance(target, int) else traits(target)
    great = bool((mine and mine.can("great-size")) or (theirs and theirs.can("great-size")))
    return Sight(
        ignores_elevated=great or bool(mine and mine.targets("elevated")),
        ignores_blocking=bool(mine and mine.targets("blocking")),
        ignores_outdoor=great,
        never_hindered=bool(mine and mine.targets("hindering")),
        target_hinders_alone=great,
        rank=_rank(source, target, mine),
        own=own,
        stealth=bool(theirs and theirs.can("stealth")) and _stealth_counts(position, source, target),
        opens=bool(mine and mine.targets("destroy-blocking")),
    )


def _drawing(source: Figure, granting: frozenset[str]) -> Traits:
    return traits(replace(source, abilities=source.abilities | granting) if granting else source)


def _rank(source: Spot, target: Spot, mine: Traits | None) -> int:
    """Return the smallest size that blocks: none smaller than either end (21.2b, R1); bare squares have none (R15)."""
    if mine is not None and mine.targets("characters"):
        return NOBODY
    return max(0 if isinstance(spot, int) else spot.size_rank for spot in (source, target))


def _own(board: Board, spot: Spot) -> int:
    """Return the squares of a larger base at a line's end, be it drawn from or to, or standing there (R7, R16)."""
    figure = board.at.get(spot) if isinstance(spot, int) else spot
    return board.squares[figure.id] if figure is not None and len(figure.squares) > 1 else 0


def _stealth_counts(position: Position, source: Spot, target: Spot) -> bool:
    """Return whether Stealth would block a hindered line now (27.1k).

    Only for a line that another figure draws, from where it is not adjacent (R21), and when it is not the
    turn of the target's side; without a turn it is the turn of the drawing figure's (R22).
    """
    if isinstance(source, int) or isinstance(target, int) or source.id == target.id:
        return False
    active = (position.turn.active if position.turn else "") or source.side
    if target.side and target.side == active:
        return False
    board = Board.of(position)
    return not board.neighbours_of(source.squares) & board.squares[target.id]


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


def _maps(board: Board, level: int, rank: int, sight: Sight) -> tuple[int, int]:
    """Return (all that blocks, all that hinders) a line whose lower end is on that level, packed for `Lines`."""
    lines = board.lines
    closed = _closed(board, level, rank, sight)
    walls = blocking_walls(board, level, sight)
    murky = hindering_squares(board, level)
    falling, rising = lines.sealed(closed | murky, *walls)  # no side is clear
    return lines.packed(closed, *walls), murky | falling << 3 * lines.area | rising << 4 * lines.area


class Course(NamedTuple):
    """A line between two squares: the level of its lower end, whether it climbs, the smallest size that blocks it."""

    a: int
    b: int
    level: int
    climbs: bool
    rank: int


def course(board: Board, a: int, b: int, sight: Sight) -> Course:
    """Return the course of a line; between levels only giant and colossal figures block (16.5c, R5)."""
    low, high = sorted((board.levels[a], board.levels[b]))
    return Course(a, b, low, low != high, sight.rank if low == high else max(sight.rank, GIANT))


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


def judge_pair(board: Board, a: int, b: int, sight: Sight) -> int:
    """Return CLEAR, HINDERED or BLOCKED for the line from the centre of square `a` to that of `b`.

    >>> from engine.heroclix.position import MapPrint
    >>> judge_pair(Board.of(Position(MapPrint(16, 16, blocking=0b10))), 0, 2, BARE) == BLOCKED
    True
    """
    levels, terrain = board.levels, board.terrain
    target_hinders = terrain.hindering >> b & 1 and not sight.never_hindered
    if a == b:
        return HINDERED if target_hinders else CLEAR
    level, rank = levels[a], sight.rank
    between = level != levels[b]
    if between:
        level, rank = min(level, levels[b]), max(rank, GIANT)
    found = board.maps.get((level, rank, sight.key))
    if found is None:
        found = _maps(board, level, rank, sight)
        if sight.removed == NOTHING:
            board.maps[level, rank, sight.key] = found
    mask, shift = board.lines.between(a, b)
    shift += a
    if found[0] >> shift & mask:
        return BLOCKED
    # the target's own square may be blocking terrain; at the higher end of a line it does not count (R14)
    if terrain.blocking >> b & 1 and blocking_squares(board, level, sight) >> b & 1:
        return BLOCKED
    if not target_hinders and (
        between or sight.never_hindered or sight.target_hinders_alone or not found[1] >> shift & mask
    ):
        return CLEAR
    return BLOCKED if sight.stealth else HINDERED
