"""Steps 2 and 3 of an attack: the roll, the totals, and who is hit (12.2, 12.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.heroclix.conditions.barring import barring_reroll
from engine.heroclix.conditions.effects import InForce
from engine.heroclix.conditions.times import Fight
from engine.heroclix.fight.actions.rights import turn_of
from engine.heroclix.fight.attack.choices import Choices
from engine.heroclix.fight.attack.criticals import Critical, certain
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.probability import (
    PROBABILITY,
    against_reroll,
    by_team,
    may_reroll,
    paying_steps,
    range_steps,
    uses_left,
)
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, can_use, in_use
from engine.heroclix.powers.special import unrerolled
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "evades",
    "final_roll",
    "hit_step",
    "untargetable",
]

ROLLED = Message("attack-rolled", ("first", "second", "sum"), rule="12.2b")
REROLLED = Message("attack-rerolled", ("figure", "first", "second", "sum"), rule="27.4f")
NOT_REROLLED = Message("attack-not-rerolled", ("figure",), rule="27.4f")
UNREROLLED = Message("attack-cant-be-rerolled", ("figure", "special"), rule="21.3a")
TEAM_REROLL = Message("attack-team-reroll", ("side", "left"), rule="23.2")
TEAM_SPENT = Message("attack-team-rerolls-spent", ("side",), rule="23.2")
SEVERAL_REROLLS = Message("attack-rerolls-as-listed", (), rule="21.3b", reading="P20")
REROLLED_BY_CARD = Message("attack-rerolled-by-card", ("figure", "first", "second", "sum"), rule="21.3")
REPLACED = Message("attack-dice-replaced", ("figure", "first", "second", "sum"), rule="21.4")
CARD_UNREAD = Message("attack-dice-card", ("figure",), rule="21.4")
CRITICAL_HIT = Message("attack-critical-hit", (), rule="12.3b")
CRITICAL_MISS = Message("attack-critical-miss", (), rule="12.3c")
TOTAL = Message("attack-total", ("attack", "roll", "total"), rule="12.2d")
HIT = Message("attack-hits", ("target", "total", "defense"), rule="12.3")
MISS = Message("attack-misses", ("target", "total", "defense"), rule="12.3")
HIT_CRITICALLY = Message("attack-hits-critically", ("target",), rule="12.3b")
MISSED_CRITICALLY = Message("attack-misses-critically", ("target",), rule="12.3c")
EVASION_ROLL = Message("attack-evasion-roll", ("target", "power", "roll"), rule="6.4")
EVADED = Message("attack-evaded", ("target",), rule="12.3a")
EVADED_CRITICAL = Message("attack-evaded-critical", ("target",), rule="12.3a", reading="R37")
ROLL_FAILS = Message("attack-power-roll-fails", ("target", "power", "roll"), rule="6.4")
SENSES_WORSE = Message("attack-senses-worse", ("target", "roll", "result"), rule="27.2i")
UNTARGETED = Message("attack-shape-changed", ("target", "power", "roll"), rule="27.4g", reading="R47")
SHAPE_BARRED = Message("attack-shape-change-barred", ("target", "attacker"), rule="27.4b")

REROLL, REPLACE = "reroll", "replace-roll"  # by a card that nobody judges (21.3, 21.4)


def final_roll(position: Position, attack: Attack, choices: Choices) -> tuple[tuple[int, int], list[Step]]:
    """Return the attack roll once it has been rerolled and dice have been replaced, and the steps (12.2b, 12.2c).

    Rerolls by Probability Control (21.3, 27.4f) and by cards come in their listed order, and after all of them
    the dice that cards replace (21.4). A card has to belong to a figure with a special power or the like. Where a
    themed team has rerolls of its own, its characters reroll as long as some are left (23.4 of older books).
    """
    position = replace(
        position, turn=turn_of(position, attack.attacker)
    )  # untold, the attacker's: Stealth asks (27.1k)
    roll = attack.roll
    steps = [ROLLED.step(StepKind.ROLL, first=roll[0], second=roll[1], sum=sum(roll))]
    able = [
        one for one in _active_first(position, attack) if may_reroll(position, one, attack.attacker, attack.targets)
    ]
    fight = Fight(attack.attacker, attack.targets, attack.kind, attack.power.slug)
    by_cards = _by_cards(position, choices, REROLL)
    kept = {
        name: found
        for power, those in ((PROBABILITY, able), ("", by_cards.values()))
        for figure in those
        if (found := barring_reroll(position, fight, figure, by_power=power)) is not None
        for name in (f"{power or REROLL}:{figure.id}",)
    }
    able = [figure for figure in able if f"{PROBABILITY}:{figure.id}" not in kept]
    asked = {f"{PROBABILITY}:{figure.id}": figure for figure in able}
    steps += _refused_rerolls(position, attack, choices, able, kept)
    names = asked | {name: figure for name, figure in by_cards.items() if name not in kept}
    listed = [name for name in choices.given if name in names]
    barred = unrerolled(attack.attacker, "attack-roll")
    if barred is not None and names:
        data = {"figure": FigureId(attack.attacker.id), "special": Typed(barred.name)}
        steps.append(Step(StepKind.CHECK, UNREROLLED.key, data, UNREROLLED.rule))
        names, listed, asked = {}, [], {}
    rerolls = 0
    left = uses_left(position, {})
    for name in (*listed, *(name for name in asked if name not in listed)):
        team = names[name].side if name in asked and by_team(position, names[name]) else ""
        if team and not left[team]:
            steps += _spent(names[name], given=name in choices.given)
            continue
        dice = choices.dice(name)
        if dice is not None:
            roll = dice
            rerolls += 1
            power = name in asked  # what a card allows is not judged
            steps += _changed(names[name], REROLLED if power else REROLLED_BY_CARD, roll, judged=power)
            steps += range_steps(position, names[name], attack.attacker) if power else []
            if team:
                left[team] -= 1
                steps.append(TEAM_REROLL.step(StepKind.CHECK, side=side_term(team), left=left[team]))
                steps += paying_steps(position, names[name])
    if rerolls > 1:
        steps.append(SEVERAL_REROLLS.step(StepKind.CHECK))
    for name, figure in _by_cards(position, choices, REPLACE).items():
        dice = choices.dice(name)
        if dice is not None:
            roll = dice
            steps += _changed(figure, REPLACED, roll)
    return roll, steps


def _refused_rerolls(
    position: Position, attack: Attack, choices: Choices, able: list[Figure], kept: Mapping[str, InForce]
) -> list[Step]:
    """Return why the answers of those who may not reroll this roll don't count (21.3a, 27.4f); `kept`: by a card."""
    steps = [
        UNREROLLED.step(StepKind.CHECK, figure=FigureId(attack.attacker.id), special=Typed(found.special.name))
        for name, found in kept.items()
        if name in choices.given
    ]
    for figure in position.figures:
        name = f"{PROBABILITY}:{figure.id}"
        if name not in choices.given or figure in able or name in kept:
            continue
        against = against_reroll(position, figure, attack.attacker)
        steps += [NOT_REROLLED.step(StepKind.IGNORED, figure=FigureId(figure.id)), *against]
        steps += range_steps(position, figure, attack.attacker)
    return steps


