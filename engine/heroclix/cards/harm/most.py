"""Damage of which so much is taken, or dealt to the character, at most, or none at all (12.4a, 12.5a, 13.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.aims import denied
from engine.heroclix.cards.effects import RELATIVE, keys_of
from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged, parted
from engine.heroclix.cards.harm.taken import HIT, alone

__all__ = ["add_most"]

NONE_TAKEN = ("can't take ?any damage", "doesn't|don't take ?any damage", "takes|take no damage")
NONE_DEALT = ("can't be dealt ?any damage", "isn't|aren't dealt ?any damage", "is|are dealt no damage")
# by whom it is attacked, or takes what, where a most is said of it
TAKES: dict[str, dict[str, Value]] = {
    "is attacked by {character}": {"other": "$character"},
    "is targeted by an attack made by {character}": {"other": "$character"},
    **{
        f"{takes} {source}": attack
        for takes in ("takes damage", "would take damage")
        for source, attack in (
            ("from an attack", {}),
            ("from a {kind} attack", {"kind": "$kind"}),
            ("from an attack made by {character}", {"other": "$character"}),
            ("from an opposing character's attack", {"other": {"side": "opponents"}}),
            ("from an opponent's attack", {"other": {"side": "opponents"}}),
        )
    },
}
# of whom it is said whether an effect counts in an attack by him
TAKING = ("takes_most", "damage_taken", "reduces_besides", "reduces_penetrating")


def add_most(grammar: Grammar) -> None:
    """Give the grammar the most damage that somebody takes, or is dealt."""
    _none(grammar)
    _most(grammar)
    _when_attacked(grammar)
    _beyond(grammar)
    _by_the_attacker(grammar)


def _none(grammar: Grammar) -> None:
    """Add damage that is not taken at all from somebody, or in some attacks, or not even dealt (12.4a, 12.5a)."""
    for none, nothing in ((NONE_TAKEN, {"takes_most": 0}), (NONE_DEALT, {"takes_most": 0, "dealt": True})):
        for words in none:
            grammar.rule("deed", f"{words} {{source}}", [{**nothing, "when": {"attack": "$source"}}])
            if "dealt" in nothing:
                grammar.rule("deed", words, [nothing])
    grammar.rule("deed", "can't be damaged {by}", [{"takes_most": 0, "when": {"attack": "$by"}}])


def _most(grammar: Grammar) -> None:
    """Add the most damage that is taken, or dealt to the character, in an attack."""
    most: Value = [{"takes_most": "$number", "when": {"attack": "$source"}}]
    for words in ("takes|take a maximum of {number} damage", "takes|take no more than {number} damage",
                  "can ?only take a maximum of {number} damage", "can't take more than {number} damage"):  # fmt: skip
        grammar.rule("deed", f"{words} {{source}}", most)
        grammar.rule("deed", f"{words} from a|each|any ?single source", [{"takes_most": "$number"}])
    grammar.rule("clause", "?the maximum damage taken by {me} {source} is {number}", most)
    grammar.rule("own_deed", "can|may only take {number} damage {source}", most)
    for each in ("from an attack", "from attacks", "from a single attack"):
        words = f"the maximum ?amount ?of damage {{self}} can take {each} is {{number}}"
        grammar.rule("clause", words, [{"takes_most": "$number", "when": {"attack": {"role": "target"}}}])
    for words, attack in (HIT | TAKES).items():
        hit: Value = [{"takes_most": "$number", "when": {"attack": {"role": "target", **attack}}}]
        for takes in ("takes a maximum of {number} damage ?from ?that ?attack", "takes no more than {number} damage",
                      "can't take more than {number} damage"):  # fmt: skip
            for who in ("{self}", "he|she" if "other" in attack else "he|she|it"):  # "it" may be the other one
                grammar.rule("meaning", f"when|whenever {{self}} {words} , {who} {takes}", hit)
    for takes in ("takes damage", "would take damage"):
        for most in ("takes a maximum of {number} ?damage", "takes no more than {number} ?damage"):
            words = f"when|whenever {{self}} {takes} , {{self}} {most}"
            grammar.rule("meaning", words, [{"takes_most": "$number"}])
    _dealt_at_most(grammar)


def _when_attacked(grammar: Grammar) -> None:
    """Add the most that is taken "when an adjacent character attacks Hollis", or hits her."""
    for begin in ("hits_me", "on_me"):
        by_them: Value = [{"takes_most": "$number", "when": {"attack": f"${begin}"}}]
        for who in ("{self}", "he|she"):  # whoever attacks takes none of it, but is "it" before anybody else
            for takes in ("takes a maximum of {number} damage", "takes no more than {number} damage"):
                grammar.rule("meaning", f"when|whenever {{{begin}}} , {who} {takes}", by_them)


def _dealt_at_most(grammar: Grammar) -> None:
    """Add the most that attacks on the character deal: it is bounded before anything reduces it (12.4a)."""

    def make(slots: Slots) -> Value | None:
        attack = {key: each for key, each in slots["source"].items() if key not in ("role", "other", "any_damage")}
        if "any_damage" in slots["source"] or not attack.keys() <= {"kind"}:
            return None
        when = {"attack": {"role": "attacker", **attack, "other": {"itself": True}}}
        return [{"deals_most": slots["number"], "who": slots["source"].get("other", {}), "when": when}]

    def split(value: Value) -> Iterator[Slots]:
        for effect in alone(value, "deals_most", "who"):
            attack = dict(effect.get("when", {}).get("attack", {}))
            if attack.pop("other", None) != {"itself": True} or attack.pop("role", None) != "attacker":
                continue
            other = {"other": effect["who"]} if effect["who"] else {}
            yield {"number": effect["deals_most"], "source": {"role": "target", **attack, **other}, "me": "self"}

    grammar.made("own_deed", "can't be dealt more than {number} damage {source}", make, split)
    grammar.made("own_deed", "is dealt a maximum of {number} damage {source}", make, split)
    grammar.made("clause", "?the maximum damage dealt to {me} {source} is {number}", make, split)
    grammar.rule("all_attacks", "attacks", {"role": "target"})
    grammar.rule("all_attacks", "{kind} attacks", {"role": "target", "kind": "$kind"})
    grammar.rule("all_attacks", "attacks made by|from {characters}", {"role": "target", "other": "$characters"})
    grammar.rule("all_attacks", "attacks by {characters}", {"role": "target", "other": "$characters"})
    grammar.rule("all_attacks", "{owners} attacks", {"role": "target", "other": "$owners"})
    grammar.rule("all_attacks", "{owners} {kind} attacks", {"role": "target", "kind": "$kind", "other": "$owners"})
    for words in ("deal a maximum of {number} damage to {me}", "can't deal more than {number} damage to {me}"):
        grammar.made("clause", f"{{source:all_attacks}} {words}", make, split)


def _beyond(grammar: Grammar) -> None:
    """Add "would take 3 or more damage, she takes 2 instead": 2 at most; not where a number lies between."""
    for over, above in (("more than {over:number}", 0), ("{over:number} or more", 1)):
        for source in ("", "{source}"):
            for takes in ("{self} takes {most:number} ?damage instead", "{self} instead takes {most:number} ?damage",
                          "{self} takes a maximum of {most:number} ?damage instead"):  # fmt: skip
                for take in ("would take", "takes"):
                    template = f"when|whenever|if {{self}} {take} {over} damage {source} , {takes}"
                    _instead_of_more(grammar, template, above, bool(source))


def _instead_of_more(grammar: Grammar, template: str, above: int, sourced: bool) -> None:
    def make(slots: Slots) -> Value | None:
        if slots["over"] != slots["most"] + above:
            return None
        return [{"takes_most": slots["most"]} | ({"when": {"attack": slots["source"]}} if sourced else {})]

    def split(value: Value) -> Iterator[Slots]:
        for effect in alone(value, "takes_most"):
            attack = effect.get("when", {}).get("attack")
            if (attack is not None) == sourced and effect.get("when", {}).keys() <= {"attack"}:
                most = effect["takes_most"]
                yield {"over": most + above, "most": most, "source": attack, "self": "self"}

    grammar.made("meaning", template, make, split)


def _by_the_attacker(grammar: Grammar) -> None:
    """Add what is asked of the attacker: "takes a maximum of 1 damage from attacks if the attacker is adjacent"."""
    for words, told in (("if the attacker {of_target}", True), ("?, unless the attacker {of_target}", False)):
        _of_attacker(grammar, f"{{effects:clause}} {words}", told)
    _of_attacker(grammar, "if the attacker {of_target} , {effects:clause}", told=True)


def _of_attacker(grammar: Grammar, template: str, told: bool) -> None:
    def make(slots: Slots) -> Value | None:
        other = slots["of_target"] if told else denied(slots["of_target"])
        if other is None or len(slots["effects"]) != 1 or not any(key in slots["effects"][0] for key in TAKING):
            return None
        [effect] = slots["effects"]
        both = _facing(effect.get("when", {}), other)
        if both is None or ("who" in effect and keys_of(other) & RELATIVE):
            return None
        return [{**effect, "when": {"attack": both}}]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) != 1 or not isinstance(value[0].get("when"), Mapping):
            return
        attack = value[0]["when"].get("attack", {})
        if value[0]["when"].keys() == {"attack"} and "other" in attack:
            bare = {key: each for key, each in value[0].items() if key != "when"}
            for first, behind in _parted_attacker(attack):
                if (other := behind if told else denied(behind)) is not None:
                    yield {"of_target": other, "effects": [{**bare, "when": {"attack": first}}]}
                    if first == {"role": "target"}:
                        yield {"of_target": other, "effects": [bare]}

    grammar.made("meaning", template, make, split)


def _parted_attacker(attack: Mapping[str, Value]) -> Iterator[tuple[dict[str, Value], dict[str, Value]]]:
    """Yield an attack with what may stand before of its attacker, and what is told of it behind."""
    rest = {key: each for key, each in attack.items() if key != "other"}
    for before, behind in parted(attack["other"]):
        if behind:
            yield ({**rest, "other": before} if before else rest), behind


def _facing(when: Mapping[str, Value], other: Mapping[str, Value]) -> dict[str, Value] | None:
    """Return an attack on whom an effect is for, whose attacker is as told before and behind.

    None where both say the same thing, or something else is asked for.
    """
    attack = when.get("attack", {"role": "target"})
    if when.keys() - {"attack"} or attack.get("role") != "target":
        return None
    both = merged(attack.get("other", {}), other)
    return None if both is None else {**attack, "other": both}
