"""What came of one target of an attack, as the moments of cards ask for it; of chances, whatever may come."""

from __future__ import annotations

from collections.abc import Callable

from engine.heroclix.position import Figure
from engine.heroclix.reminders.occasion import Occasion

__all__ = [
    "anyhow",
    "was_critical",
    "was_damaged",
    "was_dealt_damage",
    "was_doubles",
    "was_hit",
    "was_knocked_back",
    "was_koed",
    "was_missed",
]

EVADED = ("miss", "evaded")


def anyhow(_occasion: Occasion, _target: Figure) -> bool:
    """Return that an attack is made, whatever came of it."""
    return True


def was_hit(occasion: Occasion, target: Figure) -> bool:
    """Return whether a target was hit, or might be."""
    return occasion.kind == "odds" or occasion.came(target, "result") in ("hit", "captured")


def was_missed(occasion: Occasion, target: Figure) -> bool:
    """Return whether an attack missed a target, or might."""
    return occasion.kind == "odds" or occasion.came(target, "result") in EVADED


def was_damaged(occasion: Occasion, target: Figure) -> bool:
    """Return whether a target took damage, or might."""
    return occasion.kind == "odds" or bool(occasion.came(target, "damage_taken"))


def was_dealt_damage(occasion: Occasion, target: Figure) -> bool:
    """Return whether a target was dealt damage, before it was reduced, or might be (13.1)."""
    return occasion.kind in ("odds", "value") or bool(occasion.came(target, "damage_dealt"))


def was_koed(occasion: Occasion, target: Figure) -> bool:
    """Return whether a target was KO'd, or might be."""
    return occasion.kind == "odds" or bool(occasion.came(target, "ko"))


def was_knocked_back(occasion: Occasion, target: Figure) -> bool:
    """Return whether a target was knocked back."""
    return bool(occasion.came(target, "knockback") or occasion.came(target, "knocked_back"))


def was_critical(which: str) -> Callable[[Occasion, Figure], bool]:
    """Return what tells whether an attack roll was critical in that way: `hit` or `miss`."""
    return lambda occasion, _: occasion.kind == "odds" or occasion.critical == which


def was_doubles(occasion: Occasion, _target: Figure) -> bool:
    """Return whether both dice of an attack showed the same, or might."""
    return occasion.kind == "odds" or (bool(occasion.roll) and len(set(occasion.roll)) == 1)
