"""Further words for changed powers: whom they are not for, which rolls and values, which results (20.2, 27)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.heroclix.cards.aims import denied
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.restrictions import OF_BOTH_KINDS
from engine.heroclix.cards.usable.changes.versions import either

__all__ = ["add_further_changes"]

# powers of which a card may say whom they are not for
AIMED = ("outwit", "perplex", "mind-control", "probability-control", "force-blast", "telekinesis")
NOT_FOR = ("can't|cannot target|choose|affect", "may not target|choose|affect", "{self} can't|cannot target|choose",
           "not against|on", "not to target|choose", "can't|cannot be used to target|choose")  # fmt: skip
# powers that count in attacks on their user and nowhere else; reducers count outside of attacks as well (12.5)
IN_ATTACKS_ON_IT = ("super-senses", "combat-reflexes", "energy-shield-deflection", "mastermind", "shape-change")
SIZES = ("tiny", "standard", "giant", "colossal")
GIVEN = (("Combat Reflexes", "combat-reflexes"), ("Energy Shield/Deflection", "energy-shield-deflection"))
BOTH_KINDS = (
    ("Exploit Weakness", "exploit-weakness", "range"),
    ("Penetrating/Psychic Blast", "penetrating-psychic-blast", "close"),
)


def add_further_changes(grammar: Grammar) -> None:
    """Give the grammar these powers."""
    _not_for(grammar)
    _sizes(grammar)
    _rolls(grammar)
    _values(grammar)
    _results(grammar)
    _often(grammar)
    _kinds(grammar)


def _not_for(grammar: Grammar) -> None:
    """Add "Outwit, but can't target adjacent characters": those of whom the one thing is not so that is said."""
    for words in NOT_FOR:
        _denied(
            grammar,
            f"{{power}} ?, but {words} {{aim}}",
            AIMED,
            lambda power, those: [{"grants": power, "restrict": {"target": those}}],
        )
    for words in ("not against|from", "not when attacked|targeted by"):
        _denied(
            grammar,
            f"{{power}} ?, but {words} {{aim}}",
            IN_ATTACKS_ON_IT,
            lambda power, those: [{"grants": power, "when": {"attack": {"role": "target", "other": those}}}],
        )


def _denied(
    grammar: Grammar, template: str, powers: tuple[str, ...], form: Callable[[str, dict[str, Value]], Value]
) -> None:
    def make(slots: Slots) -> Value | None:
        those = denied(slots["aim"])
        return form(slots["power"], those) if those is not None and slots["power"] in powers else None

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) != 1 or value[0].get("grants") not in powers:
            return
        said = value[0].get("restrict", {}).get("target") or value[0].get("when", {}).get("attack", {}).get("other")
        aim = denied(said) if said else None
        slots: Slots = {"power": value[0]["grants"], "aim": aim}
        if aim is not None and make(slots) == value:
            yield slots

    for kind, words in (("meaning", template), ("deed", f"can use {template}")):
        grammar.made(kind, words, make, split)


def _sizes(grammar: Grammar) -> None:
    """Add "giant or colossal characters": of one of two sizes (21.2)."""
    for size in SIZES:
        grammar.rule("size_word", size, size)
    grammar.rule("adjective", "{a:size_word} or {b:size_word}", {"size": ["$a", "$b"]})
    grammar.rule("adjective", "{a:size_word} and {b:size_word}", {"size": ["$a", "$b"]})


def _rolls(grammar: Grammar) -> None:
    """Add whose attack rolls alone Probability Control rerolls (27.4f)."""
    for words in ("attacks|attack ?rolls made by {me}", "attacks|attack ?rolls by {me}"):
        grammar.rule("rolls", words, ["own"])
    grammar.made(
        "friendly_owners",
        "{owners}",
        lambda slots: slots["owners"] if slots["owners"].get("side") == "friends" else None,
        lambda value: iter([{"owners": value}]),
    )
    of_all: Value = {"rerolls": ["all"], "target": "$friendly_owners"}
    for words in ("?, but only to reroll", "?, but only for|on", "?, but may|can only reroll"):
        grammar.rule("restriction", f"{words} {{friendly_owners}} attacks", of_all)
        grammar.rule("restriction", f"{words} {{friendly_owners}} attack rolls", of_all)
        by_friends: Value = {"rerolls": ["all"], "target": "$friends"}
        grammar.rule("restriction", f"{words} attacks|attack ?rolls by {{friends}}", by_friends)


def _values(grammar: Grammar) -> None:
    """Add which values Perplex modifies, and which way (27.4j)."""
    for number, sign in (("+1", "up"), ("-1", "down")):
        both = f"{{a:one_value}} {number} or|and {{b:one_value}} {number}"
        grammar.rule("restriction", f"?, but only to modify {both}", {"only_modify": ["$a", "$b"], "sign": sign})
    of_some: Value = {"only_modify": "$some_values", "target": "$aim"}
    grammar.rule("restriction", "?, but only to modify {some_values} values of|on {aim}", of_some)
    own: Value = [{"grants": "perplex", "restrict": {"target": {"itself": True}}}]
    for words in ("only on self", "may|can only target self", "only for {myself}"):
        either(grammar, f"Perplex ?, but {words}", own)
    for words, sign in (("increase|raise", "up"), ("decrease|reduce|lower", "down")):
        either(grammar, f"Perplex ?, but only to {words}", [{"grants": "perplex", "restrict": {"sign": sign}}])
    by_two: Value = [{"grants": "perplex", "restrict": {"adds": 2, "*": ["twos"]}}]
    for words in ("modifies|modify ?by {twos} instead", "modifies|modify ?by {twos} instead of +1 or -1"):
        either(grammar, f"Perplex ?, but {words}", by_two)


def _results(grammar: Grammar) -> None:
    """Add on which results somebody succeeds, the results told first (6.4, 27.3)."""
    for words in ("rolls|results of {results} succeed", "a roll|result of {results} succeeds", "a {results} succeeds"):
        grammar.rule("restriction", f"?, but {words}", {"succeeds_on": "$results"})
    grammar.rule("restriction", "that succeed on ?a {results}", {"succeeds_on": "$results"})
    form: Value = [{"grants": "impervious", "restrict": {"succeeds_on": "$results"}}]
    to_none = "?the damage ?taken to 0|zero"
    for words in (
        f"rolls|results of {{results}} reduce {to_none}",
        f"a roll|result of {{results}} reduces {to_none}",
        f"reduces {to_none} on ?a {{results}}",
        f"{{self}} reduces {to_none} on ?a {{results}}",
        "damage taken is reduced to 0|zero on ?a {results}",
    ):
        either(grammar, f"Impervious ?, but {words}", form)
    for name, slug in GIVEN:
        adds: Value = [{"grants": slug, "restrict": {"adds": "$plus"}}]
        either(grammar, f"{name} ?, but modifies|modify ?by {{plus}} instead of +2", adds)


def _often(grammar: Grammar) -> None:
    """Add how often a power is used each turn, and how far Leadership goes (21.11, 27.4l)."""
    for words in ("?, and may use it {counted_times}", "?, but {counted_times} per|each|a turn",
                  "?, and may use it {counted_times} per|each|a turn"):  # fmt: skip
        grammar.rule("restriction", words, {"times": "$counted_times"})
    far: Value = [{"grants": "leadership", "restrict": {"squares": "$digit"}}]
    for may in ("may|can", "{self} may|can"):
        for instead in ("", "instead of adjacent"):
            words = f"{may} target a ?friendly character within {{digit}} squares {instead}"
            either(grammar, f"Leadership ?, but {words}", far)
    for name, slug in (("Perplex", "perplex"), ("Outwit", "outwit")):
        power: Value = [{"grants": slug, "restrict": {"as_type": "power"}}]
        either(grammar, f"{name} ?, but as POWER", power)
    single: Value = [{"as_free": "mind-control", "restrict": {"targets": 1}}]
    either(grammar, "Mind Control as FREE ?, but only to target|attack a single character|target", single)


def _kinds(grammar: Grammar) -> None:
    """Add which attacks a power makes or counts in (20.2)."""
    for kind, other in (("close", "range"), ("range", "close")):
        form: Value = [{"grants": "hypersonic-speed", "restrict": {"attack": kind}}]
        for words in (
            f"can't|cannot make {other} attacks", f"can't|cannot use it to make {other} attacks",
            f"{{self}} can't|cannot make {other} attacks", f"can't|cannot be used to make {other} attacks",
        ):  # fmt: skip
            either(grammar, f"Hypersonic Speed ?, but {words}", form)
    for name, slug, kind in BOTH_KINDS:
        when = {"attack": {"role": "attacker", "kind": kind}, "can_use": [slug]}
        both: Value = [{"grants": slug}, {"penetrating": True, "when": when}]
        for words in ("and may|can use it with", "and may|can also use it with"):
            either(grammar, f"{name} ?, {words} {kind} attacks", both)
    for words in (
        "with all attacks",
        "with all of|his|her|its|their attacks",
        "also when {self} hits with range attacks",
    ):
        any_kind: Value = [{"grants": "steal-energy", "restrict": {"attack": "any"}}]
        either(grammar, f"Steal Energy ?, but {words}", any_kind)
    during: Value = [{"grants": "$power", "when": {"attack": "$using"}}]
    either(grammar, "{power} ?, but only {using}", during, lambda slots: slots["power"] in OF_BOTH_KINDS[2:])
    for may in ("may|can", "{self} may|can"):
        for joint in ("?, but", "?, and"):
            words = f"{{numbered}} {joint} {may} carry characters of the same size"
            either(grammar, words, [{"grants": "$numbered"}])  # as the keyphrase says itself (27.7k)
