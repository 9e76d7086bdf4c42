"""Actions that move first: who lies within their move, and what is rolled before it (10.8, 21.1a, 27.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.errors import DocumentError
from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.steps.break_away import BreakAway, break_away
from engine.heroclix.board.steps.move import Path, Reach, path, reachable
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.effects.destroying.ruin import Piece, destroyed
from engine.heroclix.fight.actions import passengers
from engine.heroclix.fight.actions.instruction import against_kind, attack_kinds
from engine.heroclix.fight.actions.legality import against_making
from engine.heroclix.fight.actions.move import CONTROL, GivenMove, given_move
from engine.heroclix.fight.actions.underway import ON_THE_WAY, part_of_it, resolving
from engine.heroclix.fight.attack.targets import against_anywhere
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["OUT_OF_REACH", "leaving", "within_move"]

ROLLS_FIRST = Message("legal-break-away-first", ("figure", "on"), rule="10.8")
LEAVES_FREELY = Message("legal-break-away-free", ("figure",), rule="10.8")
WITHIN = Message("legal-within-move", ("target",), rule="21.1a")
BEYOND = Message("legal-beyond-move", ("target",), rule="21.1a")
OUT_OF_REACH = Message("legal-yes-out-of-reach", ("figure", "action", "target"), rule="7")


def leaving(position: Position, figure: Figure, power: Power) -> tuple[BreakAway | None, tuple[Step, ...]]:
    """Return the break away that a move of an action begins with (10.8), and its steps; None where it gives no move."""
    share = part_of_it(position, figure, power)
    moves = power.moves or power.slug in ON_THE_WAY if share is None else "move" in share.parts
    if not moves or not figure.squares:
        return None, ()
    action = "move" if power.slug in ON_THE_WAY else power.slug
    by = None
    if share is not None:
        by = position.figure(share.by) if share.action == CONTROL else None
        action = share.action if by is None or by.side else "move"  # of no side it is on none either (6.2, P1)
        by = by if action == share.action else None
    move = given_move(position, figure, action, speed=0, by=by)
    ruling = break_away(move.position, move.figure)
    found = ruling.value
    assert isinstance(found, BreakAway)  # noqa: S101 - tells the type checker what the ruling holds
    if move.reasons or not found.required:
        return found, ()
    if found.automatic:
        return found, (*ruling.steps, LEAVES_FREELY.step(StepKind.CHECK, figure=FigureId(figure.id)))
    first = ROLLS_FIRST.step(StepKind.CHECK, figure=FigureId(figure.id), on=found.succeeds_on)
    return found, (*ruling.steps, first)


def within_move(
    position: Position, figure: Figure, power: Power, target: Figure | None
) -> tuple[bool | None, tuple[Step, ...]]:
    """Return whether a target can be attacked from where the move of an action may end, and the step about it.

    A needed break away is taken as made; what no place would mend, as immunity, is not looked at. None without a
    target, where its place is unknown, and where the document does not give the speed value.
    """
    if target is None or not target.squares or not figure.squares or resolving(position) is not None:
        return None, ()
    try:
        move = given_move(position, figure, power.slug)
    except DocumentError:
        return None, ()
    unmended = {step.message for step in against_anywhere(position, figure, target, power)}
    unmended |= {
        step.message for kind in attack_kinds(power) for step in against_kind(position.powers, figure, power, kind)
    }
    found = any(_attackable(there, figure.id, power, target.id, unmended) for there in _ends(move, figure, target))
    step = (WITHIN if found else BEYOND).step(StepKind.CHECK, target=FigureId(target.id))
    return found, (step._replace(rule=power.section),)


def _attackable(position: Position, figure: str, power: Power, target: str, unmended: set[str]) -> bool:
    mover, aimed = position.figure(figure), position.figure(target)
    return any(
        unmended.issuperset(step.message for step in against_making(position, mover, power, kind, aimed))
        for kind in attack_kinds(power)
    )


def _ends(move: GivenMove, figure: Figure, target: Figure) -> Iterator[Position]:
    """Yield the position after each way the move may go, the ends nearest to the target first."""
    reach = reachable(move.position, move.figure, move.squares).value
    assert isinstance(reach, Reach)  # noqa: S101 - tells the type checker what the ruling holds
    printed = move.position.map
    aims = [printed.column_row(square) for square in target.squares]

    def far(square: int) -> int:
        column, row = printed.column_row(square)
        return min(max(abs(column - x), abs(row - y)) for x, y in aims)

    simple = len(figure.squares) == 1 and not Mover(move.position, move.figure).breaks_something
    seen: set[tuple[int, Removed]] = set()
    for square in sorted(reach.squares, key=far):
        for lie, gone in [(1 << square, NOTHING)] if simple else _lies(move, square):
            if (lie, gone) not in seen:
                seen.add((lie, gone))
                there = replace(figure, squares=tuple(printed.squares_of(lie)))
                yield _without(move.position, gone).with_figure(there)


def _lies(move: GivenMove, square: int) -> list[tuple[int, Removed]]:
    """Return how a larger base may lie after the shortest way there, and what is destroyed on that (24.2d, 27.5d)."""
    found = path(move.position, move.figure, square, move.squares).value
    assert isinstance(found, Path)  # noqa: S101 - tells the type checker what the ruling holds
    return [(lie, found.gone) for lie in passengers.ends(move, found)] if found.legal else []


def _without(position: Position, gone: Removed) -> Position:
    if not gone.squares and not gone.walls.east and not gone.walls.south:
        return position
    squares_of, columns = position.map.squares_of, position.map.columns
    pieces: list[Piece] = [
        *squares_of(gone.squares),
        *((square, square + 1) for square in squares_of(gone.walls.east)),
        *((square, square + columns) for square in squares_of(gone.walls.south)),
    ]
    return destroyed(position, pieces).position
