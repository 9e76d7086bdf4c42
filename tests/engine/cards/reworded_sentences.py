"""Invented sentences of changed powers, values and damage in more words, each with the effects that it means."""

from __future__ import annotations

from typing import Any

__all__ = ["REWORDED", "SAID_ALIKE"]

# what these sentences may say otherwise, one by one
SAID_ALIKE = (
    ("Hollis attack, damage", "Hollis hits, damage"),  # who is missed is dealt none
    ("Hollis attack with a", "Hollis hits with a"),
    ("by opponents' effects", "by opposing effects"),
    ("by opposing characters' effects", "by opposing effects"),
    ("with less than 50", "of less than 50"),
    ("with more than 50", "of more than 50"),
    ("Outwit and opposing Perplex", "Outwit and SAFEGUARD: opposing Perplex"),
    ("each target's", "the target's"),
    ("defense value is", "defense is"),
    ("maximum defense value", "maximum defense"),
    ("defense value with", "defense with"),
    ("maximum attack value", "maximum attack"),
    ("damage value can't", "damage can't"),
    ("attack values can't", "attack can't"),
    ("damage values can't", "damage can't"),
    ("be higher than", "be more than"),
    ("defense, or damage", "defense, and damage"),
    ("attack or damage", "attack and damage"),
    ("range 6 and", "range value of 6 and"),
    ("range value of 6 with", "range value of 6 and"),
    ("any character with", "any friendly character with"),  # nobody else is chosen
    ("choose characters within range", "choose friendly characters within range"),
    ("keyword and within", "keyword within"),
    ("range within line", "range and line"),
    ("range and within line", "range and line"),
    (": 2, and may", ": 2, but may"),
    ("Outwit, and may use", "Outwit, but may use"),
    ("modifies defense +3 instead", "modifies +3 instead"),  # the only value that it modifies
    ("can carry", "may carry"),
    ("can remove", "may remove"),
    ("Senses, and increase", "Senses, but increase"),
    ("result 1", "result by 1"),
    ("can generate up", "generate up"),
    ("blocking terrain markers", "markers"),
    ("blocking markers", "markers"),
    ("terrain markers", "markers"),
    ("instead 4", "instead of 4"),
    ("modifies attack and damage +2", "modifies attack +2 and damage +2"),
    ("only to attack a", "only to target a"),
    ("Wing symbol,", "Wing movement symbol,"),
    ("symbol, and Side", "symbol, Side"),
    ("Mastermind, regardless", "Mastermind, but regardless"),
    ("range when she", "range value when she"),
    ("Outwit and a minimum", "Outwit with a minimum"),
    ("may use Toughness to", "can use Toughness to"),
    ("giant and colossal", "giant or colossal"),  # nobody is both
    ("attacks by Hollis", "attacks made by Hollis"),
    ("attack or defense +1", "attack +1 or defense +1"),
    ("attack +1 and defense +1", "attack +1 or defense +1"),  # one value each time
    ("modify attack of", "modify attack values of"),
    ("can target a", "may target a"),
    ("target a character within 6", "target a friendly character within 6"),
    ("can use it with range", "may use it with range"),
    ("2, and she may", "2, but she may"),
    ("defense values can't", "defense can't"),
    ("but only to move up", "but may only to move up"),
    ("but can only to move up", "but may only to move up"),
)

