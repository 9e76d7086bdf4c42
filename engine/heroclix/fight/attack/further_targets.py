"""Further targets of an attack: instead of one that changed its shape, and those that Energy Explosion adds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.heroclix.board.measures import adjacent
from engine.heroclix.fight.attack.choices import DECLINE, Choices
from engine.heroclix.fight.attack.declaration import TWICE, Attack
from engine.heroclix.fight.attack.mastermind import figure_named
from engine.heroclix.fight.attack.targets import Reach, against_attack
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import action_name
from engine.heroclix.powers.special import regardless
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["different_target", "spread"]

BECOMES_TARGET = Message("attack-becomes-target", ("target",), rule="27.2b", reading="R46")
DIFFERENT_TARGET = Message("attack-different-target", ("target",), rule="27.4g")
SPREADS_FAR = Message("attack-spread-regardless", ("action",), rule="6.3d", reading="P92")
REFUSED_TARGET = Message("attack-different-target-refused", ("target",), rule="12.1c")


def different_target(
    position: Position, attack: Attack, reach: Reach, gone: Figure, aimed: Sequence[Figure], choices: Choices
) -> tuple[list[Figure], list[Step]]:
    """Return the target that the attacker chooses instead of one that changed its shape, and the steps (12.1c, 27.4g).

    Nobody where no other is named, where the rules refuse it, or where it is a target already. Not told yet, it is
    pending where there is somebody to choose. Raises DocumentError for a choice that names no figure.
    """
    key = f"different-target:{gone.id}"
    if key not in choices.given:
        others = (figure for figure in position.figures if figure not in aimed and figure.id != attack.attacker.id)
        if not attack.power.everyone and any(
            not against_attack(position, attack.attacker, figure, reach, attack.power) for figure in others
        ):
            choices.wait_for(key)
        return [], []
    if choices.given[key] == DECLINE:
        choices.declined_or_pending(key)
        return [], []
    other = figure_named(position, key, choices.given[key])
    name = FigureId(other.id)
    against = list(against_attack(position, attack.attacker, other, reach, attack.power))
    if other in aimed and other.id != gone.id:
        against.append(TWICE.step(StepKind.CHECK, target=name))
    if against or other in aimed:
        return [], [*against, REFUSED_TARGET.step(StepKind.IGNORED, target=name)]
    choices.named(key, [other.id])
    return [other], [DIFFERENT_TARGET.step(StepKind.CHECK, target=name)]


def spread(position: Position, attack: Attack, originals: Sequence[Figure]) -> tuple[list[Figure], list[Step]]:
    """Return the other characters beside an original target: friends too, never the attacker (27.2b, R46)."""
    aside = {attack.attacker.id, *(target.id for target in attack.targets)}
    others = [other for other in position.figures if other.squares and other.id not in aside]
    unjudged = "adjacency" in regardless(attack.attacker, attack.power.slug)
    becoming = [other for other in others if any(adjacent(position, other, target) for target in originals)]
    steps = [BECOMES_TARGET.step(StepKind.CHECK, target=FigureId(other.id)) for other in becoming]
    if unjudged:
        steps.append(SPREADS_FAR.step(StepKind.IGNORED, action=action_name(attack.power.slug)))
    return becoming, steps
