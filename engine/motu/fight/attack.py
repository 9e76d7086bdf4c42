"""Attacks: may it be made, with how many dice, against what, and what comes of it (6c, 7a, 7e)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.message import Message
from engine.motu.fight.area import area_targets
from engine.motu.fight.rights import acting, cost_of, mana_reason, points_reason, turn_reasons
from engine.motu.fight.roll import DICE, dice_steps
from engine.motu.fight.threshold import (
    ATTACK,
    DEFENSE,
    Aim,
    Threshold,
    aim_causes,
    aim_steps,
    helpful,
    own_causes,
    threshold,
)
from engine.motu.ground.hexes import SIDES, centre, neighbour
from engine.motu.position import FISTS, Figure, Position, Weapon
from engine.motu.sight.lines import sees
from engine.motu.sight.measures import engaged, engaged_pair, within
from engine.ruling import FigureId, Reason, Step, StepKind, Term, Typed

__all__ = ["Attack", "Changes", "attack_of", "effect_of", "facing", "legality"]

ATTRIBUTES = {"melee": "strength", "ranged": "perception", "spell": "power"}
DEFENSES = {"melee": "resistance", "ranged": "resistance", "spell": "mind"}

NO_WEAPON = Message("motu-attack-no-weapon", ("figure", "weapon"), rule="6c")
ITSELF = Message("motu-attack-itself", ("figure",), rule="6c", reading="M25")
FRIEND = Message("motu-attack-friend", ("target", "weapon"), rule="6c/aliados-objetivo")
NOT_IN_AREA = Message("motu-attack-not-in-area", ("target", "initial"), rule="7e")
NOT_INTERRUPTED = Message("motu-attack-not-interrupted", ("target", "of"), rule="7c")
MELEE_ONLY = Message("motu-attack-melee-only", (), rule="7d")
NOT_ENGAGED = Message("motu-attack-not-engaged", ("figure", "target"), rule="6c/ataque-cuerpo-a-cuerpo")
ENGAGED = Message("motu-attack-engaged", ("figure", "other"), rule="6c/ataque-a-distancia")
ENGAGED_SPELL = Message("motu-attack-engaged-spell", ("figure", "other"), rule="6c/ataque-de-hechizo", reading="M11")
RANGE = Message("motu-attack-range", ("target", "range"), rule="6c/determinar-el-alcance")
SIGHT = Message("motu-attack-sight", ("figure", "target"), rule="6c/determinar-la-linea-de-vision")
WEAPON_DICE = Message("motu-dice-weapon", ("weapon",), rule="6c")
FISTS_DICE = Message("motu-dice-fists", ("figure",), rule="6c/ataque-cuerpo-a-cuerpo", reading="M15")
NO_DEFENSE = Message("motu-defense-none", ("target",), rule="6c/aliados-objetivo", reading="M11")
DEFENSE_DICE = Message("motu-dice-defense", ("figure", "attribute", "dice"), rule="5a")

Given = Sequence[tuple[int, str]]  # changes that a question adds, each with where it is from


@dataclass(frozen=True, slots=True)
class Changes:
    """What a question adds to the dice and the thresholds of an attack."""

    dice: Given = ()
    threshold: Given = ()
    defense_dice: Given = ()
    defense_threshold: Given = ()


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack as it would be rolled; `mana` is what its weapon costs now, `cost` what the action does."""

    cost: int
    mana: int
    dice: int
    threshold: Threshold
    defense_dice: int
    defense: Threshold
    steps: tuple[Step, ...] = field(default=(), repr=False)


