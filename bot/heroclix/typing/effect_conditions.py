"""What players type beside an effect: when it counts, for whom, whether it is UNIQUE, how often it may be used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.heroclix.typing.effect_names import names, said
from bot.words.language import Catalogue

__all__ = ["LIMITS", "conditions", "conditions_offered", "limit_of"]

WHEN = ("attacking-close", "attacking-range", "against-close", "against-range")
LENT = "adjacent-friends"
UNIQUE, MAY = "effect-unique", "effect-may"
LIMITS = ("once-per-turn", "once-per-game")
LIMIT_OF = {"effect-times-per-turn": LIMITS[0], "effect-times-per-game": LIMITS[1]}
TIMES = re.compile(r"(?P<times>\d{1,2})\s+(?P<words>.+)")
CHANGE = re.compile(r"(?P<change>.+?\d{1,2}|.+[x×]\s*2)(?P<rest>\D*)")


def conditions(typed: str) -> tuple[str, dict[str, Any]]:
    """Return an effect's text without its conditions, and these (13.1, 22.10).

    >>> conditions("attack +1 attacking-close unique")
    ('attack +1', {'unique': True, 'when': 'attacking-close'})
    """
    found: dict[str, Any] = {}
    while True:
        before, condition = _last(typed)
        if not condition or condition.keys() & found.keys():
            return typed, found
        typed, found = before, found | condition


def limit_of(typed: str) -> dict[str, Any]:
    """Return how often the card may be used (21.11); empty for a text that does not say it.

    >>> limit_of("once per turn"), limit_of("2 times per game"), limit_of("often")
    ({'limit': 'once-per-turn'}, {'limit': 'once-per-game', 'times': 2}, {})
    """
    for limit in LIMITS:
        if typed in names(limit):
            return {"limit": limit}
    counted = TIMES.fullmatch(typed)
    for words, limit in LIMIT_OF.items():
        if counted and counted["words"] in names(words) and int(counted["times"]):
            times = int(counted["times"])
            return {"limit": limit} | ({"times": times} if times > 1 else {})
    return {}


def conditions_offered(typed: str, words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield a change of a value with each condition that it may have, once the change itself is typed."""
    found = CHANGE.fullmatch(typed)
    if found is None:
        return
    change = found["change"].strip()
    for condition in (*WHEN, LENT, UNIQUE):
        yield (
            f"{change} {said('en', condition) if condition == UNIQUE else condition}",
            f"{change} {words.term(condition)}",
        )


def _last(typed: str) -> tuple[str, dict[str, Any]]:
    """Return the text before its last condition, and the condition; the whole text where it ends with none."""
    for condition in (*WHEN, LENT, UNIQUE, MAY):
        for name in names(condition):
            if typed.endswith(f" {name}"):
                return typed.removesuffix(name).rstrip(), _effect_of(condition)
    return typed, {}


def _effect_of(condition: str) -> dict[str, Any]:
    if condition in (UNIQUE, MAY):
        return {condition.removeprefix("effect-"): True}
    return {"lent": LENT} if condition == LENT else {"when": condition}
