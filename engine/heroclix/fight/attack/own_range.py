"""Incapacitate with a range value of its own: an attack that reaches by it alone gives tokens (11.3, 20.2, 27.2f)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.fight.attack.choices import DECLINE, USE
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.instead import INCAPACITATE
from engine.heroclix.fight.attack.targets import against_attack, reach_of
from engine.heroclix.position import Position
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["within_own_range"]

BY_IT_ALONE = Message("attack-incapacitate-range", ("figure", "card"), rule="20.2")


def within_own_range(position: Position, attack: Attack) -> tuple[Position, Attack, list[Step]]:
    """Return the position and the attack by the range that it may have, and what is said of that.

    Whoever declines the tokens has no more than its own range. Where nobody says whether they are given, and a target
    is in reach by that range alone, they are.
    """
    attacker, key = attack.attacker, f"{INCAPACITATE}:{attack.attacker.id}"
    cards = [one.special for one in attacker.versions.get(INCAPACITATE, ()) if one.restrict.range is not None]
    if attack.kind != "range" or not cards or attack.choices.get(key, DECLINE) != DECLINE:
        return position, attack, []
    versions = {slug: each for slug, each in attacker.versions.items() if slug != INCAPACITATE}
    bare = replace(attacker, versions=versions)
    without = position.with_figure(bare)
    if key in attack.choices:
        return without, replace(attack, attacker=bare), []
    if not any(
        _reached(position, attack, target.id) > _reached(without, attack, target.id) for target in attack.targets
    ):
        return position, attack, []
    step = BY_IT_ALONE.step(StepKind.CHECK, figure=FigureId(attacker.id), card=Typed(cards[0]))
    return position, replace(attack, choices={**attack.choices, key: USE}), [step]


def _reached(position: Position, attack: Attack, target: str) -> bool:
    attacker = position.figure(attack.attacker.id)
    reach = reach_of(position, attacker, attack.kind, attack.power)
    return not against_attack(position, attacker, position.figure(target), reach, attack.power)
