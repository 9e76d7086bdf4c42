"""More of what others can't do: who may target the character after all, and where they can't use what (12.1, 20.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from engine.heroclix.cards.aims import denied
from engine.heroclix.cards.effects import shared, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.protections import CHOOSERS, NEARBY, TARGETING
from engine.heroclix.cards.usable.abilities import ATTACKS, OF_TARGETS

__all__ = ["add_denials"]

OPPONENTS: dict[str, Value] = {"side": "opponents"}
# whose attacks, and of which kinds these are
WHOSE = ("an opposing character's", "opposing characters'", "an opponent's", "opponents'", "opposing")
KINDS = (("attack|attacks", ("close", "range")), ("close attack|attacks", ("close",)),
         ("range|ranged attack|attacks", ("range",)))  # fmt: skip
HEALERS = frozenset(("support", "regeneration", "steal-energy"))
THERE = ("within", "line_of_fire", "in_range", "adjacent")
ATTACKER = ("the attacker is", "that character is", "the attacking character is", "the opposing character is")


def add_denials(grammar: Grammar) -> None:
    """Give the grammar who can't target the character but from near, and what others can't use, and where."""
    _by_one(grammar)
    _attacks_from_afar(grammar)
    _by_none_but(grammar)
    _beside_a_friend(grammar)
    _used_against_friends(grammar)
    _used_where(grammar)
    _used_when_attacked(grammar)
    _used_or_done(grammar)
    _unmodified(grammar)
    _healed(grammar)
    tokens: list[Value] = [{"cant_be": "given-tokens", "by": OPPONENTS}]
    for words in ("action tokens", "an action token"):
        for by in ("opposing characters", "opponents"):
            grammar.rule("clause", f"{by} can't give {words} to {{me}}", tokens)
            grammar.rule("clause", f"{by} can't give {{me}} {words}", tokens)


def _by_one(grammar: Grammar) -> None:
    """Add "can't be targeted by an opposing character": by no such one, as by all such (12.1)."""
    for words, kinds in (
        ("be targeted by", ({},)),
        ("be attacked by", ({"attacks": "close"}, {"attacks": "range"})),
        ("be the target of an attack by|from", ({"attacks": "close"}, {"attacks": "range"})),
        ("be targeted by an attack made by", ({"attacks": "close"}, {"attacks": "range"})),
        ("be targeted by|with a close attack made by", ({"attacks": "close"},)),
        ("be targeted by|with a range|ranged attack made by", ({"attacks": "range"},)),
    ):
        _of_one(grammar, f"can't {words} {{character}}", list(kinds))


def _of_one(grammar: Grammar, template: str, kinds: list[Mapping[str, Value]]) -> None:
    def make(slots: Slots) -> Value | None:
        if "itself" in slots["character"]:
            return None
        return [{"cant_be": "targeted", **kind, "by": slots["character"]} for kind in kinds]

    def split(value: Value) -> Iterator[Slots]:
        for by, _ in shared(value, "by"):
            if make({"character": by}) == value:
                yield {"character": by}

    grammar.made("deed", template, make, split)


def _attacks_from_afar(grammar: Grammar) -> None:
    """Add opponents' attacks that can't target the character, but for those from near (12.1)."""
    for whose, (words, kinds) in product(WHOSE, KINDS):
        plain: list[Value] = [{"cant_be": "targeted", "attacks": kind, "by": OPPONENTS} for kind in kinds]
        for verb in ("be the target of", "be targeted by|with"):
            grammar.rule("deed", f"can't {verb} {whose} {words}", plain)
            for near, attacker in product(NEARBY, ATTACKER):
                far: list[Value] = [{**one, "by": {**OPPONENTS, **NEARBY[near]}} for one in plain]
                grammar.rule("own_deed", f"can't {verb} {whose} {words} unless {attacker} {near}", far)
    for near, one, is_near in product(NEARBY, ("an opposing character", "an opponent"), ATTACKER[1:2]):
        targeted = [{"cant_be": "targeted", "by": {**OPPONENTS, **NEARBY[near]}}]
        grammar.rule("own_deed", f"can't be targeted by {one} unless {is_near} {near}", targeted)


def _by_none_but(grammar: Grammar) -> None:
    """Add who alone can target or see the character: all others can't (11.4, 12.1)."""
    attacks = ("close", "range")
    for words, effects in (
        ("target {me}", [{"cant_be": "targeted"}]),
        ("attack {me}", [{"cant_be": "targeted", "attacks": kind} for kind in attacks]),
        ("draw ?a lines|line of fire to {me}", [{"cant_be": "seen"}]),
        *((f"target {{me}} {behind}", found) for behind, found in TARGETING.items() if behind),
    ):
        for can in ("can", "may"):
            _denying(grammar, "clause", f"only {{blind:characters}} {can} {words}", "blind", effects)
            if "attack" in words:
                _opponents_alone(grammar, f"only {{blind:characters}} {can} {words}", effects)
    targeted: list[dict[str, Value]] = [{"cant_be": "targeted"}]
    for but in ("except by", "except from", "other than by"):
        _denying(grammar, "own_deed", f"can't be targeted {but} {{characters}}", "characters", targeted)


