"""How standing effects begin of which no more is understood, and when they may matter (21.1)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Value

__all__ = ["LASTING"]

# how a standing effect begins of which no more is understood, and the moment at which it may matter
LASTING: dict[str, dict[str, Value]] = {
    "{self} takes|take a maximum of {digit} damage": {"kind": "damaged"},
    "{characters} take a maximum of {digit} damage": {"kind": "damaged", "who": "$characters"},
    "{self} takes|take no damage": {"kind": "damaged"},
    "{self} reduces|reduce damage": {"kind": "damaged"},
    "{self} can reduce penetrating damage": {"kind": "damaged"},
    "{characters} can't reduce damage": {"kind": "damaged", "who": "$characters"},
    "damage dealt to {me}": {"kind": "damaged"},
    "{self} deals|deal penetrating damage": {"kind": "attacks"},
    "{characters} deal penetrating damage": {"kind": "attacks", "who": "$characters"},
    "{selfs} attacks deal": {"kind": "attacks"},
    "damage dealt|from by {me}": {"kind": "attacks"},
    "attacks made by {me}": {"kind": "attacks"},
    "{self} can't attack|target": {"kind": "attacks"},
    "{self} cannot attack|target": {"kind": "attacks"},
    "{self} can't make": {"kind": "attacks"},
    "attacks targeting {me}": {"kind": "attacked"},
    "{self} can't be targeted": {"kind": "attacked"},
    "{self} can't be the target": {"kind": "attacked"},
    "{characters} can't be targeted": {"kind": "attacked", "who": "$characters"},
    "{characters} can't target {me}": {"kind": "attacked"},
    "{characters} can't attack {me}": {"kind": "attacked"},
    "{characters} can't draw ?a lines|line of fire to {me}": {"kind": "attacked"},
    "?all lines of fire drawn to {me}": {"kind": "attacked"},
    "?all clear lines of fire drawn to {me}": {"kind": "attacked"},
    "{self} can't be healed": {"kind": "healed"},
    "{characters} can't be healed": {"kind": "healed", "who": "$characters"},
    "{self} can't be placed": {"kind": "placed"},
    "{characters} can't be placed": {"kind": "placed", "who": "$characters"},
    "{self} can't be moved": {"kind": "moves"},
    "{self} can't be carried": {"kind": "carried"},
    "{self} can only carry": {"kind": "carries"},
    "{self} can carry": {"kind": "carries"},
    "{self} may use it": {"kind": "uses", "using": "it"},
    "{self} has|have PROTECTED|SAFEGUARD : {power}": {"kind": "uses", "using": "$power", "who": {"side": "opponents"}},
    "{characters} have PROTECTED|SAFEGUARD : {power}": {
        "kind": "uses",
        "using": "$power",
        "who": {"side": "opponents"},
    },
    "{characters} can't use {power}": {"kind": "uses", "using": "$power", "who": "$characters"},
    "{characters} consider|treat {me}": {"kind": "moves", "who": "$characters"},
    "{characters} must break away": {"kind": "moves", "who": "$characters"},
    "{characters} do not stop movement": {"kind": "moves", "who": "$characters"},
    "{characters} can't begin moving": {"kind": "moves", "who": "$characters"},
    "{characters} can move through": {"kind": "moves", "who": "$characters"},
    "{characters} can only attack": {"kind": "attacks", "who": "$characters"},
    "{characters} consider each other": {"kind": "attacks", "who": "$characters"},
    "{characters} have BREAKAWAY": {"kind": "breaks-away", "who": "$characters"},
    "{characters} modify speed {signed} if carrying": {"kind": "carries", "who": "$characters"},
    "{self} doesn't modify {selfs} speed ?value from use of the Carry": {"kind": "carries"},
    "{self} does not modify {selfs} speed ?value from use of the Carry": {"kind": "carries"},
    "{self} and {before} characters' {kind_of_power} powers have Protected : {power}": {
        "kind": "uses",
        "using": "$power",
        "who": {"side": "opponents"},
    },
    "opposing forces can't take": {"kind": "acts", "who": {"side": "opponents"}},
    "the power actions of opposing character|characters": {"kind": "acts", "who": {"side": "opponents"}},
    "{characters} can't use or have their combat values modified by {two_powers}": {
        "kind": "uses",
        "using": "$two_powers",
        "who": "$characters",
    },
    "terrain markers and objects can't be generated": {
        "kind": "uses",
        "using": ["barrier", "smoke-cloud"],
        "who": {"side": "any"},
    },
    "{characters} can't modify a combat value": {"kind": "attacks", "who": {"side": "any"}},
    "{self} increases {selfs} attack total": {"kind": "attacks"},
    "during an attack , {characters}": {"kind": "attacked", "who": "$characters"},
    (
        "until {self} makes an attack , takes damage , or is the last character on your force , "
        "he|she|it can't be targeted"
    ): {"kind": "attacked"},
    "{self} doesn't block line of fire": {"kind": "attacks", "who": {"side": "any"}},
    "{self} is KO'd when he|she|it crosses the red line": {"kind": "damaged"},
    '{characters} have [ {improved} ] and "': {"kind": "moves", "who": "$characters"},
}
