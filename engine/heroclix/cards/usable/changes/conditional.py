"""Powers that are had under a condition alone, or not under one: "Stealth, but only if …" (20.2, 20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.heroclix.cards.effects import timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.restrictions import TARGETS

__all__ = ["add_conditional"]

CHOOSING = ("outwit", "perplex", "probability-control")  # a target, and in no attack of its own
CONDITIONS: dict[str, str | dict[str, Value]] = {
    "?, but only if|when|while {condition}": "condition",
    "if|while|when {condition}": "condition",
    "?, but only if|when|while {bare}": "bare",
    "if|while|when {bare}": "bare",
    "?, but only during your turn": {"turn": "own"},
    "?, but only on your turn": {"turn": "own"},
    "?, but only during|on opponent's|opponents'|opposing turns|turn": {"turn": "others"},
    "?, but only during|on his|her|its|their ?own turn": {"turn": "own"},
    "?, but only during|on an|any opponent's|opposing turn": {"turn": "others"},
    "?, but only during|on an|your opponent's turn": {"turn": "others"},
    "?, but only when|while|if {attack_itself}": "attack_itself",
    "?, but only when|while|if {attack_self}": "attack_self",
    "?, but only {against}": "against",
    "{against}": "against",
    "when|while {attack_itself}": "attack_itself",
}
# behind a power, where it is not had
EXCEPTIONS: dict[str, str | dict[str, Value]] = {
    "?, but not if|when|while {condition}": "condition",
    "?, unless {condition}": "condition",
    "?, but not if|when|while {bare}": "bare",
    "?, unless {bare}": "bare",
    "?, but not during|on your turn": {"turn": "own"},
    "?, but can't be used if|while|when {condition}": "condition",
    "?, but can't use it if|while|when {condition}": "condition",
    "?, but {self} can't use it if|while|when {condition}": "condition",
}


def add_conditional(grammar: Grammar) -> None:
    """Give the grammar powers with conditions behind them."""
    moments = [*((template, _Told(slot)) for template, slot in CONDITIONS.items()),
               *((template, _Told(slot, unless=True)) for template, slot in EXCEPTIONS.items())]  # fmt: skip
    for template, told in moments:
        for of in (
            "granted",
            "freely",
            "narrowed",
            "bearing",
        ):  # behind a change of theirs that may be all it is said of
            _conditional(grammar, f"{{{of}}} {template}", told, of)
        if "but" in template or template.startswith("if|while|when {condition}"):
            _both(grammar, f"{{a:ability}} and {{b:ability}} {template}", told)
    _conditional(grammar, "{items} , but only if|when|while {condition}", _Told("condition"), "items")


@dataclass(frozen=True)
class _Told:
    """How a condition is told: in which slot, or in words that have none; `unless`: that it does not hold."""

    slot: str | dict[str, Value]
    unless: bool = False

    def read(self, slots: Slots) -> dict[str, Value]:
        """Return the conditions that slots tell."""
        if isinstance(self.slot, dict):
            found = self.slot
        else:
            found = slots[self.slot] if self.slot in ("condition", "bare") else {"attack": slots[self.slot]}
        return {"unless": found} if self.unless else found

    def slots(self, conditions: dict[str, Value]) -> Iterator[Slots]:
        """Yield the slots by which conditions are told so."""
        if self.unless:
            if conditions.keys() != {"unless"}:
                return
            conditions = conditions["unless"]
        if isinstance(self.slot, dict):
            if conditions == self.slot:
                yield {}
        elif self.slot in ("condition", "bare"):
            yield {self.slot: conditions}
        elif conditions.keys() == {"attack"}:
            yield {self.slot: conditions["attack"]}


def _conditional(grammar: Grammar, template: str, told: _Told, of: str) -> None:
    """Add powers that can be used under a condition alone; more than one power with one condition is not surely all."""

    def make(slots: Slots) -> Value | None:
        effects = slots[of]
        one = len(effects) == 1 or _is_improved(effects)
        if not one or (of == "items" and effects[0].get("grants") != "stop"):
            return None
        conditions = told.read(slots)
        if "attack" in conditions and _only(effects) in CHOOSING:
            return None  # whom it targets is told of the power itself
        return timed(effects, conditions)

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            yield from ({of: rest, **slots} for slots in told.slots(conditions))

    grammar.made("meaning", template, make, split)


def _is_improved(effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether effects are improved abilities alone, which a card names together behind one word (27.5, 27.6)."""
    return all(str(effect.get("grants", "")).startswith("improved-") for effect in effects)


def _both(grammar: Grammar, template: str, told: _Told) -> None:
    """Add "Charge and Flurry, but only if …": both of two hang on the one condition."""

    def make(slots: Slots) -> Value | None:
        conditions = told.read(slots)
        pair = (slots["a"], slots["b"])
        if "attack" in conditions and (pair[0] == pair[1] or not set(pair) <= set(TARGETS)):
            return None  # of attacks on it alone both can tell
        return timed([{"grants": each} for each in pair], conditions)

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if len(rest) == 2 and all(one.keys() == {"grants"} for one in rest):
                pair = {"a": rest[0]["grants"], "b": rest[1]["grants"]}
                yield from ({**pair, **slots} for slots in told.slots(conditions))

    grammar.made("meaning", template, make, split)


def _only(effects: Sequence[Mapping[str, Value]]) -> str:
    """Return the one power that effects grant; empty where they are more, or something else."""
    return str(effects[0]["grants"]) if len(effects) == 1 and "grants" in effects[0] else ""
