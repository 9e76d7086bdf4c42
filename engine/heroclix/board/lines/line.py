"""The line of fire: its ruling with every step, its bare result, and what a picture of it needs (11.4, 16)."""

from __future__ import annotations

from typing import NamedTuple

from engine.grid import Touch
from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.kept import BARS, HINDERS, Culprit, Finding
from engine.heroclix.board.ground.names import name_piece, name_spot
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.lines.breach import opened_by
from engine.heroclix.board.lines.obstacles import Reader
from engine.heroclix.board.lines.pairs import NONE, Edge, Line, Target, all_lines, best_line, covers, line_result
from engine.heroclix.board.lines.sight import Purpose
from engine.heroclix.board.lines.tables import BLOCKED, CLEAR, HINDERED, RESULTS
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = ["Culprit", "LineOfFire", "Trace", "culprits_between", "is_clear", "is_direct", "line_of_fire", "trace"]

CHECK, IGNORED, OVERRIDE, RESULT = (
    StepKind.CHECK,
    StepKind.IGNORED,
    StepKind.OVERRIDE,
    StepKind.RESULT,
)  # looked up once
DRAWN = Message("lof-drawn", ("source", "target", "from_square", "to_square", "squares"), rule="11.4")
PAIR = Message("lof-best-pair", ("from_square", "to_square"), rule="24.2e", reading="R18")
SELF = Message("lof-to-itself", ("source",), rule="11.4b", reading="R17")
SELF_CHECKED = Message("lof-to-itself-checked", ("source",), rule="11.4b", reading="R17")
SAME_LEVEL = Message("lof-same-level", ("level",), rule="16.5c")
CLIMB = Message("lof-between-levels", ("lower", "higher"), rule="16.5c")
CROSSED = Message("lof-crossed", ("squares",), rule="11.4")
WALL_PIECE = Message("lof-to-wall", ("edge", "near", "far"), rule="16.9b")
WALL_AT_CORNER = Message("lof-to-wall-corner", ("near",), rule="16.9b", reading="P10")
WALL_MISSED = Message("lof-wall-missed", ("edge", "near"), rule="16.9b", reading="P10")
STEALTH_SELF = Message("lof-stealth-itself", ("figure",), rule="27.1k", reading="R17")
STEALTH = Message("lof-stealth", ("figure",), rule="27.1k", reading="R21")
GREAT_SIZE_STAYS = Message("lof-great-size-stays", ("figure",), rule="27.1d", reading="R24")
OWN_HINDERING = Message("lof-own-hindering", ("figure", "squares"), rule="16.2b", reading="R35")
ONE_PIECE = Message("lof-one-piece", ("figure",), rule="27.6d", reading="R20")
OPTION = Message("lof-option-to-open", ("place",), rule="27.6d", reading="R20")
CLEAR_RESULT = Message("lof-clear", ("source", "target"), rule="11.4")
HINDERED_RESULT = Message("lof-hindered", ("source", "target"), rule="16.2b")
BLOCKED_RESULT = Message("lof-blocked", ("source", "target"), rule="11.4c")
OUTCOMES = (CLEAR_RESULT, HINDERED_RESULT, BLOCKED_RESULT)


class LineOfFire(NamedTuple):
    """What a line of fire came to: `clear`, `hindered` or `blocked`, between which squares, and because of what.

    `distance` is in squares between the two squares; the culprits come nearest to the source first. `covers`: it adds
    to the defense of a target, being hindered by more than the square that it is drawn from.
    """

    result: str
    from_square: int
    to_square: int
    distance: int
    blocked_by: tuple[Culprit, ...]
    hindered_by: tuple[Culprit, ...]
    covers: bool = False


class Trace(NamedTuple):
    """What a picture of a line shows.

    `squares` are the squares it crosses, both ends included, `corners` the points it passes exactly, in
    grid corners (column, row) counted from 0 at the top left.
    """

    from_square: int
    to_square: int
    squares: tuple[int, ...]
    corners: tuple[tuple[int, int], ...]
    blocked_by: tuple[Culprit, ...]
    hindered_by: tuple[Culprit, ...]


def is_clear(position: Position, source: Spot, target: Target, purpose: Purpose = "range-attack") -> bool:
    """Return whether the line of fire is clear.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> walled, bare = MapPrint(16, 16, walls_east=1), MapPrint(16, 16)
    >>> is_clear(Position(MODERN, walled), 0, 1), is_clear(Position(MODERN, bare), 0, 255)
    (False, True)
    """
    return line_result(position, source, target, purpose) == CLEAR


