"""The board of a position: terrain after markers and who stands where, as sets of squares ready to be asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from threading import Lock
from typing import TypeVar

from engine.grid import BITS
from engine.heroclix.board.ground.bases import is_diagonal
from engine.heroclix.board.ground.kept import End, Seen
from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.ground.terrain import Edges, Terrain, hindering_things
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.position import SIZES, Figure, Position, bits

__all__ = ["Board", "Spot"]

Spot = Figure | int  # a figure, or the number of a square
Kept = TypeVar("Kept")
UP_TO = {size: tuple(range(rank + 1)) for rank, size in enumerate(SIZES)}  # each size with the smaller ones
KEEP = 32  # boards and terrains remembered; a game asks many questions of a few positions


class Board:
    """Terrain and figures of one position.

    `Board.of(position)` is cheap: terrain is shared as long as map and markers are the same objects,
    the board as long as the figures are too; both under one ruleset alone, and where that makes terrain of objects
    as long as those are the same.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> position = Position(MODERN, MapPrint(16, 16), (Figure("cap", "Cap", "red", (66,)),))
    >>> Board.of(position) is Board.of(position)
    True
    >>> Board.of(position).level(66)
    1
    """

    __slots__ = (
        "_around", "_carded", "_manned", "_noteworthy", "_occupied", "_players", "_there", "_users", "at", "ends",
        "figures", "has_larger_bases", "levels", "lines", "overlaps", "parted", "standing", "terrain", "views",
    )  # fmt: skip

    def __init__(self, terrain: Terrain, figures: tuple[Figure, ...]) -> None:
        self._share(terrain, figures)
        self.at: dict[int, Figure] = {}
        # standing[rank]: the squares of figures of that size or larger, spread; the last is nobody
        self.standing = [0] * (len(SIZES) + 1)
        self.has_larger_bases = self.overlaps = False
        self.ends: dict[str, End] = {}  # what each figure brings to lines of fire, known again by the figure in it
        self.parted: dict[int, int] = {}  # by square those that a base on the diagonal between them parts from it
        for figure in figures:
            self._set_up(figure)
        self._around = {} if self.parted else terrain.neighbours  # the squares adjacent to a square

    def _share(self, terrain: Terrain, figures: tuple[Figure, ...]) -> None:
        self.terrain = terrain
        self.lines = terrain.lines
        self.levels = terrain.levels
        self.figures = figures
        # kept here by the lines of fire, for as long as the board is kept
        self.views: dict[object, Seen] = {}
        self._noteworthy: dict[int, int] = {}
        self._occupied: list[int] | None = None
        self._there: tuple[tuple[Figure, int], ...] | None = None
        self._manned = 0
        self._carded: tuple[Figure, ...] | None = None
        self._players: frozenset[str] | None = None
        self._users: dict[str, tuple[Figure, ...]] = {}

    def with_figures(self, figures: tuple[Figure, ...], changed: list[tuple[Figure, Figure]]) -> Board:
        """Return the board on which these figures stand: those before, less those changed, each as it is now."""
        board = Board.__new__(Board)
        board._share(self.terrain, figures)
        board.at, board.standing, board.ends = self.at.copy(), self.standing.copy(), self.ends
        board.has_larger_bases, board.overlaps = self.has_larger_bases, False
        board.parted = self.parted.copy()
        for old, _ in changed:
            board._take_off(old)
        for _, new in changed:
            board._set_up(new)
        board._around = {} if board.parted else board.terrain.neighbours
        return board

    def _set_up(self, figure: Figure) -> None:
        at, squares, apart = self.at, figure.squares, 0
        for square in squares:
            if square in at:  # no position of a game, but one on the way to it may be asked about
                self.overlaps = True
            at[square] = figure
            apart |= 1 << BITS * square
        standing = self.standing
        for rank in UP_TO[figure.size]:
            standing[rank] |= apart
        if len(squares) > 1:
            self.has_larger_bases = True
            self._part(squares)

    def _take_off(self, figure: Figure) -> None:
        apart = 0
        for square in figure.squares:
            del self.at[square]
            apart |= 1 << BITS * square
        standing = self.standing
        for rank in UP_TO[figure.size]:
            standing[rank] ^= apart
        self._part(figure.squares)

    def _part(self, squares: tuple[int, ...]) -> None:
        """Part the two squares beside a base that lies on a diagonal, or join them again as it is taken off (24.2b)."""
        if is_diagonal(self.lines.columns, squares):
            a, b = self.sides(*squares)
            for one, other in ((a, b), (b, a)):
                left = self.parted.get(one, 0) ^ 1 << other
                if left:
                    self.parted[one] = left
                else:
                    del self.parted[one]

    @staticmethod
    def of(position: Position) -> Board:
        """Return the board of a position."""
        latest = _latest[0]
        if latest is not None and latest[0] is position:
            return latest[1]
        ground = _ground_of(position)
        key = (id(position.figures), *map(id, ground))
        kept = _boards.get(key)
        if kept is not None and kept[0] is position.figures and _same(kept[1], ground):
            board = kept[2]
        else:
            board = _new_board(position, latest)
            _remember(_boards, key, (position.figures, ground, board))
        _latest[0] = (position, board)
        return board

    @property
    def occupied(self) -> list[int]:
        """By rank, the squares of figures of that size or larger; the last is nobody. Made when first asked for."""
        if self._occupied is None:
            self._occupied = [0] * (len(SIZES) + 1)
            for square, figure in self.at.items():
                for rank in range(figure.size_rank + 1):
                    self._occupied[rank] |= 1 << square
        return self._occupied

    @property
    def players(self) -> frozenset[str]:
        """The sides of its figures, wherever those are. Made when first asked for."""
        if self._players is None:
            self._players = frozenset(figure.side for figure in self.figures if figure.side)
        return self._players

    @property
    def carded(self) -> tuple[Figure, ...]:
        """The figures on the map with special powers and the like, in the position's order. Made when first asked."""
        if self._carded is None:
            self._carded = tuple(figure for figure in self.figures if figure.special and figure.squares)
        return self._carded

    def users(self, slug: str) -> tuple[Figure, ...]:
        """Return the figures that can use a power of somebody's card or size, in the position's order (20.1, 20.4)."""
        found = self._users.get(slug)
        if found is None:
            found = self._users[slug] = tuple(
                figure for figure in self.figures if traits(self.terrain.ruleset.powers, figure).can(slug)
            )
        return found

    def figures_in(self, squares: int) -> tuple[Figure, ...]:
        """Return the figures with at least one of these squares, a set, in the position's order."""
        if not squares:
            return ()
        if self._there is None:
            self._there = tuple((figure, figure.squares_bits) for figure in self.figures if figure.squares)
            self._manned = reduce(or_, (own for _, own in self._there), 0)
        if not squares & self._manned:
            return ()
        return tuple([figure for figure, own in self._there if own & squares])

    def level(self, square: int) -> int:
        """Return the elevation level of a square (16.5)."""
        return self.levels[square]

    def noteworthy(self, level: int) -> int:
        """Return all that may matter to a line whose lower end is on that level, packed for `Lines`."""
        found = self._noteworthy.get(level)
        if found is None:
            found = self.terrain.noteworthy(level) | self.lines.touched(self.standing[0])
            self._noteworthy[level] = found
        return found

    def squares_of(self, spot: Spot) -> tuple[int, ...]:
        """Return the squares of a figure, or the square itself."""
        return (spot,) if isinstance(spot, int) else spot.squares

    def neighbours(self, square: int) -> int:
        """Return the squares adjacent to a square, as a set (6.3, 6.3b, 16.4c, 16.8c, R8)."""
        found = self._around.get(square)
        if found is None:
            found = bits(self._adjacent_to(square, self.terrain.blocking, self.parting))
            self._around[square] = found
        return found

    def neighbours_of(self, squares: tuple[int, ...]) -> int:
        """Return the squares adjacent to a base that occupies these squares, its own left out (24.2b)."""
        around = 0
        for square in squares:
            around |= self.neighbours(square)
        return around & ~bits(squares)

    def touching(self, square: int) -> Iterator[int]:
        """Yield the squares next to a square, corners included (6.3c)."""
        columns, rows = self.lines.columns, self.lines.rows
        row, column = divmod(square, columns)
        for r in range(max(row - 1, 0), min(row + 2, rows)):
            for c in range(max(column - 1, 0), min(column + 2, columns)):
                if (r, c) != (row, column):
                    yield r * columns + c

    def sides(self, a: int, b: int) -> tuple[int, int]:
        """Return the two squares beside the corner where two diagonal squares touch."""
        columns = self.lines.columns
        return a - a % columns + b % columns, b - b % columns + a % columns

    def straight(self, a: int, b: int) -> bool:
        """Return whether two squares that touch share a side."""
        return a % self.lines.columns == b % self.lines.columns or a // self.lines.columns == b // self.lines.columns

    def adjacent_squares(self, a: int, b: int) -> bool:
        """Return whether two squares are adjacent."""
        return bool(self.neighbours(a) >> b & 1)

    @property
    def parting(self) -> Edges:
        """The edges whose two squares are not adjacent for what stands between them (16.4c, 16.4f, 16.4g)."""
        return self.terrain.fenced(self.terrain.ruleset.adjacency.parting)

    @property
    def levels_shut_corners(self) -> bool:
        """Whether a square of another level beside a corner shuts that side of it (6.3b, R8)."""
        return self.terrain.ruleset.adjacency.levels_shut_corners

    def side_open(self, a: int, side: int, b: int, blocking: int, barriers: Edges) -> bool:
        """Return whether one side of the corner between `a` and `b` joins them: free of blocking and walls, and level.

        Whether it has to be level is the edition's.
        """
        if self.levels[side] != self.levels[a] and self.levels_shut_corners:
            return False
        return self._side_free(a, side, b, blocking, barriers)

    def _side_free(self, a: int, side: int, b: int, blocking: int, barriers: Edges) -> bool:
        return (
            not blocking >> side & 1
            and not self.terrain.has_edge(barriers, a, side)
            and not self.terrain.has_edge(barriers, side, b)
        )

    def neighbours_without(self, square: int, blocking: int, walls: Edges) -> int:
        """Return the squares that are adjacent to a square once this blocking terrain and these walls are gone."""
        if not blocking and not walls.east and not walls.south:
            return self.neighbours(square)
        remaining = self.terrain.blocking & ~blocking
        return bits(self._adjacent_to(square, remaining, self.parting.without(walls)))

    def _adjacent_to(self, square: int, blocking: int, barriers: Edges) -> Iterator[int]:
        for other in self.touching(square):
            if self.levels[other] != self.levels[square]:
                continue
            if self.straight(square, other):
                if not self.terrain.has_edge(barriers, square, other):
                    yield other
            elif self._joined(square, other, blocking, barriers):
                yield other

    def joined_at_corner(self, a: int, b: int, gone: Removed = NOTHING) -> bool:
        """Return whether a base may lie on two squares that touch at a corner: one side of it is free (24.2a).

        Levels are not asked; `gone` is blocking terrain that counts no more.
        """
        blocking, walls = self.terrain.blocking & ~gone.squares, self.parting.without(gone.walls)
        free = any(self._side_free(a, side, b, blocking, walls) for side in self.sides(a, b))
        return free and not self.parted.get(a, 0) >> b & 1

    def _joined(self, a: int, b: int, blocking: int, barriers: Edges) -> bool:
        if self.parted.get(a, 0) >> b & 1:
            return False
        enough = any if self.terrain.ruleset.adjacency.corner_sides == 1 else all  # of the sides of a corner (16.8c)
        return enough(self.side_open(a, side, b, blocking, barriers) for side in self.sides(a, b))


