"""What can't be done to whom, and what protects from it (20.4, 22.6, 27.7n)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.aims import only_target
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["NEARBY", "OF_VALUES", "TARGETING", "add_protections"]

CANT_BE = {
    "targeted": "targeted",
    "carried": "carried",
    "healed": "healed",
    "knocked back": "knocked-back",
    "equipped": "equipped",
    "placed": "placed",
    "moved": "moved",
    "given action tokens": "given-tokens",
}
OPPOSING = ("opposing characters or effects", "opposing effects or characters", "opponents", "an opponent",
            "opponents'|opponent's effects", "an opponent's effects", "opposing characters' effects")  # fmt: skip
# who is near, in the words behind "unless they are", and who then can't: the others
NEARBY: dict[str, dict[str, Value]] = {
    "adjacent": {"adjacent": False},
    "within {farther} squares": {"away": "$farther"},
}
# powers that target somebody without an attack: to be chosen by them and to be targeted is the same
CHOOSERS = frozenset(("outwit", "perplex", "probability-control"))
SHOTS = (("close", "close"), ("range", "range|ranged"))
OF_VALUES = "can't have his|her|its|their combat values"


def add_protections(grammar: Grammar) -> None:
    """Give the grammar protections and what can't be done."""
    _undone(grammar)
    grammar.rule(
        "meaning",
        "opposing effects can't give action tokens to {me}",
        [{"cant_be": "given-tokens", "by": {"side": "opponents"}}],
    )
    _targets(grammar)
    _blind(grammar)
    _unable(grammar)
    _values(grammar)
    _choices(grammar)


def _undone(grammar: Grammar) -> None:
    """Add what can't be done to somebody, one thing or several, by anybody or by some."""
    for words, done in CANT_BE.items():
        grammar.rule("undone", words, done)
    grammar.rule("undone_list", "{undone}", ["$undone"])
    grammar.made(
        "undone_list",
        "{undone} , {rest:undone_list}",
        lambda slots: [slots["undone"], *slots["rest"]],
        lambda value: (
            iter([{"undone": value[0], "rest": value[1:]}]) if isinstance(value, list) and len(value) > 1 else iter(())
        ),
    )
    grammar.rule("several_undone", "{undone}", ["$undone"])
    for joint in ("or", ", or"):
        grammar.made(
            "several_undone",
            f"{{rest:undone_list}} {joint} {{undone}}",
            lambda slots: [*slots["rest"], slots["undone"]],
            lambda value: (
                iter([{"rest": value[:-1], "undone": value[-1]}])
                if isinstance(value, list) and len(value) > 1
                else iter(())
            ),
        )
        grammar.made(
            "deed",
            f"can't be {{rest:undone_list}} {joint} chosen for {{power}}",
            lambda slots: [*({"cant_be": one} for one in slots["rest"]), {"cant_be": "chosen", "of": slots["power"]}],
            lambda value: (
                {"rest": one["several_undone"], "power": value[-1]["of"]}
                for one in _taken_apart(value[:-1], {"cant_be"})
                if value[-1].keys() == {"cant_be", "of"} and value[-1]["cant_be"] == "chosen"
            ),
        )
    grammar.made(
        "deed",
        "can't be {several_undone}",
        lambda slots: [{"cant_be": done} for done in slots["several_undone"]],
        lambda value: _taken_apart(value, {"cant_be"}),
    )
    for words, sign in (("positively", "up"), ("negatively", "down")):
        both = [
            {"cant_be": "given-tokens", "by": {"side": "opponents"}},
            {"cant_modify": "all", "sign": sign, "by": {"side": "opponents"}},
        ]
        values = f"have his|her|its|their combat values {words} modified by opposing effects"
        grammar.rule("deed", f"can't be given action tokens by opposing effects or {values}", both)
    for by in ("{before} effects", "{before} characters", "{characters}", *OPPOSING):
        _undone_by(grammar, by, by.split("{")[1].split("}")[0] if "{" in by else "")


