"""Every square that a move reaches, found for all squares of a layer at once (10.2, 10.6, 24.2d).

The same as `Walk` finds, for figures that leave the terrain as it is: sets of squares are integers, and a
step of all of them in one direction is a shift.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.heroclix.board.ground.terrain import Edges
from engine.heroclix.board.steps.base import Base, Turn
from engine.heroclix.board.steps.mover import Mover

__all__ = ["Flood", "Lane"]

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))  # rows down, columns right
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
Way = tuple[int, int]


class Lane(NamedTuple):
    """Steps in one direction: how it changes a square's number, from where one may be taken, from where it leads on."""

    change: int
    may: int
    on: int


def shifted(squares: int, change: int) -> int:
    """Return the squares whose numbers are that much larger."""
    return squares << change if change >= 0 else squares >> -change


@lru_cache(maxsize=64)
def _inside(columns: int, rows: int) -> dict[Way, int]:
    """Return by direction the squares from which a step stays on the map (15.2)."""
    area = columns * rows
    everywhere = (1 << area) - 1
    first = everywhere // ((1 << columns) - 1)  # the squares of the first column
    keep = {
        (0, 1): everywhere & ~(first << columns - 1),
        (0, -1): everywhere & ~first,
        (1, 0): everywhere >> columns,
        (-1, 0): everywhere & ~((1 << columns) - 1),
    }
    for down, right in DIAGONAL:
        keep[down, right] = keep[0, right] & keep[down, 0]
    return keep


class _Lay:
    """How the ground lies for one mover, as sets of the squares that a step begins in."""

    def __init__(self, mover: Mover) -> None:
        terrain = mover.terrain
        self.mover = mover
        self.columns = mover.board.lines.columns
        self.inside = _inside(self.columns, mover.board.lines.rows)
        self.open = terrain.everywhere & ~(mover.barred_squares | (0 if mover.slips else mover.opposing))
        self.beside = terrain.everywhere & ~(mover.barred_squares | mover.beside_corners)  # of a corner (16.8a)
        self.put_up(mover.barred_walls)

    def put_up(self, walls: Edges) -> None:
        """Let these walls bar the steps across them."""
        east, south = walls
        self.walls = {(0, 1): east, (0, -1): east << 1, (1, 0): south, (-1, 0): south << self.columns}

    def change(self, way: Way) -> int:
        """Return how a step changes the number of a square."""
        return way[0] * self.columns + way[1]

    def before(self, squares: int, way: Way) -> int:
        """Return the squares from which a step leads into one of these."""
        return shifted(squares, -self.change(way)) & self.inside[way]

    def level_with(self, way: Way) -> int:
        """Return the squares that lie as high as the one that a step leads into (16.5a)."""
        terrain = self.mover.terrain
        if terrain.flat:
            return terrain.everywhere
        found = 0
        for squares in terrain.at_level.values():
            found |= squares & self.before(squares, way)
        return found

    def across_transitions(self, way: Way) -> int:
        """Return the squares from which a step goes through both squares of a transition (16.7b)."""
        change, found = self.change(way), 0
        for low, high in self.mover.terrain.transitions:
            if high - low == abs(change):
                found |= 1 << (low if change > 0 else high)
        return found & self.inside[way]

    def straight(self, way: Way) -> Lane:
        """Return the steps through a side (16.4a, 16.5a)."""
        may = self.before(self.open, way) & ~self.walls[way]
        if self.mover.climbs:
            return self._lane(way, may, may)
        level = may & (self.level_with(way) | self.across_transitions(way))
        return self._lane(way, level if self.mover.kept_level else may, level)

    def diagonal(self, way: Way) -> Lane:
        """Return the steps through a corner: enough of its sides are open (16.8a, R9), and level where that bars."""
        down, right = (way[0], 0), (0, way[1])
        sides = [self.side(down, right), self.side(right, down)]
        target = self.before(self.open, way) & ~self.parted(way)
        if self.mover.kept_level:
            target &= self.level_with(way)
            sides = [sides[0] & self.level_with(down), sides[1] & self.level_with(right)]
        may = target & (sides[0] | sides[1] if self.mover.open_corner_sides == 1 else sides[0] & sides[1])
        if self.mover.climbs:
            return self._lane(way, may, may & self.past_corners(sides, down, right))
        level = sides[0] & self.level_with(down) | sides[1] & self.level_with(right)
        return self._lane(way, may, may & self.level_with(way) & level & self.past_corners(sides, down, right))

    def past_corners(self, sides: list[int], down: Way, right: Way) -> int:
        """Return the squares from which a step through a corner goes on: one side is open and does not stop (R65)."""
        stopping = self.mover.stopping_corners
        if not stopping:
            return self.mover.terrain.everywhere
        return sides[0] & ~self.before(stopping, down) | sides[1] & ~self.before(stopping, right)

    def side(self, first: Way, second: Way) -> int:
        """Return the squares from which the side of a corner that lies `first` bars nobody."""
        passed = self.beside & ~self.walls[second]
        return self.before(passed, first) & ~self.walls[first]

    def parted(self, way: Way) -> int:
        """Return the squares that a base on the diagonal parts from the one that lies that way (24.2b, R52)."""
        change, found = self.change(way), 0
        for square, others in self.mover.board.parted.items():
            if shifted(1 << square, change) & others:
                found |= 1 << square
        return found

    def _lane(self, way: Way, may: int, on: int) -> Lane:
        stopping = self.mover.stopping
        on &= ~self.before(self.mover.stops, way) & ~(self.before(stopping, way) & ~stopping)
        return Lane(self.change(way), may, on)


