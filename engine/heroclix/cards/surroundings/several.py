"""What is so of several others, or of one, as a condition: "three or more friendly characters have …" (20.9)."""

from __future__ import annotations

from engine.heroclix.cards.conditions import PREDICATES, add_near
from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["add_several"]

# of each of several, behind "three or more friendly characters"; the same of one
PREDICATES_OF_SEVERAL: dict[str, Value] = {
    "have the {keywords} keyword|keywords": {"keyword": "$keywords"},
    "can use {powers_or}": {"can_use": "$powers_or"},
    "occupy {terrains} terrain": {"on": "$terrains"},
    "have {held}": {"tokens": "$held"},
    "are equipped": {"equipped": True},
    "are {digit} points or more": {"points": {"least": "$digit"}},
    "are {digit} points or less|fewer": {"points": {"most": "$digit"}},
}
# of one of them
POINTS: dict[str, Value] = {
    "is ?worth {digit} points or more": {"points": {"least": "$digit"}},
    "is ?worth {digit} points or less|fewer": {"points": {"most": "$digit"}},
    "has a point value of {digit} or more": {"points": {"least": "$digit"}},
    "has a point value of {digit} or less": {"points": {"most": "$digit"}},
}


def add_several(grammar: Grammar) -> None:
    """Give the grammar these conditions."""
    for words, meaning in PREDICATES_OF_SEVERAL.items():
        those: Value = {"of": {**meaning, "*": ["plural"]}, "*": ["more"]}
        for where in ("", "on the map "):
            add_near(grammar, "counted", f"{{more}} {{plural}} {where}{words}", those)
    grammar.rules("predicate", POINTS)
    for words, meaning in {**PREDICATES, **POINTS}.items():
        more = meaning.get("*", [])
        rest = {key: each for key, each in meaning.items() if key != "*"}
        one: Value = {"of": {**rest, "*": ["character", *more]}, "least": 1}
        add_near(grammar, "counted", f"{{character}} on the map {words}", one)
    _beside(grammar)


def _beside(grammar: Grammar) -> None:
    """Add "Hollis has two or more opposing characters adjacent": as many are adjacent to her (6.3)."""
    for beside in ("adjacent", "adjacent to {myself}"):
        one: Value = {"of": {"adjacent": True, "*": ["character"]}, "least": 1}
        add_near(grammar, "has_near", f"{{character}} {beside}", one)
        several: Value = {"of": {"adjacent": True, "*": ["plural"]}, "*": ["more"]}
        add_near(grammar, "has_near", f"{{more}} {{plural}} {beside}", several)
        none: Value = {"of": {"adjacent": True, "*": ["plural"]}, "most": 0}
        add_near(grammar, "has_near", f"no {{plural}} {beside}", none)
    grammar.rule("one_condition", "{self} has|have {has_near}", {"count": ["$has_near"]})
