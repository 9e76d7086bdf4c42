"""What cards keep an attack from: such targets, and having its roll made again (20.4, 21.3a)."""

from __future__ import annotations

from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.effects import InForce, by_those, in_effect
from engine.heroclix.conditions.times import Fight
from engine.heroclix.position import Figure, Position
from engine.heroclix.ruleset.power import AttackKind
from engine.heroclix.written.conditions import CharactersIn, ConditionsIn
from engine.heroclix.written.effect import EffectIn

__all__ = ["barring_reroll", "barring_target"]


def barring_target(position: Position, attacker: Figure, target: Figure, kind: AttackKind) -> list[InForce]:
    """Return the effects by which the attacker can't target such a character, or make such an attack at all (20.4)."""
    return [
        found
        for found in in_effect(position, attacker, "cant_target")
        if found.effect.attacks in (None, kind)
        and found.effect.cant_target is not None
        and _untargeted(position, found.holder, attacker, target, found.effect.cant_target)
    ]


def _untargeted(position: Position, holder: Figure, attacker: Figure, target: Figure, those: CharactersIn) -> bool:
    """Return whether a target is one of those: its side, and that it is another, as seen from whose card it is."""
    if those.other and target.id == holder.id:
        return False
    if those.side != "any" and position.friendly(holder, target) != (those.side == "friends"):
        return False
    return fits(position, attacker, target, those.model_copy(update={"side": "any"}))


def barring_reroll(position: Position, fight: Fight, by: Figure, *, by_power: str = "") -> InForce | None:
    """Return the effect by which somebody can't have an attack roll made again (21.3a); None where he may.

    `by_power`: the power with which he would, empty where a card lets him.
    """
    rolling = () if fight.attacker is None else (fight.attacker,)
    for subject in (*rolling, *fight.targets):
        for found in in_effect(position, subject, "cant_reroll", fight):
            effect = found.effect
            attacked = _of_those_attacked(effect)
            if effect.cant_reroll != "attack-roll" or attacked == (subject == fight.attacker):
                continue
            if effect.of in (None, by_power) and by_those(position, found.holder, subject, by, effect):
                return found
    return None


def _of_those_attacked(effect: EffectIn) -> bool:
    """Return whether an effect is about the rolls of attacks on its figure, and not of its own."""
    attack = effect.when.attack if isinstance(effect.when, ConditionsIn) else None
    return attack is not None and attack.role == "target"