def _lanes(mover: Mover) -> tuple[Lane, ...]:
    """Return the steps that a mover may take, by direction, those through a side first."""
    lay = _Lay(mover)
    return (*map(lay.straight, STRAIGHT), *map(lay.diagonal, DIAGONAL))


class Layer(NamedTuple):
    """What a number of squares of movement enters, and from where it leads on."""

    entered: int
    on: int


class Flood:
    """All that a mover reaches from one square of its base within some squares of movement.

    As `Walk` has them: `covered`, the squares that the figure may occupy at the end, `free`, those of them that
    it may also occupy without having been stopped, `costs`, the squares of movement that each takes at least,
    and `ends`, the same for the square that moves. Of a figure that destroys blocking terrain nothing is found.
    """

    def __init__(self, mover: Mover, start: int, speed: int, direct: bool = False) -> None:
        self.mover = mover
        self.start = start
        self.complete = True  # every way is tried
        own = mover.figure.squares_bits
        self.covered = self.free = 0 if direct else own
        # what each number of squares adds: the squares covered, and those where the chosen square ends
        self._gains = [] if direct else [(0, own, 1 << start)]
        self.layers: list[list[Layer]] = []  # by direction where the move is direct, else the one list of all
        self._lanes = () if mover.immobile else _lanes(mover)
        self._stand = mover.terrain.everywhere & ~(mover.occupied | mover.terrain.blocking)
        base = Base(mover, start) if len(mover.figure.squares) > 1 else None
        self._lies = None if base is None else _Lies(mover, base)
        for together in [(lane,) for lane in self._lanes] if direct else [self._lanes]:
            self.layers.append(self._run(together, speed))

    def _run(self, together: tuple[Lane, ...], speed: int) -> list[Layer]:
        front = seen = 1 << self.start
        found = [Layer(front, front)]
        for moved in range(1, speed + 1):
            entered = on = 0
            for change, may, onward in together:
                entered |= shifted(front & may, change)
                on |= shifted(front & onward, change)
            if not entered:
                break
            self._end(entered, on, moved)
            # a larger base may come again to a square, since it may need the squares to turn
            front = on if self._lies is not None else on & ~seen
            seen |= on
            found.append(Layer(entered, front))
            if not front:
                break
        return found

    def _end(self, entered: int, on: int, moved: int) -> None:
        """Note where the figure may lie after that many squares."""
        if self._lies is None:
            ends = covered = entered & self._stand
            self.free |= on & self._stand
        else:
            ends, covered = self._lies.room(entered, moved)
            self.free |= self._lies.room(on, moved)[1]
        self.covered |= covered
        self._gains.append((moved, covered, ends))

    @property
    def costs(self) -> Mapping[int, int]:
        """The squares of movement that each square of `covered` takes at least."""
        found: dict[int, int] = {}
        known = 0
        for moved, covered, _ in sorted(self._gains):
            new = covered & ~known
            known |= new
            while new:
                lowest = new & -new
                found[lowest.bit_length() - 1] = moved
                new ^= lowest
        return found

    def reaches(self, square: int) -> int | None:
        """Return the squares of movement that the chosen square needs to end there; None if it may not."""
        return next((moved for moved, _, ends in sorted(self._gains) if ends >> square & 1), None)

    def path(self, to: int) -> tuple[int, ...]:
        """Return the squares entered on a shortest way to a square that it reaches, in order."""
        moved = self.reaches(to)
        for together, layers in self._ways():
            if moved is not None and moved < len(layers) and layers[moved].entered >> to & 1:
                return self._back(together, layers, to, moved)
        raise ValueError(f"square {to} is not reached")

    def _ways(self) -> Iterator[tuple[tuple[Lane, ...], list[Layer]]]:
        if len(self.layers) == 1:
            yield self._lanes, self.layers[0]
        else:
            for lane, layers in zip(self._lanes, self.layers, strict=True):
                yield (lane,), layers

    def _back(self, together: tuple[Lane, ...], layers: list[Layer], to: int, moved: int) -> tuple[int, ...]:
        """Return the way to a square, found from its end: the last step may stop, those before it lead on."""
        squares = [to]
        for number in range(moved - 1, 0, -1):
            squares.append(self._before(together, layers[number].on, squares[-1], number == moved - 1))
        return tuple(reversed(squares)) if moved else ()

    def _before(self, together: tuple[Lane, ...], front: int, to: int, last: bool) -> int:
        for change, may, on in together:
            if shifted(front & (may if last else on), change) >> to & 1:
                return to - change
        raise ValueError(f"no step leads to square {to}")


