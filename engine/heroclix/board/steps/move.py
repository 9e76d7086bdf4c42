"""Moves: where a move may end, the way there, and why a way is not allowed (10, 13.2, 24.2d)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.steps.break_away import BreakAway, break_away
from engine.heroclix.board.steps.flood import Flood
from engine.heroclix.board.steps.handling import Handling, HandlingWalk
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.board.steps.step import refusals
from engine.heroclix.board.steps.walk import FAR, Walk
from engine.heroclix.board.steps.way import TOO_FAR, Trail, begins_at, follow, why_not_there
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term

__all__ = ["Path", "Reach", "check_path", "path", "reachable"]

SPEED = Message("move-speed", ("figure", "speed"), rule="10.2")
IMMOBILE = Message("move-immobile", ("figure",), rule="27.7f", reading="R36")
LARGE = Message("move-larger-base", ("figure",), rule="24.2d", reading="P11")
DIRECT = Message("move-direct", ("figure",), rule="10.6")
ELEVATED = Message("move-ignores-elevated", ("figure", "source"), rule="27.5a")
EVERY_BLOCKING = Message("move-through-blocking", ("figure", "source"), rule="27.5b")
OUTDOOR_BLOCKING = Message("move-through-outdoor-blocking", ("figure", "source"), rule="27.5c")
DESTROY_BLOCKING = Message("move-destroys-blocking", ("figure", "source"), rule="27.5d", reading="R25")
CHARACTERS = Message("move-through-characters", ("figure", "source"), rule="27.5e")
MOVE_THROUGH = Message("move-through-opposing", ("figure", "source"), rule="27.5f")
LEAVES = Message("move-leaves", ("figure", "by"), rule="10.8", reading="R10")
STILL_STOPPED = Message("move-still-stopped", ("figure", "by"), rule="10.7b", reading="R53")
SQUARES = Message("move-squares", ("figure", "squares"), rule="10.2")
WAY = Message("move-way", ("figure", "squares"), rule="10.2")
STAYS = Message("move-no-square", ("figure",), rule="10.5")
NO_WAY = Message("move-no-way", ("figure", "square"), rule="10.2", fact="no-way")
LEVELS_APART = Message("move-levels-apart", ("figure", "square", "level"), rule="16.5a")
LEGAL = Message("move-legal", ("figure", "squares"), rule="10.2")
ILLEGAL = Message("move-illegal", ("figure", "number", "square"), rule="10.2")
NOT_ALL_WAYS = Message("move-not-all-ways", ("figure",), rule="27.5d")
REFUSED = Message("move-refused", ("figure",), rule="10.2")
PATIENCE = 1000  # ways of a larger base that destroys, each with other pieces gone, before some are left out
HINDERING = Message("move-ignores-hindering", ("figure", "source"), rule="27.5")
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
    """Where a move may end (squares by column, then row), and the break away it starts with.

    `costs`: the squares of movement that each takes at least. `stops`: those where it has been stopped, whichever
    way it came. `complete` is false where a larger base destroys so much on so many ways that not all were tried.
    """

    squares: tuple[int, ...]
    break_away: BreakAway
    speed: int
    costs: Mapping[int, int] = field(default_factory=dict)
    stops: tuple[int, ...] = ()
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Path:
    """A way: the squares entered, in order. `legal` is false when there is none, or it may not be taken.

    `fails_at` is the number of the step that may not be taken, counted from 1, and 0 if it fails before the first;
    None otherwise. `reasons` are what is against it. `start`: the square that moves. `gone`: the pieces of blocking
    terrain destroyed on the way. `stopped`: its last step stops the figure.
    """

    squares: tuple[int, ...]
    legal: bool
    break_away: BreakAway
    fails_at: int | None = None
    reasons: tuple[Step, ...] = ()
    start: int | None = None
    gone: Removed = NOTHING
    stopped: bool = False

    @property
    def cost(self) -> int:
        """The squares of movement that it takes."""
        return len(self.squares)


def reachable(
    position: Position,
    figure: Figure,
    speed: int,
    direct: bool = False,
    handling: Handling | None = None,
) -> Ruling:
    """Rule on where a move may end, a needed break away taken as made; the value is a `Reach`.

    `speed` in squares.
    For a larger base the squares are those that it may then occupy (P11). `direct`: in a direct path (10.6).
    `handling`: what it picks up or puts down on the way; only ends after that count.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> reachable(Position(MODERN, MapPrint(16, 16), (cap,)), cap, 1).value.squares
    (0, 16, 1, 17)
    """
    mover = Mover(position, figure)
    held = _break_away(position, figure)
    reach = _reach(mover, held, speed, direct, handling)
    steps = _opening(mover, speed, held, direct)
    if speed > 0 and set(reach.squares) <= set(figure.squares):
        steps += _penned_in(mover)
    if not reach.complete:
        steps.append(NOT_ALL_WAYS.step(StepKind.IGNORED, figure=FigureId(figure.id)))
    steps.append(SQUARES.step(StepKind.RESULT, figure=FigureId(figure.id), squares=len(reach.squares)))
    return Ruling(position.ruleset.id, "reachable", reach, tuple(steps), (*_on_condition(mover, held), steps[-1]))


def _reach(mover: Mover, held: BreakAway, speed: int, direct: bool, handling: Handling | None) -> Reach:
    covered = free = 0
    costs: Mapping[int, int] = {}
    complete = True
    for start in mover.figure.squares:
        found = _search(mover, start, speed, direct, handling)
        covered |= found.covered
        free |= found.free
        complete = complete and found.complete
        costs = _least(costs, found.costs) if costs else found.costs
    squares = _in_order(mover.position, covered)
    stops = _in_order(mover.position, covered & ~free)
    return Reach(squares, held, speed, {square: costs[square] for square in squares}, stops, complete)


def _least(one: Mapping[int, int], others: Mapping[int, int]) -> Mapping[int, int]:
    costs = dict(one)
    for square, moved in others.items():
        if moved < costs.get(square, moved + 1):
            costs[square] = moved
    return costs


def _in_order(position: Position, squares: int) -> tuple[int, ...]:
    """Return squares by column, then row."""
    return tuple(square for square in _by_column(position.map.columns, position.map.rows) if squares >> square & 1)


@lru_cache(maxsize=16)
def _by_column(columns: int, rows: int) -> tuple[int, ...]:
    return tuple(row * columns + column for column in range(columns) for row in range(rows))


def _search(mover: Mover, start: int, speed: int, direct: bool, handling: Handling | None) -> Flood | Walk:
    if not mover.breaks_something and handling is None:
        return Flood(mover, start, speed, direct)
    if not mover.breaks_something or len(mover.figure.squares) == 1:
        return _walk(mover, start, speed, direct, handling)
    # where a larger base may lie hangs on every piece that it has destroyed on its way
    found = _walk(mover.minding_everything(), start, speed, direct, handling, PATIENCE)
    if found.complete:
        return found
    rough = _walk(mover, start, speed, direct, handling)
    rough.complete = False
    return rough


def _walk(mover: Mover, start: int, speed: int, direct: bool, handling: Handling | None, patience: int = FAR) -> Walk:
    if handling is None:
        return Walk(mover, start, speed, direct, patience=patience)
    return HandlingWalk(mover, start, speed, direct, handling, patience)


def path(
    position: Position,
    figure: Figure,
    to: int,
    speed: int,
    direct: bool = False,
    handling: Handling | None = None,
) -> Ruling:
    """Rule on the shortest way to a square; the value is a `Path`, with `legal` false where there is none.

    For a larger base it is the first of its squares that moves to `to`, or the one that gets there soonest.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> path(Position(MODERN, MapPrint(16, 16), (cap,)), cap, 2, 5).value.squares
    (1, 2)
    """
    mover = Mover(position, figure)
    held = _break_away(position, figure)
    steps = _opening(mover, speed, held, direct)
    found, complete = _shortest(mover, to, speed, direct, handling)
    if found is None:
        reasons = _why_not(mover, to, speed, direct, handling)
        if speed > 0 and any(reason.fact == NO_WAY.fact for reason in reasons):
            steps += _penned_in(mover)
        value = Path((), False, held, reasons=tuple(reasons))
        if not complete:
            steps.append(NOT_ALL_WAYS.step(StepKind.IGNORED, figure=FigureId(figure.id)))
        return Ruling(position.ruleset.id, "illegal", value, (*steps, *reasons), tuple(reasons))
    squares = found.path(to)
    trail = follow(mover, found.start, squares, speed, direct, handling)
    value = Path(squares, True, held, start=found.start, gone=trail.gone, stopped=trail.stopped)
    steps.append(_taken(position, figure, squares, WAY))
    return Ruling(position.ruleset.id, "legal", value, tuple(steps), (*_on_condition(mover, held), steps[-1]))


def _taken(position: Position, figure: Figure, squares: tuple[int, ...], message: Message) -> Step:
    if not squares:
        return STAYS.step(StepKind.RESULT, figure=FigureId(figure.id))
    names = tuple(position.map.name_of(square) for square in squares)
    return message.step(StepKind.RESULT, figure=FigureId(figure.id), squares=names)


def check_path(
    position: Position,
    figure: Figure,
    squares: Sequence[int],
    speed: int,
    direct: bool = False,
    handling: Handling | None = None,
) -> Ruling:
    """Rule on a way given square by square; the value is a `Path`, whose `fails_at` names the first step not allowed.

    `squares` are those entered, in order; the start may stand before them. Of a larger base a square that the
    way touches moves: the first with which the way is allowed.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> check_path(Position(MODERN, MapPrint(16, 16, blocking=0b10), (cap,)), cap, [1, 2], 5).value.fails_at
    1
    """
    mover = Mover(position, figure)
    held = _break_away(position, figure)
    starts, way = begins_at(mover, squares)
    start, trail = _best_trail(mover, starts, way, speed, direct, handling)
    steps = _opening(mover, speed, held, direct)
    legal = not trail.reasons
    value = Path(way, legal, held, trail.fails_at, tuple(trail.reasons), start, trail.gone, trail.stopped)
    steps += trail.reasons
    if legal:
        steps.append(_taken(position, figure, way, LEGAL))
    elif trail.fails_at:
        where = position.map.name_of(way[trail.fails_at - 1])
        steps.append(ILLEGAL.step(StepKind.RESULT, figure=FigureId(figure.id), number=trail.fails_at, square=where))
    else:
        steps.append(REFUSED.step(StepKind.RESULT, figure=FigureId(figure.id)))
    verdict = "legal" if legal else "illegal"
    decided_by = tuple(trail.reasons) or (*_on_condition(mover, held), steps[-1])
    return Ruling(position.ruleset.id, verdict, value, tuple(steps), decided_by)


def _best_trail(
    mover: Mover, starts: Sequence[int], way: tuple[int, ...], speed: int, direct: bool, handling: Handling | None
) -> tuple[int, Trail]:
    """Return the first square that may move that way and how, else the first of all and why not."""
    found = [(start, follow(mover, start, way, speed, direct, handling)) for start in starts]
    return next(((start, trail) for start, trail in found if not trail.reasons), found[0])


def _break_away(position: Position, figure: Figure) -> BreakAway:
    value = break_away(position, figure).value
    assert isinstance(value, BreakAway)  # noqa: S101 - tells the type checker what the ruling holds
    return value


def _on_condition(mover: Mover, held: BreakAway) -> tuple[Step, ...]:
    """Return the steps that say what has to succeed before the figure moves at all."""
    return break_away(mover.position, mover.figure).steps if held.required and not mover.immobile else ()


def _opening(mover: Mover, speed: int, held: BreakAway, direct: bool) -> list[Step]:
    """Say how far the figure moves, what it ignores on its way, and whom it breaks away from."""
    figure = mover.figure
    name = FigureId(figure.id)
    if mover.immobile:
        return [IMMOBILE.step(StepKind.OVERRIDE, figure=name)]
    steps = [SPEED.step(StepKind.CHECK, figure=name, speed=speed)]
    if direct:
        steps.append(DIRECT.step(StepKind.CHECK, figure=name))
    if len(figure.squares) > 1:
        steps.append(LARGE.step(StepKind.CHECK, figure=name))
    if held.required:
        steps += break_away(mover.position, figure).steps
        by = tuple(FigureId(one) for one in held.from_)
        if mover.passes_those_left:
            steps.append(LEAVES.step(StepKind.CHECK, figure=name, by=by))
        elif mover.stoppers:
            steps.append(STILL_STOPPED.step(StepKind.CHECK, figure=name, by=by))
    able = traits(mover.position.powers, figure)
    for kind, message in (*IMPROVED, *((("hindering", HINDERING),) if mover.position.ruleset.steps.stopping else ())):
        if able.moves(kind):
            source = Term(able.grantor(f"improved-movement:{kind}"))
            steps.append(message.step(StepKind.CHECK, figure=name, source=source))
    return steps


def _penned_in(mover: Mover) -> list[Step]:
    """Return what bars each first step of a figure that none is open to: terrain, corners, others; else nothing."""
    if mover.immobile:
        return []
    own, steps = set(mover.figure.squares), list[Step]()
    for start in mover.figure.squares:
        for square in mover.board.touching(start):
            if square in own:
                continue
            barred = refusals(mover, start, square) or why_not_there(mover, square)
            if not barred and len(own) == 1:
                return []  # a step is open: what is in the way lies farther off
            steps += [step for step in barred if step not in steps]
    return steps


def _shortest(
    mover: Mover, to: int, speed: int, direct: bool, handling: Handling | None
) -> tuple[Flood | Walk | None, bool]:
    """Return the search that gets there soonest, the first of equals, None if none does; and whether all was tried."""
    found = [_search(mover, start, speed, direct, handling) for start in mover.figure.squares]
    reaching = [(moved, search) for search in found for moved in [search.reaches(to)] if moved is not None]
    soonest = min(reaching, key=lambda pair: pair[0])[1] if reaching else None
    return soonest, all(search.complete for search in found)


def _why_not(mover: Mover, to: int, speed: int, direct: bool, handling: Handling | None) -> list[Step]:
    """Return why a square cannot be reached: nobody may end there, or it is too far, or no way leads there."""
    name, figure = mover.position.map.name_of(to), FigureId(mover.figure.id)
    if mover.immobile:
        return [IMMOBILE.step(StepKind.RESULT, figure=figure)]
    ends = why_not_there(mover, to)
    if ends:
        return ends
    empty_handed = None if handling is None else _shortest(mover, to, speed, direct, None)[0]
    if empty_handed is not None:
        return follow(mover, empty_handed.start, empty_handed.path(to), speed, direct, handling).reasons
    longer, _ = _shortest(mover, to, mover.board.lines.area, direct, handling)
    needed = None if longer is None else longer.reaches(to)
    if needed is not None and needed > speed:
        return [TOO_FAR.step(StepKind.RESULT, figure=figure, square=name, needed=needed, speed=speed)]
    levels = mover.board.levels
    apart = mover.kept_level and all(levels[square] != levels[to] for square in mover.figure.squares)
    why = [LEVELS_APART.step(StepKind.CHECK, figure=figure, square=name, level=levels[to])] if apart else []
    return [*why, NO_WAY.step(StepKind.RESULT, figure=figure, square=name)]
