"""What is so of the character itself, in further words: tokens, where it stands, what it did this turn (20.9)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value
from engine.heroclix.position import VALUE_NAMES

__all__ = ["add_own"]

OWN: dict[str, Value] = {
    "is not in|within your|his|her|its ?own starting area": {"unless": {"area": "own"}},
    "occupies a square adjacent to {terrains} terrain": {"beside": "$terrains"},
    "didn't move or get placed this turn": {"moved_or_placed": False},
    "did not move or get placed this turn": {"moved_or_placed": False},
    "has not been given a costed|non-free action this turn": {"acted": False},
    "wasn't given a costed|non-free action this turn": {"acted": False},
    "has ?already used {powers_or} this turn": {"itself": {"used": "$powers_or"}},
    "used {powers_or} this turn": {"itself": {"used": "$powers_or"}},
    "hasn't used {power} this turn": {"unless": {"itself": {"used": ["$power"]}}},
    "didn't use {power} this turn": {"unless": {"itself": {"used": ["$power"]}}},
    **{
        f"has a printed {value} value {bound}": {"itself": {"printed": {"value": value, **numbers}}}
        for value in VALUE_NAMES
        for bound, numbers in (
            ("of {digit}", {"least": "$digit", "most": "$digit"}),
            ("of {digit} or more|higher|greater", {"least": "$digit"}),
            ("of {digit} or less|lower", {"most": "$digit"}),
        )
    },
}


def add_own(grammar: Grammar) -> None:
    """Give the grammar these."""
    grammar.rules("of_itself", OWN)
    grammar.rule("some_tokens", "{under} {proper} tokens", {"name": "$proper", "most": "$under"})
