"""Healing that asks for an attack roll against the defense value of who is healed, where an edition's Support does so.

It is an attack roll of an action that makes no attack (our reading P133 of 2022): who is treated neither changes its
shape nor evades, what counts in close attacks alone does not count, and nobody is knocked back.
"""

from __future__ import annotations

from engine.heroclix.fight.actions.rights import against_presence, against_use
from engine.heroclix.fight.attack.choices import DECLINE, Choices
from engine.heroclix.fight.attack.criticals import Critical, critical_costs, critical_of
from engine.heroclix.fight.attack.declaration import TWICE, Attack
from engine.heroclix.fight.attack.hits import final_roll, hit_step, total_steps
from engine.heroclix.fight.attack.outcome import AttackOutcome, BeforeRoll, TargetOutcome
from engine.heroclix.fight.attack.own_end import MISS_DAMAGE
from engine.heroclix.fight.attack.refusals import refusal_steps
from engine.heroclix.fight.attack.resolution import own_click
from engine.heroclix.fight.attack.sequence import ATTACK_VALUE, DEFENSE_VALUE, ILLEGAL, NEEDS
from engine.heroclix.fight.attack.targets import against_effect
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.fight.uses.healing import healing_of
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated, defend_of
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, action_name
from engine.heroclix.ruleset.power import Healing
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind

__all__ = ["before_treatment", "harmed_by_a_miss", "healing_roll", "judge_treatment", "treats"]

NO_RANGE = Message("treatment-close-alone", ("action",), rule="27.4c")
ONE_FRIEND = Message("treatment-one-friend", ("action",), rule="27.4c")
AGAINST_DEFENSE = Message("treatment-against-defense", ("figure", "target"), rule="27.4c", reading="R62")
NO_MORE_HEALED = Message("treatment-critical-adds-nothing", ("figure",), rule="12.3b", reading="R62")
HARMED = Message("treatment-harms", ("target", "damage"), rule="12.3c", reading="R79")
MISSED = Message("treatment-fails", ("target",), rule="27.4c")
ROLL = Message("treatment-roll-pending", ("figure",), rule="27.4c")
RESOLVED = Message("treatment-resolves", ("figure", "target"), rule="12.7")


def treats(power: Power) -> bool:
    """Return whether a power heals by an attack roll."""
    return power.heals is not None and power.heals.by_attack


def healing_roll(attack: Attack) -> str:
    """Return the name of the d6 that says how much is healed (CONTRACT 3.2)."""
    return f"{attack.power.slug}:{attack.attacker.id}"


def before_treatment(position: Position, attack: Attack) -> BeforeRoll:
    """Return an attack roll that heals as it stands before the roll; its own `roll` is not looked at."""
    because = tuple(_against(position, attack))
    if because:
        return BeforeRoll(position, attack, because, (), (), 0, {}, because)
    value, defense, steps = _values(position, attack)
    target = attack.targets[0]
    return BeforeRoll(position, attack, (), (target,), (), value, {target.id: defense}, tuple(steps))


def judge_treatment(position: Position, attack: Attack) -> Ruling:
    """Rule on an attack roll that heals; the ruling's value is an `AttackOutcome`.

    Chapter 7 is not looked at, as by `judge_attack`. Raises DocumentError when a printed value that is needed is not
    given, or a choice is malformed.
    """
    because = _against(position, attack)
    outcome, steps = AttackOutcome(False, tuple(because)), list(because)
    if not because or (attack.stands and attack.targets):
        outcome, rolled = _treated(position, attack)
        steps += rolled
    steps += refusal_steps(position, attack, outcome)
    name = FigureId(attack.attacker.id)
    if not outcome.legal:
        last = ILLEGAL.step(StepKind.RESULT, figure=name)
        return Ruling(position.ruleset.id, "illegal", outcome, (*steps, last), outcome.because)
    ((treated, found),) = outcome.targets.items()
    last = RESOLVED.step(StepKind.RESULT, figure=name, target=FigureId(treated))
    return Ruling(position.ruleset.id, found.result, outcome, (*steps, last))


def _against(position: Position, attack: Attack) -> list[Step]:
    """Return the reasons against it: who treats, how, and whom."""
    power, name = attack.power, action_name(attack.power.slug)
    reasons = against_use(position, attack.attacker, power)
    if absent := against_presence(attack.attacker):
        return reasons + absent
    if attack.kind != "close":
        reasons.append(NO_RANGE.step(StepKind.CHECK, action=name))
    if len({target.id for target in attack.targets}) != 1:
        return [*reasons, ONE_FRIEND.step(StepKind.CHECK, action=name)]
    if len(attack.targets) > 1:
        reasons.append(TWICE.step(StepKind.CHECK, target=FigureId(attack.targets[0].id)))
    return reasons + against_effect(position, attack.attacker, attack.targets[0], power)


