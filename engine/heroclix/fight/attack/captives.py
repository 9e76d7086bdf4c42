"""What comes of a hit by which a captive is taken or freed (captura of 2012)."""

from __future__ import annotations

from engine.heroclix.fight.attack.choices import Choices
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.outcome import Result
from engine.heroclix.fight.captivity import rescuable
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["held"]

CAPTURED = Message("attack-captured", ("target", "figure"), rule="12.7")
RESCUED = Message("attack-rescued", ("captive", "target"), rule="12.7")
WHICH = Message("attack-rescue-whom", ("captives",), rule="12.7")


def held(position: Position, attack: Attack, target: Figure, choices: Choices) -> tuple[Result, str | None, list[Step]]:
    """Return the result for a target that was hit, the captive that it loses, and the steps.

    Of several friends that it holds the attacker's player names one; until then the choice is pending.
    """
    captivity, name = attack.power.captivity, FigureId(target.id)
    if captivity is None or captivity.does == "takes":
        taken = CAPTURED.step(StepKind.RESULT, target=name, figure=FigureId(attack.attacker.id))
        return "captured", None, [taken]
    friends = tuple(one.id for one in rescuable(position, attack.attacker, target))
    key = f"{captivity.choice}:{attack.attacker.id}"
    chosen = choices.named(key, friends) or (friends[0] if len(friends) == 1 else None)
    if chosen is None:
        choices.wait_for(key)
        return "hit", None, [WHICH.step(StepKind.CHECK, captives=tuple(FigureId(one) for one in friends))]
    return "hit", chosen, [RESCUED.step(StepKind.RESULT, captive=FigureId(chosen), target=name)]
