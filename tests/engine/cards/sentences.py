"""Invented sentences of every family that is a standing effect, each with the effects that it means (20, 21)."""

from __future__ import annotations

from typing import Any

from tests.engine.cards.bettered_sentences import BETTERED
from tests.engine.cards.combined_sentences import COMBINED
from tests.engine.cards.counted_sentences import COUNTED
from tests.engine.cards.excepted_sentences import EXCEPTED
from tests.engine.cards.further_sentences import FURTHER
from tests.engine.cards.harm_sentences import HARM
from tests.engine.cards.narrowed_sentences import NARROWED
from tests.engine.cards.phrased_sentences import PHRASED
from tests.engine.cards.reworded_sentences import REWORDED
from tests.engine.cards.surrounded_sentences import SURROUNDED

__all__ = ["STANDING"]

Effects = list[dict[str, Any]]
ATTACKER, TARGET = {"role": "attacker"}, {"role": "target"}


def when(**attack: Any) -> dict[str, Any]:
    """Return the condition of an attack."""
    return {"attack": attack}


STANDING: dict[str, Effects] = {
    # b: a power with a restriction or a change
    "Stealth, but only if Hollis occupies hindering terrain.": [{"grants": "stealth", "when": {"on": "hindering"}}],
    "Outwit, but only to target characters of 50 points or less.": [
        {"grants": "outwit", "restrict": {"target": {"points": {"most": 50}}}}
    ],
    "Super Senses, but succeeds on a 3-6.": [{"grants": "super-senses", "restrict": {"succeeds_on": [3, 4, 5, 6]}}],
    "Incapacitate with a range value of 5.": [{"grants": "incapacitate", "restrict": {"range": 5}}],
    "Running Shot, but does not halve speed.": [{"grants": "running-shot", "restrict": {"full_speed": True}}],
    "Smoke Cloud as FREE.": [{"as_free": "smoke-cloud"}],
    "Passenger: 2, but only to carry characters with the Lanterners keyword.": [
        {"grants": "passenger:2", "restrict": {"target": {"keyword": ["Lanterners"]}}}
    ],
    "Immobile, but only if it's not your turn.": [{"grants": "immobile", "when": {"turn": "others"}}],
    "Shape Change, but only when targeted by a range attack.": [
        {"grants": "shape-change", "when": when(role="target", kind="range")}
    ],
    "Perplex, but only to target himself.": [{"grants": "perplex", "restrict": {"target": {"itself": True}}}],
    "Stealth, but only if your force has four or more characters.": [
        {"grants": "stealth", "when": {"count": [{"of": {"side": "friends"}, "force": True, "least": 4}]}}
    ],
    "Smoke Cloud as FREE, but only to generate 2 markers.": [{"as_free": "smoke-cloud", "restrict": {"most": 2}}],
    "Regeneration as FREE, but only if Hollis has two action tokens.": [
        {"as_free": "regeneration", "when": {"tokens": {"least": 2, "most": 2}}}
    ],
    "Support as FREE, but only to target characters with the Lanterners keyword.": [
        {"as_free": "support", "restrict": {"target": {"keyword": ["Lanterners"]}}}
    ],
    "Steal Energy, but with close or range attacks.": [{"grants": "steal-energy", "restrict": {"attack": "any"}}],
    "Steal Energy, but heals 2 clicks instead of 1.": [{"grants": "steal-energy", "restrict": {"heals": 2}}],
    "Quake, but deals 3 damage instead of 2.": [{"grants": "quake", "restrict": {"deals": 3}}],
    "Energy Shield/Deflection, but modifies defense +3 instead of +2.": [
        {"grants": "energy-shield-deflection", "restrict": {"adds": 3}}
    ],
    "Incapacitate, but hit targets are given 2 action tokens instead of 1.": [
        {"grants": "incapacitate", "restrict": {"gives": 2}}
    ],
    "Outwit, but only to choose standard speed powers.": [
        {"grants": "outwit", "restrict": {"chooses": ["standard-speed"]}}
    ],
    "Outwit, but may use it twice per turn.": [{"grants": "outwit", "restrict": {"times": 2}}],
    "Outwit, but with a minimum range of 8.": [{"grants": "outwit", "restrict": {"minimum_range": 8}}],
    "Perplex, but only to modify speed or range.": [
        {"grants": "perplex", "restrict": {"only_modify": ["speed", "range"]}}
    ],
    "Perplex, but only to modify an opposing character's attack.": [
        {"grants": "perplex", "restrict": {"only_modify": ["attack"], "target": {"side": "opponents"}}}
    ],
    "Hypersonic Speed, but doesn't halve range.": [{"grants": "hypersonic-speed", "restrict": {"full_range": True}}],
    "Leadership, but only to remove an action token from a character with the Ash keyword.": [
        {"grants": "leadership", "restrict": {"target": {"keyword": ["Ash"]}}}
    ],
    "Precision Strike, but only against characters of higher points.": [
        {"grants": "precision-strike", "when": when(role="attacker", other={"compared": "higher"})}
    ],
    "Toughness, but only for range attacks.": [{"grants": "toughness", "when": when(role="target", kind="range")}],
    "Outwit regardless of line of fire.": [{"grants": "outwit"}, {"regardless": "line-of-fire", "of": "outwit"}],
    "Telekinesis, normally or as FREE.": [{"grants": "telekinesis"}, {"as_free": "telekinesis"}],
    "Passenger: 2, but only to carry characters with the Ash keyword, regardless of size.": [
        {"grants": "passenger:2", "restrict": {"target": {"keyword": ["Ash"]}, "carries": ["size"]}}
    ],
    "Defend, but only for characters with the Ash keyword.": [
        {"grants": "defend", "restrict": {"target": {"keyword": ["Ash"]}}}
    ],
    "Outwit with a range value of 5, but only if Hollis has no action tokens.": [
        {"grants": "outwit", "restrict": {"range": 5}, "when": {"tokens": {"most": 0}}}
    ],
    "If Hollis and a friendly character named Rob are on the map, they both can use Flurry.": [
        {"grants": "flurry", "when": {"count": [{"of": {"side": "friends", "named": ["Rob"]}, "least": 1}]}},
        {"grants": "flurry", "who": {"side": "friends", "named": ["Rob"]}},
    ],
    "Hollis doesn't halve speed when using Charge.": [{"unhalved": "speed", "of": "charge"}],
    "Hollis has a range value of 8 and 2 targets.": [{"replace": "range", "set": 8}, {"targets": 2}],
    "Hollis's damage value can't be less than 4.": [{"bound": "damage", "minimum": 4}],
    "Outwit, but only to choose a black power or a special power.": [
        {"grants": "outwit", "restrict": {"chooses": ["black", "special"]}}
    ],
    "Perplex as POWER.": [{"grants": "perplex", "restrict": {"as_type": "power"}}],
    "Mind Control with two targets.": [{"grants": "mind-control", "restrict": {"targets": 2}}],
    "Mind Control, but only as CLOSE.": [{"grants": "mind-control", "restrict": {"as_type": "close"}}],
    "Hypersonic Speed, but only once per game.": [
        {"grants": "hypersonic-speed", "restrict": {"limit": "once-per-game"}}
    ],
    "Mastermind, but he may choose a friend within 3 squares instead of adjacent.": [
        {"grants": "mastermind", "restrict": {"squares": 3}}
    ],
    "Probability Control, but only to reroll opposing attacks.": [
        {"grants": "probability-control", "restrict": {"rerolls": ["opponents"]}}
    ],
    "Super Senses, but only against close attacks.": [
        {"grants": "super-senses", "when": when(role="target", kind="close")}
    ],
    "Perplex, but only to modify a combat value -1.": [{"grants": "perplex", "restrict": {"sign": "down"}}],
    "Friendly characters with the Lanterners keyword can use Mastermind, but only to choose Hollis.": [
        {
            "grants": "mastermind",
            "restrict": {"target": {"itself": True}},
            "who": {"side": "friends", "keyword": ["Lanterners"]},
        }
    ],
    "Mastermind, but may choose friendly characters with the Ash keyword regardless of point value.": [
        {"grants": "mastermind", "restrict": {"any_points": {"side": "friends", "keyword": ["Ash"]}}}
    ],
    "Poison, but deals penetrating damage.": [{"grants": "poison", "restrict": {"penetrating": True}}],
    "Super Senses, but succeeds on a 4-6 for range attacks (succeeds normally for close attacks).": [
        {"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}, "when": when(role="target", kind="range")},
        {"grants": "super-senses", "when": when(role="target", kind="close")},
    ],
    "Hollis takes no damage from range attacks.": [{"takes_most": 0, "when": when(role="target", kind="range")}],
    "Hollis can't take knockback damage.": [{"cant_be": "knockback-damaged"}],
    # c: somebody can use something
    "If Hollis occupies water terrain, she can use Regeneration.": [
        {"grants": "regeneration", "when": {"on": "water"}}
    ],
    "Adjacent friendly characters with the Lanterners keyword can use Empower.": [
        {"grants": "empower", "who": {"adjacent": True, "side": "friends", "keyword": ["Lanterners"]}}
    ],
    "Friendly characters that are adjacent or have the Lanterners keyword can use Defend.": [
        {"grants": "defend", "who": {"side": "friends", "any": [{"adjacent": True}, {"keyword": ["Lanterners"]}]}}
    ],
    "Hollis can use Flurry if she has two action tokens.": [
        {"grants": "flurry", "when": {"tokens": {"least": 2, "most": 2}}}
    ],
    "Hollis has Flight.": [{"grants": "flight"}],
    "Other friendly characters within 4 squares can use Willpower and Toughness.": [
        {"grants": slug, "who": {"other": True, "side": "friends", "within": 4}} for slug in ("willpower", "toughness")
    ],
    "If Hollis is adjacent to a friendly character named Marrow, Hollis can use Charge.": [
        {
            "grants": "charge",
            "when": {"count": [{"of": {"adjacent": True, "side": "friends", "named": ["Marrow"]}, "least": 1}]},
        }
    ],
    # d: modifiers
    "Hollis modifies attack +1.": [{"modify": "attack", "add": 1}],
    "Modify attack and damage +1.": [{"modify": "attack", "add": 1}, {"modify": "damage", "add": 1}],
    "When Hollis attacks only characters of higher points, modify damage +1.": [
        {"modify": "damage", "add": 1, "when": when(role="attacker", other={"compared": "higher"}, only=True)}
    ],
    "If Hollis hasn't been moved or placed this turn, modify attack +2.": [
        {"modify": "attack", "add": 2, "when": {"moved_or_placed": False}}
    ],
    "Hollis modifies range +2 when making range attacks.": [
        {"modify": "range", "add": 2, "when": when(role="attacker", kind="range")}
    ],
    "Speed +1, but only if your force has five or more characters.": [
        {
            "modify": "speed",
            "add": 1,
            "when": {"count": [{"of": {"side": "friends"}, "force": True, "least": 5}]},
        }
    ],
    "Modify defense +1 for each action token she has.": [{"modify": "defense", "add": 1, "per": {"tokens": True}}],
    "UNIQUE MODIFIER - Adjacent friendly characters modify defense +1 against close attacks.": [
        {
            "modify": "defense",
            "add": 1,
            "who": {"adjacent": True, "side": "friends"},
            "when": when(role="target", kind="close"),
            "unique": "Old Tricks",
        }
    ],
    "Opposing characters within 3 squares modify attack -1.": [
        {"modify": "attack", "add": -1, "who": {"side": "opponents", "within": 3}}
    ],
    "Characters that can use Stealth modify defense +1 when Hollis attacks them.": [
        {
            "modify": "defense",
            "add": 1,
            "who": {"can_use": ["stealth"]},
            "when": when(role="target", other={"itself": True}),
        }
    ],
    "Characters that can use Stealth modify attack +2 when attacking only Hollis.": [
        {
            "modify": "attack",
            "add": 2,
            "who": {"can_use": ["stealth"]},
            "when": when(role="attacker", other={"itself": True}, only=True),
        }
    ],
    "Friendly characters within 6 squares with the Lanterners or Ash keyword modify attack +1.": [
        {"modify": "attack", "add": 1, "who": {"side": "friends", "within": 6, "keyword": ["Lanterners", "Ash"]}}
    ],
    "Friendly characters with both the Lanterners and Ash keywords modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "who": {"side": "friends", "keyword": ["Lanterners"], "any": [{"keyword": ["Ash"]}]},
        }
    ],
    "If Hollis has two or more Ember tokens, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"named_tokens": {"name": "Ember", "least": 2}}}
    ],
    "Hollis modifies defense +1 for each of her Ember tokens.": [
        {"modify": "defense", "add": 1, "per": {"named_tokens": "Ember"}}
    ],
    "Opposing characters without the Ash keyword modify attack -1.": [
        {"modify": "attack", "add": -1, "who": {"side": "opponents", "without_keyword": ["Ash"]}}
    ],
    "Hollis modifies attack +1 unless she occupies water terrain.": [
        {"modify": "attack", "add": 1, "when": {"unless": {"on": "water"}}}
    ],
    "If an opposing character has the Ash keyword, modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "when": {"count": [{"of": {"side": "opponents", "keyword": ["Ash"]}, "least": 1}]},
        }
    ],
    "Hollis modifies defense +1 against characters with the Ash keyword.": [
        {"modify": "defense", "add": 1, "when": when(role="target", other={"keyword": ["Ash"]})}
    ],
    "When targeted by an opposing character that can use Charge, modify defense +1.": [
        {
            "modify": "defense",
            "add": 1,
            "when": when(role="target", other={"side": "opponents", "can_use": ["charge"]}),
        }
    ],
    "Opposing characters within 4 squares modify attack -1 if they have moved this turn.": [
        {"modify": "attack", "add": -1, "who": {"side": "opponents", "within": 4, "moved": True}}
    ],
    "If Hollis is closer to an opponent's starting area than her own, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"nearer": "others"}}
    ],
    "Friendly Sidekicks modify attack +1.": [
        {"modify": "attack", "add": 1, "who": {"tag": ["Sidekick"], "side": "friends"}}
    ],
    "Adjacent standard friendly characters modify defense +1.": [
        {"modify": "defense", "add": 1, "who": {"adjacent": True, "standard": True, "side": "friends"}}
    ],
    "Friendly Ember Imp bystanders modify attack +1.": [
        {"modify": "attack", "add": 1, "who": {"side": "friends", "bystander": True, "named": ["Ember Imp"]}}
    ],
    "If Hollis is on an Ash themed team, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"themed": ["Ash"]}}
    ],
    "If Hollis was hit since your last turn, modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "when": {"itself": {"did": {"what": "was-hit", "when": "since-own-turn"}}},
        }
    ],
    "Modify attack +1 for each friendly character that was KO'd this game.": [
        {"modify": "attack", "add": 1, "per": {"characters": {"side": "friends"}, "gone": "this-game"}}
    ],
    "Characters that can use the Lanterners team ability modify attack -1.": [
        {"modify": "attack", "add": -1, "who": {"team_ability": ["Lanterners"]}}
    ],
    "When Hollis uses Charge, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": when(role="attacker", using=["charge"])}
    ],
    "Friendly characters modify attack +1 when attacking characters adjacent to Hollis.": [
        {
            "modify": "attack",
            "add": 1,
            "who": {"side": "friends"},
            "when": when(role="attacker", other={"adjacent": True}),
        }
    ],
    "Opposing characters attacking Hollis modify attack -1.": [
        {
            "modify": "attack",
            "add": -1,
            "who": {"side": "opponents"},
            "when": when(role="attacker", other={"itself": True}),
        }
    ],
    "When friendly characters with the Ash keyword attack, they modify damage +1.": [
        {"modify": "damage", "add": 1, "who": {"side": "friends", "keyword": ["Ash"]}, "when": when(role="attacker")}
    ],
    "During your turn, modify speed +1.": [{"modify": "speed", "add": 1, "when": {"turn": "own"}}],
    "Modify attack +1 for each adjacent opposing character, to a maximum of +3.": [
        {"modify": "attack", "add": 1, "per": {"characters": {"adjacent": True, "side": "opponents"}, "most": 3}}
    ],
    "When Hollis attacks a single character, modify damage +1.": [
        {"modify": "damage", "add": 1, "when": when(role="attacker", targets={"least": 1, "most": 1})}
    ],
    "If Hollis hasn't moved this turn, she modifies attack +1 when making range attacks.": [
        {"modify": "attack", "add": 1, "when": {**when(role="attacker", kind="range"), "moved": False}}
    ],
    "Opposing characters modify attack -1 when attacking Hollis or adjacent friendly characters.": [
        {
            "modify": "attack",
            "add": -1,
            "who": {"side": "opponents"},
            "when": when(role="attacker", other={"any": [{"itself": True}, {"adjacent": True, "side": "friends"}]}),
        }
    ],
    "Modify defense +1 against range attacks from more than 4 squares away.": [
        {"modify": "defense", "add": 1, "when": when(role="target", kind="range", other={"away": 5})}
    ],
    "SIDELINE ACTIVE - UNIQUE MODIFIER - Friendly Captains and Sidekicks modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "who": {"tag": ["Captain", "Sidekick"], "side": "friends"},
            "unique": "Old Tricks",
            "sideline": True,
        }
    ],
    "Hollis modifies attack +1 when attacking larger characters.": [
        {"modify": "attack", "add": 1, "when": when(role="attacker", other={"sized": "larger"})}
    ],
    "When Hollis attacks a character at a lower elevation, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": when(role="attacker", other={"height": "lower"})}
    ],
    "When Hollis attacks a character adjacent to another friendly character, modify attack +1.": [
        {
            "modify": "attack",
            "add": 1,
            "when": when(role="attacker", other={"near": {"of": {"side": "friends", "other": True}, "adjacent": True}}),
        }
    ],
    "If an opposing force has more characters than yours, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"outnumbered": True}}
    ],
    "For all friendly characters with this trait, Action Total +1.": [{"action_total": 1, "once": True}],
    "Action Total +1, but only if your force has three or more characters.": [
        {"action_total": 1, "when": {"count": [{"of": {"side": "friends"}, "force": True, "least": 3}]}}
    ],
    "Opposing characters modify attack -1 for each Ember token they have.": [
        {
            "modify": "attack",
            "add": -1,
            "per": {"named_tokens": "Ember", "theirs": True},
            "who": {"side": "opponents"},
        }
    ],
    "If there are three or more Ember tokens on this card, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"named_tokens": {"name": "Ember", "least": 3}}}
    ],
    "If Hollis occupies an opponent's starting area, modify attack +1.": [
        {"modify": "attack", "add": 1, "when": {"area": "others"}}
    ],
    "Opposing characters adjacent to two or more friendly characters modify defense -1.": [
        {
            "modify": "defense",
            "add": -1,
            "who": {"side": "opponents", "near": {"of": {"side": "friends"}, "adjacent": True, "least": 2}},
        }
    ],
    # e: can't, protections
    "Hollis has SAFEGUARD: Outwit.": [{"safeguard": "outwit"}],
    "PROTECTED: opposing Perplex.": [{"safeguard": "perplex", "by": {"side": "opponents"}}],
    "Hollis can't be healed.": [{"cant_be": "healed"}],
    "Hollis can't be chosen for Mastermind.": [{"cant_be": "chosen", "of": "mastermind"}],
    "Hollis can't be targeted by opposing characters 6 or more squares away.": [
        {"cant_be": "targeted", "by": {"side": "opponents", "away": 6}}
    ],
    "Opposing characters within 5 squares and line of fire can't use Perplex.": [
        {"loses": "perplex", "who": {"side": "opponents", "within": 5, "line_of_fire": True}}
    ],
    "Hollis can't be targeted by opposing characters unless they are adjacent.": [
        {"cant_be": "targeted", "by": {"adjacent": False, "side": "opponents"}}
    ],
    "Hollis can't be targeted by range attacks.": [{"cant_be": "targeted", "attacks": "range"}],
    "Opposing characters can't draw lines of fire to Hollis.": [{"cant_be": "seen", "by": {"side": "opponents"}}],
    "Hollis can't be given a costed action if she has an action token.": [
        {"loses": "costed-actions", "when": {"tokens": {"least": 1}}}
    ],
    "Hollis can't have her combat values negatively modified by opposing characters.": [
        {"cant_modify": "all", "sign": "down", "by": {"side": "opponents"}}
    ],
    "Opposing characters within 4 squares can't use defense powers.": [
        {"loses": "defense-powers", "who": {"side": "opponents", "within": 4}}
    ],
    "Hollis can't be the target of an attack with more than one target.": [{"cant_be": "targeted", "several": True}],
    "Hollis has SAFEGUARD: Outwit and Probability Control, but only from characters of lower points.": [
        {"safeguard": slug, "by": {"compared": "lower"}} for slug in ("outwit", "probability-control")
    ],
    "PROTECTED: Outwit and opposing Perplex unless the targeting character is higher points.": [
        {"safeguard": "outwit", "by": {"compared": "at-most"}},
        {"safeguard": "perplex", "by": {"side": "opponents", "compared": "at-most"}},
    ],
    "Hollis can't be targeted by attacks.": [
        {"cant_be": "targeted", "attacks": "close"},
        {"cant_be": "targeted", "attacks": "range"},
    ],
    "Hollis can't be targeted by opposing characters unless they're within 5 squares or have the Ash keyword.": [
        {"cant_be": "targeted", "by": {"side": "opponents", "away": 6, "without_keyword": ["Ash"]}}
    ],
    "Friendly characters can't be targeted by opposing characters that aren't adjacent to them.": [
        {"cant_be": "targeted", "by": {"side": "opponents", "adjacent": False}, "who": {"side": "friends"}}
    ],
    "Opposing characters can't target Hollis with range attacks unless they are adjacent.": [
        {"cant_be": "targeted", "attacks": "range", "by": {"side": "opponents", "adjacent": False}}
    ],
    "If Hollis occupies hindering terrain, lines of fire drawn to her by opposing characters are blocked.": [
        {"cant_be": "seen", "by": {"side": "opponents"}, "when": {"on": "hindering"}}
    ],
    "Hollis can't be healed or carried.": [{"cant_be": "healed"}, {"cant_be": "carried"}],
    "Hollis can't be carried, equipped, or chosen for Mastermind.": [
        {"cant_be": "carried"},
        {"cant_be": "equipped"},
        {"cant_be": "chosen", "of": "mastermind"},
    ],
    "Hollis can't be placed or knocked back by opposing effects.": [
        {"cant_be": done, "by": {"side": "opponents"}} for done in ("placed", "knocked-back")
    ],
    "Hollis can't be given MOVE or POWER actions.": [{"loses": "move-actions"}, {"loses": "power-actions"}],
    "Hollis can't be targeted by opposing Outwit or Perplex.": [
        {"cant_be": "chosen", "of": slug, "by": {"side": "opponents"}} for slug in ("outwit", "perplex")
    ],
    "Hollis can't be given actions.": [{"loses": "costed-actions"}, {"loses": "free-actions"}],
    "Hollis cannot have her damage value negatively modified.": [{"cant_modify": "damage", "sign": "down"}],
    "Opposing characters can't use Super Senses when Hollis targets them with a range attack.": [
        {
            "loses": "super-senses",
            "who": {"side": "opponents"},
            "when": when(role="target", kind="range", other={"itself": True}),
        }
    ],
    "Damage from Hollis's attacks can't be reduced by more than 1.": [
        {"reduces_most": 1, "who": {}, "when": when(role="target", other={"itself": True})}
    ],
    "Hollis can't carry.": [{"loses": "carry"}],
    "Hollis can't make range attacks.": [{"cant_target": {}, "attacks": "range"}],
    "Hollis can't attack characters of lower points.": [{"cant_target": {"compared": "lower"}}],
    "Hollis's attack rolls can't be rerolled.": [{"cant_reroll": "attack-roll"}],
    "Hollis automatically breaks away.": [{"break_away": {"automatic": True}}],
    "Hollis breaks away on a 3-6.": [{"break_away": {"on": [3, 4, 5, 6]}}],
    "Adjacent opposing characters only break away on a 6.": [
        {"break_away": {"only_on": [6]}, "who": {"adjacent": True, "side": "opponents"}}
    ],
    "Opposing characters within 3 squares decrease their break away rolls by 2.": [
        {"break_away": {"add": -2}, "who": {"side": "opponents", "within": 3}}
    ],
    "When Hollis makes a close attack, targets can't use Super Senses.": [
        {"loses": "super-senses", "who": {}, "when": when(role="target", kind="close", other={"itself": True})}
    ],
    "Opposing characters can't use Shape Change or Mastermind against Hollis's attacks.": [
        {"loses": slug, "who": {"side": "opponents"}, "when": when(role="target", other={"itself": True})}
        for slug in ("shape-change", "mastermind")
    ],
    "Opposing characters within 4 squares can't use STOP, Leadership or Perplex.": [
        {"loses": slug, "who": {"side": "opponents", "within": 4}} for slug in ("stop", "leadership", "perplex")
    ],
    # f: values
    "Opposing characters targeting only Hollis with an attack can't have their damage values positively modified.": [
        {
            "cant_modify": "damage",
            "sign": "up",
            "who": {"side": "opponents"},
            "when": when(role="attacker", other={"itself": True}, only=True),
        }
    ],
    "Hollis has a range value of 8.": [{"replace": "range", "set": 8}],
    "Opposing characters' combat values can't be modified when attacking Hollis.": [
        {
            "cant_modify": "all",
            "who": {"side": "opponents"},
            "when": when(role="attacker", other={"itself": True}),
        }
    ],
    "Hollis has a minimum damage value of 2.": [{"bound": "damage", "minimum": 2}],
    # g: damage
    "Hollis takes a maximum of 2 damage from range attacks.": [
        {"takes_most": 2, "when": when(role="target", kind="range")}
    ],
    "Hollis deals penetrating damage with close attacks.": [
        {"penetrating": True, "when": when(role="attacker", kind="close")}
    ],
    "Hollis can reduce penetrating damage.": [{"reduces_penetrating": True}],
    "Hollis takes a maximum of 2 damage from opposing attacks.": [
        {"takes_most": 2, "when": when(role="target", other={"side": "opponents"})}
    ],
    "Damage dealt by Hollis's range attacks is penetrating damage.": [
        {"penetrating": True, "when": when(role="attacker", kind="range")}
    ],
    "Hollis's attacks deal penetrating damage to characters with the Ash keyword.": [
        {"penetrating": True, "when": when(role="attacker", other={"keyword": ["Ash"]})}
    ],
    "Adjacent friendly characters reduce damage taken by 1.": [
        {"damage_taken": -1, "who": {"adjacent": True, "side": "friends"}}
    ],
    "Reduce damage taken from range attacks by 2.": [{"damage_taken": -2, "when": when(role="target", kind="range")}],
    "When Hollis attacks an adjacent character, increase damage dealt by 1.": [
        {"damage_dealt": 1, "when": when(role="attacker", other={"adjacent": True})}
    ],
    "Hollis's attacks deal a maximum of 3 damage.": [{"deals_most": 3}],
    "Damage dealt by Hollis's attacks can't be reduced below 1.": [{"reduced_least": 1, "when": when(role="attacker")}],
    "Damage dealt by Hollis's range attacks can't be reduced.": [
        {"reduces_most": 0, "who": {}, "when": when(role="target", kind="range", other={"itself": True})}
    ],
    "Opposing characters within 6 squares and lower points can't reduce damage by more than 1.": [
        {"reduces_most": 1, "who": {"side": "opponents", "within": 6, "compared": "lower"}}
    ],
    **FURTHER,
    **BETTERED,
    **COMBINED,
    **COUNTED,
    **EXCEPTED,
    **NARROWED,
    **HARM,
    **PHRASED,
    **REWORDED,
    **SURROUNDED,
}
