"""Which card's version of an action its user takes, where several cards tie something to its use (20.7, 20.7a)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.heroclix.conditions.times import Fight, unmet, unmet_attack
from engine.heroclix.position import Figure, Position, Special
from engine.heroclix.powers import action_name
from engine.heroclix.powers.special import in_force
from engine.heroclix.written.conditions import AttackIn, ConditionsIn
from engine.heroclix.written.effect import EffectIn
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["cards_with_versions", "ties", "used_version", "versions_in", "with_version"]

USED = Message("attack-version-used", ("figure", "power", "card", "others"), rule="20.7")


def versions_in(position: Position, fight: Fight) -> tuple[str, ...]:
    """Return the cards of an attacker by whose version it may use the action of an attack, if two or more may.

    Each ties something to that use which counts now, or restricts the action. Cards that tie nothing to it do not
    matter: whoever may use it with more than the power itself is taken to do so.
    """
    attacker = fight.attacker
    if attacker is None or not fight.action:
        return ()
    cards = tuple(_names(position, attacker, fight))
    tied = any(_tied_to(special, fight.action) for special in in_force(attacker.special))
    return cards if tied and len(cards) > 1 else ()


def cards_with_versions(attacker: Figure, action: str) -> tuple[str, ...]:
    """Return the cards that have versions of an action of their own, one of which is used each time; none or several.

    Whatever attack is made with it: in each of them those alone are asked for whose conditions are met.
    """
    there = list(in_force(attacker.special))
    restricting = {version.special for version in attacker.versions.get(action, ())}
    cards = tuple(one.name for one in there if _tied_to(one, action) or one.name in restricting)
    return cards if len(cards) > 1 and any(_tied_to(one, action) for one in there) else ()


def ties(effect: Mapping[str, object], action: str) -> bool:
    """Return whether an effect, as a document writes it, is of its card's version of an action: tied to it, or changed.

    >>> ties({"restrict": {"deals": 3}, "grants": "quake"}, "quake"), ties({"grants": "quake"}, "quake")
    (True, False)
    """
    known = EffectIn.model_validate(dict(effect))
    return _attack_of(known, action) is not None or (
        known.restrict is not None and action in (known.grants, known.as_free)
    )


def used_version(cards: tuple[str, ...], chosen: str | None) -> str | None:
    """Return the version that its controller chose; the first listed where nobody says which. None where one is all."""
    if not cards:
        return None
    return chosen if chosen in cards else cards[0]


def with_version(
    position: Position, fight: Fight, cards: tuple[str, ...], chosen: str | None = None
) -> tuple[Position, Step]:
    """Return the position in which one of several cards alone adds something to the action, and what is said of it."""
    attacker, action = fight.attacker, fight.action
    if attacker is None:
        raise ValueError("an action has versions only where somebody uses it")
    card = used_version(cards, chosen)
    kept = next((special for special in attacker.special if special.name == card), None)
    specials = tuple(one if one is kept else _without(one, action) for one in attacker.special)
    versions = {
        slug: tuple(one for one in each if slug != action or one.special == card)
        for slug, each in attacker.versions.items()
    }
    left = {slug: each for slug, each in versions.items() if each}
    others = tuple(Typed(one) for one in cards if one != card) or (Typed(card or ""),)
    step = USED.step(
        StepKind.CHECK, figure=FigureId(attacker.id), power=action_name(action), card=Typed(card or ""), others=others
    )
    return position.with_figure(replace(attacker, special=specials, versions=left)), step


def _tied_to(special: Special, action: str) -> bool:
    """Return whether a card ties something to the use of an action through itself."""
    return any(_attack_of(effect, action) is not None for effect in special.written)


def _names(position: Position, attacker: Figure, fight: Fight) -> Iterator[str]:
    restricting = {version.special for version in attacker.versions.get(fight.action, ())}
    for special in in_force(attacker.special):
        counts = any(_counts(position, attacker, effect, fight) for effect in special.written)
        if counts or special.name in restricting:
            yield special.name


def _counts(position: Position, attacker: Figure, effect: EffectIn, fight: Fight) -> bool:
    """Return whether an effect is tied to the action of an attack, and counts in it for somebody."""
    attack = _attack_of(effect, fight.action)
    if attack is None or not isinstance(effect.when, ConditionsIn):
        return False
    if unmet(position, attacker, effect.when) is not None:
        return False
    subjects = (attacker,) if attack.role == "attacker" else fight.targets
    return any(unmet_attack(position, attacker, subject, attack, fight) is None for subject in subjects)


def _without(special: Special, action: str) -> Special:
    left = tuple(effect for effect in special.written if _attack_of(effect, action) is None)
    return special if len(left) == len(special.written) else replace(special, written=left)


def _attack_of(effect: EffectIn, action: str) -> AttackIn | None:
    """Return the attack by which an effect is tied to its card's version of an action; None where it is not."""
    attack = effect.when.attack if isinstance(effect.when, ConditionsIn) else None
    return attack if attack is not None and attack.version and action in attack.using else None