def _undone_by(grammar: Grammar, by: str, slot: str) -> None:
    """Add by whom something can't be done to somebody: by those whom the slot describes, without one by opponents."""

    def make(slots: Slots) -> Value | None:
        if "healed" in slots["several_undone"]:
            return None  # who heals somebody is no question of the rules
        whom = slots[slot] if slot else {"side": "opponents"}
        return [{"cant_be": done, "by": whom} for done in slots["several_undone"]]

    def split(value: Value) -> Iterator[Slots]:
        for one in _taken_apart(value, {"cant_be", "by"}, alike="by"):
            slots = {**one, slot: value[0]["by"]}
            if make(slots) == value:
                yield slots

    grammar.made("deed", f"can't be {{several_undone}} by {by}", make, split)


def _taken_apart(value: Value, keys: set[str], alike: str = "") -> Iterator[Slots]:
    """Yield the list of what can't be done, of effects that say nothing else, or the same of each besides."""
    if not isinstance(value, list) or not value or any(one.keys() != keys for one in value):
        return
    if not alike or all(one[alike] == value[0][alike] for one in value):
        yield {"several_undone": [one["cant_be"] for one in value]}


def _targets(grammar: Grammar) -> None:
    """Add who can't target whom, and with which attacks (12.1, 20.4)."""
    grammar.rule("deed", "can't be targeted by {characters}", [{"cant_be": "targeted", "by": "$characters"}])
    for words in ("be the target of an attack", "be attacked", "be targeted by attacks", "be targeted by an attack"):
        grammar.rule("deed", f"can't {words}", _by_attacks())
    _by_anybody(grammar)
    several = [{"cant_be": "targeted", "several": True}]
    for words in ("with more than one target", "that targets more than one character", "with multiple targets"):
        grammar.rule("deed", f"can't be the target of an attack {words}", several)
    for words in ("with more than one target", "that target more than one character", "with multiple targets"):
        grammar.rule("deed", f"can't be targeted by attacks {words}", several)
        grammar.rule("deed", f"can't be the target of attacks {words}", several)
    for kind, shot in SHOTS:
        _by_kind(grammar, shot, {"cant_be": "targeted", "attacks": kind})
    for far, words in (
        ("$farther", "?that ?are more than {farther} squares away from them"),
        ("$digit", "{digit} or more squares away from them"),
        ("$farther", "?that|who are not within {farther} squares of them"),
        ("$farther", "that|who aren't within {farther} squares of them"),
    ):
        _apart(grammar, words, {"away": far})
    for words in ("that|who aren't adjacent to them", "that|who are not adjacent to them", "not adjacent to them"):
        _apart(grammar, words, {"adjacent": False})


def _by_anybody(grammar: Grammar) -> None:
    """Add attacks of some that can't target somebody, and who may after all, being near."""
    for words in ("opposing attacks", "opposing characters' attacks", "opponents' attacks", "an opponent's attack"):
        grammar.rule("deed", f"can't be targeted by {words}", _by_attacks(by={"side": "opponents"}))
    for template in (
        "can't be the target of an attack by|from {characters}",
        "can't be the target of an attack made by {characters}",
        "can't be the target of attacks by|from {characters}",
        "can't be the target of attacks made by {characters}",
        "can't be attacked by {characters}",
        "can't be targeted with|by attacks by|from {characters}",
        "can't be targeted by attacks made by {characters}",
    ):
        grammar.rule("deed", template, _by_attacks(by="$characters"))
    for near, beyond in NEARBY.items():
        _unless_near(grammar, f"can't be targeted by {{before}} characters unless they are {near}", beyond)


def _apart(grammar: Grammar, words: str, those: dict[str, Value]) -> None:
    """Add who can't target others, being far from those."""
    by: dict[str, Value] = {**those, "*": ["before"]}
    grammar.rule(
        "mutual_deed", f"can't be targeted by {{before}} characters {words}", [{"cant_be": "targeted", "by": by}]
    )


