"""Powers that a card betters for some moments, narrows two at once, or ties to whom they are about (20.2, 20.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.heroclix.cards.grammar import Grammar, Phrase, Slots, Value
from engine.heroclix.cards.usable.changes.restrictions import ATTACKERS, OF_BOTH_KINDS, TARGETS
from engine.heroclix.cards.usable.changes.wording import VERBS
from engine.heroclix.position import VALUE_NAMES

__all__ = ["ROLLED", "add_versions", "either"]

USUAL = (5, 6)  # results on which powers succeed
# powers that a d6 decides, on a 5 or a 6
ROLLED = (
    ("super-senses", "Super Senses"), ("shape-change", "Shape Change"), ("impervious", "Impervious"),
    ("leadership", "Leadership"), ("willpower", "Willpower"),
)  # fmt: skip
# powers whose card says of whom they target: within how many squares, or under which condition that one is meant
TARGETING = (
    ("Outwit", "outwit"), ("Perplex", "perplex"), ("Probability Control", "probability-control"),
    ("Mind Control", "mind-control"),
)  # fmt: skip
# actions that make attacks, by whose damage a card may say that it is penetrating
STRIKES = (("Quake", "quake"), ("Energy Explosion", "energy-explosion"), ("Pulse Wave", "pulse-wave"),
           ("Flurry", "flurry"))  # fmt: skip
# how many markers a power generates by itself
GENERATED = (("Barrier", "barrier", 4, "blocking"), ("Smoke Cloud", "smoke-cloud", 6, "hindering"))


def add_versions(grammar: Grammar) -> None:
    """Give the grammar the powers so changed."""
    for slug, name in ROLLED:
        _better(grammar, name, slug)
    _about(grammar)
    _in_attacks(grammar)
    _both(grammar)
    _perplexed(grammar)
    _poisoned(grammar)
    _striking(grammar)
    _generating(grammar)
    _leading(grammar)
    _moving(grammar)
    _carrying(grammar)


def either(grammar: Grammar, template: str, form: Value, fits: Callable[[Slots], bool] | None = None) -> None:
    """Add what a power becomes, alone and behind "can use", where its slots fit."""
    phrase = Phrase.of(template, form)

    def make(slots: Slots) -> Value | None:
        return phrase.make(slots) if fits is None or fits(slots) else None

    def split(value: Value) -> Iterator[Slots]:
        yield from (slots for slots in phrase.split(value) if fits is None or fits(slots))

    for kind, words in (("meaning", template), ("deed", f"can use {template}")):
        grammar.made(kind, words, make, split)


def _better(grammar: Grammar, name: str, slug: str) -> None:
    """Add "Super Senses, but succeeds on a 4-6 if Hollis has no action tokens": on 5 and 6 it does anyway."""

    def fits(slots: Slots) -> bool:
        results = slots["results"]
        bettered = bool(results[-1] == USUAL[-1] and results[0] < USUAL[0])
        return bettered and slots.get("against", {}).keys() != {"role", "kind"}  # of kinds of attacks is told besides

    moments: list[tuple[str, Value]] = [(f"if|when|while {{{slot}}}", f"${slot}") for slot in ("condition", "bare")]
    if slug in TARGETS:
        moments += [("{against}", {"attack": "$against"}), ("if|when|while {at_itself}", {"attack": "$at_itself"})]
        moments.append(("against {characters}", {"attack": {"role": "target", "other": "$characters"}}))
        moments.append(("if|when|while {at_self}", {"attack": "$at_self"}))
    for on in ("?it succeeds|succeed on ?a|an {results}", "?it succeeds on a|an roll|result of {results}"):
        for words, when in moments:
            better = {"grants": slug, "restrict": {"succeeds_on": "$results"}, "when": when}
            either(grammar, f"{name} ?, but {on} {words}", [{"grants": slug}, better], fits)


def _about(grammar: Grammar) -> None:
    """Add whom a power is about: "Outwit, but only within 4 squares", "… only if the attacker has the Ash keyword"."""
    for name, slug in TARGETING:
        for words, those in (
            *(() if slug == "probability-control" else (("only against {aim}", "$aim"),)),
            ("only within {digit} squares", {"within": "$digit"}),
            ("only within {digit} squares and line of fire", {"within": "$digit", "line_of_fire": True}),
            ("only if|when targeting {aim}", "$aim"),
            ("only if|when {self} targets {aim}", "$aim"),
            ("only if|when the target {of_target}", "$of_target"),
            ("only if|when {selfs} target {of_target}", "$of_target"),
        ):
            either(grammar, f"{name} ?, but {words}", [{"grants": slug, "restrict": {"target": those}}])
    for who in ("the attacker", "the attacking character"):
        _when_attacked(grammar, f"{{power}} ?, but only if|when|while {who} {{of_target}}", "of_target")
    _when_attacked(grammar, "{power} ?, but only if|when|while targeted by {characters}", "characters")


def _when_attacked(grammar: Grammar, template: str, slot: str) -> None:
    """Add a power that its user has in some attacks on it alone: it counts in such attacks and in no others."""
    form: Value = [{"grants": "$power", "when": {"attack": {"role": "target", "other": f"${slot}"}}}]
    either(grammar, template, form, lambda slots: slots["power"] in TARGETS)


def _in_attacks(grammar: Grammar) -> None:
    """Add attackers' powers that count against one target alone, or by one action, and Mind Control on one alone."""
    alone = {"attack": {"role": "attacker", "targets": {"least": 1, "most": 1}}}
    used = {"attack": "$using"}
    for words, when in (
        ("?, but only against|with a single target|character", alone),
        ("?, but only if targeting a single target", alone),
        ("?, but only {using}", used),
    ):
        form: Value = [{"grants": "$power", "when": when}]
        either(grammar, f"{{power}} {words}", form, lambda slots: slots["power"] in ATTACKERS)
    for name, slug in TARGETING:
        single = {"targets": 1} if slug == "mind-control" else {}  # the others have no more than one
        change = {"target": "$singular", **single}
        either(grammar, f"{name} ?, but only to target a single {{singular}}", [{"grants": slug, "restrict": change}],
                lambda slots: bool(slots["singular"]))  # fmt: skip
    for kind in ("close", "range"):
        during: Value = {"attack": {"role": "attacker", "kind": kind}}
        made: Value = [{"grants": "$ability", "when": during}]
        either(grammar, f"{{ability}} during {kind} attacks", made, lambda slots: slots["ability"] in OF_BOTH_KINDS)
        pushed: Value = [{"grants": "knockback", "when": during}]
        grammar.rule("deed", f"has|have KNOCKBACK during {kind} attacks", pushed)
        free: Value = [{"as_free": "mind-control", "restrict": {"as_type": kind}}]
        either(grammar, f"Mind Control as FREE ?, but only as {kind.upper()}", free)
        either(grammar, f"Mind Control as FREE ?, but only with {kind} attacks", free)


