"""What others get, and in which attacks: near whom they stand, whom they attack, who attacks them (20.4, 20.9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import OF_ATTACKERS, alike, each, one_view, shared, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged, parted
from engine.heroclix.cards.timing.attacks import ALONE
from engine.heroclix.cards.timing.together import add_together

__all__ = ["add_others"]

# how the attack of others is said, of one of them and of several
THEIR_ATTACKS: tuple[tuple[str, str, dict[str, Value]], ...] = (
    ("attacks", "attack", {"role": "attacker"}),
    ("makes an attack", "make attacks", {"role": "attacker"}),
    ("makes a close attack", "make close attacks", {"role": "attacker", "kind": "close"}),
    ("makes a range|ranged attack", "make range|ranged attacks", {"role": "attacker", "kind": "range"}),
    ("is attacked", "are attacked", {"role": "target"}),
    ("is targeted by an attack", "are targeted by attacks", {"role": "target"}),
    ("is targeted by a close attack", "are targeted by close attacks", {"role": "target", "kind": "close"}),
    (
        "is targeted by a range|ranged attack",
        "are targeted by range|ranged attacks",
        {"role": "target", "kind": "range"},
    ),
)

# behind "if it", of one who makes or suffers an attack
ONE_RECEIVER: dict[str, dict[str, Value]] = {
    "shares a keyword": {"shares_keyword": True},
    "shares a keyword with {me}": {"shares_keyword": True},
    "has the {keywords} keyword": {"keyword": "$keywords"},
    "has {held}": {"tokens": "$held"},
    "can use {powers_or}": {"can_use": "$powers_or"},
    "is adjacent to {me}": {"adjacent": True},
    "is within {digit} squares of {me}": {"within": "$digit"},
}


def add_others(grammar: Grammar) -> None:
    """Give the grammar what others get under conditions of their own."""
    add_together(grammar)
    _receiving(grammar)
    _seeing_and_guarded(grammar)
    _of_one_attack(grammar)
    itself = {"itself": True}
    for kind in ("close", "range"):
        one = {"role": "target", "kind": kind, "other": itself}
        shot = "range|ranged" if kind == "range" else kind
        for words in ("when {self} attacks|targets them", "when attacked|targeted by {self}"):
            _fixed(grammar, f"{words} with a {shot} attack", one)
    for words in ("when {self} attacks|targets them", "when attacked|targeted by {self}"):
        _fixed(grammar, words, {"role": "target", "other": itself})
    for words in ("against {selfs} attacks", "against attacks made by {me}"):
        _fixed(grammar, words, {"role": "target", "other": itself})
    _of_others_attacks(grammar)
    _near_me(grammar)
    _beside_me(grammar)
    _their_fights(grammar)
    for behind in ("", "with a {kind} attack", "with {kind} attacks"):
        for words in ("attacking|targeting", "that attack|target", "that are attacking|targeting"):
            _attacking_me(grammar, f"{{characters}} {words} {{me}} {behind} {{others_deeds}}")


def _seeing_and_guarded(grammar: Grammar) -> None:
    """Add "can use Improved Targeting: … and modify defense +1 against some": the attacks are the defense's alone."""

    def make(slots: Slots) -> Value | None:
        given = [one["grants"] for one in slots["improved"]]
        if not all(slug.startswith("improved-targeting") for slug in given) or not one_view(
            {"who": slots["characters"]}, {"attack": slots["against"]}
        ):
            return None
        guarded = {"modify": "defense", "add": slots["signed"], "when": {"attack": slots["against"]}}
        return each([*slots["improved"], guarded], "who", slots["characters"])

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            last = effects[-1]
            if len(effects) > 1 and last.keys() == {"modify", "add", "when"} and last["when"].keys() == {"attack"}:
                yield {
                    "characters": who, "improved": effects[:-1],
                    "signed": last["add"], "against": last["when"]["attack"],
                }  # fmt: skip

    grammar.made("clause", "{characters} can use {improved} and modify defense {signed} {against}", make, split)


