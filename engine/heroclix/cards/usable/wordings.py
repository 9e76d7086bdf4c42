"""Further wordings of what can't be done: carrying, modifying, leaving, values in attacks (10.8, 13, 20.4, 27.8d)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.aims import denied
from engine.heroclix.cards.effects import RELATIVE, each, keys_of, shared, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.protections import NEARBY, TARGETING
from engine.heroclix.cards.usable.abilities import OF_TARGETS
from engine.heroclix.cards.usable.changes.restrictions import ATTACKERS

__all__ = ["add_wordings"]

OPPONENTS: dict[str, Value] = {"side": "opponents"}
WAYS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("", {}), ("positively ", {"sign": "up"}), ("negatively ", {"sign": "down"}),
)  # fmt: skip
# who modifies values, as a card calls opponents and what is theirs
OPPOSING = ("opponents", "an opponent", "opposing effects", "opposing characters", "opposing characters' effects",
            "opposing characters or effects", "opposing effects or characters")  # fmt: skip
VALUES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("combat values", ("all",)),
    *((f"{value} ?value|values", (value,)) for value in ("speed", "attack", "defense", "damage", "range")),
    ("attack and|or damage ?value|values", ("attack", "damage")),
)


def add_wordings(grammar: Grammar) -> None:
    """Give the grammar more of the words for what can't be done."""
    for near, beyond in NEARBY.items():
        for attack, kinds in (("an attack", ("close", "range")), ("a range|ranged attack", ("range",))):
            far: list[Value] = [{"cant_be": "targeted", "attacks": kind, "by": beyond} for kind in kinds]
            for verb in ("be targeted by|with", "be the target of"):
                for attacker in ("the attacker is", "the attacking character is"):
                    grammar.rule("own_deed", f"can't {verb} {attack} unless {attacker} {near}", far)
    for words, away in (("more than {farther} squares away", "$farther"), ("{digit} or more squares away", "$digit")):
        seen: list[Value] = [{"cant_be": "seen", "by": {"away": away}}]
        grammar.rule("clause", f"?all lines of fire ?drawn to {{me}} from {words} are blocked", seen)
    _carried(grammar)
    _kept_values(grammar)
    _values_of_targets(grammar)
    _used_in_attacks(grammar)
    grammar.rule("own_deed", "can't be knocked back or take|dealt knockback damage", [
        {"cant_be": "knocked-back"}, {"cant_be": "knockback-damaged"},
    ])  # fmt: skip
    held: list[Value] = [{"break_away": {"never_automatic": True}, "who": {"adjacent": True, "side": "opponents"}}]
    for words in ("can't automatically break away from {me}", "can't break away from {me} automatically"):
        grammar.rule("clause", f"opposing characters {words}", held)
    grammar.rule("deed", "can't use ?the Carry ?ability", [{"loses": "carry"}])
    for words in ("can't be carried or carry", "can't be carried or carry ?other characters"):
        grammar.rule("deed", words, [{"cant_be": "carried"}, {"loses": "carry"}])
    _used_by_none(grammar)
    _used_against_it(grammar)
    _untargeted_friends(grammar)
    form: dict[str, Value] = {"*": ["before", "used_where"]}
    grammar.rule("clause", "{before} characters can't be healed {used_where}", [{"cant_be": "healed", "who": form}])


def _used_by_none(grammar: Grammar) -> None:
    """Add "no characters within 4 squares can use Outwit": none of them can (20.4)."""
    for several in ("powers_or", "powers_both"):
        for slot in ("plural", "singular"):
            _lost_by(grammar, f"no {{{slot}}} can use {{{several}}}", several, slot)


