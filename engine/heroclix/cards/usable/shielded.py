"""Who is protected under conditions or from some alone, and whom others have to leave alone (12.1, 20.4, 22.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.aims import denied
from engine.heroclix.cards.effects import RELATIVE, each, keys_of, shared, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_shielded"]

WAYS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("", {}), ("positively ", {"sign": "up"}), ("negatively ", {"sign": "down"}),
)  # fmt: skip

BARRED = ("costed", "POWER", "FREE", "MOVE", "CLOSE", "RANGE")  # actions that somebody can't be given


def add_shielded(grammar: Grammar) -> None:
    """Give the grammar protections that count at times, and what keeps attacks away from somebody."""
    _guarded(grammar)
    grammar.rules("slot_of_dial", {value: value for value in ("speed", "attack", "defense", "damage")})
    _barred_actions(grammar)
    _at_times(grammar)
    _only_by(grammar)
    _unlent(grammar)
    _unless_the_attacker(grammar)
    _values_of_others(grammar)
    for words in ("friendly characters other than {me}", "other friendly characters"):
        grammar.rule("friends_beside", words, {"side": "friends", "other": True})
    for behind, kinds in (("", ()), ("with attacks", ("close", "range")), ("with close attacks", ("close",)),
                          ("with range|ranged attacks", ("range",))):  # fmt: skip
        _drawn_upon_itself(grammar, behind, kinds)
    _only_carried(grammar)
    for words in (
        "can't target|attack more than one|1 character|target",
        "can|may only target|attack one|1 character|target",
        "can|may only target|attack a single character|target",
        "can't target multiple characters|targets",
    ):
        grammar.rule("own_deed", words, [{"targets": 1}])
    tokens: list[Value] = [{"cant_be": "given-tokens", "by": {"side": "opponents"}}]
    for words in ("characters or effects", "characters", "effects"):
        grammar.rule("deed", f"can't be given an action token by opposing {words}", tokens)


def _guarded(grammar: Grammar) -> None:
    """Add whose powers of one combat value Outwit can't take (22.7): the character's own, or those of others."""
    grammar.made(
        "of_friends",
        "{before} characters'",
        lambda slots: slots["before"] if slots["before"].get("side") == "friends" else None,
        lambda value: iter([{"before": value}]) if isinstance(value, dict) else iter(()),
    )
    grammar.rule("of_those", "{of_friends}", "$of_friends")
    for itself in ("{selfs}", "{self}"):
        grammar.rule("of_those", f"{itself} and {{of_friends}}", {"any": [{"itself": True}, "$of_friends"]})
    shield = "PROTECTED|Protected : Outwit"
    for have in ("have", "gain"):
        powers = f"{{slot_of_dial}} powers {have} {shield}"
        grammar.rule("clause", f"{{selfs}} {powers}", [{"guards": "$slot_of_dial"}])
        grammar.rule("clause", f"{{of_those}} {powers}", [{"guards": "$slot_of_dial", "who": "$of_those"}])


def _barred_actions(grammar: Grammar) -> None:
    """Add the types of action that somebody can't be given, one or two (7.3a, 20.4)."""
    for kind in BARRED:
        slug = f"{kind.casefold()}-actions"
        grammar.rule("barred", kind, slug)
        for words in (f"can't be given a {kind} action", f"can't be given {kind} actions", f"can't use {kind} actions"):
            grammar.rule("deed", words, [{"loses": slug}])
    for words in ("can't be given a non-free|non-FREE action", "can't be given non-free|non-FREE actions"):
        grammar.rule("deed", words, [{"loses": "costed-actions"}])
    for words in ("can't be given actions", "can't be given an action"):
        grammar.rule("deed", words, [{"loses": "costed-actions"}, {"loses": "free-actions"}])
    two = [{"loses": "$a"}, {"loses": "$b"}]
    grammar.rule("deed", "can't be given {a:barred} or {b:barred} actions", two)
    grammar.rule("deed", "can't be given a {a:barred} or {b:barred} action", two)


def _unlent(grammar: Grammar) -> None:
    """Add who can neither use powers that lend values nor be lent any by them (27.4e, 27.4i)."""

    def make(slots: Slots) -> Value | None:
        slugs = slots["powers_or"]
        if not {"empower", "enhancement"}.issuperset(slugs):
            return None
        lost = [{"loses": slug} for slug in slugs]
        return each([*lost, *({"cant_modify": "all", "of": slug} for slug in slugs)], "who", slots["characters"])

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            slots: Slots = {"powers_or": [one["loses"] for one in effects if "loses" in one], "characters": who}
            if make(slots) == value:
                yield slots

    words = "{characters} can't use or have their combat values modified by {powers_or}"
    grammar.made("clause", words, make, split)


def _at_times(grammar: Grammar) -> None:
    """Add "PROTECTED: Outwit, but only if Hollis has no action tokens": of one list of what it is protected from."""
    for template, slot in (
        *((f"{{shield}} {but} {{{slot}}}", slot) for slot in ("condition", "bare")
          for but in ("?, but only if|while|when", "?, if|while")),
        *((f"if|while {{{slot}}} , {{shield}}", slot) for slot in ("condition", "bare")),
    ):  # fmt: skip
        _shield_when(grammar, template, slot)


def _shield_when(grammar: Grammar, template: str, slot: str) -> None:
    def make(slots: Slots) -> Value | None:
        plain = all(one.keys() <= {"safeguard", "by"} for one in slots["shield"])
        return timed(slots["shield"], slots[slot]) if plain else None

    grammar.made(
        "meaning",
        template,
        make,
        lambda value: ({"shield": rest, slot: conditions} for conditions, rest in untimed(value)),
    )


