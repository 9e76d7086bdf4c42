"""How often something may be done that a sentence begins with, and under which condition (20.9a, 21.11)."""

from __future__ import annotations

import re

from engine.heroclix.cards.grammar import Reading, Value

__all__ = ["condition_at", "limited"]

# words that may stand before an action or a trigger, up to a comma
LIMITS = (
    "once", "twice", "per", "turn", "game", "attack", "action", "force", "for", "all", "characters", "with", "this",
    "trait", "character", "opponent", "effect", "special", "power", "round", "times", "three", "two",
)  # fmt: skip


def limited(reading: Reading, place: int = 0) -> tuple[int, str]:
    """Return where a sentence goes on behind "once per turn," and the like, and how often that is."""
    words = reading.tokens
    if len(words) > place + 1 and words[place].text == "STOP" and words[place + 1].low == ":":
        place += 2
    while place < len(words) and words[place].text in ("SIDELINE", "UNIQUE"):
        place += 2
        while place < len(words) and words[place].low in (":", "-", ","):
            place += 1
    limit = ""
    if place < len(words) and words[place].low in ("once", "twice", "for") and place + 1 < len(words):
        end = place
        while end < len(words) and words[end].low in LIMITS:
            end += 1
        said = " ".join(token.low for token in words[place:end])
        if said.startswith("for") and not said.startswith("for all characters with this"):
            return place, ""
        found = re.search(r"(once|twice) per (turn|game)", said)
        limit = f"{found[1]}-per-{found[2]}" if found else ""
        place = end + 1 if end < len(words) and words[end].low == "," else end
    return place, limit


def condition_at(reading: Reading, place: int) -> dict[str, Value]:
    """Return the condition that an action begins with, where it is understood (20.9a)."""
    words = reading.tokens
    if place < len(words) and words[place].low == "if":
        for value, end in (*reading.at("condition", place + 1), *reading.at("bare", place + 1)):
            if end < len(words) and words[end].low == ",":
                return dict(value)
    return {}
