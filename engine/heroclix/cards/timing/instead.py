"""Two sentences of which the second tells what counts in its case instead: "If …, modify attack +2 instead" (20.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.heroclix.cards.effects import timed
from engine.heroclix.cards.grammar import Value
from engine.heroclix.cards.phrases import OWNERS
from engine.heroclix.cards.tokens import Token

__all__ = ["replaced", "said_instead"]

BEHIND = (["."], ["if"], ["when"], ["while"])  # what stands behind the word
OF_ATTACKS = frozenset(("role", "kind", "other", "targets", "only"))  # what is asked of an attack left out


def said_instead(words: Sequence[Token]) -> tuple[Token, ...] | None:
    """Return a sentence without its "instead", nor whose value it is, which the one before it told; None for others.

    >>> from engine.heroclix.cards.tokens import tokens
    >>> [token.text for token in said_instead(tokens("If wet, modify his attack +2 instead.")) or ()]
    ['If', 'wet', ',', 'modify', 'attack', '+2', '.']
    """
    said = [at for at, word in enumerate(words) if word.low == "instead"]
    if len(said) != 1 or words[-1].low != "." or [word.low for word in words[said[0] + 1 :]][:1] not in BEHIND:
        return None
    owners = frozenset(OWNERS) - {"their"}  # which may be of others, whom its condition names
    owned = {at for at, word in enumerate(words) if at and words[at - 1].low == "modify" and word.low in owners}
    return tuple(word for at, word in enumerate(words) if at not in owned and at != said[0])


def replaced(
    before: Sequence[Mapping[str, Value]], after: Sequence[Mapping[str, Value]], alone: bool = True
) -> Value | None:
    """Return the first effects, which count where the second do not; None where these change something else.

    `alone`: nothing else is said, so that of no other power this is the one that is not used then.

    >>> wet, dry = ({"on": ["water"]}, {"on": ["clear"]})
    >>> one, two = ([{"modify": "attack", "add": n, "when": when}] for n, when in ((1, wet), (2, dry)))
    >>> replaced(one, two)[0]["when"]
    {'on': ['water'], 'unless': {'on': ['clear']}}
    >>> replaced([{"modify": "attack", "add": 1}], two)
    [{'modify': 'attack', 'add': 1, 'when': {'unless': {'on': ['clear']}}}]
    >>> replaced([{"grants": "toughness"}], [{"grants": "impervious", "when": dry}])
    [{'grants': 'toughness', 'when': {'unless': {'on': ['clear']}}}]
    """
    if alone and _one_power(before, set()) and _one_power(after, {"when"}) and "attack" not in after[0]["when"]:
        return timed(before, {"unless": after[0]["when"]}) if before[0]["grants"] != after[0]["grants"] else None
    usual = _alike(before) or all(one.keys() == {"modify", "add"} for one in before)
    values = [one.get("modify") for one in before] == [one.get("modify") for one in after]
    if not before or not usual or not values or not all({"modify", "add", "when"} == one.keys() for one in after):
        return None
    case = after[0]["when"]
    if _alike(after):
        return timed(before, {"unless": case})
    attacks = all(one["when"] == case and one["when"].keys() == {"attack"} for one in after)
    plain = attacks and "when" not in before[0] and case["attack"].keys() <= OF_ATTACKS
    return timed(before, {"no_attack": case["attack"]}) if plain else None


def _one_power(effects: Sequence[Mapping[str, Value]], more: set[str]) -> bool:
    """Return whether one power is given, as the card of powers has it, and nothing else."""
    return len(effects) == 1 and effects[0].keys() == {"grants"} | more and ":" not in str(effects[0]["grants"])


def _alike(effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether effects modify values of their own character, under one condition alike that is no attack."""
    plain = bool(effects) and all({"modify", "add", "when"} == one.keys() for one in effects)
    return plain and all(one["when"] == effects[0]["when"] and "attack" not in one["when"] for one in effects)
