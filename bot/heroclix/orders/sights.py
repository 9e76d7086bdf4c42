"""What one figure sees, shoots and strikes, square by square: the material of pictures that show a whole board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.heroclix.board.ground.board import Spot
from engine.heroclix.board.lines.pairs import line_result
from engine.heroclix.board.lines.survey import seen_from as seen_by_board
from engine.heroclix.board.lines.tables import RESULTS
from engine.heroclix.board.measures import adjacent, close_across_transition, distance
from engine.heroclix.fight.attack.targets import Reach, reach_of, reaching
from engine.heroclix.position import Figure, Position

__all__ = ["Arms", "Result", "arms_of", "figures_on", "seen_from"]

Result = Literal["clear", "hindered", "blocked"]


@dataclass(frozen=True, slots=True)
class Arms:
    """How far a figure attacks: its range and Giant Reach in squares (0: adjacent alone), and the squares of each.

    `shot` tells what the line of fire to each square within range comes to, `struck` are the squares that a
    close attack reaches: adjacent, across a transition, or within Giant Reach and not blocked (11.1, 16.5b, 27.7d).
    """

    range: int
    reach: int
    shot: Mapping[int, Result]
    struck: frozenset[int]


def seen_from(position: Position, source: Spot) -> dict[int, Result]:
    """Return what the line of fire from a figure or square to every other square comes to (11.4).

    To a square where somebody stands the line is drawn to the figure, so that its Stealth and size count.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> seen = seen_from(Position(MODERN, MapPrint(3, 1, blocking=0b10)), 0)
    >>> seen[1], seen[2]
    ('blocked', 'blocked')
    """
    own = (source,) if isinstance(source, int) else source.squares
    found = seen_by_board(position, source)
    return {square: _result(result) for square, result in enumerate(found) if square not in own}


def arms_of(position: Position, figure: Figure) -> Arms:
    """Return how far a figure's basic attacks go from where it stands.

    Raises DocumentError when its range cannot be calculated.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> sorted(arms_of(Position(MODERN, MapPrint(3, 3), (cap,)), cap).struck)
    [1, 3, 4]
    """
    shoots = reach_of(position, figure, "range", position.powers["range"])
    strikes = reach_of(position, figure, "close", position.powers["close"])
    others = [square for square in range(position.map.columns * position.map.rows) if square not in figure.squares]
    reach, far = strikes.squares or 0, shoots.squares or 0
    shot = {
        square: _result(line_result(position, figure, _spot(position, square), "range-attack", far, shoots.grants))
        for square in others
        if distance(position, figure, square) <= far
    }
    struck = frozenset(square for square in others if _strikes(position, figure, square, strikes))
    return Arms(far, reach, shot, struck)


def figures_on(position: Position, squares: frozenset[int], besides: Spot) -> tuple[Figure, ...]:
    """Return the figures with at least one of these squares, in the position's order, `besides` left out."""
    own = None if isinstance(besides, int) else besides.id
    return tuple(f for f in position.figures if f.id != own and not squares.isdisjoint(f.squares))


def _strikes(position: Position, figure: Figure, square: int, strikes: Reach) -> bool:
    """Return whether a close attack on whoever stands in a square is in reach."""
    target = position.at(square) or Figure("", "", "", (square,))
    if adjacent(position, figure, target) or close_across_transition(position, figure, target):
        return True
    far = strikes.squares or 0
    if distance(position, figure, square) > far:
        return False
    return (
        _result(
            line_result(position, figure, _spot(position, square), "effect", far, reaching(position.powers, figure))
        )
        != "blocked"
    )


def _spot(position: Position, square: int) -> Spot:
    found = position.at(square)
    return square if found is None else found


def _result(number: int) -> Result:
    result: Result = RESULTS[number]  # type: ignore[assignment] # the three names stand there in this order
    return result
