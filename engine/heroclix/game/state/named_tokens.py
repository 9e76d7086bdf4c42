"""The tokens of a name on figures' cards, as the rules ask for them (21.5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.heroclix.game.events.tracked import PLOT, Counter

__all__ = ["speaks_of_tokens", "tokens_by_name"]

NOUN = re.compile(r"\s+(?:tokens?|fichas?)$", re.IGNORECASE)


def tokens_by_name(counters: Iterable[Counter], figure: str) -> dict[str, int]:
    """Return how many tokens of each name a figure has, whoever gave them; names without case and without the noun.

    >>> tokens_by_name([Counter("cap", "Ember tokens", 2), Counter("cap", "ember", 1, "rob")], "cap")
    {'ember': 3}
    """
    found: dict[str, int] = {}
    for one in counters:
        if one.holder == figure and one.name != PLOT:
            name = NOUN.sub("", one.name).casefold()
            found[name] = found.get(name, 0) + one.number
    return {name: number for name, number in found.items() if number}


def speaks_of_tokens(card: Mapping[str, Any]) -> bool:
    """Return whether a card's texts, or effects typed in their place, may ask for tokens of a name.

    >>> speaks_of_tokens({"special": [{"name": "Old Tricks", "text": "Give Hollis an Ember token."}]})
    True
    """
    return any("token" in str(each).casefold() for each in card.get("special", ()))
