"""Further words for damage: less of it dealt, more of it in some attacks, what pierces or is reduced (12.4, 12.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import timed, untimed
from engine.heroclix.cards.grammar import Grammar, Reading, Slots, Value
from engine.heroclix.cards.harm.attacks import instead_of_normal
from engine.heroclix.cards.harm.dealt import ANY, during, unreduced
from engine.heroclix.cards.harm.taken import REDUCERS
from engine.heroclix.cards.timing.sentences import ATTACKING

__all__ = ["add_further_harm"]

FACING: Value = {**ANY, "other": {"itself": True}}


def add_further_harm(grammar: Grammar) -> None:
    """Give the grammar these sentences."""
    _less_dealt(grammar)
    _more_dealt(grammar)
    _piercing(grammar)
    _own(grammar)
    _instead(grammar)
    _from_above(grammar)
    for source, when in (("", {}), ("{source}", {"when": {"attack": "$source"}})):
        grammar.rule("deed", f"takes|take {{minus}} less damage {source}", [{"damage_taken": "$minus", **when}])
    for suffers in ("isn't|aren't dealt damage by", "isn't|aren't damaged by", "takes|take no damage from"):
        grammar.rule("deed", f"{suffers} Poison", [{"safeguard": "poison"}])


def _less_dealt(grammar: Grammar) -> None:
    """Add less damage that others deal, to anybody or to the character alone (6.10, 12.4a)."""
    for to, attack in (("", ANY), ("to {me}", FACING)):
        less: Value = during({"damage_dealt": "$minus_signed"}, attack)
        grammar.rule("others_deed", f"deals|deal {{minus_signed}} damage {to}", less)
        less = during({"damage_dealt": "$minus"}, attack)
        grammar.rule("others_deed", f"deals|deal {{minus}} less damage {to}", less)
    grammar.made(
        "minus_signed",
        "{signed}",
        lambda slots: slots["signed"] if slots["signed"] < 0 else None,
        lambda value: iter([{"signed": value}]),
    )
    decreased: Value = during({"damage_dealt": "$minus"}, {"role": "attacker"})
    grammar.rule("others_deed", "decrease|decreases ?the damage ?they dealt|deal by {minus}", decreased)
    for words, attack in (("dealt by {characters}", ANY), ("dealt by {characters} with attacks", {"role": "attacker"})):
        form: Value = [{"damage_dealt": "$minus", "who": "$characters", "when": {"attack": attack}}]
        grammar.rule("clause", f"?all ?the damage {words} is decreased by {{minus}}", form)


def _more_dealt(grammar: Grammar) -> None:
    """Add more damage in the attacks that a sentence names, under a condition before it or behind (6.10)."""
    for number in ("number", "plus"):
        more: Value = during({"damage_dealt": f"${number}"}, "$attack_self")
        grammar.rule("dealing", f"increase ?the damage dealt by {{me}} by {{{number}}} when {{attack_self}}", more)
        own: Value = during({"damage_dealt": f"${number}"}, ANY)
        grammar.rule("clause", f"{{selfs}} damage dealt is increased by {{{number}}}", own)
    for attack in ("attack_self", "attack_itself"):
        more = during({"damage_dealt": "$some"}, f"${attack}")
        for words in ("deals {some} additional|more damage", "deals an additional {some} damage"):
            grammar.rule("dealing", f"{{self}} {words} when|while {{{attack}}}", more)
    for if_ in ("if", "while"):
        _timed(grammar, f"{if_} {{condition}} , {{dealing}}")


def _timed(grammar: Grammar, template: str) -> None:
    def make(slots: Slots) -> Value | None:
        own = all(one["when"]["attack"].get("role") == "attacker" for one in slots["dealing"])
        return timed(slots["dealing"], slots["condition"]) if own else None

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            yield {"condition": conditions, "dealing": rest}

    grammar.made("meaning", template, make, split)


def _piercing(grammar: Grammar) -> None:
    """Add penetrating damage of an action, and of attacks of others that hit: who is missed is dealt none (12.4d)."""
    for words in ("deals|deal penetrating damage with {powers_or}",):
        grammar.made(
            "own_deed",
            words,
            lambda slots: (
                during({"penetrating": True}, {"role": "attacker", "using": slots["powers_or"]})
                if ATTACKING.issuperset(slots["powers_or"])
                else None
            ),
            lambda value: (
                iter([{"powers_or": value[0]["when"]["attack"]["using"]}])
                if isinstance(value, list) and len(value) == 1 and _by_an_action(value[0])
                else iter(())
            ),
        )


def _by_an_action(effect: Value) -> bool:
    if effect.keys() != {"penetrating", "when"} or not isinstance(effect["when"], dict):
        return False
    attack = effect["when"].get("attack", {})
    return bool(attack.keys() == {"role", "using"} and attack["role"] == "attacker")


def _own(grammar: Grammar) -> None:
    """Add what can't be reduced of the character's damage, and by which power it reduces penetrating damage."""
    for left in ("below", "to less than"):
        least: Value = during({"reduced_least": "$some"}, ANY)
        grammar.rule("clause", f"{{selfs}} damage ?dealt can't be reduced {left} {{some}}", least)
    unreduced(
        grammar, "clause", "{selfs} damage ?dealt {any_of_it} can't be reduced by more than {some}", "any_of_it", None
    )
    grammar.primitive("any_of_it", _any_of_it)
    for words in (
        "{self} can|may use {power} to reduce penetrating damage",
        "{self} may reduce penetrating damage with {power}",
    ):
        grammar.made(
            "clause",
            words,
            lambda slots: [{"reduces_penetrating": True, "of": slots["power"]}] if slots["power"] in REDUCERS else None,
            lambda value: (
                iter([{"power": value[0]["of"], "self": "self"}])
                if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"reduces_penetrating", "of"}
                else iter(())
            ),
        )


def _any_of_it(_reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """No word at all: whatever damage the character deals."""
    yield ANY, place


def _instead(grammar: Grammar) -> None:
    """Add so much damage instead of normal damage, of attacks that are named before it or behind (12.4c)."""
    for piercing in (False, True):
        damage = f"{{some}} {'penetrating ' if piercing else ''}damage"
        for words, slot in (
            (f"{{own_attacks}} deal {damage} instead of normal damage", "own_attacks"),
            (f"instead of normal damage , {{self}} deals {damage} when|while {{attack_itself}}", "attack_itself"),
            (f"instead of normal damage , {{self}} deals {damage} when|while {{attack_self}}", "attack_self"),
            (f"{{self}} deals {damage} instead of normal damage when|while {{attack_itself}}", "attack_itself"),
            (f"{{self}} deals {damage} instead of normal damage when|while {{attack_self}}", "attack_self"),
        ):
            instead_of_normal(grammar, words, slot, piercing)


def _from_above(grammar: Grammar) -> None:
    """Add more damage of attacks from where the character stands: "when Hollis attacks from elevated terrain"."""
    for attacks, kind in (("attacks", {}), ("makes a {kind} attack", {"kind": "$kind"})):
        when: Value = {"on": "$terrains", "attack": {"role": "attacker", **kind}}
        words = f"when|whenever {{self}} {attacks} from {{terrains}} terrain"
        for slot, by in (("number", "by {number}"), ("plus", "?by {plus}")):
            form: Value = [{"damage_dealt": f"${slot}", "when": when}]
            grammar.rule("meaning", f"{words} , increase ?the damage dealt {by}", form)
        grammar.rule(
            "meaning", f"{words} , ?the damage dealt is penetrating ?damage", [{"penetrating": True, "when": when}]
        )
