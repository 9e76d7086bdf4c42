"""Several combat values in one sentence, and bounds of one said with no subject or as what it can't be (6.8, 13.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["WAYS", "add_several_values"]

WAYS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("", {}),
    ("positively ", {"sign": "up"}),
    ("negatively ", {"sign": "down"}),
)
PLACED: Value = {"replace": "$one_value", "set": "$digit"}
LEAST: Value = {"bound": "$one_value", "minimum": "$digit"}
MOST: Value = {"bound": "$one_value", "maximum": "$digit"}
# the character's own value, in words of its own
OWN: tuple[tuple[str, Value], ...] = (
    ("{selfs} {one_value} can't be less|lower than {digit}", LEAST),
    ("{selfs} {one_value} can't be more|greater|higher than {digit}", MOST),
    ("{selfs} {one_value} ?value is a minimum of {digit}", LEAST),
    ("{selfs} {one_value} ?value is a maximum of {digit}", MOST),
    ("{selfs} {one_value} ?value has a minimum of {digit}", LEAST),
    ("{selfs} {one_value} ?value has a maximum of {digit}", MOST),
    ("{selfs} minimum {one_value} ?value becomes {digit}", LEAST),
    ("minimum {one_value} value ?of|is {digit}", LEAST),
    ("maximum {one_value} value ?of|is {digit}", MOST),
    ("replace {selfs} {one_value} ?value with {digit}", PLACED),
    ("{selfs} {one_value} ?value is replaced with {digit}", PLACED),
)
DEEDS: tuple[tuple[str, Value], ...] = (
    ("has|have minimum {one_value} ?value ?of {digit}", LEAST),
    ("has|have maximum {one_value} ?value ?of {digit}", MOST),
)


def add_several_values(grammar: Grammar) -> None:
    """Give the grammar more than one value with a number each, and one in more words."""
    for words, meaning in OWN:
        grammar.rule("clause", words, [meaning])
    for words, meaning in DEEDS:
        grammar.rule("deed", words, [meaning])
    grammar.rule("deed", "has|have a range of {digit}", [{"replace": "range", "set": "$digit"}])
    for verb, how, done in (("halve|halves", "halve", "halved"), ("double|doubles", "double", "doubled")):
        scaled: Value = [{"replace": "$one_value", how: True}]
        grammar.rule("deed", f"{verb} his|her|its|their {{one_value}} ?value|values", scaled)
        grammar.rule("others_deed", f"{how} {{one_value}} ?value|values", scaled)
        grammar.rule("clause", f"{how} {{selfs}} {{one_value}} ?value", scaled)
        grammar.rule("clause", f"{{selfs}} {{one_value}} ?value is {done}", scaled)
    _with_numbers(grammar)
    _unmodified(grammar)


def _with_numbers(grammar: Grammar) -> None:
    """Add "has an attack value of 12 and a damage value of 4", least and most ones likewise."""
    for words, key, meaning in (
        ("a|an {one_value} value of {digit}", "placed", PLACED),
        ("a|an minimum {one_value} ?value of {digit}", "least", LEAST),
        ("a|an maximum {one_value} ?value of {digit}", "most", MOST),
    ):
        grammar.rule(f"worth_{key}", words, meaning)
        two, three = (
            f"{{a:worth_{key}}} and {{b:worth_{key}}}",
            f"{{a:worth_{key}}} , {{b:worth_{key}}} ?, and {{c:worth_{key}}}",
        )
        _row(grammar, f"has|have {two}", "ab")
        _row(grammar, f"has|have {three}", "abc")
    for word, bound in (("minimum", LEAST), ("maximum", MOST)):
        both: Value = [{**bound, "bound": "$a"}, {**bound, "bound": "$b"}]
        grammar.rule("deed", f"has|have {word} {{a:one_value}} and {{b:one_value}} values of {{digit}}", both)


def _row(grammar: Grammar, words: str, names: str) -> None:
    def make(slots: Slots) -> Value | None:
        found = [slots[name] for name in names]
        values = [each.get("replace", each.get("bound")) for each in found]
        return found if len(set(values)) == len(values) else None

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == len(names):
            yield dict(zip(names, value, strict=True))

    grammar.made("deed", words, make, split)


def _unmodified(grammar: Grammar) -> None:
    """Add "Hollis's attack and defense values can't be modified", by some alone as well."""
    for way, sign in WAYS:
        for by, who in (("", {}), (" by {before} effects|characters", {"by": "$before"})):
            for values, names in (("{a:one_value} and|or {b:one_value}", "ab"),
                                  ("{a:one_value} , {b:one_value} ?, and|or {c:one_value}", "abc")):  # fmt: skip
                kept: Value = [{"cant_modify": f"${name}", **sign, **who} for name in names]
                grammar.rule("meaning", f"{{selfs}} {values} ?values can't be {way}modified{by}", kept)
