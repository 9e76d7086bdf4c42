"""What needs the other side's word, or a judge's: letting stand what the rules refuse, ending early (P302, P304)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.motu.game import commands
from engine.motu.game.commands.base import Agreement, Overriding
from engine.motu.game.decide.draft import CHECK, Decision, Draft
from engine.motu.game.describe import messages
from engine.motu.game.events import table as ev
from engine.motu.game.state import GameState, Player
from engine.ruling import Step, StepKind

__all__ = ["agreed_to", "alone", "settled", "stands", "told", "unsettled", "whose_word", "write_down"]

LONGEST_NAME = 80


def alone(state: GameState, actor: str, *, judge: bool) -> bool:
    """Return whether nobody else has to be asked: the actor has every seat taken, or rules as a judge without one."""
    seated = {player.id for player in state.players if player.id}
    return seated <= {actor} or (judge and actor not in seated)


def whose_word(state: GameState, command: commands.Command) -> tuple[Player, ...]:
    """Return the players whose word counts: whoever plays and is not the actor."""
    return tuple(player for player in state.players if player.id not in ("", command.actor))


def settled(state: GameState, command: commands.Command, agreed: Agreement | None) -> bool:
    """Return whether what a command proposes has been agreed to: by the other side, by a judge, or by nobody needed.

    A judge who plays is a player where their own proposal is concerned.
    """
    if agreed is None or agreed.by == command.actor:
        return alone(state, command.actor, judge=command.judge)
    return agreed.judge or agreed.by in {player.id for player in whose_word(state, command)}


def agreed_to(state: GameState, command: commands.Command) -> commands.Command:
    """Return a command, without its `override` where nobody who may has agreed to it."""
    if not isinstance(command, Overriding) or not command.override:
        return command
    return command if settled(state, command, command.agreed) else replace(command, override=False)


def unsettled(given: commands.Command, taken: commands.Command, decision: Decision) -> Decision:
    """Return a refusal with what it lacks: a command was given to stand, and nobody who may had agreed."""
    if given is taken or not decision.refused:
        return decision
    steps = (*decision.ruling.steps, messages.ASK_THE_OTHER.step(CHECK))
    return Decision(replace(decision.ruling, steps=steps), ())


def stands(draft: Draft, against: Sequence[Step]) -> tuple[str, ...]:
    """Say what a command that stands has against it, and return the sections, each once."""
    if not against:
        return ()
    draft.say(*against, messages.STANDS.step(StepKind.OVERRIDE))
    return tuple(dict.fromkeys(step.rule or step.reading or "" for step in against))


def told(draft: Draft, command: commands.Command) -> None:
    """Write down who agreed, where what happened rests on it."""
    if isinstance(command, Overriding) and any(getattr(event, "stands", None) for event in draft.events):
        write_down(draft, command.agreed)


def write_down(draft: Draft, agreed: Agreement | None) -> None:
    """Write down who agreed; nobody where that was the actor alone."""
    if agreed is not None and agreed.by != draft.actor:
        draft.add(ev.Agreed, by=agreed.by, name=agreed.name[:LONGEST_NAME] or agreed.by, judge=agreed.judge)
