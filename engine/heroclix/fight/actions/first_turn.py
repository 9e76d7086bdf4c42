"""What the first turns keep a figure from, where it is asked what it may do (14.1)."""

from __future__ import annotations

from engine.heroclix.board.ground.immunity import first_turns_left
from engine.heroclix.fight.attack.targets import FIRST_TURN, immune
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["first_turn_steps"]

NOT_YET = Message("legal-first-turns", ("targets",), rule="14.1")
AT_OPPONENTS = ("character", "opponent", "adjacent-opponents")


def first_turn_steps(position: Position, figure: Figure, *powers: Power) -> tuple[Step, ...]:
    """Return which opponents are immune to what a figure does before the first turns are over; none where that is idle.

    `powers`: what it is asked about; only attacks and what is about opponents meet the immunity.
    """
    if not figure.squares or not any(power.attack is not None or power.aim in AT_OPPONENTS for power in powers):
        return ()
    if not first_turns_left(position):
        return ()
    opponents = [other for other in position.figures if not position.friendly(figure, other)]
    safe = tuple(FigureId(other.id) for other in opponents if immune(position, other) is FIRST_TURN)
    return (NOT_YET.step(StepKind.CHECK, targets=safe),) if safe else ()