def _by_kind(grammar: Grammar, shot: str, target: dict[str, Value]) -> None:
    """Add attacks of one kind that can't target somebody, by anybody or by some."""
    for words in (f"targeted by|with {shot} attacks", f"targeted by|with a {shot} attack"):
        grammar.rule("deed", f"can't be {words}", [target])
    grammar.rule("deed", f"can't be the target of ?a {shot} attacks|attack", [target])
    opposing: dict[str, Value] = {**target, "by": {"side": "opponents"}}
    grammar.rule("deed", f"can't be targeted by opposing {shot} attacks", [opposing])
    by: dict[str, Value] = {**target, "by": "$characters"}
    for words in (
        f"targeted with|by {shot} attacks by|from {{characters}}",
        f"targeted with|by {shot} attacks made by {{characters}}",
        f"the target of {shot} attacks by|from {{characters}}",
        f"the target of {shot} attacks made by {{characters}}",
    ):
        grammar.rule("deed", f"can't be {words}", [by])


def _unless_near(grammar: Grammar, unless: str, beyond: dict[str, Value]) -> None:
    """Add who may target the character after all: whoever is near it, or near or of a keyword."""
    joint = "to" if "adjacent" in unless else "of"
    for words in (unless, f"{unless} {joint} {{me}}"):
        grammar.rule("own_deed", words, [{"cant_be": "targeted", "by": {**beyond, "*": ["before"]}}])
    marked = {**beyond, "without_keyword": "$keywords", "*": ["before"]}
    grammar.rule("own_deed", f"{unless} or have the {{keywords}} keyword", [{"cant_be": "targeted", "by": marked}])


def _by_attacks(**more: Value) -> list[dict[str, Value]]:
    """Return that attacks can't target somebody, which other effects may (12.1)."""
    return [{"cant_be": "targeted", "attacks": kind, **more} for kind in ("close", "range")]


# how "can't target" goes on behind the one that it speaks of, and what it comes to
TARGETING: dict[str, list[dict[str, Value]]] = {
    "": [{"cant_be": "targeted"}],
    "with attacks": _by_attacks(),
    "with an attack": _by_attacks(),
    **{
        f"with {words}": [{"cant_be": "targeted", "attacks": kind}]
        for kind, shot in SHOTS
        for words in (f"{shot} attacks", f"a {shot} attack")
    },
}


def _blind(grammar: Grammar) -> None:
    """Add whom somebody can't target, and who can't draw lines of fire to the character (11.4, 12.1, 20.4)."""
    for behind, effects in TARGETING.items():
        by = [{**one, "by": "$blind"} for one in effects]
        grammar.rule("clause", f"{{blind:characters}} can't target {{me}} {behind}", by)
        for near, beyond in NEARBY.items():
            far = [{**one, "by": {**beyond, "*": ["before"]}} for one in effects]
            grammar.rule("clause", f"{{before}} characters can't target {{me}} {behind} unless they are {near}", far)
        _of_others(grammar, behind, effects)
    grammar.rule("clause", "{blind:characters} can't attack {me}", _by_attacks(by="$blind"))
    unseen = [{"cant_be": "seen", "by": "$blind"}]
    for words in (
        "{blind:characters} can't draw ?a lines|line of fire to {me}",
        "?all lines of fire ?drawn to {me} by {blind:characters} are blocked",
        "?all lines of fire drawn by {blind:characters} to {me} are blocked",
        "?all lines of fire ?drawn to {me} from {blind:characters} are blocked",
    ):
        grammar.rule("clause", words, unseen)
    grammar.rule("clause", "?all lines of fire ?drawn to {me} are blocked", [{"cant_be": "seen"}])


def _of_others(grammar: Grammar, behind: str, effects: list[dict[str, Value]]) -> None:
    """Add whom others can't target, whoever these are but for where they stand, which nobody tells of whom."""

    def make(slots: Slots) -> Value | None:
        if slots["before"].keys() & {"adjacent", "compared", "other"}:
            return None
        if "side" in slots["before"] and slots["those"].get("side") != "friends":
            return None  # whom somebody opposes is seen from each of those
        return [{**one, "by": slots["before"], "who": slots["those"]} for one in effects]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and value and all({"by", "who"} <= one.keys() for one in value):
            slots = {"before": value[0]["by"], "those": value[0]["who"]}
            if make(slots) == value:
                yield slots

    grammar.made("clause", f"{{before}} characters can't target {{those:characters}} {behind}", make, split)


