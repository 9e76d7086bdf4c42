"""Attacks on the character itself, told of who makes them: its own defense then, or what that one gets (20.9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import OF_ATTACKERS, each, shared, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.restrictions import TARGETS

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

    _beside_me(grammar)
    _by_its_attacker(grammar)
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


def _beside_me(grammar: Grammar) -> None:
    """Add "when a friend attacks a character adjacent to Hollis, it modifies attack +1": near whom is said."""
    attacks = "when|whenever {character} attacks|targets {near_me} ,"
    for what in (
        "that friendly character {effects:others_deeds}", "it {effects:others_deeds}", "{effects:their_order}",
    ):  # fmt: skip
        _of_a_friend(grammar, f"{attacks} {what}", "character")
    several = "when|whenever {characters} attack|target {near_me} , they {effects:others_deeds}"
    _of_a_friend(grammar, several, "characters")


def _of_a_friend(grammar: Grammar, template: str, those: str) -> None:
    ordered = "their_order" in template

    def make(slots: Slots) -> Value | None:
        effects = slots["effects"]
        if ordered:
            effects = [{"modify": value, "add": effects[1]} for value in effects[0]]
        friend = slots[those].get("side") == "friends" and "itself" not in slots[those]
        plain = all(one.keys() == {"modify", "add"} and one["modify"] in OF_ATTACKERS for one in effects)
        if not friend or not plain or not slots["near_me"].keys().isdisjoint(("itself", "other", "any")):
            return None
        when = {"attack": {"role": "attacker", "other": slots["near_me"]}}
        return [{**one, "who": slots[those], "when": when} for one in effects]

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            for found, effects in untimed(rest):
                if ordered and any(one.keys() != {"modify", "add"} for one in effects):
                    continue
                change = [[one.get("modify") for one in effects], effects[0].get("add")] if ordered else effects
                slots: Slots = {those: who, "effects": change, "near_me": found.get("attack", {}).get("other", {})}
                if make(slots) == value:
                    yield slots

    grammar.made("meaning", template, make, split)


def _by_its_attacker(grammar: Grammar) -> None:
    """Add "when Hollis is attacked, modify defense +1 if the attacker …": what is asked of that one."""
    for attack in ("at_self", "at_itself"):
        for words in (
            f"when|whenever {{{attack}}} , {{effects:clause}} if the attacker {{of_target}}",
            f"when|whenever {{{attack}}} , if the attacker {{of_target}} , {{effects:clause}}",
        ):
            _asked_of_it(grammar, words, attack)
    for attacker in ("the attacker", "the attacking character"):
        _asked_of_it(grammar, f"if|while {attacker} {{of_target}} , {{effects:clause}}", "")
        _asked_of_it(grammar, f"{{effects:clause}} if|while {attacker} {{of_target}}", "")


def _asked_of_it(grammar: Grammar, template: str, slot: str) -> None:
    def make(slots: Slots) -> Value | None:
        attack = slots[slot] if slot else {"role": "target"}
        guarded = all(one.keys() == {"grants"} and one["grants"] in TARGETS for one in slots["effects"])
        own = all(one.keys() == {"modify", "add"} and one["modify"] == "defense" for one in slots["effects"])
        if not (own or (guarded and not slot)) or attack.keys() - {"role", "kind"}:
            return None
        return timed(slots["effects"], {"attack": {**attack, "other": slots["of_target"]}})

    def split(value: Value) -> Iterator[Slots]:
        for found, effects in untimed(value):
            attack = found.get("attack", {})
            if found.keys() == {"attack"} and "other" in attack:
                bare = {key: one for key, one in attack.items() if key != "other"}
                slots: Slots = {**({slot: bare} if slot else {}), "of_target": attack["other"], "effects": effects}
                if make(slots) == value:
                    yield slots

    grammar.made("meaning", template, make, split)
