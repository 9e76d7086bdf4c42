"""Where a larger base may lie once its chosen square has moved (24.2a, 24.2c, 24.2d, P11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.position import bits

__all__ = ["Base"]

RIGHT_ANGLES = 4
AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))
Shift = tuple[int, int]  # rows down, columns right


class Bounds(NamedTuple):
    """The least and the most of some shifts."""

    top: int
    left: int
    bottom: int
    right: int

    def farthest(self, down: int, right: int) -> int:
        """Return how many squares the farthest of them reaches, itself shifted (11.3a)."""
        return max(abs(self.top + down), abs(self.bottom + down), abs(self.left + right), abs(self.right + right))


class Turn(NamedTuple):
    """One way for a base to lie: `places` around its chosen square, and the `shifts` that turning costs its squares.

    `pattern` is the set of its squares, moved so that the upper left corner of `places` is square 0.
    """

    places: Bounds
    shifts: Bounds
    pattern: int


class Base:
    """The base of a figure that moves by one chosen square of it.

    `slack` is how many squares more than the chosen square's way it may take to turn as one likes: each other
    square ends at most as far from where it began as the chosen square moved (24.2d).
    """

    def __init__(self, mover: Mover, start: int) -> None:
        self.mover = mover
        self.columns, self.rows = mover.board.lines.columns, mover.board.lines.rows
        self.start = divmod(start, self.columns)
        row, column = self.start
        parts = [(part // self.columns - row, part % self.columns - column) for part in mover.figure.squares]
        self.turns = list(self._turns(parts))
        self.slack = max(turn.shifts.farthest(0, 0) for turn in self.turns)

    def _turns(self, parts: list[Shift]) -> list[Turn]:
        """Return the ways to lie around its chosen square, if the map is wide enough."""
        found = []
        for turned in self._directions(parts):
            places = _bounds(turned)
            if places.right - places.left < self.columns:
                pattern = bits((down - places.top) * self.columns + right - places.left for down, right in turned)
                shifts = [(new[0] - old[0], new[1] - old[1]) for old, new in zip(parts, turned, strict=True)]
                found.append(Turn(places, _bounds(shifts), pattern))
        return found

    def _directions(self, parts: list[Shift]) -> Iterator[list[Shift]]:
        """Yield its squares turned by right angles; by half of them where two may lie on a diagonal (24.2a)."""
        if self.mover.diagonal:
            for shift in AROUND:
                yield [part if part == (0, 0) else shift for part in parts]
            return
        for _ in range(RIGHT_ANGLES):
            yield parts
            parts = [(right, -down) for down, right in parts]

    def room(self, square: int, moved: int, gone: Removed = NOTHING) -> int:
        """Return the squares that it may occupy once the chosen one has moved that far to `square`; none: no room."""
        found = 0
        for squares in self.lies(square, moved, gone):
            found |= squares
        return found

    def lies(self, square: int, moved: int, gone: Removed = NOTHING) -> Iterator[int]:
        """Yield each set of squares on which it may lie then; `gone` is what it has destroyed on its way (R25)."""
        row, column = divmod(square, self.columns)
        down, right = row - self.start[0], column - self.start[1]
        for places, shifts, pattern in self.turns:
            top, left = row + places.top, column + places.left
            inside = top >= 0 <= left and row + places.bottom < self.rows and column + places.right < self.columns
            if inside and shifts.farthest(down, right) <= moved:
                squares = pattern << top * self.columns + left
                if self.mover.may_lie(squares, square, gone):
                    yield squares


def _bounds(shifts: list[Shift]) -> Bounds:
    down, right = [shift[0] for shift in shifts], [shift[1] for shift in shifts]
    return Bounds(min(down), min(right), max(down), max(right))
