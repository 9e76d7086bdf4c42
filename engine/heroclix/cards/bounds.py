"""Minimums, maximums and replaced values (6.8, 13.4)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar

__all__ = ["add_bounds"]


def add_bounds(grammar: Grammar) -> None:
    """Give the grammar values that are set or bounded, and those that can't be modified."""
    for value in ("speed", "attack", "defense", "damage", "range"):
        grammar.rule("deed", f"has|have a|an {value} value of {{digit}}", [{"replace": value, "set": "$digit"}])
        grammar.rule(
            "deed", f"has|have a|an minimum {value} value of {{digit}}", [{"bound": value, "minimum": "$digit"}]
        )
        grammar.rule(
            "deed", f"has|have a|an maximum {value} value of {{digit}}", [{"bound": value, "maximum": "$digit"}]
        )
        grammar.rule("meaning", f"{{selfs}} {value} value is {{digit}}", [{"replace": value, "set": "$digit"}])
        grammar.rule("meaning", f"{{selfs}} {value} value can't be modified", [{"cant_modify": value}])
        grammar.rule(
            "meaning",
            f"{{selfs}} {value} value can't be modified by {{before}} effects",
            [{"cant_modify": value, "by": "$before"}],
        )
    grammar.rule("meaning", "{selfs} combat values can't be modified", [{"cant_modify": "all"}])
    grammar.rule(
        "meaning",
        "{selfs} combat values can't be modified by {before} effects|characters",
        [{"cant_modify": "all", "by": "$before"}],
    )