def _receiving(grammar: Grammar) -> None:
    """Add "if they have moved this turn" behind what others get: it is asked of each of them."""

    def make(slots: Slots) -> Value | None:
        found = []
        for effect in slots["effects"]:
            who = merged(effect["who"], slots["receiver"]) if "who" in effect else None
            if who is None:
                return None
            found.append({**effect, "who": who})
        return found if alike(found) else None

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            for those, more in parted(who):
                if those and more:
                    yield {"effects": [{**one, "who": those} for one in rest], "receiver": more}

    for words in ("if they", "?, but only if|while they"):
        grammar.made("meaning", f"{{effects:clause}} {words} {{receiver}}", make, split)
    grammar.rule("receiver_near", "adjacent to {me}", {"adjacent": True})
    grammar.rule("receiver_near", "within {digit} squares of {me}", {"within": "$digit"})
    grammar.rule("receiver", "are {beside_other}", "$beside_other")
    grammar.made("meaning", "when|while|if {receiver:receiver_near} , {effects:clause}", make, split)
    for words in ("when|while|if {receiver:receiver_near}", "when|while|if they are {receiver:receiver_near}"):
        grammar.made("meaning", f"{{effects:clause}} {words}", make, split)


def _fixed(grammar: Grammar, behind: str, attack: dict[str, Value]) -> None:
    """Add a sentence that ends with one certain attack, on or by the character itself; it is about others."""
    conditions = {"attack": attack}
    grammar.made(
        "meaning",
        f"{{effects:clause}} {behind}",
        lambda slots: (
            timed(slots["effects"], conditions) if all("who" in effect for effect in slots["effects"]) else None
        ),
        lambda value: ({"effects": rest, "self": "self"} for found, rest in untimed(value) if found == conditions),
    )


def _of_others_attacks(grammar: Grammar) -> None:
    """Add "when friendly characters attack, they modify attack +1": who attacks, or is attacked, gets it then."""
    for one, several, attack in THEIR_ATTACKS:
        for what in ("they {effects:others_deeds}", "{effects:their_order}"):
            _of_their_attack(grammar, f"when|whenever {{characters}} {several} , {what}", "characters", attack)
        for what in ("it|they|he|she {effects:others_deeds}", "{effects:their_order}"):
            _of_their_attack(grammar, f"when|whenever {{character}} {one} , {what}", "character", attack)
        for what in ("it {effects:others_deeds}", "{effects:their_order}"):
            asked = f"when|whenever {{character}} {one} , {what} if|while it {{one_receiver}}"
            _of_their_attack(grammar, asked, "character", attack)
    grammar.rules("one_receiver", ONE_RECEIVER)
    grammar.rule("their_order", "modify their|its {change}", "$change")
    grammar.rule("their_order", "modify that character's {change}", "$change")


def _of_their_attack(grammar: Grammar, template: str, slot: str, attack: dict[str, Value]) -> None:
    ordered, asked = "their_order" in template, "one_receiver" in template
    known = {"defense"} if attack["role"] == "target" else set(OF_ATTACKERS)

    def make(slots: Slots) -> Value | None:
        who = merged(slots[slot], slots.get("one_receiver", {}))
        if "itself" in slots[slot] or who is None:
            return None
        effects = slots["effects"]
        if ordered:
            effects = [{"modify": value, "add": effects[1]} for value in effects[0]]
        if any(one.get("modify") not in known or one.keys() != {"modify", "add"} for one in effects):
            return None
        return [{**one, "who": who, "when": {"attack": attack}} for one in effects]

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            for conditions, effects in untimed(rest):
                if conditions == {"attack": attack}:
                    change = [[one.get("modify") for one in effects], effects[0].get("add")]
                    slots: Slots = {"effects": change if ordered else effects}
                    yield from _asked_of_them(who, slot, slots) if asked else iter(({slot: who, **slots},))

    grammar.made("meaning", template, make, split)


def _asked_of_them(who: dict[str, Value], slot: str, slots: Slots) -> Iterator[Slots]:
    """Yield each way in which something of what is said of somebody may stand behind the rest, with "if it"."""
    for those, more in parted(who):
        if those and more:
            yield {slot: those, "one_receiver": more, **slots}


