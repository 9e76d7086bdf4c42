"""Costed actions of a log from outside: one for a figure in a turn, as many as the action total (7.4, 7.8, 7.9)."""

from __future__ import annotations

from typing import Any

from engine.errors import DocumentError
from engine.heroclix.fight.actions.rights import ALREADY, BEYOND
from engine.heroclix.fight.actions.turn import action_total
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.actions import illegal
from engine.heroclix.game.events.hordes import StackJoined, StackLeft
from engine.heroclix.game.foreign.stood import given_now, let_stand, so_far
from engine.heroclix.game.state import GameState

__all__ = ["check_spent"]


def check_spent(state: GameState, event: Any, figure: str) -> None:
    """Raise DocumentError for a costed action that there is none left for, and that nobody let stand (7.4, 7.8).

    `event`: where the objection would stand, or the action itself once its command is over. It is judged by the game
    before its command; what did not begin that command, double actions and those that cards print are taken.
    """
    given = event if isinstance(event, ev.ActionGiven) else given_now(state, event, figure)
    before = None if state.last is None else state.last.before
    if given is None or before is None or not given.counted or given.tokens > 1 or let_stand(state, event):
        return
    if given.action not in state.rules.powers or before.map is None or not _first(state, given, before):
        return
    used, acted = before.actions_used, before.by_id(figure).acted
    if not acted and used < action_total(state.rules, before.build_total):
        return
    try:
        facts = {step.fact for step in illegal(before.position(), figure, given.action)}
    except DocumentError:
        return
    field = "figure" if event is given else "objection"
    if ALREADY in facts:
        raise DocumentError(field, "error-game-acted", figure=figure)
    if BEYOND in facts:
        raise DocumentError(field, "error-game-total-used", used=used)


def _first(state: GameState, given: ev.ActionGiven, before: GameState) -> bool:
    """Return whether an action began its command, and no token of a stack took it over."""
    told = [*so_far(state, given)]
    if any(isinstance(each, (StackJoined, StackLeft)) for each in told):
        return False
    since = next(number for number, each in enumerate(told) if each is given)
    earlier = state.sequence - since - (before.sequence + 1)  # events of the command before it
    return earlier <= (before.phase == "beginning")  # an action ends the beginning first
