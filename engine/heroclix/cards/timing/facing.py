"""What whoever is on the other side of an attack modifies: "when Hollis is attacked, the attacker modifies attack -1".

The attacker or the target is whoever that is (12.1); what counts is the attack by the one, on the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.effects import OF_ATTACKERS, each, shared, untimed
from engine.heroclix.cards.effects import timed as under
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_facing"]

ATTACKER = ("the attacker", "the attacking character", "that attacker")
TARGET = ("the target", "each target", "all targets", "{selfs} target")
TOLD = ("that character", "it", "they")  # whom the attack is said to be by, or on
ITSELF = {"itself": True}


def add_facing(grammar: Grammar) -> None:
    """Give the grammar what the attacker of the character itself, or its target, modifies."""
    for whose, slot, role in ((ATTACKER, "at_self", "attacker"), (TARGET, "by_self", "target")):
        for who in (*whose, *TOLD):
            _facing(
                grammar, f"when|whenever {{{slot}}} , {who} modifies|modify ?his|her|its|their {{change}}", slot, role
            )
            _facing(grammar, f"when|whenever {{{slot}}} , modify {who}'s {{change}}", slot, role)
            if who not in TOLD:
                _facing(grammar, f"{who} modifies|modify {{change}} when {{{slot}}}", slot, role)
                _facing(grammar, f"modify {who}'s {{change}} when {{{slot}}}", slot, role)


def _facing(grammar: Grammar, template: str, slot: str, role: str) -> None:
    """Add one wording; `role`: of whoever modifies, in an attack whose other side is the character itself."""
    told = any(f" {who} " in template or f" {who}'s " in template for who in TOLD)
    values = OF_ATTACKERS if role == "attacker" else ("defense",)

    def make(slots: Slots) -> Value | None:
        attack = slots[slot]
        if told and "other" not in attack:
            return None
        if attack.keys() - {"role", "kind", "other"} or not set(slots["change"][0]) <= set(values):
            return None
        effects = [{"modify": value, "add": slots["change"][1]} for value in slots["change"][0]]
        facing = {"role": role, **{key: attack[key] for key in ("kind",) if key in attack}, "other": ITSELF}
        who = attack.get("other", {"side": "any"})
        return under(each(effects, "who", who) or [], {"attack": facing})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            attack = conditions.get("attack", {})
            if conditions.keys() != {"attack"} or attack.get("other") != ITSELF or attack.get("role") != role:
                continue
            for who, bare in shared(rest, "who"):
                yield from _told(attack, who, bare, slot)

    grammar.made("meaning", template, make, split)


def _told(attack: Mapping[str, Value], who: Value, effects: Value, slot: str) -> Iterator[Slots]:
    if any(one.keys() != {"modify", "add"} or one["add"] != effects[0]["add"] for one in effects):
        return
    other = {} if who == {"side": "any"} else {"other": who}
    mine = {"role": "target" if slot == "at_self" else "attacker"}
    kind = {key: attack[key] for key in ("kind",) if key in attack}
    yield {
        slot: {**mine, **kind, **other},
        "change": [[one["modify"] for one in effects], effects[0]["add"]],
        "selfs": "self",
    }
