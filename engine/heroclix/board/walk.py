"""Every square that a move reaches, and how: a search over steps, layer by layer (10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.heroclix.board.mover import Mover
from engine.heroclix.board.sight import NOTHING, Removed
from engine.heroclix.board.stride import Stride, strides
from engine.heroclix.position import bits

__all__ = ["Node", "Walk"]


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A figure on its way: where, after how many squares, whether it has to stop, and where it came from."""

    square: int
    moved: int
    stops: bool
    gone: Removed
    before: Node | None = None

    def path(self) -> tuple[int, ...]:
        """Return the squares entered, in order, the start left out."""
        squares: list[int] = []
        node: Node | None = self
        while node is not None and node.before is not None:
            squares.append(node.square)
            node = node.before
        return tuple(reversed(squares))


class Walk:
    """All that a mover reaches from one square of its base within some squares of movement.

    `ends` holds the shortest way to every square where the move may end, its start included, `covered` the
    squares that the figure may then occupy. For a larger base it is the chosen square that moves, and the
    whole base must find room at the end (24.2d).
    """

    def __init__(self, mover: Mover, start: int, speed: int) -> None:
        self.mover = mover
        self.start = start
        first = Node(start, 0, False, NOTHING)
        self.ends: dict[int, Node] = {start: first}
        self.covered = mover.board.squares[mover.figure.id]
        self._strides: dict[tuple[int, int, Removed], list[Stride]] = {}
        self._large = len(mover.figure.squares) > 1
        if not mover.immobile:
            self._search(first, speed)

    def _search(self, first: Node, speed: int) -> None:
        layer = [first]
        seen: set[tuple[int, Removed]] = {(first.square, first.gone)}
        for _ in range(speed):
            following: dict[tuple[int, Removed], Node] = {}
            for node in layer:
                for after in self._steps(node):
                    room = self._room(after)
                    if room:
                        self.ends.setdefault(after.square, after)
                        self.covered |= room
                    state = (after.square, after.gone)
                    # a larger base may need more squares than the shortest way to turn, so it is searched in full
                    if not after.stops and (self._large or state not in seen):
                        seen.add(state)
                        following.setdefault(state, after)
            if not following:
                return
            layer = list(following.values())

    def _steps(self, node: Node) -> Iterator[Node]:
        for other in self._touching(node.square):
            key = (node.square, other, node.gone)
            found = self._strides.get(key)
            if found is None:
                found = self._strides[key] = strides(self.mover, *key)
            for to, stops, gone in found:
                yield Node(to, node.moved + 1, stops, gone, node)

    def _touching(self, square: int) -> list[int]:
        """Return the squares next to a square, those across a side first, so that the plainer way is kept."""
        board = self.mover.board
        return sorted(board.touching(square), key=lambda other: not board.straight(square, other))

    def _room(self, node: Node) -> int:
        """Return the squares that the figure may occupy when its move ends here; none if it may not end here."""
        if not self._large:
            return 1 << node.square if self.mover.may_stand(node.square) else 0
        room = 0
        for squares in self.mover.placements(self.start, node.square, node.moved):
            room |= bits(squares)
        return room
