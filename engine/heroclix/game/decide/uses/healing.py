"""Powers that heal: Regeneration and Support (27.3k, 27.4c)."""

from __future__ import annotations

from engine.dice import Dice
from engine.heroclix.fight.uses import use as judge
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.damage import click_up
from engine.heroclix.game.decide.uses.plan import Plan, die, needed
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.ruling import StepKind

__all__ = ["regeneration", "support"]


def regeneration(_state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Heal itself by half a d6, rounded up (27.3k, 6.11)."""
    return _healing(figure, figure, command)


def support(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Heal the adjacent friendly character named by half a d6, rounded up (27.4c, 6.11)."""
    return _healing(figure, state.figure(needed(command, "target"), "target"), command)


def _healing(user: GameFigure, target: GameFigure, command: cmd.Use) -> Plan:
    def carry_out(draft: Draft, dice: Dice) -> None:
        position = draft.state.position()
        natural = die(command, dice)
        if command.roll is None:  # also where nothing is healed: the log holds every roll of the bot (P34)
            draft.keep(ev.Thrown, die="d6", results=(str(natural),))
        use = judge.Use(position.figure(user.id), command.action, position.figure(target.id), natural)
        outcome, steps = judge.carried_out(position, use)
        draft.say(*(step for step in steps if step.kind is not StepKind.RESULT))  # the event tells what is healed
        clicks = outcome.targets[target.id].healed
        if clicks:
            click_up(draft, draft.state.by_id(target.id), clicks)

    return Plan(carry_out)
