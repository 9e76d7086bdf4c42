"""Team abilities by their names: "the Lanterners team ability", or as a symbol in brackets (19.4)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Reading, Value

__all__ = ["add_teams"]

TEAM = re.compile(r"\[([^\],/]+?) team ability\]", re.IGNORECASE)
# words with which brackets speak of no team ability by its name, or of one of several
NO_NAMES = frozenset((
    "a", "an", "the", "and", "or", "no", "not", "any", "all", "each", "every", "another", "other", "same", "one",
    "either", "both", "your", "their", "his", "her", "its",
))  # fmt: skip


def add_teams(grammar: Grammar) -> None:
    """Add the team abilities that characters can use, by their names (19.4)."""
    grammar.made(
        "team",
        "{single} team|Team ability|Ability",
        lambda slots: None if ":" in slots["single"] else slots["single"],  # a colon ends what something is guarded by
        lambda value: iter([{"single": value}] if isinstance(value, str) else ()),
    )
    grammar.rule("behind", "with ?the {team}", {"team_symbol": ["$team"]})
    grammar.rule("behind", "that|who has|have ?the {team}", {"team_symbol": ["$team"]})
    grammar.rule("having", "has|have ?the {team}", {"team_symbol": ["$team"]})
    grammar.rule("having", "can use ?the {team}", {"team_ability": ["$team"]})
    for with_ in ("with", "that|who has|have"):
        form: Value = [{"keyword": "$keywords"}, "$last"]
        for second in ("{last:having}", "that|who {last:having}"):
            grammar.rule("either", f"{with_} the {{keywords}} keyword|keywords or {second}", form)
    grammar.rule("either_receiver", "can use ?the {team}", {"team_ability": ["$team"]})
    grammar.rule("either_receiver", "have the {keywords} keyword", {"keyword": "$keywords"})
    for words, meaning in (
        ("can use ?the {team}", {"team_ability": ["$team"]}),
        ("{a:either_receiver} or {b:either_receiver}", {"any": ["$a", "$b"]}),
    ):
        grammar.rule("receiver", words, meaning)
    grammar.primitive("team", _in_brackets)
    grammar.primitive("teams_in_brackets", _several_in_brackets)


def _in_brackets(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A team ability as a symbol: `[Lanterners team ability]`."""
    if place < len(reading.tokens) and (name := _name(reading.tokens[place].text)) is not None:
        yield name, place + 1


def _several_in_brackets(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Two or more team abilities in one pair of brackets: `[Lanterners team ability, Ash team ability]`."""
    text = reading.tokens[place].text if place < len(reading.tokens) else ""
    names = [_name(f"[{part.strip()}]") for part in text[1:-1].split(",")]
    if text.startswith("[") and len(names) > 1 and None not in names:
        yield names, place + 1


def _name(symbol: str) -> str | None:
    """Return the name in a symbol of one team ability; None where it is none."""
    found = TEAM.fullmatch(symbol)
    return None if found is None or NO_NAMES.intersection(found[1].casefold().split()) else found[1]
