"""More invented sentences: several conditions or changes at once, with the effects that they mean (20.2, 20.9)."""

from __future__ import annotations

from typing import Any

from tests.engine.cards.told_sentences import TOLD
from tests.engine.cards.widened_sentences import WIDENED

__all__ = ["COMBINED"]

COMBINED: dict[str, list[dict[str, Any]]] = {
    "Stealth, but only if 6 or more squares from all opposing characters.": [
        {"grants": "stealth", "when": {"count": [{"of": {"within": 5, "side": "opponents"}, "most": 0}]}}
    ],
    "If all opposing characters are 4 or more squares away, Hollis modifies defense +1.": [
        {"modify": "defense", "add": 1, "when": {"count": [{"of": {"within": 3, "side": "opponents"}, "most": 0}]}}
    ],
    "Stealth, but not if adjacent to an opposing character.": [
        {
            "grants": "stealth",
            "when": {"unless": {"count": [{"of": {"adjacent": True, "side": "opponents"}, "least": 1}]}},
        }
    ],
    "Stealth unless Hollis has two action tokens.": [
        {"grants": "stealth", "when": {"unless": {"tokens": {"least": 2, "most": 2}}}}
    ],
    "Toughness, but not during your turn.": [{"grants": "toughness", "when": {"unless": {"turn": "own"}}}],
    "[Wing Symbol], but only if Hollis has no action tokens.": [{"grants": "flight", "when": {"tokens": {"most": 0}}}],
    "Passenger: 2, but only characters with the Ash keyword.": [
        {"grants": "passenger:2", "restrict": {"target": {"keyword": ["Ash"]}}}
    ],
    "Shape Change and Super Senses, but only against opposing characters of higher points.": [
        {
            "grants": "shape-change",
            "when": {"attack": {"role": "target", "other": {"side": "opponents", "compared": "higher"}}},
        },
        {
            "grants": "super-senses",
            "when": {"attack": {"role": "target", "other": {"side": "opponents", "compared": "higher"}}},
        },
    ],
    "Hollis modifies defense +1 against range attacks while elevated.": [
        {"modify": "defense", "add": 1, "when": {"attack": {"role": "target", "kind": "range"}, "on": "elevated"}}
    ],
    "Modify defense +1 against close attacks if Hollis has an action token.": [
        {"modify": "defense", "add": 1, "when": {"attack": {"role": "target", "kind": "close"}, "tokens": {"least": 1}}}
    ],
    "Hollis modifies damage +1 when making a close attack while occupying water terrain.": [
        {"modify": "damage", "add": 1, "when": {"attack": {"role": "attacker", "kind": "close"}, "on": "water"}}
    ],
    "When Hollis is making a close attack and has two action tokens, modify damage +1.": [
        {
            "modify": "damage",
            "add": 1,
            "when": {"attack": {"role": "attacker", "kind": "close"}, "tokens": {"least": 2, "most": 2}},
        }
    ],
    "When Hollis makes a range attack with a single target, modify damage +1.": [
        {
            "modify": "damage",
            "add": 1,
            "when": {"attack": {"role": "attacker", "kind": "range", "targets": {"least": 1, "most": 1}}},
        }
    ],
    "When Hollis attacks with Flurry, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"attack": {"role": "attacker", "using": ["flurry"]}}}
    ],
    "When Hollis attacks and no friendly characters are adjacent, modify damage +1.": [
        {
            "modify": "damage",
            "add": 1,
            "when": {
                "attack": {"role": "attacker"},
                "count": [{"of": {"adjacent": True, "side": "friends"}, "most": 0}],
            },
        }
    ],
    "When Hollis is the target of an attack by a character of higher points, modify defense +2.": [
        {"modify": "defense", "add": 2, "when": {"attack": {"role": "target", "other": {"compared": "higher"}}}}
    ],
    "Modify damage +1 if the target is adjacent to another friendly character.": [
        {
            "modify": "damage",
            "add": 1,
            "when": {
                "attack": {
                    "role": "attacker",
                    "other": {"near": {"of": {"side": "friends", "other": True}, "adjacent": True}},
                }
            },
        }
    ],
    "Modify attack +1 for each adjacent friendly character, up to +2.": [
        {"modify": "attack", "add": 1, "per": {"characters": {"adjacent": True, "side": "friends"}, "most": 2}}
    ],
    "Hollis modifies attack +1, defense +1, and damage +1.": [
        {"modify": "attack", "add": 1},
        {"modify": "defense", "add": 1},
        {"modify": "damage", "add": 1},
    ],
    "When Hollis attacks, modify attack +1 if elevated.": [
        {"modify": "attack", "add": 1, "when": {"on": "elevated", "attack": {"role": "attacker"}}}
    ],
    "If two or more friendly characters have been KO'd this game, modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "when": {"count": [{"of": {"side": "friends"}, "gone": "this-game", "least": 2}]},
        }
    ],
    "Modify attack +1 if Hollis isn't elevated.": [
        {"modify": "attack", "add": 1, "when": {"unless": {"on": "elevated"}}}
    ],
    "When Hollis hasn't moved this turn, modify attack +1.": [{"modify": "attack", "add": 1, "when": {"moved": False}}],
    "When Hollis attacks a character that doesn't share a keyword with her, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"attack": {"role": "attacker", "other": {"shares_keyword": False}}}}
    ],
    "When Hollis attacks an elevated character, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"attack": {"role": "attacker", "other": {"on": ["elevated"]}}}}
    ],
    "Modify damage +1, but only when Hollis uses Flurry.": [
        {"modify": "damage", "add": 1, "when": {"attack": {"role": "attacker", "using": ["flurry"]}}}
    ],
    "Modify damage +1, but not while Hollis occupies water terrain.": [
        {"modify": "damage", "add": 1, "when": {"unless": {"on": "water"}}}
    ],
    "Modify range +1 when making a range attack if Hollis hasn't moved this turn.": [
        {"modify": "range", "add": 1, "when": {"attack": {"role": "attacker", "kind": "range"}, "moved": False}}
    ],
    **WIDENED,
    **TOLD,
}