def _unable(grammar: Grammar) -> None:
    """Add what a character can't do: attack, of a kind or somebody, carry, have its rolls made again (12.1, 20.4)."""
    for words in ("can't attack", "can't make attacks", "can't make an attack"):
        grammar.rule("deed", words, [{"cant_target": {}}])
    for kind, shot in SHOTS:
        attack: dict[str, Value] = {"cant_target": {}, "attacks": kind}
        for words in (f"can't make {shot} attacks", f"can't make a {shot} attack"):
            grammar.rule("deed", words, [attack])
        grammar.rule("own_deed", f"can't target {{aim}} with {shot} attacks", [{**attack, "cant_target": "$aim"}])
        grammar.rule("own_deed", f"can't make {shot} attacks targeting {{aim}}", [{**attack, "cant_target": "$aim"}])
    for words in ("can't attack {aim}", "can't target {aim} with attacks", "can't make attacks targeting {aim}"):
        grammar.rule("own_deed", words, [{"cant_target": "$aim"}])
    for words in ("may|can only attack {aim}", "may|can only target {aim} with attacks"):
        only_target(grammar, words)
    far = [{"cant_target": {"away": "$farther_less"}, "who": "$characters"}]
    grammar.rule("clause", "{characters} can only attack characters within {farther_less} squares of themselves", far)
    for words in ("can't carry", "can't carry ?other characters", "can't carry others"):
        grammar.rule("deed", words, [{"loses": "carry"}])
    for words in ("{selfs} attack rolls|roll", "{selfs} attacks", "attack rolls made by {me}", "attacks made by {me}"):
        grammar.rule("clause", f"{words} can't be rerolled", [{"cant_reroll": "attack-roll"}])
    for words in ("{selfs} break away rolls|roll", "break away rolls made by {me}"):
        grammar.rule("clause", f"{words} can't be rerolled", [{"cant_reroll": "break-away-roll"}])


def _values(grammar: Grammar) -> None:
    """Add combat values that can't be modified, at all or one way, by anybody or by some."""
    for words, sign in (("", None), ("positively ", "up"), ("negatively ", "down")):
        kept: dict[str, Value] = {"cant_modify": "all"} | ({} if sign is None else {"sign": sign})
        grammar.rule("deed", f"{OF_VALUES} {words}modified", [kept])
        by = [{**kept, "by": "$before"}]
        grammar.rule("deed", f"{OF_VALUES} {words}modified by {{before}} effects|characters", by)
        grammar.rule("deed", f"{OF_VALUES} {words}modified by {{characters}}", [{**kept, "by": "$characters"}])
        if sign is not None:
            grammar.rule("meaning", f"{{selfs}} combat values can't be {words}modified", [kept])
            grammar.rule("meaning", f"{{selfs}} combat values can't be {words}modified by {{before}} effects", by)
        _attackers_values(grammar, words, {} if sign is None else {"sign": sign})
        _one_value(grammar, words, {} if sign is None else {"sign": sign})
        verb = f"{words}modify".strip()
        for behind in ("{selfs} combat values", "the combat values of {me}"):
            grammar.rule("clause", f"{{blind:characters}} can't {verb} {behind}", [{**kept, "by": "$blind"}])


def _one_value(grammar: Grammar, way: str, sign: dict[str, Value]) -> None:
    """Add one combat value, or two, that can't be modified."""
    his = "can't have his|her|its|their"
    for value in ("speed", "attack", "defense", "damage", "range"):
        kept = {"cant_modify": value, **sign}
        grammar.rule("deed", f"{his} {value} value|values {way}modified", [kept])
        by = [{**kept, "by": "$before"}]
        grammar.rule("deed", f"{his} {value} value|values {way}modified by {{before}} effects|characters", by)
    both = [{"cant_modify": value, **sign} for value in ("attack", "damage")]
    grammar.rule("deed", f"{his} attack or|and damage value|values {way}modified", both)


