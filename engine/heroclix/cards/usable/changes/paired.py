"""Two powers with one change, and changes that are told without "but": "Outwit and Perplex with a range value of 6"."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.restrictions import ATTACKERS
from engine.heroclix.cards.usable.changes.versions import TARGETING, either
from engine.heroclix.written.applied import RESTRICTED

__all__ = ["add_paired_changes"]

ACTIONS = (
    ("Charge", "charge"), ("Flurry", "flurry"), ("Running Shot", "running-shot"),
    ("Hypersonic Speed", "hypersonic-speed"),
)  # fmt: skip


def add_paired_changes(grammar: Grammar) -> None:
    """Give the grammar ranges of two powers at once, and what stands behind a comma alone."""
    _ranges(grammar)
    for succeeds in (", succeeds on ?a|an {results}", ", succeeding on ?a|an {results}"):
        grammar.rule("restriction", succeeds, {"succeeds_on": "$results"})
    form: Value = [{"grants": "blades-claws-fangs", "restrict": {"least": "$digit"}}]
    for least in (
        ", minimum result ?of|is {digit}",
        "?, with a minimum result of {digit}",
        ", but with minimum result {digit}",
    ):
        either(grammar, f"Blades/Claws/Fangs {least}", form)
    modified: Value = [{"grants": "perplex", "restrict": {"only_modify": "$some_values"}}]
    either(grammar, "Perplex ?, but may|can only modify {some_values} ?values", modified)
    grammar.rule("restriction", ", once per {period}", {"limit": "$period"})
    for markers in ("{some} or fewer|less markers", "{some} or fewer|less {terrain} terrain markers"):
        grammar.rule(
            "restriction",
            f"?, but only to generate|place {markers.replace('{terrain}', 'blocking|hindering')}",
            {"most": "$some"},
        )
    _both_said(grammar)
    _about(grammar)
    _rerolled(grammar)
    _attacking(grammar)


def _both_said(grammar: Grammar) -> None:
    """Add "but only once per game and only to target …": two bounds of one power."""
    bounds: dict[str, Value] = {
        "once per {period}": {"limit": "$period"},
        "to target|choose|carry|place {aim}": {"target": "$aim"},
        "to generate|place {some} marker|markers": {"most": "$some"},
        "to generate|place up to {some} markers": {"most": "$some"},
        "to generate|place {some} or fewer|less markers": {"most": "$some"},
    }
    grammar.rules("bound_of_it", bounds)
    words = "?, but only {a:bound_of_it} and only {b:bound_of_it}"
    grammar.rule("restriction", words, {"*": ["a", "b"]})


def _about(grammar: Grammar) -> None:
    """Add whom alone a power is about, in further words."""
    for name, slug in TARGETING:
        near: Value = [{"grants": slug, "restrict": {"target": {"adjacent": True}}}]
        for words in ("{self} must be adjacent to the target", "the target must be adjacent"):
            either(grammar, f"{name} ?, but {words}", near)
        form: Value = [{"grants": slug, "restrict": {"target": "$aim"}}]
        either(grammar, f"{name} ?, but may|can only be used on|against {{aim}}", form)
        if slug in ("outwit", "mind-control"):
            either(grammar, f"{name} ?, but only on {{aim}}", form)
        for times in ("twice per|each turn", "a second time per|each turn"):
            twice: Value = [{"grants": slug, "restrict": {"times": 2}}]
            either(grammar, f"{name} ?, and {{self}} may use it {times}", twice)
    other: Value = [{"grants": "perplex", "restrict": {"target": {"other": True}}}]
    either(grammar, "Perplex ?, but {self} can't|cannot target himself|herself|itself", other)
    for words, sign in (("increase|raise", "up"), ("decrease|reduce|lower", "down")):
        changed: Value = [{"grants": "perplex", "restrict": {"sign": sign, "target": "$aim"}}]
        either(grammar, f"Perplex ?, but only to {words} ?the combat values of {{aim}}", changed)
    poison: Value = [{"grants": "poison", "restrict": {"target": "$characters"}}]
    either(grammar, "Poison ?, but only on {characters}", poison)


def _rerolled(grammar: Grammar) -> None:
    """Add attack rolls on the character itself, and those of some by what they are, wherever they belong (27.4k)."""
    against: Value = [{"grants": "probability-control", "restrict": {"rerolls": ["against"]}}]
    for words in ("that target|targets {me}", "targeting {me}", "against {me}"):
        either(grammar, f"Probability Control ?, but only to reroll attack rolls {words}", against)
    either(grammar, "Probability Control ?, but only when|if targeted ?by ?an ?attack", against)
    made: Value = [{"grants": "probability-control", "restrict": {"rerolls": ["all"], "target": "$characters"}}]
    for words in ("only to reroll attacks made by", "only to reroll attack rolls made by",
                  "only for attacks made by", "only for attack rolls made by"):  # fmt: skip
        either(
            grammar,
            f"Probability Control ?, but {words} {{characters}}",
            made,
            lambda slots: "side" not in slots["characters"],
        )


def _attacking(grammar: Grammar) -> None:
    """Add in which of its own attacks a power counts, and whom an action attacks alone."""
    form: Value = [{"grants": "$power", "when": {"attack": {"role": "attacker", "other": "$of_target"}}}]
    for target in ("the target", "{selfs} target", "his|her|its target"):
        words = f"{{power}} ?, but only if|when|while {target} {{of_target}}"
        either(grammar, words, form, lambda slots: slots["power"] in ATTACKERS)
    for name, slug in ACTIONS:
        aimed: Value = [{"grants": slug, "restrict": {"target": "$characters"}}]
        either(grammar, f"{name} ?, but only against {{characters}}", aimed)
    single: Value = [{"grants": "running-shot", "restrict": {"targets": 1}}]
    either(grammar, "Running Shot ?, but only to target|attack a single character|target", single)
    only: Value = [{"grants": "pulse-wave", "restrict": {"target": "$characters"}}]
    either(grammar, "Pulse Wave ?, but only affects|affect {characters}", only)


def _ranges(grammar: Grammar) -> None:
    """Add "Telekinesis and Mind Control with a range value of 8": either of them, since both have a range."""

    def fits(slots: Slots) -> bool:
        pair = slots["a"], slots["b"]
        return pair[0] != pair[1] and all("range" in RESTRICTED.get(slug, ()) for slug in pair)

    form: Value = [{"grants": f"${each}", "restrict": {"range": "$digit"}} for each in ("a", "b")]
    for begin in ("", "?, both ", "?, each ", "?, but both ", "?, but "):
        for distance in ("with a range ?value of {digit}", "with {digit} range"):
            either(grammar, f"{{a:ability}} and {{b:ability}} {begin}{distance}", form, fits)
