"""Invented sentences with several conditions, and attacks told in further words, with their effects (12.1, 20.9)."""

from __future__ import annotations

from typing import Any

__all__ = ["WIDENED"]

Effects = list[dict[str, Any]]
FRIENDS, OPPONENTS = {"side": "friends"}, {"side": "opponents"}


def at_hollis(**attack: Any) -> dict[str, Any]:
    """Return the condition of whoever Hollis attacks."""
    return {"when": {"attack": {"role": "target", "other": {"itself": True}, **attack}}}


def stealth(**when: Any) -> Effects:
    """Return Stealth under a condition."""
    return [{"grants": "stealth", "when": when}]


def beside(**those: Any) -> dict[str, Any]:
    """Return that somebody is adjacent."""
    return {"count": [{"of": {"adjacent": True, **those}, "least": 1}]}


WIDENED: dict[str, Effects] = {
    "If Hollis is adjacent to a friendly character and has no action tokens, she can use Stealth.": stealth(
        **beside(**FRIENDS), tokens={"most": 0}
    ),
    "If Hollis has no action tokens and is adjacent to a friendly character, she can use Stealth.": stealth(
        tokens={"most": 0}, **beside(**FRIENDS)
    ),
    "If Hollis is adjacent to a friendly character or occupies water terrain, she can use Stealth.": stealth(
        any=[beside(**FRIENDS), {"on": "water"}]
    ),
    "If it's not your turn or Hollis is equipped, she can use Stealth.": stealth(
        any=[{"turn": "others"}, {"equipped": True}]
    ),
    "If Hollis is equipped, occupies water terrain, or has no action tokens, she can use Stealth.": stealth(
        any=[{"equipped": True}, {"on": "water"}, {"tokens": {"most": 0}}]
    ),
    "If Hollis is equipped, occupies water terrain, and has no action tokens, she can use Stealth.": stealth(
        equipped=True, on="water", tokens={"most": 0}
    ),
    "If Hollis is on click #2 or #5, she can use Stealth.": stealth(
        any=[{"click": {"least": 2, "most": 2}}, {"click": {"least": 5, "most": 5}}]
    ),
    "If Hollis occupies or is adjacent to a terrain marker, she can use Stealth.": stealth(
        any=[{"markers": {"on": True}}, {"markers": {"adjacent": True}}]
    ),
    "Friendly characters adjacent to a terrain marker can use Stealth.": [
        {"grants": "stealth", "who": {**FRIENDS, "markers": {"adjacent": True}}}
    ],
    "If your starting force includes a character named Rob, Hollis can use Stealth.": stealth(
        count=[{"of": {**FRIENDS, "starting_force": True, "named": ["Rob"]}, "ever": True, "least": 1}]
    ),
    "If your starting force has 3 or more characters with the Ash keyword, Hollis can use Stealth.": stealth(
        count=[{"of": {**FRIENDS, "starting_force": True, "keyword": ["Ash"]}, "ever": True, "least": 3}]
    ),
    "When Hollis attacks a character with the Ash or the Fog keyword, modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "when": {"attack": {"role": "attacker", "other": {"keyword": ["Ash", "Fog"]}}},
        }
    ],
    "When Hollis attacks a character with the Ash keyword, that character can't use Super Senses.": [
        {"loses": "super-senses", "who": {"keyword": ["Ash"]}, **at_hollis()}
    ],
    "When Hollis makes a close attack targeting an opposing character, they can't use Shape Change.": [
        {"loses": "shape-change", "who": OPPONENTS, **at_hollis(kind="close")}
    ],
    "When Hollis attacks a single character with the Ash keyword, that character can't use Super Senses.": [
        {"loses": "super-senses", "who": {"keyword": ["Ash"]}, **at_hollis(targets={"least": 1, "most": 1})}
    ],
    "When Hollis attacks an equipped character, modify that character's defense -1.": [
        {"modify": "defense", "add": -1, "who": {"equipped": True}, **at_hollis()}
    ],
    "When Hollis is attacked by an equipped character, that character modifies attack -1.": [
        {
            "modify": "attack",
            "add": -1,
            "who": {"equipped": True},
            "when": {"attack": {"role": "attacker", "other": {"itself": True}}},
        }
    ],
    "Hollis can use Precision Strike against characters with the Ash keyword.": [
        {
            "grants": "precision-strike",
            "when": {"attack": {"role": "attacker", "other": {"keyword": ["Ash"]}}},
        }
    ],
    "Hollis can use Super Senses against characters with the Ash keyword.": [
        {"grants": "super-senses", "when": {"attack": {"role": "target", "other": {"keyword": ["Ash"]}}}}
    ],
    "If Hollis has no action tokens, she can use Super Senses, but only against range attacks.": [
        {
            "grants": "super-senses",
            "when": {"attack": {"role": "target", "kind": "range"}, "tokens": {"most": 0}},
        }
    ],
    "Adjacent friendly characters' defense powers have Protected: Outwit.": [
        {"guards": "defense", "who": {"adjacent": True, **FRIENDS}}
    ],
    "Characters that aren't equipped modify attack +2 when attacking only Hollis.": [
        {
            "modify": "attack",
            "add": 2,
            "who": {"equipped": False},
            "when": {"attack": {"role": "attacker", "other": {"itself": True}, "only": True}},
        }
    ],
    "Characters occupying debris markers modify defense +2 when Hollis attacks them.": [
        {"modify": "defense", "add": 2, "who": {"markers": {"on": True, "kind": "debris"}}, **at_hollis()}
    ],
    "Characters with [wing symbol] or [dolphin symbol] modify defense +2 when Hollis attacks them.": [
        {"modify": "defense", "add": 2, "who": {"can_use": ["flight", "swim"]}, **at_hollis()}
    ],
    "Characters that were placed this turn modify defense +2 when Hollis attacks them.": [
        {"modify": "defense", "add": 2, "who": {"placed": True}, **at_hollis()}
    ],
}
