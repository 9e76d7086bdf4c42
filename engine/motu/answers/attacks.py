"""Answers about attacks: may one be made, how, what comes of it, whom an area strikes, and the chances (6c, 7e)."""

from __future__ import annotations

from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError
from engine.message import Message
from engine.motu import questions
from engine.motu.answers.ends import figure_of
from engine.motu.answers.tests import aim_of, changes_of, roll_of
from engine.motu.fight import odds as chances
from engine.motu.fight.area import area_targets as struck
from engine.motu.fight.attack import Attack, Changes, attack_of, effect_of, facing, legality, no_weapon
from engine.motu.fight.left_out import left_out
from engine.motu.fight.roll import Rolled, read_roll
from engine.motu.fight.threshold import USUAL, Aim
from engine.motu.position import Figure, Position, Weapon
from engine.motu.ruled import answered, no_or_yes
from engine.ruling import FigureId, Reason, Step, StepKind, Typed

__all__ = ["area_targets", "attack", "odds"]

LEGAL = Message("motu-attack-legal", ("figure", "target"), rule="6c")
NET = Message("motu-attack-net", ("hits", "saved", "net"), rule="5a")
EFFECT = Message("motu-attack-effect", ("weapon", "net", "row"), rule="6c")
NO_EFFECT = Message("motu-attack-no-effect", ("net",), rule="6c")
TEXT = Message("motu-attack-text", ("text",), rule="6c")
WOUNDS = Message("motu-attack-wounds", ("target", "wounds"), rule="7a")
DEFEATED = Message("motu-attack-defeated", ("target", "wounds", "health"), rule="7a")
EXTRA = Message("motu-attack-extra", ("origin", "needs"), rule="6c/efectos-adicionales")
NO_EXTRA = Message("motu-attack-no-extra", ("origin", "needs"), rule="6c/efectos-adicionales")
STRUCK = Message("motu-area-struck", ("target", "initial"), rule="7e", reading="M25")
STRUCK_NOBODY = Message("motu-area-nobody", ("initial",), rule="7e", reading="M25")
NO_HEALTH = Message("motu-attack-no-health", ("target",), rule="7a")
CHANCES = tuple(f"chance{number}" for number in range(1, 7))  # of at least so many net successes
CHANCE = Message("motu-odds", ("dice", "threshold", *CHANCES), rule="5")


def attack(position: Position, ask: questions.AttackAsk) -> Answer:
    """Answer whether an attack may be made, with what it is rolled, and what a roll of it comes to (6c)."""
    attacker, aim, unarmed = _aimed(position, ask)
    if unarmed is not None:
        return answered("illegal", {"legal": False, "because": [unarmed]}, [unarmed.step])
    because = legality(position, attacker, aim, free=ask.free, radius=ask.radius)
    found = attack_of(position, attacker, aim, _changes(ask), free=ask.free)
    fields: dict[str, Any] = {}
    steps: list[Step] = []
    if not because:
        because, fields, steps = _rolled(attacker, aim, found, ask)
    told = LEGAL.step(StepKind.CHECK, figure=FigureId(attacker.id), target=FigureId(aim.target.id))
    reasons = [reason.step for reason in because] or [told]
    fields = {"legal": not because, "because": list(because), **_fields(attacker, aim, found), **fields}
    left = () if because else left_out(attacker, aim.target, using=[aim.weapon])
    return answered("illegal" if because else "legal", fields, (*reasons, *found.steps, *steps, *left), reasons)


Asked = questions.AttackAsk | questions.OddsAsk


def _aimed(position: Position, ask: Asked) -> tuple[Figure, Aim, Reason | None]:
    """Return who attacks and whom; the reason alone where it has no such weapon. Raises DocumentError."""
    attacker = figure_of(position, "ask.attacker", str(ask.attacker))
    if ask.initial is not None and ask.radius is None:
        raise DocumentError("ask.radius", "error-missing")
    if ask.initial is None and ask.radius is not None:
        raise DocumentError("ask.initial", "error-missing")
    weapon = str(ask.weapon)
    if attacker.weapon(weapon) is None:
        figure_of(position, "ask.target", str(ask.target))
        aim = Aim(attacker, Weapon(weapon, "melee"))
        return attacker, aim, no_weapon(attacker, weapon)
    return attacker, aim_of(position, attacker, str(ask.target), weapon, ask.initial), None


