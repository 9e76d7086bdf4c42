"""Damage dealt, to whom and in which attacks: penetrating, more of it, how far it can be reduced (12.4, 20.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.timing.attacks import ALONE

__all__ = ["ANY", "add_dealt", "alone", "during", "unreduced"]

ANY: dict[str, Value] = {"role": "attacker", "any_damage": True}
# what the character itself deals, in attacks and otherwise, or in these attacks alone
OWN: dict[str, dict[str, Value]] = {
    "dealt by {me}": ANY,
    "{self} deals": ANY,
    "from {me}": ANY,
    "dealt by {me} to {aim}": {**ANY, "other": "$aim"},
    "{self} deals to {aim}": {**ANY, "other": "$aim"},
    "dealt to {aim} by {me}": {**ANY, "other": "$aim"},
    "dealt by {me} with attacks": {},
    "dealt by {me} with {kind} attacks": {"kind": "$kind"},
    "{self} deals with attacks": {},
    "{self} deals with {kind} attacks": {"kind": "$kind"},
    "dealt by {me} to {aim} with {kind} attacks": {"kind": "$kind", "other": "$aim"},
    "dealt by {me} with {kind} attacks to {aim}": {"kind": "$kind", "other": "$aim"},
    "?dealt by|from {selfs} attacks": {},
    "?dealt by|from {selfs} {kind} attacks": {"kind": "$kind"},
    "?dealt by|from attacks made by {me}": {},
    "?dealt by|from {kind} attacks made by {me}": {"kind": "$kind"},
    "?dealt by|from {selfs} attacks to|against {aim}": {"other": "$aim"},
    "?dealt by|from {selfs} {kind} attacks to|against {aim}": {"kind": "$kind", "other": "$aim"},
    "dealt to {aim} by {selfs} attacks": {"other": "$aim"},
    "dealt to {aim} by {selfs} {kind} attacks": {"kind": "$kind", "other": "$aim"},
}
# which of its attacks deal what stands behind them
ATTACKS: dict[str, dict[str, Value]] = {
    "{selfs} attacks": {},
    "{selfs} {kind} attacks": {"kind": "$kind"},
    "attacks made by {me}": {},
    "{kind} attacks made by {me}": {"kind": "$kind"},
    "{selfs} attacks against|targeting {aim}": {"other": "$aim"},
    "{selfs} {kind} attacks against|targeting {aim}": {"kind": "$kind", "other": "$aim"},
    "{selfs} attacks that target {aim}": {"other": "$aim"},
    "{selfs} attacks that target a single character|target": {"targets": dict(ALONE)},
    "{selfs} {kind} attacks that target a single character|target": {
        "kind": "$kind",
        "targets": dict(ALONE),
    },
}
# what others deal, and by which attacks
OTHERS: dict[str, dict[str, Value]] = {
    "dealt by {characters}": ANY,
    "dealt by {characters} with {kind} attacks": {"kind": "$kind"},
    "dealt by {characters} with attacks": {},
    "dealt by attacks made by {characters}": {},
    "dealt by {kind} attacks made by {characters}": {"kind": "$kind"},
    "from attacks made by {characters}": {},
}
DAMAGE = "?all ?the damage"


def add_dealt(grammar: Grammar) -> None:
    """Give the grammar what becomes of damage that somebody deals."""
    grammar.rules("own_damage", {words: {"role": "attacker", **attack} for words, attack in OWN.items()})
    grammar.rules("own_attacks", {words: {"role": "attacker", **attack} for words, attack in ATTACKS.items()})
    _of_its_own(grammar)
    _of_others(grammar)
    _to_others(grammar)


def during(effect: dict[str, Value], attack: Value) -> list[dict[str, Value]]:
    """Return an effect in an attack, as the one effect of a meaning."""
    return [{**effect, "when": {"attack": attack}}]


def _of_its_own(grammar: Grammar) -> None:
    """Add what is so of all that the character itself deals, or of what its attacks deal."""
    own = f"{DAMAGE} {{own_damage}}"
    _piercing(grammar, "clause", f"{own} is penetrating ?damage", "own_damage")
    _piercing(grammar, "clause", "{own_attacks} deal penetrating damage", "own_attacks")
    _piercing(grammar, "clause", "{own_attacks} are penetrating", "own_attacks")
    for kind, said in (("", {}), (" {kind}", {"kind": "$kind"})):
        aimed: Value = {"role": "attacker", **said, "other": "$aim"}
        for whose in (f"{{selfs}}{kind} attacks", f"{kind} attacks made by {{me}}"):
            words = f"{whose} deal penetrating damage to {{aim}}".strip()
            grammar.rule("clause", words, during({"penetrating": True}, aimed))
    grammar.rule("clause", "{selfs} damage is ?always penetrating ?damage", [{"penetrating": True}])
    grammar.rule("own_deed", "deals penetrating damage ( including with Poison )", [{"penetrating": True}])
    for begin in ("during|on|for", "when using", ", but only with"):
        of_kind: Value = {"role": "attacker", "kind": "$kind"}
        grammar.rule(
            "own_deed", f"deals penetrating damage {begin} {{kind}} attacks", during({"penetrating": True}, of_kind)
        )
    grammar.rule(
        "clause", f"characters can't reduce {own} below {{some}}", during({"reduced_least": "$some"}, "$own_damage")
    )
    grammar.rule("clause", f"{own} can't be reduced below {{some}}", during({"reduced_least": "$some"}, "$own_damage"))
    unreduced(grammar, "clause", f"{own} can't be reduced", "own_damage", 0)
    unreduced(grammar, "clause", f"{own} can't be reduced by more than {{some}}", "own_damage", None)
    grammar.made("clause", f"{{opposing}} can't reduce {own} below {{some}}", _below_of_opponents, _parted_below)
    grammar.rule("opposing", "opposing characters", "opponents")
    for number in ("some", "plus"):
        effect = during({"damage_dealt": f"${number}"}, "$own_damage")
        grammar.rule("clause", f"{own} is increased by {{{number}}}", effect)
        grammar.rule("order", f"increase {own} by {{{number}}}", effect)
    only: Value = during({"penetrating": True}, {**ANY, "other": "$aim"})
    grammar.rule("own_deed", "deals penetrating damage , but only to|against {aim}", only)
    for words in ("{self} deals {some} additional|more damage", "{self} deals an additional {some} damage"):
        grammar.rule("clause", f"{words} to {{aim}}", during({"damage_dealt": "$some"}, {**ANY, "other": "$aim"}))
        grammar.rule(
            "clause",
            f"{words} with {{kind}} attacks",
            during({"damage_dealt": "$some"}, {"role": "attacker", "kind": "$kind"}),
        )


def _piercing(grammar: Grammar, kind: str, template: str, slot: str) -> None:
    """Add damage that is penetrating: what is so of any damage without exception counts always."""

    def make(slots: Slots) -> Value:
        return [{"penetrating": True}] if slots[slot] == ANY else during({"penetrating": True}, slots[slot])

    def split(value: Value) -> Iterator[Slots]:
        if value == [{"penetrating": True}]:
            yield {slot: ANY}
        else:
            yield from ({slot: attack} for _, attack in alone(value, "penetrating"))

    grammar.made(kind, template, make, split)


def alone(value: Value, key: str) -> Iterator[tuple[Value, Value]]:
    """Yield the number or word of the one effect that a meaning is, and its attack."""
    [effect] = value if isinstance(value, list) and len(value) == 1 else [{}]
    when = effect.get("when")
    if effect.keys() == {key, "when"} and isinstance(when, Mapping) and when.keys() == {"attack"}:
        yield effect[key], when["attack"]


def _suffered(attack: Mapping[str, Value], most: Value) -> Value | None:
    """Return how little can be reduced by whoever is dealt what an attack of the character itself deals (20.4)."""
    if attack.get("role") != "attacker" or not attack.keys() <= {
        "role",
        "kind",
        "other",
        "any_damage",
        "using",
        "targets",
    }:
        return None
    rest = {key: each for key, each in attack.items() if key != "other"}
    when = {"attack": {**rest, "role": "target", "other": {"itself": True}}}
    return [{"reduces_most": most, "who": attack.get("other", {}), "when": when}]


def _dealt_so(value: Value) -> Iterator[tuple[Value, dict[str, Value]]]:
    """Yield the number of such an effect, and the attack of the character itself."""
    if not isinstance(value, list) or len(value) != 1 or value[0].keys() != {"reduces_most", "who", "when"}:
        return
    [effect] = value
    if effect["when"].keys() != {"attack"} or effect["when"]["attack"].get("other") != {"itself": True}:
        return
    rest = {key: each for key, each in effect["when"]["attack"].items() if key not in ("other", "role")}
    other = {"other": effect["who"]} if effect["who"] else {}
    yield effect["reduces_most"], {"role": "attacker", **rest, **other}


def unreduced(grammar: Grammar, kind: str, template: str, slot: str, most: int | None) -> None:
    """Add that nothing of what an attack in a slot deals can be reduced; or `most`, where it is None as is printed."""
    grammar.made(
        kind,
        template,
        lambda slots: _suffered(slots[slot], slots["some"] if most is None else most),
        lambda value: (
            {slot: attack, "some": number} for number, attack in _dealt_so(value) if most is None or number == most
        ),
    )


def _below_of_opponents(slots: Slots) -> Value | None:
    """Return how far opponents alone can reduce what the character deals: whoever it attacks is one of them."""
    attack = slots["own_damage"]
    if "other" in attack:
        return None
    return during({"reduced_least": slots["some"]}, {**attack, "other": {"side": slots["opposing"]}})


def _parted_below(value: Value) -> Iterator[Slots]:
    for number, attack in alone(value, "reduced_least"):
        if attack.get("other") == {"side": "opponents"}:
            rest = {key: each for key, each in attack.items() if key != "other"}
            yield {"some": number, "own_damage": rest, "opposing": "opponents"}


def _of_others(grammar: Grammar) -> None:
    """Add what is so of the damage that others deal."""
    said: tuple[tuple[str, dict[str, Value]], ...] = (
        ("is penetrating ?damage", {"penetrating": True}),
        ("can't be reduced below {some}", {"reduced_least": "$some"}),
        ("is increased by {some}", {"damage_dealt": "$some"}),
    )
    several = {words.replace("{characters}", "{characters:several}"): attack for words, attack in OTHERS.items()}
    for words, attack in (OTHERS | several).items():
        when = {"attack": {"role": "attacker", **attack}}
        for behind, effect in said:
            always = attack == ANY and "penetrating" in effect
            whole = {**effect, "who": "$characters"} if always else {**effect, "who": "$characters", "when": when}
            grammar.rule("clause", f"{DAMAGE} {words} {behind}", [whole])
        for word, number in (("increase", "some"), ("decrease", "minus")):
            changed: Value = [{"damage_dealt": f"${number}", "who": "$characters", "when": when}]
            grammar.rule("clause", f"{word} {DAMAGE} {words} by {{{number}}}", changed)
    piercing: dict[str, Value] = {"penetrating": True, "who": "$owners"}
    grammar.rule(
        "clause", "{owners} attacks deal penetrating damage", [{**piercing, "when": {"attack": {"role": "attacker"}}}]
    )
    by_kind: Value = {"attack": {"role": "attacker", "kind": "$kind"}}
    grammar.rule("clause", "{owners} {kind} attacks deal penetrating damage", [{**piercing, "when": by_kind}])
    for who, attacks, deals in (
        ("{character}", "attacks", "it|he|she|they deals|deal penetrating damage"),
        ("{characters}", "attack", "they deal penetrating damage"),
        ("{character}", "makes an attack", "it|he|she|they deals|deal penetrating damage"),
        ("{character}", "hits", "it|he|she|they deals|deal penetrating damage"),
        ("{characters}", "hit", "they deal penetrating damage"),
        ("{character}", "hits with a {kind} attack", "it|he|she|they deals|deal penetrating damage"),
        ("{character}", "makes a {kind} attack", "it|he|she|they deals|deal penetrating damage"),
        ("{characters}", "make {kind} attacks", "they deal penetrating damage"),
    ):
        for then in (deals, "?the damage dealt is penetrating ?damage"):
            _of_their_attack(grammar, f"when|whenever {who} {attacks} , {then}", who.strip("{}"))


def _of_their_attack(grammar: Grammar, template: str, slot: str) -> None:
    kinds = "{kind}" in template

    def make(slots: Slots) -> Value | None:
        if "itself" in slots[slot]:
            return None
        kind = {"kind": slots["kind"]} if kinds else {}
        return [{"penetrating": True, "who": slots[slot], "when": {"attack": {"role": "attacker", **kind}}}]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"penetrating", "who", "when"}:
            attack = value[0]["when"].get("attack", {})
            if attack.keys() == {"role", *(("kind",) if kinds else ())} and attack["role"] == "attacker":
                yield {slot: value[0]["who"], "kind": attack.get("kind")}

    grammar.made("meaning", template, make, split)


def _to_others(grammar: Grammar) -> None:
    """Add how far damage that anybody deals to some can be reduced."""
    grammar.rule(
        "clause", f"{DAMAGE} dealt to {{characters}} can't be reduced", [{"reduces_most": 0, "who": "$characters"}]
    )
    grammar.rule(
        "clause",
        f"{DAMAGE} dealt to {{characters}} can't be reduced by more than {{some}}",
        [{"reduces_most": "$some", "who": "$characters"}],
    )
    least: Value = [{"reduced_least": "$some", "who": {}, "when": {"attack": {**ANY, "other": "$characters"}}}]
    grammar.rule("clause", f"{DAMAGE} dealt to {{characters}} can't be reduced below {{some}}", least)
    grammar.rule("clause", "{characters} can't reduce damage ?taken below {some}", least)
    for behind, most in (("", 0), ("by more than {some}", None)):
        _unable(grammar, f"{{characters}} can't reduce {DAMAGE} {{own_damage}} {behind}", most)


def _unable(grammar: Grammar, template: str, most: int | None) -> None:
    """Add who can't reduce what the character itself deals, or by no more than that."""

    def make(slots: Slots) -> Value | None:
        if "other" in slots["own_damage"] or "itself" in slots["characters"]:
            return None
        attack = {**slots["own_damage"], "other": slots["characters"]}
        return _suffered(attack, slots["some"] if most is None else most) if slots["characters"] else None

    def split(value: Value) -> Iterator[Slots]:
        for number, attack in _dealt_so(value):
            if "other" in attack and most in (None, number):
                rest = {key: each for key, each in attack.items() if key != "other"}
                yield {"own_damage": rest, "characters": attack["other"], "some": number}

    grammar.made("clause", template, make, split)
