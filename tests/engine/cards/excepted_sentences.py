"""Invented sentences of what counts but in some attacks, or by another number there, with their effects (20.9)."""

from __future__ import annotations

from typing import Any

__all__ = ["EXCEPTED", "OTHERWISE"]

# what these sentences may say otherwise, one by one
OTHERWISE = (
    ("they're attacking", "attacking"),
    ("+2 instead when", "+2 when"),
    ("attacking with two", "attacking two"),
    ("attacking with 2", "attacking 2"),
    ("characters standing in", "characters in"),
)

Effects = list[dict[str, Any]]
BRAMBLE = {"role": "attacker", "other": {"named": ["Bramble"]}}
SHOT = {"role": "target", "kind": "range"}
OPPONENTS = {"side": "opponents"}


def modify(value: str, add: int, **when: Any) -> dict[str, Any]:
    """Return a modifier under conditions."""
    return {"modify": value, "add": add, "when": when}


EXCEPTED: dict[str, Effects] = {
    "Modify attack +1 unless attacking a character named Bramble.": [modify("attack", 1, no_attack=BRAMBLE)],
    "Hollis modifies defense +1, unless she is targeted by a range attack.": [modify("defense", 1, no_attack=SHOT)],
    "Opposing characters within 6 squares modify attack -1 unless they're attacking Hollis.": [
        {
            **modify("attack", -1, no_attack={"role": "attacker", "other": {"itself": True}}),
            "who": {**OPPONENTS, "within": 6},
        }
    ],
    "Modify attack +1, or +2 when attacking a character named Bramble.": [
        modify("attack", 1, no_attack=BRAMBLE),
        modify("attack", 2, attack=BRAMBLE),
    ],
    "Modify damage +1, or +2 if the target has no action tokens.": [
        modify("damage", 1, no_attack={"role": "attacker", "other": {"tokens": {"most": 0}}}),
        modify("damage", 2, attack={"role": "attacker", "other": {"tokens": {"most": 0}}}),
    ],
    "Opposing characters adjacent to friendly characters with the Lanterners keyword modify defense -1.": [
        {
            "modify": "defense",
            "add": -1,
            "who": {**OPPONENTS, "near": {"of": {"side": "friends", "keyword": ["Lanterners"]}, "adjacent": True}},
        }
    ],
    "When Hollis is attacked, modify defense +1 if the attacker is adjacent.": [
        modify("defense", 1, attack={"role": "target", "other": {"adjacent": True}})
    ],
    "When a friendly character attacks an opposing character adjacent to Hollis, it modifies attack +1.": [
        {
            **modify("attack", 1, attack={"role": "attacker", "other": {**OPPONENTS, "adjacent": True}}),
            "who": {"side": "friends"},
        }
    ],
    "If more than one opposing character is adjacent, modify attack +1.": [
        modify("attack", 1, count=[{"of": {**OPPONENTS, "adjacent": True}, "least": 2}])
    ],
    "If Hollis has no adjacent opposing characters, modify attack +1.": [
        modify("attack", 1, count=[{"of": {**OPPONENTS, "adjacent": True}, "most": 0}])
    ],
    "If Hollis is the only friendly character with the Lanterners keyword on the map, modify attack +1.": [
        modify("attack", 1, count=[{"of": {"side": "friends", "other": True, "keyword": ["Lanterners"]}, "most": 0}])
    ],
    "When attacking with two or more targets, modify attack +1.": [
        modify("attack", 1, attack={"role": "attacker", "targets": {"least": 2}})
    ],
    "Opposing characters standing in hindering terrain modify speed -2.": [
        {"modify": "speed", "add": -2, "who": {**OPPONENTS, "on": ["hindering"]}}
    ],
    "Friendly characters that can use Flight and share a keyword with Hollis can use Sidestep.": [
        {"grants": "sidestep", "who": {"side": "friends", "can_use": ["flight"], "shares_keyword": True}}
    ],
}
