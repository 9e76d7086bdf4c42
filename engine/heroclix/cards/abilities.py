"""Who can use what (18, 19, 20.1): "can use Flurry", "has Flight", "can't use Perplex"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_abilities"]

IMPROVED = {
    "movement": ("elevated", "blocking", "outdoor blocking", "destroy blocking", "characters", "move through"),
    "targeting": ("elevated", "hindering", "blocking", "destroy blocking", "characters", "adjacent"),
}


OLDER = {"movement": ("elevated", "characters"), "targeting": ("elevated", "hindering", "characters")}


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
        ("Improved abilities|Abilities", ["improved-movement", "improved-targeting"]),
        ("attack powers", ["attack-powers"]),
        ("defense powers", ["defense-powers"]),
        ("speed powers", ["speed-powers"]),
        ("damage powers", ["damage-powers"]),
    ):
        grammar.rule("deed", f"can't use {word}", [{"loses": slug} for slug in kind])
    for template in ("can use {granted}", "has|have {granted}", "gains|gain {granted}"):
        grammar.rule("deed", template, "$granted")
    grammar.rule("deed", "has|have {bearing}", "$bearing")
    grammar.rule("deed", "can use {bearing}", "$bearing")
    grammar.made("bearing", "{symbol}", lambda slots: [dict([slots["symbol"]])], _bearing)
    for several in ("powers_or", "powers_both"):
        _lost(grammar, several)


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
            grammar.rule(f"improved_{kind}", word, f"improved-{kind}:{word.replace(' ', '-')}")
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
