"""What else a modifier counts: those beside the target, tokens on it, a number called X; and least values (6.7, 13.4).

"Modify attack +1 for each other friendly character adjacent to the target", "modify damage +X, where X is …".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.effects import OF_ATTACKERS
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.modifiers import MOST, made_of, slots_of

__all__ = ["add_counts"]

THE_TARGET = ("the target", "that target", "his|her|its|their target", "{selfs} target")
# what is told of a number, by what it is a number of
NUMBER_OF: dict[str, Value] = {
    "action tokens {self} has": {"tokens": True},
    "action tokens on {me}": {"tokens": True},
    "{selfs} action tokens": {"tokens": True},
    "{proper} tokens {self} has": {"named_tokens": "$proper"},
    "{proper} tokens on {me}": {"named_tokens": "$proper"},
    "{proper} tokens on this card": {"named_tokens": "$proper"},
    "{proper} tokens on {selfs} card": {"named_tokens": "$proper"},
    "{selfs} {proper} tokens": {"named_tokens": "$proper"},
    "{plural}": {"characters": "$plural"},
    "{plural} on the map": {"characters": "$plural"},
}
ON_TARGETS: dict[str, Value] = {
    f"{tokens} {behind}": counted
    for tokens, counted in (
        ("action tokens", {"its_tokens": True}),
        ("{proper} tokens", {"named_tokens": "$proper", "its_tokens": True}),
    )
    for target in THE_TARGET
    for behind in (f"on {target}", f"{target} has")
}
LEAST = (
    "?, to a minimum of {digit}", "?, minimum ?of {digit}", "( to a minimum of {digit} )", "( minimum ?of {digit} )",
    "( min|min. ?of {digit} )",
)  # fmt: skip


def add_counts(grammar: Grammar) -> None:
    """Give the grammar what is counted besides, and the least that a value may become."""
    for target in THE_TARGET:
        beside = {"characters": "$singular", "beside_it": True}
        grammar.rule("per_target", f"for each|every {{singular}} adjacent to {target}", beside)
        for tokens in (f"on {target}", f"{target} has"):
            named = {"named_tokens": "$proper", "its_tokens": True}
            grammar.rule("per_target", f"for each|every {{proper}} token {tokens}", named)
    grammar.rules("number_of", NUMBER_OF)
    grammar.rules("number_on_target", ON_TARGETS)
    for target in THE_TARGET:
        beside = {"characters": "$plural", "beside_it": True}
        grammar.rule("number_on_target", f"{{plural}} adjacent to {target}", beside)
    for kind, verb in (
        ("order", "modify"), ("order", "modify {selfs}"), ("own_deed", "modifies|modify"),
        ("own_deed", "modifies|modify his|her|its"),
    ):  # fmt: skip
        for most in ("", *MOST):
            _counted(grammar, kind, f"{verb} {{change}} {{per:per_target}} {most}")
            _x(grammar, kind, verb, most)
    for kind, verb in (
        ("order", "modify"), ("order", "modify {selfs}"), ("deed", "modifies|modify"),
        ("own_deed", "modifies|modify his|her|its"), ("others_deed", "modify their"),
    ):  # fmt: skip
        for least in LEAST:
            _at_least(grammar, kind, f"{verb} {{change}} {least}")


def _counted(grammar: Grammar, kind: str, template: str) -> None:
    """Add a modifier that counts something of the target: in an attack of the character's own alone."""
    fixed = {"selfs": "self"} if "{selfs}" in template else {}
    most = "{most" in template

    def make(slots: Slots) -> Value | None:
        return made_of(slots) if set(slots["change"][0]) <= set(OF_ATTACKERS) else None

    def split(value: Value) -> Iterator[Slots]:
        yield from ({**slots, **fixed} for slots in slots_of(value, True, most) if make(slots) == value)

    grammar.made(kind, template, make, split)


def _x(grammar: Grammar, kind: str, verb: str, most: str) -> None:
    """Add "+X, where X is the number of …": one for each of them."""
    for sign, add in (("+", 1), ("-", -1)):
        for number in ("{per:number_of}", "{per:number_on_target}"):
            for equals in ("is", "equals", "is equal to"):
                where = f"?, where X {equals} the number of"
                template = f"{verb} {{values}} ?by {sign} X {most} {where} {number}"
                _called_x(grammar, kind, template, add, "on_target" in number)


def _called_x(grammar: Grammar, kind: str, template: str, add: int, of_target: bool) -> None:
    most = "{most" in template

    def make(slots: Slots) -> Value | None:
        if of_target and not set(slots["values"]) <= set(OF_ATTACKERS):
            return None
        return made_of({**slots, "change": [slots["values"], add]})

    def split(value: Value) -> Iterator[Slots]:
        for slots in slots_of(value, True, most):
            values, number = slots["change"]
            if number == add:
                rest: Mapping[str, Value] = {key: each for key, each in slots.items() if key != "change"}
                yield {**rest, "values": values, "selfs": "self"}

    grammar.made(kind, template, make, split)


def _at_least(grammar: Grammar, kind: str, template: str) -> None:
    """Add "modify damage -1, minimum 1": the value becomes no less than that (13.4)."""

    def make(slots: Slots) -> Value | None:
        values, add = slots["change"]
        if len(values) != 1 or add >= 0:
            return None
        return [{"modify": values[0], "add": add}, {"bound": values[0], "minimum": slots["digit"]}]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) != 2 or "modify" not in value[0] or "bound" not in value[1]:
            return
        changed, bound = value
        slots: Slots = {"change": [[changed["modify"]], changed.get("add")], "digit": bound.get("minimum")}
        if None not in (slots["change"][1], slots["digit"]) and make(slots) == value:
            yield {**slots, "selfs": "self"}

    grammar.made(kind, template, make, split)
