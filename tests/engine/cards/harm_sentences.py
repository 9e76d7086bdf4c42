"""Invented sentences of damage dealt and taken, each with the effects that it means (12.4, 12.5, 13.4, 20.4)."""

from __future__ import annotations

from typing import Any

__all__ = ["HARM"]

Effects = list[dict[str, Any]]
ITSELF, ANYBODY = {"itself": True}, {"any_damage": True}
SMALL = {"points": {"most": 25}}


def dealt(effect: dict[str, Any], **attack: Any) -> Effects:
    """Return an effect in attacks that the character makes, or by which it deals damage."""
    return [{**effect, "when": {"attack": {"role": "attacker", **attack}}}]


def taken(effect: dict[str, Any], **attack: Any) -> Effects:
    """Return an effect in attacks on the character, or by which it is dealt damage."""
    return [{**effect, "when": {"attack": {"role": "target", **attack}}}]


PIERCING, NONE, LESS = {"penetrating": True}, {"takes_most": 0}, {"damage_taken": -1}
UNDEALT = {**NONE, "dealt": True}
HARM: dict[str, Effects] = {
    # so much at most, or none
    "Hollis takes no damage from characters of 25 points or less.": taken(NONE, other=SMALL, **ANYBODY),
    "Hollis can't be dealt damage by characters of 25 points or less.": taken(UNDEALT, other=SMALL, **ANYBODY),
    "Hollis can't be damaged by range attacks.": taken(NONE, kind="range"),
    "Hollis can't take damage from attacks made by adjacent characters.": taken(NONE, other={"adjacent": True}),
    "Hollis takes a maximum of two damage from attacks.": taken({"takes_most": 2}),
    "When Hollis is hit, she takes a maximum of 2 damage.": taken({"takes_most": 2}),
    "When Hollis would take damage from an attack, she takes a maximum of 2 damage.": taken({"takes_most": 2}),
    "When Hollis would take more than 2 damage from an attack, she takes 2 damage instead.": taken({"takes_most": 2}),
    "If Hollis would take 3 or more damage from an attack, she takes 2 instead.": taken({"takes_most": 2}),
    "The maximum damage Hollis can take from an attack is 2.": taken({"takes_most": 2}),
    "Hollis can't be dealt more than 2 damage by an attack.": [
        {"deals_most": 2, "who": {}, "when": {"attack": {"role": "attacker", "other": ITSELF}}}
    ],
    "Range attacks deal a maximum of 2 damage to Hollis.": [
        {"deals_most": 2, "who": {}, "when": {"attack": {"role": "attacker", "kind": "range", "other": ITSELF}}}
    ],
    "Hollis takes a maximum of 2 damage from attacks unless the attacker is adjacent.": taken(
        {"takes_most": 2}, other={"adjacent": False}
    ),
    "Hollis takes a maximum of 2 damage from attacks if the attacker is 25 points or less.": taken(
        {"takes_most": 2}, other=SMALL
    ),
    "Hollis takes a maximum of 2 damage from any single source.": [{"takes_most": 2}],
    "Hollis can't be dealt damage by friendly characters' attacks.": taken(UNDEALT, other={"side": "friends"}),
    "When an opposing character hits Hollis, she takes a maximum of 2 damage.": taken(
        {"takes_most": 2}, other={"side": "opponents"}
    ),
    # less of it
    "Damage taken by Hollis and adjacent friendly characters is reduced by 1.": [
        {**LESS, "who": {"any": [ITSELF, {"side": "friends", "adjacent": True}]}}
    ],
    "Reduce damage taken by Hollis from range attacks by 1.": taken(LESS, kind="range"),
    "Damage taken by Hollis from adjacent characters is reduced by 1.": taken(
        LESS, other={"adjacent": True}, **ANYBODY
    ),
    "Damage Hollis takes from range attacks is reduced by 1.": taken(LESS, kind="range"),
    "When dealt damage by a range attack, reduce it by 1.": taken(LESS, kind="range"),
    "When dealt damage by a range attack, Hollis reduces it by 1.": taken(LESS, kind="range"),
    "When Hollis would be dealt damage by an opposing character, reduce that damage by 1.": taken(
        LESS, other={"side": "opponents"}, **ANYBODY
    ),
    "When an opposing character hits Hollis with a close attack, reduce damage taken by 1.": taken(
        LESS, kind="close", other={"side": "opponents"}
    ),
    "When Hollis is hit by a close attack, reduce damage taken by 1.": taken(LESS, kind="close"),
    "Reduce damage taken by adjacent friendly characters from range attacks by 1.": [
        {**LESS, "who": {"side": "friends", "adjacent": True}, "when": {"attack": {"role": "target", "kind": "range"}}}
    ],
    "When an adjacent friendly character is dealt damage, reduce it by 1.": [
        {**LESS, "who": {"side": "friends", "adjacent": True}}
    ],
    "When Hollis is dealt damage by an adjacent character, reduce it by 1 in addition to other effects.": taken(
        {"reduces_besides": 1}, other={"adjacent": True}, **ANYBODY
    ),
    "Reduce damage dealt to Hollis by an additional 1.": [{"reduces_besides": 1}],
    "If Hollis occupies water terrain, modify defense +1 and reduce damage taken by 1.": [
        {"modify": "defense", "add": 1, "when": {"on": "water"}},
        {**LESS, "when": {"on": "water"}},
    ],
    # more of it
    "Increase damage taken by Hollis by 1.": [{"damage_taken": 1}],
    "Hollis takes 1 additional damage from close attacks.": taken({"damage_taken": 1}, kind="close"),
    # in spite of its being penetrating
    "Hollis can reduce penetrating damage dealt by range attacks.": taken({"reduces_penetrating": True}, kind="range"),
    "When Hollis is hit by a range attack, she can reduce penetrating damage.": taken(
        {"reduces_penetrating": True}, kind="range"
    ),
    "Toughness, and can use it to reduce penetrating damage.": [
        {"grants": "toughness"},
        {"reduces_penetrating": True, "of": "toughness"},
    ],
    # penetrating
    "Damage dealt by Hollis is penetrating.": [PIERCING],
    "Damage dealt by Hollis to adjacent characters is penetrating.": dealt(
        PIERCING, other={"adjacent": True}, **ANYBODY
    ),
    "Damage Hollis deals with close attacks is penetrating.": dealt(PIERCING, kind="close"),
    "Hollis's attacks deal penetrating damage.": dealt(PIERCING),
    "Hollis's close attacks against adjacent characters deal penetrating damage.": dealt(
        PIERCING, kind="close", other={"adjacent": True}
    ),
    "When Hollis makes a close attack, the attack deals penetrating damage.": dealt(PIERCING, kind="close"),
    "When Hollis attacks, deal penetrating damage.": dealt(PIERCING),
    "When Hollis deals damage to an adjacent character, it is penetrating.": dealt(
        PIERCING, other={"adjacent": True}, **ANYBODY
    ),
    "When an adjacent friendly character attacks, it deals penetrating damage.": [
        {**PIERCING, "who": {"side": "friends", "adjacent": True}, "when": {"attack": {"role": "attacker"}}}
    ],
    "Damage dealt by adjacent friendly characters is penetrating.": [
        {**PIERCING, "who": {"side": "friends", "adjacent": True}}
    ],
    "Adjacent friendly characters' close attacks deal penetrating damage.": [
        {
            **PIERCING,
            "who": {"side": "friends", "adjacent": True},
            "when": {"attack": {"role": "attacker", "kind": "close"}},
        }
    ],
    "If Hollis is holding an object, her attacks deal penetrating damage.": [
        {**PIERCING, "when": {"holds": True, "attack": {"role": "attacker"}}}
    ],
    "When Hollis makes a close attack, modify damage +1 and damage dealt is penetrating.": [
        {"modify": "damage", "add": 1, "when": {"attack": {"role": "attacker", "kind": "close"}}},
        *dealt(PIERCING, kind="close"),
    ],
    "Hollis deals penetrating damage, but only to adjacent characters.": dealt(
        PIERCING, other={"adjacent": True}, **ANYBODY
    ),
    # how far it can be reduced
    "Characters can't reduce damage dealt by Hollis below 1.": dealt({"reduced_least": 1}, **ANYBODY),
    "Damage dealt by Hollis can't be reduced below 1.": dealt({"reduced_least": 1}, **ANYBODY),
    "Damage dealt by Hollis can't be reduced.": [
        {"reduces_most": 0, "who": {}, "when": {"attack": {"role": "target", "any_damage": True, "other": ITSELF}}}
    ],
    "When Hollis makes a close attack, damage dealt can't be reduced by more than 1.": [
        {"reduces_most": 1, "who": {}, "when": {"attack": {"role": "target", "kind": "close", "other": ITSELF}}}
    ],
    "When Hollis attacks, the target can't reduce damage below 1.": dealt({"reduced_least": 1}),
    "Opposing characters can't reduce damage dealt by Hollis.": [
        {
            "reduces_most": 0,
            "who": {"side": "opponents"},
            "when": {"attack": {"role": "target", "any_damage": True, "other": ITSELF}},
        }
    ],
    "Damage dealt to adjacent opposing characters can't be reduced.": [
        {"reduces_most": 0, "who": {"side": "opponents", "adjacent": True}}
    ],
    "Damage dealt to adjacent opposing characters can't be reduced below 1.": [
        {
            "reduced_least": 1,
            "who": {},
            "when": {
                "attack": {"role": "attacker", "any_damage": True, "other": {"side": "opponents", "adjacent": True}}
            },
        }
    ],
    # more of it, and something else instead
    "When Hollis makes a close attack while occupying water terrain, increase damage dealt by 1.": [
        {"damage_dealt": 1, "when": {"on": "water", "attack": {"role": "attacker", "kind": "close"}}}
    ],
    "If Hollis's target has no action tokens, increase damage dealt by 1.": dealt(
        {"damage_dealt": 1}, other={"tokens": {"most": 0}}
    ),
    "Increase damage dealt by Hollis to adjacent characters by 1.": dealt(
        {"damage_dealt": 1}, other={"adjacent": True}, **ANYBODY
    ),
    "When Hollis rolls a critical hit, increase damage dealt by 2 instead of 1.": dealt(
        {"damage_dealt": 1}, rolled={"critical": "hit"}
    ),
    "Decrease damage dealt by opposing characters within 3 squares by 1.": [
        {
            "damage_dealt": -1,
            "who": {"side": "opponents", "within": 3},
            "when": {"attack": {"role": "attacker", "any_damage": True}},
        }
    ],
    "When Hollis makes a close attack, she deals 2 damage instead of normal damage.": [
        {"instead": 2, "when": "attacking-close"}
    ],
    "When Hollis hits, deal 1 penetrating damage instead of normal damage.": [{"instead": 1}, *dealt(PIERCING)],
}
