"""Whom a card lists outside of its text: "the listed friendly character" of a Team-Up card (1.9bi).

While a text is read the names have a place of their own, `LISTED`; what is known of the card then takes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["LISTED", "add_listed", "asks_for_listed", "with_listed"]

LISTED = "@listed"  # stands where the listed names belong


def add_listed(grammar: Grammar) -> None:
    """Give the grammar those whom a card lists, and what means nothing today."""
    _of_older_books(grammar)
    for article in ("the", "a|any"):
        for behind, more in (("", ()), ("{behinds}", ("behinds",))):
            form = {"side": "friends", "named": [LISTED], **({"*": list(more)} if more else {})}
            grammar.rule("character", f"{article} listed friendly character {behind}", form)
    near: dict[str, Value] = {"side": "friends", "named": [LISTED], "adjacent": True}
    grammar.rule("character", "an adjacent listed friendly character", near)
    grammar.rule("characters", "listed friendly characters", {"side": "friends", "named": [LISTED]})


def _of_older_books(grammar: Grammar) -> None:
    """Add what is said of rules that today's book does not have, and means nothing (P216).

    A themed team has no rerolls of its own (23.3), and who carries moves as far as ever (27.8d).
    """
    rerolls = "your maximum number of Themed Team Probability Control uses ?this ?game is {most:digit}"
    for usual, more in (("( instead of {usual:digit} )", {"usual": "$usual"}), ("", {})):
        meaning: Value = {"most": "$most", **more, "when": "$condition"}
        grammar.rule("void", f"if {{condition}} , {rerolls} {usual} ?.", {"section": "23.3", **meaning})
    for words in ("doesn't modify", "does not modify"):
        for carry in ("from use of the Carry ability", "when carrying|using Carry", "when using the Carry ability"):
            carrying = f"{{self}} {words} his|her|its|their speed ?value {carry} ?."
            grammar.rule("void", carrying, {"section": "27.8d", "carrying": True})


def asks_for_listed(value: Value) -> bool:
    """Return whether a meaning speaks of those whom the card lists.

    >>> asks_for_listed({"who": {"named": [LISTED]}}), asks_for_listed([{"grants": "charge"}])
    (True, False)
    """
    if isinstance(value, Mapping):
        return any(asks_for_listed(each) for each in value.values())
    return value == LISTED or (isinstance(value, list | tuple) and any(asks_for_listed(each) for each in value))


def with_listed(value: Value, names: Sequence[str]) -> Value:
    """Return a meaning with the listed names in their place; where nobody says them, without what asks for them.

    >>> with_listed({"side": "friends", "named": [LISTED]}, ["Ash"]), with_listed({"named": [LISTED]}, [])
    ({'side': 'friends', 'named': ['Ash']}, {})
    """
    if isinstance(value, Mapping):
        made = {key: with_listed(each, names) for key, each in value.items()}
        return {key: each for key, each in made.items() if each != [] or value[key] == []}
    if isinstance(value, list):
        return list(names) if value == [LISTED] else [with_listed(each, names) for each in value]
    return value
