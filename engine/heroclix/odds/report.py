"""The chances of an attack as plain numbers: exact fractions with their decimals, ready for JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from engine.heroclix.fight.attack.outcome import Result
from engine.heroclix.fight.uses.treatment import treats
from engine.heroclix.odds.chances import Chances
from engine.heroclix.odds.measure import DICE, End, Told
from engine.heroclix.odds.rerolls import Policy, Roll

__all__ = [
    "clicks_of",
    "concerned",
    "decisions_of",
    "divisions_of",
    "fields_of",
    "ko_chance",
    "mean",
    "own_damage",
    "result_chance",
    "together",
    "totals_of",
]

DECIMALS = 6
DEPENDS = "depends"  # the answer that helps is not always the same
Clicks = dict[int, Fraction]
RESULTS: tuple[Result, ...] = ("hit", "evaded", "passed", "illegal")


def fields_of(chances: Chances) -> dict[str, Any]:
    """Return the fields that answer the question `odds`, its decisions and rerolls included."""
    if chances.before.because:
        return {"legal": False, "because": chances.before.because, "targets": {}}
    figures = concerned(chances)
    return {
        "legal": True,
        "because": (),
        "attack_value": chances.before.attack_value if chances.before.targets else None,
        "targets": {name: _target(chances, name) for name in figures},
        "overall": _overall(chances),
        "attacker": _attacker(chances),
        "rerolls": [_reroll(chances, policy) for policy in chances.policies],
        "decisions": decisions_of(chances),
        "divisions": [{"critical": told.critical, "shares": dict(told.shares)} for told in divisions_of(chances)],
    }


def concerned(chances: Chances) -> tuple[str, ...]:
    """Return every figure that the attack may befall by id: the targets, then whoever may take a hit instead."""
    found = dict.fromkeys(target.id for target in chances.before.attack.targets)
    found |= dict.fromkeys(target.id for target in chances.before.targets)
    for end in chances.prospect.ends:
        found |= dict.fromkeys(fate.figure for fate in end.fates)
    return tuple(found)


def chance_of(chances: Chances, holds: Callable[[End], bool]) -> Fraction:
    """Return how likely the ends are for which something holds."""
    return sum((likely for end, likely in chances.prospect.ends.items() if holds(end)), Fraction(0))


def counted(chances: Chances, count: Callable[[End], int]) -> Clicks:
    """Return how likely each number of clicks is, the smallest first."""
    found: Clicks = {}
    for end, likely in chances.prospect.ends.items():
        clicks = count(end)
        found[clicks] = found.get(clicks, Fraction(0)) + likely
    return dict(sorted(found.items()))


def result_chance(chances: Chances, figure: str, result: Result) -> Fraction:
    """Return how likely an attack has that result for a figure."""
    return chance_of(chances, lambda end: any(f.figure == figure and f.result == result for f in end.fates))


def ko_chance(chances: Chances, figure: str) -> Fraction:
    """Return how likely a figure is KO'd."""
    return chance_of(chances, lambda end: any(f.figure == figure and f.ko for f in end.fates))


def clicks_of(chances: Chances, figure: str) -> Clicks:
    """Return how likely a figure takes each number of clicks."""
    return counted(chances, lambda end: sum(f.clicks for f in end.fates if f.figure == figure))


def healed_of(clicks: Clicks) -> Clicks:
    """Return how likely each number of clicks is healed, the smallest first.

    >>> healed_of({-2: Fraction(1, 4), 0: Fraction(3, 4)})
    {0: Fraction(3, 4), 2: Fraction(1, 4)}
    """
    return {-number: likely for number, likely in sorted(clicks.items(), reverse=True)}


def together(chances: Chances) -> tuple[Fraction, Clicks, Fraction]:
    """Return the chance of any hit, the clicks of all the attacker's opponents, and the chance to KO one of them."""
    position, attacker = chances.before.position, chances.before.attack.attacker
    friends = {f.id for f in position.figures if position.friendly(attacker, f)}
    return (
        chance_of(chances, lambda end: any(f.result == "hit" for f in end.fates)),
        counted(chances, lambda end: sum(f.clicks for f in end.fates if f.figure not in friends)),
        chance_of(chances, lambda end: any(f.ko and f.figure not in friends for f in end.fates)),
    )


