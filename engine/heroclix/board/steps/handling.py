"""What a figure picks up or puts down on its way: where it has to pass for that (17.6, 17.8, 10.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.board.steps.walk import FAR, Node, Walk
from engine.heroclix.position import Position, bits

__all__ = ["Handling", "HandlingWalk"]


@dataclass(frozen=True, slots=True)
class Handling:
    """A marker or object that is picked up, or the square where one is put down.

    `squares`: where it lies or is put. `after`: the position once that is done, if the terrain changes with it.
    """

    squares: int
    after: Position | None = None

    def near(self, mover: Mover, square: int, gone: Removed) -> bool:
        """Return whether a figure that moves through a square may do it there: in that square or an adjacent one."""
        if self.squares >> square & 1:
            return True
        return bool(mover.board.neighbours_without(square, gone.squares, gone.walls) & self.squares)

    def near_where_stopped(self, mover: Mover, square: int, gone: Removed) -> bool:
        """Return whether a figure that is stopped in a square as it enters it may do it there, as its edition says."""
        if mover.handles_where_stopped == "underfoot":
            return bool(self.squares >> square & 1)
        return self.near(mover, square, gone)

    def near_at_start(self, mover: Mover) -> bool:
        """Return whether it may be done where the move begins, with every square of the base (10.4, 10.5, P53)."""
        return any(self.near(mover, square, NOTHING) for square in mover.figure.squares)

    def mover_after(self, mover: Mover) -> Mover:
        """Return the mover that goes on once it is done."""
        if self.after is None:
            return mover
        return Mover(self.after, self.after.figure(mover.figure.id), mover.close, mover.left)


def _watching(mover: Mover, handling: Handling) -> Mover:
    """Return a mover that also keeps in mind what it destroys close to the thing that it handles."""
    if not mover.destroys:
        return mover
    close = handling.squares | bits(
        square for one in mover.terrain.map.squares_of(handling.squares) for square in mover.board.touching(one)
    )
    return Mover(mover.position, mover.figure, mover.close | close, mover.left)


class HandlingWalk(Walk):
    """All that a mover reaches, having handled something on its way (`Walk` has the rest).

    A square that it is stopped in as it enters it does not count for that, unless the edition lets it (17.6).
    """

    def __init__(
        self, mover: Mover, start: int, speed: int, direct: bool, handling: Handling, patience: int = FAR
    ) -> None:
        mover = _watching(mover, handling)
        first = Walk(mover, start, speed, direct, patience=patience)
        done = self._done(mover, first, handling)
        super().__init__(handling.mover_after(mover), start, speed, direct, done, patience)
        self.complete = self.complete and first.complete
        if mover.handles_where_stopped:
            for node in first.ends.values():
                if node.stops and handling.near_where_stopped(mover, node.square, node.gone):
                    self._end(node)

    def _done(self, mover: Mover, first: Walk, handling: Handling) -> list[Node]:
        found = []
        for node in first.passed:
            if handling.near_at_start(mover) if node.before is None else handling.near(mover, node.square, node.gone):
                found.append(node)
        return found
