"""Further words for whom an attack goes at, and what those it goes at can't use or modify (12.1, 20.4, 20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.effects import shared, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.timing.attacks import ALONE
from engine.heroclix.cards.usable.abilities import OF_TARGETS

__all__ = ["add_targeted"]

ITSELF = {"itself": True}
# how an attack of the character on some begins; `those`: the slot that says on whom
BEGINS: tuple[tuple[str, str, dict[str, Value]], ...] = tuple(
    (f"{{self}} {words}", slot, {**kind, **alone})
    for those, slot, alone in (
        ("{character}", "character", {}),
        ("a single {singular}", "singular", {"targets": ALONE}),
        ("only one {singular}", "singular", {"targets": ALONE}),
    )
    for words, kind in (
        (f"attacks {those}", {}),
        (f"targets {those}", {}),
        (f"targets {those} with an attack", {}),
        (f"makes an attack targeting {those}", {}),
        (f"attacks|targets {those} with a {{kind}} attack", {"kind": "$kind"}),
        (f"makes a {{kind}} attack targeting {those}", {"kind": "$kind"}),
    )
)


def add_targeted(grammar: Grammar) -> None:
    """Give the grammar these attacks."""
    grammar.rule("aimed", "exactly one|1 character|target", {"targets": dict(ALONE)})
    grammar.rule("so_many", "exactly one|1 target", dict(ALONE))
    for kind, first in (("at_self", "{self} is "), ("at_itself", ""), ("at_itself", "being ")):
        for words, meaning in (
            ("targeted by attacks by|from {characters}", {"other": "$characters"}),
            ("targeted by attacks made by {characters}", {"other": "$characters"}),
            ("targeted by {kind} attacks by|from {characters}", {"kind": "$kind", "other": "$characters"}),
            ("targeted by {kind} attacks made by {characters}", {"kind": "$kind", "other": "$characters"}),
        ):
            grammar.rule(kind, f"{first}{words}", {"role": "target", **meaning})
    for several in ("powers_or", "powers_both"):
        for begin, slot, attack in BEGINS:
            for that in ("that character", "they", "the target"):
                words = f"when|whenever {begin} , {that} can't use {{{several}}}"
                _can_not_use(grammar, words, several, slot, attack)


def _can_not_use(grammar: Grammar, template: str, several: str, slot: str, attack: Mapping[str, Value]) -> None:
    """Add what whoever is so described can't use as a target of the character's attack."""

    def make(slots: Slots) -> Value | None:
        those = slots[slot]
        if not OF_TARGETS.issuperset(slots[several]) or not those or those.keys() & {"other", "itself"}:
            return None
        told = {key: slots["kind"] if value == "$kind" else value for key, value in attack.items()}
        facing: dict[str, Value] = {"role": "target", "other": ITSELF, **told}
        return [{"loses": slug, "who": those, "when": {"attack": facing}} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        for those, effects in shared(value, "who"):
            for conditions, rest in untimed(effects):
                slots: Slots = {several: [one.get("loses") for one in rest], slot: those, "self": "self"}
                slots["kind"] = conditions.get("attack", {}).get("kind")
                if make(slots) == value:
                    yield slots

    grammar.made("meaning", template, make, split)