def _changes(ask: Asked) -> Changes:
    return Changes(
        changes_of(ask.dice_modifiers),
        changes_of(ask.threshold_modifiers),
        changes_of(ask.defense_dice_modifiers),
        changes_of(ask.defense_threshold_modifiers),
    )


def _fields(attacker: Figure, aim: Aim, found: Attack) -> dict[str, Any]:
    return {
        "cost": found.cost,
        "mana": found.mana,
        "facing": facing(attacker, aim),
        "attack_dice": found.dice,
        "attack_threshold": found.threshold.value,
        "attack_causes": found.threshold.causes,
        "defense_dice": found.defense_dice,
        "defense_threshold": found.defense.value,
        "defense_causes": found.defense.causes,
    }


def _rolled(
    attacker: Figure, aim: Aim, found: Attack, ask: questions.AttackAsk
) -> tuple[tuple[Reason, ...], dict[str, Any], list[Step]]:
    """Return what the rolls of a legal attack come to; reasons where they were not thrown as the rules have it."""
    if ask.attack_roll is None:
        if ask.defense_roll is not None:
            raise DocumentError("ask.attack_roll", "error-missing")
        return (), {}, []
    hits = read_roll(roll_of(ask.attack_roll), found.dice, found.threshold.value, attacker.mana - found.mana)
    saved = Rolled(())
    if ask.defense_roll is not None:
        saved = read_roll(roll_of(ask.defense_roll), found.defense_dice, found.defense.value, aim.target.mana)
    because = (*hits.because, *saved.because)
    if because:
        return because, {}, []
    fields: dict[str, Any] = {"attack_successes": hits.successes, "attack_may_explode": hits.may_explode}
    if found.defense_dice and ask.defense_roll is None:
        return (), fields, list(hits.steps)
    left, steps = _outcome(aim, hits, saved, ask)
    return (), {**fields, **left}, [*hits.steps, *saved.steps, *steps]


def _outcome(aim: Aim, hits: Rolled, saved: Rolled, ask: questions.AttackAsk) -> tuple[dict[str, Any], list[Step]]:
    """Return what the successes left bring: the row of the weapon's table, wounds, defeat, further effects (6c, 7a)."""
    left = max(hits.successes - saved.successes, 0)
    row = effect_of(aim.weapon, left)
    effect = None if row is None else aim.weapon.table[row]
    wounds = effect if isinstance(effect, int) else 0
    steps = [NET.step(StepKind.CHECK, hits=hits.successes, saved=saved.successes, net=left)]
    if row is None:
        steps.append(NO_EFFECT.step(StepKind.RESULT, net=left))
    else:
        steps.append(EFFECT.step(StepKind.CHECK, weapon=Typed(aim.weapon.id), net=left, row=row))
    if isinstance(effect, str):
        steps.append(TEXT.step(StepKind.IGNORED, text=Typed(effect)))
    defeated = _defeats(aim.target, wounds)
    extras = [each.from_ for each in ask.extras if each.needs <= left]
    steps += [*_wounded(aim.target, wounds, defeated=defeated), *_extra_steps(ask, left)]
    fields = {
        "defense_successes": saved.successes,
        "net": left,
        "effect_from": row,
        "effect": effect,
        "wounds": wounds,
        "defeated": defeated,
        "extras": extras,
    }
    return fields, steps


def _defeats(target: Figure, wounds: int) -> bool:
    return target.health is not None and wounds > 0 and target.wounds + wounds >= target.health


def _wounded(target: Figure, wounds: int, *, defeated: bool) -> list[Step]:
    who = FigureId(target.id)
    steps = [WOUNDS.step(StepKind.DAMAGE, target=who, wounds=wounds)] if wounds else []
    if wounds and target.health is None:
        steps.append(NO_HEALTH.step(StepKind.IGNORED, target=who))
    if defeated:
        all_ = target.wounds + wounds
        steps.append(DEFEATED.step(StepKind.RESULT, target=who, wounds=all_, health=target.health or 0))
    return steps


def _extra_steps(ask: questions.AttackAsk, left: int) -> list[Step]:
    return [
        (EXTRA if each.needs <= left else NO_EXTRA).step(StepKind.CHECK, origin=Typed(each.from_), needs=each.needs)
        for each in ask.extras
    ]


