"""The command by which the active player chooses one of several highest or lowest point characters (21.10a)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.table.seats import side_not_yours
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.events.extremes import AREAS, WHICH
from engine.heroclix.game.state.extremes import chosen, tied
from engine.ruling import FigureId, Step, StepKind

__all__ = ["choose_extreme"]

CHECK = StepKind.CHECK


def choose_extreme(draft: Draft, command: cmd.ChooseExtreme, _dice: Dice) -> Decision:
    """Treat one of those tied as the highest or lowest point character, for as long as it may be."""
    state = draft.state
    allowed = (*state.sides, *AREAS)
    for path, given, expected in (("which", command.which, WHICH), ("among", command.among, allowed)):
        if given not in expected:
            raise DocumentError(path, "error-not-one-of", given=str(given)[:60], expected=", ".join(expected))
    figure = state.figure(command.figure)
    if state.status != "playing":
        return draft.refused([messages.STILL_SETUP.step(CHECK)])
    reasons = [*side_not_yours(draft, state.active), *_against(draft, command, figure.id)]
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.ExtremeChosen, which=command.which, among=command.among, figure=figure.id)
    return draft.accepted(value=figure.id)


def _against(draft: Draft, command: cmd.ChooseExtreme, figure: str) -> list[Step]:
    """Return why there is nothing to choose: nobody there, no candidate, the only one, or a choice that holds."""
    found = tied(draft.state, command.which, command.among)
    before = chosen(draft.state, command.which, command.among)
    if not found:
        return [messages_beside.NO_EXTREME.step(CHECK)]
    if figure not in found:
        others = tuple(FigureId(name) for name in found)
        return [messages_beside.NOT_EXTREME.step(CHECK, figure=FigureId(figure), figures=others)]
    if len(found) == 1:
        return [messages_beside.ONE_EXTREME.step(CHECK, figure=FigureId(figure))]
    if before is not None:
        return [messages_beside.EXTREME_HOLDS.step(CHECK, figure=FigureId(before))]
    return []
