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
    "from {characters}": {"other": "$characters", "any_damage": True},
    "from {character}": {"other": "$character", "any_damage": True},
    "from attacks by {characters}": {"other": "$characters"},
    "from attacks made by {characters}": {"other": "$characters"},
    "from {kind} attacks by {characters}": {"kind": "$kind", "other": "$characters"},
    "from attacks with more than one target": {"targets": {"least": 2}},
    "from attacks that target more than one character": {"targets": {"least": 2}},
    "from a {kind} attack by {character}": {"kind": "$kind", "other": "$character"},
    "from opponent's|opponents' attacks": {"other": {"side": "opponents"}},
    "from an opponent's attack": {"other": {"side": "opponents"}},
    "from opposing attacks": {"other": {"side": "opponents"}},
    "from an opposing attack": {"other": {"side": "opponents"}},
    "from an opposing character's attack": {"other": {"side": "opponents"}},
    "from opposing {kind} attacks": {"kind": "$kind", "other": {"side": "opponents"}},
    "from an opponent's {kind} attack": {"kind": "$kind", "other": {"side": "opponents"}},
    "from each attack": {},
    "from a single attack": {},
    "from any single attack": {},
    "from any one|1 attack": {},
    "from each|any opposing attack": {"other": {"side": "opponents"}},
    "from {owners} attacks": {"other": "$owners"},
    "from {owners} {kind} attacks": {"kind": "$kind", "other": "$owners"},
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
    "deals|deal penetrating damage during ?his|her|its|their attacks": {},
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
    "deals|deal penetrating damage to {aim}": {"other": "$aim", "any_damage": True},
    "deals|deal penetrating damage when making {kind} attacks": {"kind": "$kind"},
    "deals|deal penetrating damage when making a {kind} attack": {"kind": "$kind"},
    "deals|deal penetrating damage when attacking|targeting {aim}": {"other": "$aim"},
    "deals|deal penetrating damage when attacking|targeting only {aim}": {"other": "$aim", "only": True},
    "deals|deal penetrating damage to {aim} with {kind} attacks": {"other": "$aim", "kind": "$kind"},
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
    "{self} deals {plus} damage to {aim}": {"other": "$aim", "any_damage": True},
    "{self} deals {plus} damage with {kind} attacks": {"kind": "$kind"},
    "{self} deals {plus} damage when attacking|targeting {aim}": {"other": "$aim"},
    "{selfs} attacks deal {plus} damage to|against {aim}": {"other": "$aim"},
    "{selfs} {kind} attacks deal {plus} damage to|against {aim}": {"kind": "$kind", "other": "$aim"},
}
# actions that damage several at once
BLASTS = (("Energy Explosion", "energy-explosion"), ("Quake", "quake"), ("Pulse Wave", "pulse-wave"))
KINDS: tuple[tuple[str, dict[str, Value]], ...] = (("", {}), (" {kind}", {"kind": "$kind"}))


def add_damage(grammar: Grammar) -> None:
    """Give the grammar damage dealt and taken."""
    grammar.rules("from", {template: {"role": "target", **attack} for template, attack in FROM.items()})
    grammar.rule("deed", "takes|take a maximum of {digit} damage", [{"takes_most": "$digit"}])
    for damage in ("knockback damage", "knock back damage", "damage from knockback", "damage from knock back"):
        for words in (
            "can't take",
            "can't be dealt",
            "ignores|ignore",
            "takes|take no",
            "doesn't|don't take",
            "isn't|aren't dealt",
        ):
            grammar.rule("deed", f"{words} {damage}", [{"cant_be": "knockback-damaged"}])
    for damage in ("knockback damage", "knock back damage"):
        dealt = f"{damage} dealt to {{me}} is reduced to 0|zero"
        grammar.rule("meaning", dealt, [{"cant_be": "knockback-damaged"}])
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
    grammar.rule("clause", "damage dealt is penetrating ?damage", [{"penetrating": True}])
    _when_hitting(grammar)
    _bounded(grammar)


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
    grammar.rule("deed", "can't deal more than {some} damage", [most])
    grammar.rule("deed", "deals|deal a maximum of {some} damage with {kind} attacks", [_when(most, own)])
    aimed: Value = {"role": "attacker", "other": "$aim"}
    grammar.rule("deed", "deals|deal a maximum of {some} damage to {aim}", [_when(most, aimed)])
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
    grammar.rule("more_dealt", f"increase ?the damage dealt {number}", [{"damage_dealt": slot}])  # in attacks alone
    grammar.rule("more_dealt", "?the damage dealt is penetrating ?damage", [{"penetrating": True}])
    for kind, said in KINDS:
        effect = [{"damage_dealt": slot, "when": {"attack": {"role": "attacker", **said}}}]
        whose = f"damage dealt by {{selfs}}{kind} attacks"
        for template in (f"increase ?the {whose} {number}", f"?the {whose} is increased {number}"):
            grammar.rule("dealing", template, effect)


def _own_attacks(slots: Slots) -> Value | None:
    """Return the effects of a sentence on damage dealt, where it is the character's own attack that deals it."""
    return _of_attacker(slots["dealing"])


def _of_attacker(effects: Value) -> Value | None:
    return effects if all(one["when"]["attack"].get("role") == "attacker" for one in effects) else None


def _when(effect: dict[str, Value], attack: Value) -> dict[str, Value]:
    return {**effect, "when": {"attack": attack}}