def _both(grammar: Grammar) -> None:
    """Add "Outwit and Perplex, but only to target adjacent characters": said of both."""

    def fits(slots: Slots) -> bool:
        return slots["a"] != slots["b"] and not {slots["a"], slots["b"]}.intersection(ATTACKERS)

    form: Value = [{"grants": f"${each}", "restrict": {"target": "$aim"}} for each in ("a", "b")]
    either(
        grammar,
        "{a:ability} and {b:ability} ?, but only for {aim:characters}",
        form,
        lambda slots: slots["a"] != slots["b"] and {slots["a"], slots["b"]} <= {"empower", "enhancement", "defend"},
    )
    for words in (f"only to {VERBS} {{aim}}", f"both only to {VERBS} {{aim}}", f"may|can only {VERBS} {{aim}}"):
        either(grammar, f"{{a:ability}} and {{b:ability}} ?, but {words}", form, fits)


def _perplexed(grammar: Grammar) -> None:
    """Add which values Perplex can't modify, and which way (27.4j)."""
    for value in VALUE_NAMES:
        left = [each for each in VALUE_NAMES if each != value]
        for words in (f"can't|cannot modify {value} ?values", f"not to modify {value} ?values",
                      f"can't|cannot be used to modify {value} ?values"):  # fmt: skip
            either(grammar, f"Perplex ?, but {words}", [{"grants": "perplex", "restrict": {"only_modify": left}}])
    for words, sign in (
        ("increase|raise", "up"), ("positively modify", "up"), ("decrease|reduce|lower", "down"),
        ("negatively modify", "down"),
    ):  # fmt: skip
        restrict: Mapping[str, Value] = {"sign": sign, "only_modify": "$some_values"}
        changed = [{"grants": "perplex", "restrict": restrict}]
        either(grammar, f"Perplex ?, but only to {words} {{some_values}} ?values|value", changed)
        either(
            grammar,
            f"Perplex ?, but may|can only {words} ?combat values",
            [{"grants": "perplex", "restrict": {"sign": sign}}],
        )
        either(grammar, f"Perplex ?, but only to {words} values", [{"grants": "perplex", "restrict": {"sign": sign}}])
        towards: Mapping[str, Value] = {"sign": sign, "target": "$whose_values"}
        if "modify" in words:
            whose = f"Perplex ?, but only to {words} {{whose_values}} ?combat values|value"
            either(grammar, whose, [{"grants": "perplex", "restrict": towards}])
    for may in ("may|can", "{self} may|can"):
        by_two: Value = [
            {"grants": "perplex"},
            {"grants": "perplex", "restrict": {"adds": 2, "*": ["twos"]}, "when": {"can_use": ["perplex"]}},
        ]
        for what in ("", "a|one ?combat value ", "combat values "):
            either(grammar, f"Perplex ?, but {may} modify {what}?by {{twos}} instead", by_two)
            either(grammar, f"Perplex ?, but {may} modify {what}?by {{twos}} instead of +1 or -1", by_two)
    for words, restrict in (
        ("only on {myself}", {"target": {"itself": True}}),
        ("only on {aim}", {"target": "$aim"}),
        ("only to modify the {some_values} ?value|values of {aim}", {"only_modify": "$some_values", "target": "$aim"}),
    ):
        either(grammar, f"Perplex ?, but {words}", [{"grants": "perplex", "restrict": restrict}])


