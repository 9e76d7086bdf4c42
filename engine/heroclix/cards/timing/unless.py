"""Modifiers that count but in some attacks, or by another number there: "+1 unless attacking …" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.effects import OF_ATTACKERS, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_unless"]

KNOWN = frozenset(("role", "kind", "other", "targets", "only"))  # of an attack in which something does not count
CASES = (
    ("{attack_itself}", "if|when|while"), ("{attack_self}", "if|when|while"), ("{its_target}", "if"),
)  # fmt: skip
OWN = ("modify", "modify {selfs}", "{self} modifies|modify", "{self} modifies|modify his|her|its")


def add_unless(grammar: Grammar) -> None:
    """Give the grammar attacks that are left out, and better numbers in them."""
    for slot in ("attack_itself", "attack_self"):
        _left_out(grammar, f"{{effects:clause}} ?, unless {{{slot}}}", slot)
        _left_out(grammar, f"{{effects:clause}} ?, but not when|while|if {{{slot}}}", slot)
    for words in ("they attack|target {me}", "they're|they are attacking|targeting {me}", "attacking|targeting {me}"):
        _left_out_of_theirs(grammar, f"{{effects:clause}} ?, unless {words}")
    for verb in OWN:
        for case, word in CASES:
            for other in ("?, or {b:signed}", "?, or {b:signed} instead", ", {b:signed} instead"):
                words = f"{verb} {{values}} ?by {{a:signed}} {other} {word} {case}"
                _two_numbers(grammar, words, case.strip("{}"))


def _fits(effects: Sequence[Mapping[str, Value]], attack: Mapping[str, Value]) -> bool:
    """Return whether effects are modifiers of its own that count in such an attack, for whoever makes or suffers it."""
    known = OF_ATTACKERS if attack.get("role") == "attacker" else ("defense",)
    own = all(one.keys() == {"modify", "add"} for one in effects)
    return own and attack.keys() <= KNOWN and all(one["modify"] in known for one in effects)


def _left_out(grammar: Grammar, template: str, slot: str) -> None:
    def make(slots: Slots) -> Value | None:
        attack = slots[slot]
        if attack.keys() == {"role"} or not _fits(slots["effects"], attack):
            return None
        return timed(slots["effects"], {"no_attack": attack})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if conditions.keys() == {"no_attack"}:
                yield {"effects": rest, slot: conditions["no_attack"]}

    grammar.made("meaning", template, make, split)


def _left_out_of_theirs(grammar: Grammar, template: str) -> None:
    """Add "opposing characters modify attack -1 unless they attack Hollis"."""
    attack: dict[str, Value] = {"role": "attacker", "other": {"itself": True}}

    def make(slots: Slots) -> Value | None:
        effects = slots["effects"]
        theirs = all(one.keys() == {"modify", "add", "who"} and one["modify"] in OF_ATTACKERS for one in effects)
        opposing = theirs and all(one["who"].get("side") == "opponents" for one in effects)
        return timed(effects, {"no_attack": attack}) if opposing else None

    def split(value: Value) -> Iterator[Slots]:
        yield from (
            {"effects": rest, "me": "self"}
            for conditions, rest in untimed(value)
            if conditions == {"no_attack": attack}
        )

    grammar.made("meaning", template, make, split)


def _two_numbers(grammar: Grammar, template: str, slot: str) -> None:
    """Add "modify attack +1, or +2 when attacking …": the better number there, the other one at any other time."""

    def make(slots: Slots) -> Value | None:
        first, second = slots["a"], slots["b"]
        attack = {"role": "attacker", "other": slots[slot]} if slot == "its_target" else slots[slot]
        usual = [{"modify": value, "add": first} for value in slots["values"]]
        if first * second <= 0 or abs(second) <= abs(first) or not _fits(usual, attack) or attack.keys() == {"role"}:
            return None
        better = [{"modify": value, "add": second, "when": {"attack": attack}} for value in slots["values"]]
        return [*(timed(usual, {"no_attack": attack}) or ()), *better]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or not value or len(value) % 2:
            return
        usual, better = value[: len(value) // 2], value[len(value) // 2 :]
        if any(one.keys() != {"modify", "add", "when"} for one in value) or "attack" not in better[0]["when"]:
            return
        attack = better[0]["when"]["attack"]
        said = attack.get("other") if slot == "its_target" else attack
        slots: Slots = {"values": [one["modify"] for one in usual], "a": usual[0]["add"], "b": better[0]["add"]}
        slots |= {slot: said, "self": "self", "selfs": "self"}
        if said is not None and make(slots) == value:
            yield slots

    grammar.made("meaning", template, make, split)
