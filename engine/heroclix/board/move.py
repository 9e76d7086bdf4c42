"""Moves: where a basic MOVE may end, the way there, and why a way is not allowed (10, 13.2, 24.2d)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.heroclix.board.base import Base
from engine.heroclix.board.break_away import BreakAway, break_away
from engine.heroclix.board.mover import Mover
from engine.heroclix.board.sight import NOTHING, Removed
from engine.heroclix.board.stride import ENDS_BLOCKING, ENDS_OCCUPIED, Stride, refusals, strides, why_it_stops
from engine.heroclix.board.traits import traits
from engine.heroclix.board.walk import Node, Walk
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term

__all__ = ["Path", "Reach", "check_path", "path", "reachable"]

SPEED = Message("move-speed", ("figure", "speed"), rule="10.2")
IMMOBILE = Message("move-immobile", ("figure",), rule="27.7f", reading="R36")
LARGE = Message("move-larger-base", ("figure",), rule="24.2d", reading="P11")
ELEVATED = Message("move-ignores-elevated", ("figure", "source"), rule="27.5a")
EVERY_BLOCKING = Message("move-through-blocking", ("figure", "source"), rule="27.5b")
OUTDOOR_BLOCKING = Message("move-through-outdoor-blocking", ("figure", "source"), rule="27.5c")
DESTROY_BLOCKING = Message("move-destroys-blocking", ("figure", "source"), rule="27.5d", reading="R25")
CHARACTERS = Message("move-through-characters", ("figure", "source"), rule="27.5e")
MOVE_THROUGH = Message("move-through-opposing", ("figure", "source"), rule="27.5f")
LEAVES = Message("move-leaves", ("figure", "by"), rule="10.8", reading="R10")
SQUARES = Message("move-squares", ("figure", "squares"), rule="10.2")
WAY = Message("move-way", ("figure", "squares"), rule="10.2")
TOO_FAR = Message("move-too-far", ("figure", "square", "needed", "speed"), rule="10.2")
NO_WAY = Message("move-no-way", ("figure", "square"), rule="10.2")
NO_ROOM = Message("move-no-room", ("figure", "square"), rule="24.2d")
NOT_NEXT = Message("move-not-next", ("a", "b"), rule="10.2")
STOPPED = Message("move-stopped", ("square", "following"), rule="10.2")
LEGAL = Message("move-legal", ("figure", "squares"), rule="10.2")
ILLEGAL = Message("move-illegal", ("figure", "number", "square"), rule="10.2")
IMPROVED = (
    ("elevated", ELEVATED),
    ("blocking", EVERY_BLOCKING),
    ("outdoor-blocking", OUTDOOR_BLOCKING),
    ("destroy-blocking", DESTROY_BLOCKING),
    ("characters", CHARACTERS),
    ("move-through", MOVE_THROUGH),
)


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a move may end (squares by column, then row), and the break away it starts with."""

    squares: tuple[int, ...]
    break_away: BreakAway
    speed: int


@dataclass(frozen=True, slots=True)
class Path:
    """A way: the squares entered, in order. `legal` is false when there is none, or it may not be taken.

    `fails_at` is the number of the step that may not be taken, counted from 1; None otherwise.
    """

    squares: tuple[int, ...]
    legal: bool
    break_away: BreakAway
    fails_at: int | None = None


def speed_of(position: Position, figure: Figure) -> int:
    """Return a figure's calculated speed. Raises DocumentError when the document does not give the printed one."""
    from engine.heroclix.fight.values import calculated  # noqa: PLC0415 - values ask the board who is adjacent

    speed = calculated(position, figure, "speed").value
    assert isinstance(speed, int)  # noqa: S101 - tells the type checker what the ruling holds
    return speed


