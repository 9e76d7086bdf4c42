"""Two sentences of which the second tells what counts in its case instead: "If …, modify attack +2 instead" (20.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.heroclix.cards.effects import timed
from engine.heroclix.cards.grammar import Value
from engine.heroclix.cards.phrases import OWNERS
from engine.heroclix.cards.tokens import Token

__all__ = ["replaced", "said_instead"]


def said_instead(words: Sequence[Token]) -> tuple[Token, ...] | None:
    """Return a sentence without its "instead", nor whose value it is, which the one before it told; None for others.

    >>> from engine.heroclix.cards.tokens import tokens
    >>> [token.text for token in said_instead(tokens("If wet, modify his attack +2 instead.")) or ()]
    ['If', 'wet', ',', 'modify', 'attack', '+2', '.']
    """
    if [word.low for word in words[-2:]] != ["instead", "."]:
        return None
    owners = frozenset(OWNERS) - {"their"}  # which may be of others, whom its condition names
    owned = {at for at, word in enumerate(words) if at and words[at - 1].low == "modify" and word.low in owners}
    return (*(word for at, word in enumerate(words[:-2]) if at not in owned), words[-1])


def replaced(
    before: Sequence[Mapping[str, Value]], after: Sequence[Mapping[str, Value]], alone: bool = True
) -> Value | None:
    """Return the first effects, which count where the second do not; None where these change something else.

    `alone`: nothing else is said, so that of no other power this is the one that is not used then.

    >>> wet, dry = ({"on": ["water"]}, {"on": ["clear"]})
    >>> one, two = ([{"modify": "attack", "add": n, "when": when}] for n, when in ((1, wet), (2, dry)))
    >>> replaced(one, two)[0]["when"]
    {'on': ['water'], 'unless': {'on': ['clear']}}
    >>> replaced([{"grants": "toughness"}], [{"grants": "impervious", "when": dry}])
    [{'grants': 'toughness', 'when': {'unless': {'on': ['clear']}}}]
    """
    if alone and _one_power(before, set()) and _one_power(after, {"when"}) and "attack" not in after[0]["when"]:
        return timed(before, {"unless": after[0]["when"]}) if before[0]["grants"] != after[0]["grants"] else None
    if not _alike(before) or not _alike(after) or [one["modify"] for one in before] != [one["modify"] for one in after]:
        return None
    return timed(before, {"unless": after[0]["when"]})


def _one_power(effects: Sequence[Mapping[str, Value]], more: set[str]) -> bool:
    """Return whether one power is given, as the card of powers has it, and nothing else."""
    return len(effects) == 1 and effects[0].keys() == {"grants"} | more and ":" not in str(effects[0]["grants"])


def _alike(effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether effects modify values of their own character, under one condition alike that is no attack."""
    plain = bool(effects) and all({"modify", "add", "when"} == one.keys() for one in effects)
    return plain and all(one["when"] == effects[0]["when"] and "attack" not in one["when"] for one in effects)