REWORDED: dict[str, list[dict[str, Any]]] = {
    "Hollis has an attack value of 12 and a damage value of 4.": [
        {"replace": "attack", "set": 12},
        {"replace": "damage", "set": 4},
    ],
    "When Hollis attacks an adjacent character, the target's defense value is 15.": [
        {
            "replace": "defense",
            "set": 15,
            "who": {"adjacent": True},
            "when": {"attack": {"role": "target", "other": {"itself": True}}},
        }
    ],
    "When Hollis makes a close attack, the target's maximum defense value is 16.": [
        {
            "bound": "defense",
            "maximum": 16,
            "who": {},
            "when": {"attack": {"role": "target", "kind": "close", "other": {"itself": True}}},
        }
    ],
    "When Hollis attacks, replace the target's defense value with 16.": [
        {"replace": "defense", "set": 16, "who": {}, "when": {"attack": {"role": "target", "other": {"itself": True}}}}
    ],
    "Opposing characters' maximum attack value is 10.": [
        {"bound": "attack", "maximum": 10, "who": {"side": "opponents"}}
    ],
    "Adjacent opposing characters' damage value can't be more than 2.": [
        {"bound": "damage", "maximum": 2, "who": {"adjacent": True, "side": "opponents"}}
    ],
    "Friendly characters' attack values can't be less than 10.": [
        {"bound": "attack", "minimum": 10, "who": {"side": "friends"}}
    ],
    "Hollis's attack, defense, and damage values can't be modified.": [
        {"cant_modify": "attack"},
        {"cant_modify": "defense"},
        {"cant_modify": "damage"},
    ],
    "Hollis's attack and damage values can't be modified by opposing effects.": [
        {"cant_modify": "attack", "by": {"side": "opponents"}},
        {"cant_modify": "damage", "by": {"side": "opponents"}},
    ],
    "Minimum defense value 17.": [{"bound": "defense", "minimum": 17}],
    "Outwit with a range of 6 and Improved Targeting: Characters.": [
        {"grants": "outwit", "restrict": {"range": 6, "gains": ["improved-targeting:characters"]}}
    ],
    "Perplex with range 8, but only to target friendly characters.": [
        {"grants": "perplex", "restrict": {"range": 8, "target": {"side": "friends"}}}
    ],
    "Poison, but affects all opposing characters within 2 squares.": [
        {"grants": "poison", "restrict": {"also": {"side": "opponents", "within": 2}}}
    ],
    "Poison, but deals damage to opposing characters within 2 squares instead of adjacent.": [
        {"grants": "poison", "restrict": {"also": {"side": "opponents", "within": 2}}}
    ],
    "Mastermind, but may choose any friendly character with the Ash keyword within 4 squares.": [
        {"grants": "mastermind", "restrict": {"also": {"side": "friends", "keyword": ["Ash"], "within": 4}}}
    ],
    "Mastermind, but may choose friendly characters within range and line of fire.": [
        {"grants": "mastermind", "restrict": {"also": {"side": "friends", "in_range": True, "line_of_fire": True}}}
    ],
    "Leadership, but may remove an action token from any friendly character with the Ash keyword within 6 squares.": [
        {"grants": "leadership", "restrict": {"also": {"side": "friends", "keyword": ["Ash"], "within": 6}}}
    ],
    "Passenger: 2, but may carry characters of any size.": [
        {"grants": "passenger:2", "restrict": {"carries": ["size"]}}
    ],
    "Passenger: 2 and may carry characters that can use Flight.": [
        {"grants": "passenger:2", "restrict": {"carries": ["flight"]}}
    ],
    "Probability Control, but only when Hollis is the attacker or the target.": [
        {"grants": "probability-control", "restrict": {"rerolls": ["own", "against"]}}
    ],
    "Toughness, but reduces damage taken by 2 instead of 1.": [
        {"grants": "toughness"},
        {"damage_taken": -2, "when": {"can_use": ["toughness"]}},
    ],
    "Impervious, but reduces damage from range attacks by 3.": [
        {"grants": "impervious"},
        {"damage_taken": -3, "when": {"can_use": ["impervious"], "attack": {"role": "target", "kind": "range"}}},
    ],
    "Super Senses, but increase the result by 1.": [{"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}}],
    "Shape Change and Super Senses, but both succeed on a 4-6.": [
        {"grants": "shape-change", "restrict": {"succeeds_on": [4, 5, 6]}},
        {"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}},
    ],
    "Super Senses, but succeeds on a roll of 4 or higher.": [
        {"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}}
    ],
    "Barrier, but may generate up to 6 blocking terrain markers instead of 4.": [
        {"grants": "barrier", "restrict": {"most": 6}}
    ],
    "Close Combat Expert, but modifies attack +2 and damage +2.": [
        {"grants": "close-combat-expert", "restrict": {"adds": 2}}
    ],
    "Sidestep, but may only move up to 1 squares.": [{"grants": "sidestep", "restrict": {"moves_most": 1}}],
    "Characters can't reduce damage dealt by Hollis.": [
        {
            "reduces_most": 0,
            "who": {},
            "when": {"attack": {"role": "target", "any_damage": True, "other": {"itself": True}}},
        }
    ],
    "Damage dealt by Hollis can't be reduced to less than 1.": [
        {"reduced_least": 1, "when": {"attack": {"role": "attacker", "any_damage": True}}}
    ],
    "Adjacent friendly characters reduce the damage they take by 1.": [
        {"damage_taken": -1, "who": {"adjacent": True, "side": "friends"}}
    ],
    "When Hollis uses Charge and hits, increase damage dealt by 1.": [
        {"damage_dealt": 1, "when": {"attack": {"role": "attacker", "using": ["charge"]}}}
    ],
    "Hollis takes a maximum of 2 damage from opposing attacks, unless the attacker can use Outwit.": [
        {"takes_most": 2, "when": {"attack": {"role": "target", "other": {"side": "opponents", "lacks": ["outwit"]}}}}
    ],
    "Opposing characters adjacent to Hollis take +1 damage.": [
        {"damage_taken": 1, "who": {"side": "opponents", "adjacent": True}}
    ],
    "Deals penetrating damage with close attacks.": [
        {"penetrating": True, "when": {"attack": {"role": "attacker", "kind": "close"}}}
    ],
    "Penetrating/Psychic Blast with a range of 6 and 2 targets.": [
        {"grants": "penetrating-psychic-blast", "restrict": {"range": 6, "targets": 2}}
    ],
    "Enhancement, but for friendly characters within 3 squares instead of adjacent.": [
        {"grants": "enhancement", "restrict": {"also": {"side": "friends", "within": 3}}}
    ],
    "Mind Control, but only to target a single character.": [{"grants": "mind-control", "restrict": {"targets": 1}}],
    "Adjacent opposing characters' defense values can't be positively modified.": [
        {"cant_modify": "defense", "sign": "up", "who": {"adjacent": True, "side": "opponents"}}
    ],
    "When Hollis is given a CLOSE or RANGE Terrain Action, increase the damage dealt by 1.": [
        {
            "damage_dealt": 1,
            "when": {"attack": {"role": "attacker", "using": ["close-terrain-action", "range-terrain-action"]}},
        }
    ],
    "Outwit, but can't target adjacent characters.": [
        {"grants": "outwit", "restrict": {"target": {"adjacent": False}}}
    ],
    "Mind Control, but may not target characters with the Ash keyword.": [
        {"grants": "mind-control", "restrict": {"target": {"without_keyword": ["Ash"]}}}
    ],
    "Super Senses, but not against adjacent characters.": [
        {"grants": "super-senses", "when": {"attack": {"role": "target", "other": {"adjacent": False}}}}
    ],
    "Outwit, but only to target giant or colossal characters.": [
        {"grants": "outwit", "restrict": {"target": {"size": ["giant", "colossal"]}}}
    ],
    "Probability Control, but only to reroll friendly characters' attack rolls.": [
        {"grants": "probability-control", "restrict": {"rerolls": ["all"], "target": {"side": "friends"}}}
    ],
    "Probability Control, but only to reroll attacks made by Hollis.": [
        {"grants": "probability-control", "restrict": {"rerolls": ["own"]}}
    ],
    "Perplex, but only to modify attack +1 or defense +1.": [
        {"grants": "perplex", "restrict": {"only_modify": ["attack", "defense"], "sign": "up"}}
    ],
    "Perplex, but only to modify attack values of adjacent characters.": [
        {"grants": "perplex", "restrict": {"only_modify": ["attack"], "target": {"adjacent": True}}}
    ],
    "Perplex, but only on self.": [{"grants": "perplex", "restrict": {"target": {"itself": True}}}],
    "Impervious, but a roll of 4-6 reduces the damage to 0.": [
        {"grants": "impervious", "restrict": {"succeeds_on": [4, 5, 6]}}
    ],
    "Super Senses, but rolls of 4-6 succeed.": [{"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}}],
    "Perplex and may use it twice.": [{"grants": "perplex", "restrict": {"times": 2}}],
    "Leadership, but may target a friendly character within 6 squares.": [
        {"grants": "leadership", "restrict": {"squares": 6}}
    ],
    "Hypersonic Speed, but can't make range attacks.": [
        {"grants": "hypersonic-speed", "restrict": {"attack": "close"}}
    ],
    "Exploit Weakness and may use it with range attacks.": [
        {"grants": "exploit-weakness"},
        {
            "penetrating": True,
            "when": {"attack": {"role": "attacker", "kind": "range"}, "can_use": ["exploit-weakness"]},
        },
    ],
    "KNOCKBACK, but only when using Charge.": [
        {"grants": "knockback", "when": {"attack": {"role": "attacker", "using": ["charge"]}}}
    ],
    "Passenger: 2, but she can carry characters of the same size.": [{"grants": "passenger:2"}],
    "Charge with Improved Movement: Hindering.": [
        {"grants": "charge", "restrict": {"gains": ["improved-movement:hindering"]}}
    ],
    "Opposing characters within 3 squares deal -1 damage.": [
        {
            "damage_dealt": -1,
            "when": {"attack": {"role": "attacker", "any_damage": True}},
            "who": {"side": "opponents", "within": 3},
        }
    ],
    "Damage dealt by adjacent opposing characters is decreased by 1.": [
        {
            "damage_dealt": -1,
            "who": {"adjacent": True, "side": "opponents"},
            "when": {"attack": {"role": "attacker", "any_damage": True}},
        }
    ],
    "When Hollis hits, increase damage dealt by 1 if the target has an action token.": [
        {"damage_dealt": 1, "when": {"attack": {"role": "attacker", "other": {"tokens": {"least": 1}}}}}
    ],
    "If Hollis hasn't moved this turn, increase damage dealt by 1 when she makes a close attack.": [
        {"damage_dealt": 1, "when": {"attack": {"role": "attacker", "kind": "close"}, "moved": False}}
    ],
    "Hollis deals penetrating damage with Charge.": [
        {"penetrating": True, "when": {"attack": {"role": "attacker", "using": ["charge"]}}}
    ],
    "When a friendly character with the Ash keyword hits, damage dealt is penetrating.": [
        {"penetrating": True, "who": {"side": "friends", "keyword": ["Ash"]}, "when": {"attack": {"role": "attacker"}}}
    ],
    "Hollis can use Toughness to reduce penetrating damage.": [{"reduces_penetrating": True, "of": "toughness"}],
    "Toughness, Super Senses, but succeeds on a 4-6.": [
        {"grants": "toughness"},
        {"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}},
    ],
    "Toughness, Outwit with a minimum range value of 8.": [
        {"grants": "toughness"},
        {"grants": "outwit", "restrict": {"minimum_range": 8}},
    ],
    "Hollis can use Precision Strike, but only with range attacks.": [
        {"grants": "precision-strike", "when": {"attack": {"role": "attacker", "kind": "range"}}}
    ],
    "Precision Strike, but only when making close attacks against characters adjacent to another friendly character.": [
        {
            "grants": "precision-strike",
            "when": {
                "attack": {
                    "role": "attacker",
                    "kind": "close",
                    "other": {"near": {"of": {"side": "friends", "other": True}, "adjacent": True}},
                }
            },
        }
    ],
    "Wing movement symbol, Sidestep.": [{"grants": "flight"}, {"grants": "sidestep"}],
    "Mastermind, but regardless of points.": [
        {"grants": "mastermind", "restrict": {"any_points": {"side": "friends"}}}
    ],
    "Leadership, but may target any adjacent friendly character.": [
        {"grants": "leadership", "restrict": {"any_points": {"side": "friends"}}}
    ],
    "Pulse Wave, but friendly characters aren't targeted.": [
        {"grants": "pulse-wave", "restrict": {"target": {"side": "opponents"}}}
    ],
    "Hollis takes 1 less damage from range attacks.": [
        {"damage_taken": -1, "when": {"attack": {"role": "target", "kind": "range"}}}
    ],
    "Hollis deals 1 additional damage when she attacks a single character.": [
        {"damage_dealt": 1, "when": {"attack": {"role": "attacker", "targets": {"least": 1, "most": 1}}}}
    ],
    "Hollis's range attacks deal 2 penetrating damage instead of normal damage.": [
        {"instead": 2, "when": "attacking-range"},
        {"penetrating": True, "when": {"attack": {"role": "attacker", "kind": "range"}}},
    ],
    "Damage dealt by Hollis is penetrating if the attack roll is doubles.": [
        {"penetrating": True, "when": {"attack": {"role": "attacker", "rolled": {"doubles": True}}}}
    ],
    "When Hollis attacks from elevated terrain, increase damage dealt by 1.": [
        {"damage_dealt": 1, "when": {"on": "elevated", "attack": {"role": "attacker"}}}
    ],
    "Hollis's damage dealt can't be reduced by more than 1.": [
        {
            "reduces_most": 1,
            "who": {},
            "when": {"attack": {"role": "target", "any_damage": True, "other": {"itself": True}}},
        }
    ],
    "Opposing characters adjacent to Hollis halve their speed.": [
        {"replace": "speed", "halve": True, "who": {"side": "opponents", "adjacent": True}}
    ],
    "Double Hollis's range value when she has no action tokens.": [
        {"replace": "range", "double": True, "when": {"tokens": {"most": 0}}}
    ],
}
