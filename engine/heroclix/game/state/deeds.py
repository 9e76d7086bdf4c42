"""What figures did and had done to them, as cards ask for it: this turn, since a side's last turn, in this game (20.9).

A deed is kept with the turn in which it was last done: how many turns had ended before it. Of some things players
tell the game no more than the damage; whether an attack dealt it, and whose, is then nobody's to say (P213).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.heroclix.facts import SINCE_TURN_OF

__all__ = ["Deeds", "deeds_document", "spans", "speaks_of_deeds", "with_deeds"]

Deeds = tuple[tuple[str, int], ...]  # each deed with its turn
OWN = "since-own-turn"
ASKING = re.compile(
    r"'did(?:nt)?'|\b(?:attack|hit|miss|damag)\w*[^.]{0,80}\b(?:this (?:turn|game)|since your last turn)"
)


def speaks_of_deeds(said: str) -> bool:
    """Return whether what stands on a card, in small letters, may ask for what somebody did.

    >>> speaks_of_deeds("if hollis was hit since your last turn"), speaks_of_deeds("hollis moved this turn")
    (True, False)
    """
    return ASKING.search(said) is not None


def with_deeds(deeds: Deeds, done: Iterable[str], turn: int) -> Deeds:
    """Return deeds with some more, done in a turn.

    >>> with_deeds((("hit", 0),), ["hit", "attacked"], 2)
    (('attacked', 2), ('hit', 2))
    """
    return tuple(sorted((dict(deeds) | dict.fromkeys(done, turn)).items()))


def spans(deeds: Deeds, side: str, turns: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Return deeds by the time in which they were done, for a figure of a side.

    `turns`: whose turns have ended, in order. A side's last turn is the last that ended: what was done since then was
    done in a later one, or at any time where it had none yet (P212).

    >>> sorted(spans((("hit", 1),), "red", ("red", "blue"))["since-own-turn"])
    ['hit']
    """
    since = {each: max(number for number, one in enumerate(turns) if one == each) + 1 for each in set(turns)}
    first = {"this-turn": len(turns), OWN: since.get(side, 0), "this-game": 0}
    first |= {f"{SINCE_TURN_OF}{each}": number for each, number in sorted(since.items()) if each != side}
    return {span: frozenset(what for what, turn in deeds if turn >= number) for span, number in first.items()}


def deeds_document(did: Mapping[str, frozenset[str]], unsure: Mapping[str, frozenset[str]]) -> dict[str, Any]:
    """Return what a figure did as a position document has it.

    >>> deeds_document({"this-turn": frozenset(["hit"])}, {"this-turn": frozenset()})
    {'this_turn': ['hit']}
    """
    unknown = _document({span: what for span, what in unsure.items() if what})
    return _document(did) | ({"unsure": unknown} if unknown else {})


def _document(told: Mapping[str, frozenset[str]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for span, what in told.items():
        if span.startswith(SINCE_TURN_OF):
            found.setdefault("since_turn_of", {})[span.removeprefix(SINCE_TURN_OF)] = sorted(what)
        else:
            found[span.replace("-", "_")] = sorted(what)
    return found
