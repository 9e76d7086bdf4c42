"""Damage dealt and taken (12.4, 12.5)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_damage"]

# by which attacks, behind "takes a maximum of 2 damage"
FROM: dict[str, dict[str, Value]] = {
    "from an attack": {},
    "from attacks": {},
    "from any attack": {},
    "from {kind} attacks": {"kind": "$kind"},
    "from a {kind} attack": {"kind": "$kind"},
    "from {characters}": {"other": "$characters"},
    "from attacks by {characters}": {"other": "$characters"},
    "from attacks made by {characters}": {"other": "$characters"},
    "from {kind} attacks by {characters}": {"kind": "$kind", "other": "$characters"},
    "from attacks with more than one target": {"targets": {"least": 2}},
    "from attacks that target more than one character": {"targets": {"least": 2}},
    "from a {kind} attack by {character}": {"kind": "$kind", "other": "$character"},
    "from opposing characters' attacks": {"other": {"side": "opponents"}},
    "from opponent's|opponents' attacks": {"other": {"side": "opponents"}},
    "from an opponent's attack": {"other": {"side": "opponents"}},
    "from opposing attacks": {"other": {"side": "opponents"}},
    "from an opposing attack": {"other": {"side": "opponents"}},
    "from an opposing character's attack": {"other": {"side": "opponents"}},
    "from opposing characters' {kind} attacks": {"kind": "$kind", "other": {"side": "opponents"}},
    "from opposing {kind} attacks": {"kind": "$kind", "other": {"side": "opponents"}},
    "from an opponent's {kind} attack": {"kind": "$kind", "other": {"side": "opponents"}},
    "from each attack": {},
    "from a single attack": {},
    "from any single attack": {},
    "per attack": {},
    "from critical hits": {"rolled": {"critical": "hit"}},
    "from a critical hit": {"rolled": {"critical": "hit"}},
    "from attacks from {characters}": {"other": "$characters"},
    "from attacks against {me}": {},
    "from {kind} attacks from {characters}": {"kind": "$kind", "other": "$characters"},
    "from {kind} attacks made by {characters}": {"kind": "$kind", "other": "$characters"},
    "from an attack by|from {character}": {"other": "$character"},
    "from an attack made by {character}": {"other": "$character"},
    "from attacks that target multiple characters": {"targets": {"least": 2}},
    "from {selfs} attacks": {"other": {"itself": True}},
    "from {selfs} {kind} attacks": {"kind": "$kind", "other": {"itself": True}},
}
DEALS: dict[str, dict[str, Value]] = {
    "deals|deal penetrating damage with {kind} attacks": {"kind": "$kind"},
    "deals|deal penetrating damage with a {kind} attack": {"kind": "$kind"},
    "deals|deal penetrating damage with attacks": {},
    "deals|deal penetrating damage with his|her|its|their attacks": {},
    "deals|deal penetrating damage with his|her|its|their {kind} attacks": {"kind": "$kind"},
    "deals|deal penetrating damage with {kind} attacks to {aim}": {"other": "$aim", "kind": "$kind"},
    "deals|deal penetrating damage with {kind} attacks against|targeting {aim}": {"other": "$aim", "kind": "$kind"},
    "deals|deal penetrating damage with attacks against|targeting {aim}": {"other": "$aim"},
    "deals|deal penetrating damage against {aim}": {"other": "$aim"},
    "deals|deal penetrating damage when making {kind} attacks against|targeting {aim}": {
        "other": "$aim",
        "kind": "$kind",
    },
    "deals|deal penetrating damage with {kind} attacks that target a single character": {
        "kind": "$kind",
        "targets": {"least": 1, "most": 1},
    },
    "deals|deal penetrating damage when attacking|targeting a single character": {"targets": {"least": 1, "most": 1}},
    "deals|deal penetrating damage to {aim}": {"other": "$aim"},
    "deals|deal penetrating damage when making {kind} attacks": {"kind": "$kind"},
    "deals|deal penetrating damage when making a {kind} attack": {"kind": "$kind"},
    "deals|deal penetrating damage when attacking|targeting {aim}": {"other": "$aim"},
    "deals|deal penetrating damage when attacking|targeting only {aim}": {"other": "$aim", "only": True},
    "deals|deal penetrating damage to {aim} with {kind} attacks": {"other": "$aim", "kind": "$kind"},
}
REDUCES: dict[str, dict[str, Value]] = {
    "can reduce penetrating damage dealt by {aim}": {"other": "$aim"},
    "can reduce penetrating damage from {aim}": {"other": "$aim"},
    "can reduce penetrating damage from {kind} attacks": {"kind": "$kind"},
    "can reduce penetrating damage dealt to him|her|it|them by {aim}": {"other": "$aim"},
    "can reduce penetrating damage from attacks by|from {characters}": {"other": "$characters"},
    "can reduce penetrating damage from attacks": {},
    "can reduce penetrating damage from an attack": {},
    "can reduce penetrating damage from a {kind} attack": {"kind": "$kind"},
    "can reduce penetrating damage dealt by {kind} attacks": {"kind": "$kind"},
    "can reduce penetrating damage from {kind} attacks by|from {characters}": {"kind": "$kind", "other": "$characters"},
    "can reduce penetrating damage dealt by attacks": {},
    "can reduce penetrating damage from opposing attacks": {"other": {"side": "opponents"}},
    "can reduce penetrating damage from opponents' attacks": {"other": {"side": "opponents"}},
    "can reduce penetrating damage dealt by attacks made by {characters}": {"other": "$characters"},
    "reduces|reduce penetrating damage dealt to him|her|it|them by {aim}": {"other": "$aim"},
    "reduces|reduce penetrating damage dealt by|from {aim}": {"other": "$aim"},
}
# whose damage is penetrating, where the character stands behind it or owns the attacks
PIERCING: dict[str, dict[str, Value]] = {
    "?all damage dealt by {me} is penetrating ?damage": {},
    "?all damage ?dealt by|from {selfs} attacks is penetrating ?damage": {},
    "?all damage ?dealt by|from {selfs} {kind} attacks is penetrating ?damage": {"kind": "$kind"},
    "{selfs} attacks deal penetrating damage": {},
    "{selfs} {kind} attacks deal penetrating damage": {"kind": "$kind"},
    "{selfs} attacks deal penetrating damage to {aim}": {"other": "$aim"},
    "{selfs} {kind} attacks deal penetrating damage to {aim}": {"kind": "$kind", "other": "$aim"},
    "attacks made by {me} deal penetrating damage": {},
    "{kind} attacks made by {me} deal penetrating damage": {"kind": "$kind"},
}
# what cannot be reduced: the attacks of which it is said
UNREDUCED: dict[str, dict[str, Value]] = {
    "?all damage ?dealt by|from {selfs} attacks": {},
    "?all damage ?dealt by|from {selfs} {kind} attacks": {"kind": "$kind"},
    "?all damage ?dealt by|from attacks made by {me}": {},
}
# by which attack it is hit, of which it takes so much at most
HIT: dict[str, dict[str, Value]] = {
    "is hit by|with an attack": {},
    "is hit by|with a {kind} attack": {"kind": "$kind"},
    "is hit by {character}": {"other": "$character"},
    "is hit by an attack made by {character}": {"other": "$character"},
    "is hit by a {kind} attack made by {character}": {"kind": "$kind", "other": "$character"},
    "is attacked by {character}": {"other": "$character"},
    "is targeted by an attack made by {character}": {"other": "$character"},
    "takes damage from an attack": {},
    "takes damage from a {kind} attack": {"kind": "$kind"},
    "takes damage from an attack made by {character}": {"other": "$character"},
}
# whom the character hits, and how
HITTING: dict[str, dict[str, Value]] = {
    "{self} hits": {},
    "{self} hits with a {kind} attack": {"kind": "$kind"},
    "{self} makes a {kind} attack and hits": {"kind": "$kind"},
    "{self} attacks and hits": {},
    "{self} hits {character}": {"other": "$character"},
    "{self} hits {character} with a {kind} attack": {"other": "$character", "kind": "$kind"},
}
# how far the damage of the attack that was just spoken of can be reduced
LEAST = (
    "damage from|by the|that attack can't be reduced below {some}",
    "damage dealt from|by the|that attack can't be reduced below {some}",
    "?the damage dealt can't be reduced below {some}",
    "?the damage can't be reduced below {some}",
)
# whose attacks deal so much more
MORE: dict[str, dict[str, Value]] = {
    "{selfs} attacks deal {plus} damage": {},
    "{selfs} {kind} attacks deal {plus} damage": {"kind": "$kind"},
    "{selfs} critical hits deal {plus} damage": {"rolled": {"critical": "hit"}},
    "{self} deals {plus} damage to {aim}": {"other": "$aim"},
    "{self} deals {plus} damage with {kind} attacks": {"kind": "$kind"},
    "{self} deals {plus} damage when attacking|targeting {aim}": {"other": "$aim"},
}
# actions that damage several at once
BLASTS = (("Energy Explosion", "energy-explosion"), ("Quake", "quake"), ("Pulse Wave", "pulse-wave"))
KINDS: tuple[tuple[str, dict[str, Value]], ...] = (("", {}), (" {kind}", {"kind": "$kind"}))
REDUCED = (
    "reduces|reduce damage taken by {minus}",
    "reduces|reduce ?all damage by {minus}",
    "reduces|reduce ?the damage he|she|it|they takes|take by {minus}",
    "reduces|reduce ?the damage dealt to him|her|it|them by {minus}",
)
# what happens to the character, and how the damage is called of which it happens
SUFFERING = ("takes|take damage", "would take damage", "is|are dealt damage", "would be dealt damage")
THAT_DAMAGE = ("it", "that damage", "the damage", "damage taken", "the damage taken", "damage")


def add_damage(grammar: Grammar) -> None:
    """Give the grammar damage dealt and taken."""
    grammar.rules("from", {template: {"role": "target", **attack} for template, attack in FROM.items()})
    grammar.rule("deed", "takes|take a maximum of {digit} damage", [{"takes_most": "$digit"}])
    for words in (
        "takes|take a maximum of {digit} damage {from}",
        "can ?only take a maximum of {digit} damage {from}",
        "can't take more than {digit} damage {from}",
        "takes|take no more than {digit} damage {from}",
        "can't be dealt more than {digit} damage {from}",
    ):
        grammar.rule("deed", words, [_when({"takes_most": "$digit"}, "$from")])
    for damage in ("knockback damage", "knock back damage", "damage from knockback", "damage from knock back"):
        for words in ("can't take", "can't be dealt", "takes|take no", "doesn't|don't take", "isn't|aren't dealt"):
            grammar.rule("deed", f"{words} {damage}", [{"cant_be": "knockback-damaged"}])
    for damage in ("knockback damage", "knock back damage"):
        dealt = f"{damage} dealt to {{me}} is reduced to 0|zero"
        grammar.rule("meaning", dealt, [{"cant_be": "knockback-damaged"}])
    grammar.rule("deed", "takes|take no damage {from}", [_when({"takes_most": 0}, "$from")])
    _hit_for_most(grammar)
    for name, slug in BLASTS:
        some: Value = _when({"takes_most": "$digit"}, {"role": "target", "using": [slug]})
        grammar.rule("deed", f"takes|take a maximum of {{digit}} damage from {name}", [some])
        none: Value = _when({"takes_most": 0}, {"role": "target", "using": [slug]})
        for words in ("takes|take no damage from", "can't be damaged by", "can't be dealt damage by"):
            grammar.rule("deed", f"{words} {name}", [none])
            grammar.rule("deed", f"{words} {name} or Poison", [none, {"safeguard": "poison"}])
            grammar.rule("deed", f"{words} Poison or {name}", [{"safeguard": "poison"}, none])
    grammar.rule("deed", "deals|deal penetrating damage", [{"penetrating": True}])
    for template, attack in DEALS.items():
        grammar.rule("deed", template, [_when({"penetrating": True}, {"role": "attacker", **attack})])
    grammar.rule("deed", "can reduce penetrating damage", [{"reduces_penetrating": True}])
    for template, attack in REDUCES.items():
        grammar.rule("deed", template, [_when({"reduces_penetrating": True}, {"role": "target", **attack})])
    grammar.rule("clause", "damage dealt is penetrating ?damage", [{"penetrating": True}])
    for template, attack in PIERCING.items():
        effect: dict[str, Value] = {"penetrating": True}
        grammar.rule("clause", template, [_when(effect, {"role": "attacker", **attack}) if attack else effect])
    _when_hitting(grammar)
    _reduced(grammar)
    _bounded(grammar)


def _hit_for_most(grammar: Grammar) -> None:
    """Add the most damage that is taken "when Hollis is hit by a range attack": whoever attacks takes none of it."""
    for words, attack in HIT.items():
        effect = _when({"takes_most": "$digit"}, {"role": "target", **attack})
        for who in ("{self}", "he|she|it"):
            for takes in ("takes a maximum of {digit} damage", "takes no more than {digit} damage"):
                grammar.rule("meaning", f"when|whenever {{self}} {words} , {who} {takes}", [effect])


def _when_hitting(grammar: Grammar) -> None:
    """Add damage that is penetrating, or reduced so far alone, "when Hollis hits": nobody else is dealt any (12.4)."""
    grammar.rules("hitting", {template: {"role": "attacker", **attack} for template, attack in HITTING.items()})
    for words in (
        "damage dealt is penetrating ?damage",
        "?the damage ?dealt from|by the|that attack is penetrating ?damage",
        "{self} deals penetrating damage",
        "he|she|it deals penetrating damage",  # whoever is attacked deals none
        "deal penetrating damage",
    ):
        for attack in ("attack_self", "attack_itself"):
            if words.startswith(("?the", "he|")):
                _piercing_then(grammar, f"when|whenever {{{attack}}} , {words}", attack)
        grammar.rule("meaning", f"when|whenever {{hitting}} , {words}", [_when({"penetrating": True}, "$hitting")])
    for attack in ("its_using", "attack_self", "hitting"):
        for words in LEAST:
            grammar.rule(
                "bounding", f"when|whenever {{{attack}}} , {words}", [_when({"reduced_least": "$some"}, f"${attack}")]
            )
    grammar.made(
        "meaning",
        "{bounding}",
        lambda slots: _of_attacker(slots["bounding"]),
        lambda value: iter([{"bounding": value}]),
    )


def _piercing_then(grammar: Grammar, template: str, attack: str) -> None:
    """Add penetrating damage of the attack that was just spoken of, where it is the character's own."""
    grammar.made(
        "meaning",
        template,
        lambda slots: _of_attacker([_when({"penetrating": True}, slots[attack])]),
        lambda value: (
            iter([{attack: value[0]["when"]["attack"]}])
            if isinstance(value, list)
            and len(value) == 1
            and value[0].keys() == {"penetrating", "when"}
            and value[0]["when"].keys() == {"attack"}
            else iter(())
        ),
    )


