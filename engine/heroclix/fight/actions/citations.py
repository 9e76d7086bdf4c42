"""What a ruling rests on beside its reasons: the action's own power, what Earthbound takes, a line that is blocked.

None of these steps decides anything; they name the sections by which something else was decided.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Literal

from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.lines.line import line_of_fire
from engine.heroclix.board.steps.break_away import NO_SIDE
from engine.heroclix.fight.attack.targets import NO_LINE, reach_of, reaching
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import AttackKind, Power, action_name
from engine.heroclix.ruleset import Powers, Stage
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = [
    "action_steps",
    "blocked_steps",
    "effect_steps",
    "grounded_steps",
    "made_by_steps",
    "side_steps",
    "usage_steps",
]

MADE_BY = Message("attack-made-by", ("figure", "action"), rule="7.2")
GIVEN_AS = Message("legal-given-as", ("action", "types"), rule="7.1", fact="given-as")
# of what isn't activated with an action: when it is used instead; the section is that of the power
IN_ATTACKS = Message("legal-used-in-attacks", ("power",), rule="8.1i")
ON_ROLLS = Message("legal-used-on-rolls", ("power",), rule="27.4f")
AT_BEGINNING = Message("legal-used-at-beginning", ("power",), rule="8.1a")
BY_ITSELF = Message("legal-used-by-itself", ("power",), rule="20.1")
GROUNDED = Message("attack-grounded", ("figure",), rule="27.1d", reading="R24")

BASIC = ("close", "range")
USED: Mapping[Stage, Message] = {"roll": ON_ROLLS, "beginning": AT_BEGINNING}  # of all other stages: in attacks


def made_by_steps(attacker: Figure, power: Power) -> list[Step]:
    """Return the step that names the action of an attack, resting on its section; none for the basic actions."""
    if power.slug in BASIC:
        return []
    step = MADE_BY.step(StepKind.CHECK, figure=FigureId(attacker.id), action=action_name(power.slug))
    return [step._replace(rule=power.section)]


def side_steps(figures: Iterable[Figure]) -> list[Step]:
    """Return the step that says for which of these no side is given, so that they are opposing to all others (P1)."""
    strays = tuple(FigureId(figure.id) for figure in figures if not figure.side)
    return [NO_SIDE.step(StepKind.CHECK, figures=strays)] if strays else []


def action_steps(power: Power) -> list[Step]:
    """Return the step that says as what type of action a power or ability is given, resting on its section."""
    if not power.actions and not power.inherent:
        return []
    types = tuple(Term(f"type-{each}") for each in power.actions or ("move",))  # Carry and Object Pick Up: of a move
    return [GIVEN_AS.step(StepKind.CHECK, action=action_name(power.slug), types=types)._replace(rule=power.section)]


def usage_steps(power: Power) -> list[Step]:
    """Return the step that says when a power is used that isn't activated with an action, resting on its section."""
    if power.actions or power.inherent:
        return []
    message = BY_ITSELF if power.decision is None else USED.get(power.decision.when, IN_ATTACKS)
    return [message.step(StepKind.CHECK, power=action_name(power.slug))._replace(rule=power.section)]


def grounded_steps(
    powers: Powers, figure: Figure, power: Power, ability: Literal["improved-movement", "improved-targeting"]
) -> list[Step]:
    """Return the step that says that Earthbound/Neutralized takes such abilities, where there are any (27.1d, R24)."""
    able = traits(powers, figure)
    if ability not in able.barred:
        return []
    barring = {slug for slug in able.sources if slug in powers and powers[slug].bars}
    free = traits(powers, replace(figure, cant_use=figure.cant_use | barring))
    if not any(slug.startswith(ability) for slug in (*free.sources, *power.grants)):
        return []
    return [GROUNDED.step(StepKind.OVERRIDE, figure=FigureId(figure.id))]


def blocked_steps(
    because: Iterable[Step],
    position: Position,
    attacker: Figure,
    targets: Iterable[Figure],
    kind: AttackKind,
    power: Power,
) -> list[Step]:
    """Return the lines of fire of an attack that is refused because one is blocked (11.4); none otherwise."""
    if all(step.fact != NO_LINE.fact for step in because):
        return []
    reach = reach_of(position, attacker, kind, power)
    grants = reach.grants | reaching(position.powers, attacker) if kind == "close" else reach.grants
    purpose: Literal["range-attack", "effect"] = "range-attack" if kind == "range" else "effect"
    return [
        step
        for target in targets
        if target.squares and target.id != attacker.id
        for step in line_of_fire(position, attacker, target, purpose, reach.squares, grants).steps
    ]


def effect_steps(
    because: Iterable[Step], position: Position, figure: Figure, target: Figure, power: Power
) -> list[Step]:
    """Return the line of fire of an effect that is refused because it is blocked (11.4d); none otherwise."""
    if not target.squares or all(step.fact != NO_LINE.fact for step in because):
        return []
    found = calculated(position, figure, "range", Moment(action=power)).value
    within = found if isinstance(found, int) else 0
    return list(line_of_fire(position, figure, target, "effect", within).steps)
