"""What is said of the target itself: "if the target has an action token, modify attack +1" (12.1, 20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.effects import OF_ATTACKERS, of_that_side, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged

__all__ = ["add_targets"]

# behind "the target"
OF_TARGET: dict[str, dict[str, Value]] = {
    "has {held}": {"tokens": "$held"},
    "has two|2 or more action tokens": {"tokens": {"least": 2}},
    "doesn't have an|any action token|tokens": {"tokens": {"most": 0}},
    "has {some_tokens}": {"named_tokens": "$some_tokens"},
    "has the {keywords} keyword|keywords": {"keyword": "$keywords"},
    "doesn't have the {keywords} keyword|keywords": {"without_keyword": "$keywords"},
    "can use {powers_or}": {"can_use": "$powers_or"},
    "can't use {powers_or}": {"lacks": "$powers_or"},
    "occupies {terrains} terrain": {"on": "$terrains"},
    "is in|on|occupying {terrains} terrain": {"on": "$terrains"},
    "doesn't occupy {terrains} terrain": {"off": "$terrains"},
    "is elevated": {"on": ["elevated"]},
    "is equipped": {"equipped": True},
    "isn't equipped": {"equipped": False},
    "is holding an object": {"holds": True},
    "is adjacent": {"adjacent": True},
    "is adjacent to {me}": {"adjacent": True},
    "isn't adjacent": {"adjacent": False},
    "is within {digit} squares": {"within": "$digit"},
    "is {digit} or more squares away": {"away": "$digit"},
    "is more than {farther} squares away": {"away": "$farther"},
    "shares a keyword with {me}": {"shares_keyword": True},
    "is at|on a lower elevation": {"height": "lower"},
    "is at|on a higher elevation": {"height": "higher"},
    "is higher|more|greater points": {"compared": "higher"},
    "is lower|less|fewer points": {"compared": "lower"},
    "has a higher point value": {"compared": "higher"},
    "has a lower point value": {"compared": "lower"},
    "is {digit} points or more": {"points": {"least": "$digit"}},
    "is {digit} points or less|fewer": {"points": {"most": "$digit"}},
    "has {sizes}": {"size": "$sizes"},
    "is adjacent to {another_friend}": {"near": {"of": "$another_friend", "adjacent": True}},
    "moved this turn": {"moved": True},
    "has moved this turn": {"moved": True},
    "hasn't moved this turn": {"moved": False},
}
# how a friend is described so that all see the same
FRIENDLY = frozenset(("side", "adjacent", "within", "other", "keyword", "named"))
ATTACKS = ("{attack_self}", "{attack_itself}")


def add_targets(grammar: Grammar) -> None:
    """Give the grammar effects in attacks of the character itself that ask for something of whom it attacks."""
    grammar.rules("of_target", OF_TARGET)
    grammar.rule("of_target", "is a {kind_of_character}", "$kind_of_character")
    grammar.rule("its_target", "the target {of_target}", "$of_target")
    grammar.rule("its_target", "{selfs} target {of_target}", "$of_target")
    grammar.rule("aimed", "a target {behinds}", {"other": "$behinds"})
    grammar.rule("aimed", "a|an {before} target", {"other": "$before"})
    grammar.rule("aimed", "a|an {before} target {behinds}", {"other": {"*": ["before", "behinds"]}})
    for template in (
        "if {its_target} , {effects:clause}",
        "if {its_target} , {effects:more_dealt}",
        *(f"when|whenever {attack} , if {{its_target}} , {{effects:more_dealt}}" for attack in ATTACKS),
        "{effects:clause} if {its_target}",
        "when|whenever {hitting} , {effects:more_dealt} if {its_target}",
        "when|whenever {hitting} , if {its_target} , {effects:more_dealt}",
        *(f"when|whenever {attack} , if {{its_target}} , {{effects:clause}}" for attack in ATTACKS),
        *(f"when|whenever {attack} , {{effects:clause}} if {{its_target}}" for attack in ATTACKS),
        *(f"when|whenever {attack} and {{its_target}} , {{effects:clause}}" for attack in ATTACKS),
    ):
        slot = next((attack.strip("{}") for attack in (*ATTACKS, "{hitting}") if attack in template), "")
        _of_its_target(grammar, template, slot)
    _of_friends_targets(grammar)


def _of_friends_targets(grammar: Grammar) -> None:
    """Add "when an adjacent friendly character makes a close attack, modify the target's defense -1 if …" (13).

    Of the target is asked near whom it is, by the character's name, or what it is by itself.
    """
    grammar.rule("near_target", "is adjacent to {me}", {"adjacent": True})
    grammar.rule("near_target", "is within {digit} squares of {me}", {"within": "$digit"})
    for words in ("is within line of fire of {me}", "is within {selfs} line of fire"):
        grammar.rule("near_target", words, {"line_of_fire": True})
    for attacks, kind in (("makes an attack", {}), ("attacks", {}), ("makes a {kind} attack", {"kind": "$kind"})):
        words = f"when|whenever {{character}} {attacks} ,"
        order = "modify the target's defense {signed}"
        _of_a_friends_target(grammar, f"{words} {order}", kind)
        _of_a_friends_target(grammar, f"{words} {order} if the target {{near_target}}", kind)
        _of_a_friends_target(grammar, f"{words} if the target {{near_target}} , {order}", kind)


def _of_a_friends_target(grammar: Grammar, template: str, kind: Mapping[str, Value]) -> None:
    near = "{near_target}" in template

    def make(slots: Slots) -> Value | None:
        if slots["character"].get("side") != "friends" or not slots["character"].keys() <= FRIENDLY:
            return None
        attack = {"role": "target", **{key: slots[key] for key in kind}, "other": slots["character"]}
        who = {"side": "any", **(slots["near_target"] if near else {})}
        return [{"modify": "defense", "add": slots["signed"], "who": who, "when": {"attack": attack}}]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) != 1 or value[0].keys() != {"modify", "add", "who", "when"}:
            return
        attack = value[0]["when"].get("attack", {})
        there = {key: each for key, each in value[0]["who"].items() if key != "side"}
        slots: Slots = {"character": attack.get("other", {}), "signed": value[0]["add"], "kind": attack.get("kind")}
        slots |= {"near_target": there} if near else {}
        if make(slots) == value:
            yield slots

    grammar.made("meaning", template, make, split)


def _of_its_target(grammar: Grammar, template: str, slot: str) -> None:
    """Add a sentence that asks for something of the target, in the attack of `slot`, or in any of its own."""

    def make(slots: Slots) -> Value | None:
        attack = {"role": "attacker"} if not slot else slots[slot]
        attack = merged(attack, {"other": slots["its_target"]}) if attack.get("role") == "attacker" else None
        if attack is None or not _of_its_attack(slots["effects"]):
            return None
        return timed(slots["effects"], {"attack": attack})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            attack = conditions.get("attack", {})
            if conditions.keys() != {"attack"} or not {"role", "other"} <= attack.keys():
                continue
            other, bare = attack["other"], {key: each for key, each in attack.items() if key != "other"}
            if slot:
                yield {"its_target": other, slot: bare, "effects": rest}
            elif bare == {"role": "attacker"}:
                yield {"its_target": other, "effects": rest}

    grammar.made("meaning", template, make, split)


def _of_its_attack(effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether effects are the character's own, and such as count in its attacks."""
    own = all("who" not in one and "restrict" not in one for one in effects)
    return (
        own
        and of_that_side({"role": "attacker"}, effects)
        and all(one.get("modify", OF_ATTACKERS[0]) in OF_ATTACKERS for one in effects)
    )