def reachable(position: Position, figure: Figure, speed: int | None = None) -> Ruling:
    """Rule on where a basic MOVE may end, a needed break away taken as made; the value is a `Reach`.

    `speed` in squares, by default the figure's calculated one. Raises DocumentError when that cannot be calculated.
    For a larger base the squares are those that it may then occupy (P11).

    >>> from engine.heroclix.position import MapPrint
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> reachable(Position(MapPrint(16, 16), (cap,)), cap, 1).value.squares
    (0, 16, 1, 17)
    """
    mover, speed = Mover(position, figure), _speed(position, figure, speed)
    held = _break_away(position, figure)
    covered = 0
    for start in figure.squares:
        covered |= Walk(mover, start, speed).covered
    columns = position.map.columns
    squares = tuple(sorted(position.map.squares_of(covered), key=lambda square: (square % columns, square // columns)))
    steps = _opening(mover, speed, held)
    steps.append(SQUARES.step(StepKind.RESULT, figure=FigureId(figure.id), squares=len(squares)))
    return Ruling(position.ruleset.id, "reachable", Reach(squares, held, speed), tuple(steps))


def path(position: Position, figure: Figure, to: int, speed: int | None = None) -> Ruling:
    """Rule on the shortest way to a square; the value is a `Path`, with `legal` false where there is none.

    For a larger base it is the first of its squares that moves to `to`, or the one that gets there soonest.

    >>> from engine.heroclix.position import MapPrint
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> path(Position(MapPrint(16, 16), (cap,)), cap, 2, 5).value.squares
    (1, 2)
    """
    mover, speed = Mover(position, figure), _speed(position, figure, speed)
    held = _break_away(position, figure)
    steps = _opening(mover, speed, held)
    found = _shortest(mover, to, speed)
    if found is not None:
        squares = found.path()
        names = tuple(position.map.name_of(square) for square in squares)
        steps.append(WAY.step(StepKind.RESULT, figure=FigureId(figure.id), squares=names))
        return Ruling(position.ruleset.id, "legal", Path(squares, True, held), tuple(steps))
    steps += _why_not(mover, to, speed)
    return Ruling(position.ruleset.id, "illegal", Path((), False, held), tuple(steps))


def check_path(position: Position, figure: Figure, squares: Sequence[int], speed: int | None = None) -> Ruling:
    """Rule on a way given square by square; the value is a `Path`, whose `fails_at` names the first step not allowed.

    `squares` are those entered, in order; the start may stand before them. The first square of a larger
    base that the way touches is the one that moves.

    >>> from engine.heroclix.position import MapPrint
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> check_path(Position(MapPrint(16, 16, blocking=0b10), (cap,)), cap, [1, 2], 5).value.fails_at
    1
    """
    mover, speed = Mover(position, figure), _speed(position, figure, speed)
    held = _break_away(position, figure)
    start, way = _start(mover, squares)
    steps = _opening(mover, speed, held)
    fails_at, reasons = _first_failure(mover, start, way, speed)
    names = tuple(position.map.name_of(square) for square in way)
    if fails_at is None:
        steps.append(LEGAL.step(StepKind.RESULT, figure=FigureId(figure.id), squares=names))
    else:
        steps += reasons
        where = names[fails_at - 1]
        steps.append(ILLEGAL.step(StepKind.RESULT, figure=FigureId(figure.id), number=fails_at, square=where))
    verdict = "legal" if fails_at is None else "illegal"
    return Ruling(position.ruleset.id, verdict, Path(way, fails_at is None, held, fails_at), tuple(steps))


def _speed(position: Position, figure: Figure, speed: int | None) -> int:
    return speed_of(position, figure) if speed is None else speed


def _break_away(position: Position, figure: Figure) -> BreakAway:
    value = break_away(position, figure).value
    assert isinstance(value, BreakAway)  # noqa: S101 - tells the type checker what the ruling holds
    return value


def _opening(mover: Mover, speed: int, held: BreakAway) -> list[Step]:
    """Say how far the figure moves, what it ignores on its way, and whom it breaks away from."""
    figure = mover.figure
    name = FigureId(figure.id)
    if mover.immobile:
        return [IMMOBILE.step(StepKind.OVERRIDE, figure=name)]
    steps = [SPEED.step(StepKind.CHECK, figure=name, speed=speed)]
    if len(figure.squares) > 1:
        steps.append(LARGE.step(StepKind.CHECK, figure=name))
    if held.required:
        steps += break_away(mover.position, figure).steps
        steps.append(LEAVES.step(StepKind.CHECK, figure=name, by=tuple(FigureId(one) for one in held.from_)))
    able = traits(figure)
    for kind, message in IMPROVED:
        if able.moves(kind):
            source = Term(able.grantor(f"improved-movement:{kind}"))
            steps.append(message.step(StepKind.CHECK, figure=name, source=source))
    return steps


def _shortest(mover: Mover, to: int, speed: int) -> Node | None:
    found = [walk.ends[to] for walk in (Walk(mover, start, speed) for start in mover.figure.squares) if to in walk.ends]
    return min(found, key=lambda node: node.moved) if found else None


def _why_not(mover: Mover, to: int, speed: int) -> list[Step]:
    """Return why a square cannot be reached: nobody may end there, or it is too far, or no way leads there."""
    name, figure = mover.position.map.name_of(to), FigureId(mover.figure.id)
    if mover.immobile:
        return []
    ends = _why_not_there(mover, to)
    if ends:
        return ends
    longer = _shortest(mover, to, mover.board.lines.area)
    if longer is not None:
        return [TOO_FAR.step(StepKind.RESULT, figure=figure, square=name, needed=longer.moved, speed=speed)]
    return [NO_WAY.step(StepKind.RESULT, figure=figure, square=name)]


def _why_not_there(mover: Mover, square: int) -> list[Step]:
    name = mover.position.map.name_of(square)
    steps = []
    if mover.occupied >> square & 1:
        by = FigureId(mover.board.at[square].id)
        steps.append(ENDS_OCCUPIED.step(StepKind.CHECK, square=name, by=by))
    elif not mover.may_stand(square):
        steps.append(ENDS_BLOCKING.step(StepKind.CHECK, square=name))
    return steps


def _start(mover: Mover, squares: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return the square that moves, and the squares entered."""
    own = mover.figure.squares
    if squares and squares[0] in own:
        return squares[0], tuple(squares[1:])
    touched = [square for square in own if squares and squares[0] in mover.board.touching(square)]
    return (touched or list(own))[0], tuple(squares)


def _first_failure(mover: Mover, start: int, way: tuple[int, ...], speed: int) -> tuple[int | None, list[Step]]:
    """Return the number of the first step that may not be taken and why; None if the whole way may."""
    if mover.immobile and way:
        return 1, [IMMOBILE.step(StepKind.CHECK, figure=FigureId(mover.figure.id))]
    name = mover.position.map.name_of
    here, states = start, {NOTHING}
    for number, there in enumerate(way, 1):
        taken = [stride for gone in states for stride in _taken(mover, here, there, gone)] if number <= speed else []
        if not taken:
            return number, _why_not_step(mover, here, there, way, speed if number > speed else None)
        states = {stride.gone for stride in taken if not stride.stops}
        if number < len(way) and not states:
            stop = STOPPED.step(StepKind.CHECK, square=name(there), following=name(way[number]))
            return number + 1, [*why_it_stops(mover, here, there, taken[0].gone), stop]
        here = there
    if way and not _has_room(mover, start, here, len(way)):
        no_room = NO_ROOM.step(StepKind.CHECK, figure=FigureId(mover.figure.id), square=name(here))
        return len(way), _why_not_there(mover, here) or [no_room]
    return None, []


def _taken(mover: Mover, here: int, there: int, gone: Removed) -> list[Stride]:
    return strides(mover, here, there, gone) if there in mover.board.touching(here) else []


def _why_not_step(mover: Mover, here: int, there: int, way: tuple[int, ...], speed: int | None) -> list[Step]:
    """Return why a step may not be taken: not next to the last square, past the speed given, or barred."""
    name = mover.position.map.name_of
    if there not in mover.board.touching(here):
        return [NOT_NEXT.step(StepKind.CHECK, a=name(here), b=name(there))]
    if speed is not None:
        figure, end = FigureId(mover.figure.id), name(way[-1])
        return [TOO_FAR.step(StepKind.CHECK, figure=figure, square=end, needed=len(way), speed=speed)]
    return refusals(mover, here, there)


def _has_room(mover: Mover, start: int, square: int, moved: int) -> bool:
    if len(mover.figure.squares) == 1:
        return mover.may_stand(square)
    return bool(Base(mover, start).room(square, moved))
