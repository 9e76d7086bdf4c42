"""What can't be done to whom, and what protects from it (20.4, 22.6, 27.7n)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["add_protections"]

CANT_BE = {
    "targeted": "targeted",
    "carried": "carried",
    "healed": "healed",
    "knocked back": "knocked-back",
    "equipped": "equipped",
    "placed": "placed",
    "moved": "moved",
    "given action tokens": "given-tokens",
}


BARRED = ("costed", "POWER", "FREE", "MOVE", "CLOSE", "RANGE")  # actions that somebody can't be given
OF_VALUES = "can't have his|her|its|their combat values"


def add_protections(grammar: Grammar) -> None:
    """Give the grammar protections and what can't be done."""
    for template in ("has|have {}", 'has|have " {} ?. "', "gains|gain {}"):
        grammar.rule("deed", template.format("PROTECTED|SAFEGUARD : {guards}"), "$guards")
    for template in ("but only from {characters}", ", but only from {characters}", ", but only against {characters}"):
        guard = [{"safeguard": "$power", "by": "$characters"}]
        grammar.rule("deed", f"has|have PROTECTED|SAFEGUARD : {{power}} {template}", guard)
    for words, done in CANT_BE.items():
        grammar.rule("deed", f"can't be {words}", [{"cant_be": done}])
        for by in ("", " effects"):
            if done != "healed":
                grammar.rule(
                    "deed", f"can't be {words} by {{before}}{by or ' characters'}", [{"cant_be": done, "by": "$before"}]
                )
    grammar.rule("deed", "can't be moved or placed", [{"cant_be": "moved"}, {"cant_be": "placed"}])
    both = [{"cant_be": "moved", "by": "$before"}, {"cant_be": "placed", "by": "$before"}]
    grammar.rule("deed", "can't be moved or placed by {before} effects|characters", both)
    for kind in BARRED:
        for words in (f"can't be given a {kind} action", f"can't be given {kind} actions"):
            grammar.rule("deed", words, [{"loses": f"{kind.casefold()}-actions"}])
    grammar.rule(
        "meaning",
        "opposing effects can't give action tokens to {me}",
        [{"cant_be": "given-tokens", "by": {"side": "opponents"}}],
    )
    _targets(grammar)
    _lines(grammar)
    _values(grammar)
    _choices(grammar)


def _targets(grammar: Grammar) -> None:
    """Add who can't target whom, and with which attacks (12.1, 20.4)."""
    grammar.rule("deed", "can't be targeted by {characters}", [{"cant_be": "targeted", "by": "$characters"}])
    grammar.rule("deed", "can't be the target of an attack", _by_attacks())
    for template in (
        "can't be the target of an attack by {characters}",
        "can't be attacked by {characters}",
        "can't be targeted with|by attacks by|from {characters}",
    ):
        grammar.rule("deed", template, _by_attacks(by="$characters"))
    nearby: tuple[tuple[str, str, dict[str, Value]], ...] = (
        ("adjacent", "to", {"adjacent": False}),
        ("within {farther} squares", "of", {"away": "$farther"}),
    )
    for near, joint, beyond in nearby:
        for they in ("they are", "they're"):
            unless = f"can't be targeted by {{before}} characters unless {they} {near}"
            for words in (unless, f"{unless} {joint} {{me}}"):
                grammar.rule("own_deed", words, [{"cant_be": "targeted", "by": {**beyond, "*": ["before"]}}])
    several = [{"cant_be": "targeted", "several": True}]
    for words in ("with more than one target", "that targets more than one character"):
        grammar.rule("deed", f"can't be the target of an attack {words}", several)
    grammar.rule("deed", "can't be targeted by attacks with more than one target", several)
    grammar.rule("meaning", "{blind:characters} can't target {me}", [{"cant_be": "targeted", "by": "$blind"}])
    for kind, shot in (("close", "close"), ("range", "range|ranged")):
        target = {"cant_be": "targeted", "attacks": kind}
        grammar.rule("deed", f"can't be targeted by|with {shot} attacks", [target])
        grammar.rule("deed", f"can't be the target of ?a {shot} attacks|attack", [target])
        by = f"can't be targeted by|with {shot} attacks by|from {{characters}}"
        grammar.rule("deed", by, [{**target, "by": "$characters"}])
        blind = f"{{blind:characters}} can't target {{me}} with {shot} attacks"
        grammar.rule("meaning", blind, [{**target, "by": "$blind"}])
    for far, words in (("$farther", "?that ?are more than {farther}"), ("$digit", "{digit} or more")):
        distant = f"can't be targeted by {{before}} characters {words} squares away from them"
        grammar.rule("mutual_deed", distant, [{"cant_be": "targeted", "by": {"away": far, "*": ["before"]}}])


def _by_attacks(**more: Value) -> list[dict[str, Value]]:
    """Return that attacks can't target somebody, which other effects may (12.1)."""
    return [{"cant_be": "targeted", "attacks": kind, **more} for kind in ("close", "range")]


def _lines(grammar: Grammar) -> None:
    """Add who can't draw lines of fire to the character (11.4, 20.4)."""
    unseen = {"cant_be": "seen", "by": "$blind"}
    blind = "{blind:characters} can't draw ?a lines|line of fire to {me}"
    grammar.rule("meaning", blind, [unseen])
    grammar.rule("meaning", f"{blind} unless {{condition}}", [{**unseen, "when": {"unless": "$condition"}}])
    grammar.rule("meaning", f"if {{condition}} , {blind}", [{**unseen, "when": "$condition"}])


def _values(grammar: Grammar) -> None:
    """Add combat values that can't be modified, at all or one way, by anybody or by some."""
    for words, sign in (("", None), ("positively ", "up"), ("negatively ", "down")):
        kept: dict[str, Value] = {"cant_modify": "all"} | ({} if sign is None else {"sign": sign})
        grammar.rule("deed", f"{OF_VALUES} {words}modified", [kept])
        by = [{**kept, "by": "$before"}]
        grammar.rule("deed", f"{OF_VALUES} {words}modified by {{before}} effects|characters", by)
        grammar.rule("deed", f"{OF_VALUES} {words}modified by {{characters}}", [{**kept, "by": "$characters"}])
        if sign is not None:
            grammar.rule("meaning", f"{{selfs}} combat values can't be {words}modified", [kept])
            grammar.rule("meaning", f"{{selfs}} combat values can't be {words}modified by {{before}} effects", by)


def _choices(grammar: Grammar) -> None:
    """Add what somebody can't be chosen for."""
    grammar.rule("deed", "can't be chosen for|by {power}", [{"cant_be": "chosen", "of": "$power"}])
    by = [{"cant_be": "chosen", "of": "$power", "by": "$character_s"}]
    grammar.rule("deed", "can't be chosen for|by {character_s} {power}", by)
    grammar.rule("character_s", "opposing", {"side": "opponents"})
