"""Still other words for who can't target, carry or modify somebody, and where others can't use a power (12.1, 20.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import cuts
from engine.heroclix.cards.grammar import Grammar, Reading, Value
from engine.heroclix.cards.protections import TARGETING
from engine.heroclix.cards.usable.wordings import WAYS

__all__ = ["add_phrasings"]

OPPONENTS: Value = {"side": "opponents"}
OF_ATTACKERS = ("attack", "damage", "range")  # values that count in an attack somebody makes


def add_phrasings(grammar: Grammar) -> None:
    """Give the grammar these sentences."""
    _with_others(grammar)
    _shields(grammar)
    _fewer_points(grammar)
    _while_near(grammar)
    _values_in_attacks(grammar)
    for behind, effects in TARGETING.items():
        by = [{**one, "by": OPPONENTS} for one in effects]
        grammar.rule("clause", f"opponents can't target {{me}} {behind}", by)


def _with_others(grammar: Grammar) -> None:
    """Add attacks that target others as well, as those with more than one target (12.1)."""
    several: Value = [{"cant_be": "targeted", "several": True}]
    those = ("multiple characters|targets", "other characters", "two|2 or more characters|targets",
             "more than one|1 target")  # fmt: skip
    for others in those:
        for verb in ("be targeted by", "be the target of"):
            grammar.rule("deed", f"can't {verb} attacks that target {others}", several)
            grammar.rule("deed", f"can't {verb} an attack that targets {others}", several)


def _shields(grammar: Grammar) -> None:
    """Add "has PROTECTED: Outwit and SAFEGUARD: Mind Control" (22.6)."""
    grammar.made(
        "deed",
        "has|have PROTECTED|SAFEGUARD : {a:guard} and PROTECTED|SAFEGUARD : {b:guard}",
        lambda slots: [slots["a"], slots["b"]] if slots["a"] != slots["b"] else None,
        lambda value: (
            ({"a": one["a"][0], "b": one["b"][0]} for one in cuts(value, ("a", "b")) if len(value) == 2)
            if isinstance(value, list)
            else iter(())
        ),
    )


def _fewer_points(grammar: Grammar) -> None:
    """Add "of less than 50 points", "of more than 50 points": bounds that leave that number out."""
    grammar.primitive("under", _under)
    grammar.primitive("over", _over)
    for bound, slot in (("most", "under"), ("least", "over")):
        for words in (f"of|with {{{slot}}} points", f"that|who is|are {{{slot}}} points"):
            grammar.rule("behind", words, {"points": {bound: f"${slot}"}})


def _under(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The greatest number below another, "less than 50"."""
    yield from ((number - 1, end) for number, end in _beyond(reading, place, ("less", "fewer")) if number)


def _over(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The least number above another, "more than 50"."""
    yield from ((number + 1, end) for number, end in _beyond(reading, place, ("more", "greater")))


def _beyond(reading: Reading, place: int, words: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    tokens = [token.low for token in reading.tokens[place : place + 2]]
    if len(tokens) == 2 and tokens[0] in words and tokens[1] == "than":
        yield from reading.at("number", place + 2)


def _while_near(grammar: Grammar) -> None:
    """Add "can't use Outwit while Hollis is within 6 squares of them": whoever is that near her."""
    for word in ("while", "if"):
        for words, there in (
            ("{self} is within {digit} squares of them", {"within": "$digit"}),
            ("{self} is within {digit} squares and line of fire of them", {"within": "$digit", "line_of_fire": True}),
            ("{self} is adjacent to them", {"adjacent": True}),
        ):
            grammar.rule("used_where", f"{word} {words}", there)


def _values_in_attacks(grammar: Grammar) -> None:
    """Add values of opponents that can't be modified in attacks on the character (13)."""
    attacking: Value = {"attack": {"role": "attacker", "other": {"itself": True}}}
    for value in OF_ATTACKERS:
        for way, sign in WAYS:
            kept: Value = [{"cant_modify": value, **sign, "who": OPPONENTS, "when": attacking}]
            whose = f"opposing characters' {value} ?value|values"
            for words in (
                f"when|whenever {{self}} is attacked|targeted , {whose}",
                f"when|whenever opposing characters attack|target {{me}} , their {value} ?value|values",
                f"when|whenever an opposing character attacks|targets {{me}} , their {value} ?value|values",
                f"the {value} values of opposing characters attacking|targeting {{me}}",
                f"the {value} values of opposing characters that|who are attacking|targeting {{me}}",
            ):
                grammar.rule("meaning", f"{words} can't be {way}modified", kept)
            for when in ("attacking {me}", "they attack {me}", "targeting {me} with attacks"):
                grammar.rule("meaning", f"{whose} can't be {way}modified when {when}", kept)
                grammar.rule("meaning", f"when {when} , {whose} can't be {way}modified", kept)
