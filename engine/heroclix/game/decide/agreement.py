"""What needs the other side's word, or a judge's: letting stand what the rules refuse, ending early (P30, P35)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.commands.base import Agreement
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState, Player
from engine.ruling import StepKind

__all__ = [
    "MARKS",
    "agreed_to",
    "alone",
    "each_asked",
    "settled",
    "still_asked",
    "told",
    "unsettled",
    "whose_word",
    "write_down",
]

OVERRIDING = (cmd.Move, cmd.Attack, cmd.Use, cmd.UseCard, cmd.DrawCard)
MARKS = ("objection", "stands", "override")  # of events that rest on what was let stand


def alone(state: GameState, actor: str, *, judge: bool) -> bool:
    """Return whether nobody else has to be asked: the actor has every seat taken, or rules as a judge without one."""
    seated = {player.id for player in state.players if player.id}
    return seated <= {actor} or (judge and actor not in seated)


def whose_word(state: GameState, command: cmd.Command) -> tuple[Player, ...]:
    """Return the players whose word counts: of the sides that are targeted, else everybody but the actor (P30).

    So nobody sits down at a further side to agree to what is done to another.
    """
    return _targeted(state, command) or _others(state, command)


def still_asked(state: GameState, command: cmd.Command, agreed: Agreement | None = None) -> tuple[Player, ...]:
    """Return the players whose word is still wanted: each whose characters are targeted, else any one (P30)."""
    given = set() if agreed is None else {one.by for one in agreed.everyone}
    if targeted := _targeted(state, command):
        return tuple(player for player in targeted if player.id not in given)
    others = _others(state, command)
    return () if given & {player.id for player in others} else others


def each_asked(state: GameState, command: cmd.Command) -> bool:
    """Return whether more than one player is asked, and each of them has to agree."""
    return len({player.id for player in _targeted(state, command)}) > 1


def _others(state: GameState, command: cmd.Command) -> tuple[Player, ...]:
    return tuple(player for player in state.players if player.id not in ("", command.actor))


def _targeted(state: GameState, command: cmd.Command) -> tuple[Player, ...]:
    sides = {figure.side for figure in state.figures if figure.id in _targets(command)}
    return tuple(player for player in _others(state, command) if player.side in sides)


def _targets(command: cmd.Command) -> tuple[str, ...]:
    if isinstance(command, cmd.Attack):
        return tuple(command.targets)
    return (command.target,) if isinstance(command, cmd.Use) and command.target else ()


def settled(state: GameState, command: cmd.Command, agreed: Agreement | None) -> bool:
    """Return whether what a command proposes has been agreed to: by who is asked, by a judge, or by nobody needed.

    A judge who plays is a player where their own proposal is concerned.
    """
    if agreed is None or agreed.by == command.actor:
        return alone(state, command.actor, judge=command.judge)
    return agreed.judge or not still_asked(state, command, agreed)


def agreed_to(state: GameState, command: cmd.Command) -> cmd.Command:
    """Return a command, without its `override` where nobody who may has agreed to it."""
    if not isinstance(command, OVERRIDING) or not command.override:
        return command
    if settled(state, command, command.agreed):
        return command
    return replace(command, override=False)


def unsettled(given: cmd.Command, taken: cmd.Command, decision: Decision) -> Decision:
    """Return a refusal with what it lacks: a command was given to stand, and nobody who may had agreed."""
    if given is taken or not decision.refused:
        return decision
    steps = (*decision.ruling.steps, messages.ASK_THE_OTHERS.step(StepKind.CHECK))
    return Decision(replace(decision.ruling, steps=steps), ())


def told(draft: Draft, command: cmd.Command) -> None:
    """Write down who agreed, where what happened rests on it."""
    if isinstance(command, OVERRIDING) and any(getattr(event, mark, None) for event in draft.events for mark in MARKS):
        write_down(draft, command.agreed)


def write_down(draft: Draft, agreed: Agreement | None) -> None:
    """Write down who agreed; nobody where that was the actor alone."""
    if agreed is None or agreed.by == draft.actor:
        return
    for one in agreed.everyone:
        facts: dict[str, Any] = {"by": one.by, "name": one.name[:80] or one.by, "judge": one.judge}
        draft.add(ev.Agreed, **facts)
