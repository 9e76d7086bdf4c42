"""Who is immune to opposing effects: for good, or until first turns are over (27.7g, 14.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.position import Figure, Position

__all__ = ["InTheStartingArea", "Shield", "first_turns_left", "first_turns_over", "shield"]

Shield = Literal["immune", "first-turn"]


@dataclass(frozen=True, slots=True)
class InTheStartingArea:
    """Today's rule: who stands in its starting area is safe, whatever it did before (14.1)."""

    def spare(self, at_home: bool, at_start: bool, stirred: bool) -> bool:  # noqa: ARG002 - other books ask what it did
        """Return whether it stands in its starting area, or where it began."""
        return at_home or at_start


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


def _first_turn(position: Position, figure: Figure) -> bool:
    if not figure.squares or not first_turns_left(position):
        return False
    at_home = bool(position.map.starting_areas.get(figure.side, 0) & figure.squares_bits)
    at_start = figure.started_at == frozenset(figure.squares)
    stirred = figure.acted or figure.moved or figure.placed
    return position.ruleset.first_turns.spare(at_home, at_start, stirred)


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