def legality(
    position: Position, attacker: Figure, aim: Aim, *, free: bool = False, radius: int | None = None
) -> tuple[Reason, ...]:
    """Return every reason why an attack may not be made (6c, 7c, 7d); of an area's further target, whether it is one.

    >>> from engine.motu.ground.field import Field, Place
    >>> he_man = Figure("he-man", "He-Man", "masters", (Place((0, 0)),))
    >>> skeletor = Figure("skeletor", "Skeletor", "evil", (Place((2, 0)),))
    >>> [reason.code for reason in legality(Position(Field(), (he_man, skeletor)), he_man, Aim(skeletor, FISTS))]
    ['not-engaged']
    """
    if aim.weapon not in attacker.armed():
        return (no_weapon(attacker, aim.weapon.id),)
    if aim.initial is not None:
        return tuple(_not_in_area(position, attacker, aim, radius or 0))
    return (
        *_wrong_target(attacker, aim),
        *turn_reasons(position, attacker),
        *_wrong_interruption(position, attacker, aim),
        *_out_of_reach(position, attacker, aim),
        *mana_reason(attacker, aim.weapon.mana),
        *points_reason(acting(position, attacker), attack_cost(position, attacker, aim.weapon, free=free)),
    )


def no_weapon(attacker: Figure, weapon: str) -> Reason:
    """Return the reason why a character does not attack with what it has not, or with its fists beside a weapon."""
    step = NO_WEAPON.step(StepKind.CHECK, figure=FigureId(attacker.id), weapon=Typed(weapon))
    return Reason("weapon", step)


def attack_cost(position: Position, attacker: Figure, weapon: Weapon, *, free: bool = False) -> int:
    """Return what an attack with a weapon costs now (6c)."""
    return cost_of(acting(position, attacker).done, "attack", weapon.kind, free=free)


def _not_in_area(position: Position, attacker: Figure, aim: Aim, radius: int) -> Iterator[Reason]:
    assert aim.initial is not None  # noqa: S101 - tells the type checker what the caller has asked
    if aim.target not in area_targets(position, attacker, aim.initial, radius):
        data = {"target": FigureId(aim.target.id), "initial": FigureId(aim.initial.id)}
        yield Reason("target", NOT_IN_AREA.step(StepKind.CHECK, target=data["target"], initial=data["initial"]))


def _wrong_target(attacker: Figure, aim: Aim) -> Iterator[Reason]:
    if aim.target.id == attacker.id:
        yield Reason("target", ITSELF.step(StepKind.CHECK, figure=FigureId(attacker.id)))
    elif aim.target.side == attacker.side and not (aim.weapon.allies and aim.weapon.kind == "spell"):
        step = FRIEND.step(StepKind.CHECK, target=FigureId(aim.target.id), weapon=Typed(aim.weapon.id))
        yield Reason("target", step)


def _wrong_interruption(position: Position, attacker: Figure, aim: Aim) -> Iterator[Reason]:
    """Yield what an interruption forbids: other enemies, and in one of opportunity all but melee (7c, 7d)."""
    interruption = acting(position, attacker).interruption
    if interruption is None:
        return
    if aim.target.side != attacker.side and aim.target.id != interruption.of:
        step = NOT_INTERRUPTED.step(StepKind.CHECK, target=FigureId(aim.target.id), of=FigureId(interruption.of))
        yield Reason("interrupted", step)
    if interruption.kind == "opportunity" and aim.weapon.kind != "melee":
        yield Reason("melee-only", MELEE_ONLY.step(StepKind.CHECK))


def _out_of_reach(position: Position, attacker: Figure, aim: Aim) -> Iterator[Reason]:
    """Yield what keeps the weapon from its target: not engaged; or engaged, too far, out of sight (6c)."""
    who, target = FigureId(attacker.id), FigureId(aim.target.id)
    if aim.weapon.kind == "melee":
        if not engaged_pair(position.ground, attacker, aim.target):
            yield Reason("not-engaged", NOT_ENGAGED.step(StepKind.CHECK, figure=who, target=target))
        return
    others = engaged(position, attacker)
    if others:
        told = ENGAGED_SPELL if aim.weapon.kind == "spell" else ENGAGED
        yield Reason("engaged", told.step(StepKind.CHECK, figure=who, other=FigureId(others[0].id)))
    if not within(position.ground, attacker.places, aim.target.places, aim.weapon.range):
        yield Reason("range", RANGE.step(StepKind.CHECK, target=target, range=aim.weapon.range))
    if not sees(position.ground, attacker.places, aim.target.places):
        yield Reason("sight", SIGHT.step(StepKind.CHECK, figure=who, target=target))