def _reduced(grammar: Grammar) -> None:
    """Add by how much damage taken is reduced: a reducer, of which one counts (12.5b)."""
    for words in REDUCED:
        for kind in ("deed", "order"):
            grammar.rule(kind, words, [{"damage_taken": "$minus"}])
            grammar.rule(kind, f"{words} {{from}}", [_when({"damage_taken": "$minus"}, "$from")])
    _reduced_of_others(grammar)
    grammar.rule("order", "reduce ?the damage {self} takes by {minus}", [{"damage_taken": "$minus"}])
    grammar.rule(
        "order", "reduce ?the damage {self} takes {from} by {minus}", [_when({"damage_taken": "$minus"}, "$from")]
    )
    _besides(grammar)
    for suffers in SUFFERING:
        for that in THAT_DAMAGE:
            for reduces in (f"reduce {that} by {{minus}}", f"{that} is reduced by {{minus}}"):
                taking = f"when|whenever {{self}} {suffers}"
                grammar.rule("meaning", f"{taking} , {reduces}", [{"damage_taken": "$minus"}])
                grammar.rule("meaning", f"{taking} {{from}} , {reduces}", [_when({"damage_taken": "$minus"}, "$from")])
    reduced: dict[str, Value] = {"damage_taken": "$minus"}
    for words in ("dealt to {me}", "taken by {me}"):
        for behind, effect in (
            ("", reduced),
            ("{from}", _when(reduced, "$from")),
            ("by {kind} attacks", _when(reduced, {"role": "target", "kind": "$kind"})),
            (
                "by {kind} attacks made by {characters}",
                _when(reduced, {"role": "target", "kind": "$kind", "other": "$characters"}),
            ),
            ("by attacks made by {characters}", _when(reduced, {"role": "target", "other": "$characters"})),
        ):
            grammar.rule("clause", f"?all damage {words} {behind} is reduced by {{minus}}", [effect])
    for words in ("reduces|reduce damage taken {from} by {minus}", "reduces|reduce damage {from} by {minus}"):
        for kind in ("deed", "order"):
            grammar.rule(kind, words, [_when({"damage_taken": "$minus"}, "$from")])


