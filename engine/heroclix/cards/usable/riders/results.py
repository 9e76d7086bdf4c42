"""What a sentence behind a list says of its power's results, its damage, and what its user has meanwhile (20.7a)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heroclix.cards.grammar import Grammar, Maker, Slots, Value, merged
from engine.heroclix.cards.usable.changes.versions import ROLLED
from engine.heroclix.cards.usable.changes.ways import PENETRATING
from engine.heroclix.cards.usable.riders.numbers import SHOTS

__all__ = ["add_results"]

ROLLED_MOST = 6  # on a d6
OFTEN = ("outwit", "perplex", "probability-control")  # once a turn, unless a card says otherwise
DODGES, USUAL = ("super-senses", "shape-change"), 5  # against an attacker; the least result on which they succeed
# powers whose user moves
MOVES = ("sidestep", "phasing-teleport", "charge", "running-shot", "hypersonic-speed")


def add_results(grammar: Grammar) -> None:
    """Give the grammar sentences that change what the power before them comes to, or what its user can do meanwhile."""
    _penetrating(grammar)
    _rolled(grammar)
    _by_tokens(grammar)
    _rolled_if(grammar)
    _instead_if(grammar)
    _twice(grammar)
    for can in ("can use", "has", "gains"):
        _gaining(grammar, f"when|whenever {{self}} uses {{powers_or:its}} ?, {{self}} {can} {{gained}}")


def _penetrating(grammar: Grammar) -> None:
    """Add Poison whose damage is penetrating when its card is used (12.4d, 27.2j)."""
    for words in PENETRATING:
        rider = f"when|whenever {{self}} uses {{powers_or:its}} , {words}"
        _riding(grammar, rider, ("poison",), _said({"penetrating": True}), ())


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


def _instead_if(grammar: Grammar) -> None:
    """Add "If Hollis is elevated, it succeeds on a 4-6 instead", of the one power at the head of its part (20.7a)."""

    def make(slots: Slots) -> Value | None:
        [slug], results = slots["powers_or"], slots["results"]
        when = merged(slots["condition"], {"can_use": [slug]})
        if when is None or slug not in dict(ROLLED) or results[0] >= USUAL or results[-1] != ROLLED_MOST:
            return None
        return [{"grants": slug, "restrict": {"succeeds_on": results}, "when": when}]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"grants", "restrict", "when"}:
            when = {key: each for key, each in value[0]["when"].items() if key != "can_use"}
            results = value[0]["restrict"].get("succeeds_on", ())
            slots: Slots = {"condition": when, "powers_or": [value[0]["grants"]], "results": results}
            if results and make(slots) == value:
                yield slots

    for if_ in ("if", "while"):
        words = f"{if_} {{condition}} , {{powers_or:the_listed}} succeeds on ?a|an {{results}} ?instead"
        grammar.made("meaning", words, make, split)


def _twice(grammar: Grammar) -> None:
    """Add "Hollis may use it twice per turn", of the power that the same part gives (21.11)."""

    def make(slots: Slots) -> Value | None:
        [slug] = slots["powers_or"]
        if slug not in OFTEN:
            return None
        return [{"grants": slug, "restrict": {"times": slots["counted_times"], "always": True}}]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"grants", "restrict"}:
            slots = {
                "powers_or": [value[0]["grants"]],
                "counted_times": value[0]["restrict"].get("times"),
                "self": "self",
            }
            if slots["counted_times"] is not None and make(slots) == value:
                yield slots

    for may in ("{self} may|can use", "you may use"):
        grammar.made("meaning", f"{may} {{powers_or:its}} {{counted_times}} per|each|a turn", make, split)
