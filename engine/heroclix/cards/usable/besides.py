"""What can't be done besides, and by whom alone it can: "can't attack or be attacked" (12.1, 20.4, 27.7n)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.protections import CHOOSERS, NEARBY, TARGETING

__all__ = ["add_besides"]

ATTACKED: list[Value] = [{"cant_be": "targeted", "attacks": kind} for kind in ("close", "range")]
OPPONENTS: dict[str, Value] = {"side": "opponents"}
IMPROVED = {"Improved Movement": "improved-movement", "Improved Targeting": "improved-targeting"}


def add_besides(grammar: Grammar) -> None:
    """Give the grammar these."""
    grammar.rule("deed", "can't attack or be attacked", [{"cant_target": {}}, *ATTACKED])
    for words in ("all ?of {selfs} powers", "{selfs} powers"):
        guards: list[Value] = [{"guards": value} for value in ("speed", "attack", "defense", "damage")]
        grammar.rule("clause", f"{words} have|gain PROTECTED|Protected : Outwit", guards)
    grammar.rule("clause", "characters can't be healed {used_where}", [{"cant_be": "healed", "who": "$used_where"}])
    for but in (", other than {me} ,", ", except ?for {me} ,", "except ?for {me}"):
        grammar.rule("characters", f"{{before}} characters {but}", {"other": True, "*": ["before"]})
        grammar.rule(
            "characters", f"{{before}} characters {but} {{behinds}}", {"other": True, "*": ["before", "behinds"]}
        )
    for near, beyond in NEARBY.items():
        far: Value = {**beyond, "*": ["characters"]}
        joint = "to" if near == "adjacent" else "of"
        for are in ("", f" {joint} {{me}}"):
            for by in ("by|from", "made by"):
                words = f"can't be targeted with|by attacks {by} {{characters}} ?, unless they are {near}{are}"
                grammar.rule("own_deed", words, [{**one, "by": far} for one in ATTACKED])
            for behind, effects in TARGETING.items():
                if_near = f"can|may only target {{me}} {behind} if they are {near}{are}"
                beyond_it = [{**one, "by": {**beyond, "*": ["before"]}} for one in effects]
                grammar.rule("clause", f"{{before}} characters {if_near}", beyond_it)
    for several in ("powers_or", "powers_both"):
        _chosen_by_opponents(grammar, several)
    for words, slug in IMPROVED.items():
        _improved_too(grammar, f"?, or|and {words} ?abilities", slug)
    grammar.rule("powers_listed", "{a:power} , {b:power}", ["$a", "$b"])
    grammar.rule("powers_listed", "{a:power} , {b:power} , {c:power}", ["$a", "$b", "$c"])
    for words, slug in IMPROVED.items():
        both: Value = [{"loses": "$power"}, {"loses": slug}]
        grammar.rule("deed", f"can't use {{power}} or|and {words} ?abilities", both)


def _improved_too(grammar: Grammar, words: str, slug: str) -> None:
    """Add "can't use Charge, Flurry, or Improved Movement": the last is no power but several abilities (27.5)."""

    def make(slots: Slots) -> Value:
        return [*({"loses": one} for one in slots["powers_listed"]), {"loses": slug}]

    def split(value: Value) -> Iterator[Slots]:
        lost = isinstance(value, list) and len(value) > 2 and all(one.keys() == {"loses"} for one in value)
        if lost and value[-1]["loses"] == slug:
            yield {"powers_listed": [one["loses"] for one in value[:-1]]}

    grammar.made("deed", f"can't use {{powers_listed}} {words}", make, split)


def _chosen_by_opponents(grammar: Grammar, several: str) -> None:
    """Add powers of opponents that can't target somebody, Mind Control among them, which attacks (27.2d, 27.7n)."""

    def one_of(power: str) -> dict[str, Value]:
        if power == "mind-control":
            return {"safeguard": power, "by": OPPONENTS}
        return {"cant_be": "chosen", "of": power, "by": OPPONENTS}

    def make(slots: Slots) -> Value | None:
        known = {*CHOOSERS, "mind-control"}
        if not known.issuperset(slots[several]) or "mind-control" not in slots[several]:
            return None
        return [one_of(power) for power in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and value:
            slots: Slots = {several: [one.get("of", one.get("safeguard")) for one in value]}
            if None not in slots[several] and make(slots) == value:
                yield slots

    for words in ("can't be targeted by|with opposing", "can't be the target of opposing"):
        grammar.made("deed", f"{words} {{{several}}}", make, split)
