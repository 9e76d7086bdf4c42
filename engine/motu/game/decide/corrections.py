"""Corrections: any value, set to what the physical table shows (P302)."""

from __future__ import annotations

from engine.errors import DocumentError, as_given
from engine.motu.game.apply.corrections import current
from engine.motu.game.commands import table as cmd
from engine.motu.game.decide.draft import Decision, Draft
from engine.motu.game.decide.seats import not_yours, one_of_sides
from engine.motu.game.events import table as ev

__all__ = ["correct"]

LONGEST_REASON = 200


def correct(draft: Draft, command: cmd.Correct) -> Decision:
    """Set a value of a character, of the round or of an army."""
    figure = None if command.figure is None else draft.state.figure(command.figure)
    if figure is not None and (against := not_yours(draft, figure)):
        return draft.refused(against)
    side = "" if command.side is None else one_of_sides(command.side)
    if figure is not None and side:
        raise DocumentError("side", "error-motu-not-with", given="figure")
    value = list(command.value) if isinstance(command.value, tuple) else command.value
    if isinstance(value, str) and len(value) > LONGEST_REASON:
        raise DocumentError("value", "error-word-length", given=as_given(value), limit=LONGEST_REASON)
    draft.add(
        ev.Corrected,
        figure=None if figure is None else figure.id,
        field=command.field[:60],
        before=current(draft.state, figure, side, command.field),
        value=value,
        side=side,
        why=command.why.strip()[:LONGEST_REASON],
    )
    return draft.accepted()
