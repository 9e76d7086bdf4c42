"""The steps of a ruling on chances: what each target needs, who decides what, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from engine.heroclix.fight.attack.choices import DECLINE, USE
from engine.heroclix.fight.attack.instead import INCAPACITATE, key_of, ways_of
from engine.heroclix.fight.uses.treatment import treats
from engine.heroclix.odds.chances import Chances
from engine.heroclix.odds.measure import DICE, ROLLED, Told
from engine.heroclix.odds.report import (
    clicks_of,
    concerned,
    decisions_of,
    divisions_of,
    ko_chance,
    mean,
    own_damage,
    result_chance,
    together,
    totals_of,
)
from engine.heroclix.odds.rerolls import Policy, Roll
from engine.heroclix.powers import action_name
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["told_steps"]

WAYS = Message("odds-ways", ("target", "needs", "ways", "percent"), rule="12.2a")
CRITICALS = Message("odds-criticals", (), rule="12.3b")
MEASURE = Message("odds-measure", (), reading="P70")
REROLLS = Message("odds-rerolls", ("figures", "left", "others", "rolls"), rule="27.4f", reading="P71")
NO_REROLLS = Message("odds-rerolls-nothing", ("figures", "left", "others"), rule="27.4f", reading="P71")
NEITHER_SIDE = Message("odds-rerolls-neither-side", ("figures",), rule="27.4f", reading="P71")
ROLLS = Message("odds-decided-roll", ("figure", "power"), rule="6.4", reading="P70")
DECLINES = Message("odds-decided-decline", ("figure", "power"), rule="6.4", reading="P70")
DEPENDS = Message("odds-decided-depends", ("figure", "power"), rule="6.4", reading="P70")
SHAPE_ORDER = Message("odds-shape-order", ("figures",), rule="8.1h", reading="P90")
NO_OTHER_TARGET = Message("odds-no-other-target", ("target",), rule="27.4g", reading="P72")
PASSES = Message("odds-mastermind", ("target", "friends"), rule="27.3g", reading="P70")
KEEPS = Message("odds-mastermind-declined", ("target",), rule="27.3g", reading="P70")
KNOCKBACK = Message("odds-knockback", ("figure",), rule="12.6e", reading="P72")
BY_CARD = Message("odds-instead", ("figure", "card"), rule="12.4c", reading="P70")
NO_TOKENS = Message("odds-incapacitate", ("figure",), rule="27.2f", reading="P72")
DIVIDES = Message("odds-divides", ("shares",), rule="12.4", reading="P70")
DIVIDES_CRITICALLY = Message("odds-divides-critically", ("shares",), rule="12.4", reading="P70")
FALLS = Message("odds-falls", ("figures",), rule="17.14c", reading="P72")
DIAL_UNKNOWN = Message("odds-dial-unknown", ("target",), rule="12.5c")
TARGET = Message("odds-target", ("target", "hit", "clicks", "ko"), rule="12.3")
TREATED = Message("odds-treated", ("target", "hit", "clicks"), rule="27.4c", reading="R62")
OVERALL = Message("odds-overall", ("hit", "clicks", "ko"), rule="12.7")
ATTACKER = Message("odds-attacker", ("figure", "percent"), rule="12.3c")
ILLEGAL = Message("odds-illegal", ("figure",), rule="12.1")

ANSWERS = {ROLLED: ROLLS, DECLINE: DECLINES}


def told_steps(chances: Chances) -> tuple[Step, ...]:
    """Return the steps of a ruling on the chances of an attack, in the order of the attack."""
    before = chances.before
    steps = list(before.steps)
    attacker = FigureId(before.attack.attacker.id)
    if before.because:
        return (*steps, ILLEGAL.step(StepKind.RESULT, figure=attacker))
    steps += _counts(chances)
    decided = [*_decisions(chances), *_divided(chances)]
    if decided or any(side.figures for side in chances.sides):
        steps.append(MEASURE.step(StepKind.CHECK))
    return (*steps, *chances.told, *_rerolled(chances), *decided, *_left_out(chances), *_results(chances))


def percent(chance: Fraction) -> float:
    """Return a chance in hundredths, to one decimal.

    >>> percent(Fraction(7, 12))
    58.3
    """
    return round(float(chance * 100), 1)


def rolls_text(rolls: Sequence[Roll]) -> str:
    """Return rolls as totals and single dice, in figures alone.

    >>> rolls_text([(1, 1), (1, 2), (2, 1), (6, 6), (2, 2)])
    '2–3, 12, 2-2'
    """
    totals, others = totals_of(rolls)
    runs: list[list[int]] = []
    for total in totals:
        if runs and runs[-1][-1] == total - 1:
            runs[-1].append(total)
        else:
            runs.append([total])
    shown = [f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
    return ", ".join([*shown, *(f"{a}-{b}" for a, b in others)])


def _counts(chances: Chances) -> Iterator[Step]:
    before = chances.before
    for name, ways in chances.ways.items():
        needs = before.defenses[name] - before.attack_value
        data = {"target": FigureId(name), "needs": needs, "ways": ways, "percent": percent(Fraction(ways, len(DICE)))}
        yield Step(StepKind.CHECK, WAYS.key, data, WAYS.rule)
    if chances.ways:
        yield CRITICALS.step(StepKind.CHECK)


def _rerolled(chances: Chances) -> Iterator[Step]:
    seen: set[tuple[int, tuple[Roll, ...]]] = set()
    active = {policy.side for policy in chances.policies if policy.rolls}
    for policy in chances.policies:
        if (policy.side, policy.rolls) not in seen and (policy.rolls or policy.side not in active):
            seen.add((policy.side, policy.rolls))
            yield _policy(chances, policy)
    if chances.idle:
        figures = tuple(FigureId(name) for name in chances.idle)
        yield NEITHER_SIDE.step(StepKind.IGNORED, figures=figures)


def _policy(chances: Chances, policy: Policy) -> Step:
    figures = tuple(FigureId(name) for name in chances.sides[policy.side].figures)
    data: dict[str, Any] = {"figures": figures, "left": policy.left, "others": policy.others}
    if not policy.rolls:
        return NO_REROLLS.step(StepKind.CHECK, **data)
    return REROLLS.step(StepKind.ROLL, **data, rolls=rolls_text(policy.rolls))


def _told(powers: Powers) -> Iterator[str]:
    """Yield the powers whose rolls and whose passing on of a hit are told, in the order of the attack."""
    for power in powers.deciding("targets", "hit", "damage", "taking"):
        assert power.decision is not None  # noqa: S101 - what `deciding` promises
        if power.decision.waits and power.decision.answer in ("die", "figure"):
            yield power.slug


def _decisions(chances: Chances) -> Iterator[Step]:
    """Yield what is decided, in the order of the attack."""
    decided = decisions_of(chances)
    powers = chances.before.position.powers
    for kind in _told(powers):
        for name, answer in decided.items():
            power, _, figure = name.partition(":")
            if power != kind:
                continue
            if power == "mastermind":
                yield _passing(chances, figure)
                continue
            message = ANSWERS.get(answer, DEPENDS)
            step = message.step(StepKind.ROLL, figure=FigureId(figure), power=Term(power))
            yield step._replace(rule=powers[power].section)
            if power == "shape-change" and not _replaced(chances, figure):
                yield NO_OTHER_TARGET.step(StepKind.IGNORED, target=FigureId(figure))
        if kind == "blades-claws-fangs":
            yield from _by_cards(chances, decided)
        if kind == "shape-change":
            yield from _in_order(chances, decided)
    if decided.get("knockback", DECLINE) != DECLINE:
        yield KNOCKBACK.step(StepKind.DAMAGE, figure=FigureId(chances.before.attack.attacker.id))


def _replaced(chances: Chances, target: str) -> bool:
    """Return whether a different target was named that may be one, should this one change its shape (27.4g)."""
    attack = chances.before.attack
    aimed = {figure.id for figure in attack.targets}
    return attack.choices.get(f"different-target:{target}") in set(concerned(chances)) - aimed


def _by_cards(chances: Chances, decided: Mapping[str, str]) -> Iterator[Step]:
    """Yield which card deals damage instead of normal damage, where that is chosen."""
    attacker, powers = chances.before.attack.attacker, chances.before.position.powers
    answers = sorted(told.answer for told in chances.prospect.told if told.name == key_of(attacker.id))
    for answer in answers if key_of(attacker.id) in decided else ():
        card = action_name(answer) if answer in powers else Typed(answer)
        yield BY_CARD.step(StepKind.OVERRIDE, figure=FigureId(attacker.id), card=card)


def _in_order(chances: Chances, decided: Mapping[str, str]) -> Iterator[Step]:
    """Yield what has to be said where several of one side may roll Shape Change."""
    names = [name.partition(":")[2] for name, answer in decided.items() if name.startswith("shape-change:")]
    rolling = {
        name: chances.before.position.figure(name) for name in names if decided[f"shape-change:{name}"] != DECLINE
    }
    attacker = chances.before.attack.attacker
    for ours in (True, False):
        side = [
            FigureId(n) for n, figure in rolling.items() if chances.before.position.friendly(attacker, figure) == ours
        ]
        if len(side) > 1:
            yield SHAPE_ORDER.step(StepKind.CHECK, figures=tuple(side))


def _passing(chances: Chances, target: str) -> Step:
    """Return to whom a target passes the hit; some of the time where it depends."""
    answers = {told.answer for told in chances.prospect.told if told.name == f"mastermind:{target}"}
    friends = tuple(FigureId(friend) for friend in sorted(answers - {DECLINE}))
    if not friends:
        return KEEPS.step(StepKind.CHECK, target=FigureId(target))
    return PASSES.step(StepKind.OVERRIDE, target=FigureId(target), friends=friends)


def _divided(chances: Chances) -> Iterator[Step]:
    for told in divisions_of(chances):
        message = DIVIDES_CRITICALLY if told.critical else DIVIDES
        yield message.step(StepKind.DAMAGE, shares=_shares(told))


def _shares(told: Told) -> tuple[object, ...]:
    found: list[object] = []
    for target, share in told.shares:
        found += [FigureId(target), share]
    return tuple(found)


def _left_out(chances: Chances) -> Iterator[Step]:
    """Yield what is not counted, and what the document does not tell."""
    attack, position = chances.before.attack, chances.before.position
    if treats(attack.power):  # it is no attack, and nothing is dealt
        return
    ways = ways_of(position.powers, attack, len(chances.before.targets))
    answer = attack.choices.get(f"{INCAPACITATE}:{attack.attacker.id}")
    if INCAPACITATE in ways.powers and not ways.mandatory and answer != USE:
        yield NO_TOKENS.step(StepKind.IGNORED, figure=FigureId(attack.attacker.id))
    if chances.before.fallen:
        figures = tuple(FigureId(name) for name in chances.before.fallen)
        yield FALLS.step(StepKind.IGNORED, figures=figures)
    for name in concerned(chances):
        figure = position.figure(name)
        if figure.life is None and not figure.bystander:
            yield DIAL_UNKNOWN.step(StepKind.IGNORED, target=FigureId(name))


def _results(chances: Chances) -> Iterator[Step]:
    figures = concerned(chances)
    for name in figures:
        if treats(chances.before.attack.power):
            yield _treated(chances, name)
            continue
        likely = _likely(result_chance(chances, name, "hit"), mean(clicks_of(chances, name)), ko_chance(chances, name))
        yield TARGET.step(StepKind.RESULT, target=FigureId(name), **likely)
    if len(figures) > 1:
        hit, clicks, ko = together(chances)
        yield OVERALL.step(StepKind.RESULT, **_likely(hit, mean(clicks), ko))
    own = own_damage(chances)
    if own:
        attacker = FigureId(chances.before.attack.attacker.id)
        yield ATTACKER.step(StepKind.DAMAGE, figure=attacker, percent=percent(own))


def _treated(chances: Chances, name: str) -> Step:
    hit, healed = result_chance(chances, name, "hit"), round(float(-mean(clicks_of(chances, name))), 2)
    return TREATED.step(StepKind.RESULT, target=FigureId(name), hit=percent(hit), clicks=healed)


def _likely(hit: Fraction, clicks: Fraction, ko: Fraction) -> dict[str, Any]:
    return {"hit": percent(hit), "clicks": round(float(clicks), 2), "ko": percent(ko)}
