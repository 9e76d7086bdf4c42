"""Everything that is seen: from one square, or from every square at once.

From one square the lines are judged one after the other. From all of them they are judged together, every line of
the same length and direction in one go, walls and levels included; a pair takes a look into a table then.
"""

from __future__ import annotations

from functools import lru_cache

from engine.grid import Lines, Sweep
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.kept import Field
from engine.heroclix.board.lines.pairs import line_result
from engine.heroclix.board.lines.sight import BARE, Sight, sight_between
from engine.heroclix.board.lines.tables import BLOCKED, CLEAR, HINDERED, sources, starts, view_of
from engine.heroclix.position import Position

__all__ = ["Survey", "seen_from"]

# what a line comes to whose end is hindered or blocked, by what it came to before
WORSE = {end: bytes(max(end, met) for met in range(256)) for end in (HINDERED, BLOCKED)}


def seen_from(position: Position, source: Spot) -> list[int]:
    """Return what the line of fire from a figure or square to each square comes to, by number (11.4).

    To a square where somebody stands the line is drawn to the figure, so that its Stealth and size count. What is
    told of the source's own squares means nothing.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> seen_from(Position(MODERN, MapPrint(4, 1, blocking=0b100)), 0) == [CLEAR, CLEAR, BLOCKED, BLOCKED]
    True
    """
    board = Board.of(position)
    bare = next((square for square in range(board.lines.area) if square not in board.at), None)
    if bare is None:
        found = [CLEAR] * board.lines.area
    else:
        sight = sight_between(position, source, bare)
        survey = Survey(board, sight)
        found = list(map(min, zip(*(survey.row(start) for start in board.squares_of(source)), strict=True)))
        if sight.opens:  # a range attack may open what blocks it (27.6d)
            again = [square for square, result in enumerate(found) if result != CLEAR and square not in board.at]
            for square in again:
                found[square] = line_result(position, source, square)
    for square, figure in board.at.items():
        found[square] = line_result(position, source, figure)
    return found


class Survey:
    """The lines between all squares of a board, Stealth aside.

    >>> from engine.heroclix.position import MapPrint, Position
    >>> from engine.heroclix.editions.modern import MODERN
    >>> survey = Survey(Board.of(Position(MODERN, MapPrint(16, 16, blocking=0b10))))
    >>> list(survey.row(0)[:3]) == list(survey.rows()[0][:3]) == [CLEAR, BLOCKED, BLOCKED]
    True
    """

    __slots__ = ("_board", "_rows", "_sight", "_view")

    def __init__(self, board: Board, sight: Sight = BARE) -> None:
        self._board, self._sight = board, sight
        self._view = view_of(board, sight)
        self._rows: list[bytes] = []

    def row(self, a: int) -> bytes:
        """Return CLEAR, HINDERED or BLOCKED for the line from the centre of a square to that of each, by number."""
        if self._rows:
            return self._rows[a]
        judge = self._view.judge
        return self._begun(a, bytes([judge(a, b) for b in range(self._board.lines.area)]))

    def _begun(self, a: int, row: bytes) -> bytes:
        """Return what a square sees with what its own ground does to the lines from it."""
        if not sources(self._board.terrain) >> a & 1:
            return row
        return bytes([max(seen, starts(self._board, a, b, self._sight)) for b, seen in enumerate(row)])

    def rows(self) -> list[bytes]:
        """Return the rows of all squares; they are judged together when first asked for."""
        if not self._rows:
            self._rows = self._judged()
        return self._rows

    def _judged(self) -> list[bytes]:
        """Return for each square what it sees: what is met on the way, and the ground at the end."""
        board, area = self._board, self._board.lines.area
        rows = _rows(self._met(hinders=False), area, BLOCKED)
        if any(field.hinder() for field in self._fields()):
            murky = _rows(self._met(hinders=True), area, HINDERED)
            rows = [bytes(map(max, row, murk)) for row, murk in zip(rows, murky, strict=True)]
        for square in board.terrain.map.squares_of(sources(board.terrain)):
            rows[square] = self._begun(square, rows[square])
        for level, squares in board.terrain.at_level.items():
            self._end(rows, level, list(board.terrain.map.squares_of(squares)))
        return rows

    def _fields(self) -> list[Field]:
        levels = self._board.terrain.at_level
        return [self._view.field(one, other) for one in levels for other in levels]

    def _end(self, rows: list[bytes], level: int, squares: list[int]) -> None:
        """Add what the ground of each square does at the end of a line from some squares of one level."""
        levels = self._board.levels
        fields = {other: self._view.field(level, other).ends for other in self._board.terrain.at_level}
        ends = {b: fields[other][b] for b, other in enumerate(levels) if fields[other][b] != CLEAR}
        together = bytearray().join([rows[a] for a in squares])
        area = len(levels)
        for b, end in ends.items():
            together[b::area] = together[b::area].translate(WORSE[end])
        for place, a in enumerate(squares):
            if ends.get(a) == BLOCKED:  # the ground one stands on never blocks (11.4b, R17)
                together[place * area + a] = CLEAR
        told = bytes(together)
        for place, a in enumerate(squares):
            rows[a] = told[place * area : (place + 1) * area]

    def _met(self, hinders: bool) -> dict[int, int]:
        """Return, by the step from one square to another, from which squares that line is blocked, or hindered."""
        lines, terrain = self._board.lines, self._board.terrain
        sweep = Sweep.of(lines.columns, lines.rows)
        found: dict[int, int] = {}
        for one, low in terrain.at_level.items():
            for other, high in terrain.at_level.items():
                field = self._view.field(one, other)
                packed = field.hinder() if hinders else field.blocking
                if not packed:
                    continue
                crossed = sweep.crossed(packed)
                for step, offsets in _steps(lines):
                    met = 0
                    for offset, begins in offsets:
                        met |= crossed[offset] & begins
                    found[step] = found.get(step, 0) | met & low & high >> step
        return found


@lru_cache(maxsize=4)
def _steps(lines: Lines) -> list[tuple[int, list[tuple[int, int]]]]:
    """Return by how much the numbers of two squares may differ, with the offsets that do and where such lines begin.

    They begin at the lower of the two squares.
    """
    columns, rows = lines.columns, lines.rows
    found: dict[int, list[tuple[int, int]]] = {}
    for offset, step in Sweep.of(columns, rows).steps():
        down, across = divmod(offset + columns - 1, 2 * columns - 1)
        across -= columns - 1
        width = ((1 << columns - abs(across)) - 1) << max(0, -across)
        begins = sum(width << row * columns for row in range(rows - down))
        found.setdefault(step, []).append((offset, begins))
    return sorted(found.items())


def _rows(met: dict[int, int], area: int, state: int) -> list[bytes]:
    """Return for each square that state where the line to each other meets something, else CLEAR.

    By their steps the lines stand one step below the other: what a square sees goes up through them slantwise to the
    squares before it, and straight down to those behind it.
    """
    none = bytes(area)
    marks = bytes.maketrans(b"01", bytes((CLEAR, state)))
    steps = [none]
    for step in range(1, area):
        begins = met.get(step, 0)
        steps.append(f"{begins:b}".encode()[::-1].ljust(area, b"0") if begins else none)
    lines = b"".join(steps).translate(marks)
    return [
        lines[a * area : area - 1 : 1 - area][:a] + b"\0" + lines[area + a :: area][: area - 1 - a] for a in range(area)
    ]
