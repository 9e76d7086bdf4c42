"""A way given square by square: whether it may be taken, or at which step it fails and why (10.2, 10.6, 13.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.steps.base import Base
from engine.heroclix.board.steps.handling import Handling
from engine.heroclix.board.steps.mover import Mover, Stride
from engine.heroclix.board.steps.step import ENDS_BLOCKING, ENDS_OCCUPIED, beyond, refusals, strides, why_it_stops
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["Trail", "begins_at", "follow", "why_not_there"]

IMMOBILE = Message("move-stays", ("figure",), rule="27.7f", reading="R36")
NOT_NEXT = Message("move-not-next", ("a", "b"), rule="10.2")
TOO_FAR = Message("move-too-far", ("figure", "square", "needed", "speed"), rule="10.2")
TURNED = Message("move-turned", ("square",), rule="10.6")
STANDS_STILL = Message("move-direct-none", ("figure",), rule="10.6")
STOPPED = Message("move-stopped", ("square", "following"), rule="10.2")
NO_ROOM = Message("move-no-room", ("figure", "square"), rule="24.2d")
OUT_OF_REACH = Message("move-not-beside", ("figure", "squares"), rule="17.6")
STOPPED_BESIDE = Message("move-stopped-beside", ("figure", "square"), rule="17.6")


class Trail(NamedTuple):
    """How far a way may be taken.

    `fails_at`: the number of the first step that may not be taken, counted from 1; 0 if it fails before the
    first, None if all may. `reasons`: what is against it, whether a step or something else. `gone`: the pieces
    destroyed. `stopped`: the last step stops the figure.
    """

    fails_at: int | None
    reasons: list[Step]
    gone: Removed = NOTHING
    stopped: bool = False


class _State(NamedTuple):
    """What a way may have come to: the pieces destroyed, and whether it has handled what it is to handle."""

    gone: Removed
    done: bool


class _Follower:
    """A figure that follows a way, with every state that it may be in."""

    def __init__(self, mover: Mover, start: int, way: tuple[int, ...], speed: int, handling: Handling | None) -> None:
        self.mover = mover.minding_everything()
        self.start, self.way, self.speed, self.handling = start, way, speed, handling
        self.after = self.mover if handling is None else handling.mover_after(self.mover)
        self.name = mover.position.map.name_of
        self.figure = FigureId(mover.figure.id)
        self.beside: int | None = None  # where it was stopped beside what it was to handle

    def run(self, direct: bool) -> Trail:
        """Follow the way to its end or to the first step that fails."""
        here = self.start
        states = self._handled({_State(NOTHING, self.handling is None)}, None)
        taken: list[tuple[_State, Stride]] = []
        for number, there in enumerate(self.way, 1):
            turned = direct and number > 1 and there != beyond(self.mover, self._entered(number - 2), here)
            allowed = number <= self.speed and not turned
            taken = [(state, one) for state in states for one in self._strides(state, here, there)] if allowed else []
            if not taken:
                return Trail(number, self._why_not(here, there, number, turned))
            states = self._handled({_State(one.gone, state.done) for state, one in taken if not one.stops}, there)
            if number < len(self.way) and not states:
                stop = STOPPED.step(StepKind.CHECK, square=self.name(there), following=self.name(self.way[number]))
                return Trail(number + 1, [*why_it_stops(self.mover, here, there, taken[0][1].gone), stop])
            here = there
        stopped = {_State(one.gone, state.done) for state, one in taken if one.stops}
        if self.mover.handles_where_stopped:
            stopped = self._handled(stopped, here, stopped=True)
        return self._at_end(here, states, stopped, direct)

    def _entered(self, index: int) -> int:
        return self.way[index - 1] if index > 0 else self.start

    def _strides(self, state: _State, here: int, there: int) -> list[Stride]:
        mover = self.after if state.done else self.mover
        return strides(mover, here, there, state.gone) if there in mover.board.touching(here) else []

    def _handled(self, states: set[_State], square: int | None, stopped: bool = False) -> set[_State]:
        """Return the states, with those in which it is handled here, `stopped` or passing; None is the start."""
        done = {_State(state.gone, True) for state in states if not state.done and self._near(state, square, stopped)}
        return states | done

    def _near(self, state: _State, square: int | None, stopped: bool) -> bool:
        if self.handling is None:
            return False
        if square is None:
            return self.handling.near_at_start(self.mover)
        near = self.handling.near_where_stopped if stopped else self.handling.near
        return near(self.mover, square, state.gone)

    def _why_not(self, here: int, there: int, number: int, turned: bool) -> list[Step]:
        """Return why a step may not be taken: not next to the last square, no direct path, too far, or barred."""
        if there not in self.mover.board.touching(here):
            return [NOT_NEXT.step(StepKind.CHECK, a=self.name(here), b=self.name(there))]
        if turned:
            return [TURNED.step(StepKind.CHECK, square=self.name(there))]
        if number > self.speed:
            end, needed = self.name(self.way[-1]), len(self.way)
            return [TOO_FAR.step(StepKind.CHECK, figure=self.figure, square=end, needed=needed, speed=self.speed)]
        return refusals(self.mover, here, there)

    def _at_end(self, here: int, states: set[_State], stopped: set[_State], direct: bool) -> Trail:
        if direct and not self.way:
            return Trail(0, [STANDS_STILL.step(StepKind.CHECK, figure=self.figure)])
        found = states | stopped
        if self.way and not any(self._has_room(here, state) for state in found):
            no_room = NO_ROOM.step(StepKind.CHECK, figure=self.figure, square=self.name(here))
            return Trail(len(self.way), why_not_there(self.mover, here) or [no_room])
        done = sorted(state for state in found if state.done and (not self.way or self._has_room(here, state)))
        if not done:
            return Trail(None, [self._not_handled(here, stopped)])
        return Trail(None, [], done[0].gone, not states)

    def _has_room(self, square: int, state: _State) -> bool:
        mover = self.after if state.done else self.mover
        if len(mover.figure.squares) == 1:
            return mover.may_stand(square)
        return bool(Base(mover, self.start).room(square, len(self.way), state.gone))

    def _not_handled(self, here: int, stopped: set[_State]) -> Step:
        """Return why it could not handle the thing: it never came beside it, or only where it was stopped."""
        assert self.handling is not None  # noqa: S101 - without anything to handle every state is done
        if any(self.handling.near(self.mover, here, state.gone) for state in stopped):
            return STOPPED_BESIDE.step(StepKind.CHECK, figure=self.figure, square=self.name(here))
        squares = tuple(map(self.name, self.mover.terrain.map.squares_of(self.handling.squares)))
        return OUT_OF_REACH.step(StepKind.CHECK, figure=self.figure, squares=squares)


def follow(
    mover: Mover, start: int, way: tuple[int, ...], speed: int, direct: bool = False, handling: Handling | None = None
) -> Trail:
    """Follow a way from a square of the base; `way` are the squares entered, in order."""
    if mover.immobile and (way or handling is not None):
        return Trail(1 if way else 0, [IMMOBILE.step(StepKind.CHECK, figure=FigureId(mover.figure.id))])
    return _Follower(mover, start, way, speed, handling).run(direct)


def begins_at(mover: Mover, squares: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the squares of the base that may be the one that moves, and the squares entered.

    The start may stand before them; else it is a square that the first one touches. A way of one square that the
    base occupies already, and not with its top left square, is that square's way (P132).
    """
    own = mover.figure.squares
    anchor = min(own, default=0)
    if len(squares) == 1 and squares[0] in own and squares[0] in mover.board.touching(anchor):
        return (anchor,), tuple(squares)
    if squares and squares[0] in own:
        return (squares[0],), tuple(squares[1:])
    touched = tuple(square for square in own if squares and squares[0] in mover.board.touching(square))
    return touched or own[:1], tuple(squares)


def why_not_there(mover: Mover, square: int) -> list[Step]:
    """Return what keeps a figure from ending in a square: somebody else, or blocking terrain."""
    name = mover.position.map.name_of(square)
    if mover.occupied >> square & 1:
        by = FigureId(mover.board.at[square].id)
        return [ENDS_OCCUPIED.step(StepKind.CHECK, square=name, by=by)]
    if not mover.may_stand(square):
        return [ENDS_BLOCKING.step(StepKind.CHECK, square=name)]
    return []
