"""Invented sentences that ask for others around, for action tokens, or for whom an attack is by (6.3, 13.3, 20.9)."""

from __future__ import annotations

from typing import Any

__all__ = ["SAME_AROUND", "SURROUNDED"]

# what these sentences may say otherwise, one by one
SAME_AROUND = (
    ("attacks made by characters", "attacks by characters"),
    ("attacked with close", "attacked by close"),
    ("defense value can't be", "defense can't be"),
    ("damage reducers", "reducers"),
    ("not within her", "not in her"),
    ("halve their speed", "halve speed"),
    ("her own attack", "her attack"),
    ("only during her attack.", "only during her attacks."),
    ("can target friendly", "may target friendly"),
    ("target other friendly", "target friendly"),
    ("can only take", "may only take"),
)

Effects = list[dict[str, Any]]
ASH, FOES = {"side": "friends", "keyword": ["Ash"]}, {"side": "opponents"}


def count(of: dict[str, Any], **numbers: int) -> dict[str, Any]:
    """Return the condition that so many of some are there."""
    return {"when": {"count": [{"of": of, **numbers}]}}


SURROUNDED: dict[str, Effects] = {
    "If three or more friendly characters have the Ash keyword, modify attack +1.": [
        {"modify": "attack", "add": 1, **count(ASH, least=3)}
    ],
    "If an opposing character is 60 points or more, Hollis can use Impervious.": [
        {"grants": "impervious", **count({**FOES, "points": {"least": 60}}, least=1)}
    ],
    "If an opposing character on the map can use Outwit, Hollis can use Stealth.": [
        {"grants": "stealth", **count({**FOES, "can_use": ["outwit"]}, least=1)}
    ],
    "Modify damage +1 if Hollis has two or more opposing characters adjacent.": [
        {"modify": "damage", "add": 1, **count({**FOES, "adjacent": True}, least=2)}
    ],
    "If Hollis has no more than one action token, she can use Flurry.": [
        {"grants": "flurry", "when": {"tokens": {"most": 1}}}
    ],
    "Hollis can't be the target of attacks made by characters of 50 points or less.": [
        {"cant_be": "targeted", "attacks": kind, "by": {"points": {"most": 50}}} for kind in ("close", "range")
    ],
    "Defend, but only to replace the defense values of characters with the Ash keyword.": [
        {"grants": "defend", "restrict": {"target": {"keyword": ["Ash"]}}}
    ],
    "When Hollis makes close attacks, opposing characters' defense values can't be positively modified.": [
        {
            "cant_modify": "defense",
            "sign": "up",
            "who": FOES,
            "when": {"attack": {"role": "target", "other": {"itself": True}, "kind": "close"}},
        }
    ],
    "When Hollis uses Blades/Claws/Fangs, minimum result is 3.": [
        {"grants": "blades-claws-fangs", "restrict": {"least": 3}, "when": {"can_use": ["blades-claws-fangs"]}}
    ],
    "Stealth, but only while occupying a Smoke Cloud marker.": [
        {"grants": "stealth", "when": {"markers": {"on": True, "kind": "smoke"}}}
    ],
    "Hollis can only be attacked by close attacks.": [{"cant_be": "targeted", "attacks": "range"}],
    "When making range attacks that target a single character, modify damage +1.": [
        {
            "modify": "damage",
            "add": 1,
            "when": {"attack": {"role": "attacker", "kind": "range", "targets": {"least": 1, "most": 1}}},
        }
    ],
    "Modify attack +1 during attacks targeting characters with no action tokens.": [
        {"modify": "attack", "add": 1, "when": {"attack": {"role": "attacker", "other": {"tokens": {"most": 0}}}}}
    ],
    "Adjacent opposing characters halve speed.": [
        {"replace": "speed", "halve": True, "who": {"adjacent": True, "side": "opponents"}}
    ],
    "Hollis's defense value can't be modified negatively.": [{"cant_modify": "defense", "sign": "down"}],
    "Hollis's damage reducers can reduce penetrating damage.": [{"reduces_penetrating": True}],
    "Outwit, but only to choose powers of adjacent opposing characters.": [
        {"grants": "outwit", "restrict": {"target": {"adjacent": True, "side": "opponents"}}}
    ],
    "Charge, but can't be used if Hollis has two action tokens.": [
        {"grants": "charge", "when": {"unless": {"tokens": {"least": 2, "most": 2}}}}
    ],
    "If the attacker isn't adjacent, Hollis can use Super Senses.": [
        {"grants": "super-senses", "when": {"attack": {"role": "target", "other": {"adjacent": False}}}}
    ],
    # of its own
    "If Hollis has fewer than three Ember tokens, she can use Flurry.": [
        {"grants": "flurry", "when": {"named_tokens": {"name": "Ember", "most": 2}}}
    ],
    "If Hollis is not in her starting area, she can use Flurry.": [
        {"grants": "flurry", "when": {"unless": {"area": "own"}}}
    ],
    "If Hollis occupies a square adjacent to blocking terrain, she can use Stealth.": [
        {"grants": "stealth", "when": {"beside": ["blocking"]}}
    ],
    "If Hollis used Sidestep this turn, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"itself": {"used": ["sidestep"]}}}
    ],
    "If Hollis has a printed range value of 0, she can use Flurry.": [
        {"grants": "flurry", "when": {"itself": {"printed": {"value": "range", "least": 0, "most": 0}}}}
    ],
    # what others can't do to it, or have
    "Opposing effects can't place Hollis.": [{"cant_be": "placed", "by": FOES}],
    "Opposing characters can't knock back Hollis.": [{"cant_be": "knocked-back", "by": FOES}],
    "While adjacent to Hollis, opposing characters modify defense -1.": [
        {"modify": "defense", "add": -1, "who": {**FOES, "adjacent": True}}
    ],
    "The attack values of opposing characters attacking Hollis can't be modified.": [
        {"cant_modify": "attack", "who": FOES, "when": {"attack": {"role": "attacker", "other": {"itself": True}}}}
    ],
    "Probability Control, but only during her own attacks.": [
        {"grants": "probability-control", "restrict": {"rerolls": ["own"]}}
    ],
    "Mastermind, but may target friendly characters within 4 squares.": [
        {"grants": "mastermind", "restrict": {"squares": 4}}
    ],
    # damage
    "Maximum damage dealt to Hollis by close attacks is 2.": [
        {
            "deals_most": 2,
            "who": {},
            "when": {"attack": {"role": "attacker", "kind": "close", "other": {"itself": True}}},
        }
    ],
    "Hollis may only take 1 damage from each attack.": [{"takes_most": 1, "when": {"attack": {"role": "target"}}}],
    "Hollis's Toughness reduces penetrating damage.": [{"reduces_penetrating": True, "of": "toughness"}],
}
