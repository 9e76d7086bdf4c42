"""The board of a position: terrain after markers and who stands where, as sets of squares ready to be asked."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from engine.heroclix.board.terrain import Edges, Terrain
from engine.heroclix.position import SIZES, Figure, Position, bits

if TYPE_CHECKING:
    from engine.heroclix.board.sight import Sight
    from engine.heroclix.board.tables import View

__all__ = ["Board", "Spot"]

Spot = Figure | int  # a figure, or the number of a square
Kept = TypeVar("Kept")
KEEP = 32  # boards and terrains remembered; a game asks many questions of a few positions


class Board:
    """Terrain and figures of one position.

    `Board.of(position)` is cheap: terrain is shared as long as map and markers are the same objects,
    the board as long as the figures are too.

    >>> from engine.heroclix.position import MapPrint
    >>> position = Position(MapPrint(16, 16), (Figure("cap", "Cap", "red", (66,)),))
    >>> Board.of(position) is Board.of(position)
    True
    >>> Board.of(position).level(66)
    1
    """

    __slots__ = (
        "_neighbours", "_noteworthy", "at", "by_id", "figures", "has_larger_bases", "levels", "lines", "occupied",
        "sights", "squares", "terrain", "views",
    )  # fmt: skip

    def __init__(self, terrain: Terrain, figures: tuple[Figure, ...]) -> None:
        self.terrain = terrain
        self.lines = terrain.lines
        self.levels = terrain.levels
        self.figures = figures
        self.by_id = {figure.id: figure for figure in figures}
        self.squares = {figure.id: bits(figure.squares) for figure in figures}
        self.at = {square: figure for figure in figures for square in figure.squares}
        # occupied[rank]: the squares of figures of that size or larger; the last is nobody
        self.occupied = [0] * (len(SIZES) + 1)
        for figure in figures:
            for rank in range(figure.size_rank + 1):
                self.occupied[rank] |= self.squares[figure.id]
        self.has_larger_bases = any(len(figure.squares) > 1 for figure in figures)
        # kept here by the lines of fire, for as long as the board is kept
        self.sights: dict[tuple[str | int, str | int, frozenset[str], str], Sight] = {}
        self.views: dict[object, View] = {}
        self._neighbours: dict[int, int] = {}
        self._noteworthy: dict[int, int] = {}

    @staticmethod
    def of(position: Position) -> Board:
        """Return the board of a position."""
        key = (id(position.map), id(position.markers), id(position.figures))
        kept = _boards.get(key)
        if kept is not None and kept[0] is position.figures and kept[1] is position.map and kept[2] is position.markers:
            return kept[3]
        board = Board(_terrain(position), position.figures)
        _remember(_boards, key, (position.figures, position.map, position.markers, board))
        return board

    def level(self, square: int) -> int:
        """Return the elevation level of a square (16.5)."""
        return self.levels[square]

    def noteworthy(self, level: int) -> int:
        """Return all that may matter to a line whose lower end is on that level, packed for `Lines`."""
        found = self._noteworthy.get(level)
        if found is None:
            terrain = self.terrain
            squares = terrain.blocking | terrain.hindering | terrain.above(level) | self.occupied[0]
            found = self._noteworthy[level] = self.lines.touched(squares, *terrain.barriers)
        return found

    def squares_of(self, spot: Spot) -> tuple[int, ...]:
        """Return the squares of a figure, or the square itself."""
        return (spot,) if isinstance(spot, int) else spot.squares

    def neighbours(self, square: int) -> int:
        """Return the squares adjacent to a square, as a set (6.3, 6.3b, 16.4c, 16.8c, R8)."""
        found = self._neighbours.get(square)
        if found is None:
            found = self._neighbours[square] = bits(
                self._adjacent_to(square, self.terrain.blocking, self.terrain.barriers)
            )
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

    def side_open(self, a: int, side: int, b: int, blocking: int, barriers: Edges) -> bool:
        """Return whether one side of the corner between `a` and `b` joins them: level, free of blocking and walls."""
        return (
            self.levels[side] == self.levels[a]
            and not blocking >> side & 1
            and not self.terrain.has_edge(barriers, a, side)
            and not self.terrain.has_edge(barriers, side, b)
        )

    def neighbours_without(self, square: int, blocking: int, walls: Edges) -> int:
        """Return the squares that are adjacent to a square once this blocking terrain and these walls are gone."""
        if not blocking and not walls.east and not walls.south:
            return self.neighbours(square)
        remaining = self.terrain.blocking & ~blocking
        return bits(self._adjacent_to(square, remaining, self.terrain.barriers.without(walls)))

    def _adjacent_to(self, square: int, blocking: int, barriers: Edges) -> Iterator[int]:
        for other in self.touching(square):
            if self.levels[other] != self.levels[square]:
                continue
            if self.straight(square, other):
                if not self.terrain.has_edge(barriers, square, other):
                    yield other
            elif any(self.side_open(square, side, other, blocking, barriers) for side in self.sides(square, other)):
                yield other


_lock = Lock()
_boards: dict[object, tuple[object, object, object, Board]] = {}
_terrains: dict[object, tuple[object, object, Terrain]] = {}


def _terrain(position: Position) -> Terrain:
    key = (id(position.map), id(position.markers))
    kept = _terrains.get(key)
    if kept is not None and kept[0] is position.map and kept[1] is position.markers:
        return kept[2]
    terrain = Terrain(position.map, position.markers)
    _remember(_terrains, key, (position.map, position.markers, terrain))
    return terrain


def _remember(kept: dict[object, Kept], key: object, value: Kept) -> None:
    # every entry holds the objects whose ids are its key, so that no id is used again while it is kept
    with _lock:
        while len(kept) >= KEEP:
            del kept[next(iter(kept))]
        kept[key] = value
