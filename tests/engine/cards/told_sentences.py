"""Invented sentences that tell of somebody and what he gets then, each with the effects that it means (12.1, 20.9)."""

from __future__ import annotations

from typing import Any

__all__ = ["TOLD"]

Effects = list[dict[str, Any]]
FRIENDS, OPPONENTS = {"side": "friends"}, {"side": "opponents"}


def when(role: str, **attack: Any) -> dict[str, Any]:
    """Return the condition of an attack."""
    return {"when": {"attack": {"role": role, **attack}}}


TOLD: dict[str, Effects] = {
    "When Hollis has no action tokens and makes a close attack, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"attack": {"role": "attacker", "kind": "close"}, "tokens": {"most": 0}}}
    ],
    "Hollis can't be targeted by attacks by equipped characters, unless they are adjacent to him.": [
        {"cant_be": "targeted", "attacks": kind, "by": {"adjacent": False, "equipped": True}}
        for kind in ("close", "range")
    ],
    "When Hollis makes an attack against a character 3 squares away, modify attack +1.": [
        {"modify": "attack", "add": 1, **when("attacker", other={"within": 3, "away": 3})}
    ],
    "When Hollis attacks an equipped character, it modifies defense -1.": [
        {
            "modify": "defense",
            "add": -1,
            "who": {"equipped": True},
            **when("target", other={"itself": True}),
        }
    ],
    "Modify defense +2 when attacked by characters larger than Hollis.": [
        {"modify": "defense", "add": 2, **when("target", other={"sized": "larger"})}
    ],
    "Hollis can't attack or be attacked.": [
        {"cant_target": {}},
        {"cant_be": "targeted", "attacks": "close"},
        {"cant_be": "targeted", "attacks": "range"},
    ],
    "If an adjacent friendly character has the Ash keyword, that character can use Stealth.": [
        {"grants": "stealth", "who": {"adjacent": True, **FRIENDS, "keyword": ["Ash"]}}
    ],
    "If Hollis has no action tokens, she can use Stealth, otherwise she can use Flurry.": [
        {"grants": "stealth", "when": {"tokens": {"most": 0}}},
        {"grants": "flurry", "when": {"unless": {"tokens": {"most": 0}}}},
    ],
    "Friendly characters can use Stealth if they occupy hindering terrain and are adjacent to Hollis.": [
        {"grants": "stealth", "who": {**FRIENDS, "on": ["hindering"], "adjacent": True}}
    ],
    "Opposing characters modify attack -1 when attacking other friendly characters within 3 squares of Hollis.": [
        {
            "modify": "attack",
            "add": -1,
            "who": OPPONENTS,
            **when("attacker", other={"other": True, **FRIENDS, "within": 3}),
        }
    ],
    "Friendly characters modify defense +1 when attacked by opposing characters adjacent to Hollis.": [
        {"modify": "defense", "add": 1, "who": FRIENDS, **when("target", other={**OPPONENTS, "adjacent": True})}
    ],
    "Friendly characters that aren't adjacent to an opposing character can use Stealth.": [
        {"grants": "stealth", "who": {**FRIENDS, "near": {"of": OPPONENTS, "adjacent": True, "most": 0}}}
    ],
    "All Hollis's powers have Protected: Outwit.": [
        {"guards": value} for value in ("speed", "attack", "defense", "damage")
    ],
    "Opposing characters can't be healed while Hollis is within 6 squares of them.": [
        {"cant_be": "healed", "who": {"side": "opponents", "within": 6}}
    ],
    "Characters can't be healed while Hollis is within 6 squares of them.": [
        {"cant_be": "healed", "who": {"within": 6}}
    ],
    "Characters can't be healed within 4 squares of Hollis.": [{"cant_be": "healed", "who": {"within": 4}}],
    "Friendly characters, except Hollis, with the Ash keyword can use Stealth.": [
        {"grants": "stealth", "who": {"other": True, **FRIENDS, "keyword": ["Ash"]}}
    ],
}
