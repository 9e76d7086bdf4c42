"""Combat values of others that a card sets or bounds: of those it names, and of whom it attacks (13.1, 13.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.effects import each, shared
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.values.several import WAYS

__all__ = ["add_values_of_others"]

PLACED: Value = {"replace": "$one_value", "set": "$digit"}
LEAST: Value = {"bound": "$one_value", "minimum": "$digit"}
MOST: Value = {"bound": "$one_value", "maximum": "$digit"}
# behind whose they are
SAID: tuple[tuple[str, Value], ...] = (
    ("{one_value} ?value|values can't be more|greater|higher than {digit}", MOST),
    ("{one_value} ?value|values can't be less|lower than {digit}", LEAST),
    ("maximum {one_value} ?value|values is|are {digit}", MOST),
    ("minimum {one_value} ?value|values is|are {digit}", LEAST),
    ("{one_value} ?value|values is|are a maximum of {digit}", MOST),
    ("{one_value} ?value|values is|are a minimum of {digit}", LEAST),
    ("{one_value} value|values is|are|becomes|become {digit}", PLACED),
)
# of the target's defense, behind "when Hollis attacks"
OF_TARGETS: tuple[tuple[str, Value], ...] = (
    ("{whose} defense ?value|values is|are|becomes|become {digit}", {"replace": "defense", "set": "$digit"}),
    ("replace {whose} defense ?value|values with {digit}", {"replace": "defense", "set": "$digit"}),
    ("{whose} defense ?value|values can't be more|greater|higher than {digit}",
     {"bound": "defense", "maximum": "$digit"}),
    ("{whose} maximum defense ?value|values is|are {digit}", {"bound": "defense", "maximum": "$digit"}),
    ("{whose} defense ?value|values has|have a maximum of {digit}", {"bound": "defense", "maximum": "$digit"}),
)  # fmt: skip
WHOSE = ("the target's", "targets'", "each target's", "that character's", "their")
ATTACKS = ("attack_self", "attack_itself")


def add_values_of_others(grammar: Grammar) -> None:
    """Give the grammar values of others."""
    for words, meaning in SAID:
        _owned(grammar, f"{{owners}} {words}", meaning)
    _kept(grammar)
    for whose in WHOSE:
        for words, effect in OF_TARGETS:
            for attack in ATTACKS:
                _attacked(
                    grammar, f"when|whenever {{{attack}}} , {words.replace('{whose}', whose)}", attack, effect, whose
                )


def _owned(grammar: Grammar, words: str, meaning: Mapping[str, Value]) -> None:
    """Add what is so of values of whoever stands before them: "opposing characters' maximum attack value is 10"."""
    name, number = (
        ("bound", next(key for key in meaning if key in ("minimum", "maximum")))
        if "bound" in meaning
        else ("replace", "set")
    )

    def make(slots: Slots) -> Value | None:
        effect = {name: slots["one_value"], number: slots["digit"]}
        return each([effect], "who", slots["owners"])

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            if len(rest) == 1 and rest[0].keys() == {name, number}:
                yield {"owners": who, "one_value": rest[0][name], "digit": rest[0][number]}

    grammar.made("clause", words, make, split)


def _kept(grammar: Grammar) -> None:
    """Add values of opponents that can't be modified, or not up or down; of friends it is told elsewhere (13.1)."""
    for way, sign in WAYS:
        for value, said in (("{one_value} ?value|values", "$one_value"), ("combat values", "all")):
            form: Value = [{"cant_modify": said, **sign, "who": "$opposing_owners"}]
            grammar.rule("meaning", f"{{opposing_owners}} {value} can't be {way}modified", form)
    grammar.made(
        "opposing_owners",
        "{owners}",
        lambda slots: slots["owners"] if slots["owners"].get("side") == "opponents" else None,
        lambda value: iter([{"owners": value}]),
    )


def _attacked(grammar: Grammar, words: str, slot: str, effect: Mapping[str, Value], whose: str) -> None:
    """Add what the defense of whom the character attacks is in that attack: it is the one that matters there (13)."""
    number = next(key for key in effect if effect[key] == "$digit")

    def make(slots: Slots) -> Value | None:
        attack = slots[slot]
        if (
            attack.get("role") != "attacker"
            or attack.get("only")
            or (whose in ("that character's", "their") and "other" not in attack)
        ):
            return None
        rest = {key: each for key, each in attack.items() if key != "other"}
        when = {"attack": {**rest, "role": "target", "other": {"itself": True}}}
        return [{**effect, number: slots["digit"], "who": attack.get("other", {}), "when": when}]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) != 1 or value[0].keys() != {*effect, "who", "when"}:
            return
        [found] = value
        attack = found["when"].get("attack", {}) if isinstance(found["when"], Mapping) else {}
        if attack.get("other") == {"itself": True}:
            rest = {key: each for key, each in attack.items() if key not in ("other", "role")}
            other = {"other": found["who"]} if found["who"] else {}
            yield {slot: {"role": "attacker", **rest, **other}, "digit": found[number], "self": "self"}

    grammar.made("meaning", words, make, split)
