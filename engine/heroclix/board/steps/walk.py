"""Every square that a move reaches, and how: a search over steps, layer by layer (10.2, 10.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.measures import distance_between
from engine.heroclix.board.steps.base import Base
from engine.heroclix.board.steps.mover import Mover, Stride
from engine.heroclix.board.steps.step import beyond, strides

__all__ = ["FAR", "Node", "Walk"]

FAR = 1_000_000  # more squares than any move takes, and more ways than anybody waits for
Layer = dict[tuple[int, Removed], "Node"]


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
    squares that the figure may then occupy, `free` those of them that it may also occupy without having been
    stopped, `passed` the ways from which it may go on. For a larger base it is the chosen square that moves,
    and the whole base must find room at the end (24.2d). A `direct` move goes one way alone, and a square at
    least (10.6). With `sources` the search goes on from those ways instead of from the start. It gives up after
    `patience` ways, and `complete` is false then.
    """

    def __init__(
        self,
        mover: Mover,
        start: int,
        speed: int,
        direct: bool = False,
        sources: Sequence[Node] | None = None,
        patience: int = FAR,
    ) -> None:
        self.mover = mover
        self.start = start
        self.patience, self.complete = patience, True
        self.ends: dict[int, Node] = {}
        self.covered = self.free = 0
        self.passed: list[Node] = []
        self._least: dict[int, int] = {}
        self._base = Base(mover, start) if len(mover.figure.squares) > 1 else None
        if sources is None:
            sources = (self._begin(direct),)
        else:
            for node in sources:
                self._resume(node, direct)
        if mover.immobile:
            return
        if direct:
            self._search_direct(sources, speed)
        else:
            self._search(sources, speed)

    def _begin(self, direct: bool) -> Node:
        """Return the start, which is also an end unless the move has to be a direct path."""
        first = Node(self.start, 0, False, NOTHING)
        if not direct:
            self.ends[self.start] = first
            self.covered = self.free = self.mover.figure.squares_bits
            self._least = dict.fromkeys(self.mover.figure.squares, 0)
        return first

    def _resume(self, node: Node, direct: bool) -> None:
        """Note where the figure may lie if it goes no farther than this: unmoved, it stays as it lies (10.5)."""
        if node.moved:
            self.free |= self._end(node)
        else:
            self._begin(direct)

    @property
    def costs(self) -> Mapping[int, int]:
        """The squares of movement that each square of `covered` takes at least."""
        if self._base is None:
            return {square: node.moved for square, node in self.ends.items()}
        return self._least

    def reaches(self, square: int) -> int | None:
        """Return the squares of movement that the chosen square needs to end there; None if it may not."""
        found = self.ends.get(square)
        return None if found is None else found.moved

    def path(self, to: int) -> tuple[int, ...]:
        """Return the squares entered on a shortest way to a square that it reaches, in order."""
        return self.ends[to].path()

    def _search(self, sources: Sequence[Node], speed: int) -> None:
        settled: set[tuple[int, Removed]] = set()
        waiting = sorted(sources, key=lambda node: node.moved, reverse=True)
        following: Layer = {}
        for moved in range(speed + 1):
            while waiting and waiting[-1].moved == moved:
                node = waiting.pop()
                if (node.square, node.gone) not in settled:
                    following.setdefault((node.square, node.gone), node)
            layer = list(following.values())
            self.passed += layer
            if moved == speed or not (layer or waiting):
                return
            if len(self.passed) > self.patience:
                self.complete = False
                return
            for node in layer:
                self._settle(node, settled)
            following = self._entered(layer, settled)

    def _entered(self, layer: list[Node], settled: set[tuple[int, Removed]]) -> Layer:
        """Take every step from a layer that leads to something new; return the ways that go on."""
        found: Layer = {}
        tried: dict[tuple[int, Removed], int] = {}
        for node in layer:
            for stride in self._onward(node):
                key = stride.to, stride.gone
                if key in settled or key in found or (stride.stops and key in tried):
                    continue  # it has been there, in no more squares and without being stopped if this is not
                after = self._step(node, stride, tried)
                if not stride.stops:
                    found[key] = after
        return found

    def _search_direct(self, sources: Sequence[Node], speed: int) -> None:
        """Go each of the eight ways, or on in the way already taken, as far as it leads."""
        self.passed += sources
        for source in sources:
            for there in self._ahead(source):
                layer, here, onward = [source], source.square, there
                while layer and layer[0].moved < speed:
                    layer = self._next_layer(layer, here, onward)
                    self.passed += layer
                    following = beyond(self.mover, here, onward)
                    if following is None:
                        break
                    here, onward = onward, following

    def _ahead(self, source: Node) -> Iterator[int]:
        """Yield the squares that a direct move may enter next."""
        if source.before is None:
            yield from self.mover.board.touching(source.square)
            return
        there = beyond(self.mover, source.before.square, source.square)
        if there is not None:
            yield there

    def _next_layer(self, layer: list[Node], here: int, there: int) -> list[Node]:
        tried: dict[tuple[int, Removed], int] = {}
        following: dict[Removed, Node] = {}
        for node in layer:
            for stride in strides(self.mover, here, there, node.gone):
                after = self._step(node, stride, tried)
                if not stride.stops:
                    following.setdefault(stride.gone, after)
        return list(following.values())

    def _step(self, node: Node, stride: Stride, tried: dict[tuple[int, Removed], int]) -> Node:
        """Take one step and note where the figure may lie if its move ends with it.

        That depends on the square, on how far it has moved and on what it destroyed: `tried` is what this layer found.
        """
        to, stops, gone = stride
        after = Node(to, node.moved + 1, stops, gone, node)
        room = tried.get((to, gone))
        if room is None:
            room = tried[to, gone] = self._end(after)
        if not stops:
            self.free |= room
        return after

    def _end(self, node: Node) -> int:
        """Return the squares that the figure may occupy if its move ends here, and note them."""
        room = self._room(node)
        if not room:
            return room
        known = self.ends.get(node.square)
        if known is None or node.moved < known.moved:
            self.ends[node.square] = node
        if self._base is not None:
            for square in self.mover.terrain.map.squares_of(room):
                if node.moved < self._least.get(square, FAR):
                    self._least[square] = node.moved
        self.covered |= room
        return room

    def _settle(self, node: Node, settled: set[tuple[int, Removed]]) -> None:
        """Note where coming again, after more squares, leads nowhere new.

        For a single square that is wherever it has been; a larger base may need more squares to turn.
        """
        slack = 0 if self._base is None else self._base.slack
        if node.moved >= distance_between(self.mover.position, self.start, node.square) + slack:
            settled.add((node.square, node.gone))

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
            return self._base.room(node.square, node.moved, node.gone)
        return 1 << node.square if self.mover.may_stand(node.square) else 0
