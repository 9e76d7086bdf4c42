"""What others modify in attacks by an action: "friendly characters using Charge modify attack +1" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import OF_ATTACKERS, shared, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.timing.sentences import ATTACKING

__all__ = ["add_using"]

WORDS = (
    "{those:characters} using {powers_or} modify ?their {change}",
    "when|whenever {those:characters} use {powers_or} , they modify ?their {change}",
    "when|whenever {those:characters} use {powers_or} , modify their {change}",
    "when|whenever {those:character} uses {powers_or} , it|they modifies|modify ?its|their {change}",
    "when|whenever {those:character} uses {powers_or} , modify its|their {change}",
    "when|whenever {those:character} uses {powers_or} , modify that character's {change}",
)


def add_using(grammar: Grammar) -> None:
    """Give the grammar what counts in attacks that others make by such an action."""
    for template in WORDS:
        grammar.made("meaning", template, _made, _split)


def _made(slots: Slots) -> Value | None:
    values, add = slots["change"]
    if (
        "itself" in slots["those"]
        or not ATTACKING.issuperset(slots["powers_or"])
        or not set(values) <= set(OF_ATTACKERS)
    ):
        return None
    when = {"attack": {"role": "attacker", "using": slots["powers_or"]}}
    return [{"modify": value, "add": add, "who": slots["those"], "when": when} for value in values]


def _split(value: Value) -> Iterator[Slots]:
    for who, rest in shared(value, "who"):
        for found, effects in untimed(rest):
            attack = found.get("attack", {})
            if attack.keys() == {"role", "using"} and all(one.keys() == {"modify", "add"} for one in effects):
                change = [[one["modify"] for one in effects], effects[0]["add"]]
                slots: Slots = {"those": who, "powers_or": attack["using"], "change": change}
                if _made(slots) == value:
                    yield slots