def _of_one_attack(grammar: Grammar) -> None:
    """Add "when a friend attacks some, that friendly character …": who attacks is said again."""

    def make(slots: Slots) -> Value | None:
        if "itself" in slots["character"] or slots["character"].get("side") != slots["again"]:
            return None
        attack = {"role": "attacker", "other": slots["target"]}
        effects = slots["effects"]
        if not all(one.keys() == {"modify", "add"} and one["modify"] in OF_ATTACKERS for one in effects):
            return None
        found = [{**one, "who": slots["character"], "when": {"attack": attack}} for one in effects]
        return found if all(one_view(one, one["when"]) for one in found) else None

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            for conditions, effects in untimed(rest):
                attack = conditions.get("attack", {})
                if conditions.keys() == {"attack"} and attack.keys() == {"role", "other"}:
                    yield {
                        "character": who, "again": who.get("side"), "target": attack["other"], "effects": effects,
                    }  # fmt: skip

    grammar.rule("again", "friendly", "friends")
    grammar.rule("again", "opposing", "opponents")
    words = (
        "when|whenever {character} attacks|targets {target:character} , that {again} character {effects:others_deeds}"
    )
    grammar.made("meaning", words, make, split)


def _near_me(grammar: Grammar) -> None:
    """Add characters near the character itself, where that is said: so all see the same (6.3)."""
    sides: tuple[tuple[str, dict[str, Value]], ...] = (
        ("", {}),
        ("opposing", {"side": "opponents"}),
        ("friendly", {"side": "friends"}),
    )
    for article, noun in (("", "characters"), ("a", "character"), ("an", "character")):
        for word, side in sides:
            for are in ("", "that|who is|are", "that's"):
                those = f"{article} {word} {noun} {are}"
                grammar.rule("near_me", f"{those} adjacent to {{me}}", {**side, "adjacent": True})
                grammar.rule("near_me", f"{those} within {{digit}} squares of {{me}}", {**side, "within": "$digit"})
    beside: dict[str, dict[str, Value]] = {
        "adjacent friendly characters": {"adjacent": True, "side": "friends"},
        "an adjacent friendly character": {"adjacent": True, "side": "friends"},
        "friendly characters within {digit} squares": {"side": "friends", "within": "$digit"},
    }
    grammar.rule("near_me", "{me}", {"itself": True})
    others: Value = {"other": True, "side": "friends"}
    for words in ("another friendly character", "other friendly characters", "friendly characters other than {me}"):
        grammar.rule("near_me", words, others)
        if "{me}" not in words:
            grammar.rule("near_me", f"{words} adjacent to {{me}}", {**others, "adjacent": True})
            grammar.rule("near_me", f"{words} within {{digit}} squares of {{me}}", {**others, "within": "$digit"})
    for words, form in beside.items():
        grammar.rule("near_me", f"{{me}} or {words}", {"any": [{"itself": True}, form]})


def _beside_me(grammar: Grammar) -> None:
    """Add "when attacking characters adjacent to Hollis" behind what others get: near whom is said."""
    for verb in ("when attacking|targeting {near_me}", "when they attack|target {near_me}", "against {near_me}"):
        _of_attacks_beside_me(grammar, f"{{effects:clause}} {verb}")
    for verb in ("when making", "when they make"):
        for attacks in ("a {kind} attack", "{kind} attacks"):
            _of_attacks_beside_me(grammar, f"{{effects:clause}} {verb} {attacks} against|targeting {{near_me}}")
    for by in ("attacked by", "attacked|targeted by an attack made by", "targeted by attacks made by"):
        _of_attacks_beside_me(grammar, f"{{effects:clause}} when {by} {{near_me}}", "target")


