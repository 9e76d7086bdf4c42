"""Invented sentences of damage and protections in still other words, each with the effects it means (12.1, 12.4)."""

from __future__ import annotations

from typing import Any

__all__ = ["PHRASED"]

Effects = list[dict[str, Any]]
ITSELF, OPPONENTS, ANYBODY = {"itself": True}, {"side": "opponents"}, {"any_damage": True}
NONE = {"takes_most": 0, "dealt": True}
TWO = {"tokens": {"least": 2, "most": 2}}


def made(effect: dict[str, Any], also: dict[str, Any] | None = None, **attack: Any) -> Effects:
    """Return an effect in attacks that somebody makes, under further conditions."""
    return [{**effect, "when": {"attack": {"role": "attacker", **attack}, **(also or {})}}]


def suffered(effect: dict[str, Any], **attack: Any) -> Effects:
    """Return an effect in attacks on somebody."""
    return [{**effect, "when": {"attack": {"role": "target", **attack}}}]


def cant(*done: str, **more: Any) -> Effects:
    """Return what can't be done to somebody."""
    return [{"cant_be": one, **more} for one in done]


PHRASED: dict[str, Effects] = {
    # none is dealt, or less of it
    "Hollis can't be dealt damage.": [NONE],
    "If Hollis has no action tokens, she isn't dealt damage by range attacks.": [
        {**NONE, "when": {"attack": {"role": "target", "kind": "range"}, "tokens": {"most": 0}}}
    ],
    "Other friendly characters can't be dealt damage by close attacks.": suffered(
        {**NONE, "who": {"side": "friends", "other": True}}, kind="close"
    ),
    "Hollis is dealt 1 less damage.": made({"damage_dealt": -1, "who": {}}, **ANYBODY, other=ITSELF),
    "Hollis is dealt 2 less damage from range attacks.": made(
        {"damage_dealt": -2, "who": {}}, kind="range", other=ITSELF
    ),
    "Opposing characters within 3 squares deal 1 less damage.": made(
        {"damage_dealt": -1, "who": {**OPPONENTS, "within": 3}}, **ANYBODY
    ),
    "Characters with lower points than Hollis deal 1 less damage to her.": made(
        {"damage_dealt": -1, "who": {"compared": "lower"}}, **ANYBODY, other=ITSELF
    ),
    "Opposing characters' range attacks deal a maximum of 2 damage to Hollis.": made(
        {"deals_most": 2, "who": OPPONENTS}, kind="range", other=ITSELF
    ),
    "Damage taken from close attacks is reduced by 1.": suffered({"damage_taken": -1}, kind="close"),
    "If Hollis occupies water terrain, damage taken is reduced by 1.": [
        {"damage_taken": -1, "when": {"on": "water"}}
    ],
    "If Hollis would be dealt damage by a range attack, reduce that damage by 1.": suffered(
        {"damage_taken": -1}, kind="range"
    ),
    # what pierces, and what can be reduced
    "Hollis deals penetrating damage when she attacks with two action tokens.": made({"penetrating": True}, TWO),
    "Hollis deals penetrating damage when attacking with two action tokens.": made({"penetrating": True}, TWO),
    "When Hollis makes a close attack with no action tokens, increase damage dealt by 1.": made(
        {"damage_dealt": 1}, {"tokens": {"most": 0}}, kind="close"
    ),
    "When Hollis hits with a range attack, damage dealt is penetrating if the target has an action token.": made(
        {"penetrating": True}, kind="range", other={"tokens": {"least": 1}}
    ),
    "When Hollis hits, damage dealt is penetrating and can't be reduced below 2.": [
        *made({"penetrating": True}), *made({"reduced_least": 2}),
    ],
    "Characters hit by Hollis can't reduce damage dealt by her below 2.": made({"reduced_least": 2}),
    "Characters hit by Hollis can't reduce damage.": suffered({"reduces_most": 0, "who": {}}, other=ITSELF),
    "Hollis's close attacks deal +1 damage to characters with the Ash keyword.": made(
        {"damage_dealt": 1}, kind="close", other={"keyword": ["Ash"]}
    ),
    "Hollis can reduce penetrating damage with Toughness.": [{"reduces_penetrating": True, "of": "toughness"}],
    "When Hollis uses Impervious, she can reduce penetrating damage.": [
        {"reduces_penetrating": True, "of": "impervious"}
    ],
    # what can't be done
    "Hollis can't be carried, moved, placed, or knocked back.": cant("carried", "moved", "placed", "knocked-back"),
    "Hollis can't be moved or placed by opponents' effects.": cant("moved", "placed", by=OPPONENTS),
    "Hollis can't be moved or placed by opposing characters' effects.": cant("moved", "placed", by=OPPONENTS),
    "Hollis can't be targeted by attacks that target other characters.": cant("targeted", several=True),
    "Hollis can't be targeted by characters of less than 50 points.": cant("targeted", by={"points": {"most": 49}}),
    "Hollis can't be targeted by characters of more than 50 points.": cant("targeted", by={"points": {"least": 51}}),
    "Opponents can't target Hollis with range attacks.": cant("targeted", attacks="range", by=OPPONENTS),
    "Hollis has PROTECTED: Outwit and SAFEGUARD: opposing Perplex.": [
        {"safeguard": "outwit"}, {"safeguard": "perplex", "by": OPPONENTS},
    ],
    "Opposing characters can't use Outwit while Hollis is within 6 squares of them.": [
        {"loses": "outwit", "who": {**OPPONENTS, "within": 6}}
    ],
    "Opposing characters can't use Probability Control on Hollis's attack rolls.": [
        {"cant_reroll": "attack-roll", "of": "probability-control", "by": OPPONENTS}
    ],
    "Opposing characters' attack values can't be positively modified when attacking Hollis.": made(
        {"cant_modify": "attack", "sign": "up", "who": OPPONENTS}, other=ITSELF
    ),
}  # fmt: skip
