"""Several effects of one sentence in an attack: "she can use … and modifies …", "A instead of B" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_paired"]

ITS_TOKENS = {"its_tokens": True}


def add_paired(grammar: Grammar) -> None:
    """Give the grammar what two effects have together, or what takes the place of what."""
    _against_its_target(grammar)
    _in_place(grammar)
    _seeing_and_guarded(grammar)


def _against_its_target(grammar: Grammar) -> None:
    """Add "When Hollis attacks one with an action token, she can use …": with a target of hers she is the attacker."""

    def make(slots: Slots) -> Value | None:
        values, number = slots["change"]
        changes = [{"modify": value, "add": number, "per": dict(ITS_TOKENS)} for value in values]
        return timed([*slots["granted"], *changes], {"attack": slots["by_self"]})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            granted = [one for one in rest if "grants" in one]
            changes = [one for one in rest if "modify" in one]
            if conditions.keys() == {"attack"} and changes and len(granted) + len(changes) == len(rest):
                change = [[one["modify"] for one in changes], changes[0]["add"]]
                yield {"granted": granted, "change": change, "by_self": conditions["attack"]}

    tokens = "for each|every action token on his|her|its target"
    can = "can use {granted} and modifies his|her|its {change}"
    grammar.made("meaning", f"when|whenever {{by_self}} , he|she|it {can} {tokens}", make, split)


def _in_place(grammar: Grammar) -> None:
    """Add "Hollis can use Invincible instead of Toughness when attacked by …": the one, and not the other."""

    def made(slots: Slots) -> list[dict[str, Value]]:
        when = {"attack": slots["at_itself"]}
        return [
            {"grants": slots["a"], "when": when},
            {"loses": slots["b"], "who": {"itself": True}, "when": when},
        ]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 2 and "grants" in value[0] and "loses" in value[1]:
            slots = {"a": value[0]["grants"], "b": value[1]["loses"]}
            slots["at_itself"] = value[0].get("when", {}).get("attack")
            if made(slots) == value:
                yield slots

    words = "can use {a:power} instead of {b:power} when|while {at_itself}"
    grammar.made("own_deed", words, lambda slots: made(slots) if slots["a"] != slots["b"] else None, split)


def _seeing_and_guarded(grammar: Grammar) -> None:
    """Add abilities that lines of fire are drawn with beside a defense against some attacks: no attack is both."""

    def make(slots: Slots) -> Value:
        guarded = {"modify": "defense", "add": slots["signed"], "when": {"attack": slots["against"]}}
        return [*({"grants": slug} for slug in slots["targeting"]), guarded]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) < 2 or value[-1].keys() != {"modify", "add", "when"}:
            return
        slots: Slots = {"targeting": [one.get("grants") for one in value[:-1]], "signed": value[-1]["add"]}
        slots["against"] = value[-1]["when"].get("attack")
        if make(slots) == value:
            yield slots

    grammar.made(
        "targeting", "{gained}", _of_sight, lambda value: iter([{"gained": [{"grants": one} for one in value]}])
    )
    words = "can use {targeting} and modify defense {signed} {against}"
    grammar.made("others_deeds", words, make, split)


def _of_sight(slots: Slots) -> Value | None:
    """Return abilities if all of them are of those that lines of fire are drawn with (27.6)."""
    slugs = [one["grants"] for one in slots["gained"]]
    return slugs if all(slug.startswith("improved-targeting:") for slug in slugs) else None
