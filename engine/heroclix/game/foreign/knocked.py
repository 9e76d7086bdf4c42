"""Knockback of a log from outside: from where a figure stood, away from who caused it, as far as it goes (12.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.before import Told
from engine.errors import DocumentError
from engine.grid.names import parse_place
from engine.heroclix.board.knockback.path import Knockback, knockback
from engine.heroclix.board.knockback.rules import by_damage, rules_of
from engine.heroclix.effects.areas import blast
from engine.heroclix.game import events as ev
from engine.heroclix.game.foreign.moves import check_steps, listed, names_of
from engine.heroclix.game.foreign.stood import NOBODY, so_far
from engine.heroclix.game.state import GameState

__all__ = ["knocked_back"]

Cause = tuple[str, int | None]  # who knocks back, and how many squares; None: the number of the edition


def knocked_back(state: GameState, event: ev.KnockedBack) -> Iterator[Told]:
    """Knockback goes in one direction, as many squares as it may, and ends where its way does (12.6d).

    Where its cause is told it is judged again: the way, what ended it, and the damage of that.
    """
    names = names_of(state, state.by_id(event.figure))
    yield "start", event.start, event.start if event.start in names else listed(names)
    yield "at", event.at, event.path[-1] if event.path else event.start
    check_steps((event.start,), event.path)
    if len({_direction(*step) for step in pairwise((event.start, *event.path))}) > 1:
        raise DocumentError("path", "error-game-not-straight", start=event.start)
    cause = _cause(state, event)
    most = rules_of(state.rules).squares if cause is None or cause[1] is None else cause[1]
    if most is not None and len(event.path) > most:
        raise DocumentError("path", "error-game-too-far", squares=len(event.path), most=most)
    if cause is not None and not _unsettled(state, event):
        yield from _judged_again(state, event, cause)


def _direction(one: str, other: str) -> tuple[int, int]:
    (column, row), (next_column, next_row) = parse_place(one), parse_place(other)
    return next_column - column, next_row - row


def _cause(state: GameState, event: ev.KnockedBack) -> Cause | None:
    """Return who knocks a figure back and how far: an open attack, else Force Blast; None where neither is told."""
    for pending in state.pending:
        if event.figure in pending.knocked_back:
            return pending.attacker, by_damage(state.rules, pending.damage.get(event.figure, 0))
    for earlier in so_far(state, event):
        if isinstance(earlier, ev.ActionGiven):
            return (earlier.figure, blast.BLAST) if earlier.action == blast.SLUG else None
    return None


def _unsettled(state: GameState, event: ev.KnockedBack) -> bool:
    """Return whether another one was hurt by this knockback before: all its ways are judged before any dial turns."""
    return any(isinstance(each, ev.KnockedBack) and each.damage for each in so_far(state, event))


def _judged_again(state: GameState, event: ev.KnockedBack, cause: Cause) -> Iterator[Told]:
    position = state.position()
    there = {figure.id: figure for figure in position.figures if figure.squares}
    by, squares = cause
    if by not in there or event.figure not in there or by == event.figure:
        return
    found = knockback(position, there[event.figure], there[by], squares).value
    assert isinstance(found, Knockback)  # noqa: S101 - what `knockback` promises
    if found.prevented:
        yield "figure", event.figure, NOBODY
    way = [position.map.name_of(square) for square in found.path]
    yield "path", ", ".join(event.path), ", ".join(way)
    yield "stopped_by", event.stopped_by, found.stopped_by or ""
    yield "damage", event.damage, found.damage
