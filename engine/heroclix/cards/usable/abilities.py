"""Who can use what, and breaks away how (10.8, 18, 19, 20.1): "can use Flurry", "has Flight", "can't use Perplex"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import cuts
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["OF_TARGETS", "add_abilities"]

IMPROVED = {
    "movement": (
        "elevated",
        "hindering",
        "blocking",
        "outdoor blocking",
        "destroy blocking",
        "characters",
        "move through",
    ),
    "targeting": ("elevated", "hindering", "blocking", "destroy blocking", "characters", "adjacent"),
}


OLDER = {"movement": ("elevated", "hindering", "characters"), "targeting": ("elevated", "hindering", "characters")}

SLIPS = {"adjacent": "adjacent|adjacency"}  # words that some cards print otherwise
# Destroy Blocking before it had its name (27.5d)
DESTROYING = (
    "this character can move through blocking terrain . immediately after movement resolves , "
    "destroy all blocking terrain moved through"
)

USUAL = (5, 6)  # results on which powers succeed


def add_abilities(grammar: Grammar) -> None:
    """Give the grammar what a character can use, and what it can't."""
    grammar.rule("ability", "{power}", "$power")
    for name, numbered in (("Giant|GIANT Reach|REACH", "giant-reach"), ("Passenger|PASSENGER|Passengers", "passenger")):
        _numbered(grammar, name, numbered)
    grammar.rule("ability", "Colossal Stamina", "colossal-stamina")
    _improved(grammar)
    grammar.made("granted", "{powers}", _granted, _slugs)
    grammar.rule("granted", "{improved}", "$improved")
    grammar.made("granted", "{improved} and {powers}", lambda slots: [*slots["improved"], *_granted(slots)], _mixed)
    grammar.made(
        "granted",
        "{powers} and {improved}",
        lambda slots: [*_granted(slots), *slots["improved"]],
        _last,
    )
    grammar.rule("granted", "[ {improved} ]", "$improved")
    grammar.made("granted", "{powers} and [ {improved} ]", lambda slots: [*_granted(slots), *slots["improved"]], _last)
    for word, kind in (
        ("Improved Movement", ["improved-movement"]),
        ("Improved Targeting", ["improved-targeting"]),
        ("Improved Movement or Improved Targeting", ["improved-movement", "improved-targeting"]),
        ("Improved Targeting or Improved Movement", ["improved-targeting", "improved-movement"]),
        ("Improved Movement or Targeting", ["improved-movement", "improved-targeting"]),
        ("Improved Targeting or Movement", ["improved-targeting", "improved-movement"]),
        ("Improved abilities|Abilities", ["improved-movement", "improved-targeting"]),
        ("attack powers", ["attack-powers"]),
        ("defense powers", ["defense-powers"]),
        ("speed powers", ["speed-powers"]),
        ("damage powers", ["damage-powers"]),
    ):
        grammar.rule("deed", f"can't use {word}", [{"loses": slug} for slug in kind])
    for template in ("can ?also use {granted}", "has|have {granted}", "gains|gain {granted}"):
        grammar.rule("deed", template, "$granted")
    _several_things(grammar)
    grammar.rule("deed", "has|have ?the {bearing}", "$bearing")
    grammar.rule("deed", "gains|gain ?the {bearing}", "$bearing")
    grammar.rule("deed", "can use {bearing}", "$bearing")
    for size in ("tiny", "standard", "giant", "colossal"):
        grammar.rule("bearing", f"?a ?the {size}|{size.capitalize()} damage symbol", [{"size": size}])
    grammar.made("bearing", "{symbol}", lambda slots: [dict([slots["symbol"]])], _bearing)
    for template in ("can use", "has|have", "gains|gain"):
        grammar.rule("deed", f"{template} ?the {{team}}", [{"grants_team": "$team"}])
    for behind in ("", "( can't be equipped or a|the pilot )", "( can't be equipped )"):
        grammar.rule("own_deed", f"isn't a standard character {behind}", [{"standard": False}])
        grammar.rule("own_deed", f"is not a standard character {behind}", [{"standard": False}])
    grammar.rule("deed", "can't use ?the {team}", [{"loses_team": "$team"}])
    grammar.rule("deed", "can't use team|Team abilities|Abilities", [{"loses_team": True}])
    # what a themed team rerolls is none of its members' use of the power (23.4 of older books)
    themed = "can't use Probability Control except for Themed Team Probability Control"
    grammar.rule("others_deed", themed, [{"loses": "probability-control"}])
    grammar.rule("several", "other characters ( friendly and opposing )", {"other": True})
    for several in ("powers_or", "powers_both"):
        _lost(grammar, several)
    _chosen_by(grammar)
    _lost_protections(grammar)
    for actions in ("actions", "non-free|non-FREE actions", "costed actions"):  # FREE ones never count (7.5)
        for words in ("don't count", "do not count"):
            uncounted = f"{{selfs}} {actions} {words} against|toward|towards|for your action total"
            grammar.rule("clause", uncounted, [{"grants": "autonomous"}])
    _lost_when_attacked(grammar)
    _succeeding(grammar)


