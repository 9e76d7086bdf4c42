"""Interruptions: begun in the order that their player decides, and ended (6e, 7c, 7d)."""

from __future__ import annotations

from engine.motu.game.commands import actions as cmd
from engine.motu.game.decide.acting import busy, off_field, when
from engine.motu.game.decide.draft import CHECK, Decision, Draft
from engine.motu.game.decide.seats import not_yours
from engine.motu.game.describe import messages
from engine.motu.game.events import actions as ev
from engine.ruling import FigureId, Step

__all__ = ["end_interruption", "interrupt"]


def interrupt(draft: Draft, command: cmd.Interrupt) -> Decision:
    """Begin an interruption that waits; or one that the words of a card allow, of who acts (7c)."""
    state = draft.state
    figure = state.figure(command.figure)
    reasons = [*not_yours(draft, figure), *when(state)] or off_field(figure)
    if reasons:
        return draft.refused(reasons)
    due = state.due if state.contest is None else None
    if due is not None and figure.id in due.left and command.of in (None, due.of):
        draft.add(ev.InterruptionBegan, by=figure.id, of=due.of, kind=due.kind)
        return draft.accepted(value=due.of)
    if command.of is None:
        return draft.refused([messages.NO_INTERRUPTION.step(CHECK, figure=FigureId(figure.id))])
    of = state.figure(command.of, "of")
    if against := _of_a_card(draft, figure.id, of.id):
        return draft.refused(against)
    draft.add(ev.InterruptionBegan, by=figure.id, of=of.id, kind="other")
    return draft.accepted(value=of.id)


def _of_a_card(draft: Draft, figure: str, of: str) -> list[Step]:
    """Return why a card lets nobody interrupt so: what goes on ends first; whoever acts is interrupted, by another."""
    state = draft.state
    moving = state.under_way
    if moving is None or moving.push:  # a movement that waits may be interrupted
        reasons = busy(state)
        if reasons:
            return reasons
    acting = state.acting
    if of != acting or figure == acting:
        return [messages.NOT_INTERRUPTED.step(CHECK, of=FigureId(acting))]
    return []


def end_interruption(draft: Draft) -> Decision:
    """End the innermost interruption: whoever is interrupted goes on (7c)."""
    inner = draft.state.course.interruptions[-1]
    figure = draft.state.by_id(inner.by)
    if reasons := not_yours(draft, figure) or busy(draft.state):
        return draft.refused(reasons)
    draft.add(ev.InterruptionEnded, by=inner.by)
    return draft.accepted(value=inner.by)