def _besides(grammar: Grammar) -> None:
    """Add damage that is reduced besides what another effect reduces (12.5b)."""
    effect: dict[str, Value] = {"reduces_besides": "$number"}
    for words in (
        "reduces|reduce ?all damage ?taken by {number} in addition to ?any|all other effects|reducers",
        "reduces|reduce ?all damage ?taken by an additional {number}",
    ):
        for kind in ("deed", "order"):
            grammar.rule(kind, words, [effect])
        grammar.rule("meaning", f"when|whenever {{condition}} , {{self}} {words}", [{**effect, "when": "$condition"}])
        for suffers in SUFFERING:
            taking = f"when|whenever {{self}} {suffers}"
            grammar.rule("meaning", f"{taking} , {words}", [effect])
            grammar.rule("meaning", f"{taking} {{from}} , {words}", [_when(effect, "$from")])
            by_kind: Value = {"role": "target", "kind": "$kind"}
            grammar.rule("meaning", f"{taking} by a {{kind}} attack , {words}", [_when(effect, by_kind)])


def _reduced_of_others(grammar: Grammar) -> None:
    """Add how much less damage is dealt to others: "damage dealt to adjacent friendly characters is reduced by 1"."""
    effect: dict[str, Value] = {"damage_taken": "$minus", "who": "$characters"}
    for behind, attack in (("", None), ("by {kind} attacks", {"kind": "$kind"}), ("by attacks", {})):
        reduced = effect if attack is None else _when(effect, {"role": "target", **attack})
        grammar.rule("clause", f"?all damage dealt to {{characters}} {behind} is reduced by {{minus}}", [reduced])