def _of_attacks_beside_me(grammar: Grammar, template: str, role: str = "attacker") -> None:
    kinds, values = "{kind}" in template, OF_ATTACKERS if role == "attacker" else ("defense",)

    def make(slots: Slots) -> Value | None:
        kind = {"kind": slots["kind"]} if kinds else {}
        found = []
        for effect in slots["effects"]:
            if "who" not in effect or "when" in effect or effect.get("modify", "attack") not in values:
                return None
            if not _of_two_sides(role, effect["who"], slots["near_me"]):
                return None
            if "itself" in slots["near_me"] and "modify" not in effect:
                return None  # what is used against it may be used by those whom it attacks
            if "other" in slots["near_me"] and effect["who"].get("side") != "opponents":
                return None  # whose friends, nobody tells
            found.append({**effect, "when": {"attack": {"role": role, **kind, "other": slots["near_me"]}}})
        return found

    def split(value: Value) -> Iterator[Slots]:
        keys = {"role", "other"} | ({"kind"} if kinds else set())
        for conditions, rest in untimed(value):
            attack = conditions.get("attack", {})
            if conditions.keys() == {"attack"} and attack.keys() == keys and attack["role"] == role:
                yield {"effects": rest, "near_me": attack["other"], **({"kind": attack["kind"]} if kinds else {})}

    grammar.made("meaning", template, make, split)


def _of_two_sides(role: str, who: dict[str, Value], others: dict[str, Value]) -> bool:
    """Return whether it is told who opposes whom: opponents attack friends, or friends are attacked by opponents."""
    sides = who.get("side"), others.get("side")
    return sides == ("friends", "opponents") if role == "target" else sides != ("opponents", "opponents")


def _their_fights(grammar: Grammar) -> None:
    """Add attacks of those who get something, with whom they go against: said as all see it, or as each of them does.

    "A single character that is also within 6 squares of Hollis", "only characters that share a keyword with them".
    """
    near_me: tuple[tuple[str, dict[str, Value]], ...] = (
        ("adjacent to {me}", {"adjacent": True}),
        ("within {digit} squares of {me}", {"within": "$digit"}),
    )
    for verb in ("when attacking|targeting", "when they attack|target"):
        for are in ("", "that|who is ?also", "that's ?also"):
            for near, meaning in near_me:
                alone = {"role": "attacker", "other": meaning, "targets": dict(ALONE)}
                grammar.rule("their_fight", f"{verb} a single character {are} {near}", alone)
        for side, those in (("", {}), ("opposing", {"side": "opponents"})):
            shared_by = {"role": "attacker", "other": {**those, "shares_keyword": True}, "theirs": True}
            words = f"{side} characters that|who share a keyword with them"
            grammar.rule("their_fight", f"{verb} {words}", shared_by)
            grammar.rule("their_fight", f"{verb} only {words}", {**shared_by, "only": True})

    grammar.made("meaning", "{effects:clause} {their_fight}", _in_their_fight, _out_of_their_fight)


def _in_their_fight(slots: Slots) -> Value | None:
    attack, found = slots["their_fight"], []
    for one in slots["effects"]:
        if "who" not in one or "when" in one or one.get("modify") not in OF_ATTACKERS:
            return None
        if "side" in attack["other"] and one["who"].get("side") != "friends":
            return None  # whether they oppose the character itself, or those who get it, nobody tells
        found.append({**one, "when": {"attack": attack}})
    return found


def _out_of_their_fight(value: Value) -> Iterator[Slots]:
    for conditions, rest in untimed(value):
        if conditions.keys() == {"attack"}:
            yield {"effects": rest, "their_fight": conditions["attack"]}


def _attacking_me(grammar: Grammar, template: str) -> None:
    """Add "opposing characters attacking Hollis modify attack -1"."""
    kind = "{kind}" in template

    def make(slots: Slots) -> Value | None:
        attack = {"role": "attacker", **({"kind": slots["kind"]} if kind else {}), "other": {"itself": True}}
        return timed(each(slots["others_deeds"], "who", slots["characters"]) or [], {"attack": attack}) or None

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            for conditions, effects in untimed(rest):
                attack = conditions.get("attack", {})
                keys = {"role", "other"} | ({"kind"} if kind else set())
                if attack.keys() == keys and (attack["role"], attack["other"]) == ("attacker", {"itself": True}):
                    slots = {"characters": who, "others_deeds": effects, "me": "self"}
                    yield {**slots, "kind": attack["kind"]} if kind else slots

    grammar.made("meaning", template, make, split)
