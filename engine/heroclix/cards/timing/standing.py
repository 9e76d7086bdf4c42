"""How the character itself stands in an attack: "when Hollis attacks and has no action tokens", "while adjacent"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.effects import OF_ATTACKERS, alike, of_that_side, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged
from engine.heroclix.cards.modifiers import MOST, made_of, slots_of

__all__ = ["add_standing"]

# of all targets, behind "all targets"
OF_ALL: dict[str, dict[str, Value]] = {
    "have {held}": {"tokens": "$held"},
    "have two|2 or more action tokens": {"tokens": {"least": 2}},
    "have the {keywords} keyword": {"keyword": "$keywords"},
    "don't have the {keywords} keyword": {"without_keyword": "$keywords"},
    "can use {powers_or}": {"can_use": "$powers_or"},
    "can't use {powers_or}": {"lacks": "$powers_or"},
    "occupy {terrains} terrain": {"on": "$terrains"},
    "are occupying {terrains} terrain": {"on": "$terrains"},
    "are adjacent": {"adjacent": True},
    "are within {digit} squares": {"within": "$digit"},
    "are {digit} or more squares away": {"away": "$digit"},
    "are equipped": {"equipped": True},
}
ATTACKS = ("attack_self", "attack_itself")
# how the character stands meanwhile, and the slot that reads it: of itself, or as any condition
STANDS = (("and", "{of_itself}", "of_itself"), ("while", "{bare}", "bare"), ("while", "{condition}", "condition"),
          ("and is", "{near}", "near"), ("and", "{counted}", "counted"),
          ("with", "{with_tokens}", "with_tokens"))  # fmt: skip
SLOTS = ("near", "counted")  # those that read a count


def add_standing(grammar: Grammar) -> None:
    """Give the grammar attacks with a condition besides, and all of whose targets are such."""
    grammar.rule("with_tokens", "{held}", {"tokens": "$held"})
    for attack in ATTACKS:
        for word, words, slot in STANDS:
            if attack == "attack_self" or word in ("while", "with"):
                for effects in ("clause", "more_dealt"):
                    begin = f"when|whenever {{{attack}}} {word} {words}"
                    _standing(grammar, f"{begin} , {{effects:{effects}}}", attack, slot)
    for attack in (*ATTACKS, "against"):
        while_ = STANDS[1:3] if attack == "against" else (*STANDS[1:3], STANDS[-1])
        for word, words, slot in STANDS if attack == "attack_self" else while_:
            for when in ("",) if attack == "against" else ("when|while|if ", "?, but only when|while|if "):
                _standing(grammar, f"{{effects:clause}} {when}{{{attack}}} {word} {words}", attack, slot)
    _standing_first(grammar)
    _counted(grammar)
    grammar.rules("of_all", OF_ALL)
    for those in ("all targets", "all ?of {selfs} targets", "every target", "each target"):
        of_all = "{of_all}" if "targets" in those else "{of_target}"
        grammar.rule("its_targets", f"{those} {of_all}", f"${of_all.strip('{}')}")
    for template in (
        "{effects:clause} if {its_targets}",
        "if {its_targets} , {effects:clause}",
        "when|whenever {attack_self} , {effects:clause} if {its_targets}",
        "when|whenever {attack_self} , if {its_targets} , {effects:clause}",
    ):
        _all_of_them(grammar, template)


def _standing_first(grammar: Grammar) -> None:
    """Add "when Hollis has no action tokens and attacks"."""
    for stands, slot in (("{self} {of_itself}", "of_itself"), ("{self} is {near:plain_near}", "near")):
        for effects in ("clause", "more_dealt"):
            _standing(grammar, f"when|whenever {stands} and {{by_verb}} , {{effects:{effects}}}", "by_verb", slot)


def _standing(grammar: Grammar, template: str, attack: str, slot: str) -> None:
    """Add an attack by or on the character itself, and what is so of it then."""
    behind = template.startswith("{effects:")

    def make(slots: Slots) -> Value | None:
        said, effects = {"count": [slots[slot]]} if slot in SLOTS else slots[slot], slots["effects"]
        if any("who" in one or "restrict" in one for one in effects) or (behind and not alike(effects)):
            return None
        if slot == "counted" and "other" in slots[attack]:  # near whom they are nobody tells
            return None
        if slot == "with_tokens" and (slots[attack].keys() & {"other", "targets"} or slots[attack]["role"] == "target"):
            return None  # they may be the other's
        both = None if "attack" in said else merged({"attack": slots[attack]}, said)
        return timed(effects, both) if both is not None and _fits(slots[attack], effects) else None

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            said = {key: each for key, each in conditions.items() if key != "attack"}
            if "attack" not in conditions or not said:
                continue
            if slot not in SLOTS:
                yield {attack: conditions["attack"], slot: said, "effects": rest}
            elif said.keys() == {"count"} and len(said["count"]) == 1:
                yield {attack: conditions["attack"], slot: said["count"][0], "effects": rest}

    grammar.made("meaning", template, make, split)


def _counted(grammar: Grammar) -> None:
    """Add changes that count in some attacks, and for each of something."""
    for attack, words in (("against", "{against}"), ("attack_itself", "when|while {attack_itself}")):
        for most in ("", *MOST):
            _counting(grammar, f"{{effects:clause}} {words} {{per}} {most}", attack)


def _counting(grammar: Grammar, template: str, attack: str) -> None:
    """Add "modify defense +1 against range attacks for each …": counted in such attacks alone."""
    most = "{most" in template

    def make(slots: Slots) -> Value | None:
        plain = all(one.keys() == {"modify", "add"} for one in slots["effects"])
        if not plain or not _fits(slots[attack], slots["effects"]):
            return None
        told = {
            "change": [[one["modify"] for one in slots["effects"]], slots["effects"][0]["add"]],
            "per": slots["per"],
        }
        alike_all = len({one["add"] for one in slots["effects"]}) == 1
        found = made_of({**told, **({"most": slots["most"]} if most else {})}) if alike_all else None
        return None if found is None else timed(found, {"attack": slots[attack]})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if conditions.keys() != {"attack"}:
                continue
            for slots in slots_of(rest, True, most):
                values, number = slots["change"]
                effects = [{"modify": one, "add": number} for one in values]
                more = {"most": slots["most"]} if most else {}
                yield {attack: conditions["attack"], "effects": effects, "per": slots["per"], **more}

    grammar.made("meaning", template, make, split)


def _fits(attack: Mapping[str, Value], effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether values and damage are such as count on that side of an attack, the character's own."""
    values = {one.get("modify") for one in effects} - {None}
    return of_that_side(attack, effects) and values <= (
        {"defense"} if attack.get("role") == "target" else set(OF_ATTACKERS)
    )


def _all_of_them(grammar: Grammar, template: str) -> None:
    """Add a sentence about attacks of the character itself all of whose targets are such (12.1)."""
    slot = "attack_self" if "{attack_self}" in template else ""

    def make(slots: Slots) -> Value | None:
        attack = slots[slot] if slot else {"role": "attacker"}
        attack = merged(attack, {"other": slots["its_targets"], "only": True}) or {}
        own = all("who" not in one and "restrict" not in one for one in slots["effects"])
        if attack.get("role") != "attacker" or not own or not alike(slots["effects"]):
            return None
        return timed(slots["effects"], {"attack": attack}) if _fits(attack, slots["effects"]) else None

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            attack = conditions.get("attack", {})
            if conditions.keys() != {"attack"} or not {"role", "other", "only"} <= attack.keys():
                continue
            bare = {key: each for key, each in attack.items() if key not in ("other", "only")}
            if slot or bare == {"role": "attacker"}:
                yield {"its_targets": attack["other"], "effects": rest, **({slot: bare} if slot else {})}

    grammar.made("meaning", template, make, split)
