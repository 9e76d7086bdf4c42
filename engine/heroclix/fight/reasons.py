"""What makes an attack possible that the general rule forbids: the ability, with its section (27.6f, 27.7d, 17.9b)."""

from __future__ import annotations

from engine.heroclix.board.traits import traits
from engine.heroclix.fight import sight
from engine.heroclix.fight.declare import Attack
from engine.heroclix.fight.targets import Reach
from engine.heroclix.position import Position
from engine.heroclix.powers import ability_number, action_name
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["QUAKES_ACROSS", "enabling_steps"]

MAY_SHOOT = Message("attack-adjacent-allowed", ("figure", "ability"), rule="27.6f")
REACHES = Message("attack-reaches", ("figure", "target", "reach"), rule="27.7d")
REACHES_WITH = Message("attack-reaches-with-marker", ("figure", "target", "reach"), rule="17.9b")

ACROSS = Message("attack-across-transition", ("figure", "target"), rule="16.5b")
QUAKES_ACROSS = Message("attack-quake-across-transition", ("figure", "target"), rule="16.5b", reading="P27")

ADJACENT = "improved-targeting:adjacent"


def enabling_steps(position: Position, attack: Attack, reach: Reach) -> list[Step]:
    """Return the abilities that a legal attack needs: beside opponents, and at targets out of arm's length."""
    name = FigureId(attack.attacker.id)
    if attack.kind == "range":
        if not sight.adjacent_opponents(position, attack.attacker):
            return []
        granted = ADJACENT in reach.grants
        source = attack.power.slug if granted else traits(attack.attacker).grantor(ADJACENT)
        return [MAY_SHOOT.step(StepKind.CHECK, figure=name, ability=action_name(source))]
    across = QUAKES_ACROSS if attack.power.everyone else ACROSS
    steps = [
        across.step(StepKind.CHECK, figure=name, target=FigureId(target.id))
        for target in attack.targets
        if sight.strikes(position, attack.attacker, target) and not sight.adjacent(position, attack.attacker, target)
    ]
    own = (ability_number(attack.attacker, "giant-reach") or 0) == reach.squares
    return steps + [
        (REACHES if own else REACHES_WITH).step(
            StepKind.CHECK, figure=name, target=FigureId(target.id), reach=reach.squares
        )
        for target in attack.targets
        if reach.squares and not sight.strikes(position, attack.attacker, target)
    ]
