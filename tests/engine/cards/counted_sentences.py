"""Invented sentences that count something of the target, or bound what they modify, with their effects (6.7, 13.4)."""

from __future__ import annotations

from typing import Any

__all__ = ["COUNTED"]

Effects = list[dict[str, Any]]
ATTACKING = {"attack": {"role": "attacker"}}
OTHERS = {"side": "friends", "other": True}
NEAR = {"side": "opponents", "adjacent": True}


def attack(**per: Any) -> dict[str, Any]:
    """Return an attack value that is one higher for each of something."""
    return {"modify": "attack", "add": 1, "per": per}


def no_less(add: int, minimum: int, **more: Any) -> Effects:
    """Return damage that is modified, and has a minimum."""
    return [{"modify": "damage", "add": add, **more}, {"bound": "damage", "minimum": minimum, **more}]


COUNTED: dict[str, Effects] = {
    "When Hollis attacks, modify attack +1 for each other friendly character adjacent to the target.": [
        {**attack(characters=OTHERS, beside_it=True), "when": ATTACKING}
    ],
    "Modify attack +1 for each other friendly character adjacent to Hollis's target (maximum 2).": [
        attack(characters=OTHERS, beside_it=True, most=2)
    ],
    "When Hollis attacks, modify attack +1 for each Wick token on the target.": [
        {**attack(named_tokens="Wick", its_tokens=True), "when": ATTACKING}
    ],
    "Modify attack +X, where X is the number of adjacent opposing characters.": [attack(characters=NEAR)],
    "Hollis modifies attack +X (maximum +3), where X is the number of Wick tokens on this card.": [
        attack(named_tokens="Wick", most=3)
    ],
    "Modify attack +X, where X is equal to the number of action tokens on the target.": [attack(its_tokens=True)],
    "Modify attack +X, where X is the number of other friendly characters adjacent to the target.": [
        attack(characters=OTHERS, beside_it=True)
    ],
    "Modify attack +X, where X is the number of Wick tokens on her target.": [
        attack(named_tokens="Wick", its_tokens=True)
    ],
    "Modify damage -1 (minimum 1).": no_less(-1, 1),
    "Adjacent opposing characters modify damage -2, to a minimum of 1.": no_less(-2, 1, who=NEAR),
    "If Hollis has no action tokens, adjacent opposing characters modify damage -1, minimum 1.": no_less(
        -1, 1, who=NEAR, when={"tokens": {"most": 0}}
    ),
}