def is_direct(position: Position, a: int, b: int) -> bool:
    """Return whether the line between two squares stays in one row, one column or on a perfect diagonal (11.4f).

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> [is_direct(Position(MODERN, MapPrint(16, 16)), 0, square) for square in (3, 32, 34, 18)]
    [True, True, True, False]
    """
    (column_a, row_a), (column_b, row_b) = position.map.column_row(a), position.map.column_row(b)
    across, down = abs(column_a - column_b), abs(row_a - row_b)
    return not across or not down or across == down


def line_of_fire(
    position: Position,
    source: Spot,
    target: Target,
    purpose: Purpose = "range-attack",
    within: int | None = None,
    granting: frozenset[str] = NONE,
    *,
    sparing: bool = False,
) -> Ruling:
    """Rule on the line of fire from a figure or square to a figure, a square, or a wall to be destroyed (11.4).

    `purpose` is `range-attack`, `effect` or `destroy` (16.9a, 16.9b, 17.10). Only pairs of squares at most
    `within` squares apart compete where there are any (11.5, R18). `granting` adds slugs such as
    `improved-targeting:hindering` to what a source figure can use, for an action that grants them.
    `sparing`: as for `best_line`. The ruling's value is a `LineOfFire`. Raises ValueError when an end is off the map.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> ruling = line_of_fire(Position(MODERN, MapPrint(16, 16, blocking=0b10)), 0, 2)
    >>> ruling.verdict, ruling.value.blocked_by[0].name, ruling.value.blocked_by[0].why.rule
    ('blocked', 'B1', '16.3b')
    """
    board = Board.of(position)
    line = best_line(position, source, target, purpose, within, granting, sparing=sparing)
    found = _read(board, line, source, target)
    ends = _ends(position, source, target)
    steps = _opening(board, line, source, target, ends)
    steps += found.steps
    steps += _about_ends(board, line, source, target, found)
    decided_by = _in_the_way(found, line)
    if line.misses and isinstance(target, tuple):
        decided_by.append(_missed(position, line, target))
        steps.append(decided_by[-1])
    if line.sight.stealth and isinstance(target, Figure) and found.hinders and line.result == BLOCKED:
        decided_by.append(_hides(source, target).step(OVERRIDE, figure=FigureId(target.id)))
        steps.append(decided_by[-1])
    if line.result == HINDERED and line.sight.opens and purpose == "range-attack" and line.opened is None:
        steps += _option(position, board, line)
    steps.append(OUTCOMES[line.result].step(RESULT, source=ends[0], target=ends[1]))
    blocked_by, hindered_by = _culprits(position, line, source, target, found)
    value = LineOfFire(
        RESULTS[line.result], line.a, line.b, line.distance, blocked_by, hindered_by, covers(board, line)
    )
    return Ruling(position.ruleset.id, value.result, value, tuple(steps), tuple(decided_by))


def _in_the_way(found: Finding, line: Line) -> list[Step]:
    """Return the steps that say what blocks the line, or of one that is no worse than hindered what hinders it."""
    fact = {BLOCKED: BARS, HINDERED: HINDERS}.get(line.result)
    return [step for step in found.steps if fact is not None and step.fact == fact]


