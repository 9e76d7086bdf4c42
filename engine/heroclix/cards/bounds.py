"""Minimums, maximums and replaced values (6.8, 13.4)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value

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
    others: dict[str, Value] = {"cant_modify": "all", "who": {"side": "opponents"}}
    attacking = {"attack": {"role": "attacker", "other": {"itself": True}}}
    for whose in ("opposing characters' combat values", "the combat values of opposing characters"):
        for when in ("attacking {me}", "they attack {me}"):
            grammar.rule("meaning", f"{whose} can't be modified when {when}", [{**others, "when": attacking}])
    grammar.rule("meaning", "{selfs} combat values can't be modified", [{"cant_modify": "all"}])
    grammar.rule(
        "meaning",
        "{selfs} combat values can't be modified by {before} effects|characters",
        [{"cant_modify": "all", "by": "$before"}],
    )