_lock = Lock()
_latest: list[tuple[Position, Board] | None] = [None]  # the position asked for last, and its board
MOST_CHANGED = 3  # figures; a board with more of them changed is set up anew


def _new_board(position: Position, latest: tuple[Position, Board] | None) -> Board:
    """Return a new board, made from the one asked for last if they differ by a few figures alone."""
    if latest is not None and _same(_ground_of(latest[0]), _ground_of(position)):
        board = latest[1]
        before, now = board.figures, position.figures
        if len(before) == len(now) and not board.overlaps:
            changed = [(old, new) for old, new in zip(before, now, strict=True) if old is not new]
            if len(changed) <= MOST_CHANGED:
                board = board.with_figures(now, changed)
                if not board.overlaps:
                    return board
    return Board(_terrain(position), position.figures)


# what terrain is made of: the ruleset, the map, the markers, and the objects where the ruleset makes those terrain
Made = tuple[object, object, object, object]
_boards: dict[object, tuple[object, Made, Board]] = {}
_terrains: dict[object, tuple[Made, Terrain]] = {}


def _ground_of(position: Position) -> Made:
    things = position.things if position.ruleset.ground.objects_hinder else None
    return position.ruleset, position.map, position.markers, things


def _same(one: Made, other: Made) -> bool:
    """Return whether two grounds are made of the same objects, not of equal ones."""
    return one[0] is other[0] and one[1] is other[1] and one[2] is other[2] and one[3] is other[3]


def _terrain(position: Position) -> Terrain:
    ground = _ground_of(position)
    key = tuple(map(id, ground))
    kept = _terrains.get(key)
    if kept is not None and _same(kept[0], ground):
        return kept[1]
    things = hindering_things(position.ruleset, position.things)
    terrain = Terrain(position.ruleset, position.map, position.markers, things)
    _remember(_terrains, key, (ground, terrain))
    return terrain


def _remember(kept: dict[object, Kept], key: object, value: Kept) -> None:
    # every entry holds the objects whose ids are its key, so that no id is used again while it is kept
    with _lock:
        while len(kept) >= KEEP:
            del kept[next(iter(kept))]
        kept[key] = value
