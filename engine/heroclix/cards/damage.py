"""Damage dealt and taken (12.4, 12.5)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value

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
}
DEALS: dict[str, dict[str, Value]] = {
    "deals|deal penetrating damage with {kind} attacks": {"kind": "$kind"},
    "deals|deal penetrating damage with a {kind} attack": {"kind": "$kind"},
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
}


def add_damage(grammar: Grammar) -> None:
    """Give the grammar damage dealt and taken."""
    grammar.rules("from", {template: {"role": "target", **attack} for template, attack in FROM.items()})
    grammar.rule("deed", "takes|take a maximum of {digit} damage", [{"takes_most": "$digit"}])
    grammar.rule("deed", "takes|take a maximum of {digit} damage {from}", [_when({"takes_most": "$digit"}, "$from")])
    grammar.rule("deed", "can take a maximum of {digit} damage {from}", [_when({"takes_most": "$digit"}, "$from")])
    grammar.rule("deed", "deals|deal penetrating damage", [{"penetrating": True}])
    for template, attack in DEALS.items():
        grammar.rule("deed", template, [_when({"penetrating": True}, {"role": "attacker", **attack})])
    grammar.rule("deed", "can reduce penetrating damage", [{"reduces_penetrating": True}])
    for template, attack in REDUCES.items():
        grammar.rule("deed", template, [_when({"reduces_penetrating": True}, {"role": "target", **attack})])
    grammar.rule("clause", "damage dealt is penetrating ?damage", [{"penetrating": True}])


def _when(effect: dict[str, Value], attack: Value) -> dict[str, Value]:
    return {**effect, "when": {"attack": attack}}