def _lost_by(grammar: Grammar, template: str, several: str, slot: str) -> None:
    def make(slots: Slots) -> Value | None:
        if several == "powers_both" and len(slots[several]) > 1:
            return None  # each of them, or all together
        return [{"loses": slug, "who": slots[slot]} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            slots: Slots = {several: _lost(effects), slot: who}
            if slots[several] and make(slots) == value:
                yield slots

    grammar.made("clause", template, make, split)


def _used_against_it(grammar: Grammar) -> None:
    """Add what whoever attacks the character can't use then: what changes that attack alone (20.4)."""
    for several in ("powers_or", "powers_both"):
        for words, slot in (
            (f"{{characters}} can't use {{{several}}} against {{me}}", "characters"),
            (f"when {{self}} is attacked , the attacker can't use {{{several}}}", ""),
            (
                f"when {{character}} attacks|targets {{me}} , it|they|that ?character can't use {{{several}}}",
                "character",
            ),
        ):
            _unused_by_attackers(grammar, words, several, slot)


def _unused_by_attackers(grammar: Grammar, template: str, several: str, slot: str) -> None:
    when: dict[str, Value] = {"attack": {"role": "attacker", "other": {"itself": True}}}

    def make(slots: Slots) -> Value | None:
        who = slots[slot] if slot else {}
        if not set(ATTACKERS).issuperset(slots[several]) or "itself" in who:
            return None
        return [{"loses": slug, "who": who, "when": when} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            for conditions, rest in untimed(effects):
                slots: Slots = {several: _lost(rest), **({slot: who} if slot else {})}
                if conditions == when and slots[several] and make(slots) == value:
                    yield slots

    grammar.made("meaning", template, make, split)


def _untargeted_friends(grammar: Grammar) -> None:
    """Add opponents of one kind who can't target the character or friends of it: of that kind wherever they are."""
    for behind, effects in TARGETING.items():
        for joint in ("or", "and"):
            words = f"{{blind:characters}} can't target {{me}} {joint} {{those:characters}} {behind}"
            _neither(grammar, words, effects)


def _neither(grammar: Grammar, template: str, effects: list[dict[str, Value]]) -> None:
    def made(by: Value, those: Value) -> Value | None:
        kind = {key for key in keys_of(by) if key != "side"}
        if by.get("side") != "opponents" or not kind or kind & RELATIVE or those.get("side") != "friends":
            return None  # all opponents are said elsewhere; near whom the others are nobody tells
        return [{**one, "by": by, "who": {"any": [{"itself": True}, those]}} for one in effects]

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            either = who.get("any", ())
            for by, _ in shared(rest, "by"):
                if len(either) == 2 and made(by, either[1]) == value:
                    yield {"blind": by, "those": either[1]}

    grammar.made("clause", template, lambda slots: made(slots["blind"], slots["those"]), split)


def _carried(grammar: Grammar) -> None:
    """Add by whom alone somebody is carried, and whom it can't carry (27.8d)."""
    for words in ("can't be carried except by {characters}", "can|may only be carried by {characters}"):
        _by_others(grammar, words)

    def make(slots: Slots) -> Value | None:
        those = {key: value for key, value in slots["aim"].items() if (key, value) != ("side", "friends")}
        return [{"cant_be": "carried", "by": {"itself": True}, "who": those}] if those else None

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"cant_be", "by", "who"}:
            for aim in (value[0]["who"], {**value[0]["who"], "side": "friends"}):
                if make({"aim": aim}) == value:
                    yield {"aim": aim}

    grammar.made("own_deed", "can't carry {aim}", make, split)


def _by_others(grammar: Grammar, words: str) -> None:
    def make(slots: Slots) -> Value | None:
        others = denied({key: each for key, each in slots["characters"].items() if (key, each) != ("side", "friends")})
        return None if others is None else [{"cant_be": "carried", "by": others}]

    def split(value: Value) -> Iterator[Slots]:
        for by, rest in shared(value, "by"):
            those = denied(by)
            if those is not None and rest == [{"cant_be": "carried"}]:
                yield from ({"characters": one} for one in (those, {**those, "side": "friends"}))

    grammar.made("own_deed", words, make, split)


def _kept_values(grammar: Grammar) -> None:
    """Add values that opponents can't modify, the character's own and those of its friends (13)."""
    for values, slugs in VALUES:
        for way, sign in WAYS:
            for those in OPPOSING:
                kept = [{"cant_modify": slug, **sign, "by": OPPONENTS} for slug in slugs]
                grammar.rule("clause", f"{{selfs}} {values} can't be {way}modified by {those}", kept)
                grammar.rule("meaning", f"{those} can't {way}modify {{selfs}} {values}", kept)
                _of_friends(grammar, f"{{before}} characters' {values} can't be {way}modified by {those}", kept)


def _of_friends(grammar: Grammar, template: str, kept: list[dict[str, Value]]) -> None:
    def make(slots: Slots) -> Value | None:
        return each(kept, "who", slots["before"]) if slots["before"].get("side") == "friends" else None

    def split(value: Value) -> Iterator[Slots]:
        yield from ({"before": who} for who, rest in shared(value, "who") if rest == kept)

    grammar.made("clause", template, make, split)


def _values_of_targets(grammar: Grammar) -> None:
    """Add that the defense of whom the character attacks can't be modified in that attack (13)."""
    when: dict[str, Value] = {"attack": {"role": "target", "other": {"itself": True}}}
    for way, sign in WAYS:
        for whose, who in (
            ("the target's", {}), ("targets'", {}), ("his|her|its|their target's", {}),
            ("opposing characters'", OPPONENTS),
        ):  # fmt: skip
            kept = [{"cant_modify": "defense", **sign, "who": who, "when": when}]
            words = f"{whose} defense ?value|values can't be {way}modified"
            grammar.rule("meaning", f"when|whenever {{self}} attacks , {words}", kept)
            grammar.rule("meaning", f"when|whenever {{self}} makes an attack , {words}", kept)
            of_kind = [{**one, "when": {"attack": {**when["attack"], "kind": "$kind"}}} for one in kept]
            for attacks in ("makes {kind} attacks", "makes a {kind} attack", "attacks with {kind} attacks"):
                grammar.rule("meaning", f"when|whenever {{self}} {attacks} , {words}", of_kind)
            if who:
                grammar.rule("meaning", f"{words} when|whenever {{self}} attacks ?them", kept)


def _used_in_attacks(grammar: Grammar) -> None:
    """Add what targets can't use "during Hollis's close attacks", and when friends of hers target them (20.4)."""
    for several in ("powers_or", "powers_both"):
        for words, attack in (
            ("during {selfs} attacks", {"other": {"itself": True}}),
            ("during {selfs} {kind} attacks", {"other": {"itself": True}, "kind": "$kind"}),
            ("when|if targeted|attacked by {those:characters}", {"other": "$those"}),
            ("when|if targeted by attacks made by {those:characters}", {"other": "$those"}),
        ):
            _unused(grammar, f"{{characters}} can't use {{{several}}} {words}", several, attack)


def _unused(grammar: Grammar, template: str, several: str, attack: Mapping[str, Value]) -> None:
    def make(slots: Slots) -> Value | None:
        if not OF_TARGETS.issuperset(slots[several]) or "defense-powers" in slots[several]:
            return None
        told = {key: slots[value[1:]] if isinstance(value, str) else value for key, value in attack.items()}
        those = told["other"]
        if "itself" not in those and (those.get("side") != "friends" or keys_of(those) & RELATIVE):
            return None  # near whom they are, or whom they oppose, nobody tells
        when = {"attack": {"role": "target", **told}}
        return [{"loses": slug, "who": slots["characters"], "when": when} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            for conditions, rest in untimed(effects):
                found = conditions.get("attack", {})
                slots: Slots = {several: _lost(rest), "characters": who}
                slots |= {"those": found.get("other", {}), "kind": found.get("kind")}
                if slots[several] and make(slots) == value:
                    yield slots

    grammar.made("meaning", template, make, split)


def _lost(effects: Sequence[Mapping[str, Value]]) -> list[str]:
    return [one["loses"] for one in effects] if all(one.keys() == {"loses"} for one in effects) else []
