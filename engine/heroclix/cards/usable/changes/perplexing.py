"""Perplex that may modify by 2 where its target shares a keyword with its user, however the card has it (27.4j)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["add_perplexing"]


def add_perplexing(grammar: Grammar) -> None:
    """Give the grammar what whoever has Perplex may do instead: as its card of powers or its own card has it (20.7)."""
    grammar.rule("its_perplex", "Perplex", "perplex")
    grammar.made(
        "its_perplex",
        "{head}",
        lambda slots: slots["head"] if slots["head"] == "perplex" else None,
        lambda value: iter([{"head": value}]),
    )
    grammar.constants["its_perplex"] = "perplex"
    shared: Value = {"adds": 2, "target": {"shares_keyword": True}, "*": ["twos"]}
    form: Value = [{"grants": "perplex", "restrict": shared, "when": {"can_use": ["perplex"]}}]
    value = "a|the|one ?combat value except damage"
    for him in ("him|her|it", "{me}"):
        for who in ("{self}", "you"):
            shares = f"when|whenever {{self}} uses {{its_perplex}} , if the target shares a keyword with {him}"
            grammar.rule("meaning", f"{shares} , {who} may instead modify {value} ?by {{twos}}", form)
