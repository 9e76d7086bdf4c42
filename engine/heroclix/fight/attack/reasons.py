"""What a ruling on an attack says beside its numbers.

The ability that makes possible what the general rule forbids (27.6f, 27.7d, 17.9b), who is left out of an attack on
all, and why somebody who was hit is not knocked back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.knockback.path import KO, knockback
from engine.heroclix.board.knockback.rules import by_damage, takes_all_hit
from engine.heroclix.fight import sight
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.outcome import TargetOutcome
from engine.heroclix.fight.attack.targets import SHIELDING, Reach, against_attack
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import ability_number, action_name
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["QUAKES_ACROSS", "enabling_steps", "held_back", "left_out"]

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
        source = attack.power.slug if granted else traits(position.powers, attack.attacker).grantor(ADJACENT)
        return [MAY_SHOOT.step(StepKind.CHECK, figure=name, ability=action_name(source))]
    across = QUAKES_ACROSS if attack.power.everyone else ACROSS
    steps = [
        across.step(StepKind.CHECK, figure=name, target=FigureId(target.id))
        for target in attack.targets
        if sight.strikes(position, attack.attacker, target) and not sight.adjacent(position, attack.attacker, target)
    ]
    own = (ability_number(position.powers, attack.attacker, "giant-reach") or 0) == reach.squares
    return steps + [
        (REACHES if own else REACHES_WITH).step(
            StepKind.CHECK, figure=name, target=FigureId(target.id), reach=reach.squares
        )
        for target in attack.targets
        if reach.squares and not sight.strikes(position, attack.attacker, target)
    ]


def left_out(position: Position, attack: Attack, reach: Reach) -> list[Step]:
    """Return what shields those whom an attack on all would target otherwise, such as Immune ones (12.1b, 27.7g)."""
    if not attack.power.everyone:
        return []
    aside = {attack.attacker.id, *(target.id for target in attack.targets)}
    steps: list[Step] = []
    for other in position.figures:
        if other.id not in aside:
            against = against_attack(position, attack.attacker, other, reach, attack.power)
            steps += [step for step in against if all(each.fact == SHIELDING for each in against)]
    return steps


def held_back(position: Position, attacker: Figure, targets: Mapping[str, TargetOutcome]) -> list[Step]:
    """Return why those who were hit and took damage are not knocked back all the same (12.6f, 21.2b, 24.2, R45).

    Where all who are hit are knocked back, so is whoever took none.
    """
    everyone = takes_all_hit(position.ruleset) and any(told.damage_taken for told in targets.values())
    steps: list[Step] = []
    for name, told in targets.items():
        if told.result != "hit" or told.knockback or not (told.damage_taken or everyone):
            continue
        if told.ko:
            steps.append(KO.step(StepKind.CHECK, figure=FigureId(name)))
            continue
        figure = position.figure(name)
        if figure.life is not None and told.click_after is not None:
            figure = replace(figure, life=replace(figure.life, click=told.click_after))
        far = by_damage(position.ruleset, told.damage_taken or 0)
        steps += knockback(position, figure, attacker, far).steps[:-1]  # but for the last one, which sums them up
    return steps
