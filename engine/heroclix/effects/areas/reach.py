"""How far an effect goes, and whether a square lies within its range and line of fire (11.3, 11.4, 11.5)."""

from __future__ import annotations

from engine.heroclix.board.ground.board import Spot
from engine.heroclix.board.lines.line import line_of_fire
from engine.heroclix.board.lines.pairs import best_line
from engine.heroclix.board.lines.tables import BLOCKED
from engine.heroclix.board.measures import distance
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated, number_of
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = [
    "RANGE",
    "against_range",
    "against_sight",
    "name_squares",
    "number_during",
    "range_of",
    "range_steps",
    "sees",
    "value_of",
]

RANGE = Message("area-range", ("figure", "squares"), rule="11.3a")
BEYOND = Message("area-beyond-range", ("figure", "square", "squares", "range"), rule="11.3b")
NO_SIGHT = Message("area-no-line", ("source", "square"), rule="11.4d")


def value_of(position: Position, figure: Figure, value: str, action: str) -> Ruling:
    """Return the ruling on a value of a figure during its action (6.9)."""
    return calculated(position, figure, value, Moment(action=position.powers[action]))


def number_during(position: Position, figure: Figure, value: str, action: str) -> int:
    """Return what a value of a figure comes to during its action, the number alone (6.9)."""
    return number_of(position, figure, value, Moment(action=position.powers[action]))


def range_of(position: Position, figure: Figure, action: str) -> int:
    """Return the calculated range value during an action, minimum ranges counted (11.3a, 13.4)."""
    return number_during(position, figure, "range", action)


def range_steps(position: Position, figure: Figure, action: str) -> list[Step]:
    """Return the steps by which the range value of an action is found, and what it comes to."""
    ruling = value_of(position, figure, "range", action)
    found = ruling.value if isinstance(ruling.value, int) else 0
    return [*ruling.steps, RANGE.step(StepKind.CHECK, figure=FigureId(figure.id), squares=found)]


def sees(position: Position, source: Spot, target: Spot, limit: int, itself: bool = False) -> bool:
    """Return whether a target is within so many squares and line of fire of a source, both from one square (11.5).

    `itself`: the blocking terrain of the target's square does not block the line that is drawn to it (16.9a, P42).
    """
    if distance(position, source, target) > limit:  # no line is drawn to what lies too far off
        return False
    line = best_line(position, source, target, "destroy" if itself else "effect", limit)
    return line.distance <= limit and line.result != BLOCKED


def against_range(position: Position, figure: Figure, square: int, limit: int) -> list[Step]:
    """Return why a square is not within range; empty when it is (11.3b)."""
    squares = distance(position, figure, square)
    if squares <= limit:
        return []
    name = position.map.name_of(square)
    return [BEYOND.step(StepKind.CHECK, figure=FigureId(figure.id), square=name, squares=squares, range=limit)]


def against_sight(
    position: Position, source: Spot, square: int, limit: int, itself: bool = False
) -> tuple[list[Step], tuple[Step, ...]]:
    """Return why a square is not within line of fire, empty when it is, and the steps of that line (11.4d)."""
    ruling = line_of_fire(position, source, square, "destroy" if itself else "effect", limit)
    if ruling.verdict != "blocked":
        return [], ruling.steps
    shown = position.map.name_of(source) if isinstance(source, int) else FigureId(source.id)
    return [NO_SIGHT.step(StepKind.CHECK, source=shown, square=position.map.name_of(square))], ruling.steps


def name_squares(position: Position, squares: int) -> list[str]:
    """Return the names of a set of squares, by column, then row.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> name_squares(Position(MODERN, MapPrint(2, 2)), 0b1110)
    ['A2', 'B1', 'B2']
    """
    columns = position.map.columns
    found = sorted(position.map.squares_of(squares), key=lambda square: (square % columns, square // columns))
    return [position.map.name_of(square) for square in found]
