"""Every square that a move reaches, and how: a search over steps, layer by layer (10.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.board.base import Base
from engine.heroclix.board.measures import distance_between
from engine.heroclix.board.mover import Mover
from engine.heroclix.board.sight import NOTHING, Removed
from engine.heroclix.board.stride import Stride, strides

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
        self._base = Base(mover, start) if len(mover.figure.squares) > 1 else None
        if not mover.immobile:
            self._search(first, speed)

    def _search(self, first: Node, speed: int) -> None:
        layer = [first]
        settled: set[tuple[int, Removed]] = set()
        self._settle(first, settled)
        for _ in range(speed):
            following: dict[tuple[int, Removed], Node] = {}
            tried: set[int] = set()
            for node in layer:
                for to, stops, gone in self._onward(node):
                    after = Node(to, node.moved + 1, stops, gone, node)
                    if to not in tried:
                        tried.add(to)
                        self._end(after)
                    if not stops and (to, gone) not in settled:
                        following.setdefault((to, gone), after)
            if not following:
                return
            layer = list(following.values())
            for node in layer:
                self._settle(node, settled)

    def _settle(self, node: Node, settled: set[tuple[int, Removed]]) -> None:
        """Note where coming again, after more squares, leads nowhere new.

        For a single square that is wherever it has been; a larger base may need more squares to turn.
        """
        slack = 0 if self._base is None else self._base.slack
        if node.moved >= distance_between(self.mover.position, self.start, node.square) + slack:
            settled.add((node.square, node.gone))

    def _end(self, node: Node) -> None:
        """Note where the figure may lie if its move ends here."""
        room = self._room(node)
        if room:
            self.ends.setdefault(node.square, node)
            self.covered |= room

    def _onward(self, node: Node) -> list[Stride]:
        """Return the steps that lead on, those across a side first, so that the plainer way is kept."""
        key = (node.square, node.gone)
        found = self.mover.onward.get(key)
        if found is None:
            board = self.mover.board
            touching = sorted(board.touching(node.square), key=lambda other: not board.straight(node.square, other))
            found = [stride for other in touching for stride in strides(self.mover, node.square, other, node.gone)]
            self.mover.onward[key] = found
        return found

    def _room(self, node: Node) -> int:
        """Return the squares that the figure may occupy when its move ends here; none if it may not end here."""
        if self._base is not None:
            return self._base.room(node.square, node.moved)
        return 1 << node.square if self.mover.may_stand(node.square) else 0
