"""Who is immune to opposing effects: for good, or until first turns are over (27.7g, 14.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.position import Figure, Position
from engine.heroclix.ruleset.first_turns import Opening

__all__ = [
    "InTheStartingArea",
    "Shield",
    "UntilItLeaves",
    "UntilItStirs",
    "first_turns_left",
    "first_turns_over",
    "shield",
    "stays_put",
]

Shield = Literal["immune", "first-turn"]


@dataclass(frozen=True, slots=True)
class InTheStartingArea:
    """Today's rule: who stands in its starting area is safe, whatever it did before (14.1)."""

    stays_put: bool = True  # Immune (27.7g)

    def spare(self, opening: Opening) -> bool:
        """Return whether it stands in its starting area, or where it began."""
        return opening.at_home or opening.at_start


@dataclass(frozen=True, slots=True)
class UntilItLeaves:
    """Who has left its starting area once is safe no more, wherever it stands (14.1, R57)."""

    stays_put: bool = True  # Immune (27.7g)

    def spare(self, opening: Opening) -> bool:
        """Return whether it has not left it yet."""
        return not opening.left


@dataclass(frozen=True, slots=True)
class UntilItStirs:
    """Who was given an action, moved or was placed is safe no more, wherever it stands (14.1, R76)."""

    stays_put: bool = False  # of placing nothing is said

    def spare(self, opening: Opening) -> bool:
        """Return whether it has done nothing yet."""
        return not opening.stirred


def shield(position: Position, figure: Figure) -> Shield | None:
    """Return what makes a figure immune to opposing effects now: Immune (27.7g), its first turn (14.1), or nothing.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", (0,), powers=frozenset({"immune"}))
    >>> shield(Position(MODERN, MapPrint(8, 8), (cap,)), cap)
    'immune'
    """
    if traits(position.powers, figure).can("immune"):
        return "immune"
    return "first-turn" if _first_turn(position, figure) else None


def stays_put(position: Position, figure: Figure) -> bool:
    """Return whether opposing effects can't place a figure without targeting it (14.1, 27.7g)."""
    found = shield(position, figure)
    return found == "immune" or (found is not None and position.ruleset.first_turns.stays_put)


def _first_turn(position: Position, figure: Figure) -> bool:
    if not figure.squares or not first_turns_left(position):
        return False
    return position.ruleset.first_turns.spare(_opening(position, figure))


def _opening(position: Position, figure: Figure) -> Opening:
    """Return what is known of a figure since the game began; what was not told follows from where it stands."""
    area = position.map.starting_areas.get(figure.side, 0)
    told = figure.so_far
    at_home = bool(area & figure.squares_bits)
    at_start = figure.started_at == frozenset(figure.squares)
    left = not (at_home or at_start) if told.left_area is None else told.left_area
    acted = figure.acted or figure.tokens > 0 if told.acted is None else told.acted
    stands = at_start if figure.started_at else at_home
    moved = figure.moved or (not stands if told.moved is None else told.moved)
    placed = figure.placed if told.placed is None else told.placed
    return Opening(at_home, at_start, left, acted or moved or placed)


def first_turns_left(position: Position) -> bool:
    """Return whether a player has not finished a first turn yet (14.1).

    >>> from engine.heroclix.position import MapPrint, Turn
    >>> from engine.heroclix.editions.modern import MODERN
    >>> figures = (Figure("cap", "Cap", "red"), Figure("foe", "Foe", "blue"))
    >>> done = (None, frozenset(["red"]), frozenset(["red", "blue"]))
    >>> [first_turns_left(Position(MODERN, MapPrint(8, 8), figures, turn=Turn("red", first_turn_done=each)))
    ...  for each in done]
    [False, True, False]
    """
    turn = position.turn
    if turn is None or turn.first_turn_done is None:
        return False
    return not first_turns_over(Board.of(position).players | position.map.starting_areas.keys(), turn.first_turn_done)


def first_turns_over(sides: Iterable[str], done: Iterable[str] | None) -> bool:
    """Return whether each player has finished a first turn (14.1); `done` None: all have.

    >>> first_turns_over(["red", "blue"], ["red"]), first_turns_over(["red", "blue"], ["red", "blue"])
    (False, True)
    """
    return done is None or set(sides) <= set(done)
