"""Every line of fire of one sight at once: what the bare path finds for each pair of squares.

A pair takes a look into a table then. For a few lines of a position it is quicker to judge those.
"""

from __future__ import annotations

from engine.grid import BITS, Sweep, spread
from engine.heroclix.board.board import Board
from engine.heroclix.board.sight import BARE, Sight
from engine.heroclix.board.tables import BLOCKED, CLEAR, HINDERED, view_of

__all__ = ["Survey"]


class Survey:
    """The lines between all squares of a board, Stealth aside.

    >>> from engine.heroclix.position import MapPrint, Position
    >>> survey = Survey(Board.of(Position(MapPrint(16, 16, blocking=0b10))))
    >>> survey.judge(0, 2) == BLOCKED, survey.judge(2, 0) == BLOCKED, survey.judge(0, 32) == CLEAR
    (True, True, True)
    """

    __slots__ = ("_blocked", "_board", "_hindered", "_view")

    def __init__(self, board: Board, sight: Sight = BARE) -> None:
        self._board = board
        self._view = view_of(board, sight)
        # from which squares the line of an offset is blocked or hindered on its way, by the lower numbers of its ends
        self._blocked: dict[int, int] = {0: 0}
        self._hindered: dict[int, int] = {0: 0}
        levels = {level: spread(squares) for level, squares in board.terrain.at_level.items()}
        for one, low in levels.items():
            for other, high in levels.items():
                self._add(one, other, low, high)

    def _add(self, one: int, other: int, low: int, high: int) -> None:
        """Add the lines from squares of one level to squares with a higher number of another."""
        lines, field = self._board.lines, self._view.field(one, other)
        sweep = Sweep.of(lines.columns, lines.rows)
        blocked, hindered = sweep.crossed(field.blocking), sweep.crossed(field.hinder())
        if self._board.terrain.flat:
            self._blocked |= blocked
            self._hindered |= hindered
            return
        for offset, step in sweep.steps():
            pairs = low & high >> BITS * step
            self._blocked[offset] = self._blocked.get(offset, 0) | blocked[offset] & pairs
            self._hindered[offset] = self._hindered.get(offset, 0) | hindered[offset] & pairs

    def judge(self, a: int, b: int) -> int:
        """Return CLEAR, HINDERED or BLOCKED for the line from the centre of square `a` to that of `b`."""
        board = self._board
        offset, place = abs(board.lines.key[b] - board.lines.key[a]), BITS * min(a, b)
        end = self._view.field(board.levels[a], board.levels[b]).ends[b] if a != b else self._view.judge(a, b)
        if self._blocked[offset] >> place & 1:
            return BLOCKED
        return end or (HINDERED if self._hindered[offset] >> place & 1 else CLEAR)
