"""The answer about the chances of an attack."""

from __future__ import annotations

from engine.answer import Answer
from engine.heroclix import questions
from engine.heroclix.answers.fight import declared, declared_to_all
from engine.heroclix.fight.attack.refusals import unknown_steps
from engine.heroclix.odds import chances_of
from engine.heroclix.odds.report import fields_of
from engine.heroclix.odds.steps import told_steps
from engine.heroclix.position import Position
from engine.ruling import Ruling

__all__ = ["odds"]

UNROLLED = (1, 2)  # the dice of an attack whose own roll is not looked at


def odds(position: Position, ask: questions.OddsAsk) -> Answer:
    """Answer how likely an attack hits, how many clicks and KO's to expect, and why (12)."""
    position = position.in_play()
    made, told = declared_to_all(position, declared(position, ask, UNROLLED))
    chances = chances_of(position, made)
    fields = fields_of(chances)
    verdict = "odds" if fields["legal"] else "illegal"
    steps = (*told, *unknown_steps(position, made.choices), *told_steps(chances))
    return Answer(Ruling(position.ruleset.id, verdict, fields, steps, chances.before.because), fields)
