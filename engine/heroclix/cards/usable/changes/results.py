"""On which results a power succeeds and how much it reduces or modifies, in more words (6.4, 12.5a, 20.2, 27.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.versions import ROLLED, either

__all__ = ["add_changed_results"]

SIX = 6  # the highest result of the die
USUAL = 5  # the lowest on which these powers succeed by themselves
# what is rolled, as cards call it
RESULT = (
    "the ?d6 result",
    "the ?d6 roll",
    "the result of the ?d6 roll",
    "?his|her|its|their ?d6 result|roll|results|rolls",
)
INCREASE = ("increase|increases", "{self} increases", "modify|modifies", "{self} modifies")
# reducers, and by how much each reduces on the card of powers
REDUCERS = (("Toughness", "toughness", 1), ("Invulnerability", "invulnerability", 2), ("Impervious", "impervious", 2))
EXPERTS = (("Close Combat Expert", "close-combat-expert"), ("Ranged Combat Expert", "ranged-combat-expert"))


def add_changed_results(grammar: Grammar) -> None:
    """Give the grammar powers that succeed on other results, or reduce and modify by another number."""
    _higher(grammar)
    _increased(grammar)
    _both(grammar)
    _reducing(grammar)
    _experts(grammar)
    for begin in ("?, but ?it ?only succeeds|succeed on ?a|an d6 result|roll of",
                  "?, but requires|needs a roll|result of",
                  "which|that ?only succeeds on ?a|an ?d6 ?result|roll ?of"):  # fmt: skip
        grammar.rule("restriction", f"{begin} {{results}}", {"succeeds_on": "$results"})


def _higher(grammar: Grammar) -> None:
    """Add results as "4 or higher", and "5 or 6"."""
    grammar.made(
        "results",
        "{digit} or higher|more|greater",
        lambda slots: list(range(slots["digit"], SIX + 1)) if 1 < slots["digit"] <= SIX else None,
        lambda value: iter([{"digit": value[0]}]) if isinstance(value, list) and value[-1:] == [SIX] else iter(()),
    )
    grammar.made(
        "results",
        "{a:digit} or {b:digit}",
        lambda slots: [slots["a"], slots["b"]] if 1 <= slots["a"] < slots["b"] <= SIX else None,
        lambda value: (
            iter([{"a": value[0], "b": value[1]}]) if isinstance(value, list) and len(value) == 2 else iter(())
        ),
    )


def _increased(grammar: Grammar) -> None:
    """Add "Super Senses, but increase the result by 1": of what is rolled one result more succeeds (6.4)."""
    for slug, name in ROLLED:
        for more, first in (("+1|1", USUAL - 1), ("+2|2", USUAL - 2)):
            form: Value = [{"grants": slug, "restrict": {"succeeds_on": list(range(first, SIX + 1))}}]
            for increase in INCREASE:
                for result in RESULT:
                    for joint in ("?, but", "?, and"):
                        either(grammar, f"{name} {joint} {increase} {result} ?by {more}", form)
            for result in ("the ?d6 result|roll", "his|her|its|their ?d6 result|roll"):
                either(grammar, f"{name} ?, but with ?a {more.split('|')[0]} to|on {result}", form)


def _both(grammar: Grammar) -> None:
    """Add "Shape Change and Super Senses, but both succeed on a 4-6"."""
    slugs = {slug for slug, _ in ROLLED}

    def fits(slots: Slots) -> bool:
        return slots["a"] != slots["b"] and {slots["a"], slots["b"]} <= slugs

    form: Value = [{"grants": f"${each}", "restrict": {"succeeds_on": "$results"}} for each in ("a", "b")]
    for succeed in ("both succeed", "they both succeed", "they succeed", "each succeeds", "succeed"):
        either(grammar, f"{{a:power}} and {{b:power}} ?, but {succeed} on ?a|an {{results}}", form, fits)


def _reducing(grammar: Grammar) -> None:
    """Add reducers that reduce damage by more than usual: of both numbers the higher one counts alone (12.5b)."""
    for name, slug, usual in REDUCERS:
        for reduces in ("reduces|reduce", "{self} reduces"):
            for damage in ("?the damage ?taken", "?the damage dealt", "it"):
                for instead in ("", " instead", f" instead of {usual}"):
                    for source, attack in (("", None), (" from {kind} attacks", "$kind")):
                        if source and "of" in instead:
                            continue
                        words = f"{name} ?, but {reduces} {damage}{source} by {{number}}{instead}"
                        _more(grammar, words, slug, usual, attack)


def _more(grammar: Grammar, words: str, slug: str, usual: int, kind: Value) -> None:
    def of(slots: Slots) -> list[dict[str, Value]]:
        when: dict[str, Value] = {"can_use": [slug]}
        if kind is not None:
            when["attack"] = {"role": "target", "kind": slots["kind"]}
        return [{"grants": slug}, {"damage_taken": -slots["number"], "when": when}]

    def make(slots: Slots) -> Value | None:
        return of(slots) if slots["number"] > usual else None

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) != 2 or not isinstance(value[1].get("damage_taken"), int):
            return
        when = value[1].get("when", {})
        slots: Slots = {"number": -value[1]["damage_taken"], "self": "self"}
        slots["kind"] = when.get("attack", {}).get("kind") if isinstance(when, dict) else None
        if make(slots) == value:
            yield slots

    for template, of_kind in ((words, "meaning"), (f"can use {words}", "deed")):
        grammar.made(of_kind, template, make, split)


def _experts(grammar: Grammar) -> None:
    """Add "Close Combat Expert, but modifies attack +2 and damage +2": both by one number."""
    for name, slug in EXPERTS:

        def make(slots: Slots, slug: str = slug) -> Value | None:
            return [{"grants": slug, "restrict": {"adds": slots["a"]}}] if slots["a"] == slots["b"] else None

        def split(value: Value, slug: str = slug) -> Iterator[Slots]:
            if isinstance(value, list) and len(value) == 1 and value[0].get("restrict", {}).keys() == {"adds"}:
                more = value[0]["restrict"]["adds"]
                yield from ({"a": more, "b": more, "self": "self"} for one in value if one["grants"] == slug)

        for modifies in ("modify|modifies", "{self} modifies"):
            words = f"{name} ?, but {modifies} attack ?by {{a:plus}} and damage ?by {{b:plus}} ?instead"
            for kind, template in (("meaning", words), ("deed", f"can use {words}")):
                grammar.made(kind, template, make, split)