def _denying(grammar: Grammar, kind: str, template: str, slot: str, effects: list[dict[str, Value]]) -> None:
    def make(slots: Slots) -> Value | None:
        others = denied(slots[slot])
        return None if others is None else [{**one, "by": others} for one in effects]

    def split(value: Value) -> Iterator[Slots]:
        for by, rest in shared(value, "by"):
            those = denied(by)
            if those is not None and rest == effects:
                yield {slot: those}

    grammar.made(kind, template, make, split)


def _opponents_alone(grammar: Grammar, template: str, effects: list[dict[str, Value]]) -> None:
    """Add that opponents of one kind alone attack somebody: neither its friends do, nor the other opponents."""

    def make(slots: Slots) -> Value | None:
        if slots["blind"].get("side") != "opponents":
            return None
        others = denied({key: each for key, each in slots["blind"].items() if key != "side"})
        return None if others is None else [{**one, "by": {"any": [{"side": "friends"}, others]}} for one in effects]

    def split(value: Value) -> Iterator[Slots]:
        for by, _ in shared(value, "by"):
            either = by.get("any", ())
            those = denied(either[1]) if len(either) == 2 else None
            if those is not None and make({"blind": {"side": "opponents", **those}}) == value:
                yield {"blind": {"side": "opponents", **those}}

    grammar.made("clause", template, make, split)


def _beside_a_friend(grammar: Grammar) -> None:
    """Add opponents who can't target the character while it is near a friend of its own: theirs would be none (6.2).

    "By an opposing character if he's adjacent to a friendly character": whoever opposes it is no "he" on its card.
    """
    for whom, effects in (
        ("by opposing characters", [{"cant_be": "targeted", "by": OPPONENTS}]),
        ("by an opposing character", [{"cant_be": "targeted", "by": OPPONENTS}]),
        ("by an opponent", [{"cant_be": "targeted", "by": OPPONENTS}]),
        ("by opponents", [{"cant_be": "targeted", "by": OPPONENTS}]),
    ):
        for when in ("if|while|when he|she is", "if|while|when", "?, if|while|when he|she is"):
            _with_friends(grammar, f"can't be targeted {whom} {when} {{near}}", effects)


def _with_friends(grammar: Grammar, template: str, effects: list[dict[str, Value]]) -> None:
    def make(slots: Slots) -> Value | None:
        if slots["near"]["of"].get("side") != "friends":
            return None
        return [{**one, "when": {"count": [slots["near"]]}} for one in effects]

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if conditions.keys() == {"count"} and len(conditions["count"]) == 1 and rest == effects:
                yield {"near": conditions["count"][0]}

    grammar.made("own_deed", template, make, split)


def _used_against_friends(grammar: Grammar) -> None:
    """Add opponents who can't target friends of the character with powers that target without an attack."""
    for several in ("powers_or", "powers_both"):
        for words in (
            f"opposing characters can't use {{{several}}} to target",
            f"opposing characters can't use {{{several}}} on",
        ):
            _of_friends(grammar, f"{words} {{those:characters}}", several, itself=False)
            for joint in ("or", "and"):
                _of_friends(grammar, f"{words} {{me}} {joint} {{those:characters}}", several, itself=True)
        for words in (f"with {{{several}}}", f"using {{{several}}}"):
            _of_friends(
                grammar, f"opposing characters can't target {{those:characters}} {words}", several, itself=False
            )
            for joint in ("or", "and"):
                template = f"opposing characters can't target {{me}} {joint} {{those:characters}} {words}"
                _of_friends(grammar, template, several, itself=True)


