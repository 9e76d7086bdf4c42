"""Several things said in one sentence, each with its subject: "Hollis can't be carried, and his attacks …" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.heroclix.cards.effects import cuts, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Reading, Slots, Value

__all__ = ["add_joined"]

TWO = ("{a:clause} and {b:told}", "{a:clause} , and {b:told}")
THREE = ("{a:clause} , {b:told} ?, and {c:told}",)


def add_joined(grammar: Grammar) -> None:
    """Give the grammar sentences of several clauses; each but the first names its subject, so that it is nobody else.

    A condition before all of them is one of all.
    """
    grammar.primitive("begun", _begun, "self")
    grammar.rule("told", "{begun} {clause}", "$clause")
    grammar.rule("told", "{own_values}", "$own_values")
    grammar.rule("own_values", "{selfs} combat values can't be modified", [{"cant_modify": "all"}])
    for templates, names in ((TWO, ("a", "b")), (THREE, ("a", "b", "c"))):
        for template in templates:
            _joined(grammar, template, names)
    grammar.rule("meaning", "{joined}", "$joined")
    for word in ("if", "while"):
        _under(grammar, f"{word} {{condition}} , {{joined}}")


def _begun(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Where a clause begins with whom or whose it speaks of; it takes no word itself."""
    if any(reading.at(kind, place) for kind in ("self", "selfs", "characters")):
        yield "self", place


def _joined(grammar: Grammar, template: str, names: Sequence[str]) -> None:
    def make(slots: Slots) -> Value:
        return [effect for name in names for effect in slots[name]]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list):
            yield from cuts(value, names)

    grammar.made("joined", template, make, split)


def _under(grammar: Grammar, template: str) -> None:
    grammar.made(
        "meaning",
        template,
        lambda slots: timed(slots["joined"], slots["condition"]),
        lambda value: ({"condition": conditions, "joined": rest} for conditions, rest in untimed(value)),
    )
