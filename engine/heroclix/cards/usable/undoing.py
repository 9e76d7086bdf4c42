"""Who can't do something to the character: "opposing effects can't place Hollis" (20.4)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["add_undoing"]

DONE = (("place", "placed"), ("move", "moved"), ("carry", "carried"), ("equip", "equipped"),
        ("knock back", "knocked-back"), ("move or place", "moved placed"),
        ("place or move", "placed moved"))  # fmt: skip
OPPOSING = ("opposing effects", "opponents", "an opponent", "opposing characters or effects")


def add_undoing(grammar: Grammar) -> None:
    """Give the grammar who can't do what to it."""
    for verb, done in DONE:
        by_some: Value = [{"cant_be": each, "by": "$blind"} for each in done.split()]
        grammar.rule("clause", f"{{blind:characters}} can't {verb} {{me}}", by_some)
        for who in OPPOSING:
            by_opponents: Value = [{"cant_be": each, "by": {"side": "opponents"}} for each in done.split()]
            grammar.rule("clause", f"{who} can't {verb} {{me}}", by_opponents)
