"""Modifiers of which one counts in its case instead: "modify attack +1, or +2 if Hollis has an action token" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_bettered"]

SMALL_HELD: dict[str, Value] = {  # tokens told in short behind those that were named before
    "none": {"most": 0},
    "no action tokens": {"most": 0},
    "one": {"least": 1, "most": 1},
    "one or more": {"least": 1},
    "two": {"least": 2, "most": 2},
}


def add_bettered(grammar: Grammar) -> None:
    """Give the grammar two numbers of one modifier, and two powers with a condition each."""
    for verb, kind in (
        ("modify", "meaning"), ("modify {selfs}", "meaning"), ("{self} modifies|modify", "meaning"),
        ("{self} modifies|modify his|her|its", "meaning"),
    ):  # fmt: skip
        for other in ("?, or {b:signed}", "?, or {b:signed} instead", ", {b:signed} instead"):
            for slot in ("condition", "bare"):
                words = f"{verb} {{values}} ?by {{a:signed}} {other} if|when|while {{{slot}}}"
                _two_numbers(grammar, kind, words, slot)
    _two_powers(grammar)


def _two_numbers(grammar: Grammar, kind: str, template: str, slot: str) -> None:
    """Add the better number in its case, and the other one in all others: never both."""

    def make(slots: Slots) -> Value | None:
        first, second, case = slots["a"], slots["b"], slots[slot]
        if first * second <= 0 or abs(second) <= abs(first) or "unless" in case:
            return None
        usual = [{"modify": value, "add": first, "when": {"unless": case}} for value in slots["values"]]
        return [*usual, *({"modify": value, "add": second, "when": case} for value in slots["values"])]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or not value or len(value) % 2:
            return
        usual, better = value[: len(value) // 2], value[len(value) // 2 :]
        if all(one.keys() == {"modify", "add", "when"} for one in value):
            values = [one["modify"] for one in usual]
            slots: Slots = {"a": usual[0]["add"], "b": better[0]["add"], slot: better[0]["when"], "values": values}
            if make(slots) == value:
                yield {**slots, "self": "self", "selfs": "self"}

    grammar.made(kind, template, make, split)


def _two_powers(grammar: Grammar) -> None:
    """Add "Hollis can use Stealth while she has no action tokens and Charge while she has one or more"."""
    grammar.rules("held_in_short", SMALL_HELD)
    grammar.rule("short_condition", "{self} has {held_in_short}", {"tokens": "$held_in_short"})
    for joint in (" and", " , and", " ,", " ; and"):
        for last in ("condition", "short_condition"):
            template = (
                f"{{self}} can use {{a:granted}} if|when|while {{c:condition}}{joint} "
                f"{{b:granted}} if|when|while {{d:{last}}}"
            )
            _each_with_its_own(grammar, template, last)


def _each_with_its_own(grammar: Grammar, template: str, last: str) -> None:
    def make(slots: Slots) -> Value | None:
        first, second = slots["a"], slots["b"]
        if any(one.keys() != {"grants"} for one in (*first, *second)):
            return None
        if last == "short_condition" and slots["c"].keys() != {"tokens"}:
            return None  # of which tokens it is told in short
        return [*({**one, "when": slots["c"]} for one in first), *({**one, "when": slots["d"]} for one in second)]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or any(one.keys() != {"grants", "when"} for one in value):
            return
        for cut in range(1, len(value)):
            parts: tuple[list[Mapping[str, Value]], ...] = (value[:cut], value[cut:])
            whens = [part[0]["when"] for part in parts]
            if all(one["when"] == when for part, when in zip(parts, whens, strict=True) for one in part):
                given = [[{"grants": one["grants"]} for one in part] for part in parts]
                yield {"self": "self", "a": given[0], "b": given[1], "c": whens[0], "d": whens[1]}

    grammar.made("meaning", template, make, split)