def _several_things(grammar: Grammar) -> None:
    """Add things of two kinds that somebody has: a symbol and powers, powers and a team ability, improved abilities."""
    grammar.rule("teamed", "?the {team}", [{"grants_team": "$team"}])
    pairs = (("bearing", "granted"), ("granted", "bearing"), ("granted", "teamed"), ("teamed", "granted"),
             ("improved", "improved"), ("bracketed", "bracketed"))  # fmt: skip
    grammar.rule("bracketed", "[ {improved} ]", "$improved")
    for one, other in pairs:
        for joint in ("and", ",") if one in ("improved", "bracketed") else ("and",):
            for words in ("has|have", "gains|gain", "can use"):
                grammar.made(
                    "deed",
                    f"{words} {{a:{one}}} {joint} {{b:{other}}}",
                    lambda slots: [*slots["a"], *slots["b"]],
                    lambda value: cuts(value, ("a", "b")) if isinstance(value, list) else iter(()),
                )


def _lost(grammar: Grammar, several: str) -> None:
    """Add "can't use Charge or Flurry" and "can't use Charge and Flurry": neither of them."""
    grammar.made(
        "deed",
        f"can't use {{{several}}}",
        lambda slots: [{"loses": slug} for slug in slots[several]],
        lambda value: (
            iter([{several: [one["loses"] for one in value]}])
            if isinstance(value, list) and value and all(one.keys() == {"loses"} for one in value)
            else iter(())
        ),
    )


def _chosen_by(grammar: Grammar) -> None:
    """Add by whom alone the character can be chosen for a power: everybody else can't (20.4)."""
    others: tuple[tuple[str, dict[str, Value]], ...] = (
        ("that {self} shares a keyword with", {"shares_keyword": False}),
        ("with the {keywords} keyword", {"without_keyword": "$keywords"}),
    )
    for behind, those in others:
        words = f"can only be chosen for|by {{power}} by characters {behind}"
        grammar.rule("own_deed", words, [{"cant_be": "chosen", "of": "$power", "by": those}])


def _lost_protections(grammar: Grammar) -> None:
    """Add keyphrases and protections among what somebody can't use: "STOP, Leadership or Perplex"."""
    for words, slug in (
        ("STOP", "stop"),
        ("SAFEGUARD|PROTECTED : Outwit", "safeguard:outwit"),
        ("SAFEGUARD|PROTECTED : Pulse Wave", "safeguard:pulse-wave"),
        ("Protected : Outwit", "protected:outwit"),
        ("Protected : Pulse Wave", "protected:pulse-wave"),
    ):
        grammar.rule("protection", words, slug)
    grammar.rule("deed", "can't use {protection}", [{"loses": "$protection"}])
    grammar.rule("deed", "can't use {a:protection} or {b:protection}", [{"loses": "$a"}, {"loses": "$b"}])
    grammar.rule("one_power", "{power}", ["$power"])
    for joint, several in ((",", "powers_or"), ("or", "one_power")):
        _with_powers(grammar, f"can't use {{protection}} {joint} {{{several}}}", several)


def _with_powers(grammar: Grammar, words: str, several: str) -> None:
    def make(slots: Slots) -> Value:
        return [{"loses": slug} for slug in (slots["protection"], *slots[several])]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) > 1 and all(one.keys() == {"loses"} for one in value):
            yield {"protection": value[0]["loses"], several: [one["loses"] for one in value[1:]]}

    grammar.made("deed", words, make, split)


# what a target alone uses in an attack: of the others it makes no difference whether they can
OF_TARGETS = frozenset(
    (
        "super-senses", "shape-change", "toughness", "combat-reflexes", "energy-shield-deflection", "mastermind",
        "invincible", "impervious", "invulnerability", "defense-powers",
    )
)  # fmt: skip
ATTACKS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("attacks", {}),
    ("makes an attack", {}),
    ("makes a {kind} attack", {"kind": "$kind"}),
    ("uses {using:its_attack}", {"using": "$using"}),
)


def _lost_when_attacked(grammar: Grammar) -> None:
    """Add what those whom the character attacks can't use then (20.4)."""
    grammar.rule("defenses", "defense powers", ["defense-powers"])
    for several in ("powers_or", "powers_both", "defenses"):
        for attacks, kind in ATTACKS:
            for target in ("the target", "targets", "his|her|its|their target", "his|her|its|their targets"):
                words = f"when|whenever {{self}} {attacks} , {target} can't use {{{several}}}"
                _of_targets(grammar, words, several, kind, {})
            words = f"when|whenever {{self}} {attacks} , {{characters}} can't use {{{several}}}"
            _of_targets(grammar, words, several, kind, None)
        for words in (
            *(f"{are}{each} by {{me}}" for are in ("", "that|who are ") for each in ("attacked", "targeted")),
            "targeted by an attack made by {me}",
            "?that|whom {self} attacks|targets",
        ):
            _of_targets(grammar, f"characters {words} can't use {{{several}}}", several, {}, {})
            opponents = {"side": "opponents"}
            _of_targets(grammar, f"opposing characters {words} can't use {{{several}}}", several, {}, opponents)
        for words, kind in (("{selfs} attacks", {}), ("{selfs} {kind} attacks", {"kind": "$kind"})):
            against = f"{{characters}} can't use {{{several}}} against {words}"
            _of_targets(grammar, against, several, kind, None)


