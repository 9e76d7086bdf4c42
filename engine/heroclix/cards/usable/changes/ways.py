"""Powers that reach or choose others than usual, or give something to who uses them (20.2, 20.7a)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["LENT", "PENETRATING", "add_ways"]

PENETRATING = ("deals penetrating damage", "damage dealt is penetrating ?damage", "{self} deals penetrating damage")
LENT = (("Empower", "empower"), ("Enhancement", "enhancement"), ("Defend", "defend"))

# what a card allows that the card of powers allows as well: Precision Strike asks for no single target (27.2i), and
# Support for no distance from opponents (27.4c)
BESIDE_OPPONENTS = tuple(
    (f"Support ?, but {words} adjacent to {those}", "support")
    for words in (
        "{self} and his|her|its target may|can be",
        "may|can use it even|also if|when|while",
        "{self} may|can use it even|also if|when|while",
        "may|can be used even|also if|when|while",
    )
    for those in ("opposing characters", "an opposing character")
)
ALLOWED: tuple[tuple[str, str], ...] = BESIDE_OPPONENTS + tuple(
    (f"Precision Strike ?, but {words} {several}", "precision-strike")
    for words in ("it may|can be used", "may|can be used", "may|can use it", "{self} may|can use it")
    for several in (
        "with more than one target",
        "with multiple targets",
        "when targeting more than one|a character",
        "when targeting multiple characters",
    )
)


def add_ways(grammar: Grammar) -> None:
    """Give the grammar powers whose card changes whom they are about, or what their user can do meanwhile."""
    for template, slug in ALLOWED:
        for kind, words in (("meaning", template), ("deed", f"can use {template}")):
            grammar.rule(kind, words, [{"grants": slug}])
    _numbered(grammar)
    _carrying(grammar)
    _chosen(grammar)
    _lent(grammar)
    _stolen(grammar)
    _penetrating(grammar)
    _leading(grammar)
    _in_smoke(grammar)
    _clawing(grammar)


def _carrying(grammar: Grammar) -> None:
    """Add "Hypersonic Speed, but gain Passenger: 2 instead of Passenger: 0" (27.1j)."""
    meaning: Value = {"gains": ["$numbered"]}
    for gains in ("gains|gain", "{self} gains", "has|with"):
        words = f"Hypersonic Speed ?, but {gains} {{numbered}} instead of Passenger|PASSENGER : 0"
        _changed(grammar, words, "hypersonic-speed", meaning)


def _changed(grammar: Grammar, template: str, slug: str, change: dict[str, Value]) -> None:
    """Add a power so changed, alone and behind "can use"."""
    for kind, words in (("meaning", template), ("deed", f"can use {template}")):
        grammar.rule(kind, words, [{"grants": slug, "restrict": change}])


def _numbered(grammar: Grammar) -> None:
    """Add how many passengers somebody may carry meanwhile."""
    grammar.made(
        "numbered",
        "Passenger|PASSENGER : {some}",
        lambda slots: f"passenger:{slots['some']}",
        lambda value: (
            iter([{"some": int(value.partition(":")[2])}])
            if isinstance(value, str) and value.startswith("passenger:")
            else iter(())
        ),
    )
    grammar.rule("gained", "{improved}", "$improved")
    grammar.rule("gained", "[ {improved} ]", "$improved")
    grammar.rule("gained", "{numbered}", [{"grants": "$numbered"}])


def _chosen(grammar: Grammar) -> None:
    """Add whom Mastermind and Leadership choose whatever their points are (27.3g, 27.4l)."""
    for name, slug in (("Mastermind", "mastermind"), ("Leadership", "leadership")):
        for value in ("points", "point values|value"):
            for may in ("may|can choose", "{self} may|can choose"):
                words = f"{name} ?, but {may} {{friends}} regardless of ?his|her|its|their {value}"
                _changed(grammar, words, slug, {"any_points": "$friends"})
            for but in ("?, regardless of", "?, but regardless of"):
                _changed(grammar, f"{name} {but} {value}", slug, {"any_points": {"side": "friends"}})


def _lent(grammar: Grammar) -> None:
    """Add who else is lent something than adjacent friends (27.3c, 27.4e, 27.4i): others than its user, all of them.

    Of friends within some squares its user would be one (6.2), and nobody tells whether it is meant.
    """
    grammar.made(
        "other_friends",
        "{characters}",
        lambda slots: slots["characters"] if _other_friends(slots["characters"]) else None,
        lambda value: iter([{"characters": value}]),
    )
    for name, slug in LENT:
        for words in (f"{name} ?, but|and also affects", f"{name} ?, but it also affects"):
            _changed(grammar, f"{words} {{other_friends}}", slug, {"also": "$other_friends"})


def _other_friends(those: Mapping[str, Value]) -> bool:
    return those.get("side") == "friends" and those.get("other") is True


def _stolen(grammar: Grammar) -> None:
    """Add Steal Energy that heals one click for each of those whom it damaged (27.2k)."""
    for heals in ("heals", "{self} heals", "heals {me}"):
        for said, whose in (("opposing ", "opponents"), ("", "any")):
            for those in (
                f"hit {said}character damaged by the attack",
                f"{said}character hit and damaged",
                f"{said}character hit and damaged by the attack",
                f"{said}character damaged by the attack",
                f"damaged {said}character",
            ):
                words = f"Steal Energy ?, but {heals} 1|one click for each {those}"
                _changed(grammar, words, "steal-energy", {"heals_each": whose})


def _penetrating(grammar: Grammar) -> None:
    """Add Poison whose damage is penetrating (12.4d, 27.2j)."""
    made: dict[str, Value] = {"penetrating": True}
    for words in PENETRATING:
        _changed(grammar, f"Poison ?, but {words} ?instead", "poison", made)
    _changed(grammar, "Poison ?, but deals 1|one penetrating damage ?instead", "poison", made)


def _clawing(grammar: Grammar) -> None:
    """Add Blades/Claws/Fangs in attacks of another kind; on a single target as ever (27.2a)."""
    for kind, told in (
        ("range", "for range|ranged attacks instead of close attacks"),
        ("any", "with close or range attacks"),
        ("any", "for close or range attacks"),
        ("any", "also with range|ranged attacks"),
    ):
        for alone in ("", "and only if targeting a single character|target"):
            _changed(grammar, f"Blades/Claws/Fangs ?, but {told} {alone}", "blades-claws-fangs", {"attack": kind})


def _in_smoke(grammar: Grammar) -> None:
    """Add Poison that reaches whoever stands in its user's own smoke, too (27.2h, 27.2j); it is had whoever's it is."""
    smoke: Value = {"kind": "smoke", "own": True, "on": True}
    also: Value = {"also": {"side": "opponents", "markers": smoke}}
    form: Value = [{"grants": "poison"}, {"grants": "poison", "restrict": also, "when": {"can_use": ["poison"]}}]
    those = "opposing characters occupying his|her|its Smoke Cloud markers"
    for treats in ("treats|considers", "may treat|consider"):
        words = f"Poison ?, and when|whenever {{self}} uses it he|she|it {treats} {those} as adjacent"
        grammar.rule("meaning", words, form)


def _leading(grammar: Grammar) -> None:
    """Add Leadership that adds 2 to the action total: one besides its own, for the force once (7.9, 27.4l)."""
    more: Value = {"action_total": 1, "once": True, "when": {"can_use": ["leadership"]}}
    for increases in ("increases|increase ?your action|Action total|Total", "Action|action Total|total"):
        for by in ("by +2 instead of +1", "+2 instead of +1", "by 2 instead of 1"):
            for kind, begin in (("meaning", ""), ("deed", "can use ")):
                words = f"{begin}Leadership ?, but {increases} {by}"
                grammar.rule(kind, words, [{"grants": "leadership"}, more])
