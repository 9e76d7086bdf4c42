"""Sentences that change the power of the list before them: "When Hollis uses it, she deals 3 damage instead of 2".

They count wherever the power is used through their card, which gives it in no other way (20.7a).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.wording import INSTEAD

__all__ = ["SHOTS", "add_numbers"]

USES = ("when|whenever {self} uses {powers_or:its} , ", "when|whenever {self} uses {powers_or:either} , ")
# powers that reach as far as a range value says, without an attack; and those that are attacks along lines of fire
AFAR = ("outwit", "perplex", "telekinesis")
SHOTS = ("mind-control", "energy-explosion", "pulse-wave", "running-shot", "hypersonic-speed")
REACH = ("{self} has a range ?value of {digit}", "{self} has range {digit}", "{self} has {digit} range",
         "his|her|its|their range ?value becomes|is {digit}")  # fmt: skip
LEAST = (
    "{self} has a minimum range ?value of {least:digit}",
    "his|her|its|their minimum range ?value is {least:digit}",
)
ABLE = ("can use {gained}", "has {gained}")
JOINTS = (" and ", " , and ", " , ")


def add_numbers(grammar: Grammar) -> None:
    """Give the grammar what a sentence behind a list says of the power's damage, range, targets and line of fire."""
    _damage(grammar)
    for reach in REACH:
        _rider(grammar, reach, AFAR, ("digit",))
        for joint in JOINTS:
            _rider(grammar, f"{reach}{joint}{{bolts}}", SHOTS, ("digit", "bolts"))
            for able in ABLE:
                for he in ("", "{self} ", "he|she|it "):
                    _rider(grammar, f"{reach}{joint}{he}{able}", (*AFAR, *SHOTS), ("digit", "gained"))
    for least in LEAST:
        _rider(grammar, least, AFAR, ("least",))
    for able in ABLE:
        _rider(grammar, f"{{self}} {able}", AFAR, ("gained",))
    _rider(grammar, "{self} has {bolts}", SHOTS, ("bolts",))
    for least in ("?the|its minimum result is {claws:digit}", "?the|its result can't be less|lower than {claws:digit}"):
        _rider(grammar, least, ("blades-claws-fangs",), ("claws",))


def _damage(grammar: Grammar) -> None:
    """Add the damage of powers that deal a number of their own, where a card makes it more (12.4c)."""
    for _, slug, usual in (*INSTEAD, ("Poison", "poison", 1)):
        for behind in (f"instead of {usual}", "instead"):
            for words in (
                f"it deals {{number}} damage {behind}",
                f"{{self}} deals {{number}} damage {behind}",
                f"deal {{number}} damage {behind}",
                f"hit characters are dealt {{number}} damage {behind}",
                f"each hit character is dealt {{number}} damage {behind}",
            ):
                _rider(grammar, words, (slug,), ("number",))


def _change(slots: Slots) -> dict[str, Value] | None:
    made: dict[str, Value] = {}
    if "number" in slots:
        made["deals"] = slots["number"]
    if "digit" in slots:
        made["range"] = slots["digit"]
    if "least" in slots:
        made["minimum_range"] = slots["least"]
    if "claws" in slots:
        made["least"] = slots["claws"]
    if "bolts" in slots:
        made["targets"] = slots["bolts"]
    if "gained" in slots:
        gained = [one["grants"] for one in slots["gained"]]
        if not all(slug.startswith("improved-targeting") for slug in gained):
            return None
        made["gains"] = gained
    return {**made, "always": True}


def _slots(restrict: Value) -> Slots:
    names = {"deals": "number", "range": "digit", "minimum_range": "least", "targets": "bolts", "least": "claws"}
    slots: Slots = {slot: restrict[key] for key, slot in names.items() if key in restrict}
    if "gains" in restrict:
        slots["gained"] = [{"grants": slug} for slug in restrict["gains"]]
    return slots


def _rider(grammar: Grammar, words: str, powers: Sequence[str], of: Sequence[str]) -> None:
    """Add a sentence that changes the power at the head of its part, wherever that is used through its card."""

    def make(slots: Slots) -> Value | None:
        change = _change({name: slots[name] for name in of})
        if change is None or not set(powers).issuperset(slots["powers_or"]):
            return None
        return [{"grants": slug, "restrict": change} for slug in slots["powers_or"]]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and value and all(one.keys() == {"grants", "restrict"} for one in value):
            slots = _slots(value[0]["restrict"])
            slots |= {"powers_or": [one["grants"] for one in value], "self": "self", "selfs": "self"}
            if set(of) <= slots.keys() and make(slots) == value:
                yield slots

    for uses in USES:
        grammar.made("meaning", uses + words, make, split)