def _only_by(grammar: Grammar) -> None:
    """Add by whom alone somebody can be targeted or attacked: nobody else can do so (20.4).

    Which attacks alone can target somebody bars what is no attack, too, and no effect says that (11.3, 12.1).
    """
    for words, attacks in (
        ("can|may only be targeted by {characters}", ({},)),
        ("can|may only be attacked by {characters}", ({"attacks": "close"}, {"attacks": "range"})),
    ):
        _denying(grammar, words, attacks)
    for kind, other in (("close", "range"), ("range|ranged", "close")):
        for by in (f"by|with {kind} attacks", f"by|with a {kind} attack"):
            grammar.rule("deed", f"can|may only be attacked {by}", [{"cant_be": "targeted", "attacks": other}])


def _only_carried(grammar: Grammar) -> None:
    """Add whom alone a character can carry: all others can't be carried by it (20.4, 27.8d)."""

    def make(slots: Slots) -> Value | None:
        those = {key: each for key, each in slots["aim"].items() if (key, each) != ("side", "friends")}
        others = denied(those)
        return None if others is None else [{"cant_be": "carried", "by": {"itself": True}, "who": others}]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"cant_be", "by", "who"}:
            those = denied(value[0]["who"]) if value[0]["cant_be"] == "carried" else None
            if those is not None:
                yield from (
                    {"aim": one} for one in (those, {**those, "side": "friends"}) if make({"aim": one}) == value
                )

    for words in ("can|may only carry {aim}", "can only be carrying {aim}"):
        grammar.made("own_deed", words, make, split)


def _denying(grammar: Grammar, words: str, attacks: Sequence[Mapping[str, Value]]) -> None:
    def make(slots: Slots) -> Value | None:
        others = denied(slots["characters"])
        return None if others is None else [{"cant_be": "targeted", **one, "by": others} for one in attacks]

    def split(value: Value) -> Iterator[Slots]:
        for by, rest in shared(value, "by"):
            those = denied(by)
            if those is not None and rest == [{"cant_be": "targeted", **one} for one in attacks]:
                yield {"characters": those}

    grammar.made("own_deed", words, make, split)


def _unless_the_attacker(grammar: Grammar) -> None:
    """Add attacks that can't target the character but from near by."""
    for near, far in (("within {farther} squares", {"away": "$farther"}), ("adjacent", {"adjacent": False})):
        for attacker in ("the attacker is", "the attacking character is", "the opposing character is"):
            for words, kinds in (
                ("attacks", ("close", "range")), ("range|ranged attacks", ("range",)), ("close attacks", ("close",)),
            ):  # fmt: skip
                for opposing, side in (("opposing ", {"side": "opponents"}), ("", {})):
                    by: Value = {**side, **far}
                    meaning = [{"cant_be": "targeted", "attacks": kind, "by": by} for kind in kinds]
                    if attacker != "the opposing character is" or side:
                        template = f"can't be targeted by|with {opposing}{words} unless {attacker} {near}"
                        grammar.rule("own_deed", template, meaning)


def _values_of_others(grammar: Grammar) -> None:
    """Add combat values of others that can't be modified, by anybody or by some."""
    for way, sign in WAYS:
        kept: dict[str, Value] = {"cant_modify": "all", **sign}
        for before in ("{before} characters'", "the combat values of {characters}"):
            slot = "before" if "{before}" in before else "characters"
            words = f"{before} combat values" if slot == "before" else before
            _kept(grammar, f"{words} can't be {way}modified", slot, kept)
            _kept(grammar, f"{words} can't be {way}modified by {{by:before}} effects|characters", slot, kept)


def _kept(grammar: Grammar, template: str, slot: str, kept: dict[str, Value]) -> None:
    by_some = "{by:" in template

    def make(slots: Slots) -> Value | None:
        if by_some and slots[slot].get("side") != "friends":
            return None  # whom somebody opposes is seen from whose values they are
        effect = {**kept, "by": slots["by"]} if by_some else kept
        return each([effect], "who", slots[slot])

    def split(effects: Value) -> Iterator[Slots]:
        for who, rest in shared(effects, "who"):
            plain = [{key: value for key, value in one.items() if key != "by"} for one in rest]
            if plain == [kept] and by_some == ("by" in rest[0]):
                yield {slot: who, **({"by": rest[0]["by"]} if by_some else {})}

    grammar.made("clause", template, make, split)


def _drawn_upon_itself(grammar: Grammar, behind: str, kinds: Sequence[str]) -> None:
    """Add who can't target other friends than the character: "opposing characters can't target other …" (12.1).

    Of those near somebody nobody tells whether they are near the character, or near whom they would target.
    """
    attacks: list[dict[str, Value]] = [{"attacks": kind} for kind in kinds] or [{}]

    def make(slots: Slots) -> Value | None:
        if keys_of(slots["characters"]) & RELATIVE or slots["characters"].get("side") != "opponents":
            return None
        return [
            {"cant_be": "targeted", **one, "by": slots["characters"], "who": slots["friends_beside"]} for one in attacks
        ]

    def split(value: Value) -> Iterator[Slots]:
        for who, effects in shared(value, "who"):
            for by, rest in shared(effects, "by"):
                if rest == [{"cant_be": "targeted", **one} for one in attacks]:
                    yield {"characters": by, "friends_beside": who}

    grammar.made("clause", f"{{characters}} can't target {{friends_beside}} {behind}", make, split)
