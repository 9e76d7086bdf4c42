"""What can't be done to whom, and what protects from it (20.4, 22.6, 27.7n)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar

__all__ = ["add_protections"]

CANT_BE = {
    "targeted": "targeted",
    "the target of an attack": "targeted",
    "carried": "carried",
    "healed": "healed",
    "knocked back": "knocked-back",
    "equipped": "equipped",
    "placed": "placed",
    "moved": "moved",
    "given action tokens": "given-tokens",
}


def add_protections(grammar: Grammar) -> None:
    """Give the grammar protections and what can't be done."""
    grammar.rule("deed", "has|have PROTECTED|SAFEGUARD : {guards}", "$guards")
    for template in ("but only from {characters}", ", but only from {characters}", ", but only against {characters}"):
        guard = [{"safeguard": "$power", "by": "$characters"}]
        grammar.rule("deed", f"has|have PROTECTED|SAFEGUARD : {{power}} {template}", guard)
    for words, done in CANT_BE.items():
        grammar.rule("deed", f"can't be {words}", [{"cant_be": done}])
        for by in ("", " effects"):
            if done != "healed":
                grammar.rule(
                    "deed", f"can't be {words} by {{before}}{by or ' characters'}", [{"cant_be": done, "by": "$before"}]
                )
    for template, by in (
        ("can't be targeted by {characters}", "$characters"),
        ("can't be the target of an attack by {characters}", "$characters"),
        ("can't be attacked by {characters}", "$characters"),
    ):
        grammar.rule("deed", template, [{"cant_be": "targeted", "by": by}])
    grammar.rule("deed", "can't be moved or placed", [{"cant_be": "moved"}, {"cant_be": "placed"}])
    both = [{"cant_be": "moved", "by": "$before"}, {"cant_be": "placed", "by": "$before"}]
    grammar.rule("deed", "can't be moved or placed by {before} effects|characters", both)
    grammar.rule(
        "deed",
        "can't have his|her|its|their combat values modified by {characters}",
        [{"cant_modify": "all", "by": "$characters"}],
    )
    grammar.rule("deed", "can't be chosen for|by {power}", [{"cant_be": "chosen", "of": "$power"}])
    grammar.rule(
        "deed",
        "can't be chosen for|by {character_s} {power}",
        [{"cant_be": "chosen", "of": "$power", "by": "$character_s"}],
    )
    grammar.rule("character_s", "opposing", {"side": "opponents"})
    grammar.rule("meaning", "{blind:characters} can't target {me}", [{"cant_be": "targeted", "by": "$blind"}])
