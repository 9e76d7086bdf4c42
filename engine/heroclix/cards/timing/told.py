"""Whom a condition tells of, and who gets what then: "if a friend has a keyword, that character …" (20.9, 20.9a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import each, shared, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged, parted

__all__ = ["add_told"]

CHANGES = ("grants", "modify", "safeguard")  # what counts in a case of its own, and not in the other


def add_told(grammar: Grammar) -> None:
    """Give the grammar these."""
    for word in ("if", "while", "when"):
        _that_character(grammar, f"{word} {{character}} {{predicate}} , that character {{others_deeds}}")
    for mark in (",", ";"):
        for otherwise in ("otherwise", "otherwise ,"):
            _otherwise(grammar, f"if|while {{condition}} , {{a:clause}} {mark} {otherwise} {{b:clause}}")


def _that_character(grammar: Grammar, template: str) -> None:
    """Add what each of those gets of whom something is so."""

    def make(slots: Slots) -> Value | None:
        those = merged(slots["character"], slots["predicate"])
        if those is None or "side" not in those or those.keys() & {"itself", "any", "near"}:
            return None
        if any(one.keys() & {"when", "by", "per"} for one in slots["others_deeds"]):
            return None
        return each(slots["others_deeds"], "who", those)

    def split(value: Value) -> Iterator[Slots]:
        for those, effects in shared(value, "who"):
            for one, other in parted(those):
                if one and other:
                    yield {"character": one, "predicate": other, "others_deeds": effects}

    grammar.made("meaning", template, make, split)


def _otherwise(grammar: Grammar, template: str) -> None:
    """Add what counts under a condition, and what else does where it isn't met; both of the character itself."""

    def plain(effects: Value) -> bool:
        return all(one.keys() & set(CHANGES) and not one.keys() & {"who", "when", "restrict"} for one in effects)

    def make(slots: Slots) -> Value | None:
        condition = slots["condition"]
        if "attack" in condition or not plain(slots["a"]) or not plain(slots["b"]):
            return None
        first, second = timed(slots["a"], condition), timed(slots["b"], {"unless": condition})
        return None if first is None or second is None else [*first, *second]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list):
            return
        for cut in range(1, len(value)):
            for condition, first in untimed(value[:cut]):
                for other, second in untimed(value[cut:]):
                    slots: Slots = {"condition": condition, "a": first, "b": second}
                    if other == {"unless": condition} and make(slots) == value:
                        yield slots

    grammar.made("meaning", template, make, split)
