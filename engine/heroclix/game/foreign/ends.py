"""How a game ended in a log from outside: its points as they stand then, and dice that settle a tie (5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.before import Told
from engine.errors import DocumentError
from engine.heroclix.force.result import decided_by_points
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.table.score import Standing, standing
from engine.heroclix.game.foreign.moves import listed
from engine.heroclix.game.foreign.named import sides_of
from engine.heroclix.game.state import GameState
from engine.unfit import unfit

__all__ = ["ended"]

DICE = 2  # that a side rolls


def ended(state: GameState, event: ev.GameEnded) -> Iterator[Told]:
    """A side of the game wins, by its points, the dice or what the players named; or none does (5.4, P68)."""
    sides, won = sides_of(state), event.winner
    yield "winner", won, won if won in sides or not won else listed(sides)
    if event.rolls and not won:
        raise DocumentError("rolls", "error-list-too-long", limit=0)
    if not event.points:  # undecided, or told by nobody
        return
    if not won:
        over = standing(state)
    else:
        named = tuple(side for side in state.sides if side != won)
        over = standing(state, over=True)
        if not event.rolls and (event.points != over.points or not _leads(state, over, won)):
            over = standing(state, named, over=True)
    yield from _points(event, over)
    if event.rolls:
        yield from _settled(state, event, over)


def _leads(state: GameState, found: Standing, side: str) -> bool:
    """Return whether a side wins by itself: the last one undefeated, or by its points alone (5.1, 5.4)."""
    among = state.sides if state.battle_royale else found.undefeated or state.sides
    return (*among,) == (side,) or (
        decided_by_points(found.points, among, (), battle_royale=state.battle_royale).winner == side
    )


def _points(event: ev.GameEnded, found: Standing) -> Iterator[Told]:
    for side in {**found.points, **event.points}:
        if side not in found.points:
            raise unfit("points", side, found.points)
        if side not in event.points:
            raise DocumentError("points", "error-game-left-out", expected=side)
        yield f"points.{side}", event.points[side], found.points[side]


def _settled(state: GameState, event: ev.GameEnded, found: Standing) -> Iterator[Told]:
    """Who tied rolls two dice each, again while they tie; the dice say who wins."""
    among = state.sides if state.battle_royale else found.undefeated or state.sides
    for number, rolled in enumerate(event.rolls):
        before = decided_by_points(found.points, among, event.rolls[:number], battle_royale=state.battle_royale)
        yield f"rolls[{number}]", listed(rolled), listed(before.missing)
        for side, dice in rolled.items():
            if len(dice) != DICE:
                raise DocumentError(f"rolls[{number}].{side}", "error-game-dice-of-a-side", given=len(dice))
    last = decided_by_points(found.points, among, event.rolls, battle_royale=state.battle_royale)
    if last.missing:
        raise DocumentError(f"rolls[{len(event.rolls)}]", "error-game-left-out", expected=listed(last.missing))
    yield "winner", event.winner, last.winner