class _Lies:
    """Where a larger base may lie: for each of its four turns the chosen squares around which it has room."""

    def __init__(self, mover: Mover, base: Base) -> None:
        self.columns, self.rows = base.columns, base.rows
        self.start = base.start
        turns = [turn for turn in base.turns if turn.places.right - turn.places.left < self.columns]  # on a narrow map
        self.turns = [(turn, parts, _fitting(mover, parts)) for turn in turns for parts in [self._parts(turn)]]

    def _parts(self, turn: Turn) -> list[Way]:
        """Return where its squares lie from the chosen one."""
        pattern, found = turn.pattern, []
        while pattern:
            number = (pattern & -pattern).bit_length() - 1
            pattern &= pattern - 1
            found.append((number // self.columns + turn.places.top, number % self.columns + turn.places.left))
        return found

    def room(self, chosen: int, moved: int) -> tuple[int, int]:
        """Return around which of the chosen squares there is room after so many squares, and the squares covered."""
        ends = covered = 0
        for turn, parts, fitting in self.turns:
            ending = chosen & fitting & self._near(turn, moved)
            if ending:
                ends |= ending
                for down, right in parts:
                    covered |= shifted(ending, down * self.columns + right)
        return ends, covered

    def _near(self, turn: Turn, moved: int) -> int:
        """Return the squares where no other square of the base lies farther from where it began than that (24.2d)."""
        row, column = self.start
        shifts = turn.shifts
        top, bottom = max(0, row - moved - shifts.top), min(self.rows - 1, row + moved - shifts.bottom)
        left, right = max(0, column - moved - shifts.left), min(self.columns - 1, column + moved - shifts.right)
        if top > bottom or left > right:
            return 0
        one_row = (1 << right - left + 1) - 1 << left
        rows = ((1 << self.columns * (bottom - top + 1)) - 1) // ((1 << self.columns) - 1)
        return one_row * rows << top * self.columns


def _fitting(mover: Mover, parts: list[Way]) -> int:
    """Return the squares around which a base lies on free ground, no wall through it, on one level (24.2c)."""
    terrain = mover.terrain
    free = terrain.everywhere & ~(mover.occupied | terrain.blocking)
    east, south = terrain.barriers
    fitting = terrain.everywhere
    for down, right in parts:
        ground = free
        if (down, right + 1) in parts:
            ground &= ~east
        if (down + 1, right) in parts:
            ground &= ~south
        if mover.diagonal and down and right:
            fitting &= _joined(mover, (down, right))
        fitting &= _seen_from(mover, ground, down, right)
    if mover.spreads or terrain.flat:
        return fitting
    level = 0
    for squares in terrain.at_level.values():
        together = squares
        for down, right in parts:
            together &= _seen_from(mover, squares, down, right)
        level |= together
    return fitting & level


def _joined(mover: Mover, way: Way) -> int:
    """Return the squares that are joined at a corner with the one that lies that way, for a base to lie on both."""
    lay = _Lay(mover)
    lay.beside = mover.terrain.everywhere & ~mover.terrain.blocking
    lay.put_up(mover.terrain.barriers)
    down, right = (way[0], 0), (0, way[1])
    return (lay.side(down, right) | lay.side(right, down)) & ~lay.parted(way)


def _seen_from(mover: Mover, squares: int, down: int, right: int) -> int:
    """Return the squares from which one lies that far off on the map, among these."""
    columns, rows = mover.board.lines.columns, mover.board.lines.rows
    top, left = max(0, -down), max(0, -right)
    bottom, last = min(rows, rows - down), min(columns, columns - right)
    if top >= bottom or left >= last:
        return 0
    one_row = (1 << last - left) - 1 << left
    repeated = ((1 << columns * (bottom - top)) - 1) // ((1 << columns) - 1)
    return shifted(squares, -(down * columns + right)) & one_row * repeated << top * columns
