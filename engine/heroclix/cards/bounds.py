"""Minimums, maximums and replaced values, numbers of targets, values that aren't halved (6.8, 12.1, 13.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.position import VALUE_NAMES

__all__ = ["add_bounds"]

# how it is said that something isn't halved, of the character itself and of others
WHOLE = ("doesn't|don't halve", "do|does not halve")
HALVING = {"speed": ("charge", "running-shot"), "range": ("hypersonic-speed",)}  # the actions that halve what
OWN_WHOLE = ("{self} doesn't halve", "{self} does not halve", "don't halve", "do not halve",
             "you may choose to not halve", "you may choose not to halve")  # fmt: skip


def add_bounds(grammar: Grammar) -> None:
    """Give the grammar values that are set or bounded, and those that can't be modified or aren't halved."""
    for value in VALUE_NAMES:
        grammar.rule("one_value", value, value)
    placed, least, most = (
        {"replace": "$one_value", "set": "$digit"},
        {"bound": "$one_value", "minimum": "$digit"},
        {"bound": "$one_value", "maximum": "$digit"},
    )
    for kind, template, meaning in (
        ("deed", "has|have a|an {one_value} value of {digit}", placed),
        ("deed", "has|have a|an minimum {one_value} value of {digit}", least),
        ("deed", "has|have a|an maximum {one_value} value of {digit}", most),
        ("deed", "has|have a|an minimum {one_value} of {digit}", least),
        ("deed", "has|have a|an maximum {one_value} of {digit}", most),
        ("clause", "{selfs} minimum {one_value} ?value is {digit}", least),
        ("clause", "{selfs} maximum {one_value} ?value is {digit}", most),
        ("clause", "{selfs} {one_value} ?value is|becomes {digit}", placed),
        ("clause", "{selfs} {one_value} value can't be less|lower than {digit}", least),
        ("clause", "{selfs} {one_value} value can't be more|greater|higher than {digit}", most),
    ):
        grammar.rule(kind, template, [meaning])
    for way, sign in (("", {}), ("positively ", {"sign": "up"}), ("negatively ", {"sign": "down"})):
        kept: dict[str, Value] = {"cant_modify": "$one_value", **sign}
        words = f"{{selfs}} {{one_value}} ?value can't be {way}modified"
        grammar.rule("meaning", words, [kept])
        if sign:
            grammar.rule("meaning", f"{{selfs}} {{one_value}} ?value can't be modified {way.strip()}", [kept])
        grammar.rule("meaning", f"{words} by {{before}} effects|characters", [{**kept, "by": "$before"}])
    for ranged in ("a range value of", "range"):
        set_range = {"replace": "range", "set": "$digit"}
        grammar.rule("deed", f"has|have {ranged} {{digit}} and {{bolts}}", [set_range, {"targets": "$bolts"}])
    grammar.rule("deed", "has|have ?a range {digit}", [{"replace": "range", "set": "$digit"}])
    grammar.rule("deed", "has|have {bolts}", [{"targets": "$bolts"}])
    others: dict[str, Value] = {"cant_modify": "all", "who": {"side": "opponents"}}
    attacking = {"attack": {"role": "attacker", "other": {"itself": True}}}
    for whose in ("opposing characters' combat values", "the combat values of opposing characters"):
        for when in ("attacking {me}", "they attack {me}"):
            grammar.rule("meaning", f"{whose} can't be modified when {when}", [{**others, "when": attacking}])
        grammar.rule("meaning", f"when attacking {{me}} , {whose} can't be modified", [{**others, "when": attacking}])
    grammar.rule("meaning", "{selfs} combat values can't be modified", [{"cant_modify": "all"}])
    grammar.rule(
        "meaning",
        "{selfs} combat values can't be modified by {before} effects|characters",
        [{"cant_modify": "all", "by": "$before"}],
    )
    _whole(grammar)


def _whole(grammar: Grammar) -> None:
    """Add speed and range that some actions don't halve (27.1e, 27.1j, 27.1l)."""
    for value in ("speed", "range"):
        for words in WHOLE:
            _unhalved(
                grammar, "deed", f"{words} ?his|her|its|their {value} ?value when|while using {{powers_or}}", value
            )
            _unhalved(grammar, "deed", f"{words} ?his|her|its|their {value} ?value for|with {{powers_or}}", value)
            own = f"{{self}} {words} ?his|her|its|their {value} ?value when {{self}} uses {{powers_or}}"
            _unhalved(grammar, "clause", own, value)
        for words in OWN_WHOLE:
            said = f"{words} ?his|her|its|their {value} ?value"
            for uses in (
                "when|whenever {self} uses {powers_or}",
                "when|whenever {self} uses {powers_or:the_listed}",
                "when|while using {powers_or}",
            ):
                _unhalved(grammar, "clause", f"{uses} , {said}", value)
                for conditions in ("if {condition} , ", "if {condition} "):
                    _unhalved(grammar, "meaning", f"{uses} , {conditions}{said}", value)


def _unhalved(grammar: Grammar, kind: str, template: str, value: str) -> None:
    conditional = "{condition}" in template

    def make(slots: Slots) -> Value | None:
        if not set(slots["powers_or"]) <= set(HALVING[value]):
            return None
        when = {"when": slots["condition"]} if conditional else {}
        return [{"unhalved": value, "of": slug, **when} for slug in slots["powers_or"]]

    def split(found: Value) -> Iterator[Slots]:
        if not isinstance(found, list) or not found:
            return
        first = found[0]
        if all(isinstance(one, dict) and {**one, "of": ""} == {**first, "of": ""} for one in found):
            slots: Slots = {"powers_or": [one.get("of") for one in found], "self": "self"}
            if conditional and "when" in first:
                slots["condition"] = first["when"]
            if first.keys() == {"unhalved", "of", *(("when",) if conditional else ())} and first["unhalved"] == value:
                yield slots

    grammar.made(kind, template, make, split)
