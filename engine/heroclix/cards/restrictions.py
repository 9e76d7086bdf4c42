"""A power with a restriction or a change (20.2): "Outwit, but only to target characters of 50 points or less."."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.clauses import timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_restrictions"]

CHANGES = {
    "with a range value of {digit}": {"range": "$digit"},
    "?, but with a range value of {digit}": {"range": "$digit"},
    "?, but ?only succeeds on {results}": {"succeeds_on": "$results"},
    "?, but ?it succeeds on {results}": {"succeeds_on": "$results"},
    "?, but ?only succeeds on a|an {results}": {"succeeds_on": "$results"},
    "?, but succeeds on a|an roll of {results}": {"succeeds_on": "$results"},
    "?, but doesn't halve speed": {"full_speed": True},
    "?, but do not halve speed": {"full_speed": True},
    "with a range of {digit}": {"range": "$digit"},
    "?, but does not halve speed": {"full_speed": True},
    "?, but {self} doesn't halve speed": {"full_speed": True},
    "?, but without halving speed": {"full_speed": True},
    "?, but only to target {aim}": {"target": "$aim"},
    "?, but only to choose {aim}": {"target": "$aim"},
    "?, but only to carry {aim}": {"target": "$aim"},
    "?, but only to place {aim}": {"target": "$aim"},
    "?, but may only target {aim}": {"target": "$aim"},
    "?, but only to target {myself}": {"target": {"itself": True}},
    "?, but only to generate {number} marker|markers": {"most": "$number"},
    "?, but only to generate up to {number} markers": {"most": "$number"},
    "?, but only to place {number} marker|markers": {"most": "$number"},
    "?, but deals {number} damage instead of {other}": None,
    "?, but deals {number} damage": {"deals": "$number"},
    "?, but only to modify {values}": {"only_modify": "$values"},
    "?, but only to modify {values} on {myself}": {"only_modify": "$values", "target": {"itself": True}},
    "?, but only to positively modify combat values": {"sign": "up"},
    "?, but only to negatively modify combat values": {"sign": "down"},
    "?, but only to negatively modify opposing combat values": {"sign": "down", "target": {"side": "opponents"}},
    "?, but may choose {character} within {digit} squares instead of adjacent": {
        "squares": "$digit",
        "target": "$character",
    },
}


def add_restrictions(grammar: Grammar) -> None:
    """Give the grammar powers that are not quite those of the card of powers."""
    grammar.rule("aim", "{characters}", "$characters")
    grammar.rule("aim", "{character}", "$character")
    for template, change in CHANGES.items():
        if change is not None:
            grammar.rule("restriction", template, change)
    grammar.made("deed", "can use {ability} {restriction}", _restricted, _taken_apart)
    for kind in ("meaning", "clause"):
        if kind == "meaning":
            grammar.made(kind, "{ability} {restriction}", _restricted, _taken_apart)
    grammar.rule("meaning", "{ability} as FREE", [{"as_free": "$ability"}])
    _conditional(grammar, "{granted} , but only if|when|while {condition}", "condition")
    _conditional(grammar, "{granted} if {condition}", "condition")
    _conditional(grammar, "{granted} , but only during your turn", {"turn": "own"})
    _conditional(grammar, "{granted} , but only during opponent's|opponents' turns|turn", {"turn": "others"})
    _conditional(grammar, "{granted} , but only during an opponent's turn", {"turn": "others"})
    _conditional(grammar, "{granted} , but only when|while|if {attack_itself}", "attack_itself")
    _conditional(grammar, "{granted} , but only when|while|if {attack_self}", "attack_self")
    _conditional(grammar, "{granted} , but only {against}", "against")
    _conditional(grammar, "{granted} when|while {attack_itself}", "attack_itself")
    _conditional(grammar, "{items} , but only if|when|while {condition}", "condition", "items")


def _restricted(slots: Slots) -> Value:
    return [{"grants": slots["ability"], "restrict": slots["restriction"]}]


def _taken_apart(value: Value) -> Iterator[Slots]:
    if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"grants", "restrict"}:
        yield {"ability": value[0]["grants"], "restriction": value[0]["restrict"]}


def _conditional(grammar: Grammar, template: str, slot: str | dict[str, Value], of: str = "granted") -> None:
    """Add powers that can be used under a condition alone; more than one power with one condition is not surely all."""

    def make(slots: Slots) -> Value | None:
        if len(slots[of]) != 1 or (of == "items" and slots[of][0].get("grants") != "stop"):
            return None
        return timed(slots[of], _conditions(slots, slot))

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if isinstance(slot, dict):
                if conditions == slot:
                    yield {of: rest}
            elif slot == "condition":
                yield {of: rest, slot: conditions}
            elif conditions.keys() == {"attack"}:
                yield {of: rest, slot: conditions["attack"]}

    grammar.made("meaning", template, make, split)


def _conditions(slots: Slots, slot: str | dict[str, Value]) -> dict[str, Value]:
    if isinstance(slot, dict):
        return slot
    found: dict[str, Value] = slots[slot] if slot == "condition" else {"attack": slots[slot]}
    return found