def attack_of(position: Position, attacker: Figure, aim: Aim, changes: Changes, *, free: bool = False) -> Attack:
    """Return with what an attack is rolled: dice and thresholds of both, each with its steps (5, 6c, 7b)."""
    further = aim.initial is not None
    cost = 0 if further else attack_cost(position, attacker, aim.weapon, free=free)
    dice, dice_told = _attack_dice(attacker, aim.weapon, changes.dice)
    causes = (*aim_causes(position, attacker, aim), *own_causes(position, attacker, ATTACK))
    attack = threshold(causes, changes.threshold)
    defense = threshold(own_causes(position, aim.target, DEFENSE), changes.defense_threshold)
    defense_dice, defense_told = _defense_dice(attacker, aim, changes.defense_dice)
    steps = (
        *dice_told,
        *aim_steps(attacker, aim),
        *attack.steps(),
        *defense_told,
        *(defense.steps() if defense_dice else ()),
    )
    return Attack(cost, 0 if further else aim.weapon.mana, dice, attack, defense_dice, defense, steps)


def _attack_dice(attacker: Figure, weapon: Weapon, given: Given) -> tuple[int, tuple[Step, ...]]:
    attribute = ATTRIBUTES[weapon.kind]
    printed = attacker.attribute(attribute)
    who = FigureId(attacker.id)
    first = DICE.step(StepKind.CHECK, figure=who, attribute=Term(f"motu-{attribute}"), dice=printed)
    if weapon == FISTS:
        return printed, (first, FISTS_DICE.step(StepKind.CHECK, figure=who))
    if not weapon.dice:
        return dice_steps((first,), printed, given)
    dice = printed + weapon.dice
    armed = WEAPON_DICE.step(StepKind.MODIFY, before=printed, after=dice, weapon=Typed(weapon.id))
    return dice_steps((first, armed), dice, given)


def _defense_dice(attacker: Figure, aim: Aim, given: Given) -> tuple[int, tuple[Step, ...]]:
    if helpful(attacker, aim):
        return 0, (NO_DEFENSE.step(StepKind.CHECK, target=FigureId(aim.target.id)),)
    attribute = DEFENSES[aim.weapon.kind]
    printed = aim.target.attribute(attribute)
    data = {"attribute": Term(f"motu-{attribute}"), "dice": printed}
    who = FigureId(aim.target.id)
    first = DEFENSE_DICE.step(StepKind.CHECK, figure=who, attribute=data["attribute"], dice=printed)
    return dice_steps((first,), printed, given)


def effect_of(weapon: Weapon, net: int) -> int | None:
    """Return the row of a weapon's table that so many successes reach: the highest, or none (5, 6c).

    >>> sword = Weapon("sword", "melee", table={1: 1, 3: 2, 5: 3})
    >>> [effect_of(sword, net) for net in (0, 1, 2, 3, 4, 5, 9)]
    [None, 1, 1, 3, 3, 5, 5]
    """
    return max((row for row in weapon.table if row <= net), default=None)


def facing(attacker: Figure, aim: Aim) -> list[str]:
    """Return the sides that an attacker may turn to (6c, 7m); none is asked of a large base, or of a further target.

    In melee those where a hex of the target lies, else those whose hex is nearest to one of its hexes.
    """
    if attacker.large or aim.initial is not None:
        return []
    here = attacker.places[0].hex
    found: set[str] = set()
    for place in aim.target.places:
        ways = {side: _far(neighbour(here, side), place.hex) for side in SIDES}
        nearest = 0 if aim.weapon.kind == "melee" else min(ways.values())
        found |= {side for side, way in ways.items() if way == nearest}
    return [side for side in SIDES if side in found]


def _far(a: tuple[int, int], b: tuple[int, int]) -> int:
    (ax, ay), (bx, by) = centre(a), centre(b)
    return 3 * (ax - bx) ** 2 + (ay - by) ** 2