def _treated(position: Position, attack: Attack) -> tuple[AttackOutcome, list[Step]]:
    """Return what the rolls come to (12.2, 12.3, 27.4c)."""
    choices = Choices(attack.choices, position.powers)
    attacker, target = attack.attacker, attack.targets[0]
    value, defense, steps = _values(position, attack)
    roll, rolled = final_roll(position, attack, choices)
    critical = critical_of(position.ruleset, roll)
    hit, step = hit_step(target, value + sum(roll), defense, critical)
    steps += [*rolled, *total_steps(value, roll, critical), step]
    found, more = _healed(position, attack, target, hit, choices, critical)
    own, harm = _harm(position, attack, critical)
    lost, hurt = _of_the_target(position, attack, critical)
    steps += [*more, *harm, *hurt]
    if critical == "hit" and not _healing(attack).critical:
        steps.append(NO_MORE_HEALED.step(StepKind.CHECK, figure=FigureId(attacker.id)))
    turned_to, ko = own_click(position.powers, target, lost)
    told = TargetOutcome(
        "hit" if hit else "miss", defense, defense - value, tokens_after=target.tokens, healed=found,
        damage_dealt=lost, damage_taken=lost, ko=ko,
        click_after=turned_to if lost or target.life is None else target.life.click - found,
    )  # fmt: skip
    click, ko = own_click(position.powers, attacker, own)
    outcome = AttackOutcome(
        True, attack_value=value, attack_total=value + sum(roll), critical=critical, targets={target.id: told},
        attacker_damage=own, attacker_click_after=click, attacker_ko=ko, after=("critical-miss",) if own else (),
        pending=choices.pending, refused=choices.refused,
    )  # fmt: skip
    return outcome, steps


def _values(position: Position, attack: Attack) -> tuple[int, int, list[Step]]:
    """Return the attack value, the defense value of who is treated, and the steps to what is needed (12.2a)."""
    attacker, target = attack.attacker, attack.targets[0]
    value, steps = _value(position, attack, attacker, "attack")
    defense, more = _value(position, attack, target, "defense")
    data = {"target": FigureId(target.id), "needs": defense - value, "defense": defense, "attack": value}
    against = AGAINST_DEFENSE.step(StepKind.CHECK, figure=FigureId(attacker.id), target=FigureId(target.id))
    return value, defense, [against, *steps, *more, Step(StepKind.CHECK, NEEDS.key, data, NEEDS.rule)]


def _value(position: Position, attack: Attack, figure: Figure, value: str) -> tuple[int, list[Step]]:
    """Return a value as it always is: nobody defends the friend, and it is no close attack (R62, P133)."""
    message = ATTACK_VALUE if value == "attack" else DEFENSE_VALUE
    moment = Moment(action=attack.power, choices={defend_of(figure): DECLINE})
    ruling = calculated(position, figure, value, moment)
    steps = [
        *card_steps(position.powers, figure),
        message.step(StepKind.CHECK, figure=FigureId(figure.id)),
        *ruling.steps,
    ]
    return ruling.value if isinstance(ruling.value, int) else 0, steps


def _healing(attack: Attack) -> Healing:
    """Return how the power heals."""
    return attack.power.heals or Healing()


def _healed(
    position: Position, attack: Attack, target: Figure, hit: bool, choices: Choices, critical: Critical | None
) -> tuple[int, list[Step]]:
    """Return the clicks that are healed, none before the d6 is rolled."""
    if not hit:
        return 0, [MISSED.step(StepKind.CHECK, target=FigureId(target.id))]
    roll = choices.die(healing_roll(attack))
    if roll is None:
        return 0, [ROLL.step(StepKind.IGNORED, figure=FigureId(attack.attacker.id))]
    return healing_of(position, attack.power, target, roll, critical=critical == "hit")


def harmed_by_a_miss(position: Position, attack: Attack, critical: Critical | None) -> tuple[int, int]:
    """Return the unavoidable damage of a critical miss to who treats, and to who was to be healed (12.3c, R62, R79)."""
    damage = critical_costs(position.ruleset, attack) if critical == "miss" else 0
    return (0, damage) if _healing(attack).harms_target else (damage, 0)


def _of_the_target(position: Position, attack: Attack, critical: Critical | None) -> tuple[int, list[Step]]:
    _, damage = harmed_by_a_miss(position, attack, critical)
    target = FigureId(attack.targets[0].id)
    return damage, [HARMED.step(StepKind.DAMAGE, target=target, damage=damage)] if damage else []


def _harm(position: Position, attack: Attack, critical: Critical | None) -> tuple[int, list[Step]]:
    """Return the unavoidable damage of a critical miss to who treats (12.3c, R62)."""
    damage, _ = harmed_by_a_miss(position, attack, critical)
    if not damage:
        return 0, []
    return damage, [MISS_DAMAGE.step(StepKind.DAMAGE, figure=FigureId(attack.attacker.id), damage=damage)]