def _bounded(grammar: Grammar) -> None:
    """Add how much damage attacks deal, more or at most, and how far it can be reduced (12.4, 13.4, 20.4)."""
    for slot in ("number", "plus"):
        _increased(grammar, "by {number}" if slot == "number" else "?by {plus}", f"${slot}")
    grammar.made("meaning", "{dealing}", _own_attacks, lambda value: iter([{"dealing": value}]))
    plain: dict[str, Value] = {"takes_most": "$some", "unless_penetrating": True}
    for kind, said in KINDS:
        for does in ("do not", "don't"):
            words = f"takes|take a maximum of {{some}} damage from{kind} attacks that {does} deal penetrating damage"
            grammar.rule("deed", words, [_when(plain, {"role": "target", **said})])
    most: dict[str, Value] = {"deals_most": "$some"}
    own: dict[str, Value] = {"role": "attacker", "kind": "$kind"}
    grammar.rule("clause", "{selfs} attacks deal a maximum of {some} damage", [most])
    grammar.rule("clause", "{selfs} {kind} attacks deal a maximum of {some} damage", [_when(most, own)])
    grammar.rule("deed", "deals|deal a maximum of {some} damage", [most])
    grammar.rule("deed", "deals|deal a maximum of {some} damage with {kind} attacks", [_when(most, own)])
    aimed: Value = {"role": "attacker", "other": "$aim"}
    grammar.rule("deed", "deals|deal a maximum of {some} damage to {aim}", [_when(most, aimed)])
    for words, attack in UNREDUCED.items():
        _unreduced(grammar, words, attack)
    grammar.rule("deed", "can't reduce damage", [{"reduces_most": 0}])
    grammar.rule("deed", "can't reduce damage by more than {some}", [{"reduces_most": "$some"}])
    for kind, said in KINDS:
        suffered = {"role": "target", **said, "other": {"itself": True}}
        for words in (f"from|by {{selfs}}{kind} attacks", f"dealt from|by {{selfs}}{kind} attacks"):
            grammar.rule("others_deed", f"can't reduce damage {words}", [_when({"reduces_most": 0}, suffered)])


