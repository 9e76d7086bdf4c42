"""Several conditions in one: "Hollis is adjacent to a friend and has no action tokens", "… or it's your turn" (20.9a).

Where some are joined by "and" and others by "or", nobody tells which of them belong together: that is no condition.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Reading, Value

__all__ = ["add_combined", "placed"]

# of whom the words behind them may be said as well: "a friend that can use Flight and has no action tokens"
RELATIVE = frozenset(("that", "who", "that's", "whose", "and", "or"))
BOUNDS = ("more", "less", "fewer")  # behind "two or"


def add_combined(grammar: Grammar) -> None:
    """Give the grammar conditions of several parts, all of which are joined in one way."""
    grammar.primitive("plain_near", _plain_near)
    grammar.primitive("so_many_and_no_more", _so_many)
    near: Value = {"count": ["$plain_near"]}
    grammar.rule("own_said", "{of_itself}", "$of_itself")
    grammar.rule("own_said", "is {plain_near}", near)
    grammar.rule("own_first", "is {plain_near}", near)
    grammar.rule("condition", "{self} {own_first} and {own_said}", {"*": ["own_first", "own_said"]})
    grammar.rule("condition", "{self} {of_itself} and {own_first}", {"*": ["of_itself", "own_first"]})
    grammar.rule("condition", "{self} {own_first} or {own_said}", {"any": ["$own_first", "$own_said"]})
    grammar.rule("whole_said", "{self} {own_first}", "$own_first")
    grammar.rule("whole_said", "{turns}", "$turns")
    grammar.rule("condition", "{whole_said} or {other:one_condition}", {"any": ["$whole_said", "$other"]})
    three = "{self} {a:own_said} , {b:own_said} ?,"
    grammar.rule("condition", f"{three} and {{c:own_said}}", {"*": ["a", "b", "c"]})
    grammar.rule("condition", f"{three} or {{c:own_said}}", {"any": ["$a", "$b", "$c"]})


def _so_many(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A number behind "only": "only a friend" is nobody else, and not one friend beside others."""
    if place < len(reading.tokens) and reading.tokens[place].low not in ("a", "an", "no"):
        yield from reading.at("number", place)


def _plain_near(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Who has to be near, described so that a verb behind them is none of theirs."""
    for value, end in reading.at("near", place):
        words = [token.low for token in reading.tokens[place : end + 1]]
        joints = (at for at, word in enumerate(words[:-1]) if word in RELATIVE)
        if all(words[at] == "or" and words[at + 1] in BOUNDS for at in joints):
            yield value, end


def placed(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A condition that says near whom each is of whom it asks where they are: "if a friend is adjacent to Hollis"."""
    for value, end in reading.at("condition", place):
        words = [token.low for token in reading.tokens[place:end]]
        if all(_told(words[at:]) for at in range(len(words))):
            yield value, end


def _told(words: list[str]) -> bool:
    """Return whether it is said near whom somebody is, where words begin with where they are (6.3)."""
    if words[0] == "within":
        return words[2:4] in (["squares", "of"], ["square", "of"])
    return words[1:2] == ([{"adjacent": "to", "away": "from"}[words[0]]]) if words[0] in ("adjacent", "away") else True
