"""Horde tokens that stack and leave their stack as they move (apilar-y-desapilar-tokens-de-horda of 2012)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.objects import held_by
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.damage import give_token
from engine.heroclix.game.decide.moves.handling import drop
from engine.heroclix.game.decide.table.setup import standing
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.card import Card
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_squares
from engine.heroclix.game.state.leaving import Order
from engine.heroclix.game.state.names import new_id
from engine.heroclix.position import Position
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["against_leaving", "as_it_moves", "join", "leave", "mate_at", "squares_named"]

NO_STACK = Message("game-refused-no-stack", ("figure",), rule="24.1")
TOKEN_GIVEN = Message("game-refused-stack-given", ("figure",), rule="24.1")
NO_TOKEN = Message("game-stack-keeps-tokens", ("figure", "into"), rule="24.1")
OVERFLOW = Message("game-stack-overflow", ("figure", "left", "squares"), rule="24.1", reading="R64")

CHECK = StepKind.CHECK


def identical(a: Card, b: Card) -> bool:
    """Return whether two cards are of identical horde tokens, by set and number where those are told."""
    if not (a.stack and b.stack):
        return False
    if a.set or b.set or a.number or b.number:
        return (a.set, a.number) == (b.set, b.number)
    return {**a.document, "horde": 0} == {**b.document, "horde": 0}


def mate_at(state: GameState, figure: GameFigure, where: Sequence[int]) -> GameFigure | None:
    """Return the identical stack of its own force, not full, in whose squares a token or stack would come to stand."""
    if not figure.stack or not where:
        return None
    other = state.at(where[0])
    if other is None or other.id == figure.id or set(other.squares) != set(where):
        return None
    fits = identical(figure.card, other.card) and (figure.side, figure.owner) == (other.side, other.owner)
    return other if fits and other.stack < other.card.most_stacked else None


def against_leaving(figure: GameFigure) -> list[Step]:
    """Return why no token leaves a stack: it is none of several tokens, or was given an action token this turn."""
    if figure.stack < 2:
        return [NO_STACK.step(CHECK, figure=FigureId(figure.id))]
    return [TOKEN_GIVEN.step(CHECK, figure=FigureId(figure.id))] if figure.received or figure.acted else []


def as_it_moves(position: Position, figure: GameFigure, mate: GameFigure | None, *, leaves: bool) -> Position:
    """Return the position in which the move is judged: without the stack that it joins, one token where one leaves."""
    if mate is not None:
        position = replace(position, figures=tuple(one for one in position.figures if one.id != mate.id))
    if leaves:
        position = position.with_figure(replace(position.figure(figure.id), horde=1))
    return position


def join(draft: Draft, figure: GameFigure, mate: GameFigure, order: Order) -> None:
    """Let what moved become part of a stack: its action ends, and the stack gets that action's token.

    Where a single token joins, and the stack that they are is marked already, it is given none.
    """
    doing = draft.state.doing
    start = draft.state.squares(figure)
    moving = 1 if order.leaves else figure.stack
    count = min(moving, mate.card.most_stacked - mate.stack)
    left = figure.stack - count
    if held_by(draft.state, figure.id) is not None and held_by(draft.state, mate.id) is not None and not left:
        drop(draft, replace(figure, squares=mate.squares))  # where the two meet
    at = start if order.leaves or not left else _behind(draft.state, figure, order)
    if left and not order.leaves:
        draft.say(OVERFLOW.step(CHECK, figure=FigureId(figure.id), left=left, squares=at))
    facts = {"count": count, "left": left, "at": at if left else (), "path": order.path, "objection": order.objection}
    draft.add(ev.StackJoined, figure=figure.id, into=mate.id, start=start, **facts)
    if doing is not None and doing.free:
        return
    if moving == 1 and (mate.tokens or (figure.tokens and not order.leaves)):
        draft.say(NO_TOKEN.step(CHECK, figure=FigureId(figure.id), into=FigureId(mate.id)))
    else:
        give_token(draft, mate.id)


def _behind(state: GameState, figure: GameFigure, order: Order) -> tuple[str, ...]:
    """Return the last square of the way before the stack that nobody occupies: there the tokens left over stand."""
    for name in reversed(order.path[:-1]):
        if not standing(state, figure, name, "path")[1]:
            return (name,)
    return state.squares(figure)


def leave(draft: Draft, figure: GameFigure, order: Order) -> str:
    """Let one token leave its stack and move; return its id."""
    name = new_id(figure.name, {one.id for one in draft.state.figures})
    facts = {"start": draft.state.squares(figure), "at": order.at, "path": order.path, "objection": order.objection}
    doing = draft.state.doing
    draft.add(ev.StackLeft, figure=name, of=figure.id, **facts)
    if doing is None or not doing.free:
        give_token(draft, name)
    return name


def squares_named(state: GameState, figure: GameFigure, at: tuple[str, ...]) -> tuple[int, ...]:
    """Return the squares of these names for a figure's base."""
    return () if state.map is None else read_squares(state.rules, state.map, figure.card.base, at, "at")
