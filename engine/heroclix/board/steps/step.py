"""One step of a move, into a square that touches: whether it may be taken, and whether it stops (10.2–10.7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.steps.mover import Mover, Stride
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["BARRED", "ENDS_BLOCKING", "ENDS_OCCUPIED", "beyond", "refusals", "strides", "why_it_stops"]

OCCUPIED = Message("move-opposing", ("square", "by"), rule="10.7d")
BARRED = "barred"  # whatever the action and the speed
BLOCKING = Message("move-blocking", ("square",), rule="16.3a", fact=BARRED)
WALL = Message("move-wall", ("edge",), rule="16.4a", fact=BARRED)
LEVEL = Message("move-level", ("a", "b", "level_a", "level_b"), rule="16.5a")
LEVEL_CORNER = Message("move-level-corner", ("a", "b"), rule="16.7b")
BASE_BETWEEN = Message("move-between-base", ("a", "b", "by"), rule="24.2b", reading="R52")
CORNER = Message("move-corner", ("a", "b", "sides"), rule="16.8a", reading="R9")
ENDS_OCCUPIED = Message("move-ends-occupied", ("square", "by"), rule="13.2")
ENDS_BLOCKING = Message("move-ends-blocking", ("square",), rule="13.2")
STOPS_ADJACENT = Message("move-stops-adjacent", ("square", "by"), rule="10.7b")
STOPS_LEVEL = Message("move-stops-level", ("a", "b", "level_a", "level_b"), rule="16.5a")
STOPS_TERRAIN = Message("move-stops-terrain", ("square", "water"), rule="16.2", reading="R66")
STOPS_CORNER = Message("move-stops-corner", ("a", "b"), rule="16.8a", reading="R9")
STOPS_HINDERING_CORNER = Message("move-stops-hindering-corner", ("a", "b"), rule="16.8a", reading="R65")


def strides(mover: Mover, a: int, b: int, gone: Removed = NOTHING) -> list[Stride]:
    """Return the ways in which a step may be taken; none where it may not be.

    Whether the figure may end there is not asked: that takes the whole base (13.2, 24.2d).
    """
    if mover.opposing >> b & 1 and not mover.slips:
        return []
    if mover.barred_squares >> b & 1:
        return []
    entered = Removed(mover.terrain.blocking & 1 << b) if mover.destroys else NOTHING
    halted = bool(mover.stopping) and (_enters_stopping(mover, a, b) or _past_stopping_corner(mover, a, b))
    crossings = _straight(mover, a, b) if mover.board.straight(a, b) else _diagonal(mover, a, b, gone)
    found = []
    for stops, broken in crossings:
        now = gone.joined(entered).joined(broken) if mover.destroys else gone
        stops = stops or halted or (bool(mover.stoppers) and mover.must_stop_at(b, now) is not None)  # noqa: PLW2901
        found.append(Stride(b, stops, mover.noted(now)))
    return found


def beyond(mover: Mover, a: int, b: int) -> int | None:
    """Return the square that follows `a` and `b` in the same direction (10.6); None past the edge of the map (15.2)."""
    columns, rows = mover.board.lines.columns, mover.board.lines.rows
    row, column = 2 * (b // columns) - a // columns, 2 * (b % columns) - a % columns
    return row * columns + column if 0 <= row < rows and 0 <= column < columns else None


def _enters_stopping(mover: Mover, a: int, b: int) -> bool:
    return bool(mover.stopping >> b & 1) and not mover.stopping >> a & 1


def _past_stopping_corner(mover: Mover, a: int, b: int) -> bool:
    """Return whether a step goes through a corner whose less restrictive side is ground that stops (R65)."""
    if not mover.stopping_corners or mover.board.straight(a, b):
        return False
    sides = [side for side in mover.board.sides(a, b) if not side_barred(mover, a, side, b)]
    return bool(sides) and all(mover.stopping_corners >> side & 1 for side in sides)


def _straight(mover: Mover, a: int, b: int) -> Iterator[tuple[bool, Removed]]:
    """Yield whether a step through a side stops, and the wall it breaks; nothing if the wall bars it."""
    terrain = mover.terrain
    if terrain.has_edge(mover.barred_walls, a, b) or _kept_off(mover, a, b):
        return
    stops = not mover.climbs and _climbs(mover, a, b) and not terrain.transition(a, b)
    broken = terrain.has_edge(mover.barriers, a, b) and mover.destroys
    yield stops, Removed(0, terrain.edge(a, b)) if broken else NOTHING


def _diagonal(mover: Mover, a: int, b: int, gone: Removed) -> Iterator[tuple[bool, Removed]]:
    """Yield the same for a step through a corner, for each of its sides worth taking (16.8a, R9)."""
    open_sides = [side for side in mover.board.sides(a, b) if not side_barred(mover, a, side, b)]
    if len(open_sides) < mover.open_corner_sides or _kept_off(mover, a, b) or _parted(mover, a, b):
        return
    levels = mover.board.levels
    climbs = levels[a] != levels[b]
    ways = [
        (not mover.climbs and (climbs or levels[side] != levels[a]), _broken(mover, a, side, b)) for side in open_sides
    ]
    easiest = min(stops for stops, _ in ways)
    kept = [way for way in ways if way[0] == easiest]
    free = [way for way in kept if gone.joined(way[1]) == gone]  # nothing there, or no more
    yield from free[:1] or kept


def side_barred(mover: Mover, a: int, side: int, b: int) -> bool:
    """Return whether one side of a corner bars a step: blocking, a wall, what else the edition counts, not ignored."""
    terrain = mover.terrain
    return bool(
        mover.barred_squares >> side & 1
        or terrain.has_edge(mover.barred_walls, a, side)
        or terrain.has_edge(mover.barred_walls, side, b)
        or mover.beside_corners >> side & 1
        or (mover.kept_level and _climbs(mover, a, side))
    )


def _climbs(mover: Mover, a: int, b: int) -> bool:
    return mover.board.levels[a] != mover.board.levels[b]


def _parted(mover: Mover, a: int, b: int) -> bool:
    """Return whether a base that lies on the diagonal between two squares lets no step through (24.2b, R52)."""
    return bool(mover.board.parted.get(a, 0) >> b & 1)


def _kept_off(mover: Mover, a: int, b: int) -> bool:
    """Return whether a change of level bars a step: only a transition leads across, and never diagonally (16.7b)."""
    return mover.kept_level and _climbs(mover, a, b) and not mover.terrain.transition(a, b)


def _broken(mover: Mover, a: int, side: int, b: int) -> Removed:
    """Return the pieces that Destroy Blocking breaks on one side of a corner (27.5d)."""
    if not mover.destroys:
        return NOTHING
    terrain = mover.terrain
    broken = Removed(terrain.blocking & 1 << side)
    for one, other in ((a, side), (side, b)):
        if terrain.has_edge(mover.barriers, one, other):
            broken = broken.joined(Removed(0, terrain.edge(one, other)))
    return broken


def refusals(mover: Mover, a: int, b: int) -> list[Step]:
    """Return why a step may not be taken, in the order of the book; empty when it may be."""
    steps = []
    name = mover.position.map.name_of
    if mover.opposing >> b & 1 and not mover.slips:
        steps.append(OCCUPIED.step(StepKind.CHECK, square=name(b), by=_standing(mover, b)))
    if mover.barred_squares >> b & 1:
        steps.append(BLOCKING.step(StepKind.CHECK, square=name(b)))
    if mover.board.straight(a, b):
        if mover.terrain.has_edge(mover.barred_walls, a, b):
            steps.append(WALL.step(StepKind.CHECK, edge=mover.position.map.edge_name(a, b)))
    elif sum(not side_barred(mover, a, side, b) for side in mover.board.sides(a, b)) < mover.open_corner_sides:
        sides = tuple(name(side) for side in mover.board.sides(a, b))
        steps.append(CORNER.step(StepKind.CHECK, a=name(a), b=name(b), sides=sides))
    if _parted(mover, a, b):
        by = _standing(mover, mover.board.sides(a, b)[0])
        steps.append(BASE_BETWEEN.step(StepKind.CHECK, a=name(a), b=name(b), by=by))
    if _kept_off(mover, a, b):
        levels = mover.board.levels
        steps.append(LEVEL.step(StepKind.CHECK, a=name(a), b=name(b), level_a=levels[a], level_b=levels[b]))
        if not mover.board.straight(a, b):
            steps.append(LEVEL_CORNER.step(StepKind.CHECK, a=name(a), b=name(b)))
    return steps


def why_it_stops(mover: Mover, a: int, b: int, gone: Removed = NOTHING) -> list[Step]:
    """Return why a figure that took a step stops; empty when it may go on."""
    steps = []
    name, levels = mover.position.map.name_of, mover.board.levels
    if not mover.climbs and levels[a] != levels[b]:
        if not mover.terrain.transition(a, b):
            steps.append(STOPS_LEVEL.step(StepKind.CHECK, a=name(a), b=name(b), level_a=levels[a], level_b=levels[b]))
    elif not mover.climbs and not mover.board.straight(a, b):
        taken = [side for side in mover.board.sides(a, b) if not side_barred(mover, a, side, b)]
        if taken and all(levels[side] != levels[a] for side in taken):
            steps.append(STOPS_CORNER.step(StepKind.CHECK, a=name(a), b=name(b)))
    if _enters_stopping(mover, a, b):
        water = bool(mover.terrain.water >> b & 1)
        steps.append(STOPS_TERRAIN.step(StepKind.CHECK, square=name(b), water=water))
    if _past_stopping_corner(mover, a, b):
        steps.append(STOPS_HINDERING_CORNER.step(StepKind.CHECK, a=name(a), b=name(b)))
    stopper = mover.must_stop_at(b, gone)
    if stopper is not None:
        steps.append(STOPS_ADJACENT.step(StepKind.CHECK, square=name(b), by=FigureId(stopper.id)))
    return steps


def _standing(mover: Mover, square: int) -> str:
    return FigureId(mover.board.at[square].id)
