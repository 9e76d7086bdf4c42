"""Damage of which a sentence says no subject, and who can't reduce what the character deals (12.4d, 12.5, 20.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.grammar import Grammar, Reading, Value
from engine.heroclix.cards.harm.dealt import unreduced
from engine.heroclix.cards.phrases import NOUNS

__all__ = ["add_unsaid"]

# what a sentence with no subject may say of its own character
OWN = frozenset(("penetrating", "reduces_penetrating", "takes_most", "reduces_besides"))
# attacks made with terrain markers, by their types of action (27.8)
TERRAIN_ACTIONS = (
    ("CLOSE|Close Terrain Action", ("close-terrain-action",)),
    ("RANGE|Range Terrain Action", ("range-terrain-action",)),
    ("CLOSE|Close or RANGE|Range Terrain Action", ("close-terrain-action", "range-terrain-action")),
)
DAMAGE = "?all ?the damage"
# another way to say that something stays of it
LEFT = ("can't be reduced to less than {some}", "can't be reduced to lower than {some}")


def add_unsaid(grammar: Grammar) -> None:
    """Give the grammar damage of nobody named, which is its own character's."""
    grammar.primitive("nobody", _nobody, "self")
    grammar.primitive("sufferer", _sufferer, "self")
    grammar.made(
        "clause",
        "{nobody} {own_deed}",
        lambda slots: slots["own_deed"] if _is_own(slots["own_deed"]) else None,
        lambda value: iter([{"own_deed": value}]) if isinstance(value, list) and _is_own(value) else iter(()),
    )
    own = f"{DAMAGE} {{own_damage}}"
    for left in LEFT:
        least: Value = [{"reduced_least": "$some", "when": {"attack": "$own_damage"}}]
        grammar.rule("clause", f"{own} {left}", least)
        grammar.rule("clause", f"{{anybody}} can't reduce {own} to less than {{some}}", least)
    none: Value = [{"reduced_least": 1, "when": {"attack": "$own_damage"}}]
    grammar.rule("clause", f"{own} can't be reduced to 0|zero", none)
    grammar.rule("anybody", "characters", "anybody")
    grammar.constants["anybody"] = "anybody"
    unreduced(grammar, "clause", f"{{anybody}} can't reduce {own}", "own_damage", 0)
    unreduced(grammar, "clause", f"{{anybody}} can't reduce {own} by more than {{some}}", "own_damage", None)
    _and_hits(grammar)


def _nobody(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """No word at all, where a sentence begins and nobody else was spoken of before."""
    if place == 0 and not reading.context.claimed:
        yield "self", 0


def _sufferer(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The character itself, as whom damage is dealt to: "him" or "her", and "it" or "them" where nobody else is named.

    Whoever attacks is dealt nothing by its own attack, but is "it" before anybody else.
    """
    word = reading.tokens[place].low if place < len(reading.tokens) else ""
    others = reading.context.claimed or any(token.low in NOUNS for token in reading.tokens[:place])
    if word in ("him", "her") or (word in ("it", "them") and not others):
        yield "self", place + 1


def _is_own(effects: Sequence[Mapping[str, Value]]) -> bool:
    return all(OWN & effect.keys() and "who" not in effect for effect in effects)


def _and_hits(grammar: Grammar) -> None:
    """Add "when Hollis uses Charge and hits": damage is dealt to whom it hits alone (12.4)."""
    for hits in ("and hits", "and hits with it", "and the attack hits"):
        for slot in ("self_using", "its_using"):
            grammar.rule("hitting", f"{{{slot}}} {hits}", f"${slot}")
    for given in ("is given|makes|uses a", "is given|makes|uses the"):
        for words, actions in TERRAIN_ACTIONS:
            grammar.rule("self_using", f"{{self}} {given} {words}", {"role": "attacker", "using": list(actions)})
