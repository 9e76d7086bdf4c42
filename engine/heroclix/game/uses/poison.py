"""Poison: 1 damage to all adjacent opposing characters, outside attacks (27.2j)."""

from __future__ import annotations

from engine.dice import Dice
from engine.heroclix.fight.effect_damage import effect_damage
from engine.heroclix.fight.targets import against_effect
from engine.heroclix.game import commands as cmd
from engine.heroclix.game.damage import click_down
from engine.heroclix.game.draft import Draft
from engine.heroclix.game.figure import GameFigure
from engine.heroclix.game.state import GameState
from engine.heroclix.game.uses.plan import Plan
from engine.heroclix.powers import POWERS

__all__ = ["poison"]

DAMAGE = 1


def poison(_state: GameState, figure: GameFigure, _command: cmd.Use) -> Plan:
    """Deal the damage to all of them at once, each with its own reducer; no STOP holds (27.7p)."""

    def carry_out(draft: Draft, _dice: Dice) -> None:
        position, power = draft.state.position(), POWERS["poison"]
        user = position.figure(figure.id)
        taken = {}
        for target in position.figures:
            if not against_effect(position, user, target, power):
                taken[target.id], steps = effect_damage(position, user, target, DAMAGE, power)
                draft.say(*steps)
        for name, clicks in taken.items():
            if clicks:
                click_down(draft, draft.state.by_id(name), clicks, power.slug)

    return Plan(carry_out)
