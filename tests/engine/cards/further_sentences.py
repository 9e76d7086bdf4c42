"""More invented sentences that are standing effects, each with the effects that it means (12.1, 12.5, 20.9, 22.6)."""

from __future__ import annotations

from typing import Any

__all__ = ["FURTHER"]

Effects = list[dict[str, Any]]
OPPONENTS = {"side": "opponents"}


def during(role: str, **attack: Any) -> dict[str, Any]:
    """Return the condition of an attack."""
    return {"when": {"attack": {"role": role, **attack}}}


FURTHER: dict[str, Effects] = {
    # bettered, narrowed, tied to an attack
    "Super Senses, but succeeds on a 4-6 if Hollis has no action tokens.": [
        {"grants": "super-senses"},
        {"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}, "when": {"tokens": {"most": 0}}},
    ],
    "Shape Change, but only if the attacker has the Ash keyword.": [
        {"grants": "shape-change", **during("target", other={"keyword": ["Ash"]})}
    ],
    "Outwit, but only within 4 squares.": [{"grants": "outwit", "restrict": {"target": {"within": 4}}}],
    "Phasing/Teleport as FREE, but only to move up to 4 squares.": [
        {"as_free": "phasing-teleport", "restrict": {"moves_most": 4}}
    ],
    "Perplex, but can't modify attack.": [
        {"grants": "perplex", "restrict": {"only_modify": ["speed", "defense", "damage", "range"]}}
    ],
    "Exploit Weakness, but only against a single target.": [
        {"grants": "exploit-weakness", **during("attacker", targets={"least": 1, "most": 1})}
    ],
    "When Hollis makes a close attack and has no action tokens, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"attack": {"role": "attacker", "kind": "close"}, "tokens": {"most": 0}}}
    ],
    "Modify attack +1 if all targets have an action token.": [
        {"modify": "attack", "add": 1, **during("attacker", other={"tokens": {"least": 1}}, only=True)}
    ],
    "When an opposing character attacks Hollis, modify defense +1.": [
        {"modify": "defense", "add": 1, **during("target", other=OPPONENTS)}
    ],
    # what is asked of the target
    "If the target has an action token, modify attack +1.": [
        {"modify": "attack", "add": 1, **during("attacker", other={"tokens": {"least": 1}})}
    ],
    "When Hollis makes a close attack, if the target is equipped, damage dealt is penetrating damage.": [
        {"penetrating": True, **during("attacker", kind="close", other={"equipped": True})}
    ],
    "When attacking a target with no action tokens, modify damage +1.": [
        {"modify": "damage", "add": 1, **during("attacker", other={"tokens": {"most": 0}})}
    ],
    # powers restricted
    "Hypersonic Speed and Battle Fury, but only if Hollis has an action token.": [
        {"grants": slug, "when": {"tokens": {"least": 1}}} for slug in ("hypersonic-speed", "battle-fury")
    ],
    "Barrier, but may generate up to 6 markers.": [{"grants": "barrier", "restrict": {"most": 6}}],
    "Shape Change, but succeeds on a 4-6 against range attacks.": [
        {"grants": "shape-change", "restrict": {"succeeds_on": [4, 5, 6]}, **during("target", kind="range")},
        {"grants": "shape-change", **during("target", kind="close")},
    ],
    "Perplex, but only to decrease an opposing character's combat value.": [
        {"grants": "perplex", "restrict": {"sign": "down", "target": OPPONENTS}}
    ],
    "Perplex, but doesn't need line of fire.": [{"grants": "perplex"}, {"regardless": "line-of-fire", "of": "perplex"}],
    "Passenger: 3, regardless of size.": [{"grants": "passenger:3", "restrict": {"carries": ["size"]}}],
    "If an opposing character is within range and line of fire, modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "when": {"count": [{"of": {**OPPONENTS, "in_range": True, "line_of_fire": True}, "least": 1}]},
        }
    ],
    # so many at a time
    "Hollis modifies attack +1 for every 2 Wick tokens on this card.": [
        {"modify": "attack", "add": 1, "per": {"named_tokens": "Wick", "every": 2}}
    ],
    "Modify damage +1 for every two adjacent opposing characters (maximum +2).": [
        {
            "modify": "damage",
            "add": 1,
            "per": {"characters": {**OPPONENTS, "adjacent": True}, "every": 2, "most": 2},
        }
    ],
    # what the roll shows
    "When Hollis's attack roll is doubles, he deals penetrating damage.": [
        {"penetrating": True, **during("attacker", rolled={"doubles": True})}
    ],
    "Hollis takes a maximum of 1 damage from attacks unless the attack roll is doubles.": [
        {"takes_most": 1, **during("target", rolled={"doubles": False})}
    ],
    "When Hollis hits with an attack roll of 10 or more, increase damage dealt by 1.": [
        {"damage_dealt": 1, **during("attacker", rolled={"total": {"least": 10}})}
    ],
    # several clauses
    "Hollis can't be carried and his attacks deal penetrating damage.": [
        {"cant_be": "carried"},
        {"penetrating": True, **during("attacker")},
    ],
    "Hollis's actions don't count for your action total, her break away rolls can't be rerolled, and she takes no"
    " damage from close attacks.": [
        {"grants": "autonomous"},
        {"cant_reroll": "break-away-roll"},
        {"takes_most": 0, **during("target", kind="close")},
    ],
    "If Hollis occupies water terrain, he can use Stealth and opposing characters can't use Outwit.": [
        {"grants": "stealth", "when": {"on": "water"}},
        {"loses": "outwit", "who": OPPONENTS, "when": {"on": "water"}},
    ],
    # protections at times, and from some
    "PROTECTED: Outwit, but only if Hollis has no action tokens.": [
        {"safeguard": "outwit", "when": {"tokens": {"most": 0}}}
    ],
    "PROTECTED: Outwit from characters of lower points.": [{"safeguard": "outwit", "by": {"compared": "lower"}}],
    "Hollis can only be targeted by adjacent characters.": [{"cant_be": "targeted", "by": {"adjacent": False}}],
    "Hollis can't be targeted by opposing range attacks unless the attacker is within 4 squares.": [
        {"cant_be": "targeted", "attacks": "range", "by": {**OPPONENTS, "away": 5}}
    ],
    "Opposing characters can't target other friendly characters with close attacks.": [
        {"cant_be": "targeted", "attacks": "close", "by": OPPONENTS, "who": {"side": "friends", "other": True}}
    ],
    "Adjacent friendly characters' combat values can't be negatively modified by opposing effects.": [
        {"cant_modify": "all", "sign": "down", "by": OPPONENTS, "who": {"adjacent": True, "side": "friends"}}
    ],
    "Hollis can't be moved or placed by opposing characters or effects.": [
        {"cant_be": "moved", "by": OPPONENTS},
        {"cant_be": "placed", "by": OPPONENTS},
    ],
    "Opposing characters can't target Hollis if another friendly character is adjacent to him.": [
        {
            "cant_be": "targeted",
            "by": OPPONENTS,
            "when": {"count": [{"of": {"adjacent": True, "other": True, "side": "friends"}, "least": 1}]},
        }
    ],
    # damage
    "When Hollis takes damage from a range attack, reduce that damage by 1.": [
        {"damage_taken": -1, **during("target", kind="range")}
    ],
    "Damage taken by Hollis from close attacks is reduced by 2.": [
        {"damage_taken": -2, **during("target", kind="close")}
    ],
    "Increase damage dealt by Hollis's close attacks by 1.": [{"damage_dealt": 1, **during("attacker", kind="close")}],
    "When Hollis uses Charge, increase damage dealt by 1.": [
        {"damage_dealt": 1, **during("attacker", using=["charge"])}
    ],
    "When Hollis makes a range attack targeting a character with the Fog keyword, damage from the"
    " attack is penetrating.": [{"penetrating": True, **during("attacker", kind="range", other={"keyword": ["Fog"]})}],
    "Hollis takes no damage from Quake or Poison.": [
        {"takes_most": 0, **during("target", using=["quake"])},
        {"safeguard": "poison"},
    ],
    # others near the character
    "Other friendly characters can use Sidestep while within 6 squares of Hollis.": [
        {"grants": "sidestep", "who": {"side": "friends", "other": True, "within": 6}}
    ],
    "Friendly characters modify damage +1 against characters adjacent to Hollis.": [
        {
            "modify": "damage",
            "add": 1,
            "who": {"side": "friends"},
            **during("attacker", other={"adjacent": True}),
        }
    ],
    "Hollis modifies attack +1 for each opposing character adjacent to him.": [
        {"modify": "attack", "add": 1, "per": {"characters": {**OPPONENTS, "adjacent": True}}}
    ],
    "Hollis deals penetrating damage to a character that shares a keyword with him.": [
        {"penetrating": True, **during("attacker", other={"shares_keyword": True}, any_damage=True)}
    ],
    # forces, values
    "If Hollis is the only character on your force with the Ash keyword, modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "when": {
                "count": [{"of": {"side": "friends", "other": True, "keyword": ["Ash"]}, "force": True, "most": 0}]
            },
        }
    ],
    "If your force includes only characters with the Ash keyword, Hollis can use Leadership.": [
        {
            "grants": "leadership",
            "when": {"count": [{"of": {"side": "friends", "without_keyword": ["Ash"]}, "force": True, "most": 0}]},
        }
    ],
    "Modify all of Hollis's combat values -1.": [
        {"modify": value, "add": -1} for value in ("speed", "attack", "defense", "damage", "range")
    ],
    "Modify combat values other than speed +1.": [
        {"modify": value, "add": 1} for value in ("attack", "defense", "damage", "range")
    ],
    "Increase your action total by 1 while on a themed team.": [{"action_total": 1, "when": {"themed": True}}],
    "Modify defense +1 if Hollis didn't attack this turn.": [
        {"modify": "defense", "add": 1, "when": {"itself": {"didnt": {"what": "attacked", "when": "this-turn"}}}}
    ],
    "Hollis has a minimum speed of 6.": [{"bound": "speed", "minimum": 6}],
    "Hollis's minimum damage is 3.": [{"bound": "damage", "minimum": 3}],
    "Hollis has range 4.": [{"replace": "range", "set": 4}],
    "Hollis doesn't halve his speed for Running Shot.": [{"unhalved": "speed", "of": "running-shot"}],
    # damage, and what can't be done
    "Hollis takes a maximum of 1 damage from critical hits.": [
        {"takes_most": 1, **during("target", rolled={"critical": "hit"})}
    ],
    "Hollis deals +1 damage to characters with the Ash keyword.": [
        {"damage_dealt": 1, **during("attacker", other={"keyword": ["Ash"]}, any_damage=True)}
    ],
    "Hollis reduces damage by 1 in addition to other effects.": [{"reduces_besides": 1}],
    "Adjacent friendly characters reduce damage taken by an additional 1.": [
        {"reduces_besides": 1, "who": {"adjacent": True, "side": "friends"}}
    ],
    "Damage taken by adjacent friendly characters from range attacks is reduced by 1.": [
        {"damage_taken": -1, "who": {"adjacent": True, "side": "friends"}, **during("target", kind="range")}
    ],
    "Hollis can only be targeted by characters within 6 squares.": [{"cant_be": "targeted", "by": {"away": 7}}],
    "Hollis has PROTECTED: Outwit, unless used by an adjacent character.": [
        {"safeguard": "outwit", "by": {"adjacent": False}}
    ],
    # slips of print and older words
    "Hollis as PROTECTED: Outwit, but only from characters with an action token.": [
        {"safeguard": "outwit", "by": {"tokens": {"least": 1}}}
    ],
    "Hollis has SAFEGUARD: Outwit, but only if the character is less points than Hollis or does not "
    "have the Ash keyword.": [
        {"safeguard": "outwit", "by": {"any": [{"compared": "lower"}, {"without_keyword": ["Ash"]}]}}
    ],
    # at whom attacks go, and who makes them
    "When Hollis is targeted by Mind Control, modify defense -2.": [
        {"modify": "defense", "add": -2, **during("target", using=["mind-control"])}
    ],
    "Opposing characters can only attack characters within 5 squares of themselves.": [
        {"cant_target": {"away": 6}, "who": OPPONENTS}
    ],
    "When Hollis attacks a single character, the target can't use defense powers.": [
        {
            "loses": "defense-powers",
            "who": {},
            **during("target", other={"itself": True}, targets={"least": 1, "most": 1}),
        }
    ],
    "Opposing characters can't use defense powers if they are the only target of Hollis's attack.": [
        {
            "loses": "defense-powers",
            "who": OPPONENTS,
            **during("target", other={"itself": True}, targets={"least": 1, "most": 1}),
        }
    ],
    "Opposing characters can't use Toughness when attacked by friendly characters that are adjacent or "
    "have the Ash keyword.": [
        {
            "loses": "toughness",
            "who": OPPONENTS,
            **during("target", other={"any": [{"adjacent": True}, {"keyword": ["Ash"]}], "side": "friends"}),
        }
    ],
    # so often
    "Perplex, but may use it twice if an opposing character is within 3 squares of a friendly character named Wick.": [
        {"grants": "perplex"},
        {
            "grants": "perplex",
            "restrict": {"times": 2},
            "when": {
                "count": [
                    {
                        "of": {
                            "side": "opponents",
                            "near": {"of": {"side": "friends", "named": ["Wick"]}, "within": 3},
                        },
                        "least": 1,
                    }
                ]
            },
        },
    ],
    "Friendly Sidekicks using Outwit or Perplex may use it a second time each turn.": [
        {
            "grants": slug,
            "restrict": {"times": 2},
            "who": {"tag": ["Sidekick"], "side": "friends", "can_use": [slug]},
        }
        for slug in ("outwit", "perplex")
    ],
    "Barrier as FREE, and when Hollis uses it, place up to 8 blocking terrain markers.": [
        {"as_free": "barrier", "restrict": {"most": 8}}
    ],
    # on which line it began: that of its point value, and of its starting force (1.7a)
    "If Hollis began the game on the 15-point starting line, modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "when": {"points": {"least": 15, "most": 15}, "itself": {"starting_force": True}},
        }
    ],
    "If Hollis is within 4 squares of friendly character named Wick, modify both their defense +1.": [
        {
            "modify": "defense",
            "add": 1,
            "when": {"count": [{"of": {"side": "friends", "named": ["Wick"], "within": 4}, "least": 1}]},
        },
        {"modify": "defense", "add": 1, "who": {"side": "friends", "named": ["Wick"], "within": 4}},
    ],
    # two effects of one attack
    "When Hollis attacks a single opposing character, she can use Exploit Weakness and modifies her attack +1 "
    "for each action token on her target.": [
        {"grants": "exploit-weakness", **during("attacker", other=OPPONENTS, targets={"least": 1, "most": 1})},
        {
            "modify": "attack",
            "add": 1,
            "per": {"its_tokens": True},
            **during("attacker", other=OPPONENTS, targets={"least": 1, "most": 1}),
        },
    ],
    "Hollis can use Invincible instead of Toughness when attacked by a character that can use Charge.": [
        {"grants": "invincible", **during("target", other={"can_use": ["charge"]})},
        {"loses": "toughness", "who": {"itself": True}, **during("target", other={"can_use": ["charge"]})},
    ],
    "When a friendly character with the Ash keyword attacks an opposing character with the Fog keyword, "
    "that friendly character modifies attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "who": {"side": "friends", "keyword": ["Ash"]},
            **during("attacker", other={"side": "opponents", "keyword": ["Fog"]}),
        }
    ],
    "Hollis can only carry characters with the Ash keyword.": [
        {"cant_be": "carried", "who": {"without_keyword": ["Ash"]}, "by": {"itself": True}}
    ],
    "When attacking only characters with the same name as another character on the map, modify damage +1.": [
        {"modify": "damage", "add": 1, **during("attacker", other={"namesake": True}, only=True)}
    ],
    "Willpower, but only if Hollis has a pilot.": [{"grants": "willpower", "when": {"pilot": True}}],
}