def _attackers_values(grammar: Grammar, way: str, sign: dict[str, Value]) -> None:
    """Add that whoever attacks the character has values that can't be modified, in that attack."""
    for only, more in (("", {}), ("only ", {"only": True})):
        when: dict[str, Value] = {"attack": {"role": "attacker", "other": {"itself": True}, **more}}
        for attacking in (f"attacking {only}{{me}}", f"targeting {only}{{me}} with an attack"):
            for values, words in (
                (("all",), "combat values"),
                (("attack",), "attack value|values"),
                (("damage",), "damage value|values"),
                (("attack", "damage"), "attack or damage value|values"),
                (("attack", "damage"), "attack and damage value|values"),
            ):
                grammar.rule(
                    "clause",
                    f"{{before}} characters {attacking} can't have their {words} {way}modified",
                    [{"cant_modify": value, **sign, "who": {"*": ["before"]}, "when": when} for value in values],
                )


def _choices(grammar: Grammar) -> None:
    """Add what somebody can't be chosen for, one power or several, and what can't harm him."""
    for several in ("powers_or", "powers_both"):
        for words, by in (
            (f"can't be chosen for|by {{{several}}}", None),
            (f"can't be chosen for|by opposing {{{several}}}", {"side": "opponents"}),
            (f"can't be chosen by opposing characters using {{{several}}}", {"side": "opponents"}),
            (f"can't be chosen for|by opposing characters' {{{several}}}", {"side": "opponents"}),
        ):
            _chosen(grammar, words, several, {} if by is None else {"by": by})
    for several in ("powers_or", "powers_both"):
        for words in (f"can't be targeted by|with {{{several}}}", f"can't be the target of {{{several}}}"):
            _chosen(grammar, words, several, {}, CHOOSERS)
        for words in (
            f"can't be targeted by|with opposing {{{several}}}",
            f"can't be the target of opposing {{{several}}}",
        ):
            _chosen(grammar, words, several, {"by": {"side": "opponents"}}, CHOOSERS)
        _chosen_by(grammar, f"{{blind:characters}} can't target {{me}} with|using {{{several}}}", several)
        for words in (f"can't use {{{several}}} to target {{me}}", f"can't choose {{me}} for|with {{{several}}}"):
            _chosen_by(grammar, f"{{blind:characters}} {words}", several)
    # it targets nobody, so that damage is all that it does
    for words in ("can't be damaged by Poison", "can't be dealt damage by Poison", "takes|take no damage from Poison"):
        grammar.rule("deed", words, [{"safeguard": "poison"}])


def _chosen(
    grammar: Grammar, words: str, several: str, by: dict[str, Value], among: frozenset[str] | None = None
) -> None:
    keys = {"cant_be", "of", *by}
    grammar.made(
        "deed",
        words,
        lambda slots: (
            [{"cant_be": "chosen", "of": power, **by} for power in slots[several]]
            if among is None or among.issuperset(slots[several])
            else None
        ),
        lambda value: (
            iter([{several: [one["of"] for one in value]}])
            if isinstance(value, list)
            and value
            and all(
                one.keys() == keys and one["cant_be"] == "chosen" and one.get("by") == by.get("by") for one in value
            )
            else iter(())
        ),
    )


def _chosen_by(grammar: Grammar, words: str, several: str) -> None:
    """Add who can't target the character with powers that target without an attack."""

    def make(slots: Slots) -> Value | None:
        if not CHOOSERS.issuperset(slots[several]):
            return None
        return [{"cant_be": "chosen", "of": power, "by": slots["blind"]} for power in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and value and all(one.keys() == {"cant_be", "of", "by"} for one in value):
            slots: Slots = {several: [one["of"] for one in value], "blind": value[0]["by"]}
            if make(slots) == value:
                yield slots

    grammar.made("clause", words, make, split)