def _spent(figure: Figure, *, given: bool) -> list[Step]:
    """Return why a reroll that was given doesn't count: the themed team has none left (23.4 of older books)."""
    if not given:
        return []
    head = NOT_REROLLED.step(StepKind.IGNORED, figure=FigureId(figure.id))
    return [head, TEAM_SPENT.step(StepKind.CHECK, side=side_term(figure.side))]


def _by_cards(position: Position, choices: Choices, change: str) -> dict[str, Figure]:
    """Return the answers by which a card changes the dice, as listed, and whose card it is; nobody waits for one."""
    owners = {f"{change}:{figure.id}": figure for figure in position.figures if figure.special}
    return {name: owners[name] for name in choices.given if name in owners}


def _changed(figure: Figure, message: Message, roll: tuple[int, int], *, judged: bool = False) -> list[Step]:
    """Say what the dice show now, and of a card that whether it allows that is not judged."""
    name = FigureId(figure.id)
    data = {"figure": name, "first": roll[0], "second": roll[1], "sum": sum(roll)}
    step = Step(StepKind.ROLL, message.key, data, message.rule)
    if judged:
        return [step]
    return [step, CARD_UNREAD.step(StepKind.IGNORED, figure=name)._replace(rule=message.rule)]


def _active_first(position: Position, attack: Attack) -> list[Figure]:
    """Return the figures, those of the active player first (21.3b)."""
    active = (position.turn.active if position.turn else "") or attack.attacker.side
    return sorted(position.figures, key=lambda figure: figure.side != active)


