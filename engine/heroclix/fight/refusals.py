"""Why an answer to an attack's decisions does not count (CONTRACT 3.2): what a ruling says of each that is refused.

Rerolls, Mastermind, a different target and a division tell their reasons where they are judged.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.heroclix.fight.choices import DECLINE
from engine.heroclix.fight.declare import Attack
from engine.heroclix.fight.outcome import AttackOutcome, Result
from engine.heroclix.fight.rights import against_use
from engine.heroclix.nearest import nearest
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import POWERS
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["refusal_steps", "unknown_steps"]

UNKNOWN = Message("attack-choice-unknown", ("choice", "nearest"), rule="12")
OF_NOBODY = Message("attack-choice-of-nobody", ("choice", "nearest"), rule="12")
REFUSED = Message("attack-choice-refused", ("power", "figure"), rule="12")
NOT_ATTACKING = Message("attack-choice-not-attacking", ("figure",), rule="12")
NO_TARGET = Message("attack-choice-no-target", ("figure",), rule="12.1")
ILLEGAL_TARGET = Message("attack-choice-illegal-target", ("figure",), rule="12.1c")
NOT_CHOSEN = Message("attack-choice-became-target", ("figure",), rule="12.3d")
MISSED = Message("attack-choice-missed", ("figure",), rule="12.3a")
BECAME_HIT = Message("attack-choice-became-hit", ("figure",), rule="12.3d", reading="R38")
NO_HIT = Message("attack-choice-no-hit", (), rule="12.3")
NOT_HIT = Message("attack-choice-not-hit", ("figure",), rule="12.4")
CLAWS_SINGLE = Message("attack-blades-barred", (), rule="27.2a")

CLAWS, INCAPACITATE, SENSES, SHAPE, IMPERVIOUS = (
    "blades-claws-fangs", "incapacitate", "super-senses", "shape-change", "impervious",
)  # fmt: skip
EXPLAINED = (CLAWS, INCAPACITATE, SENSES, SHAPE, IMPERVIOUS)
OF_FIGURES = (
    *EXPLAINED, "probability-control", "mastermind", "defend", "reducer", "divide", "different-target", "telekinesis",
    "after", "reroll", "replace-roll",
)  # fmt: skip
KNOCKBACK = "knockback"  # of the attack itself

Results = Mapping[str, Result]


def refusal_steps(position: Position, attack: Attack, outcome: AttackOutcome) -> list[Step]:
    """Return the reasons of the answers that an attack refused; of an illegal one, those that nobody knows."""
    if not outcome.legal:
        return unknown_steps(position, attack.choices)
    results = {name: target.result for name, target in outcome.targets.items()}
    steps = unknown_steps(position, outcome.refused)
    for choice in outcome.refused:
        power, _, name = choice.partition(":")
        figure = next((figure for figure in position.figures if figure.id == name), None)
        if power not in EXPLAINED or figure is None or attack.choices.get(choice) == DECLINE:
            continue
        reasons = against_use(figure, POWERS[power])
        judge = _of_the_attacker if power in (CLAWS, INCAPACITATE) else _of_a_target
        reasons += judge(attack, power, figure, results)
        if reasons:
            head = REFUSED.step(StepKind.IGNORED, power=Term(power), figure=FigureId(name))
            steps += [head, *(reason._replace(kind=StepKind.IGNORED) for reason in reasons)]
    return steps


def unknown_steps(position: Position, choices: Iterable[str]) -> list[Step]:
    """Say of each answer that no rule of an attack asks for by that name, and which name is nearest."""
    ids = [figure.id for figure in position.figures]
    known = [KNOCKBACK, *(f"{power}:{name}" for power in OF_FIGURES for name in ids)]
    steps = []
    for choice in choices:
        power, _, name = choice.partition(":")
        if choice == KNOCKBACK or (power in OF_FIGURES and name in ids):
            continue
        message = OF_NOBODY if power in OF_FIGURES and name else UNKNOWN
        steps.append(message.step(StepKind.IGNORED, choice=Typed(choice[:80]), nearest=Typed(nearest(choice, known))))
    return steps


def _of_the_attacker(attack: Attack, power: str, figure: Figure, results: Results) -> list[Step]:
    if figure.id != attack.attacker.id:
        return [NOT_ATTACKING.step(StepKind.IGNORED, figure=FigureId(figure.id))]
    if power == CLAWS and (attack.kind != "close" or sum(found != "illegal" for found in results.values()) != 1):
        return [CLAWS_SINGLE.step(StepKind.IGNORED)]
    return [] if "hit" in results.values() else [NO_HIT.step(StepKind.IGNORED)]


def _of_a_target(attack: Attack, power: str, figure: Figure, results: Results) -> list[Step]:
    """Why a target neither changes its shape, nor evades, nor rolls against damage."""
    result, name = results.get(figure.id), FigureId(figure.id)
    if result is None:
        return [NO_TARGET.step(StepKind.IGNORED, figure=name)]
    if result == "illegal":
        return [ILLEGAL_TARGET.step(StepKind.IGNORED, figure=name)]
    if power == SHAPE:
        aimed = figure.id in {target.id for target in attack.targets}
        return [] if aimed else [NOT_CHOSEN.step(StepKind.IGNORED, figure=name)]
    if power == IMPERVIOUS:
        return [] if result == "hit" else [NOT_HIT.step(StepKind.IGNORED, figure=name)]
    if result == "miss":
        return [MISSED.step(StepKind.IGNORED, figure=name)]
    return [BECAME_HIT.step(StepKind.IGNORED, figure=name)] if result == "hit" else []
