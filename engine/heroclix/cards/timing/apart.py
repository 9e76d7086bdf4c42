"""How far everybody else is, and what is said of nobody by name: "but only if not equipped" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.conditions import OF_ITSELF
from engine.heroclix.cards.grammar import Grammar, Phrase, Reading, Slots, Value

__all__ = ["add_apart"]

# so far from all of some, behind "Hollis is" or nothing: none of them is nearer (6.3e)
FAR = {
    "{nearer} or more squares ?away from all|any {plural}": "$nearer",
    "at least {nearer} squares ?away from all|any {plural}": "$nearer",
    "more than {digit} squares ?away from all|any {plural}": "$digit",
}
# the same told of them
ALL_FAR = {
    "all {plural} are {nearer} or more squares away": "$nearer",
    "all {plural} are {nearer} or more squares ?away from {me}": "$nearer",
    "all {plural} are at least {nearer} squares ?away from {me}": "$nearer",
    "all {plural} are more than {digit} squares ?away from {me}": "$digit",
}
VERBS = {"is ": "", "is not ": "not ", "isn't ": "not "}


def add_apart(grammar: Grammar) -> None:
    """Give the grammar distances from all others, and what is said of nobody by name."""
    grammar.primitive("nearer", _nearer)
    for kind, templates in (("near", FAR), ("counted", ALL_FAR)):
        for template, within in templates.items():
            _far(grammar, kind, template, {"of": {"within": within, "*": ["plural"]}, "most": 0})
    for template, meaning in OF_ITSELF.items():
        verb = next((verb for verb in ("is not ", "isn't ", "is ") if template.startswith(verb)), "")
        if verb and not template.removeprefix(verb).startswith(("a ", "the ")):
            grammar.rule("bare", VERBS[verb] + template.removeprefix(verb), meaning)
    _sharing(grammar)
    _of_any(grammar)
    grammar.primitive("clicks", _clicks)
    for click in ("is on click|clicks", "is on click|clicks ?number|numbers"):
        either: Value = [{"click": "$a"}, {"click": "$b"}]
        grammar.rule("of_itself", f"{click} {{a:clicks}} or {{b:clicks}}", {"any": either})
        three = f"{click} {{a:clicks}} , {{b:clicks}} ?, or {{c:clicks}}"
        grammar.rule("of_itself", three, {"any": [*either, {"click": "$c"}]})
    for beside in (
        "one|1 or more {terrain} terrain squares",
        "a|an|any {terrain} terrain square",
        "{terrain} terrain squares",
    ):
        grammar.rule("of_itself", f"is adjacent to {beside}", {"beside": ["$terrain"]})
        grammar.rule("bare", f"adjacent to {beside}", {"beside": ["$terrain"]})
    grammar.rule("behind", "other than {me}", {"other": True})
    grammar.rule("all", "all characters", {"side": "any"})
    grammar.rule("bare", "not elevated", {"unless": {"on": ["elevated"]}})
    for template in ("isn't elevated", "is not elevated"):
        grammar.rule("of_itself", template, {"unless": {"on": ["elevated"]}})


def _nearer(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The number before the one that is printed: who is 6 or more squares away is not within 5."""
    yield from ((number - 1, end) for number, end in reading.at("digit", place) if number > 1)


def _far(grammar: Grammar, kind: str, template: str, meaning: Value) -> None:
    """Add a distance from opponents, or from others than the character, which is within any distance of itself."""
    form = Phrase.of(template, meaning)

    def make(slots: Slots) -> Value | None:
        return form.make(slots) if _are_others(slots["plural"]) else None

    def split(value: Value) -> Iterator[Slots]:
        yield from (slots for slots in form.split(value) if _are_others(slots["plural"]))

    grammar.made(kind, template, make, split)


def _are_others(those: Mapping[str, Value]) -> bool:
    return those.get("side") == "opponents" or those.get("other") is True


def _sharing(grammar: Grammar) -> None:
    """Add that it shares a keyword with somebody else (23.1)."""
    form = Phrase.of(
        "shares a keyword with {character}",
        {"count": [{"of": {"shares_keyword": True, "*": ["character"]}, "least": 1}]},
    )

    def able(slots: Slots) -> bool:
        return _are_others(slots["character"]) or slots["character"].get("adjacent") is True

    def make(slots: Slots) -> Value | None:
        return form.make(slots) if able(slots) else None

    def split(value: Value) -> Iterator[Slots]:
        yield from (slots for slots in form.split(value) if able(slots))

    grammar.made("of_itself", "shares a keyword with {character}", make, split)


def _of_any(grammar: Grammar) -> None:
    """Add "any opposing character has the Ash keyword": one of them is enough."""
    form = Phrase.of("any {singular} {predicate}", {"of": {"*": ["singular", "predicate"]}, "least": 1})

    def make(slots: Slots) -> Value | None:
        return form.make(slots) if _are_others(slots["singular"]) else None

    def split(value: Value) -> Iterator[Slots]:
        yield from (slots for slots in form.split(value) if _are_others(slots["singular"]))

    grammar.made("counted", "any {singular} {predicate}", make, split)


def _clicks(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Clicks from one number to another, `#1-3` or `#1-#3`."""
    words = [token.low for token in reading.tokens[place : place + 3]]
    if not words or words[0][:1] != "#" or not words[0][1:].isdecimal():
        return
    first = int(words[0][1:])
    if len(words) > 1 and words[1][:1] == "-" and words[1][1:].isdecimal():
        last, end = int(words[1][1:]), place + 2
    elif words[1:2] == ["-"] and words[2][:1] == "#" and words[2][1:].isdecimal():
        last, end = int(words[2][1:]), place + 3
    else:
        return
    if first < last:
        yield {"least": first, "most": last}, end
