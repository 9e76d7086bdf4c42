"""What the events of stacks of horde tokens do to a game (tokens-de-horda of 2012)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.game.apply.actions import objected, over
from engine.heroclix.game.apply.ko import unheld, without_action
from engine.heroclix.game.apply.newcomers import check_free, check_new
from engine.heroclix.game.events.hordes import StackJoined, StackLeft, TokenDefeated
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_squares
from engine.heroclix.game.state.tally import Scored
from engine.unfit import check_between, unfit

__all__ = ["OF_HORDES"]


def _joined(state: GameState, event: StackJoined) -> GameState:
    """Make tokens part of another stack; its action ends, and what lasts on them lasts on the stack."""
    mover, into = state.by_id(event.figure), state.by_id(event.into)
    if mover.stack != event.count + event.left:
        raise unfit("left", event.left, (mover.stack - event.count,))
    check_between("count", event.count, 1, into.card.most_stacked - into.stack)
    state = objected(state, event.command, event.figure, event.objection)
    stays = bool(event.left) and event.at == event.start  # one token leaves the stack for another
    if not stays:
        state = without_action(state, mover.id)
    tokens = into.tokens if stays else max(into.tokens, mover.tokens)
    state = state.with_figure(replace(into, stack=into.stack + event.count, tokens=tokens))
    if event.left:
        squares = _on(state, mover, event.at)
        return over(state.with_figure(replace(mover, stack=event.left, squares=squares, moved=not stays)))
    holds = any(thing.held_by == into.id for thing in state.things)
    things = tuple(
        replace(thing, held_by=into.id) if thing.held_by == mover.id and not holds else thing for thing in state.things
    )
    lasting = tuple(replace(one, on=into.id) if one.on == mover.id else one for one in state.lasting)
    state = replace(unheld(state, mover.id), things=things, lasting=lasting)
    gone = replace(state.by_id(mover.id).fresh(), squares=(), tokens=0, joined=into.id, owes=())
    return over(state.with_figure(gone))


def _left(state: GameState, event: StackLeft) -> GameState:
    """Make one token a figure of its own: the action was given to it, and takes no effect of the stack along."""
    check_new(state, event.figure)
    stack = state.by_id(event.of)
    state = objected(state, event.command, event.figure, event.objection)
    token = GameFigure(event.figure, stack.card, stack.side, click=stack.card.start, stack=1, origin=stack.origin)
    token = replace(token, squares=_on(state, token, event.at), acted=stack.acted, moved=True, used=stack.used)
    token = replace(token, started_at=stack.started_at)
    state = state.with_figure(replace(stack, stack=stack.stack - 1, acted=False))
    state = replace(state, figures=(*state.figures, token))
    doing = state.doing
    if doing is None or doing.figure != stack.id:
        return state
    return over(replace(state, doing=replace(doing.without("move"), figure=token.id)))


def _on(state: GameState, figure: GameFigure, names: tuple[str, ...]) -> tuple[int, ...]:
    if state.map is None:
        raise DocumentError("at", "error-game-no-map")
    squares = read_squares(state.rules, state.map, figure.card.base, names, "at")
    check_free(state, squares, figure.id)
    return squares


def _defeated(state: GameState, event: TokenDefeated) -> GameState:
    """Remove one token, which scores its points; the last one scores as its stack is KO'd."""
    stack = state.by_id(event.figure)
    if event.after != stack.stack - 1:
        raise unfit("after", event.after, (stack.stack - 1,))
    attack = None if event.attack is None else state.attack(event.attack)
    side = "" if attack is None else state.by_id(attack.attacker).side
    stack = replace(stack, damaged_by=side if side and side != stack.side else stack.damaged_by)
    if not event.after:
        return state.with_figure(stack)
    turn = state.active if state.status == "playing" else ""
    scored = Scored(stack.id, stack.name, stack.card.points, stack.owner, turn, stack.damaged_by)
    return replace(state.with_figure(replace(stack, stack=event.after)), scored=(*state.scored, scored))


OF_HORDES: Mapping[type, Callable[[GameState, Any], GameState]] = {
    StackJoined: _joined,
    StackLeft: _left,
    TokenDefeated: _defeated,
}