def trace(position: Position, source: Spot, target: Target, purpose: Purpose = "range-attack") -> Trace:
    """Return what a picture of the line shows: the squares it crosses, its corner points and the culprits.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> shown = trace(Position(MODERN, MapPrint(16, 16)), 0, 17)
    >>> shown.squares, shown.corners
    ((0, 17), ((1, 1),))
    """
    board = Board.of(position)
    line = best_line(position, source, target, purpose)
    found = _read(board, line, source, target)
    columns = board.lines.columns
    squares = tuple(board.lines.squares_crossed(line.a, line.b))
    corners = tuple(
        (max(met.a % columns, met.b % columns), max(met.a // columns, met.b // columns))
        for met in board.lines.met(line.a, line.b)
        if met.touch is Touch.CORNER
    )
    return Trace(line.a, line.b, squares, corners, *_culprits(position, line, source, target, found))


def culprits_between(
    position: Position, source: Spot, target: Target, purpose: Purpose
) -> dict[tuple[int, int], tuple[Culprit, ...]]:
    """Return all that blocks or hinders each line, by the two squares that it may be drawn from and to.

    What bars the worse side of a corner is there too: without it the line would pass on that side.
    """
    board = Board.of(position)
    found = {}
    for line in all_lines(position, board, source, target, purpose):
        seen = _read(board, line, source, target)
        found[line.a, line.b] = (*seen.blocks, *seen.hinders, *seen.beside)
    return found


def _read(board: Board, line: Line, source: Spot, target: Target) -> Finding:
    end = line.b if isinstance(target, tuple) else target
    return Reader(board, line.a, line.b, line.sight, (source, end), line.opened is not None).read()


def _ends(position: Position, source: Spot, target: Target) -> tuple[str, str]:
    shown = position.map.edge_name(*target) if isinstance(target, tuple) else name_spot(position, target)
    return name_spot(position, source), shown


def _opening(board: Board, line: Line, source: Spot, target: Target, ends: tuple[str, str]) -> list[Step]:
    """Say where the line runs: its two squares, their levels, the squares between. `ends` are their names."""
    names = board.lines.names
    one, other = names[line.a], names[line.b]
    if line.a == line.b:
        checked = board.terrain.ruleset.sight.stealth_from_oneself
        return [(SELF_CHECKED if checked else SELF).step(CHECK, source=ends[0])]
    steps = []
    if isinstance(target, tuple):
        near = names[_near(line, target)]
        steps.append(WALL_PIECE.step(CHECK, edge=ends[1], near=near, far=other))
        if not line.misses and _near(line, target) not in board.lines.squares_crossed(line.a, line.b):
            steps.append(WALL_AT_CORNER.step(CHECK, near=near))
    elif len(board.squares_of(source)) > 1 or len(board.squares_of(target)) > 1:
        steps.append(PAIR.step(CHECK, from_square=one, to_square=other))
    steps.append(
        DRAWN.step(CHECK, source=ends[0], target=ends[1], from_square=one, to_square=other, squares=line.distance)
    )
    if not board.terrain.flat:
        low, high = sorted((board.levels[line.a], board.levels[line.b]))
        same = SAME_LEVEL.step(CHECK, level=low)
        steps.append(same if low == high else CLIMB.step(CHECK, lower=low, higher=high))
    steps.append(CROSSED.step(CHECK, squares=board.lines.names_crossed(line.a, line.b)))
    return steps


def _about_ends(board: Board, line: Line, source: Spot, target: Target, found: Finding) -> list[Step]:
    """Say what of the figures at the ends counts all the same, and what is of no use."""
    steps = []
    if line.sight.target_hinders_alone:
        ends = [end for end in (source, target) if isinstance(end, Figure)]
        able = [(end, traits(board.terrain.ruleset.powers, end)) for end in ends]
        lamed = [end for end, its in able if its.can("great-size") and its.barred]
        steps += [GREAT_SIZE_STAYS.step(CHECK, figure=FigureId(end.id)) for end in lamed]
    if not isinstance(source, Figure):
        return steps
    name = FigureId(source.id)
    if len(source.squares) > 1:
        under = tuple(culprit.name for culprit in found.hinders if culprit.squares[0] in source.squares)
        steps += [OWN_HINDERING.step(CHECK, figure=name, squares=under)] if under and line.a != line.b else []
    if line.sight.opens and line.result == BLOCKED and any(_is_piece(board, culprit) for culprit in found.blocks):
        steps.append(ONE_PIECE.step(IGNORED, figure=name))
    return steps


def _is_piece(board: Board, culprit: Culprit) -> bool:
    """Return whether this is a piece of blocking terrain: a wall, or a square of it."""
    return culprit.kind == "edge" or (
        culprit.kind == "square" and bool(board.terrain.blocking >> culprit.squares[0] & 1)
    )


def _option(position: Position, board: Board, line: Line) -> list[Step]:
    """Mention the piece of blocking terrain whose opening would clear a hindered line (27.6d, R20)."""
    found = opened_by(board, line.a, line.b, line.sight, HINDERED)
    if found is None:
        return []
    return [OPTION.step(CHECK, place=name_piece(position, found[1]))]


def _missed(position: Position, line: Line, wall: Edge) -> Step:
    near = position.map.name_of(_near(line, wall))
    return WALL_MISSED.step(CHECK, edge=position.map.edge_name(*wall), near=near)


def _near(line: Line, wall: Edge) -> int:
    return wall[0] if wall[1] == line.b else wall[1]


def _hides(source: Spot, target: Figure) -> Message:
    return STEALTH_SELF if isinstance(source, Figure) and source.id == target.id else STEALTH


def _culprits(
    position: Position, line: Line, source: Spot, target: Target, found: Finding
) -> tuple[tuple[Culprit, ...], tuple[Culprit, ...]]:
    """Return what blocks and what hinders, each thing once, nearest to the source first."""
    blocks = found.blocks
    if line.misses and isinstance(target, tuple):
        blocks = [*blocks, Culprit("edge", position.map.edge_name(*target), WALL_MISSED, target)]
    if not blocks and line.sight.stealth and found.hinders and isinstance(target, Figure):
        blocks = [Culprit("figure", target.id, _hides(source, target), target.squares)]
    return _once(blocks), _once(found.hinders)


def _once(culprits: list[Culprit]) -> tuple[Culprit, ...]:
    if len(culprits) < 2:
        return tuple(culprits)
    first: dict[tuple[str, str], Culprit] = {}
    for culprit in culprits:
        first.setdefault((culprit.kind, culprit.name), culprit)
    return tuple(first.values())
