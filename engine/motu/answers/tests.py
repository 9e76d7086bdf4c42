"""Answers about tests: their threshold, their dice, and what a roll comes to (5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError
from engine.message import Message
from engine.motu import questions
from engine.motu.answers.ends import figure_of
from engine.motu.fight.left_out import left_out
from engine.motu.fight.roll import DICE, Roll, Rolled, dice_steps, read_roll
from engine.motu.fight.threshold import ATTACK, FACES, Aim, aim_causes, aim_steps, own_causes, succeeds
from engine.motu.fight.threshold import threshold as threshold_of
from engine.motu.position import Figure, Position
from engine.motu.ruled import answered
from engine.ruling import FigureId, StepKind, Term

__all__ = ["aim_of", "changes_of", "roll_of", "rolled_fields", "test", "threshold"]

SUCCEEDS = Message("motu-threshold-succeeds", ("faces",), rule="5b")


def changes_of(given: Sequence[questions.ChangeIn]) -> list[tuple[int, str]]:
    """Return changes that a question adds, each with where it is from."""
    return [(each.add, each.from_) for each in given]


def roll_of(given: questions.RollIn | questions.TestAsk) -> Roll:
    """Return a roll as it was given."""
    return Roll(given.rolls or (), given.free, given.mana, given.new)


def rolled_fields(found: Rolled) -> dict[str, object]:
    """Return what an answer tells of a roll."""
    if not found.legal:
        return {}
    return {
        "initial_successes": found.initial,
        "after_rerolls": list(found.after),
        "successes": found.successes,
        "may_explode": found.may_explode,
    }


def threshold(position: Position, ask: questions.ThresholdAsk) -> Answer:
    """Answer what the threshold of a test is, with every cause (5b, 7b)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    aim = _aimed(position, figure, ask)
    aimed = () if aim is None else tuple(aim_causes(position, figure, aim))
    found = threshold_of((*aimed, *own_causes(position, figure, ask.test)), changes_of(ask.modifiers))
    faces = [face for face in FACES if succeeds(face, found.value)]
    told = SUCCEEDS.step(StepKind.RESULT, faces=tuple(faces))
    fields = {"result": found.value, "causes": found.causes, "succeeds_on": faces}
    left = left_out(figure, *(() if aim is None else (aim.target,)), using=() if aim is None else [aim.weapon])
    aimed_at = () if aim is None else aim_steps(figure, aim)
    return answered(str(found.value), fields, [*aimed_at, *found.steps(), told, *left])


def _aimed(position: Position, figure: Figure, ask: questions.ThresholdAsk) -> Aim | None:
    """Return at whom the attack aims; None where no target is named."""
    for name in ("target", "weapon", "initial"):
        if ask.test != ATTACK and getattr(ask, name) is not None:
            raise DocumentError(f"ask.{name}", "error-motu-only-with-test", expected=ATTACK)
    if ask.target is None:
        if ask.initial is not None:
            raise DocumentError("ask.target", "error-missing")
        return None
    if ask.weapon is None:
        raise DocumentError("ask.weapon", "error-missing")
    return aim_of(position, figure, ask.target, ask.weapon, ask.initial)


def aim_of(position: Position, attacker: Figure, target: str, weapon: str, initial: str | None) -> Aim:
    """Return at whom a character attacks, and with what. Raises DocumentError for what is not there."""
    armed = attacker.weapon(weapon)
    if armed is None:
        expected = ", ".join(each.id for each in attacker.armed())
        raise DocumentError("ask.weapon", "error-motu-no-weapon", id=attacker.id, given=weapon, expected=expected)
    first = None if initial is None else figure_of(position, "ask.initial", initial)
    return Aim(figure_of(position, "ask.target", target), armed, first)


def test(position: Position, ask: questions.TestAsk) -> Answer:
    """Answer with how many dice a test is made, against what threshold, and what a roll of it comes to (5)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    printed = figure.attribute(ask.attribute)
    attribute = Term(f"motu-{ask.attribute}")
    first = DICE.step(StepKind.CHECK, figure=FigureId(figure.id), attribute=attribute, dice=printed)
    dice, steps = dice_steps((first,), printed, changes_of(ask.dice_modifiers))
    given = changes_of(ask.threshold_modifiers)
    if ask.threshold is None:
        found, start = threshold_of(own_causes(position, figure, ask.test), given), {}
    else:
        found, start = threshold_of((), given, ask.threshold), {"start": ask.threshold}
    fields: dict[str, Any] = {"dice": dice, "threshold": found.value, "causes": found.causes}
    steps = (*steps, *found.steps(**start), *left_out(figure))
    if ask.rolls is None:
        _unrolled(ask)
        return answered(str(dice), fields, steps)
    rolled = read_roll(roll_of(ask), dice, found.value, figure.mana)
    fields |= {"legal": rolled.legal, "because": list(rolled.because), **rolled_fields(rolled)}
    fields |= {"mana_spent": len(ask.mana)} if rolled.legal else {}
    reasons = [reason.step for reason in rolled.because]
    verdict = str(rolled.successes) if rolled.legal else "illegal"
    return answered(verdict, fields, (*steps, *reasons, *rolled.steps))


def _unrolled(ask: questions.TestAsk) -> None:
    """Raise DocumentError for rerolls or explosions of dice that were not thrown."""
    if ask.free or ask.mana or ask.new:
        raise DocumentError("ask.rolls", "error-missing")
