"""Whoever stood on an elevated marker that an attack destroyed: knockback damage after the action (12.6e, 17.14c)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.heroclix.board.knockback.several import fall_damage
from engine.heroclix.fight.attack.knockback import after_damage, cost
from engine.heroclix.fight.attack.outcome import AttackOutcome, Fall
from engine.heroclix.position import Figure, Position
from engine.ruling import Step

__all__ = ["falls"]


def falls(
    position: Position, attacker: Figure, fallen: Sequence[Figure], outcome: AttackOutcome
) -> tuple[dict[str, Fall], list[Step]]:
    """Return what the loss of the ground under them costs these figures, by id, once the attack has resolved.

    Whom the attack KO'd takes nothing more. Immune figures take none of it (27.7g); one reducer may take it
    off (P26).
    """
    position = after_damage(position, outcome.targets)
    found: dict[str, Fall] = {}
    steps: list[Step] = []
    for figure in fallen:
        now = _landed(position.figure(figure.id), attacker, outcome)
        if now is None:
            continue
        target = outcome.targets.get(figure.id)
        damage = fall_damage(position, now)
        price, spent = cost(position, now, damage, clicked=target is not None and bool(target.damage_taken))
        undecided = target is not None and target.damage_taken is None  # its dial is not known before damage is divided
        steps += spent[:1] if undecided else spent
        click, ko = (None, False) if undecided else (price.click, price.ko)
        found[figure.id] = Fall(damage, price.taken, click, ko)
    return found, steps


def _landed(figure: Figure, attacker: Figure, outcome: AttackOutcome) -> Figure | None:
    """Return a figure as knockback and its own critical miss leave it; None if it is KO'd by then."""
    if not figure.squares:
        return None
    target = outcome.targets.get(figure.id)
    click, ko = None, False
    if figure.id == attacker.id:
        click, ko = outcome.attacker_click_after, outcome.attacker_ko
    elif outcome.knockback == "used" and target is not None and target.knocked_back is not None:
        click, ko = target.knocked_back.click_after, target.knocked_back.ko
    if ko:
        return None
    return figure if click is None or figure.life is None else replace(figure, life=replace(figure.life, click=click))
