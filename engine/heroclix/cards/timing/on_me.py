"""Attacks on the character itself, told of who makes them: its own defense then, or what that one gets (20.9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import OF_ATTACKERS, each, shared, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_on_me"]


def add_on_me(grammar: Grammar) -> None:
    """Give the grammar attacks on the character itself, by whom."""
    grammar.rule("on_me", "{character} attacks|targets {me}", {"role": "target", "other": "$character"})
    for words in ("attacks|targets {me} with a {kind} attack", "makes a {kind} attack against|targeting {me}"):
        attack = {"role": "target", "kind": "$kind", "other": "$character"}
        grammar.rule("on_me", f"{{character}} {words}", attack)
    grammar.rule(
        "on_me", "{character} makes an attack against|targeting {me}", {"role": "target", "other": "$character"}
    )

    def make(slots: Slots) -> Value | None:
        if any("who" in one or one.get("modify") != "defense" for one in slots["effects"]):
            return None
        return timed(slots["effects"], {"attack": slots["on_me"]})

    grammar.made(
        "meaning",
        "when|whenever {on_me} , {effects:clause}",
        make,
        lambda value: (
            {"on_me": found["attack"], "effects": rest} for found, rest in untimed(value) if found.keys() == {"attack"}
        ),
    )
    for behind in ("", "with a {kind} attack"):
        for template, those in (
            (f"when|whenever|if {{character}} attacks|targets {{me}} {behind} , that character|it|they", "character"),
            (f"when|whenever {{characters}} attack|target {{me}} {behind} , they|those ?characters", "characters"),
        ):
            _who_attacks_me(grammar, f"{template} {{others_deeds}}", those)
        one = f"when|whenever|if {{character}} attacks|targets {{me}} {behind} ,"
        _who_attacks_me(grammar, f"{one} {{others_deeds:their_order}}", "character")
    made = "when|whenever {character} makes a {kind} attack against|targeting {me} ,"
    _who_attacks_me(grammar, f"{made} {{others_deeds:their_order}}", "character")
    _who_attacks_me(grammar, f"{made} that character|it {{others_deeds}}", "character")


def _who_attacks_me(grammar: Grammar, template: str, those: str) -> None:
    ordered, kinds = "their_order" in template, "{kind}" in template

    def make(slots: Slots) -> Value | None:
        effects = slots["others_deeds"]
        if ordered:
            effects = [{"modify": value, "add": effects[1]} for value in effects[0]]
        if "itself" in slots[those] or any(one.get("modify") not in OF_ATTACKERS for one in effects):
            return None
        attack = {"role": "attacker", **({"kind": slots["kind"]} if kinds else {}), "other": {"itself": True}}
        return timed(each(effects, "who", slots[those]) or [], {"attack": attack}) or None

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            for found, effects in untimed(rest):
                attack = found.get("attack", {})
                if ordered and any(one.keys() != {"modify", "add"} for one in effects):
                    continue
                change = [[one.get("modify") for one in effects], effects[0].get("add")] if ordered else effects
                slots: Slots = {those: who, "others_deeds": change, "me": "self", "kind": attack.get("kind")}
                if (slots["kind"] is not None) == kinds and make(slots) == value:
                    yield slots

    grammar.made("meaning", template, make, split)
