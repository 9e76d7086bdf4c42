"""Step 6 of an attack: whether there is knockback, who decides, and where it takes those who were hit (12.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.heroclix.board.knockback.rules import mandatory, takes_all_hit
from engine.heroclix.fight.attack.choices import Choices
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.knockback import knocked_back
from engine.heroclix.fight.attack.outcome import Knockback, TargetOutcome
from engine.heroclix.fight.attack.reasons import held_back
from engine.heroclix.fight.attack.resolution import knockback_sources, nobody_moves
from engine.heroclix.position import Position
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["knockback_of"]

UNDECIDED = Message("attack-knockback-undecided", (), rule="12.6d")
MAY = Message("attack-knockback-may", ("figure",), rule="12.6b")
USED = Message("attack-knockback-used", ("figure",), rule="12.6b")
OF_ALL = Message("attack-knockback-of-all", ("figure",), rule="12.6b", reading="R55")

Moved = tuple[Knockback, dict[str, TargetOutcome], list[Step]]


def knockback_of(
    position: Position, attack: Attack, targets: Mapping[str, TargetOutcome], roll: tuple[int, int], choices: Choices
) -> Moved:
    """Return whether there is knockback, the targets with what it does to them, and the steps (12.6)."""
    granted = knockback_sources(position, attack, roll)
    if not granted or not any(target.result == "hit" for target in targets.values()):
        return "no", _staying(targets), []
    steps = granted + held_back(position, attack.attacker, targets)
    undecided = any(target.damage_taken is None for target in targets.values())
    against = None if undecided else nobody_moves(position.ruleset, targets)
    if against is not None:
        return "no", _staying(targets), [*steps, against]
    chosen = True if mandatory(position.ruleset) else choices.option("knockback")
    if chosen is False:
        return "declined", _staying(targets), steps
    word: Knockback = "may" if chosen is None else "used"
    if undecided:
        return word, dict(targets), [*steps, UNDECIDED.step(StepKind.IGNORED)]
    used = OF_ALL if takes_all_hit(position.ruleset) else USED
    message = MAY if chosen is None else used
    landed, path = knocked_back(position, attack.attacker, targets)
    told = {name: replace(target, knocked_back=landed.get(name)) for name, target in targets.items()}
    return word, told, [*steps, message.step(StepKind.CHECK, figure=FigureId(attack.attacker.id)), *path]


def _staying(targets: Mapping[str, TargetOutcome]) -> dict[str, TargetOutcome]:
    return {name: replace(target, knockback=False) for name, target in targets.items()}