def area_targets(position: Position, ask: questions.AreaTargetsAsk) -> Answer:
    """Answer whom an area attack strikes besides its first target (7e)."""
    attacker = figure_of(position, "ask.attacker", ask.attacker)
    initial = figure_of(position, "ask.initial", ask.initial)
    found = struck(position, attacker, initial, ask.radius)
    first = FigureId(initial.id)
    steps = [STRUCK.step(StepKind.RESULT, target=FigureId(each.id), initial=first) for each in found]
    nobody = [STRUCK_NOBODY.step(StepKind.RESULT, initial=first)]
    told = [*(steps or nobody), *left_out(attacker, initial, *found)]
    return answered(no_or_yes(found), {"result": [each.id for each in found]}, told)


PLAIN = ("dice", "threshold", "defense_dice", "defense_threshold")
OF_AN_ATTACK = (
    "attacker", "target", "weapon", "initial", "radius", "dice_modifiers", "threshold_modifiers",
    "defense_dice_modifiers", "defense_threshold_modifiers",
)  # fmt: skip


def odds(position: Position, ask: questions.OddsAsk) -> Answer:
    """Answer the chances of one to six net successes, of dice or of an attack on this field (5)."""
    given = [name for name in PLAIN if getattr(ask, name) is not None]
    if ask.attacker is None:
        return _plain_odds(ask)
    if given:
        raise DocumentError(f"ask.{given[0]}", "error-motu-not-with", given="attacker")
    for name in ("target", "weapon"):
        if getattr(ask, name) is None:
            raise DocumentError(f"ask.{name}", "error-missing")
    return _attack_odds(position, ask)


def _plain_odds(ask: questions.OddsAsk) -> Answer:
    for name in OF_AN_ATTACK:
        if getattr(ask, name):
            raise DocumentError("ask.attacker", "error-missing")
    if ask.dice is None:
        raise DocumentError("ask.dice", "error-missing")
    threshold = USUAL if ask.threshold is None else ask.threshold
    saves = USUAL if ask.defense_threshold is None else ask.defense_threshold
    shown = chances.at_least(chances.left(ask.dice, threshold, ask.defense_dice or 0, saves))
    return answered(_percent(shown[0]), {"at_least": shown}, [_told(ask.dice, threshold, shown)])


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def _told(dice: int, threshold: int, shown: list[float]) -> Step:
    found: dict[str, Any] = {name: round(100 * each, 1) for name, each in zip(CHANCES, shown, strict=True)}
    return CHANCE.step(StepKind.RESULT, dice=dice, threshold=threshold, **found)


def _attack_odds(position: Position, ask: questions.OddsAsk) -> Answer:
    attacker, aim, unarmed = _aimed(position, ask)
    if unarmed is not None:
        return answered("illegal", {"legal": False, "because": [unarmed]}, [unarmed.step])
    because = legality(position, attacker, aim, free=ask.free, radius=ask.radius)
    found = attack_of(position, attacker, aim, _changes(ask), free=ask.free)
    left = chances.left(found.dice, found.threshold.value, found.defense_dice, found.defense.value)
    shown = chances.at_least(left)
    wounds = chances.by_value(left, _wounds_by(aim.weapon, len(left)).__getitem__)
    fields = {
        "at_least": shown,
        "legal": not because,
        "because": list(because),
        **_fields(attacker, aim, found),
        "wounds": {str(count): chance for count, chance in wounds.items()},
        "defeated": sum(chance for count, chance in wounds.items() if _defeats(aim.target, count)),
    }
    reasons = [reason.step for reason in because]
    texts = [each for each in aim.weapon.table.values() if isinstance(each, str)]
    told = [_told(found.dice, found.threshold.value, shown)]
    told += [TEXT.step(StepKind.IGNORED, text=Typed(each)) for each in dict.fromkeys(texts)]
    if aim.target.health is None:
        told.append(NO_HEALTH.step(StepKind.IGNORED, target=FigureId(aim.target.id)))
    told += left_out(attacker, aim.target, using=[aim.weapon])
    return answered("illegal" if because else _percent(shown[0]), fields, (*reasons, *found.steps, *told))


def _wounds_by(weapon: Weapon, most: int) -> list[int]:
    """Return what each number of successes wounds, from none on."""
    found = [0] * most
    for row, effect in sorted(weapon.table.items()):
        found[row:] = [effect if isinstance(effect, int) else 0] * (most - row)
    return found