def _of_friends(grammar: Grammar, template: str, several: str, *, itself: bool) -> None:
    def made(powers: Value, those: Value) -> Value | None:
        if not CHOOSERS.issuperset(powers) or those.get("side") != "friends":
            return None
        who = {"any": [{"itself": True}, those]} if itself else those
        return [{"cant_be": "chosen", "of": power, "by": OPPONENTS, "who": who} for power in powers]

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            either = who.get("any", ())
            those = either[1] if itself and len(either) == 2 else who
            slots: Slots = {several: [one.get("of") for one in effects], "those": those}
            if made(slots[several], those) == value:
                yield slots

    grammar.made("clause", template, lambda slots: made(slots[several], slots["those"]), split)


def _used_where(grammar: Grammar) -> None:
    """Add "can't use Stealth within 6 squares of Hollis": whoever is there."""
    for words, there in (
        ("within {digit} squares", {"within": "$digit"}),
        ("within {digit} squares of {me}", {"within": "$digit"}),
        ("within {digit} squares and line of fire", {"within": "$digit", "line_of_fire": True}),
        ("within {digit} squares and line of fire of {me}", {"within": "$digit", "line_of_fire": True}),
        ("within line of fire", {"line_of_fire": True}),
        ("within line of fire of {me}", {"line_of_fire": True}),
        ("in|within {selfs} line of fire", {"line_of_fire": True}),
        ("within {selfs} range", {"in_range": True}),
        ("within range", {"in_range": True}),
        ("within {selfs} range and line of fire", {"in_range": True, "line_of_fire": True}),
        ("within range and line of fire", {"in_range": True, "line_of_fire": True}),
    ):
        grammar.rule("receiver_near", words, there)
        grammar.rule("used_where", words, there)
    grammar.rule("used_where", "adjacent to {me}", {"adjacent": True})
    for several in ("powers_or", "powers_both"):
        _there(grammar, several)


