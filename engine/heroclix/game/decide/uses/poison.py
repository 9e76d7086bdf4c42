"""Poison: 1 damage to all adjacent opposing characters, outside attacks (27.2j)."""

from __future__ import annotations

from engine.dice import Dice
from engine.heroclix.fight.uses.use import poisoned
from engine.heroclix.game import commands as cmd
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.damage import click_down
from engine.heroclix.game.decide.uses.plan import Plan
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure

__all__ = ["poison"]


def poison(_state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Deal the damage to all of them at once, each with its own reducer; no STOP holds (27.7p)."""

    def carry_out(draft: Draft, _dice: Dice) -> None:
        position = draft.state.position()
        for other, taken, steps in tuple(poisoned(position, position.figure(figure.id))):
            draft.say(*steps)
            if taken:
                click_down(draft, draft.state.by_id(other.id), taken, command.action)

    return Plan(carry_out)