def total_steps(attack_value: int, roll: tuple[int, int], critical: Critical | None) -> list[Step]:
    """Return the steps of the attack total and of a critical roll (12.2d, 12.3b, 12.3c)."""
    total = attack_value + sum(roll)
    steps = [TOTAL.step(StepKind.CHECK, after=total, attack=attack_value, roll=sum(roll), total=total)]
    if critical is not None:
        message = CRITICAL_HIT if critical == "hit" else CRITICAL_MISS
        steps.append(message.step(StepKind.OVERRIDE))
    return steps


def hit_step(target: Figure, total: int, defense: int, critical: Critical | None) -> tuple[bool, Step]:
    """Return whether a target would be hit (12.3), and the step that says so."""
    name = FigureId(target.id)
    if critical is not None:
        message = HIT_CRITICALLY if critical == "hit" else MISSED_CRITICALLY
        return critical == "hit", message.step(StepKind.CHECK, target=name)
    hit = total >= defense
    return hit, (HIT if hit else MISS).step(StepKind.CHECK, target=name, total=total, defense=defense)


def evades(
    position: Position, attack: Attack, target: Figure, choices: Choices, critical: bool = False
) -> tuple[bool, list[Step]]:
    """Return whether a target that would be hit evades the attack (12.3a, 27.3a; a critical hit too, R37)."""
    name = FigureId(target.id)
    for power in in_use(position.powers, target):
        natural = choices.die(f"{power.slug}:{target.id}") if power.evades_on else None
        if natural is None:
            continue
        success, steps = _evasion(position, attack, target, power, natural)
        message = EVASION_ROLL if success else ROLL_FAILS
        rolled = message.step(StepKind.ROLL, target=name, power=Term(power.slug), roll=natural)
        steps.append(rolled._replace(rule=power.section))
        if success:
            steps.append((EVADED_CRITICAL if critical else EVADED).step(StepKind.OVERRIDE, target=name))
        return success, steps
    return False, []


def _evasion(position: Position, attack: Attack, target: Figure, power: Power, natural: int) -> tuple[bool, list[Step]]:
    sure = certain(position.ruleset, natural)
    if sure is not None:
        return sure, []
    result = natural
    steps = []
    opposing = not position.friendly(attack.attacker, target)
    if power.slug == "super-senses" and opposing and can_use(position.powers, attack.attacker, "precision-strike"):
        result += position.ruleset.precision_senses
        name = FigureId(target.id)
        steps.append(
            SENSES_WORSE.step(StepKind.MODIFY, before=natural, after=result, target=name, roll=natural, result=result)
        )
    return result in power.evades_on, steps


def untargetable(position: Position, attack: Attack, target: Figure, choices: Choices) -> tuple[bool, list[Step]]:
    """Return whether Shape Change makes a target illegal, before the attack roll (12.1c, 27.4g, R47)."""
    for power in in_use(position.powers, target):
        if not power.untargets_on:
            continue
        name = FigureId(target.id)
        if can_use(position.powers, attack.attacker, "battle-fury") and not position.friendly(attack.attacker, target):
            step = SHAPE_BARRED.step(StepKind.IGNORED, target=name, attacker=FigureId(attack.attacker.id))
            return False, [step]
        natural = choices.die(f"{power.slug}:{target.id}")
        if natural is None:
            return False, []
        success = natural in power.untargets_on
        message = UNTARGETED if success else ROLL_FAILS
        rolled = message.step(StepKind.ROLL, target=name, power=Term(power.slug), roll=natural)
        return success, [rolled._replace(rule=power.section, reading=UNTARGETED.reading)]
    return False, []
