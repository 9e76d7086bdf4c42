"""Taking back and putting back commands: the log only grows (P303)."""

from __future__ import annotations

from typing import Any

from engine.motu.game.commands import table as cmd
from engine.motu.game.decide.agreement import settled, write_down
from engine.motu.game.decide.draft import CHECK, Decision, Draft
from engine.motu.game.describe import messages
from engine.motu.game.events import table as ev
from engine.motu.game.state import GameState
from engine.ruling import Typed

__all__ = ["confirm_roll", "correct_ruling", "redo", "undo"]

EXCHANGED = ("events", "facts", "changed", "standing", "dropped", "throwers", "thrown")  # lists of a correction


def undo(draft: Draft, command: cmd.Undo) -> Decision:
    """Take back the last command: by the player who gave it, or by a judge.

    Where the bot rolled for it or hidden cards were shown, the other player or a judge has to agree.
    """
    last = draft.state.last
    if last is None:
        return draft.refused([messages.NOTHING_TO_UNDO.step(CHECK)])
    if not draft.judge and last.actor != draft.actor:
        return draft.refused([messages.NOT_YOUR_COMMAND.step(CHECK, player=_name(draft.state, last.actor))])
    if last.rolled and not settled(draft.state, command, command.agreed):
        return draft.refused([messages.UNDO_ASKS.step(CHECK)])
    draft.add(ev.Undone, taken_back=last.command, **(_word(command) if last.rolled else {}))
    return draft.accepted(value=last.command)


def redo(draft: Draft, _command: cmd.Redo) -> Decision:
    """Put back the last command taken back: by whoever took it back, or by a judge."""
    found = draft.state.taken_back
    if found is None:
        return draft.refused([messages.NOTHING_TO_REDO.step(CHECK)])
    if not draft.judge and found.actor != draft.actor:
        return draft.refused([messages.NOT_YOUR_UNDO.step(CHECK, player=_name(draft.state, found.actor))])
    draft.add(ev.Redone, put_back=found.command)
    return draft.accepted(value=found.command)


def confirm_roll(draft: Draft, command: cmd.ConfirmRoll) -> Decision:
    """Write down who confirmed the dice that were typed."""
    draft.add(ev.RollConfirmed, by=command.by, name=command.name[:80] or command.by, judge=command.confirmed_as_judge)
    return draft.accepted()


def correct_ruling(draft: Draft, command: cmd.CorrectRuling) -> Decision:
    """Exchange what a contested ruling brought about: once another player or a judge agrees, or dice decided (P302)."""
    if command.by != "dice" and not settled(draft.state, command, command.agreed):
        return draft.refused([messages.CORRECTION_ASKS.step(CHECK)])
    facts = {name: getattr(command, name) for name in ("since", "about", "by")}
    lists = {name: tuple(getattr(command, name)) for name in EXCHANGED}
    commands = {number: tuple(each) for number, each in command.commands.items()}
    draft.add(ev.RulingCorrected, **facts, **lists, commands=commands)
    write_down(draft, command.agreed)
    return draft.accepted()


def _word(command: cmd.Undo) -> dict[str, Any]:
    """Return who agreed, as the event has it; nothing where that was the actor alone."""
    agreed = command.agreed
    if agreed is None or agreed.by == command.actor:
        return {}
    return {"agreed_by": agreed.by, "agreed_name": agreed.name[:80] or agreed.by, "agreed_judge": agreed.judge}


def _name(state: GameState, user: str) -> Typed:
    seat = state.player(user)
    return Typed(user if seat is None else seat.name)