def _increased(grammar: Grammar, number: str, slot: str) -> None:
    """Add by how much damage dealt is increased, in attacks that are named before it or behind it."""
    for words in (f"increases|increase damage dealt {number}", f"increases|increase the damage dealt {number}"):
        for attack in ("attack_itself", "attack_self"):
            effect = [{"damage_dealt": slot, "when": {"attack": f"${attack}"}}]
            when = f"when|whenever {{{attack}}}"
            for template in (f"{words} {when}", f"{when} , {words}", f"{when} , {{self}} {words}"):
                grammar.rule("dealing", template, effect)
            if attack == "attack_itself":
                grammar.rule("dealing", f"{{self}} {words} {when}", effect)
        for attack in ("its_using", "hitting", "self_using"):
            effect = [{"damage_dealt": slot, "when": {"attack": f"${attack}"}}]
            grammar.rule("dealing", f"when|whenever {{{attack}}} , {words}", effect)
            grammar.rule("dealing", f"when|whenever {{{attack}}} , {{self}} {words}", effect)

    if slot == "$plus":
        for template, more in MORE.items():
            grammar.rule("dealing", template, [_when({"damage_dealt": slot}, {"role": "attacker", **more})])
    for kind, said in KINDS:
        effect = [{"damage_dealt": slot, "when": {"attack": {"role": "attacker", **said}}}]
        whose = f"damage dealt by {{selfs}}{kind} attacks"
        for template in (f"increase ?the {whose} {number}", f"?the {whose} is increased {number}"):
            grammar.rule("dealing", template, effect)


def _unreduced(grammar: Grammar, words: str, attack: dict[str, Value]) -> None:
    least: dict[str, Value] = {"reduced_least": "$some"}
    by_attacker = [_when(least, {"role": "attacker", **attack}) if attack else least]
    grammar.rule("clause", f"{words} can't be reduced below {{some}}", by_attacker)
    suffered = {"role": "target", **attack, "other": {"itself": True}}
    grammar.rule("clause", f"{words} can't be reduced", [_when({"reduces_most": 0, "who": {}}, suffered)])
    some = [_when({"reduces_most": "$some", "who": {}}, suffered)]
    grammar.rule("clause", f"{words} can't be reduced by more than {{some}}", some)


def _own_attacks(slots: Slots) -> Value | None:
    """Return the effects of a sentence on damage dealt, where it is the character's own attack that deals it."""
    return _of_attacker(slots["dealing"])


def _of_attacker(effects: Value) -> Value | None:
    return effects if all(one["when"]["attack"].get("role") == "attacker" for one in effects) else None


def _when(effect: dict[str, Value], attack: Value) -> dict[str, Value]:
    return {**effect, "when": {"attack": attack}}
