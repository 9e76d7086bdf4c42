"""Other words for damage: penetrating and kept from reduction at once, less of it dealt to somebody (12.4, 12.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Reading, Slots, Value
from engine.heroclix.cards.harm.attacks import MADE
from engine.heroclix.cards.harm.dealt import alone, during, unreduced
from engine.heroclix.cards.harm.taken import REDUCERS
from engine.heroclix.cards.harm.taken import alone as one_effect

__all__ = ["add_harm_in_other_words"]

ITSELF: Value = {"itself": True}
# whom the character hits, and by which attacks
HIT_BY: dict[str, dict[str, Value]] = {
    "characters hit by {me}": {},
    "characters {self} hits": {},
    "characters hit by {selfs} attacks": {},
    "characters hit by {selfs} {kind} attacks": {"kind": "$kind"},
    "characters {self} hits with {kind} attacks": {"kind": "$kind"},
}


def add_harm_in_other_words(grammar: Grammar) -> None:
    """Give the grammar these sentences."""
    _piercing_and_left(grammar)
    _by_whom_it_hits(grammar)
    _less_dealt(grammar)
    _less_taken(grammar)
    _in_spite(grammar)


def _piercing_and_left(grammar: Grammar) -> None:
    """Add "damage dealt is penetrating and can't be reduced below 2": both in the attack just spoken of (12.4d)."""
    for attack in MADE:
        for damage in ("?the damage dealt", "?the damage dealt by the|that attack"):
            words = f"{damage} is penetrating ?damage and can't be reduced below {{some}}"
            _both(grammar, f"when|whenever {{{attack}}} , {words}", attack)


def _both(grammar: Grammar, template: str, attack: str) -> None:
    def make(slots: Slots) -> Value | None:
        if slots[attack].get("role") != "attacker":
            return None
        return during({"penetrating": True}, slots[attack]) + during({"reduced_least": slots["some"]}, slots[attack])

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 2:
            for some, found in alone(value[1:], "reduced_least"):
                if value[:1] == during({"penetrating": True}, found):
                    yield {attack: found, "some": some}

    grammar.made("meaning", template, make, split)


def _by_whom_it_hits(grammar: Grammar) -> None:
    """Add what "characters hit by Hollis" can't reduce of what she deals them (12.5b, 20.4)."""
    grammar.rules("hit_by", {words: {"role": "attacker", **attack} for words, attack in HIT_BY.items()})
    for damage in ("?the damage ?dealt", "?the damage dealt by {me}"):
        least: Value = during({"reduced_least": "$some"}, "$hit_by")
        grammar.rule("clause", f"{{hit_by}} can't reduce {damage} below {{some}}", least)
        unreduced(grammar, "clause", f"{{hit_by}} can't reduce {damage}", "hit_by", 0)
        unreduced(grammar, "clause", f"{{hit_by}} can't reduce {damage} by more than {{some}}", "hit_by", None)


def _less_dealt(grammar: Grammar) -> None:
    """Add "Hollis is dealt 1 less damage by range attacks": less is dealt, before anything reduces it (12.4a)."""
    for source in ("", "{source}"):
        _dealt_to_it(grammar, f"is dealt {{minus}} less damage {source}", sourced=bool(source))


def _dealt_to_it(grammar: Grammar, template: str, *, sourced: bool) -> None:
    def make(slots: Slots) -> Value | None:
        source = slots["source"] if sourced else {"role": "target", "any_damage": True}
        if not source.keys() <= {"role", "kind", "other", "any_damage"}:
            return None
        attack = {key: source[key] for key in ("kind", "any_damage") if key in source}
        when = {"attack": {"role": "attacker", **attack, "other": ITSELF}}
        return [{"damage_dealt": slots["minus"], "who": source.get("other", {}), "when": when}]

    def split(value: Value) -> Iterator[Slots]:
        for effect in one_effect(value, "damage_dealt", "who"):
            attack = dict(effect.get("when", {}).get("attack", {}))
            if attack.pop("role", None) != "attacker" or attack.pop("other", None) != ITSELF:
                continue
            other = {"other": effect["who"]} if effect["who"] else {}
            slots: Slots = {"minus": effect["damage_dealt"], "source": {"role": "target", **attack, **other}}
            if make(slots) == value:
                yield slots

    grammar.made("own_deed", template, make, split)


def _less_taken(grammar: Grammar) -> None:
    """Add "damage taken from range attacks is reduced by 1", of nobody named: the character's own (12.5b)."""
    grammar.primitive("unclaimed", _unclaimed, "self")
    damage = "{unclaimed} ?all ?the damage taken"
    grammar.rule("clause", f"{damage} is reduced by {{minus}}", [{"damage_taken": "$minus"}])
    by_some: Value = [{"damage_taken": "$minus", "when": {"attack": "$source"}}]
    grammar.rule("clause", f"{damage} {{source}} is reduced by {{minus}}", by_some)
    for source, effects in (("", [{"damage_taken": "$minus"}]), ("{source}", by_some)):
        for that in ("it", "that damage", "the damage"):
            for would in ("would take damage", "would be dealt damage"):
                grammar.rule("meaning", f"if {{self}} {would} {source} , reduce {that} by {{minus}}", effects)


def _unclaimed(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """No word at all, where nobody else was spoken of in an earlier sentence, who may be the one that takes damage."""
    if not reading.context.claimed:
        yield "self", place


def _in_spite(grammar: Grammar) -> None:
    """Add the power by which alone somebody reduces penetrating damage, however it is said (12.4d)."""
    for slot in ("power", "its"):
        for words in (
            f"{{self}} can reduce penetrating damage with|using {{{slot}}}",
            f"{{self}} reduces penetrating damage when|while using {{{slot}}}",
            f"{{self}} can reduce penetrating damage when|while using {{{slot}}}",
            f"when|whenever {{self}} uses {{{slot}}} , {{self}} can|may reduce penetrating damage",
            f"when|while using {{{slot}}} , {{self}} can|may reduce penetrating damage",
            f"{{selfs}} {{{slot}}} can|may ?also reduce penetrating damage",
            f"{{selfs}} {{{slot}}} ?also reduces penetrating damage",
        ):
            _by_power(grammar, words, slot)


def _by_power(grammar: Grammar, template: str, slot: str) -> None:
    def make(slots: Slots) -> Value | None:
        power = slots[slot] if slot == "power" else slots[slot][0]
        return [{"reduces_penetrating": True, "of": power}] if power in REDUCERS else None

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"reduces_penetrating", "of"}:
            power = value[0]["of"]
            yield {slot: power if slot == "power" else [power], "self": "self", "selfs": "self"}

    grammar.made("meaning", template, make, split)