def own_damage(chances: Chances) -> Fraction:
    """Return how likely the attacker is damaged: by a critical miss (12.3c)."""
    return chance_of(chances, lambda end: end.own_clicks > 0)


def mean(clicks: Mapping[int, Fraction]) -> Fraction:
    """Return the expected number of clicks.

    >>> mean({0: Fraction(1, 4), 2: Fraction(3, 4)})
    Fraction(3, 2)
    """
    return sum((number * likely for number, likely in clicks.items()), Fraction(0))


def decisions_of(chances: Chances) -> dict[str, str]:
    """Return what was decided by the names of the decisions, divisions apart; `depends` where it varies."""
    answers: dict[str, set[str]] = {}
    for told in sorted(chances.prospect.told):
        if not told.shares:
            answers.setdefault(told.name, set()).add(told.answer)
    return {name: next(iter(found)) if len(found) == 1 else DEPENDS for name, found in answers.items()}


def divisions_of(chances: Chances) -> list[Told]:
    """Return the best division for each set of hit targets; that of a critical hit only where it differs."""
    told = sorted(found for found in chances.prospect.told if found.shares)
    plain = {found.shares for found in told if not found.critical}
    return [found for found in told if not found.critical or found.shares not in plain]


def totals_of(rolls: Iterable[Roll]) -> tuple[tuple[int, ...], tuple[Roll, ...]]:
    """Return the totals of which all rolls are listed, and the single rolls of other totals, the lower die first.

    >>> totals_of([(1, 1), (1, 2), (2, 1), (2, 2)])
    ((2, 3), ((2, 2),))
    """
    listed = set(rolls)
    totals = tuple(total for total in range(2, 13) if listed >= {roll for roll in DICE if sum(roll) == total})
    others = sorted({(min(roll), max(roll)) for roll in listed if sum(roll) not in totals})
    return totals, tuple(others)


def _number(fraction: Fraction) -> dict[str, object]:
    return {"exact": str(fraction), "decimal": round(float(fraction), DECIMALS)}


def _distribution(clicks: Clicks) -> list[dict[str, object]]:
    return [{"clicks": number, "chance": _number(likely)} for number, likely in clicks.items()]


def _target(chances: Chances, name: str) -> dict[str, Any]:
    defense = chances.before.defenses.get(name)
    turned = clicks_of(chances, name)
    healing = {"healed": _distribution(healed_of(turned)), "expected_healed": _number(-mean(turned))}
    heals = treats(chances.before.attack.power)
    clicks = {0: Fraction(1)} if heals else turned
    likely = {result: result_chance(chances, name, result) for result in RESULTS}
    last = max(clicks)
    ko = ko_chance(chances, name)
    return {
        "defense": defense,
        "needs": None if defense is None else defense - chances.before.attack_value,
        "rolls_that_hit": chances.ways.get(name),
        **{result: _number(chance) for result, chance in likely.items() if result == "hit" or chance},
        "clicks": [{**found, "ko": bool(ko) and found["clicks"] == last} for found in _distribution(clicks)],
        "expected_clicks": _number(mean(clicks)),
        "ko": _number(ko),
        **(healing if heals else {}),
    }


def _overall(chances: Chances) -> dict[str, Any]:
    hit, clicks, ko = together(chances)
    return {
        "hit": _number(hit),
        "clicks": _distribution(clicks),
        "expected_clicks": _number(mean(clicks)),
        "ko": _number(ko),
    }


def _attacker(chances: Chances) -> dict[str, Any]:
    return {
        "damaged": _number(own_damage(chances)),
        "healed": _number(chance_of(chances, lambda end: end.own_clicks < 0)),
        "ko": _number(chance_of(chances, lambda end: end.own_ko)),
    }


def _reroll(chances: Chances, policy: Policy) -> dict[str, Any]:
    totals, others = totals_of(policy.rolls)
    return {
        "figures": list(chances.sides[policy.side].figures),
        "left": policy.left,
        "others_left": policy.others,
        "totals": list(totals),
        "dice": [list(roll) for roll in others],
    }
