"""Powers that reach or choose others than usual, or give something to who uses them (20.2, 20.7a)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.grammar import Grammar, Maker, Slots, Value, merged

__all__ = ["ROLLED", "add_ways"]

# powers that a d6 decides, on a 5 or a 6
ROLLED = (
    ("super-senses", "Super Senses"), ("shape-change", "Shape Change"), ("impervious", "Impervious"),
    ("leadership", "Leadership"), ("willpower", "Willpower"),
)  # fmt: skip
DODGES, USUAL = ("super-senses", "shape-change"), 5  # against an attacker; the least result on which they succeed
# powers whose user moves, and those by which it attacks along lines of fire
MOVES = ("sidestep", "phasing-teleport", "charge", "running-shot", "hypersonic-speed")
SHOTS = ("mind-control", "energy-explosion", "pulse-wave", "running-shot", "hypersonic-speed")
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
    _rolled(grammar)
    _leading(grammar)
    _in_smoke(grammar)
    _clawing(grammar)
    _by_tokens(grammar)
    _rolled_if(grammar)
    for can in ("can use", "has", "gains"):
        _gaining(grammar, f"when|whenever {{self}} uses {{powers_or:its}} , {{self}} {can} {{gained}}")


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
            _changed(grammar, f"{name} ?, regardless of {value}", slug, {"any_points": {"side": "friends"}})


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
    for words in ("deals penetrating damage", "damage dealt is penetrating ?damage", "{self} deals penetrating damage"):
        _changed(grammar, f"Poison ?, but {words} ?instead", "poison", made)
        rider = f"when|whenever {{self}} uses {{powers_or:its}} , {words}"
        _riding(grammar, rider, ("poison",), _said(made), ())


def _rolled(grammar: Grammar) -> None:
    """Add "When Hollis uses it, increase the result +1": so it succeeds on one result more (20.7a)."""
    for slug, name in ROLLED:
        results = ("the ?d6 result", "the ?d6 roll", "the result of the roll", f"his|her|its|their {name} result|roll")
        for more, first in (("+1|1", 4), ("+2|2", 3)):
            change: dict[str, Value] = {"succeeds_on": list(range(first, 7))}
            for result in results:
                for increase in ("increase", "{self} increases", "modify"):
                    words = f"when|whenever {{self}} uses {{powers_or:its}} , {increase} {result} ?by {more}"
                    _riding(grammar, words, (slug,), _said(change), ())


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


def _by_tokens(grammar: Grammar) -> None:
    """Add a result increased by the attacker's action tokens: so many results more (13.3)."""

    def of(slug: Value) -> list[dict[str, Value]]:
        return [
            {
                "grants": slug,
                "restrict": {"succeeds_on": list(range(USUAL - count, 7))},
                "when": {"can_use": [slug], "attack": {"role": "target", "other": {"tokens": tokens}}},
            }
            for count, tokens in ((1, {"least": 1, "most": 1}), (2, {"least": 2}))
        ]

    def make(slots: Slots) -> Value | None:
        slug = slots["powers_or"][0]
        return of(slug) if slug in DODGES else None

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and value and value == of(value[0].get("grants")):
            yield {"powers_or": [value[0]["grants"]], "self": "self"}

    for result in ("his|her|its|the ?d6 result", "the result of the ?d6 roll", "his|her|its|the ?d6 roll"):
        for tokens in (
            "action tokens on the attacker",
            "the attacker's action tokens",
            "action tokens the attacker has",
        ):
            words = f"when|whenever {{self}} uses {{powers_or:its}} , increase {result} by the number of {tokens}"
            grammar.made("meaning", words, make, split)


def _rolled_if(grammar: Grammar) -> None:
    """Add "If Hollis is elevated, increase her Leadership result by 1", of a power that the same part gives (20.7a)."""
    for more, first in (("+1|1", 4), ("+2|2", 3)):
        for result in (
            "his|her|its {powers_or:its} result|roll|rolls",
            "the result of his|her|its {powers_or:its} roll|rolls",
        ):
            for if_ in ("if", "while"):
                _raised(grammar, f"{if_} {{condition}} , increase {result} ?by {more}", list(range(first, 7)))


def _raised(grammar: Grammar, template: str, results: list[int]) -> None:
    def make(slots: Slots) -> Value | None:
        [slug] = slots["powers_or"]
        when = merged(slots["condition"], {"can_use": [slug]})
        if when is None or slug not in dict(ROLLED):
            return None
        return [{"grants": slug, "restrict": {"succeeds_on": results}, "when": when}]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"grants", "restrict", "when"}:
            when = {key: each for key, each in value[0]["when"].items() if key != "can_use"}
            slots: Slots = {"condition": when, "powers_or": [value[0]["grants"]]}
            if make(slots) == value:
                yield slots

    grammar.made("meaning", template, make, split)


def _gaining(grammar: Grammar, template: str) -> None:
    """Add "When Hollis uses it, she can use Improved Movement: Characters": by that power alone (20.3, 20.7a)."""
    _riding(grammar, template, (*MOVES, *SHOTS), _gains, ("gained",))


def _said(change: Value) -> Maker:
    """Return what makes a change that is always the same."""
    return lambda _: change


def _gains(slots: Slots) -> Value | None:
    slugs = [one["grants"] for one in slots["gained"]]
    fitting = SHOTS if slugs[0].startswith("improved-targeting") else MOVES
    return {"gains": slugs} if slots["powers_or"][0] in fitting else None


def _riding(grammar: Grammar, template: str, powers: Sequence[str], change: Maker, more: Sequence[str]) -> None:
    """Add a sentence that changes the one power at the head of its part."""

    def make(slots: Slots) -> Value | None:
        slug = slots["powers_or"][0]
        made = change(slots) if slug in powers else None
        return None if made is None else [{"grants": slug, "restrict": made}]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"grants", "restrict"}:
            slots: Slots = {"powers_or": [value[0]["grants"]], "self": "self"}
            if "gained" in more:
                slots["gained"] = [{"grants": slug} for slug in value[0]["restrict"].get("gains", ())]
            if value[0]["restrict"] and (slots.get("gained") or not more) and make(slots) == value:
                yield slots

    grammar.made("meaning", template, make, split)
