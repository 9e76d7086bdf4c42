"""What becomes of passengers when their carrier has moved: where they may be placed, and who stays behind (22.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.steps.base import Base
from engine.heroclix.board.steps.move import Path, Reach
from engine.heroclix.board.steps.move import path as path_to
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.board.steps.passengers import most_placed, places
from engine.heroclix.fight.actions.move import GivenMove
from engine.heroclix.fight.actions.rights import symbol_steps
from engine.heroclix.position import Figure, Position
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["Ferried", "carried", "crowded_steps", "ends", "opening", "without_room"]

CARRIES = Message("move-carries", ("figure", "passengers"), rule="27.8d", reading="P50")
PLACES = Message("move-carry-places", ("passenger", "squares"), rule="27.8d", reading="P50")
STAYS_BEHIND = Message("move-carry-no-room", ("passenger",), rule="22.1")
NOT_ALL = Message("move-carry-not-all", ("figure", "placed"), rule="22.1", reading="P50")
CROWDED = Message("move-carry-crowded", ("passenger", "ends"), rule="22.1")


class Ferried(NamedTuple):
    """Where each passenger may be placed after a way, and how many of them find room at once."""

    places: Mapping[str, tuple[int, ...]]
    placed: int
    steps: tuple[Step, ...]


def opening(powers: Powers, figure: Figure, passengers: Sequence[Figure]) -> tuple[Step, ...]:
    """Say whom a figure carries, which takes nothing off its movement, and where its right to is not seen."""
    if not passengers:
        return ()
    carries = CARRIES.step(StepKind.CHECK, figure=FigureId(figure.id), passengers=tuple(map(_id, passengers)))
    return (carries, *symbol_steps(powers, figure, powers["carry"]))


def _id(figure: Figure) -> FigureId:
    return FigureId(figure.id)


def carried(move: GivenMove, way: Path, passengers: Sequence[Figure]) -> Ferried:
    """Return where the passengers may be placed once their carrier has taken a way; nowhere if it may not."""
    if not passengers or not way.legal or way.start is None:
        return Ferried({}, 0, ())
    lies = places(move.position, move.figure, ends(move, way), passengers, way.gone)
    name = move.position.map.name_of
    found: dict[str, tuple[int, ...]] = {}
    steps = []
    for passenger in passengers:
        squares = _joined(move.position, lies[passenger.id])
        found[passenger.id] = squares
        if squares:
            names = tuple(name(square) for square in squares)
            steps.append(PLACES.step(StepKind.CHECK, passenger=_id(passenger), squares=names))
        else:
            steps.append(STAYS_BEHIND.step(StepKind.CHECK, passenger=_id(passenger)))
    placed = most_placed([lies[passenger.id] for passenger in passengers])
    if placed < sum(1 for squares in found.values() if squares):
        steps.append(NOT_ALL.step(StepKind.CHECK, figure=FigureId(move.figure.id), placed=placed))
    return Ferried(found, placed, tuple(steps))


def ends(move: GivenMove, way: Path) -> list[int]:
    """Return the sets of squares on which the figure that moves may lie at the end of a way."""
    if not way.squares:
        return [move.figure.squares_bits]
    if len(move.figure.squares) == 1:
        return [1 << way.squares[-1]]
    assert way.start is not None  # noqa: S101 - a way that may be taken begins somewhere
    return list(Base(Mover(move.position, move.figure), way.start).lies(way.squares[-1], way.cost, way.gone))


def _joined(position: Position, lies: Sequence[int]) -> tuple[int, ...]:
    """Return the squares of all these sets, by column, then row."""
    squares = {square for lie in lies for square in position.map.squares_of(lie)}
    columns = position.map.columns
    return tuple(sorted(squares, key=lambda square: (square % columns, square // columns)))


def without_room(
    move: GivenMove, reach: Reach, passengers: Sequence[Figure], direct: bool
) -> Mapping[str, tuple[int, ...]]:
    """Return for each passenger the ends of its carrier at which there is no room for it.

    Only for carriers of one square: how a larger base lies at its end is the table's choice.
    """
    if not passengers or len(move.figure.squares) > 1:
        return {}
    found: dict[str, list[int]] = {passenger.id: [] for passenger in passengers}
    destroys = Mover(move.position, move.figure).destroys
    for square in reach.squares:
        gone = _destroyed(move, square, direct) if destroys else NOTHING
        for passenger, lies in places(move.position, move.figure, [1 << square], passengers, gone).items():
            if not lies:
                found[passenger].append(square)
    return {passenger: tuple(squares) for passenger, squares in found.items() if squares}


def _destroyed(move: GivenMove, square: int, direct: bool) -> Removed:
    way = path_to(move.position, move.figure, square, move.squares, direct).value
    return way.gone if isinstance(way, Path) else NOTHING


def crowded_steps(crowded: Mapping[str, tuple[int, ...]]) -> list[Step]:
    """Say at how many ends there is no room for a passenger."""
    return [CROWDED.step(StepKind.CHECK, passenger=FigureId(one), ends=len(ends)) for one, ends in crowded.items()]
