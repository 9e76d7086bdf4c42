"""Powers that heal: Regeneration and Support (27.3k, 27.4c)."""

from __future__ import annotations

from engine.dice import Dice
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import words
from engine.heroclix.game.damage import click_up
from engine.heroclix.game.draft import Draft
from engine.heroclix.game.figure import GameFigure
from engine.heroclix.game.state import GameState
from engine.heroclix.game.uses.plan import Plan, die, needed
from engine.ruling import FigureId, StepKind

__all__ = ["regeneration", "support"]


def regeneration(_state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Heal itself by half a d6, rounded up (27.3k, 6.11)."""
    return _healing(figure, command)


def support(state: GameState, _figure: GameFigure, command: cmd.Use) -> Plan:
    """Heal the adjacent friendly character named by half a d6, rounded up (27.4c, 6.11)."""
    return _healing(state.figure(needed(command, "target"), "target"), command)


def _healing(healed: GameFigure, command: cmd.Use) -> Plan:
    def carry_out(draft: Draft, dice: Dice) -> None:
        roll = die(command, dice)
        clicks = -(-roll // 2)
        name = FigureId(healed.id)
        draft.say(
            words.HALF_ROLLED.step(StepKind.ROLL, before=roll, after=clicks, figure=name, roll=roll, clicks=clicks)
        )
        figure = draft.state.by_id(healed.id)
        if figure.card.bystander:
            draft.say(words.BYSTANDER.step(StepKind.IGNORED, figure=name))
            return
        if figure.click in figure.card.stops:
            draft.say(words.STOP_HEALS_LESS.step(StepKind.MODIFY, before=clicks, after=clicks - 1, figure=name))
            clicks -= 1
        if clicks:
            click_up(draft, figure, clicks)

    return Plan(carry_out)
