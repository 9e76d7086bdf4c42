"""What a figure might be given: each action with whether it may, and the ruling on all of them (7)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.fight.actions.rights import symbol_steps
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import ActionType, action_name
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = ["LEGAL", "Offer", "rule_offers"]

LEGAL = Message("legal-yes", ("figure", "action"), rule="7")
REFUSED = Message("legal-refused-because", ("figure", "action"), rule="7")
COUNTED = Message("legal-actions-counted", ("figure", "count"), rule="7")


@dataclass(frozen=True, slots=True)
class Offer:
    """One action that a figure might be given, and whether it may."""

    action: str
    types: tuple[ActionType, ...]
    legal: bool
    because: tuple[Step, ...]


def rule_offers(position: Position, figure: Figure, found: tuple[Offer, ...]) -> Ruling:
    """Return the ruling on what a figure may be given: which actions, and the first reason against each other."""
    steps: list[Step] = []
    for offer in found:
        name = action_name(offer.action)
        if offer.legal:
            steps.append(LEGAL.step(StepKind.CHECK, figure=FigureId(figure.id), action=name))
            steps += symbol_steps(position.powers, figure, position.powers[offer.action])
        else:
            first = offer.because[0]
            steps += [REFUSED.step(StepKind.CHECK, figure=FigureId(figure.id), action=name), first]
    may = tuple(offer.action for offer in found if offer.legal)
    steps += card_steps(position.powers, figure)
    steps.append(COUNTED.step(StepKind.RESULT, figure=FigureId(figure.id), count=len(may)))
    return Ruling(position.ruleset.id, str(len(may)), may, tuple(steps), tuple(steps))