def _of_targets(
    grammar: Grammar, words: str, several: str, kind: dict[str, Value], who: dict[str, Value] | None
) -> None:
    def make(slots: Slots) -> Value | None:
        those = slots["characters"] if who is None else who
        if "other" in those:
            return None  # than the character, or than its targets, nobody tells
        attack: dict[str, Value] = {"role": "target", "other": {"itself": True}}
        attack |= {key: slots[key] for key in kind}
        if not OF_TARGETS.issuperset(slots[several]) or (who is None and "defense-powers" in slots[several]):
            return None  # of the defense powers of others, Defend would make a difference
        return [{"loses": slug, "who": those, "when": {"attack": attack}} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or not value or any(one.keys() != {"loses", "who", "when"} for one in value):
            return
        slots: Slots = {several: [one["loses"] for one in value], "characters": value[0]["who"]}
        slots |= {key: value[0]["when"].get("attack", {}).get(key) for key in kind}
        if make(slots) == value:
            yield slots

    grammar.made("meaning", words, make, split)


def _bearing(value: Value) -> Iterator[Slots]:
    if isinstance(value, list) and len(value) == 1 and len(value[0]) == 1:
        yield {"symbol": list(next(iter(value[0].items())))}


def _numbered(grammar: Grammar, name: str, slug: str) -> None:
    """Add an ability with its number behind a colon; "Passenger: 0" as well."""
    grammar.made(
        "ability",
        f"{name} : {{digit}}",
        lambda slots: f"{slug}:{slots['digit']}",
        lambda value: (
            iter([{"digit": int(value.partition(":")[2])}])
            if isinstance(value, str) and value.startswith(f"{slug}:")
            else iter(())
        ),
    )


def _improved(grammar: Grammar) -> None:
    """Add "Improved Movement: Elevated, Characters": each word a separate ability (27.5, 27.6)."""
    for kind, words in IMPROVED.items():
        for word in words:
            spelled = SLIPS.get(word, word)
            grammar.rule(f"improved_{kind}", spelled, f"improved-{kind}:{word.replace(' ', '-')}")
        for word in OLDER[kind]:  # as older cards print it, where it says the same
            terrain = "" if word == "characters" else " terrain"
            grammar.rule(f"improved_{kind}", f"ignores {word}{terrain}", f"improved-{kind}:{word}")
        one = f"improved_{kind}"
        grammar.rule(f"{one}s", f"{{a:{one}}}", [{"grants": "$a"}])
        for joint in (" ,", " ?, and"):
            grammar.made(
                f"{one}s",
                f"{{a:{one}}}{joint} {{rest:{one}s}}",
                lambda slots: [{"grants": slots["a"]}, *slots["rest"]],
                lambda value: (
                    iter([{"a": value[0]["grants"], "rest": value[1:]}])
                    if isinstance(value, list) and len(value) > 1 and value[0].keys() == {"grants"}
                    else iter(())
                ),
            )
        grammar.rule("improved", f"Improved {kind.capitalize()} : {{found:{one}s}}", "$found")
    grammar.rule("improved", f"Improved Movement : {DESTROYING} ?.", [{"grants": "improved-movement:destroy-blocking"}])


def _granted(slots: Slots) -> Value:
    return [{"grants": slug} for slug in slots["powers"]]


def _slugs(value: Value) -> Iterator[Slots]:
    if isinstance(value, list) and value and all(isinstance(one, dict) and one.keys() == {"grants"} for one in value):
        yield {"powers": [one["grants"] for one in value]}


def _last(value: Value) -> Iterator[Slots]:
    for cut in range(1, len(value) if isinstance(value, list) else 0):
        for powers in _slugs(value[:cut]):
            yield {**powers, "improved": value[cut:]}


def _mixed(value: Value) -> Iterator[Slots]:
    for cut in range(1, len(value) if isinstance(value, list) else 0):
        for powers in _slugs(value[cut:]):
            yield {"improved": value[:cut], **powers}


def _succeeding(grammar: Grammar) -> None:
    """Add on which more results a power succeeds that the character has already (20.7): 5 and 6 do by themselves.

    An increased result is something else: whoever has the power on a 6 alone would have it on a 5 then.
    """

    def make(slots: Slots) -> Value | None:
        power, results = slots["power"], list(slots["results"])
        if results[0] >= USUAL[0] or results[-1] != USUAL[-1]:
            return None
        return [{"grants": power, "restrict": {"succeeds_on": results}, "when": {"can_use": [power]}}]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].get("restrict", {}).keys() == {"succeeds_on"}:
            yield {"power": value[0].get("grants"), "results": value[0]["restrict"]["succeeds_on"]}

    for words in (
        "succeeds on ?a|an ?result|roll ?of {results} when using {power}",
        "succeeds on ?a|an ?result|roll ?of {results} when {self} uses {power}",
    ):
        grammar.made("own_deed", words, make, split)