def _poisoned(grammar: Grammar) -> None:
    """Add to whom alone Poison deals damage (27.2j)."""
    for words in ("only to|against|affects {characters}", "only deals damage to {characters}",
                  "only to deal|deals damage to {characters}"):  # fmt: skip
        either(grammar, f"Poison ?, but {words}", [{"grants": "poison", "restrict": {"target": "$characters"}}])


def _striking(grammar: Grammar) -> None:
    """Add actions whose attack deals penetrating damage: used through this card, and in no other way (20.7a)."""
    for name, slug in STRIKES:
        attack = {"role": "attacker", "using": [slug], "version": True}
        form: Value = [{"grants": slug}, {"penetrating": True, "when": {"attack": attack}}]
        for words in ("deals|deal penetrating damage", "{self} deals penetrating damage",
                      "hit characters are dealt penetrating damage", "damage dealt is penetrating"):  # fmt: skip
            either(grammar, f"{name} ?, but {words}", form)


def _leading(grammar: Grammar) -> None:
    """Add Leadership that adds 2 to the action total, and that reaches farther (27.4l).

    The one more counts once, as Leadership does, and for whoever can use Leadership alone (R39).
    """
    more = {"action_total": 1, "once": True, "when": {"can_use": ["leadership"]}}
    for words in ("increases|increase", "{self} increases", "modifies|modify"):
        for instead in ("", " instead", " instead of +1", " instead of 1"):
            total = f"?your ?the action|Action total|Total ?by +2|2{instead}"
            either(grammar, f"Leadership ?, but {words} {total}", [{"grants": "leadership"}, more])
    far: Value = [{"grants": "leadership", "restrict": {"squares": "$digit"}}]
    for may in ("may|can", "{self} may|can"):
        removed = f"{may} remove an action token from a ?friendly character within {{digit}} squares"
        for instead in ("", " instead", " instead of adjacent"):
            either(grammar, f"Leadership ?, but {removed}{instead}", far)


def _moving(grammar: Grammar) -> None:
    """Add how far a power moves its user at most (10.2)."""
    up_to = "up to {digit} squares"
    for words in (
        f"only {up_to}", f"only to move {up_to}", f"only moves|move {up_to}", f"may|can only move {up_to}",
        f"{{self}} may|can only move {up_to}", "can't|cannot move more than {digit} squares",
        "{self} can't|cannot move more than {digit} squares",
    ):  # fmt: skip
        grammar.rule("restriction", f"?, but {words}", {"moves_most": "$digit"})


def _carrying(grammar: Grammar) -> None:
    """Add "Passenger: 2, but only friendly characters with the Ash keyword" (27.7k)."""
    for words in ("only ?for {aim}", "only when|while carrying {aim}"):
        form: Value = [{"grants": "$numbered", "restrict": {"target": "$aim"}}]
        either(grammar, f"{{numbered}} ?, but {words}", form)


def _generating(grammar: Grammar) -> None:
    """Add how many markers a power generates instead (27.2h, 27.3f)."""
    for name, slug, usual, terrain in GENERATED:
        form: Value = [{"grants": slug, "restrict": {"most": "$some"}}]
        for words in ("generates|generate", "may generate|place", "{self} may generate|place", "places"):
            for to in ("", "up to "):
                markers = f"{to}{{some}} ?{terrain} ?terrain markers"
                either(grammar, f"{name} ?, but {words} {markers} instead ?of {usual}", form)
                either(grammar, f"{name} ?, but {words} {markers} instead of up to {usual}", form)
                either(grammar, f"{name} ?, but {words} {markers} instead", form)
        either(grammar, f"{name} ?, but may generate|place {{some}} ?{terrain} ?terrain markers", form)
