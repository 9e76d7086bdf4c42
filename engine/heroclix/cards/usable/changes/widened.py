"""What a card lets a power do besides, or takes from it: for whom, in which attacks, how little it deals (20.2)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value
from engine.heroclix.cards.usable.changes.restrictions import TARGETS
from engine.heroclix.cards.usable.changes.versions import either

__all__ = ["add_widened"]

REDUCERS = (("Toughness", "toughness"), ("Invulnerability", "invulnerability"), ("Impervious", "impervious"))


def add_widened(grammar: Grammar) -> None:
    """Give the grammar the powers so widened or narrowed."""
    _of_any_points(grammar)
    _of_both_kinds(grammar)
    _least(grammar)
    _by_name(grammar)
    _modifying(grammar)
    either(
        grammar,
        "Poison ?, but|and also affects|damages {characters}",
        [{"grants": "poison", "restrict": {"also": "$characters"}}],
        lambda slots: slots["characters"].get("side") == "opponents",
    )
    for kind, other in (("close", "range"), ("range", "close")):
        spared: Value = [{"grants": "$power", "when": {"attack": {"role": "target", "kind": other}}}]
        either(
            grammar, f"{{power}} ?, but not against|for {kind} attacks", spared, lambda slots: slots["power"] in TARGETS
        )
    _fury(grammar)
    _things(grammar)
    _reducing(grammar)


def _least(grammar: Grammar) -> None:
    """Add the least result of Blades/Claws/Fangs that a card names (27.2a)."""
    form: Value = [{"grants": "blades-claws-fangs", "restrict": {"least": "$digit"}}]
    for words in (
        "?, but with a minimum result ?of {digit}",
        "with a minimum result ?of {digit}",
        "?, but ?the|its minimum result is {digit}",
        "?, but ?the|its result can't be less|lower than {digit}",
        "?, but ?the|its minimum ?damage is {digit}",
    ):
        either(grammar, f"Blades/Claws/Fangs {words}", form)
    whoever: Value = [{**form[0], "when": {"can_use": ["blades-claws-fangs"]}}]  # it gives the power to nobody
    for least in ("?the|his|her|its minimum result is {digit}", "the result can't be less|lower than {digit}"):
        grammar.rule("meaning", f"when|whenever {{self}} uses Blades/Claws/Fangs , {least}", whoever)


def _of_any_points(grammar: Grammar) -> None:
    """Add whom Mastermind and Leadership choose whatever their points are (27.3g, 27.4l): those of less they may."""
    those = [f"{some} of any {points}" for points in ("points", "point value|values")
             for some in ("characters", "?a friendly character|characters")]  # fmt: skip
    equal = ("of equal or higher|greater points", "of higher|greater or equal points")
    those += [f"{some} {points}" for points in equal for some in ("characters", "?a friendly character|characters")]
    for name, slug, verbs in (
        ("Mastermind", "mastermind", ("choose",)),
        ("Leadership", "leadership", ("choose", "target", "remove an action token from", "remove action tokens from")),
    ):
        form: Value = [{"grants": slug, "restrict": {"any_points": {"side": "friends"}}}]
        for verb in verbs:
            for some in those:
                either(grammar, f"{name} ?, but may|can {verb} {some}", form)
                either(grammar, f"{name} ?, but {{self}} may|can {verb} {some}", form)


def _of_both_kinds(grammar: Grammar) -> None:
    """Add powers that count in attacks of the other kind, too, for whoever can use them."""
    for name, slug, role, other, more in (
        ("Exploit Weakness", "exploit-weakness", "attacker", "range", {"penetrating": True}),
        ("Penetrating/Psychic Blast", "penetrating-psychic-blast", "attacker", "close", {"penetrating": True}),
        ("Combat Reflexes", "combat-reflexes", "target", "range", {"modify": "defense", "add": 2}),
        ("Energy Shield/Deflection", "energy-shield-deflection", "target", "close", {"modify": "defense", "add": 2}),
    ):
        when = {"attack": {"role": role, "kind": other}, "can_use": [slug]}
        form: Value = [{"grants": slug}, {**more, "when": when}]
        kinds = ("for", "against") if role == "target" else ("for", "with")
        for by in kinds:
            for words in (
                f"?but also {by} {other} attacks", f"but {by} {other} attacks as well", f"but {by} {other} attacks too",
                f"but {by} close or range attacks", f"but {by} close and range attacks",
            ):  # fmt: skip
                either(grammar, f"{name} ?, {words}", form)
        for may in ("may|can", "{self} may|can"):
            for use in ("use it", "also use it", "be used", "also be used"):
                either(grammar, f"{name} ?, but {may} {use} {kinds[1]} {other} attacks", form)
                either(grammar, f"{name} ?, but {may} {use} {kinds[1]} {other} attacks as well", form)


def _by_name(grammar: Grammar) -> None:
    """Add which standard powers Outwit may choose by their names, and of which kinds it may choose none (18.3)."""
    for may in ("only to", "may|can only"):
        named: Value = [{"grants": "outwit", "restrict": {"chooses_powers": "$powers_or"}}]
        either(grammar, f"Outwit ?, but {may} choose|counter|target {{powers_or}}", named)
    for words in ("can't|cannot choose|counter", "not to choose|counter", "can't|cannot be used to choose|counter"):
        barred: Value = [{"grants": "outwit", "restrict": {"never_chooses": "$powers_chosen"}}]
        either(grammar, f"Outwit ?, but {words} {{powers_chosen}}", barred)


def _reducing(grammar: Grammar) -> None:
    """Add reducers that reduce penetrating damage, too (12.5c)."""
    for name, slug in REDUCERS:
        more = {"reduces_penetrating": True, "of": slug}
        for can in ("can", "can also", "{self} can", "may"):
            either(grammar, f"{name} ?, but {can} reduce penetrating damage", [{"grants": slug}, more])
        either(grammar, f"{name} ?, but ?also reduces penetrating damage", [{"grants": slug}, more])


def _fury(grammar: Grammar) -> None:
    """Add who may be carried in spite of Battle Fury, and by whom (27.4b)."""
    for still in ("may ?still be carried", "can ?still be carried", "{self} may|can ?still be carried"):
        for by, those in ((" by {characters}", "$characters"), ("", {"side": "friends"})):
            carried: Value = [{"grants": "battle-fury", "restrict": {"carried_by": those}}]
            either(grammar, f"Battle Fury ?, but {still}{by}", carried)


def _things(grammar: Grammar) -> None:
    """Add Telekinesis that is about terrain markers alone (27.2l)."""
    for verb in ("choose", "place", "target"):
        for begin, key in (("Telekinesis", "grants"), ("Telekinesis as FREE", "as_free")):
            things: Value = [{key: "telekinesis", "restrict": {"only_markers": True}}]
            either(grammar, f"{begin} ?, but only to {verb} terrain markers", things)


def _modifying(grammar: Grammar) -> None:
    """Add "Combat Reflexes, but +3 instead of +2"."""
    for name, slug in (
        ("Combat Reflexes", "combat-reflexes"),
        ("Energy Shield/Deflection", "energy-shield-deflection"),
    ):
        form: Value = [{"grants": slug, "restrict": {"adds": "$plus"}}]
        either(grammar, f"{name} ?, but {{plus}} instead of +2", form)
