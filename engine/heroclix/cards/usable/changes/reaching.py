"""How far a changed power reaches, in more words: its range, how many it targets, past what it goes (11.5, 12.1)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_reaching"]

# what its own range value is, and how many it targets
RANGED = ("with a range ?value of {digit}", "with ?a range {digit}", "with {digit} range",
          "?, but with a range ?value of {digit}",
          "?, but {self} has a range ?value of {digit}", "?, but has|have a range ?value of {digit}")  # fmt: skip
LEAST = (
    "?, but ?the|its minimum range ?value is|becomes {digit}",
    "?, but {selfs} minimum range ?value is|becomes {digit}",
    "?, but {self} has a minimum range ?value of {digit}",
    "?, but has|have a minimum range ?value of {digit}",
    "and ?a minimum range ?value of {digit}",
)
JOINTS = ("and", ", and", "&")
CAN = ("", "can use ", "{self} can use ", "has ", "{self} has ")


def add_reaching(grammar: Grammar) -> None:
    """Give the grammar what is said of a power's range, its targets and its lines of fire."""
    grammar.made("past", "{gained}", _past, lambda value: iter([{"gained": [{"grants": slug} for slug in value]}]))
    for words in LEAST:
        grammar.rule("restriction", words, {"minimum_range": "$digit"})
    for ranged in RANGED:
        both: Value = {"range": "$digit", "targets": "$bolts"}
        for joint in JOINTS:
            grammar.rule("restriction", f"{ranged} {joint} {{bolts}}", both)
        for can in CAN:
            grammar.rule("restriction", f"{ranged} and {can}{{past}}", {"range": "$digit", "gains": "$past"})
    grammar.rule("restriction", "with {past}", {"gains": "$past"})
    for template in ("with ?a range {digit} {more:restriction}", "with {digit} range {more:restriction}",
                     "with a range of {digit} {more:restriction}"):  # fmt: skip
        grammar.rule("restriction", template, {"range": "$digit", "*": ["more"]})
    least = "with a minimum range ?value ?of {digit} {more:restriction}"
    grammar.rule("restriction", least, {"minimum_range": "$digit", "*": ["more"]})


def _past(slots: Slots) -> Value | None:
    """Return the improved abilities that somebody has meanwhile; None where it is anything else."""
    slugs = [one["grants"] for one in slots["gained"]]
    return slugs if all(slug.startswith(("improved-targeting:", "improved-movement:")) for slug in slugs) else None
