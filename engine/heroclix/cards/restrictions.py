"""A power with a restriction or a change (20.2): "Outwit, but only to target characters of 50 points or less."."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_restrictions"]

# behind a power: what it says of whom, how far, how many
CHANGES: dict[str, Value] = {
    "?, but with a range ?value of {digit}": {"range": "$digit"},
    "with a range ?value of {digit}": {"range": "$digit"},
    "?, but with {digit} range": {"range": "$digit"},
    "with {digit} range": {"range": "$digit"},
    "with {digit} range and {bolts}": {"range": "$digit", "targets": "$bolts"},
    "with a range ?value of {digit} and {bolts}": {"range": "$digit", "targets": "$bolts"},
    "with a range ?value of {digit} {more:restriction}": {"range": "$digit", "*": ["more"]},
    "with {digit} range and {bolts} {more:restriction}": {"range": "$digit", "targets": "$bolts", "*": ["more"]},
    "with a range ?value of {digit} and {bolts} {more:restriction}": {
        "range": "$digit",
        "targets": "$bolts",
        "*": ["more"],
    },
    "?, but with {bolts}": {"targets": "$bolts"},
    "with {bolts}": {"targets": "$bolts"},
    "?, but ?only succeeds on {results}": {"succeeds_on": "$results"},
    "?, but ?it succeeds on {results}": {"succeeds_on": "$results"},
    "?, but ?only succeeds on a|an {results}": {"succeeds_on": "$results"},
    "?, but succeeds on a|an roll|result of {results}": {"succeeds_on": "$results"},
    "?, but {self} succeeds on ?a {results}": {"succeeds_on": "$results"},
    "?, but doesn't halve speed": {"full_speed": True},
    "?, but do not halve speed": {"full_speed": True},
    "?, but does not halve speed": {"full_speed": True},
    "?, but {self} doesn't halve ?his|her|its speed": {"full_speed": True},
    "?, but {self} does not halve ?his|her|its speed": {"full_speed": True},
    "?, but don't halve speed": {"full_speed": True},
    "?, but without halving speed": {"full_speed": True},
    "?, but only to target|choose|carry|place {aim}": {"target": "$aim"},
    "?, but only targeting|choosing|carrying {aim}": {"target": "$aim"},
    "?, but may|can only target|choose|carry|place {aim}": {"target": "$aim"},
    "?, but {self} may|can only target|choose|carry|place {aim}": {"target": "$aim"},
    "?, but only to target {myself}": {"target": {"itself": True}},
    "?, but only to generate|place ?up ?to {some} marker|markers": {"most": "$some"},
    "?, but only to modify {values}": {"only_modify": "$values"},
    "?, but only to modify {values} on|of {aim}": {"only_modify": "$values", "target": "$aim"},
    "?, but only to modify a|an {values} value": {"only_modify": "$values"},
    "?, but only to modify a|an {values} value on|of {aim}": {"only_modify": "$values", "target": "$aim"},
    "?, but only to modify {values} on {myself}": {"only_modify": "$values", "target": {"itself": True}},
    "?, but only to modify {values} ?by +1": {"only_modify": "$values", "sign": "up"},
    "?, but only to modify {values} ?by -1": {"only_modify": "$values", "sign": "down"},
    "?, but only to modify a combat value ?by +1": {"sign": "up"},
    "?, but only to modify a combat value ?by -1": {"sign": "down"},
    "?, but only to modify combat values ?by +1": {"sign": "up"},
    "?, but only to modify combat values ?by -1": {"sign": "down"},
    "?, but only to positively modify ?a combat value|values": {"sign": "up"},
    "?, but only to negatively modify ?a combat value|values": {"sign": "down"},
    "?, but only to positively modify ?a combat value|values of|on {aim}": {"sign": "up", "target": "$aim"},
    "?, but only to negatively modify ?a combat value|values of|on {aim}": {"sign": "down", "target": "$aim"},
    "?, but only to negatively modify opposing combat values": {"sign": "down", "target": {"side": "opponents"}},
    "?, but only to positively modify friendly combat values": {"sign": "up", "target": {"side": "friends"}},
    "?, but only once per {period}": {"limit": "$period"},
    "?, but only to reroll {rolls}": {"rerolls": "$rolls"},
    "?, but may|can only reroll {rolls}": {"rerolls": "$rolls"},
    "?, but may choose a friend within {digit} squares instead of adjacent": {"squares": "$digit"},
    "?, but {self} may choose a friend within {digit} squares instead of adjacent": {"squares": "$digit"},
    "?, but may choose a friendly character within {digit} squares instead of adjacent": {"squares": "$digit"},
    "?, but {self} may choose a friendly character within {digit} squares instead of adjacent": {"squares": "$digit"},
}
# which attack rolls somebody may reroll
ROLLS: dict[str, Value] = {
    "attacks|attack ?rolls {self} makes": ["own"],
    "{selfs} ?own attack rolls": ["own"],
    "{selfs} ?own attacks": ["own"],
    "attacks {self} makes or that target him|her|it": ["own", "against"],
    "attacks targeting {me}": ["against"],
    "opposing attacks": ["opponents"],
    "opposing attack rolls": ["opponents"],
    "opponents'|opponent's attacks": ["opponents"],
    "opponents'|opponent's attack rolls": ["opponents"],
    "an opponent's attack roll": ["opponents"],
    "attack rolls made by opposing characters": ["opponents"],
}
# what is said of one power alone, whose own number it replaces
OF_ONE: dict[str, tuple[str, Value]] = {
    "Quake ?, but deals {number} damage instead of 2": ("quake", {"deals": "$number"}),
    "Energy Explosion ?, but deals {number} damage instead of 2": ("energy-explosion", {"deals": "$number"}),
    "Pulse Wave ?, but deals {number} damage instead of 1": ("pulse-wave", {"deals": "$number"}),
    "Steal Energy ?, but heals {number} clicks instead of 1": ("steal-energy", {"heals": "$number"}),
    "Steal Energy ?, but {self} heals {number} clicks instead of 1": ("steal-energy", {"heals": "$number"}),
    "Steal Energy ?, but with close or range attacks": ("steal-energy", {"attack": "any"}),
    "Steal Energy with close or range attacks": ("steal-energy", {"attack": "any"}),
    "Steal Energy ?, but may use it with close or range attacks": ("steal-energy", {"attack": "any"}),
    "Incapacitate ?, but hit targets|characters are given {number} action tokens instead of 1|one": (
        "incapacitate",
        {"gives": "$number"},
    ),
    "Energy Shield/Deflection ?, but modifies defense {plus} instead of +2": (
        "energy-shield-deflection",
        {"adds": "$plus"},
    ),
    "Combat Reflexes ?, but modifies defense {plus} instead of +2": ("combat-reflexes", {"adds": "$plus"}),
    "Phasing/Teleport ?, ?but ?only as POWER": ("phasing-teleport", {"as_type": "power"}),
    "Mind Control ?, but only as CLOSE": ("mind-control", {"as_type": "close"}),
    "Mind Control ?, but only as RANGE": ("mind-control", {"as_type": "range"}),
}
# the terrain that a power's own markers are of
MARKERS = (("Barrier", "barrier", "blocking"), ("Smoke Cloud", "smoke-cloud", "hindering"))
Forms = list[tuple[str, str]]  # how a restricted power begins, and the key of its effect
BEGINS = (("{ability}", "grants"), ("{ability} as FREE", "as_free"))
CONDITIONS: dict[str, str | dict[str, Value]] = {
    "?, but only if|when|while {condition}": "condition",
    "if {condition}": "condition",
    "?, but only if|when|while {bare}": "bare",
    "if {bare}": "bare",
    "?, but only during your turn": {"turn": "own"},
    "?, but only on your turn": {"turn": "own"},
    "?, but only during opponent's|opponents' turns|turn": {"turn": "others"},
    "?, but only during an opponent's turn": {"turn": "others"},
    "?, but only when|while|if {attack_itself}": "attack_itself",
    "?, but only when|while|if {attack_self}": "attack_self",
    "?, but only {against}": "against",
    "when|while {attack_itself}": "attack_itself",
}


def add_restrictions(grammar: Grammar) -> None:
    """Give the grammar powers that are not quite those of the card of powers."""
    grammar.rule("aim", "{characters}", "$characters")
    grammar.rule("aim", "{character}", "$character")
    grammar.made(
        "meaning",
        "{items} , {last:narrowed}",
        lambda slots: [*slots["items"], *slots["last"]],
        lambda value: (
            iter([{"items": value[:-1], "last": value[-1:]}])
            if isinstance(value, list) and len(value) > 1
            else iter(())
        ),
    )
    for each in ("with a range ?value of {digit}", "with {digit} range"):
        grammar.rule("narrowed", f"{{ability}} {each}", [{"grants": "$ability", "restrict": {"range": "$digit"}}])
    grammar.rules("rolls", ROLLS)
    grammar.rule("period", "turn", "once-per-turn")
    grammar.rule("period", "game", "once-per-game")
    for template, change in CHANGES.items():
        grammar.rule("restriction", template, change)
    for template, (slug, change) in OF_ONE.items():
        for begin in ("meaning", "deed"):
            told = template if begin == "meaning" else f"can use {template}"
            grammar.rule(begin, told, [{"grants": slug, "restrict": change}])
    for name, slug, terrain in MARKERS:
        told = f"?, but only to generate|place ?up ?to {{some}} {terrain} terrain marker|markers"
        for begin, key in ((name, "grants"), (f"{name} as FREE", "as_free")):
            grammar.rule("meaning", f"{begin} {told}", [{key: slug, "restrict": {"most": "$some"}}])
            grammar.rule("deed", f"can use {begin} {told}", [{key: slug, "restrict": {"most": "$some"}}])
    for begin, key in BEGINS:
        _restricted(grammar, "meaning", f"{begin} {{restriction}}", key)
        _restricted(grammar, "deed", f"can use {begin} {{restriction}}", key)
        grammar.rule("freely" if key == "as_free" else "usually", begin, [{key: "$ability"}])
    grammar.rule("deed", "can use {freely}", "$freely")
    grammar.rule("meaning", "{freely}", "$freely")
    for template, condition in CONDITIONS.items():
        for of in ("granted", "freely"):
            _conditional(grammar, f"{{{of}}} {template}", condition, of)
    _conditional(grammar, "{items} , but only if|when|while {condition}", "condition", "items")


def _restricted(grammar: Grammar, kind: str, template: str, key: str) -> None:
    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {key, "restrict"}:
            yield {"ability": value[0][key], "restriction": value[0]["restrict"]}

    grammar.made(kind, template, lambda slots: [{key: slots["ability"], "restrict": slots["restriction"]}], split)


def _conditional(grammar: Grammar, template: str, slot: str | dict[str, Value], of: str = "granted") -> None:
    """Add powers that can be used under a condition alone; more than one power with one condition is not surely all."""

    def make(slots: Slots) -> Value | None:
        if len(slots[of]) != 1 or (of == "items" and slots[of][0].get("grants") != "stop"):
            return None
        return timed(slots[of], _conditions(slots, slot))

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if isinstance(slot, dict):
                if conditions == slot:
                    yield {of: rest}
            elif slot in ("condition", "bare"):
                yield {of: rest, slot: conditions}
            elif conditions.keys() == {"attack"}:
                yield {of: rest, slot: conditions["attack"]}

    grammar.made("meaning", template, make, split)


def _conditions(slots: Slots, slot: str | dict[str, Value]) -> dict[str, Value]:
    if isinstance(slot, dict):
        return slot
    found: dict[str, Value] = slots[slot] if slot in ("condition", "bare") else {"attack": slots[slot]}
    return found
