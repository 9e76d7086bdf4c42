"""Two powers with one change, and changes that are told without "but": "Outwit and Perplex with a range value of 6"."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.versions import either
from engine.heroclix.written.applied import RESTRICTED

__all__ = ["add_paired_changes"]


def add_paired_changes(grammar: Grammar) -> None:
    """Give the grammar ranges of two powers at once, and what stands behind a comma alone."""
    _ranges(grammar)
    for succeeds in (", succeeds on ?a|an {results}", ", succeeding on ?a|an {results}"):
        grammar.rule("restriction", succeeds, {"succeeds_on": "$results"})
    form: Value = [{"grants": "blades-claws-fangs", "restrict": {"least": "$digit"}}]
    for least in (
        ", minimum result ?of|is {digit}",
        "?, with a minimum result of {digit}",
        ", but with minimum result {digit}",
    ):
        either(grammar, f"Blades/Claws/Fangs {least}", form)
    modified: Value = [{"grants": "perplex", "restrict": {"only_modify": "$some_values"}}]
    either(grammar, "Perplex ?, but may|can only modify {some_values} ?values", modified)


def _ranges(grammar: Grammar) -> None:
    """Add "Telekinesis and Mind Control with a range value of 8": either of them, since both have a range."""

    def fits(slots: Slots) -> bool:
        pair = slots["a"], slots["b"]
        return pair[0] != pair[1] and all("range" in RESTRICTED.get(slug, ()) for slug in pair)

    form: Value = [{"grants": f"${each}", "restrict": {"range": "$digit"}} for each in ("a", "b")]
    for begin in ("", "?, both ", "?, each ", "?, but both ", "?, but "):
        for distance in ("with a range ?value of {digit}", "with {digit} range"):
            either(grammar, f"{{a:ability}} and {{b:ability}} {begin}{distance}", form, fits)
