"""Rolls at the beginning of the turn: Willpower and Leadership (27.3h, 27.4l)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.table.seats import not_yours, out_of_play
from engine.heroclix.game.decide.turn.beginning import OpenRoll, against, open_rolls
from engine.heroclix.game.decide.uses.plan import die
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = ["roll"]

CHECK = StepKind.CHECK


def roll(draft: Draft, command: cmd.Use, dice: Dice) -> Decision:
    """Roll for Willpower or Leadership; on a success an action token is removed (27.3h, 27.4l).

    Leadership's `target` is whom it would be removed from, named with the roll; a single one need not be named, and
    there is none where it is rolled for what its card says (20.7a).
    """
    state = draft.state
    figure = state.figure(command.figure)
    if reasons := not_yours(draft, figure):
        return draft.refused(reasons)
    found = next((one for one in open_rolls(state) if (one.figure, one.power) == (figure.id, command.action)), None)
    if found is None:
        step = messages.NO_ROLL_OPEN.step(CHECK, figure=FigureId(figure.id), power=Term(command.action))
        return draft.refused([step])
    target = _target(draft, command, found)
    if target not in found.targets and (target or found.targets):
        return draft.refused(_reasons(state, found, target))
    natural = die(command, dice)
    success = natural in found.succeeds_on
    facts = {"figure": figure.id, "power": found.power, "roll": natural, "success": success}
    draft.add(ev.BeginningRolled, **facts, target=target)
    if success and target:
        before = draft.state.by_id(target).tokens
        draft.add(ev.TokensChanged, figure=target, before=before, after=before - 1)
    if not open_rolls(draft.state):
        draft.add(ev.PhaseBegan, phase="action")
    return draft.accepted("success" if success else "fail", figure.id)


def _reasons(state: GameState, found: OpenRoll, target: str) -> list[Step]:
    """Return why a token can't be removed from a figure: it is out of play, no such target, or has no token."""
    figure = state.by_id(target)
    if not figure.in_play:
        return [out_of_play(figure)]
    return list(against(state, found.figure, found.power, target)) or [
        messages.NO_TOKENS.step(CHECK, figure=FigureId(target))
    ]


def _target(draft: Draft, command: cmd.Use, found: OpenRoll) -> str:
    if command.target is not None and found.power != "willpower":
        return draft.state.figure(command.target, "target").id
    if len(found.targets) > 1:
        raise DocumentError("target", "error-missing")
    return found.targets[0] if found.targets else ""