def _there(grammar: Grammar, several: str) -> None:
    def make(slots: Slots) -> Value | None:
        if slots["before"].keys() & slots["used_where"].keys():
            return None
        who = {**slots["before"], **slots["used_where"]}
        return [{"loses": slug, "who": who} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            there = {
                key: each for key, each in who.items() if key in ("within", "line_of_fire", "in_range", "adjacent")
            }
            rest = {key: each for key, each in who.items() if key not in there}
            if there and rest and all(one.keys() == {"loses"} for one in effects):
                yield {several: [one["loses"] for one in effects], "before": rest, "used_where": there}

    grammar.made("clause", f"{{before}} characters can't use {{{several}}} {{used_where}}", make, split)


def _used_when_attacked(grammar: Grammar) -> None:
    """Add what targets can't use "when Hollis attacks", said behind, and "targets of Hollis's attacks" (20.4)."""
    for several in ("powers_or", "powers_both"):
        for attacks, kind in ATTACKS:
            _against(grammar, f"{{characters}} can't use {{{several}}} when|whenever {{self}} {attacks}", several, kind)
        for words, kind in (
            ("targets of {selfs} attacks", {}),
            ("targets of {selfs} {kind} attacks", {"kind": "$kind"}),
            ("targets of attacks made by {me}", {}),
            ("characters ?that|who ?are targeted by {selfs} attacks", {}),
            ("characters ?that|who ?are targeted by {selfs} {kind} attacks", {"kind": "$kind"}),
            ("{selfs} targets", {}),
        ):
            _against(grammar, f"{words} can't use {{{several}}}", several, kind)
            if words.startswith("characters"):
                _against(grammar, f"opposing {words} can't use {{{several}}}", several, kind, OPPONENTS)


def _against(
    grammar: Grammar, template: str, several: str, kind: Mapping[str, Value], those: Mapping[str, Value] | None = None
) -> None:
    told = "{characters}" in template

    def make(slots: Slots) -> Value | None:
        if not OF_TARGETS.issuperset(slots[several]) or "defense-powers" in slots[several]:
            return None
        if told and "other" in slots["characters"]:
            return None  # than the character, or than its targets, nobody tells
        attack: dict[str, Value] = {"role": "target", "other": {"itself": True}, **{key: slots[key] for key in kind}}
        who = slots["characters"] if told else dict(those or {})
        return [{"loses": slug, "who": who, "when": {"attack": attack}} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            for conditions, rest in untimed(effects):
                attack = conditions.get("attack", {})
                slots: Slots = {several: [one.get("loses") for one in rest], "characters": who}
                slots |= {key: attack.get(key) for key in kind}
                if None not in slots[several] and make(slots) == value:
                    yield slots

    grammar.made("meaning", template, make, split)


def _healed(grammar: Grammar) -> None:
    """Add how far somebody can be healed, and by which power not (6.6, 20.4).

    Past the click that shows the words nothing is healed while they are shown.
    """
    for past in ("above", "past", "beyond"):
        grammar.rule("own_deed", f"can't be healed {past} this click", [{"cant_be": "healed"}])
        for click in ("?click {click}", "click ?number {click:digit}"):
            grammar.rule("own_deed", f"can't be healed {past} {click}", [{"cant_be": "healed", "above": "$click"}])
    for those, more in (("characters", {}), ("{before} characters", {"*": ["before"]})):
        near: list[Value] = [{"cant_be": "healed", "who": {"within": "$digit", **more}}]
        grammar.rule("clause", f"{those} can't be healed while {{me}} is within {{digit}} squares of them", near)
    for several in ("powers_or", "powers_both"):
        _healed_by(grammar, f"can't be healed by|with {{{several}}}", several)


def _healed_by(grammar: Grammar, template: str, several: str) -> None:
    def make(slots: Slots) -> Value | None:
        if not HEALERS.issuperset(slots[several]):
            return None
        return [{"cant_be": "healed", "of": slug} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and value and all(one.keys() == {"cant_be", "of"} for one in value):
            slots: Slots = {several: [one["of"] for one in value]}
            if make(slots) == value:
                yield slots

    grammar.made("deed", template, make, split)


def _unmodified(grammar: Grammar) -> None:
    """Add whoever can't modify values when attacking the character: theirs are not modified in that attack."""
    when: dict[str, Value] = {"attack": {"role": "attacker", "other": {"itself": True}}}
    for way, sign in (("", {}), ("positively ", {"sign": "up"}), ("negatively ", {"sign": "down"})):
        for words, values in (
            ("?their attack ?value|values", ("attack",)),
            ("?their damage ?value|values", ("damage",)),
            ("?their attack or|and damage ?value|values", ("attack", "damage")),
            ("their combat values", ("all",)),
        ):
            kept = [{"cant_modify": value, **sign, "who": {"*": ["before"]}, "when": when} for value in values]
            for behind in ("when attacking|targeting {me}", "when they attack|target {me}"):
                grammar.rule("clause", f"{{before}} characters can't {way}modify {words} {behind}", kept)


def _used_or_done(grammar: Grammar) -> None:
    """Add "can't use Flight or be carried", and the other way round."""
    for template in ("can't use {powers_or} or be {undone}", "can't be {undone} or use {powers_or}"):
        _either(grammar, template, template.index("{undone}") < template.index("{powers_or}"))


def _either(grammar: Grammar, template: str, undone_first: bool) -> None:
    def make(slots: Slots) -> Value:
        lost = [{"loses": slug} for slug in slots["powers_or"]]
        done = [{"cant_be": slots["undone"]}]
        return [*done, *lost] if undone_first else [*lost, *done]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) < 2:
            return
        done, lost = (value[0], value[1:]) if undone_first else (value[-1], value[:-1])
        if done.keys() == {"cant_be"} and all(one.keys() == {"loses"} for one in lost):
            yield {"undone": done["cant_be"], "powers_or": [one["loses"] for one in lost]}

    grammar.made("deed", template, make, split)
