"""Attack rolls that some can't have made again, and whom somebody keeps attacks on itself (12.1, 21.3a, 27.4f)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.effects import RELATIVE, each, keys_of, shared
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_unrerolled"]

OPPONENTS: dict[str, Value] = {"side": "opponents"}
ATTACKED: dict[str, Value] = {"attack": {"role": "target"}}
PROBABILITY: dict[str, Value] = {"of": "probability-control", "by": OPPONENTS}
# how somebody's own attacks are told, and those on it
OWN = ("during {selfs} attacks", "during attacks made by {me}", "when|while {self} attacks", "during an attack by {me}",
       "to reroll {selfs} attack rolls|roll", "when|while {self} makes an attack",
       "to reroll attack rolls made by {me}", "on {selfs} attack rolls|roll")  # fmt: skip
ON_IT = ("during attacks targeting {me}", "when|while {self} is attacked", "when|while {self} is targeted by an attack")
ROLLS_ON_IT = ("attack rolls|roll targeting|against {me}", "attack rolls|roll of attacks targeting {me}",
               "attack rolls|roll made against {me}")  # fmt: skip


def add_unrerolled(grammar: Grammar) -> None:
    """Give the grammar rolls that can't be made again by some, and whom alone others can attack."""
    roll: dict[str, Value] = {"cant_reroll": "attack-roll"}
    by: dict[str, Value] = {**roll, "by": OPPONENTS}
    rolls = ("{selfs} attack rolls|roll", "attack rolls made by {me}")
    for words in rolls:
        for those in ("opponents", "an opponent", "opposing characters"):
            grammar.rule("clause", f"{words} can't be rerolled by {those}", [by])
        for those in ("opponents", "your opponent|opponents", "opposing characters"):
            grammar.rule("clause", f"{those} can't reroll {words}", [by])
    _on_somebody(grammar, roll, by)
    for words, when in (*((words, {}) for words in OWN), *((words, {"when": ATTACKED}) for words in ON_IT)):
        effect = {**roll, **PROBABILITY, **when}
        for those in ("opponents", "opposing characters"):
            grammar.rule("clause", f"{those} can't use Probability Control {words}", [effect])
        if words.startswith("when"):
            grammar.rule("meaning", f"{words} , opposing characters can't use Probability Control", [effect])
    _upon_itself(grammar)
    for words in (
        "can't make an attack with|targeting more than one target|character",
        "can't make attacks with more than one target",
        "can't target|attack more than one character|target with an attack",
    ):
        grammar.rule("own_deed", words, [{"targets": 1}])


def _on_somebody(grammar: Grammar, roll: Mapping[str, Value], by: Mapping[str, Value]) -> None:
    """Add attack rolls against the character, anybody's or those of its opponents."""
    opposing: Value = {"attack": {"role": "target", "other": OPPONENTS}}
    for rolls in ROLLS_ON_IT:
        grammar.rule("clause", f"{rolls} can't be rerolled", [{**roll, "when": ATTACKED}])
        for whose in ("opposing characters'", "opposing", "opponents'"):
            grammar.rule("clause", f"{whose} {rolls} can't be rerolled", [{**roll, "when": opposing}])
        for those in ("opponents", "opposing characters"):
            grammar.rule("clause", f"{rolls} can't be rerolled by {those}", [{**by, "when": ATTACKED}])
            grammar.rule("clause", f"{those} can't reroll {rolls}", [{**by, "when": ATTACKED}])


def _upon_itself(grammar: Grammar) -> None:
    """Add whoever can attack the character alone, or no other friend of it: who stands near it, too (12.1)."""
    any_other: dict[str, Value] = {"other": True}
    a_friend: dict[str, Value] = {"side": "friends", "other": True}
    for behind, kinds in (
        ("with attacks", ({},)), ("with an attack", ({},)),
        ("with close attacks", ({"attacks": "close"},)), ("with range|ranged attacks", ({"attacks": "range"},)),
    ):  # fmt: skip
        _kept_on(grammar, f"can't target characters other than {{me}} {behind}", any_other, kinds)
        if kinds == ({},):  # of one kind of attack it may be said how alone they can target the character
            _kept_on(grammar, f"can|may only target {{me}} {behind}", any_other, kinds)
        for friends in ("other friendly characters", "friendly characters other than {me}"):
            _kept_on(grammar, f"can't target {friends} {behind}", a_friend, kinds)
    plain: tuple[dict[str, Value], ...] = ({},)
    _kept_on(grammar, "can't attack characters other than {me}", any_other, plain)
    _kept_on(grammar, "can|may only attack {me}", any_other, plain)
    for friends in ("other friendly characters", "friendly characters other than {me}"):
        _kept_on(grammar, f"can't attack {friends}", a_friend, plain)


def _kept_on(grammar: Grammar, deed: str, those: Mapping[str, Value], kinds: Sequence[Mapping[str, Value]]) -> None:
    effects = [{"cant_target": dict(those), **kind} for kind in kinds]

    def make(slots: Slots) -> Value | None:
        if slots["blind"].get("side") != "opponents":
            return None  # its friends, it itself among them, attack others
        if "side" in those and not keys_of(slots["blind"]) & RELATIVE:
            return None  # said as what can't be done to those friends
        return each(effects, "who", slots["blind"])

    def split(value: Value) -> Iterator[Slots]:
        yield from ({"blind": who} for who, rest in shared(value, "who") if rest == effects)

    grammar.made("clause", f"{{blind:characters}} {deed}", make, split)
