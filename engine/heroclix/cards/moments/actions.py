"""Sentences that are an action, or give somebody one in quotes (7, 21.1a)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.cards.grammar import Reading
from engine.heroclix.cards.moments.limits import condition_at, limited
from engine.heroclix.sentence import Happening

__all__ = ["action_of"]

ACTIONS = {"free": "free", "power": "power", "move": "move", "close": "close", "range": "range", "gratis": "free"}


def action_of(reading: Reading) -> Happening | None:
    """Return the action that a sentence begins with, behind how often it may be given; None where it is none."""
    words = reading.tokens
    if (granted := _granted(reading) or _granted_if(reading)) is not None:
        return granted
    start, limit = limited(reading)
    if start + 1 >= len(words):
        return None
    if words[start].text == "DOUBLE":
        start += 1
    printed = words[start].text
    kinds, start, once = _types(reading, start)
    if not (printed.isupper() or (printed.istitle() and words[start + 1].low == ":")):
        return None
    if not all(kind in ACTIONS for kind in kinds) or words[start + 1].low not in (":", "-"):
        return None
    after, more = limited(reading, start + 2)
    limit = limit or once or more
    return Happening(
        "action", "/".join(ACTIONS[kind] for kind in kinds), when=condition_at(reading, after), limit=limit
    )


def _types(reading: Reading, place: int) -> tuple[list[str], int, str]:
    """Return the types of an action, where the last word of them stands, and how often it is said to be given.

    Some cards print "CLOSE or RANGE:", or "FREE, once per game:".
    """
    said = [token.low for token in reading.tokens[place : place + 3]]
    if len(said) > 2 and said[1] == "or" and said[2] in ACTIONS:
        return [said[0], said[2]], place + 2, ""
    if said[1:] == [",", "once"] or said[1:] == [",", "twice"]:
        end, limit = limited(reading, place + 2)
        return [said[0]], end - 1, limit
    return said[0].split("/"), place, ""


def _granted_if(reading: Reading) -> Happening | None:
    """Return an action that a sentence gives under a condition: `If Hollis has an action token, she has "FREE: …"`."""
    words = reading.tokens
    if words[0].low not in ("if", "while"):
        return None
    for value, end in (*reading.at("condition", 1), *reading.at("bare", 1)):
        if end < len(words) and words[end].low == "," and (granted := _granted(reading, end + 1)) is not None:
            return replace(granted, when=value)
    return None


def _granted(reading: Reading, place: int = 0) -> Happening | None:
    """Return an action that a sentence gives others in quotes: `Friendly characters have "FREE: …"`."""
    words = reading.tokens
    for value, verb in (*reading.at("characters", place), *reading.at("self", place)):
        end = verb + 1 if [token.low for token in words[verb : verb + 2]] == ["can", "use"] else verb
        at = end + 1
        while at < len(words) and words[at].low in (",", ":"):
            at += 1
        at -= 0 if words[at : at + 1] and words[at].low == '"' else 1  # some cards leave the quotes out
        if end < len(words) and words[end].low in ("has", "have", "use") and at + 2 < len(words):
            kinds = words[at + 1].low.split("/")
            if words[at + 1].text.isupper() and all(kind in ACTIONS for kind in kinds) and words[at + 2].low == ":":
                who = value if isinstance(value, dict) else {}
                return Happening("action", "/".join(ACTIONS[kind] for kind in kinds), who=who)
    return None
