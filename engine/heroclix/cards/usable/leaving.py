"""How characters break away, and from whom besides those adjacent to them (10.7, 10.8)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_leaving"]

HOLDING = {"adjacent": True, "side": "opponents"}  # whom a character holds


def add_leaving(grammar: Grammar) -> None:
    """Give the grammar how characters break away: automatically, on other results, with more on the die (10.8)."""
    freely: list[Value] = [{"break_away": {"automatic": True}}]
    for words in ("automatically breaks|break away", "breaks|break away automatically", "can automatically break away"):
        grammar.rule("deed", words, freely)
    for words in (
        "breaks|break away on ?a|an ?result|roll ?of {results}",
        "succeeds|succeed at|when breaking away on ?a|an {results}",
    ):
        grammar.rule("deed", words, [{"break_away": {"on": "$results"}}])
    held: Value = [{"break_away": {"only_on": "$results"}}]
    for words in (
        "only breaks|break away on ?a|an ?result|roll ?of {results}",
        "breaks|break away only on ?a|an ?result|roll ?of {results}",
        "can only break away on ?a|an ?result|roll ?of {results}",
    ):
        grammar.rule("others_deed", words, held)
    who = [{"break_away": {"only_on": "$results"}, "who": HOLDING}]
    for words in (
        "opposing characters only break away from {me} on ?a|an ?result|roll ?of {results}",
        "opposing characters break away from {me} only on ?a|an ?result|roll ?of {results}",
        "opposing characters can only break away from {me} on ?a|an ?result|roll ?of {results}",
    ):
        grammar.rule("clause", words, who)
    for words, slot in (
        ("modifies|modify ?his|her|its|their break away rolls|roll ?by {signed}", "$signed"),
        ("increases|increase ?his|her|its|their break away rolls|roll by {number}", "$number"),
        ("decreases|decrease ?his|her|its|their break away rolls|roll by {minus}", "$minus"),
    ):
        grammar.rule("deed", words, [{"break_away": {"add": slot}}])
    never: list[Value] = [{"break_away": {"never_automatic": True}}]
    grammar.rule("deed", "can't automatically break away", never)
    grammar.rule("deed", "can't break away automatically", never)
    for words in ("their|his|her|its break away rolls|roll", "the result of their|his|her|its break away rolls|roll"):
        grammar.rule("deed", f"decrease|decreases {words} by {{signed}}", [{"break_away": {"add": "$signed"}}])
    _beside_afar(grammar)


def _beside_afar(grammar: Grammar) -> None:
    """Add for whom the character is as an adjacent one: wherever they move, or where they break away (10.7, 10.8)."""
    moving = "for movement ?purposes"
    leaving = "for the purpose|purposes of breaking away"
    for what, words in (
        ("moving", f"consider|treat {{me}} adjacent {moving}"),
        ("moving", f"consider|treat {{me}} as adjacent {moving}"),
        ("moving", f"treat {{me}} as if he|she|it was|were adjacent {moving}"),
        ("breaking-away", f"consider|treat {{me}} ?as adjacent {leaving}"),
        ("breaking-away", "must break away as if they were adjacent to {me}"),
    ):
        _holding(grammar, f"{{characters}} {words}", what)


def _holding(grammar: Grammar, words: str, what: str) -> None:
    def make(slots: Slots) -> Value | None:
        those = slots["characters"]
        return [{"beside": what, "who": those}] if those.get("side") == "opponents" else None

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].get("beside") == what and "who" in value[0]:
            yield {"characters": value[0]["who"]}

    grammar.made("clause", words, make, split)
