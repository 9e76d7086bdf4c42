"""What becomes of the damage of an attack of the character itself that was just spoken of (12.3b, 12.4, 20.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import OF_ATTACKERS
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.harm.dealt import ANY, alone, during, unreduced

__all__ = ["add_harming", "instead_of_normal"]

# the attack in which something is so, the character's own
MADE = ("attack_self", "attack_itself", "hitting", "self_using", "its_using")
# what the attack that was just spoken of deals is penetrating
PIERCING = (
    "?all ?the damage ?dealt is penetrating ?damage",
    "?all ?the damage ?dealt from|by the|that attack is penetrating ?damage",
    "his|her|its damage is penetrating ?damage",
    "the|that attack deals penetrating damage",
    "deal penetrating damage",
    "{self} deals penetrating damage",
    "hit characters|targets are dealt penetrating damage",
)
# of it nothing can be reduced, or no more than that
UNREDUCED = (
    "?all ?the damage dealt can't be reduced",
    "?all ?the damage ?dealt from|by the|that attack can't be reduced",
    "the target|targets can't reduce ?the ?that damage ?dealt",
    "targets|they can't reduce ?the ?that damage ?dealt",
    "hit characters|targets can't reduce ?the ?that damage ?dealt",
)
BELOW = (
    "?all ?the damage ?dealt can't be reduced below {some}",
    "?the damage taken can't be reduced below {some}",
    "?the damage ?dealt from|by the|that attack can't be reduced below {some}",
    "the target can't reduce ?the damage below {some}",
    "?hit targets|characters can't reduce ?the damage below {some}",
)


def add_harming(grammar: Grammar) -> None:
    """Give the grammar what is so of damage "when Hollis attacks", hits or deals it."""
    _then(grammar)
    _modified_and(grammar)
    _when_dealing(grammar)
    _instead(grammar)
    _critical(grammar)


def _critical(grammar: Grammar) -> None:
    """Add "when Hollis rolls a critical hit, increase damage dealt by 2 instead of 1": 1 more (12.3b)."""
    roll: Value = {"role": "attacker", "rolled": {"critical": "hit"}}
    for rolls in ("rolls a critical hit", "critically hits", "critical hits", "makes a critical hit"):
        for more in (
            "increase ?the damage dealt by",
            "{self} increases ?the damage dealt by",
            "damage dealt is increased by",
        ):
            grammar.made(
                "meaning",
                f"when|whenever {{self}} {rolls} , {more} {{more_than_one}} instead of 1|one",
                lambda slots: during({"damage_dealt": slots["more_than_one"] - 1}, roll),
                lambda value: (
                    {"more_than_one": number + 1, "self": "self"}
                    for number, attack in alone(value, "damage_dealt")
                    if attack == roll
                ),
            )


def _then(grammar: Grammar) -> None:
    """Add what becomes of the damage of an attack of the character itself that was just spoken of (12.4)."""
    for attack in MADE:
        begin = f"when|whenever {{{attack}}}"
        for words in PIERCING:
            _own(grammar, f"{begin} , {words}", attack, "penetrating", True)
        for words in BELOW:
            _own(grammar, f"{begin} , {words}", attack, "reduced_least", None)
        for words in UNREDUCED:
            unreduced(grammar, "meaning", f"{begin} , {words}", attack, 0)
            unreduced(grammar, "meaning", f"{begin} , {words} by more than {{some}}", attack, None)


def _own(grammar: Grammar, template: str, attack: str, key: str, said: Value) -> None:
    def make(slots: Slots) -> Value | None:
        if slots[attack].get("role") != "attacker":
            return None
        return during({key: slots["some"] if said is None else said}, slots[attack])

    grammar.made(
        "meaning",
        template,
        make,
        lambda value: ({attack: found, "some": each, "self": "self"} for each, found in alone(value, key)),
    )


def _modified_and(grammar: Grammar) -> None:
    """Add "when Hollis attacks, modify attack +1 and damage dealt is penetrating": both in that attack."""
    for attack in MADE[:2]:
        for words in PIERCING:
            _with_modifiers(grammar, attack, words, "penetrating", True)
        for words in BELOW:
            _with_modifiers(grammar, attack, words, "reduced_least", None)


def _with_modifiers(grammar: Grammar, attack: str, words: str, key: str, said: Value) -> None:
    def make(slots: Slots) -> Value | None:
        values = {one.get("modify") for one in slots["order"]}
        own = all(one.keys() <= {"modify", "add", "per"} for one in slots["order"])
        if slots[attack].get("role") != "attacker" or not own or not values <= set(OF_ATTACKERS):
            return None
        modified = [{**one, "when": {"attack": slots[attack]}} for one in slots["order"]]
        return modified + during({key: slots["some"] if said is None else said}, slots[attack])

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) < 2:
            return
        for each, found in alone(value[-1:], key):
            if all(one.get("when") == {"attack": found} for one in value[:-1]):
                order = [{name: part for name, part in one.items() if name != "when"} for one in value[:-1]]
                yield {attack: found, "order": order, "some": each, "self": "self"}

    grammar.made("meaning", f"when|whenever {{{attack}}} , {{order}} and {words}", make, split)


def _when_dealing(grammar: Grammar) -> None:
    """Add "when Hollis deals damage to an adjacent character, it is penetrating": in attacks and otherwise."""
    for deals, attack in (
        ("deals damage", ANY),
        ("deals damage to {aim}", {**ANY, "other": "$aim"}),
        ("damages {aim}", {**ANY, "other": "$aim"}),
        ("deals damage with {kind} attacks", {"role": "attacker", "kind": "$kind"}),
        ("deals damage with a {kind} attack", {"role": "attacker", "kind": "$kind"}),
        ("deals damage to {aim} with a {kind} attack", {"role": "attacker", "kind": "$kind", "other": "$aim"}),
    ):
        for that in ("it", "that damage", "?the damage", "?the damage dealt"):
            begin = f"when|whenever {{self}} {deals} ,"
            grammar.rule("meaning", f"{begin} {that} is penetrating ?damage", during({"penetrating": True}, attack))
            least = during({"reduced_least": "$some"}, attack)
            grammar.rule("meaning", f"{begin} {that} can't be reduced below {{some}}", least)
            if "damages" not in deals:
                more = during({"damage_dealt": "$some"}, attack)
                grammar.rule("meaning", f"{begin} increase {that} by {{some}}", more)


def _instead(grammar: Grammar) -> None:
    """Add so much damage instead of normal damage, penetrating or not, in attacks of a kind or in all (12.4c)."""
    for penetrating in ("", "penetrating "):
        dealt = f"{{some}} {penetrating}damage"
        then = (
            f"{{self}} deals {dealt} instead of normal damage",
            f"deal {dealt} instead of normal damage",
            f"instead of normal damage , deal {dealt}",
            f"instead of normal damage , {{self}} deals {dealt}",
            f"?each hit characters|character|targets|target are|is ?each dealt {dealt} instead of normal damage",
            f"deal ?each hit characters|character|targets|target {dealt} instead of normal damage",
        )
        for words in then:
            for attack in MADE[:3]:
                instead_of_normal(grammar, f"when|whenever {{{attack}}} , {words}", attack, bool(penetrating))
        for words in ("instead of normal damage , {self} deals ", "{self} deals "):
            tail = "" if words.startswith("instead") else " instead of normal damage"
            instead_of_normal(grammar, f"{words}{dealt}{tail}", "", bool(penetrating))


def instead_of_normal(grammar: Grammar, template: str, slot: str, penetrating: bool) -> None:
    """Add so much damage in the attacks of a slot, or in all where it is empty, in place of normal damage (12.4c)."""

    def make(slots: Slots) -> Value | None:
        attack = slots[slot] if slot else {"role": "attacker"}
        if attack["role"] != "attacker" or not attack.keys() <= {"role", "kind"}:
            return None
        return during({"instead": slots["some"]}, attack) + (
            during({"penetrating": True}, attack) if penetrating else []
        )

    def split(value: Value) -> Iterator[Slots]:
        for said, attack in alone(value[:1] if isinstance(value, list) else None, "instead"):
            if value[1:] == (during({"penetrating": True}, attack) if penetrating else []):
                yield {"some": said, slot: attack, "self": "self"}

    grammar.made("meaning", template, make, split)
