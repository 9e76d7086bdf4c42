"""Which family a sentence is of, as cards are written: a to k."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

__all__ = ["family_of", "family_of_effects"]

BY_EFFECT = {
    "modify": "d",
    "action_total": "d",
    "loses": "e",
    "loses_team": "e",
    "standard": "k",
    "cant": "e",
    "cant_be": "e",
    "cant_target": "e",
    "break_away": "e",
    "beside": "e",
    "safeguard": "e",
    "guards": "e",
    "protected": "e",
    "cant_reroll": "e",
    "cant_modify": "f",
    "replace": "f",
    "bound": "f",
    "targets": "f",
    "unhalved": "f",
    "takes_most": "g",
    "deals_most": "g",
    "reduced_least": "g",
    "reduces_most": "g",
    "reduces_besides": "g",
    "penetrating": "g",
    "reduces_penetrating": "g",
    "damage_dealt": "g",
    "damage_taken": "g",
    "instead": "g",
    "as_free": "b",
    "regardless": "b",
}
RESTRICTED = re.compile(r"^(?!If|When|While)[A-Z\[].*,? but\b")
# by its words, where it was not read: the first that fits
BY_WORDS = (
    ("h", re.compile(r"\b(?:FREE|POWER|MOVE|CLOSE|RANGE)(?:/\w+)?\s*[:-]|^Free:")),
    ("j", re.compile(r"starts? the game|begins? the game|^During (?:the )?(?:force|game)|force construction", re.I)),
    ("i", re.compile(
        r"^(?:UNIQUE MODIFIER\W+|SIDELINE ACTIVE\W+)*"
        r"(?:When|Whenever|At the|Once per|Twice per|After|Each time|The first|Until|Before|This turn|For all)\b"
    )),
    ("g", re.compile(r"(?:takes?|deals?|dealt|reduces?|increase\w*|maximum of \d).*damage|penetrating damage", re.I)),
    ("d", re.compile(r"\bmodif(?:y|ies)\b|[+-]\d", re.I)),
    ("e", re.compile(r"can't|cannot|PROTECTED|SAFEGUARD|immune", re.I)),
    ("b", re.compile(r"^[A-Z][\w/ ]+(?:,? but\b| with a? ?range| as FREE)")),
    ("c", re.compile(r"\b(?:can use|has|have|can be)\b")),
    ("f", re.compile(r"minimum|maximum|\bvalue of\b|becomes?", re.I)),
)  # fmt: skip


def family_of(text: str) -> str:
    """Return the family of a sentence by its words alone.

    >>> family_of("FREE: Heal."), family_of("Hollis modifies attack +1."), family_of("Hollis hums.")
    ('h', 'd', 'k')
    """
    return next((family for family, words in BY_WORDS if words.search(text)), "k")


def family_of_effects(text: str, effects: Sequence[Mapping[str, Any]]) -> str:
    """Return the family of a sentence that was understood: that of what it does, or of who can use what.

    A power that a sentence begins with and changes is of family b; said of somebody, or behind a condition, of c.

    >>> said = ("Smoke Cloud as FREE.", "Hollis can use Smoke Cloud as FREE.")
    >>> [family_of_effects(each, [{"as_free": "smoke-cloud"}]) for each in said]
    ['b', 'c']
    """
    found = {BY_EFFECT.get(key, "") for effect in effects for key in effect} - {""}
    if found - {"b"}:
        return min(found - {"b"})
    changed = bool(found) or any("restrict" in effect for effect in effects) or RESTRICTED.match(text) is not None
    return "b" if changed and _begins_with_one(text, effects) else "c"


def _begins_with_one(text: str, effects: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether a sentence begins with the name of a power that one of its effects gives."""
    given = (str(effect.get("grants") or effect.get("as_free") or "?") for effect in effects)
    begins = text.casefold().lstrip("[ ")
    return any(begins.startswith(slug.partition(":")[0].partition("-")[0]) for slug in given)
